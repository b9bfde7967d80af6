//! Playing through a pipe, as a script or a screen reader does.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Command;

use crate::common::{Folder, GAME, Numbers};
use serde_json::{Value, json};

/// More answers than any game needs.
const ENOUGH: usize = 20_000;

fn ones() -> Vec<u8> {
    b"1\n".repeat(ENOUGH)
}

fn numbers(seed: u64) -> Vec<u8> {
    let mut numbers = Numbers::new(seed);
    let lines: Vec<String> = (0..ENOUGH).map(|_| format!("{}\n", 1 + numbers.below(6))).collect();
    lines.concat().into_bytes()
}

/// Asserts that there are no escape codes, no other control characters and no prompts.
fn assert_plain(out: &str) {
    assert!(out.chars().all(|c| c == '\n' || !c.is_control()), "{out}");
    assert!(!out.lines().any(|line| line.starts_with('>')), "{out}");
}

fn only_id(folder: &Folder) -> String {
    let list = folder.soloist(&["games"], b"").well();
    assert_eq!(list.lines().count(), 2, "{list}");
    let row = list.lines().nth(1).expect("one game");
    row.split(' ').next().expect("an id").to_string()
}

fn entries(folder: &Folder, id: &str) -> Vec<Value> {
    let save = folder.soloist(&["games", "export", id], b"").well();
    let save: Value = serde_json::from_str(&save).expect("JSON");
    save["entries"].as_array().expect("a list").clone()
}

#[test]
fn a_game_is_played_through_a_pipe_to_its_end() {
    for seed in 1..4 {
        let folder = Folder::new();
        let seed_text = seed.to_string();
        let arguments = ["play", GAME, "--seed", &seed_text];
        let input = if seed == 1 { ones() } else { numbers(seed) };
        let out = folder.soloist(&arguments, &input).well();
        assert_plain(&out);
        assert!(out.contains("\nThe game is over: "), "{out}");
        assert!(out.contains("Victory points"), "{out}");
        let id = only_id(&folder);
        let again = folder.soloist(&["play", "--resume", &id], b"").well();
        assert!(again.contains("The game is over: "), "{again}");
    }
}

#[test]
fn answers_in_one_line_are_given_to_one_question_after_the_other() {
    let entered = |input: &[u8]| {
        let folder = Folder::new();
        folder.soloist(&["play", GAME, "--seed", "1"], input).well();
        entries(&folder, &only_id(&folder))
    };
    let apart = entered(b"1\n1\n");
    assert_eq!(entered(b"1; 1\n"), apart);
    assert_eq!(entered(b"1; 99; 1\n"), entered(b"1\n"), "what follows a wrong one is left out");
    assert_ne!(entered(b"1\n"), apart);
}

/// Content overrides are shown, entered, refused, reset, and written as files.
#[test]
fn a_copy_that_shows_something_else_is_entered_through_a_pipe() {
    let folder = Folder::new();
    let lines = "overrides\noverrides WS01\noverrides WS01 bottom = green\noverrides WS01 bottom = tartan\noverrides ZZ9\n\
                 overrides WS01 green\noverrides WS02 top = blue; bottom = blue\noverrides WS02 as ours\nquit\n";
    let play = ["play", "weather-machine", "--luck", "table"];
    let out = folder.soloist(&play, lines.as_bytes()).well();
    for told in [
        "Nothing is entered yet: overrides ID shows a component.",
        "workshop.toml, tile WS01:\n  bottom = white\n  top = green\n",
        "  bottom = green (ours: white)\n  top = green\n",
        "1. Green and green (show WS01)",
        "bottom: expected a colour of Chemicals, found \"tartan\"",
        "overrides: no component has the id 'ZZ9'.",
        "overrides: write FIELD = VALUE; FIELD = VALUE.",
        "Blue and blue (show WS02)",
        "workshop.toml, tile WS02:\n  bottom = white\n  top = green\n",
    ] {
        assert!(out.contains(told), "{told} in {out}");
    }
    let line = "weather-machine/workshop.toml, tile WS01, bottom: \"green\" (ours: \"white\")\n";
    assert_eq!(folder.soloist(&["content", "overrides"], b"").well(), line);
    let own = folder.join("own");
    folder.soloist(&["content", "overrides", "--write", &own], b"").well();
    assert!(folder.soloist(&["content", "check", &own], b"").well().starts_with(line));
    folder.soloist(&["content", "overrides", "--write", &own], b"").refused();
    let none = Folder::new().soloist(&["content", "overrides"], b"").well();
    assert_eq!(none, "Nothing was entered of your copies.\n");
}

/// Questions, narration, carrying out, corrections and undo; all of it is saved.
#[test]
fn a_helper_runs_the_opponent_through_a_pipe() {
    let folder = Folder::new();
    let arguments = ["play", "pocket-mars", "--helper", "--set", "level=cyborg"];
    let lines = b"table module full\ndone\nenergy 4\nundo\nenergy 9\nas known\nquit\n";
    let out = folder.soloist(&arguments, lines).well();
    assert_plain(&out);
    for told in [
        "A helper beside your table",
        "System Failure: ",
        "\nWhat is left in the androids' prep module?\n",
        " The androids' prep module:\n",
        "1. As it was last known (as known)",
        "Two cards are left in the androids' prep module: they do nothing.",
        "Carry this out on the table; then say that it is done.",
        "You: The androids' energy: 4 (table energy 4)",
        "'energy 9' cannot be chosen now",
    ] {
        assert!(out.contains(told), "{told} in {out}");
    }
    let id = only_id(&folder);
    assert_eq!(entries(&folder, &id).len(), 3, "module, done, and as it was known");
    let again = folder.soloist(&["play", "--resume", &id], b"quit\n").well();
    assert!(again.contains("Carry this out"), "{again}");
    let weavers = ["play", "master-of-the-galaxy", "--helper"];
    let lines = b"table home s00\nas known\nfed military 1\nfed economic 1\nas known\nquit\n";
    let out = Folder::new().soloist(&weavers, lines).well();
    for told in [
        "Which start is your home?",
        "What did you draw?",
        " Or say something else",
        ". The game is over",
    ] {
        assert!(out.contains(told), "{told} in {out}");
    }
    let none = folder.soloist(&["play", "backgammon", "--helper"], b"").refused().join(" ");
    assert!(none.contains("backgammon has no helper yet"), "{none}");
}

#[test]
fn a_game_of_several_seats_is_handed_from_one_to_the_next() {
    let folder = Folder::new();
    let arguments = ["play", GAME, "--seats", "2", "--seed", "3"];
    let out = folder.soloist(&arguments, &numbers(8)).well();
    assert_plain(&out);
    assert!(out.contains("Pass to seat 1 (") && out.contains("Pass to seat 2 ("), "{out}");
    assert!(out.contains("\nThe game is over: "), "{out}");
}

/// Solo CoLab has an enemy by default.
#[test]
fn what_is_left_out_is_what_is_proposed_to_as_many() {
    let folder = Folder::new();
    folder.soloist(&["play", "colab", "--seats", "1", "--seed", "1"], b"quit\n").well();
    let save = folder.soloist(&["games", "export", &only_id(&folder)], b"").well();
    let save: Value = serde_json::from_str(&save).expect("JSON");
    assert_eq!([&save["options"]["seats"], &save["options"]["enemies"]], [1, 1], "{save}");
}

#[test]
fn a_seat_is_not_told_which_cards_another_was_dealt() {
    let folder = Folder::new();
    let out = folder.soloist(&["play", GAME, "--seats", "2", "--seed", "3"], &numbers(8)).well();
    let sections: Vec<&str> = out.split("Pass to ").skip(1).take(2).collect();
    let [one, two] = sections[..] else { panic!("two seats in {out}") };
    let dealt = |section: &str| -> Vec<String> {
        let lines = section.lines().filter(|line| line.starts_with("Chance: "));
        let texts = lines.filter_map(|line| Some(line.split_once("(deal ")?.1.to_string()));
        texts.collect()
    };
    assert!(dealt(one).len() >= 4 && dealt(two).len() >= 4, "each knows its own: {out}");
    assert!(dealt(one).iter().all(|card| !dealt(two).contains(card)), "{out}");
}

#[test]
fn at_a_real_table_results_of_chance_are_asked_for_with_their_odds() {
    let folder = Folder::new();
    let out = folder.soloist(&["play", GAME, "--luck", "table"], &numbers(5)).well();
    assert_plain(&out);
    assert!(out.contains(" %") && out.contains("luck from your table"), "{out}");
    assert!(out.contains("\nThe game is over: "), "{out}");
}

#[test]
fn at_a_real_table_an_area_is_entered_in_one_line() {
    let folder = Folder::new();
    let arguments = ["play", "weather-machine", "--seats", "1", "--luck", "table"];
    let lines = b"1 1 1 1 2\n1 1 2 3 4\nundo\n1 1 2 3 4\nlay SU02\n1 9 8\nquit\n";
    let out = folder.soloist(&arguments, lines).well();
    assert_plain(&out);
    for told in [
        "\nSupply: Workshop tiles [WM-SET.9a]\nIn this order: space 1 of the offer; space 2 of the offer; ",
        "  1. Green and white ×3 (show WS01) [WM-SET.9a]",
        "\nAnswer all 5 in one line, such as 3 1 2, or the first few.",
        "'show WS01' is no answer for 'space 4 of the offer', number 4.",
        "\nGovernment: Subsidy tiles [WM-SET.10]",
        "Chance: Subsidy tile: Export Permit (SU02) (lay SU02)",
    ] {
        assert!(out.contains(told), "{told} in {out}");
    }
    let entered = entries(&folder, &only_id(&folder));
    assert_eq!(entered[..2], ["show WS01", "show WS02"], "two that look the same: {entered:?}");
    assert_eq!(entered.len(), 5 + 1 + 3, "{entered:?}");
}

#[test]
fn at_a_real_table_each_seat_enters_its_own_cards_unseen() {
    let folder = Folder::new();
    // Enter sits down; the first four cards go to one seat, the next four to the other.
    let answers = "\ndeal GH1\ndeal GH2\ndeal GH3\ndeal GH4\n\nchoices\ndeal GH1\ndeal GH5\n";
    let arguments = ["play", GAME, "--seats", "2", "--luck", "table"];
    let out = folder.soloist(&arguments, answers.as_bytes()).well();
    let (one, two) = out.split_once("Pass to seat 2").expect("the other enters his own");
    assert!(one.contains("Pass to seat 1") && one.contains("(deal GH4)"), "{one}");
    let is_row = |line: &&str| line.contains(". ") && line.contains("(deal GH1) [");
    let listed = |text: &str| text.lines().filter(is_row).count();
    assert!(listed(two) >= 2, "a list without GH1 would tell who has it: {two}");
    assert!(two.contains("'deal GH1' cannot be chosen now; if your table shows it"), "{two}");
    assert!(!two.contains("dealt GH2") && two.contains("(deal GH5)"), "{two}");
    assert!(!out.contains(" %"), "odds would tell it too: {out}");
}

#[test]
fn bots_play_by_themselves_and_are_told() {
    for (game, players) in [(GAME, "human,novice,greedy"), ("backgammon", "search:10,human")] {
        let folder = Folder::new();
        let arguments = ["play", game, "--players", players, "--seed", "5"];
        let out = folder.soloist(&arguments, &numbers(3)).well();
        assert_plain(&out);
        assert!(!out.contains("Pass to"), "one person is at the screen all the time: {out}");
        assert!(out.contains("\nThe game is over: "), "{out}");
        assert!(out.contains("\nYou: "), "{out}");
        assert!(out.contains("\nWhite: "), "{out}");
        let id = only_id(&folder);
        let save = folder.soloist(&["games", "export", &id], b"").well();
        let save: Value = serde_json::from_str(&save).expect("JSON");
        let words: Vec<&str> = players.split(',').collect();
        assert_eq!(save["players"], serde_json::json!(words));
        assert_eq!(save["practice"], false);
    }
}

#[test]
fn bots_play_among_themselves() {
    let folder = Folder::new();
    let arguments = ["play", GAME, "--players", "random,greedy", "--seed", "5"];
    let out = folder.soloist(&arguments, b"").well();
    assert_plain(&out);
    assert!(out.contains("\nThe game is over: ") && !out.contains("You: "), "{out}");
}

#[test]
fn players_that_do_not_fit_are_refused_before_anything_is_kept() {
    let folder = Folder::new();
    let play = |players| folder.soloist(&["play", "backgammon", "--players", players], b"");
    let lines = play("human,me,oracle").refused();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(
        lines[0].contains("--players: there is no bot 'me'; there are human, random"),
        "{lines:?}"
    );
    let lines = play("human,club,club").refused();
    assert!(lines[0].contains("one for each seat, 2, found 3"), "{lines:?}");
    assert!(folder.soloist(&["games"], b"").well().starts_with("No games"));
}

#[test]
fn a_hint_names_the_best_choices_and_marks_the_game_as_practice() {
    for game in [GAME, "backgammon"] {
        let folder = Folder::new();
        let answers =
            b"hint 0.2\nhint 0.1\nhint x\nplayers human\nplayers human,random\n1\n1\nquit\n";
        let arguments = ["play", game, "--players", "human,human", "--seed", "5"];
        let answers = [&b"\n"[..], answers].concat();
        let out = folder.soloist(&arguments, &answers).well();
        assert_plain(&out);
        assert_eq!(out.matches("this game is practice").count(), 1, "{out}");
        assert_eq!(out.matches("The best choices, after ").count(), 2, "{out}");
        assert!(out.contains(" %, give or take ") && out.contains(" points; tried "), "{out}");
        for part in
            ["'x' is no number of seconds", "one for each seat, 2, found 1", "From now on: "]
        {
            assert!(out.contains(part), "{part} in {out}");
        }
        let again = folder.soloist(&["play", "--resume", &only_id(&folder)], b"").well();
        assert!(again.contains("; practice") && again.contains(" random"), "{again}");
        let shown = folder.soloist(&["games", "show", &only_id(&folder)], b"").well();
        assert!(shown.contains("Players: human, random\nPractice: "), "{shown}");
    }
}

/// The review of a finished game, in the game and from outside, leaves it unchanged; a game in
/// progress becomes practice.
#[test]
fn how_a_game_went_is_told_as_text() {
    for (game, players) in [(GAME, "human"), ("backgammon", "human,greedy")] {
        let folder = Folder::new();
        let arguments = ["play", game, "--players", players, "--seed", "5"];
        let early = [&b"1\nanalyse 5\nanalyse 0\nanalyse x\nquit\n"[..]].concat();
        let out = folder.soloist(&arguments, &early).well();
        assert_plain(&out);
        assert!(out.contains("From now on this game is practice."), "{out}");
        assert_eq!(out.matches("is no number from 1 to ").count(), 2, "{out}");
        assert!(out.contains("The estimated chance to win:\n"), "{out}");
        assert!(out.contains("\n  1 You\n"), "its own only: {out}");
        // The win probabilities of this game are not calibrated.
        assert!(game != "backgammon" || out.contains("\n  Not calibrated: "), "{out}");

        let folder = Folder::new();
        let unfinished = folder.soloist(&arguments, b"1\n").well();
        let unfinished = unfinished.trim_end().rsplit(' ').next().expect("an id").to_string();
        let refused = folder.soloist(&["games", "analyse", &unfinished], b"").refused();
        assert!(refused[0].contains("is not over"), "{refused:?}");
        folder.soloist(&["play", "--resume", &unfinished], &numbers(3)).well();
        let analyse = ["games", "analyse", &unfinished[..], "--simulations", "8"];
        let out = folder.soloist(&analyse, b"").well();
        assert_plain(&out);
        let evaluated = " judged; a choice with 8 simulations, a loss again with 160.";
        for part in [evaluated, "100 %\n", "What swung most:\n"] {
            assert!(out.contains(part), "{part} in {out}");
        }
        let words = ["What would have been better:", "No choice of a person lost a game in 100"];
        assert!(words.iter().any(|words| out.contains(words)), "{out}");
        assert_eq!(folder.soloist(&analyse, b"").well(), out, "from the seed");
        let shown = folder.soloist(&["games", "show", &unfinished], b"").well();
        assert!(!shown.contains("Practice: "), "{shown}");
    }
}

/// The guide of a game is shown above its questions until somebody chooses differently.
#[test]
fn a_guide_is_followed_in_the_terminal() {
    let folder = Folder::new();
    let first = folder.soloist(&["play", "weather-machine", "--guide"], b"").well();
    assert_plain(&first);
    let proposed = |out: &str| -> String {
        let line = out.lines().rfind(|line| line.starts_with("The guide's choice: "));
        let line = line.unwrap_or_else(|| panic!("the guide proposes nothing: {out}"));
        let number = line.trim_start_matches("The guide's choice: ").split('.').next();
        number.expect("a number").to_string()
    };
    assert!(first.contains(", step 1 of "), "{first}");
    let id = only_id(&folder);
    let mut seen = 0;
    let mut answer = proposed(&first);
    for _ in 0..40 {
        let out = folder.soloist(&["play", "--resume", &id], answer.as_bytes()).well();
        let step = out.lines().rfind(|line| line.contains(", step ") && line.contains(" of "));
        let step = step.expect("still in the guide").to_string();
        seen += 1;
        if step.contains(", step 3 of ") {
            break;
        }
        answer = proposed(&out);
    }
    assert!((2..40).contains(&seen), "{seen} choices lead to the third step");
    let out = folder.soloist(&["play", "--resume", &id], b"choices\nundo\nquit\n").well();
    assert!(out.matches(", step 3 of ").count() >= 2, "choices tells it again: {out}");
    let own = if proposed(&out) == "1" { "2\n" } else { "1\n" };
    let out = folder.soloist(&["play", "--resume", &id], own.as_bytes()).well();
    assert!(out.contains("You have left the guide; the game goes on."), "{out}");
    let later = folder.soloist(&["play", "--resume", &id], b"").well();
    assert!(!later.contains(", step "), "{later}");
}

#[test]
fn every_command_of_the_help_works_between_two_answers() {
    let folder = Folder::new();
    let file = folder.join("game.json");
    let export = format!("export {file}");
    let lines = [
        "help",
        "look",
        "choices",
        "why",
        "log",
        "log 2",
        "rule nothing",
        "rule",
        "undo",
        "1",
        "undo",
        "redo",
        "redo",
        "save",
        "save Sunday",
        "save",
        &export,
        &export,
        "export",
        "/help",
        "",
        "   ",
        "nonsense",
        "9999",
        "-1",
        "log x",
        "quit",
        "1",
    ];
    let out = folder.soloist(&["play", GAME, "--seed", "4"], lines.join("\n").as_bytes()).well();
    assert_plain(&out);
    for part in [
        "  undo: ",
        "'nonsense' is neither a choice nor a command",
        "9999 is no number from 1 to ",
        "There is no rule 'nothing'.",
        "Your last choice is taken back",
        "'Sunday' is ",
        "The game is written to ",
        "cannot be written",
        "To open it again: soloist play --resume ",
    ] {
        assert!(out.contains(part), "{part} in\n{out}");
    }
    let id = only_id(&folder);
    let exported = std::fs::read_to_string(&file).expect("written");
    assert_eq!(folder.soloist(&["games", "export", &id], b"").well(), exported);
    assert!(out.trim_end().ends_with(&id), "{out}");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = Folder::new();
    folder.soloist(&["play", GAME, "--seed", "6"], b"1\n1\n1\n").well();
    let id = only_id(&folder);
    let before = entries(&folder, &id);
    folder.soloist(&["play", "--resume", &id[..6]], b"1\n1\nquit\n").well();
    let after = entries(&folder, &id);
    assert!(after.len() > before.len() && after.starts_with(&before), "{before:?} {after:?}");
    let other = Folder::new();
    other.soloist(&["play", GAME, "--seed", "6"], b"1\n1\n1\n1\n1\n").well();
    assert_eq!(entries(&other, &only_id(&other)), after, "leaving in between changes nothing");
}

#[test]
fn other_content_than_the_games_own_is_noted() {
    let folder = Folder::new();
    let game = folder.path().join("own").join(GAME);
    std::fs::create_dir_all(&game).expect("made");
    std::fs::write(game.join("options.toml"), "[[option]]\nid = \"energy_top\"\ndefault = 6\n")
        .expect("written");
    let own = folder.join("own");
    let out = folder.soloist(&["play", GAME, "--seed", "2", "--content", &own], b"1\n").well();
    assert!(out.contains("--content"), "the hint names the content: {out}");
    let id = only_id(&folder);
    let same = folder.soloist(&["play", "--resume", &id, "--content", &own], b"").well();
    assert!(!same.contains("Note: "), "{same}");
    let other = folder.soloist(&["play", "--resume", &id], b"").well();
    assert!(other.contains("Note: "), "{other}");
}

/// However the program ends, killed or by Ctrl-C, no answer that was shown is lost.
#[test]
fn a_killed_game_has_every_answer_that_was_told() {
    let mut ended = Vec::new();
    for (round, signal) in (0..8_u64).zip(["KILL", "INT"].into_iter().cycle()) {
        let folder = Folder::new();
        let mut child = folder.start_interruptible(&["play", GAME, "--seed", "11"]);
        let mut stdin = child.stdin.take().expect("piped");
        let stdout = BufReader::new(child.stdout.take().expect("piped"));
        let answers = numbers(round);
        let writer = std::thread::spawn(move || drop(stdin.write_all(&answers)));
        let mut lines = stdout.lines().map_while(Result::ok);
        // It starts slowly on a busy machine, then plays for a while.
        let first: Vec<String> = lines.by_ref().take(20 + 30 * round as usize).collect();
        let killed = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
        assert!(killed.expect("there is kill").success(), "{first:?}");
        let lines: Vec<String> = first.into_iter().chain(lines).collect();
        ended.push((signal, child.wait().expect("ended").success()));
        writer.join().expect("written");
        let told = lines.iter().filter(|line| line.starts_with("You: ")).count();
        let id = only_id(&folder);
        let kept = entries(&folder, &id).len();
        assert!(kept >= told, "round {round}, {signal}: {told} answers were told");
        let out = folder.soloist(&["play", "--resume", &id], &numbers(99)).well();
        assert!(out.contains("\nThe game is over: "), "it is played on to its end: {out}");
    }
    // A quick game may be over before the signal arrives, but not every time.
    for signal in ["KILL", "INT"] {
        assert!(ended.contains(&(signal, false)), "{signal} in the middle: {ended:?}");
    }
}

/// A helper's draws follow a seed, which can be given; at a real table there is none.
#[test]
fn a_helper_that_draws_takes_a_seed() {
    let told = |seed: &str, more: &[&str]| {
        let folder = Folder::new();
        let play = [&["play", "weather-machine", "--helper", "--seed", seed], more].concat();
        let ran = folder.soloist(&play, &ones()[..120]);
        (ran, folder)
    };
    let log = |seed| {
        let (ran, folder) = told(seed, &[]);
        ran.well();
        entries(&folder, &only_id(&folder))
    };
    let (one, same, other) = (log("1"), log("1"), log("2"));
    let draws = |log: &[Value]| log.iter().any(|entry| entry.to_string().contains("drawn report"));
    assert!(draws(&one) && one == same && one != other, "{one:?} {other:?}");
    let refused = told("1", &["--set", "draws=table"]).0.refused().join(" ");
    assert!(refused.contains("drawn at your table"), "{refused}");
}

/// What followed from an edited position comes first in its log.
#[test]
fn what_follows_from_a_position_is_told_through_a_pipe() {
    let folder = Folder::new();
    let engine = |lines: &[Value]| -> Vec<Value> {
        let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
        let out = folder.soloist(&["engine"], lines.join("\n").as_bytes()).well();
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let replies = engine(&[
        json!({"do": "new", "game": "pocket-mars", "seed": 4}),
        json!({"do": "play", "bot": "random", "seed": 1, "entries": 61}),
        json!({"do": "state"}),
    ]);
    let mut state = replies[2]["state"].clone();
    state["frames"] = json!([{ "steps": { "list": "solo_round", "next": 2 } }]);
    let replies = engine(&[
        json!({"do": "set", "game": "pocket-mars", "state": state, "seed": 4}),
        json!({"do": "save"}),
    ]);
    let told = replies[0]["told"][0]["text"].as_str().expect("a text").to_string();
    let save = replies[1]["save"].to_string();
    folder.soloist(&["games", "import", "-"], save.as_bytes()).well();
    let id = only_id(&folder);
    let before = folder.soloist(&["play", "--resume", &id], b"table\nquit\n").well();
    let out = folder.soloist(&["play", "--resume", &id], b"log\nquit\n").well();
    let times = |out: &str| out.matches(&told).count();
    assert_eq!(times(&out), times(&before) + 1, "{told} in {out}");
    assert!(!out.contains("The log has no entries."), "{out}");
}
