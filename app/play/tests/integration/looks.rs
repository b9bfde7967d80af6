//! Undo stops where information was revealed, not only where chance has answered.

use i18n::Locale;
use std::collections::BTreeSet;

use backgammon::Backgammon;
use colab::CoLab;
use game_core::{Choices, Dice, Draw, GameInfo, NoSink, Seat, Settings, Turn, Viewer};
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::{CatalogEntry, ChanceSource, DynSession, Play};
use pocket_mars::PocketMars;
use sample_games::sealed_bids::SealedBids;
use serde_json::{Value, json};
use weather_machine::WeatherMachine;

use crate::common::{catalog_entry, start, step};

/// Number of possible positions tried here, with other dice than undo uses.
const WORLDS: u64 = 200;

fn begun<G: GameInfo>(settings: &Settings, seed: u64, play: Play) -> Box<dyn DynSession> {
    let session = CatalogEntry::<G>::ours();
    play::DynGame::start(&session, settings, ChanceSource::Seed(seed), play)
        .expect("a mode makes a game")
}

/// Whether a choice shows this seat something new, judged by its view alone.
fn learns<G: GameInfo>(before: &G, choice: G::Choice, seat: Seat, dice: &mut Dice) -> bool {
    let viewer = Viewer::Seat(seat);
    let after = |position: &G, choice| {
        let mut after = position.clone();
        after.apply_unchecked(choice, &mut NoSink);
        after.view(viewer)
    };
    let (view, seen) = (before.view(viewer), after(before, choice));
    let shown = before.redact(choice, viewer, Locale::English);
    (0..WORLDS).any(|_| {
        let world = G::determinize(&view, before.content(), dice);
        let mut listed = Choices::default();
        world.choices(&mut listed);
        let looks_alike = |other: &&G::Choice| match &shown {
            None => **other == choice,
            Some(shown) => world.redact(**other, viewer, Locale::English).as_ref() == Some(shown),
        };
        !listed.listed().iter().filter(looks_alike).any(|&other| after(&world, other) == seen)
    })
}

/// Numbers of choices in random games: all, those that revealed something, those of them that
/// strict play undoes all the same, and others whose undo it refuses.
#[derive(Debug, Default)]
struct Counted {
    choices: u32,
    shown: u32,
    granted: u32,
    refused: u32,
}

fn counted<G: GameInfo>(settings: &Settings, games: u64, every: u32) -> Counted {
    let mut counted = Counted::default();
    let options = G::read_options(settings, G::content_of_ours()).expect("a mode");
    for seed in 0..games {
        let mut session = begun::<G>(settings, seed, Play::Strict);
        let mut game = G::new(&options, G::content_of_ours()).expect("a mode makes a game");
        let (mut dice, mut worlds) = (Dice::keyed(seed, 7), Dice::keyed(seed, 8));
        while session.turn() != Turn::Over && session.len() < 1_500 {
            let is_choice = matches!(session.turn(), Turn::Choose(_));
            step(&mut *session, &mut dice);
            let text = session.save().entries.pop().expect("an entry was made");
            let choice: G::Choice = text.parse().ok().expect("it reads back");
            if is_choice && dice.below(every) == 0 {
                let mut seats = (0..session.seats()).map(Seat);
                let shown = seats.any(|seat| learns(&game, choice, seat, &mut worlds));
                let granted = session.clone_box().undo().is_ok();
                counted.choices += 1;
                counted.shown += u32::from(shown);
                counted.granted += u32::from(shown && granted);
                counted.refused += u32::from(!shown && !granted);
            }
            game.apply(choice, &mut NoSink).expect("it applies");
        }
    }
    counted
}

fn over_all_modes<G: GameInfo>(games: u64, every: u32) {
    for (name, settings) in G::modes() {
        let counted = counted::<G>(&settings, games, every);
        println!("{}, {name}: {counted:?}", G::ID);
        assert_eq!(counted.granted, 0, "{} {name}: {counted:?}", G::ID);
    }
}

/// The number of games requested, or a few.
fn games() -> u64 {
    std::env::var("SOLOIST_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

#[test]
fn strict_play_takes_no_look_back_in_sealed_bids() {
    over_all_modes::<SealedBids>(20 * games(), 1);
}

#[test]
fn strict_play_takes_no_look_back_in_backgammon() {
    over_all_modes::<Backgammon>(games(), 20);
}

#[test]
fn strict_play_takes_no_look_back_in_pocket_mars() {
    over_all_modes::<PocketMars>(2 * games(), 6);
}

#[test]
fn strict_play_takes_no_look_back_in_weather_machine() {
    over_all_modes::<WeatherMachine>(games(), 20);
}

#[test]
fn strict_play_takes_no_look_back_in_colab() {
    over_all_modes::<CoLab>(games(), 20);
}

#[test]
fn strict_play_takes_no_look_back_in_master_of_the_galaxy() {
    over_all_modes::<MasterOfTheGalaxy>(games(), 20);
}

/// The cards that a view of Pocket Mars names, wherever they are, such as `AQ7`.
fn faces(view: &Value, found: &mut BTreeSet<String>) {
    match view {
        Value::Array(all) => all.iter().for_each(|one| faces(one, found)),
        Value::Object(all) => all.values().for_each(|one| faces(one, found)),
        Value::String(text) => {
            let is_card = matches!(text.as_bytes(), [b'A'..=b'Z', b'A'..=b'Z', b'1'..=b'7']);
            found.extend(is_card.then(|| text.clone()));
        }
        _ => {}
    }
}

/// Whether a card is revealed whose identity nobody could infer before: two or more of the seven of
/// its colour were hidden.
fn is_news(before: &BTreeSet<String>, after: &BTreeSet<String>) -> bool {
    let same_colour = |card: &str| before.iter().filter(|known| known[..2] == card[..2]).count();
    after.difference(before).any(|card| same_colour(card) <= 5)
}

/// Every card face that a seat sees after `peek`, `take` or `scrap` and did not see before: undo is
/// refused in strict play, and marks practice in friendly play.
#[test]
fn a_look_at_anothers_card_is_not_taken_back() {
    let settings: Settings = json!({"seats": 3}).as_object().cloned().expect("an object");
    let mut met: BTreeSet<String> = BTreeSet::new();
    let looks = ["peek", "take", "scrap"];
    for seed in 0..60 {
        // Some kinds are rare.
        if seed >= 8 && looks.iter().all(|look| met.contains(*look)) {
            break;
        }
        let mut session = begun::<PocketMars>(&settings, seed, Play::Strict);
        let mut dice = Dice::keyed(seed, 3);
        let seen = |session: &dyn DynSession| {
            let all = (0..3).map(|seat| {
                let mut found = BTreeSet::new();
                faces(&session.now().view_json(Viewer::Seat(Seat(seat))), &mut found);
                found
            });
            all.collect::<Vec<_>>()
        };
        while session.turn() != Turn::Over {
            let before = seen(&*session);
            let is_choice = matches!(session.turn(), Turn::Choose(_));
            // Rare kinds are chosen whenever they are listed.
            let choices = session.now().choices();
            let look = choices.iter().find(|choice| {
                let verb = choice.text.split(' ').next().unwrap_or_default();
                looks.contains(&verb)
            });
            match look {
                Some(look) if dice.below(2) == 0 => {
                    session.choose(&look.text).map(drop).expect("it is listed");
                }
                _ => step(&mut *session, &mut dice),
            }
            let after = seen(&*session);
            let learnt = before.iter().zip(&after).any(|(before, after)| is_news(before, after));
            if is_choice && learnt {
                let text = session.save().entries.pop().expect("an entry");
                met.insert(text.split(' ').next().unwrap_or_default().to_string());
                assert!(session.clone_box().undo().is_err(), "{text}");
                assert!(session.clone_box().undo_choice().is_err(), "{text}");
                assert!(!session.practice(), "{text}");
                let mut save = session.save();
                save.play = Play::Friendly;
                let loaded = catalog_entry::<PocketMars>().load(&save).expect("a save");
                let mut friendly = loaded.session;
                friendly.undo().expect("friendly play takes everything back");
                assert!(friendly.practice(), "{text}");
            }
        }
    }
    for look in looks {
        assert!(met.contains(look), "{look} showed nobody anything in {met:?}");
    }
}

#[test]
fn a_choice_that_shows_nobody_anything_is_taken_back() {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Strict);
    session.roll().expect("the seed answers");
    session.choose("bid 1").expect("it is listed");
    assert!(!session.shown_since(session.len() - 1), "it lies face down");
    session.undo_choice().expect("the other seat has seen a back");
    session.redo_choice().expect("it was taken back");
    session.choose("bid 2").expect("it is listed");
    let chosen = session.len() - 1;
    assert!(session.shown_since(chosen), "the bids were opened");
    let refused = session.undo_choice().expect_err("both have seen both");
    assert!(refused.to_string().contains("learnt"), "{refused:?}");
}

/// What only a bot has seen, no person remembers.
#[test]
fn a_card_that_only_a_bot_has_seen_is_taken_back() {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Strict);
    let players = ["random".parse().expect("a bot"), play::PlayerSlot::Person];
    session.seat_players(&players).expect("two seats");
    session.roll().expect("the seed answers");
    session.choose("bid 1").expect("it is listed");
    session.choose("bid 2").expect("it is listed");
    assert!(session.clone_box().undo().is_err(), "the person has seen the bot's bid");
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Strict);
    let players = [play::PlayerSlot::Person, "random".parse().expect("a bot")];
    session.seat_players(&players).expect("two seats");
    session.roll().expect("the seed answers");
    session.choose("bid 1").expect("it is listed");
    session.clone_box().undo_choice().expect("nobody has seen it");
}

#[test]
fn a_save_in_which_a_look_was_taken_back_still_opens() {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Strict);
    session.roll().expect("the seed answers");
    session.choose("bid 1").expect("it is listed");
    session.choose("bid 2").expect("it is listed");
    let mut save = session.save();
    // As left by an earlier version.
    while save.entries.last().is_some_and(|entry| !entry.starts_with("bid")) {
        save.entries.pop();
    }
    save.undone.extend(save.entries.pop());
    let loaded = catalog_entry::<SealedBids>().load(&save).expect("it opens");
    assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
    assert_eq!(loaded.session.undone(), 1);
}
