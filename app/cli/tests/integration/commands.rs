//! Every command: its help, its output, and its errors.

use crate::common::{Folder, GAME};
use serde_json::Value;

const COMMANDS: [&str; 9] =
    ["serve", "play", "games", "engine", "sim", "bench", "rules", "content", "doctor"];

#[test]
fn every_command_has_help_with_examples() {
    let folder = Folder::new();
    let all = folder.soloist(&["--help"], b"").well();
    for command in COMMANDS {
        assert!(all.contains(&format!("  {command} ")), "{command} in {all}");
        let help = folder.soloist(&[command, "--help"], b"").well();
        assert!(help.contains("Example") && help.contains("soloist "), "{help}");
        assert!(help.lines().next().is_some_and(|line| line.len() > 10), "{help}");
    }
    for command in ["list", "show", "analyse", "rename", "delete", "export", "link", "import"] {
        folder.soloist(&["games", command, "--help"], b"").well();
    }
    folder.soloist(&["content", "check", "--help"], b"").well();
    let help = folder.soloist(&["completions", "--help"], b"").well();
    assert!(help.contains("Examples:") && help.contains("bash"), "{help}");
}

#[test]
fn the_version_names_the_contents_and_in_short_itself_alone() {
    let folder = Folder::new();
    let short = folder.soloist(&["-V"], b"").well();
    assert_eq!(short, format!("soloist {}\n", env!("CARGO_PKG_VERSION")));
    let long = folder.soloist(&["--version"], b"").well();
    assert!(long.starts_with(&short), "{long}");
    for part in ["\ncommit: ", "\npocket-mars: rules ", ", content "] {
        assert!(long.contains(part), "{part} in {long}");
    }
}

#[test]
fn shells_complete_every_command_and_man_pages_describe_it() {
    let folder = Folder::new();
    let pages = folder.join("man");
    assert_eq!(folder.soloist(&["man-pages", &pages], b"").well(), "");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = folder.soloist(&["completions", shell], b"").well();
        for command in COMMANDS {
            assert!(script.contains(command), "{command} for {shell}");
        }
    }
    for command in COMMANDS {
        let page = std::fs::read_to_string(format!("{pages}/soloist-{command}.1"));
        let page = page.unwrap_or_else(|why| panic!("{command}: {why}"));
        assert!(page.contains(".TH ") && page.contains(&format!("soloist {command}")), "{page}");
    }
    assert_eq!(folder.soloist(&["completions", "cmd"], b"").refused().len(), 1);
}

#[cfg(unix)]
#[test]
fn the_examples_of_the_help_work() {
    use std::process::{Command, Stdio};
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path().join("my-copies").join(GAME)).expect("made");
    let binary = std::path::Path::new(env!("CARGO_BIN_EXE_soloist"));
    let path = std::env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", binary.parent().expect("a folder").display());
    let mut ran = 0;
    for command in COMMANDS {
        let help = folder.soloist(&[command, "--help"], b"").well();
        let (_, examples) = help.split_once("Example").expect("examples");
        for line in examples.lines().filter(|line| line.contains("soloist ")) {
            // An example may be followed by an explanation. Examples with a saved game are tested
            // elsewhere, and the server does not end by itself.
            let example = line.trim().split("   ").next().expect("it begins somewhere");
            if example.contains(" 4f") || example.contains("sunday.json") || command == "serve" {
                continue;
            }
            let many = ["--games 10000", "--games 1000", "--games 20"];
            let few = |line: String, many| line.replace(many, "--games 4");
            let quick = many.into_iter().fold(example.to_string(), few);
            let quick = quick.replace("--seconds 20", "--seconds 0.05");
            let more = match command {
                "sim" if !quick.contains("--games") => " --games 4",
                "bench" if !quick.contains("--seconds") => " --seconds 0.05",
                _ => "",
            };
            let quick = quick + more;
            let output = Command::new("sh")
                .args(["-c", quick.as_str()])
                .env("PATH", &path)
                .env("LC_ALL", "C")
                .env("XDG_DATA_HOME", folder.path())
                .current_dir(folder.path())
                .stdin(Stdio::null())
                .output()
                .expect("a shell");
            assert!(output.status.success() && output.stderr.is_empty(), "{quick}: {output:?}");
            ran += 1;
        }
    }
    assert!(ran >= 12, "{ran}");
}

#[test]
fn wrong_input_gets_one_line_and_exit_code_2() {
    let folder = Folder::new();
    let nowhere = folder.join("nowhere");
    for arguments in [
        &["plya"][..],
        &["--addr", "here"],
        &["serve", "extra"],
        &["play"],
        &["play", "chess"],
        &["play", GAME, "--seets", "2"],
        &["play", GAME, "--seats", "two"],
        &["play", GAME, "--seats", "99"],
        &["play", GAME, "--set", "seats"],
        &["play", GAME, "--set", "no-such-option=1"],
        &["play", GAME, "--seed", "-1"],
        &["play", GAME, "--luck", "none"],
        &["play", GAME, "--luck", "table", "--seed", "1"],
        &["play", "--resume", "nothing"],
        &["play", "--resume", ""],
        &["play", "--resume", "x", "--seed", "1"],
        &["play", "backgammon", "--guide"],
        &["play", "weather-machine", "--guide", "--seed", "1"],
        &["play", "--resume", "x", "--guide"],
        &["games", "analyse", "nothing"],
        &["games", "analyse", "x", "--simulations", "0"],
        &["play", GAME, "--content", &nowhere],
        &["games", "show", "nothing"],
        &["games", "rename", "nothing"],
        &["games", "delete", "nothing"],
        &["games", "import", &nowhere],
        &["engine", "--content", &nowhere],
        &["sim", GAME, "--games", "0"],
        &["sim", GAME, "--mode", "no such mode"],
        &["sim", GAME, "--players", "no-such-bot", "--games", "1"],
        &["sim", GAME, "--players", "random,human", "--games", "1"],
        &["sim", GAME, "--seats", "2", "--players", "random,random,random", "--games", "1"],
        &["sim", GAME, "--games", "1", "--compare", "players=random"],
        &["sim", GAME, "--games", "1", "--compare", &format!("content=ours,{nowhere}")],
        &["sim", GAME, "--games", "1", "--csv", &nowhere, "--json"],
        &["sim", GAME, "--seed", "18446744073709551615"],
        &["bench", GAME, "--seconds", "0"],
        &["bench", GAME, "--seconds", "NaN"],
        &["rules"],
        &["rules", "chess"],
        &["rules", GAME, "no-such-rule"],
        &["content", "check"],
        &["content", "check", &nowhere],
    ] {
        let lines = folder.soloist(arguments, b"").refused();
        assert_eq!(lines.len(), 1, "{arguments:?}: {lines:#?}");
    }
}

#[test]
fn several_wrong_options_are_all_named_at_once() {
    let folder = Folder::new();
    let arguments = ["sim", GAME, "--seats", "99", "--set", "x=1", "--set", "y", "--games", "10"];
    assert_eq!(folder.soloist(&arguments, b"").refused().len(), 3);
}

#[test]
fn a_system_that_fails_gets_one_line_and_exit_code_1() {
    let folder = Folder::new();
    let file = folder.join("file");
    std::fs::write(&file, "in the way").expect("written");
    let ran = folder.soloist(&["games", "--data", &file], b"");
    assert_eq!((ran.code, ran.complaints.len()), (Some(1), 1), "{ran:?}");
}

#[test]
fn nothing_is_made_where_the_input_is_wrong() {
    let folder = Folder::new();
    let data = folder.join("data");
    for arguments in [
        &["play", GAME, "--seats", "9"][..],
        &["play", GAME, "--seats", "-1"],
        &["play", "chess"],
        &["play", "--resume", "nothing"],
        &["games", "show", "nothing"],
        &["games", "delete", "nothing"],
    ] {
        let arguments = [arguments, &["--data", &data]].concat();
        assert_eq!(folder.soloist(&arguments, b"").refused().len(), 1);
        assert!(!std::path::Path::new(&data).exists(), "{arguments:?}");
    }
    let list = folder.soloist(&["games", "--data", &data], b"").well();
    assert!(list.starts_with("No games are saved"), "{list}");
    assert!(!std::path::Path::new(&data).exists());
}

#[test]
fn options_are_refused_in_the_form_in_which_they_were_typed() {
    let folder = Folder::new();
    let arguments = ["play", GAME, "--seats", "-1", "--set", "energy_top=99", "--set", "=x"];
    let lines = folder.soloist(&arguments, b"").refused();
    let text = lines.join("\n");
    for part in ["seats: -1 is not", "energy_top: 99 is not", "--set '=x': expected"] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[cfg(unix)]
#[test]
fn content_that_is_no_file_is_refused_at_once() {
    let folder = Folder::new();
    let game = folder.path().join("own").join(GAME);
    std::fs::create_dir_all(&game).expect("made");
    std::os::unix::fs::symlink("/dev/zero", game.join("cards.toml")).expect("made");
    std::fs::create_dir(game.join("ships.toml")).expect("made");
    let lines = folder.soloist(&["content", "check", &folder.join("own")], b"").refused();
    assert_eq!(lines.len(), 2, "{lines:#?}");
    assert!(lines.iter().all(|line| line.ends_with("this is no file")), "{lines:#?}");
}

#[test]
fn a_reader_who_leaves_early_is_no_trouble() {
    let folder = Folder::new();
    for arguments in [&["rules", GAME][..], &["--help"], &["play", GAME], &["engine"]] {
        let mut child = folder.start(arguments);
        drop(child.stdout.take());
        drop(child.stdin.take());
        let output = child.wait_with_output().expect("ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    }
}

#[test]
fn saved_games_are_listed_renamed_exported_imported_and_deleted() {
    let folder = Folder::new();
    assert!(folder.soloist(&["games"], b"").well().starts_with("No games are saved"));
    folder.soloist(&["play", GAME, "--seed", "1", "--name", "First"], b"1\n1\n").well();
    folder.soloist(&["play", GAME, "--seed", "2", "--name", "Second"], b"").well();
    let list = folder.soloist(&["games", "list"], b"").well();
    assert_eq!(list.lines().count(), 3, "{list}");
    let row = list.lines().find(|line| line.contains("First")).expect("it is listed");
    let id = row.split(' ').next().expect("an id").to_string();

    folder.soloist(&["games", "rename", &id, "Sunday evening"], b"").well();
    let shown = folder.soloist(&["games", "show", "Sunday evening"], b"").well();
    assert!(shown.contains(&id) && shown.contains("seed 1"), "{shown}");

    let file = folder.join("sunday.json");
    folder.soloist(&["games", "export", &id, &file], b"").well();
    let text = folder.soloist(&["games", "export", &id], b"").well();
    assert_eq!(std::fs::read_to_string(&file).expect("written"), text);
    let again = folder.soloist(&["games", "export", &id, &file], b"").refused();
    assert!(again[0].contains("sunday.json"), "a file that is there is not replaced: {again:?}");

    let copy = folder.soloist(&["games", "import", &file, "--name", "Copy"], b"").well();
    let copy = copy.trim();
    assert_eq!(folder.soloist(&["games", "export", copy], b"").well(), text);
    let piped = folder.soloist(&["games", "import", "-"], text.as_bytes()).well();
    assert_ne!(piped.trim(), copy);

    let link = ["games", "link", &id, "--to", "games.example/index.html"];
    let link = folder.soloist(&link, b"").well();
    assert!(link.starts_with("https://games.example/?game="), "{link}");
    assert_eq!(link.lines().count(), 1, "through a pipe the link comes alone: {link}");
    let linked = folder.soloist(&["games", "import", link.trim()], b"").well();
    assert_eq!(folder.soloist(&["games", "export", linked.trim()], b"").well(), text);
    folder.soloist(&["games", "delete", linked.trim()], b"").well();
    let nowhere = folder.soloist(&["games", "link", &id, "--to", "no address"], b"").refused();
    assert!(nowhere[0].contains("no address"), "{nowhere:?}");
    let cut = &link[..link.len() / 2];
    let broken = folder.soloist(&["games", "import", cut], b"").refused();
    assert!(broken[0].contains("copy all of it"), "{broken:?}");

    let beginning = folder.soloist(&["games", "delete", &copy[..4]], b"").refused();
    assert!(beginning[0].contains(copy), "to delete, the whole id is wanted: {beginning:?}");
    folder.soloist(&["games", "delete", copy], b"").well();
    folder.soloist(&["games", "show", copy], b"").refused();
    assert_eq!(folder.soloist(&["games"], b"").well().lines().count(), 4);
}

#[test]
fn a_wrong_save_is_refused_with_every_reason_and_not_kept() {
    let folder = Folder::new();
    let wrong = br#"{"soloist":1,"game":"chess","rules":"x","entries":[1,2]}"#;
    let lines = folder.soloist(&["games", "import", "-"], wrong).refused();
    assert!(lines.len() >= 5, "{lines:#?}");
    assert_eq!(folder.soloist(&["games", "import", "-"], b"\xff\xfe").refused().len(), 1);
    assert_eq!(folder.soloist(&["games", "import", "-"], b"").refused().len(), 1);
    assert!(folder.soloist(&["games"], b"").well().starts_with("No games are saved"));
}

#[test]
fn a_simulation_is_the_same_again_and_reads_well_as_json() {
    let folder = Folder::new();
    let sim = ["sim", GAME, "--games", "150", "--seed", "9"];
    let text = folder.soloist(&sim, b"").well();
    assert_eq!(folder.soloist(&sim, b"").well(), text);
    assert!(text.contains("95 % interval") && !text.contains('\x1b'), "{text}");
    let last = text.lines().last().expect("a line");
    let on_more =
        "On more machines: python3 -m soloist.ray pocket-mars --players random --games 150";
    assert!(last.starts_with(on_more) && last.contains(r#"--options '{"#), "{last}");
    let json = folder.soloist(&[&sim[..], &["--json"]].concat(), b"").well();
    assert!(!json.contains("soloist.ray"), "{json}");
    let runs: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(runs[0]["games"], 150);
    let endings = runs[0]["endings"].as_array().expect("a list");
    let ended: u64 = endings.iter().filter_map(|ending| ending["games"].as_u64()).sum();
    assert_eq!(ended, 150);
    for party in runs[0]["parties"].as_array().expect("a list") {
        let rate = &party["win_rate"];
        let number = |field: &str| rate[field].as_f64().expect("a number");
        assert!(number("low") <= number("share") && number("share") <= number("high"), "{party}");
    }
}

#[test]
fn a_simulation_plays_one_mode_or_all_of_them() {
    let folder = Folder::new();
    let all = ["sim", GAME, "--games", "20", "--all-modes", "--json"];
    let runs: Value = serde_json::from_str(&folder.soloist(&all, b"").well()).expect("JSON");
    let runs = runs.as_array().expect("a list");
    assert!(runs.len() > 1, "{runs:?}");
    let mode = runs[1]["mode"].as_str().expect("a name");
    let one = ["sim", GAME, "--games", "20", "--mode", mode, "--json"];
    let one: Value = serde_json::from_str(&folder.soloist(&one, b"").well()).expect("JSON");
    assert_eq!(one[0], runs[1]);
}

/// Compared line-ups play the same seeds, and the files contain everything about them.
#[test]
fn line_ups_are_compared_and_written_to_files() {
    let folder = Folder::new();
    let (csv, page) = (folder.join("games.csv"), folder.join("report.html"));
    let compare = ["--compare", "players=greedy+random,random", "--games", "30"];
    let sim = [&["sim", "backgammon", "--html", &page], &compare[..]].concat();
    let text = folder.soloist(&[&sim[..], &["--csv", &csv]].concat(), b"").well();
    assert!(text.contains("players=greedy+random\n30 games"), "{text}");
    assert!(text.contains("more than the first") && text.contains("random for greedy"), "{text}");
    let rows = std::fs::read_to_string(&csv).expect("written");
    assert_eq!(rows.lines().count(), 1 + 2 * 30);
    assert!(rows.lines().nth(31).is_some_and(|row| row.contains("players=random")), "{rows}");
    let page = std::fs::read_to_string(&page).expect("written");
    let command = ["soloist", "sim", "backgammon", "--html"];
    let command = command.map(|word| format!("<span class=\"word\">{word}</span>")).join(" ");
    assert!(page.contains("<svg") && page.contains(&command), "{page}");

    let json =
        folder.soloist(&[&["sim", "backgammon", "--json"], &compare[..]].concat(), b"").well();
    let runs: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(runs[0]["by_player"].as_array().map(Vec::len), Some(2));
    let correlation = &runs[1]["more_than_the_first"][1]["win_rate"]["correlation"];
    assert!(correlation.as_f64().is_some_and(|it| (-1.0..=1.0).contains(&it)), "{runs}");
    assert!(text.contains("correlation"), "{text}");
    let more = &runs[1]["more_than_the_first"][0];
    assert_eq!((&more["who"], &more["games"]), (&"random for greedy".into(), &30.into()));
    let stdout = ["sim", "backgammon", "--games", "3", "--csv", "-"];
    assert_eq!(folder.soloist(&stdout, b"").well().lines().count(), 4);
}

/// The text, the JSON, the CSV file and the page show how games went.
#[test]
fn a_simulation_tells_how_games_went() {
    let folder = Folder::new();
    let (csv, page) = (folder.join("games.csv"), folder.join("report.html"));
    let sim =
        ["sim", GAME, "--seats", "2", "--players", "greedy", "--games", "30", "--lead-changes"];
    let files = ["--csv", &csv, "--html", &page, "--action-stats"];
    let text = folder.soloist(&[&sim[..], &files].concat(), b"").well();
    for told in
        ["\nwho began ", "\nrounds ", "\nchoices of a decision ", "\n90 % ", "\nrarely chosen "]
    {
        assert!(text.contains(told), "{told} in {text}");
    }
    assert!(
        text.trim_end().lines().last().is_some_and(|line| line.contains(" --lead-changes")),
        "{text}"
    );

    let json = folder.soloist(&[&sim[..], &["--json"]].concat(), b"").well();
    let run = serde_json::from_str::<Value>(&json).expect("JSON")[0].clone();
    let sum = |counts: &Value| {
        counts.as_array().map_or(0, |all| all.iter().filter_map(Value::as_u64).sum::<u64>())
    };
    let histograms = run["histograms"].as_array().expect("a list");
    assert_eq!(histograms.len(), 6, "{histograms:?}");
    for one in histograms.iter().filter(|one| one["of"] != "choices") {
        assert_eq!(sum(&one["counts"]), 30, "{one}");
    }
    assert_eq!(run["lead_changes"]["tenths"].as_array().map(Vec::len), Some(10));
    assert_eq!(
        (&run["turn_order"][1]["nth"], &run["turn_order"][1]["games"]),
        (&2.into(), &30.into())
    );
    assert!(run["rounds"]["mean"].as_f64() > Some(1.0) && run["action_stats"].is_null(), "{run}");

    let rows = std::fs::read_to_string(&csv).expect("written");
    assert!(rows.starts_with("mode,compared,players,seed,rule,entries,decisions,rounds,first,"));
    assert!(rows.lines().next().is_some_and(|row| row.contains(",lead_changes,leads,")), "{rows}");
    let page = std::fs::read_to_string(&page).expect("written");
    for drawn in ["Win rates from who began", "Rounds of a game", "How often the leader wins"] {
        assert!(page.contains(&format!("aria-label=\"{drawn}\"")), "{drawn}");
    }
    assert!(page.contains("Rarely chosen"), "{page}");
}

/// Contents are compared like line-ups: a player who scores three points for each colonist on the
/// Spaceship instead of one has more of them, and our own content laid over itself changes nothing.
#[test]
fn contents_are_compared_on_the_same_seeds() {
    let folder = Folder::new();
    let content = |name: &str, ship: u8| {
        let place = folder.path().join(name).join(GAME);
        std::fs::create_dir_all(&place).expect("made");
        std::fs::write(place.join("scoring.toml"), format!("[scoring]\nship = {ship}\n"))
            .expect("written");
        folder.join(name)
    };
    let contents = format!("content=ours,{},{}", content("same", 1), content("other", 3));
    let sim = ["sim", GAME, "--games", "30", "--compare", contents.as_str()];
    let json = folder.soloist(&[&sim[..], &["--json"]].concat(), b"").well();
    let runs: Value = serde_json::from_str(&json).expect("JSON");
    let score = |run: &Value| run["more_than_the_first"][0]["score"].clone();
    let (same, other) = (score(&runs[1]), score(&runs[2]));
    assert_eq!((same["low"].as_f64(), same["high"].as_f64()), (Some(0.0), Some(0.0)), "{same}");
    assert!(other["low"].as_f64() > Some(0.0), "{other}");
    assert_ne!(runs[0]["content"], runs[2]["content"]);
    let other = folder.join("other");
    let both = [&sim[..], &["--content", &other]].concat();
    assert_eq!(folder.soloist(&both, b"").refused().len(), 1);
    let players = ["--compare", "players=random,greedy", "--csv", "-"];
    let rows = folder.soloist(&[&sim[..], &players].concat(), b"").well();
    assert_eq!(rows.lines().count(), 1 + 2 * 3 * 30);
}

#[test]
fn a_bench_counts_games_and_entries() {
    let folder = Folder::new();
    let bench = folder.soloist(&["bench", GAME, "--seconds", "0.2", "--json"], b"").well();
    let bench: Value = serde_json::from_str(&bench).expect("JSON");
    assert_eq!(bench["one_thread"]["threads"], 1);
    for runs in ["one_thread", "all_cores"] {
        let speed = &bench[runs];
        assert!(speed["games_per_second"].as_f64().is_some_and(|games| games > 1.0), "{bench}");
        let entries = speed["entries_per_second"].as_f64();
        assert!(entries > speed["games_per_second"].as_f64(), "{bench}");
    }
    let text = folder.soloist(&["bench", GAME, "--seconds", "0.1"], b"").well();
    assert!(text.contains("entries/s"), "{text}");
}

#[test]
fn the_rule_index_is_read_whole_or_by_id() {
    let folder = Folder::new();
    let index = folder.soloist(&["rules", GAME], b"").well();
    let id = index.split_whitespace().next().expect("an id").to_string();
    let rule = folder.soloist(&["rules", GAME, &id.to_lowercase()], b"").well();
    assert!(rule.starts_with(&id) && rule.contains("Source: "), "{rule}");
}

#[test]
fn content_of_ones_own_is_checked_with_file_table_and_field() {
    let folder = Folder::new();
    let own = folder.path().join("own");
    let game = own.join(GAME);
    std::fs::create_dir_all(&game).expect("made");
    let check = ["content", "check", &folder.join("own")];
    assert!(folder.soloist(&check, b"").well().starts_with("Nothing here is laid"));

    std::fs::write(game.join("options.toml"), "[[option]]\nid = \"energy_top\"\ndefault = 6\n")
        .expect("written");
    let told = folder.soloist(&check, b"").well();
    assert!(told.contains("options.toml, option energy_top, default: 6"), "{told}");

    let wrong =
        "[[option]]\nid = \"energy_top\"\ndefault = \"six\"\n[[option]]\nid = \"nothing\"\n";
    std::fs::write(game.join("options.toml"), wrong).expect("written");
    std::fs::write(game.join("cards.toml"), "x = [").expect("written");
    std::fs::write(game.join("ships.toml"), b"\xff").expect("written");
    let lines = folder.soloist(&check, b"").refused();
    assert!(lines.len() == 1 && lines[0].contains("ships.toml"), "{lines:#?}");
    std::fs::remove_file(game.join("ships.toml")).expect("removed");
    std::fs::create_dir(own.join("chess")).expect("made");
    let lines = folder.soloist(&check, b"").refused();
    for part in ["chess: there is no such game", "cards.toml, line 1: ", "option \"nothing\": "] {
        assert!(lines.iter().any(|line| line.contains(part)), "{part} in {lines:#?}");
    }
    let field = "options.toml, option energy_top, default: expected a whole number";
    assert!(lines.iter().any(|line| line.contains(field)), "{lines:#?}");
    let play = ["play", GAME, "--content", &folder.join("own")];
    assert!(folder.soloist(&play, b"").refused().len() >= 3, "it is not played with either");
}

/// As the help says, options of the program may also precede the command.
#[test]
fn the_place_of_the_games_may_be_named_before_the_command() {
    let folder = Folder::new();
    let place = folder.join("elsewhere");
    let play = ["--data", &place, "play", GAME, "--seed", "1", "--name", "Elsewhere"];
    folder.soloist(&play, b"").well();
    let list = folder.soloist(&["--data", &place, "games"], b"").well();
    assert!(list.contains("Elsewhere"), "{list}");
    assert!(folder.soloist(&["games", "--data", &place], b"").well().contains("Elsewhere"));
    assert!(!folder.soloist(&["games"], b"").well().contains("Elsewhere"));
    folder.soloist(&["--data", &place, "sim", GAME], b"").refused();
    folder.soloist(&["--addr", "127.0.0.1:0", "games"], b"").refused();
}

/// Other accounts cannot read what only its owner may read.
#[cfg(unix)]
#[test]
fn the_folder_and_the_database_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let place = folder.join("new/games");
    folder.soloist(&["play", GAME, "--seed", "1", "--data", &place], b"").well();
    let rights =
        |path: &str| std::fs::metadata(path).expect("is there").permissions().mode() & 0o777;
    assert_eq!(rights(&place), 0o700);
    assert_eq!(rights(&format!("{place}/soloist.sqlite")), 0o600);
}

#[test]
fn the_list_of_saved_games_comes_in_pages() {
    let folder = Folder::new();
    for name in ["one", "two", "three"] {
        folder.soloist(&["play", "backgammon", "--seed", "1", "--name", name], b"").well();
    }
    let first = folder.soloist(&["games", "list", "--most", "2"], b"").well();
    assert!(first.contains("three") && !first.contains("one"), "{first}");
    assert!(first.contains("1 more: soloist games list --from 2"), "{first}");
    let last = folder.soloist(&["games", "list", "--from", "2"], b"").well();
    assert!(last.contains("one") && !last.contains("two") && !last.contains("more"), "{last}");
}

/// An error names ten of a kind, however many there are.
#[test]
fn a_flood_of_mistakes_is_refused_briefly() {
    let folder = Folder::new();
    let entries = vec!["0"; 200_000].join(",");
    let save = format!("{{\"do\":\"load\",\"save\":{{\"entries\":[{entries}]}}}}\n");
    let reply = folder.soloist(&["engine"], save.as_bytes()).well();
    assert!(reply.contains("199990 more of the same kind"), "{}", &reply[..500.min(reply.len())]);
    assert!(reply.len() < 10_000, "{} bytes", reply.len());
}

/// Without write permission, listing and exporting work, and playing gives an error.
#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read_is_listed_and_exported_from() {
    use std::os::unix::fs::{PermissionsExt as _, chown};
    use std::os::unix::process::CommandExt as _;
    const NOBODY: u32 = 65_534;
    let folder = Folder::new();
    let place = folder.join("games");
    let play = ["play", GAME, "--seed", "1", "--name", "Kept", "--data", &place];
    folder.soloist(&play, b"").well();
    let allow = |path: &str, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("allowed")
    };
    allow(&folder.path().display().to_string(), 0o755);
    for file in ["games/soloist.sqlite", "games"] {
        allow(&folder.join(file), 0o555);
    }
    // Root can write everywhere, so when run as root this test switches to another user.
    let root = chown(&place, Some(NOBODY), None).is_ok();
    let program = folder.join("soloist");
    std::fs::copy(env!("CARGO_BIN_EXE_soloist"), &program).expect("a copy that anybody may run");
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(&program);
        if root {
            chown(folder.join("games/soloist.sqlite"), Some(NOBODY), None).expect("given away");
            command.uid(NOBODY);
        }
        command.args(arguments).args(["--data", &place]).env("LC_ALL", "C").output().expect("runs")
    };
    let list = run(&["games"]);
    let told = String::from_utf8_lossy(&list.stdout);
    assert!(told.contains("Kept"), "{list:?}");
    let export = run(&["games", "export", "Kept"]);
    assert!(String::from_utf8_lossy(&export.stdout).contains("\"soloist\": 1"), "{export:?}");
    let renamed = run(&["games", "rename", "Kept", "Other"]);
    let told = String::from_utf8_lossy(&renamed.stderr);
    assert!(!renamed.status.success() && told.contains("can only be read"), "{renamed:?}");
    allow(&place, 0o755);
}

#[test]
fn a_search_beyond_its_limits_is_told_them() {
    let folder = Folder::new();
    let players = ["play", GAME, "--players", "human,search:4294967295"];
    let told = folder.soloist(&players, b"").refused().join(" ");
    assert!(told.contains("1 to 1000000 simulations"), "{told}");
}
