//! Functions that play answers by their texts and report what is where.

use game_core::{Choices, Emitted, Game, Narrate, Seat, Turn, Viewer};
use i18n::Locale;
use pocket_mars::{Building, Content, Event, Face, Options, Player, PocketMars, View};
use serde_json::Value;

/// The player with this word: `p1` to `p4`, `da`.
pub(crate) fn player(word: &str) -> Player {
    word.parse().unwrap_or_else(|_| panic!("no player: {word}"))
}

/// The Building with this word or these letters: `greenhouse` or `G`, `A`, `EB`, `CC`, `H`.
pub(crate) fn building(word: &str) -> Building {
    let letters = LETTERS.iter().position(|&letters| letters == word);
    match letters {
        Some(index) => Building::ALL[index],
        None => word.parse().unwrap_or_else(|_| panic!("no Building: {word}")),
    }
}

const LETTERS: [&str; 5] = ["G", "A", "EB", "CC", "H"];

/// A new game with these options, before its first question.
pub(crate) fn new_game(options: Value) -> PocketMars {
    let Value::Object(settings) = options else { panic!("options are an object") };
    let options = Options::read(&settings, Content::ours()).expect("options");
    PocketMars::new(&options, Content::ours()).expect("a game")
}

/// The texts of all legal answers.
pub(crate) fn answers(game: &PocketMars) -> Vec<String> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.listed().iter().map(ToString::to_string).collect()
}

/// Whether this answer is legal now.
pub(crate) fn offers(game: &PocketMars, answer: &str) -> bool {
    answers(game).iter().any(|listed| listed == answer)
}

/// Whether any legal answer begins like this.
pub(crate) fn offers_any(game: &PocketMars, beginning: &str) -> bool {
    answers(game).iter().any(|listed| listed.starts_with(beginning))
}

/// Who must answer now: `p1` to `p4`, `chance`, or `over`.
pub(crate) fn asked(game: &PocketMars) -> String {
    match game.turn() {
        Turn::Choose(seat) => Player::of_seat(seat).to_string(),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}

/// Asserts who is asked, and the list of all answers.
#[track_caller]
pub(crate) fn expect(game: &PocketMars, who: &str, listed: &[&str]) {
    assert_eq!(asked(game), who, "{:?}", answers(game));
    assert_eq!(answers(game), listed);
}

/// Gives answers in turn and returns all events.
///
/// If chance must answer first and the next text is none of its results, its first result is taken.
/// After the last answer nothing more is done.
#[track_caller]
pub(crate) fn play(game: &mut PocketMars, texts: &[&str]) -> Vec<Emitted<Event>> {
    let mut emitted = Vec::new();
    for &text in texts {
        while game.turn() == Turn::Chance && !offers(game, text) {
            emitted.extend(first_result(game));
        }
        let Ok(choice) = text.parse() else { panic!("no answer: {text}") };
        if game.apply(choice, &mut emitted).is_err() {
            panic!("{} cannot answer '{text}', but {:?}", asked(game), answers(game));
        }
    }
    emitted
}

/// Lets chance answer with its first result until a seat is asked or the game is over.
pub(crate) fn chance(game: &mut PocketMars) -> Vec<Emitted<Event>> {
    let mut emitted = Vec::new();
    while game.turn() == Turn::Chance {
        emitted.extend(first_result(game));
    }
    emitted
}

/// Gives answers, then lets chance answer.
#[track_caller]
pub(crate) fn play_on(game: &mut PocketMars, texts: &[&str]) -> Vec<Emitted<Event>> {
    let mut emitted = play(game, texts);
    emitted.extend(chance(game));
    emitted
}

/// Plays the first answer to every question until the game is over or the condition holds.
#[track_caller]
pub(crate) fn play_until(
    game: &mut PocketMars,
    stop: impl Fn(&PocketMars) -> bool,
) -> Vec<Emitted<Event>> {
    let mut emitted = Vec::new();
    for _ in 0..1000 {
        if game.turn() == Turn::Over || stop(game) {
            return emitted;
        }
        emitted.extend(first_result(game));
    }
    panic!("a thousand answers, and it never came");
}

/// Ends a turn: skips the rest of the action where possible, and gives the first answers to the 4
/// card rule.
#[track_caller]
pub(crate) fn finish_turn(game: &mut PocketMars) -> Vec<Emitted<Event>> {
    let (round, active) = (game.state().round, game.state().active);
    let mut emitted = Vec::new();
    while game.turn() != Turn::Over && (game.state().round, game.state().active) == (round, active)
    {
        match offers(game, "skip") {
            true => emitted.extend(play(game, &["skip"])),
            false => emitted.extend(first_result(game)),
        }
    }
    emitted
}

fn first_result(game: &mut PocketMars) -> Vec<Emitted<Event>> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let mut emitted = Vec::new();
    game.apply_unchecked(choices.listed()[0], &mut emitted);
    emitted
}

/// The rules of the events, in order.
pub(crate) fn rules(emitted: &[Emitted<Event>]) -> Vec<&str> {
    emitted.iter().map(|emitted| emitted.rule.0).collect()
}

/// Whether an event was emitted under this rule.
pub(crate) fn emitted_by(emitted: &[Emitted<Event>], rule: &str) -> bool {
    emitted.iter().any(|emitted| emitted.rule.0 == rule)
}

/// The events as text for a viewer: `p1` to `p4`, `nobody`, or `everybody`.
pub(crate) fn words(game: &PocketMars, emitted: &[Emitted<Event>], viewer: &str) -> Vec<String> {
    emitted
        .iter()
        .map(|emitted| game.describe_event(&emitted.event, eyes(viewer), Locale::English).text)
        .collect()
}

/// The viewer with this word: `p1` to `p4`, `nobody`, or `everybody`.
pub(crate) fn eyes(viewer: &str) -> Viewer {
    match viewer {
        "nobody" => Viewer::Nobody,
        "everybody" => Viewer::Everybody,
        seat => Viewer::Seat(player(seat).seat().unwrap_or(Seat(0))),
    }
}

/// The view of this viewer.
pub(crate) fn view(game: &PocketMars, viewer: &str) -> View {
    game.view(eyes(viewer))
}

/// Where a player's colonists are, such as `earth 5, ship 1, A 1/0`; empty places are omitted.
pub(crate) fn colonists(game: &PocketMars, who: &str) -> String {
    let (state, player) = (game.state(), player(who));
    let mut places = Vec::new();
    for (name, count) in [("earth", state.earth[player]), ("ship", state.on_ship[player])] {
        if count > 0 {
            places.push(format!("{name} {count}"));
        }
    }
    for (at, letters) in Building::ALL.into_iter().zip(LETTERS) {
        let (first, second) = (state.first[at][player], state.second[at][player]);
        if first + second > 0 {
            places.push(format!("{letters} {first}/{second}"));
        }
    }
    places.join(", ")
}

/// A player's energy.
pub(crate) fn energy(game: &PocketMars, who: &str) -> u8 {
    game.state().energy[player(who)]
}

/// A player's hand in the fixed order of cards, such as `GH1 AQ4`.
pub(crate) fn hand(game: &PocketMars, who: &str) -> String {
    join(game.state().hands[player(who)].iter())
}

/// A prep module from slot 1 on, such as `AQ7 -` or `green EB1`.
pub(crate) fn prep(game: &PocketMars, who: &str) -> String {
    join(game.state().prep[player(who)].iter().map(|slot| match slot.map(|held| held.face) {
        None => "-".to_string(),
        Some(Face::Known(card)) => card.to_string(),
        Some(Face::Sealed(colour)) => colour.to_string(),
    }))
}

/// The number of a player's cards in hand and in the prep module.
pub(crate) fn counts(game: &PocketMars, who: &str) -> (usize, usize) {
    (game.state().hands[player(who)].len(), game.state().prep_count(player(who)))
}

/// The cards connected to a Building, the lowest first, with `-` after face-down ones.
pub(crate) fn stack(game: &PocketMars, at: &str) -> String {
    join(game.state().stacks[building(at)].iter().map(|connected| {
        let face_down = if connected.face_down { "-" } else { "" };
        format!("{}{face_down}", connected.card)
    }))
}

/// The discard pile, the top card last.
pub(crate) fn discard(game: &PocketMars) -> String {
    join(game.state().discard.iter())
}

/// The top card of the discard pile, or nothing.
pub(crate) fn top_of_discard(game: &PocketMars) -> String {
    game.state().discard.last().map_or(String::new(), ToString::to_string)
}

/// How many cards the deck has.
pub(crate) fn deck(game: &PocketMars) -> u8 {
    game.state().deck.count
}

/// A player's score, were the game over now.
pub(crate) fn score(game: &PocketMars, who: &str) -> i32 {
    game.score(player(who))
}

fn join(words: impl Iterator<Item = impl ToString>) -> String {
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// The printed title of a card.
pub(crate) fn title(card: &str) -> &'static str {
    &Content::ours().card(card.parse().expect("a card")).title
}
