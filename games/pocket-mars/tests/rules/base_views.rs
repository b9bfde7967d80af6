//! PM-14: who sees what.

use crate::support::*;
use game_core::{Choices, Dice, Game, Narrate, NoSink, Seat, Turn, Viewer};
use i18n::Locale;
use pocket_mars::{Card, Choice, Content, Id, Options, PocketMars};

/// What a viewer sees of a slot.
fn slot(game: &PocketMars, viewer: &str, owner: &str, slot: usize) -> String {
    let prep = view(game, viewer).player(player(owner)).expect("an area").prep;
    prep[slot].map_or("-".into(), |held| format!("{:?}", held.card))
}

/// What a viewer sees of a hand.
fn hand_seen(game: &PocketMars, viewer: &str, owner: &str) -> String {
    format!("{:?}", view(game, viewer).player(player(owner)).expect("an area").hand)
}

/// [PM-14.1] Others see the backs of a hand, or only how many cards it has.
#[test]
fn others_see_the_backs_of_a_hand_or_their_number() {
    let table = |hidden| Table::base(2).option("hide_hand_colours", hidden).hand("p1", "GH1 HB7");
    let game = table(false).build();
    assert_eq!(hand_seen(&game, "p1", "p1"), "[Face(GH1), Face(HB7)]");
    for viewer in ["p2", "nobody"] {
        assert_eq!(hand_seen(&game, viewer, "p1"), "[Back(Green), Back(Black)]");
    }
    let game = table(true).build();
    assert_eq!(hand_seen(&game, "p1", "p1"), "[Face(GH1), Face(HB7)]");
    assert_eq!(hand_seen(&game, "p2", "p1"), "[Hidden, Hidden]");
}

/// [PM-14.1] With hidden backs, the log of the 4 card rule still names the back of a drawn card and
/// of one put into the module, because both are public there.
#[test]
fn hidden_backs_are_those_of_hands_alone() {
    let table = Table::base(2).option("hide_hand_colours", true).hand("p1", "GH1 HB7");
    let mut game = table.prep("p1", "AQ7 EB3").in_deck("CC2").top("purple").build();
    let emitted = play(&mut game, &["energy AQ7", "reveal CC2"]);
    assert!(words(&game, &emitted, "p2").join(" ").contains("a purple card"));
    let mut emitted = chance(&mut game);
    emitted.extend(play(&mut game, &["prepare HB7"]));
    let line = words(&game, &emitted, "p2").join(" ");
    assert!(line.contains("a black card") && !line.contains(title("HB7")), "{line}");
}

/// [PM-14.2] A prep card shows its back to others, and its face to its owner and to seats that have
/// looked.
#[test]
fn a_prep_card_shows_its_face_to_owner_and_to_those_who_looked() {
    let mut game = Table::base(3).hand("p1", "CC3 GH1").prep("p2", "EB1 EB7").build();
    play(&mut game, &["play hand CC3", "peek p2 2"]);
    let seen = |viewer| [slot(&game, viewer, "p2", 0), slot(&game, viewer, "p2", 1)];
    assert_eq!(seen("p2"), ["Face(EB1)", "Face(EB7)"]);
    assert_eq!(seen("p1"), ["Back(Orange)", "Face(EB7)"]);
    assert_eq!(seen("p3"), ["Back(Orange)", "Back(Orange)"]);
    assert_eq!(seen("nobody"), ["Back(Orange)", "Back(Orange)"]);
}

/// [PM-14.2, PM-E.13] A player who has seen a face still sees it in the slot to which it is traded,
/// and so does the player who traded it away.
#[test]
fn knowledge_of_a_face_moves_with_a_trade() {
    let table = Table::base(4).active("p3").hand("p3", "AQ5 GH1").prep("p3", "CC1 CC2");
    let mut game = table.prep("p2", "EB1 EB7").knows("p1", "EB7").knows("p4", "CC1").build();
    play(&mut game, &["play hand AQ5", "trade 1 p2 2"]);
    assert_eq!((prep(&game, "p3").as_str(), prep(&game, "p2").as_str()), ("EB7 CC2", "EB1 CC1"));
    let seen = |viewer| [slot(&game, viewer, "p3", 0), slot(&game, viewer, "p2", 1)];
    assert_eq!(seen("p1"), ["Face(EB7)", "Back(Purple)"]);
    assert_eq!(seen("p4"), ["Back(Orange)", "Face(CC1)"]);
    assert_eq!(seen("p2"), ["Face(EB7)", "Face(CC1)"]);
    assert_eq!(seen("p3"), ["Face(EB7)", "Face(CC1)"]);
}

/// [PM-14.2] Knowledge of a face ends when the card leaves the modules, even if it returns to its
/// slot.
#[test]
fn knowledge_of_a_face_ends_outside_the_modules() {
    let table = Table::base(2).active("p2").hand("p2", "GH1 GH2").prep("p2", "EB1 EB7");
    let mut game = table.knows("p1", "EB7").deck(0).rest_in_hand("p1").build();
    assert_eq!(slot(&game, "p1", "p2", 1), "Face(EB7)");
    play_on(&mut game, &["energy EB7", "prepare EB7"]);
    assert_eq!(prep(&game, "p2"), "EB1 EB7", "the discard pile was drawn again at once");
    assert_eq!(slot(&game, "p1", "p2", 1), "Back(Orange)");
}

/// [PM-E.13] Slots are fixed places: a card goes to the free one, or to slot 1 if both are free,
/// and the other card does not move.
#[test]
fn a_new_prep_card_goes_to_the_free_slot() {
    let filled = |module: &str| {
        let table = Table::base(2).hand("p1", "GH1 GH2 GH3").prep("p1", module);
        let mut game = table.build();
        play_on(&mut game, &["launch"]);
        while offers(&game, "prepare GH2") {
            play(&mut game, &["prepare GH2"]);
        }
        prep(&game, "p1")
    };
    assert_eq!(filled("- EB7"), "GH2 EB7");
    assert_eq!(filled("EB7 -"), "EB7 GH2");
    assert_eq!(filled(""), "GH2 -");
}

/// [PM-14.3] Everybody sees the number of cards in the deck and the colour of the top one, but not
/// the cards that somebody put under it.
#[test]
fn the_deck_shows_its_number_and_its_top_colour() {
    let table = Table::base(2).hand_ability("EB4", "cycle 1").hand("p1", "EB4 GH1");
    let table = || table.clone().prep("p1", "GH2 HB1").top("purple");
    let after = |cycled: &str| {
        let mut game = table().build();
        play(&mut game, &["play hand EB4", cycled]);
        game
    };
    let (one, other) = (after("cycle GH1"), after("skip"));
    for viewer in ["p1", "p2", "nobody"] {
        let colour = view(&one, viewer).deck_top.map(|colour| colour.to_string());
        assert_eq!((view(&one, viewer).deck, colour), (deck(&other) + 1, Some("purple".into())));
    }
    let two = |hand: &str, cycled: &str| {
        let table = Table::base(2).hand_ability("EB4", "cycle 1").hand("p1", hand);
        let mut game = table.prep("p1", "AQ1 -").top("purple").deck(10).build();
        play(&mut game, &["play hand EB4", cycled]);
        view(&game, "p2")
    };
    assert_eq!(two("EB4 GH1 GH2", "cycle GH1"), two("EB4 GH1 GH2", "cycle GH2"));
}

/// [PM-14.4] Discard pile, colonists, energy, options and scores so far are the same in every view.
#[test]
fn colonists_energy_options_and_scores_are_public() {
    let table =
        Table::base(3).discard("EB5").energy("p2", 3).colonists("p1", "G 1/1").ship("p3", 2);
    let game = table.build();
    let public = |viewer: &str| {
        let view = view(&game, viewer);
        let players: Vec<_> = view
            .players
            .iter()
            .map(|area| (area.earth, area.on_ship, area.energy, area.score))
            .collect();
        (players, view.buildings, view.discard, view.options)
    };
    let (players, ..) = public("p1");
    assert_eq!(players, [(5, 0, 1, 6), (7, 0, 3, 1), (5, 2, 1, 2)]);
    assert_eq!(public("p1"), public("p2"));
    assert_eq!(public("p3"), public("nobody"));
}

/// [PM-14.2] Exchanging faces that a seat may not know, with the same backs, changes neither its
/// view nor its choices.
#[test]
fn hidden_faces_change_neither_view_nor_choices() {
    let table = |theirs: &str, module: &str| {
        let table = Table::base(2).hand("p1", "AQ3 GH1").prep("p1", "CC1 CC2").deck(8);
        table.hand("p2", theirs).prep("p2", module).top("blue").rest_covered()
    };
    let (one, other) = (table("EB1 HB1", "EB2 HB2"), table("EB2 HB2", "EB1 HB1"));
    let (one, other) = (one.build(), other.build());
    assert_eq!(view(&one, "p1"), view(&other, "p1"));
    assert_eq!(answers(&one), answers(&other));
    assert_ne!(one.state(), other.state());
}

/// [PM-1.12, PM-14.1] The log shows another seat no face of a choice that this seat cannot see
/// before or after it.
#[test]
fn the_log_names_no_face_that_its_reader_cannot_see() {
    for seed in 1..=4 {
        let mut game = base_game(3);
        let mut dice = Dice::new(seed);
        let mut choices = Choices::default();
        loop {
            game.choices(&mut choices);
            let Some(next) = choices.pick(&mut dice) else { break };
            for &choice in choices.listed() {
                let (mut after, mut emitted) = (game.clone(), Vec::new());
                after.apply_unchecked(choice, &mut emitted);
                for seat in (0..3).map(Seat).filter(|seat| game.turn() != Turn::Choose(*seat)) {
                    let reader = Viewer::Seat(seat);
                    let emitted = emitted.iter().map(|emitted| {
                        after.describe_event(&emitted.event, reader, Locale::English).text
                    });
                    let views = [&game, &after].map(|game| game.view(reader));
                    let mut known = serde_json::to_string(&views).unwrap();
                    known.extend(emitted);
                    no_hidden_face(&game, choice, reader, &known);
                }
            }
            game.apply_unchecked(next, &mut NoSink);
        }
    }
}

/// `known` is what the reader sees before and after the choice, and the events that the reader
/// gets.
fn no_hidden_face(game: &PocketMars, choice: Choice, reader: Viewer, known: &str) {
    let shown = game.redact(choice, reader, Locale::English).unwrap_or_else(|| {
        let words = game.describe(choice, Locale::English);
        format!("{choice} {}", words.label)
    });
    let names = |text: &str, card: Card| {
        text.contains(&card.to_string()) || text.contains(&Content::ours().card(card).title)
    };
    for card in Card::all().filter(|&card| names(&shown, card)) {
        assert!(names(known, card), "{reader:?} reads '{shown}' of {choice}");
    }
}

fn base_game(seats: u8) -> PocketMars {
    let settings = serde_json::json!({ "seats": seats });
    let options = Options::read(settings.as_object().unwrap(), Content::ours()).unwrap();
    PocketMars::new(&options, Content::ours()).unwrap()
}
