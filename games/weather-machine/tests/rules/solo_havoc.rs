//! SAB-STS, SAB-HAV: sets of tokens and their effects.

use crate::support::{Play, Table};
use serde_json::json;
use weather_machine::{Area, Decision, Event, Paper, Player, TokenPlace, Weather};

/// An empty Hideout, and ten cards in the deck.
fn table() -> Table {
    with(json!([]))
}

fn with(readings: serde_json::Value) -> Table {
    Table::with(json!({ "seats": 1, "readings": readings }))
        .bare_hideout()
        .agent("white", "lab left")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("supply")
        .reports("SR20", "SR02", 10)
}

fn three_of(weather: &str) -> Vec<String> {
    ["government", "lab", "rnd"].iter().map(|area| format!("{area} {weather}")).collect()
}

fn steal_three(table: Table, weather: &str) -> Table {
    three_of(weather).iter().fold(table, |table, token| table.steal(&[token]))
}

/// The weathers whose sets were used, in order.
fn used(play: &Play) -> Vec<Weather> {
    let weather = |event: &Event| match event {
        Event::SetUsed { weather, .. } => Some(*weather),
        _ => None,
    };
    play.emitted.iter().filter_map(|emitted| weather(&emitted.event)).collect()
}

/// [SAB-STS.1, SAB-HAV.1, SAB-HAV.1a, SAB-HAV.1b, SAB-HAV.1c, SAB-HAV.1d] A set of a locked weather
/// leaves the game, a tile is placed, a card is discarded and the Lock token removed, in this
/// order.
#[test]
fn havoc_with_a_locked_weather() {
    let play = steal_three(table(), "sun").havoc(Weather::Rain);
    assert_eq!(
        play.priority_list(Decision::Havoc),
        ["SAB-STS.1 NoSet: rain, wind, fog, snow", "sun"]
    );
    assert_eq!(play.state().storms[Weather::Sun].level, 2);
    assert!(play.state().locks.contains(Weather::Sun), "the card comes first");
    let cp = play.lab(Player::One).cp;
    let play = play.choose("report SR15");
    assert!(!play.state().locks.contains(Weather::Sun));
    assert_eq!(play.state().gone_tokens.0.map(|of| of[Weather::Sun]), [1, 1, 1]);
    assert_eq!(play.state().solo.tokens.0.map(|of| of[Weather::Sun]), [0, 0, 0]);
    let rules = play.rules();
    let order = ["SAB-HAV.1a", "SAB-HAV.1b", "SAB-HAV.1c", "SAB-HAV.1d"];
    let places: Vec<_> = order.map(|rule| rules.iter().position(|&emitted| emitted == rule)).into();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{rules:?}");
    assert_eq!(play.state().previous(), Some("SR15".parse().unwrap()));
    assert_eq!((play.state().solo.deck, play.target(), play.lab(Player::One).cp), (9, 35, cp));
}

/// [SAB-STS.1, SAB-STS.2] Two colours are a set only if the weather is unlocked.
#[test]
fn two_colours_are_a_set_of_an_unlocked_weather() {
    let two = || table().steal(&["lab sun", "rnd sun"]);
    assert!(used(&two().havoc(Weather::Rain)).is_empty());
    let play = two().unlocked(&[Weather::Sun]).havoc(Weather::Rain);
    assert_eq!(used(&play), [Weather::Sun]);
    let same = table().steal(&["lab sun", "lab sun"]).unlocked(&[Weather::Sun]);
    assert!(used(&same.havoc(Weather::Rain)).is_empty());
}

/// [SAB-STS.3, SAB-R.32, SAB-HAV.1a] Awards replace missing tokens, no more than needed, and leave
/// the game with the set.
#[test]
fn awards_stand_for_missing_tokens() {
    let play = table().steal(&["lab sun"]).steal_awards(3).havoc(Weather::Rain);
    assert_eq!(used(&play), [Weather::Sun]);
    let play = play.choose("report SR15");
    assert_eq!((play.state().solo.awards, play.state().gone_awards), (1, 2));
    let play = table().steal(&["lab sun", "rnd sun"]).steal_awards(3).havoc(Weather::Rain);
    assert_eq!((play.state().solo.awards, play.state().gone_awards), (2, 1));
    let few = table().steal(&["lab sun"]).steal_awards(1).havoc(Weather::Rain);
    assert!(used(&few).is_empty());
}

/// [SAB-STS.3, SAB-R.32] Awards alone are a set only with that reading.
#[test]
fn awards_alone_are_no_set() {
    let play = table().steal_awards(3).havoc(Weather::Wind);
    assert!(used(&play).is_empty());
    let play = with(json!(["award_sets"])).steal_awards(3).havoc(Weather::Wind);
    assert_eq!(used(&play), [Weather::Wind]);
    assert_eq!(play.state().solo.awards, 0);
}

/// [SAB-STS.4, SAB-R.33] Of three colours of an unlocked weather the two with the most tokens
/// leave; ties in the order blue, green, lilac.
#[test]
fn the_most_plentiful_colours_leave() {
    let gone = |play: &Play| {
        let area = |event: &&Event| match event {
            Event::ResearchMoved { area, to: TokenPlace::Gone, .. } => Some(*area),
            _ => None,
        };
        play.by("SAB-HAV.2a").iter().filter_map(area).collect::<Vec<Area>>()
    };
    let play = steal_three(table(), "fog").unlocked(&[Weather::Fog]).havoc(Weather::Rain);
    assert_eq!(gone(&play), [Area::Government, Area::Lab]);
    let reasons = [
        "Fog is unlocked, so a set is 2 tokens of different colours; the Hideout has \
         1 blue, 1 green and 1 lilac (SAB-STS.2)",
        "Of these, the most plentiful leave, ties in the order blue, green, \
         lilac: blue and green (SAB-R.33)",
    ];
    assert_eq!(play.reasons("SAB-HAV.2a"), reasons);
    let play = steal_three(table(), "fog")
        .steal(&["rnd fog"])
        .unlocked(&[Weather::Fog])
        .havoc(Weather::Rain);
    assert_eq!(gone(&play), [Area::Government, Area::Rnd]);
    assert!(play.reasons("SAB-HAV.2a")[1].ends_with("lilac: blue and lilac (SAB-R.33)"));
}

/// [SAB-HAV.1b] Markers leave the covered tile. If there is no tile to place they stay, and the
/// card and the Lock token go anyway.
#[test]
fn the_storm_covers_its_markers_or_does_not_come() {
    let table = || steal_three(table(), "snow").broken(Player::One, "1", Weather::Snow, 0);
    let play = table().havoc(Weather::Rain);
    assert_eq!(play.state().storms[Weather::Snow].markers, [None; 4]);
    assert_eq!(play.lab(Player::One).papers.0[0], Paper::Box);
    let play = table().storm(Weather::Snow, 3).havoc(Weather::Rain);
    assert_eq!(play.by("WM-PHB.12c"), [&Event::NoStorm { weather: Weather::Snow }]);
    assert_eq!(play.lab(Player::One).papers.0[0], Paper::OnTile);
    let play = play.choose("report SR15");
    assert!(!play.state().locks.contains(Weather::Snow));
}

/// [SAB-HAV.1c, SAB-R.50] If the deck is empty, no card is discarded.
#[test]
fn havoc_with_an_empty_deck() {
    let play = steal_three(table(), "sun").reports("SR20", "SR02", 0).havoc(Weather::Rain);
    let emitted = ["The deck has no card, so no Security Report is discarded."];
    assert_eq!(play.lines("SAB-HAV.1c"), emitted);
    assert!(!play.state().locks.contains(Weather::Sun));
}

/// [SAB-HAV.2a, SAB-HAV.2b, SAB-R.34] For the set of an unlocked weather, you choose between the
/// Target and a card.
#[test]
fn you_choose_the_price_of_an_unlocked_set() {
    let open = || table().steal(&["lab sun", "rnd sun"]).unlocked(&[Weather::Sun]);
    let play = open().havoc(Weather::Rain);
    assert_eq!(play.offers(), ["target", "discard"]);
    assert_eq!(play.state().storms[Weather::Sun].level, 1);
    let raised = play.choose("target");
    assert_eq!((raised.raised("SAB-HAV.2a"), raised.state().solo.deck), (5, 10));
    let emitted = "The Target rises by 5 to 40: their set, instead of a card of the deck.";
    assert_eq!(raised.raises("SAB-HAV.2a"), [emitted]);
    let play = open().havoc(Weather::Rain).choose("discard").choose("report SR15");
    assert_eq!((play.raised("SAB-HAV.2a"), play.state().solo.deck), (0, 9));
    let card = Event::ReportDiscarded { report: "SR15".parse().unwrap() };
    assert!(play.by("SAB-HAV.2a").contains(&&card));
}

/// [SAB-HAV.2c, SAB-R.50] With an empty deck the Target rises.
#[test]
fn with_an_empty_deck_the_target_rises() {
    let play = table()
        .steal(&["lab sun", "rnd sun"])
        .unlocked(&[Weather::Sun])
        .reports("SR20", "SR02", 0)
        .havoc(Weather::Rain);
    let emitted = "The Target rises by 5 to 40: their set, as the deck has no card to discard.";
    assert_eq!(play.raises("SAB-HAV.2c"), [emitted]);
    assert_ne!(play.offers(), ["target", "discard"]);
}

/// [SAB-HAV.3, SAB-HAV.4] Every set is used: locked weathers first, each group in weather order
/// from the card of step 5 on.
#[test]
fn every_set_is_used_in_order() {
    let table = steal_three(steal_three(table(), "rain"), "fog")
        .steal(&["lab sun", "rnd sun", "lab wind", "rnd wind"])
        .unlocked(&[Weather::Sun, Weather::Wind]);
    let mut play = table.havoc(Weather::Sun);
    assert_eq!(
        play.priority_list(Decision::Havoc),
        ["SAB-STS.1 NoSet: snow", "SAB-HAV.3 Unlocked: wind, sun", "SAB-HAV.4 Later: rain", "fog"]
    );
    play = play.choose("report SR15").choose("report SR16");
    play = play.choose("target").choose("target");
    assert_eq!(used(&play), [Weather::Fog, Weather::Rain, Weather::Sun, Weather::Wind]);
    assert_eq!(play.state().solo.tokens.0.iter().flat_map(|of| of.0).sum::<u8>(), 0);
}

/// [SAB-HAV.5] A weather unlocked by a set needs only two colours from then on.
#[test]
fn what_is_unlocked_counts_at_once() {
    let table = steal_three(table(), "sun").steal(&["lab sun", "rnd sun"]);
    let play = table.havoc(Weather::Rain).choose("report SR15");
    assert_eq!(used(&play), [Weather::Sun, Weather::Sun]);
    assert_eq!(play.offers(), ["target", "discard"]);
}

/// [SAB-HAV.4, SAB-R.29] Cards discarded meanwhile do not change the start of the order, except
/// with the other reading.
#[test]
fn the_card_of_step_five_fixes_the_order() {
    // SR15 shows Sun. From Rain on, Wind comes before Snow; from Sun on, Snow comes before Wind.
    let order = |readings| {
        let table = steal_three(steal_three(with(readings), "rain"), "wind");
        let table = steal_three(table, "snow").reports("SR12", "SR02", 10);
        let play = table.havoc(Weather::Rain).hush().choose("report SR15");
        let last = play.reasons("SAB-HAV.4").last().cloned();
        (used(&play), last.expect("why this set comes next"))
    };
    let (sets, why) = order(json!([]));
    assert_eq!(sets, [Weather::Wind]);
    assert_eq!(
        why,
        "The report discarded in step 5 shows Rain, so Wind comes first of Wind and Snow (SAB-HAV.4)"
    );
    let (sets, why) = order(json!(["reread_havoc"]));
    assert_eq!(sets, [Weather::Snow]);
    let now = "The Previous Report is now \"white to R&D, Sun, topmost\", which shows \
               Sun, so Snow comes first of Wind and Snow (SAB-HAV.4)";
    assert_eq!(why, now);
}

/// [SAB-TRN.7, SAB-HAV.4] The order starts at the card that was the Current Report in this turn.
#[test]
fn havoc_begins_at_the_card_just_followed() {
    // Pink to the Supply, with Fog.
    let table = steal_three(steal_three(table(), "wind"), "snow");
    let play = table.agent("pink", "rnd middle").reports("SR20", "SR18", 10).sabotage();
    let play = play.choose("report SR10");
    assert_eq!(used(&play), [Weather::Snow]);
}
