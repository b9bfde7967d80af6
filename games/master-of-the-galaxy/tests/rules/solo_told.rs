//! Events of the Weavers and of conflicts give their reasons, and where cubes and cards went.

use game_core::{Emitted, Line, Narrate, Viewer};
use i18n::Locale;
use master_of_the_galaxy::{Against, Event, List, MasterOfTheGalaxy};

use crate::support::{ONE, Played, TWO, Table, several, solo};

/// The line of the first event that matches, with its rule.
fn line(played: &Played, is_it: impl Fn(&Event) -> bool) -> (Line, &'static str) {
    let emitted = played.emitted.iter().find(|emitted| is_it(&emitted.event));
    let emitted = emitted.unwrap_or_else(|| panic!("not told: {:?}", played.lines()));
    (describe_event(&played.game, emitted), emitted.rule.0)
}

fn describe_event(game: &MasterOfTheGalaxy, emitted: &Emitted<Event>) -> Line {
    game.describe_event(&emitted.event, Viewer::Everybody, Locale::English)
}

fn cancelled(played: &Played) -> Line {
    line(played, |event| matches!(event, Event::Cancelled { .. })).0
}

/// Draws this hand and plays the Span, with all events from the draw on.
fn told_span(table: &mut Table, hand: &str) -> Played {
    let mut played = table.at(List::SoloTurn, 2).play();
    draw(&mut played, hand);
    played
}

fn draw(played: &mut Played, hand: &str) {
    hand.chars().for_each(|cube| {
        played.go(&[&format!("draw {cube}")]);
    });
    // A deck in a known order brings its cards by itself.
    while let Some(next) = played.choices().first().filter(|next| next.starts_with("weave")) {
        played.go(&[&next.clone()]);
    }
}

/// Silk on Sirius, attacked from Spica by Blitz.
fn attacked(sides: [&str; 2]) -> Table {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "YY");
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s20", sides);
    table
}

/// [WV-4.9] A swarm that gets no cube reports why it was due.
#[test]
fn a_cube_that_the_reserve_lacks_says_why_it_was_due() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]);
    let mut played = table.at(List::SoloTurn, 2).play_without("W");
    draw(&mut played, "RRB");
    let (said, rule) = line(&played, |event| matches!(event, Event::Lacking { .. }));
    assert_eq!(said.text, "Silk: nothing on proliferation, the reserve has no white cube.");
    assert_eq!((said.reasons, rule), (vec!["two or more red in the hand".to_string()], "WV-4.9"));
}

/// [MG-14.14, MG-14.16, WV-11.9] A swarm that moves away cancels a conflict: the reason, and where
/// everything went.
#[test]
fn a_cancelled_conflict_says_why_and_where_its_cubes_went() {
    let mut table = attacked(["R", "RR."]);
    table.swarm("w2", "s03", "s02", [0; 3]);
    table.state.swarms[0].target = Some("s31".parse().expect("a system"));
    table.state.swarms[0].cubes[master_of_the_galaxy::Work::Engulfment] = 2;
    let said = cancelled(&told_span(&mut table, "RBW"));
    assert_eq!(said.text, "Blitz against Sirius is cancelled.");
    let reasons = [
        "Sirius is a black hole now",
        "cubes of the attack to your bag: 1 red",
        "cubes of the defence to the reserve: 2 red",
        "the card stays, not initiated",
    ];
    assert_eq!(said.reasons, reasons);
}

/// [MG-14.14, WV-8.4] The source is entered.
#[test]
fn a_conflict_whose_source_is_lost_says_so() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).swarm("w2", "s21", "s20", [3, 0, 0]);
    table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "YY");
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s20", ["R", ""]);
    let said = cancelled(&told_span(table.weaver_deck(&["w5", "w4", "w3"]), "KKB"));
    assert_eq!(said.reasons[0], "you no longer control Spica");
}

/// [MG-14.14, WV-11.8] The swarm is destroyed by another conflict.
#[test]
fn a_conflict_whose_target_has_changed_says_what_it_was_and_is() {
    let mut table = solo();
    table.swarm("w1", "s31", "s32", [0; 3]).swarm("w2", "s03", "s02", [0; 3]);
    table.bases(ONE, "s21", &["globe"]).route(ONE, ["s21", "s31"], "YY");
    table.conflict((ONE, "c3"), ("s31", Against::Swarm), "s21", ["", "R.."]);
    table.conflict((ONE, "c2"), ("s31", Against::Swarm), "s21", ["RRW.", ""]);
    let mut played = table.phase_2("W");
    played.go(&["place W on c2 attack slot W", "shape factory"]);
    let reasons = [
        "Betelgeuse was under a swarm and is neutral now",
        "cubes of the defence to the reserve: 1 red",
        "the card stays, not initiated",
    ];
    assert_eq!(cancelled(&played).reasons, reasons);
}

/// [MG-6.8, MG-14.14] The route is no longer complete.
#[test]
fn a_conflict_without_a_route_says_so() {
    let mut played = attacked(["R", ""]).phase_2("K");
    played.go(&["recall", "take r03 Y"]);
    assert_eq!(cancelled(&played).reasons[0], "no complete route leads from Spica to Sirius now");
}

/// [MG-11.7] Its card is dismissed.
#[test]
fn a_conflict_that_is_dismissed_says_so() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR").card(ONE, "c2");
    table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["R", ""]);
    table.state.picks.push([master_of_the_galaxy::Pile::Conflict].into_iter().collect());
    let mut played = table.phase_2("");
    played.go(&["end", "show c3", "show c4", "keep c3", "dismiss c1"]);
    let reasons = ["its card is dismissed", "cubes of the attack to Grey’s bag: 1 red"];
    assert_eq!(cancelled(&played).reasons, reasons);
}

/// [WV-11.6] A conflict that the Weavers win.
#[test]
fn a_lost_conflict_says_where_both_sides_and_the_card_went() {
    let played = told_span(&mut attacked(["RR", "RR."]), "KKB");
    let (said, rule) = line(&played, |event| matches!(event, Event::ConflictLost { .. }));
    assert_eq!((said.text.as_str(), rule), ("You lose Blitz to the Weavers.", "WV-11.6"));
    let reasons = [
        "cubes of the attack to your bag: 2 red",
        "cubes of the defence to the reserve: 2 red and 1 white",
        "the card goes under its deck",
    ];
    assert_eq!(said.reasons, reasons);
}

/// [MG-14.10, MG-14.8] The same between players, and for a conflict that is won.
#[test]
fn a_conflict_between_players_says_whose_bags_its_cubes_go_to() {
    let against_two = |hand: &str, place: &str| {
        let mut table = several(2);
        table.bases(TWO, "s10", &["globe"]).route(ONE, ["s00", "s10"], "YY");
        let against = Against::Player(TWO);
        table.conflict((ONE, "c3"), ("s10", against), "s00", ["RR.", "RR."]);
        let mut played = table.phase_2(hand);
        played.go(&[place]);
        played
    };
    let played = against_two("R", "place R on c3 attack slot R");
    let (won, _) = line(&played, |event| matches!(event, Event::ConflictWon { .. }));
    let reasons =
        ["cubes of the attack to Grey’s bag: 3 red", "cubes of the defence to Brown’s bag: 2 red"];
    assert_eq!(won.reasons, reasons);
}

/// [WV-5.1] A full work reports that its card is emptied.
#[test]
fn a_full_project_says_that_its_card_is_emptied() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 2, 1]).weaver_deck(&["w4", "w2"]);
    let played = told_span(&mut table, "BBR");
    let (said, _) = line(&played, |event| matches!(event, Event::Resolved { .. }));
    let text = "Silk: proliferation is full. Its card is cleared to the reserve: 1 red, \
                2 yellow and 5 white.";
    assert_eq!(said.text, text);
}

/// [WV-6.1] A morphed card goes under the deck.
#[test]
fn a_morphed_card_says_that_it_goes_under_the_deck() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [2, 3, 0]).weaver_deck(&["w3", "w4", "w5"]);
    let played = told_span(&mut table, "YRB");
    let (said, _) = line(&played, |event| matches!(event, Event::Morphed { .. }));
    assert_eq!(said.text, "Silk on Sirius becomes Veil; Silk goes under the Weaver deck.");
}

/// [WV-3.7] A swarm that did not act reports why it aims again.
#[test]
fn a_swarm_that_lost_its_target_says_why_it_aims_anew() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "x9").slots("x9", "RBW.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on x9 slot *", "close s20"]);
    let (said, _) = line(&played, |event| matches!(event, Event::Aims { .. }));
    assert_eq!(said.reasons[0], "Spica, its target, is a black hole now");
    let mut table = solo();
    table.swarm("w3", "s00", "s10", [0; 3]).swarm("w4", "s20", "s10", [0, 0, 2]);
    table.bases(ONE, "s00", &[]).bases(ONE, "s33", &["factory"]).hole("s30");
    let played = told_span(&mut table, "RBK");
    let is_veil =
        |event: &Event| matches!(event, Event::Aims { card, .. } if card.to_string() == "w3");
    let (said, _) = line(&played, is_veil);
    assert_eq!(said.reasons[0], "Kochab, its target, is under a swarm now");
}

/// [WV-11.7, MG-14.12] A leader taken by the Weavers.
#[test]
fn a_leader_lost_to_the_weavers_is_of_their_rule() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "YY").card(ONE, "l02").card(ONE, "l03");
    table.conflict((ONE, "c6"), ("s30", Against::Swarm), "s20", ["", "YRB."]);
    let mut played = told_span(&mut table, "RRB");
    played.go(&["leader l03"]);
    let (said, rule) = line(&played, |event| matches!(event, Event::SpoilLeader { .. }));
    assert_eq!(
        (said.text.as_str(), rule),
        ("Spoils: Grand Admiral goes under its deck.", "WV-11.7")
    );
}

/// [WV-9.1] "An economic symbol".
#[test]
fn an_economic_symbol_has_its_article() {
    let mut table = solo();
    table.swarm("w2", "s03", "s13", [0; 3]).card(ONE, "m1").slots("m1", "Y.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y"]);
    let (said, _) = line(&played, |event| matches!(event, Event::Advanced { .. }));
    assert_eq!(said.reasons, ["an economic symbol was gained, and Thorn feeds morphing by it"]);
}

/// [MG-12.1, MG-13.1, MG-15.1] A leader or a government with a symbol reports how many of it there
/// are.
#[test]
fn a_card_that_brings_a_symbol_says_how_many_you_have_now() {
    for (card, pile) in [("l03", "leader"), ("g5", "government")] {
        let mut table = solo();
        table.swarm("w1", "s30", "s20", [0; 3]).slots("sp7 politics", "B.");
        let mut played = table.phase_2("K");
        played.go(&["place K on sp7 politics slot K", "use", "end", &format!("deck {pile}")]);
        played.go(&[&format!("show {card}")]);
        let other = played.choices()[0].clone();
        played.go(&[&other, &format!("keep {card}")]);
        let (said, rule) = line(&played, |event| matches!(event, Event::Symbol { .. }));
        assert_eq!((said.text.as_str(), rule), ("You have 1 military symbol now.", "MG-15.1"));
    }
}

/// [WV-5.3, WV-7.2] After a work was carried out as engulfment, no line denies an engulfment.
#[test]
fn no_engulfment_never_follows_an_engulfment() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 2, 1]);
    table.emptied = true;
    let played = told_span(&mut table, "BBR");
    let lines = played.lines();
    let moved = lines.iter().position(|line| line.starts_with("Silk engulfs"));
    let after = &lines[moved.expect("it moves")..];
    assert!(after.contains(&"Silk: no cube on engulfment.".to_string()), "{after:?}");
    assert!(!lines.iter().any(|line| line.contains("no engulfment")), "{lines:?}");
}

/// [WV-11.5] If a cube fits two conflicts, the reason names the older one; if a letter and a star
/// are open, it names the slot taken.
#[test]
fn a_cube_says_which_conflict_is_older_and_which_slot_comes_first() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "YY");
    table.conflict((ONE, "c2"), ("s30", Against::Swarm), "s20", ["", ""]);
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s20", ["", ""]);
    let played = told_span(&mut table, "RRY");
    let (said, rule) = line(&played, |event| matches!(event, Event::Redirected { .. }));
    let reasons = [
        "two or more red in the hand",
        "Orbital Siege began before Blitz, which has a slot for it too",
        "Orbital Siege has an empty slot for white, which comes before one for any colour",
    ];
    assert_eq!((said.reasons, rule), (reasons.map(String::from).to_vec(), "WV-11.4"));
}
