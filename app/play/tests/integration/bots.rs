//! Bots and hints in sessions of real games.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::fingerprint;
use game_core::{Seat, Settings, Turn, Viewer};
use play::{
    Advised, Bot, Budget, Catalog, ChanceSource, DynSession, Play, PlayerSlot, Reason, Save,
};
use serde_json::{Value, json};

const NEVER: play::Stop<'static> = &|| false;

fn begin(game: &str, seats: u8, chance_source: ChanceSource, play: Play) -> Box<dyn DynSession> {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("in the catalog");
    let settings = match game {
        "pocket-mars" => Settings::from_iter([("seats".to_string(), json!(seats))]),
        _ => Settings::new(),
    };
    kind.start(&settings, chance_source, play).expect("a game")
}

fn seated(session: &mut dyn DynSession, players: &[&str]) {
    let players: Vec<PlayerSlot> =
        players.iter().map(|text| text.parse().expect("a player")).collect();
    session.seat_players(&players).expect("one for each seat");
}

/// One game of each kind with bots in all seats but the first.
fn games(seed: u64, play: Play) -> [Box<dyn DynSession>; 2] {
    let mut mars = begin("pocket-mars", 3, ChanceSource::Seed(seed), play);
    seated(&mut *mars, &["human", "search:20", "greedy"]);
    let mut backgammon = begin("backgammon", 2, ChanceSource::Seed(seed), play);
    seated(&mut *backgammon, &["human", "search:20"]);
    [mars, backgammon]
}

/// Lets chance and bots answer until it is a person's turn.
fn settle(session: &mut dyn DynSession) {
    loop {
        session.roll().expect("the seed answers");
        let Some((seat, _)) = session.asked_bot() else { return };
        let text = session.bot(seat, NEVER).expect("its turn");
        session.choose(&text).expect("it is listed");
    }
}

/// The scripted person picks the listed choices in rotation.
fn answer(session: &mut dyn DynSession, nth: usize) {
    let choices = session.now().choices();
    session.choose(&choices[nth % choices.len()].text).expect("it is listed");
    settle(session);
}

#[test]
fn a_person_and_bots_play_a_game_to_its_end() {
    for mut session in games(5, Play::Strict) {
        let whole = fingerprint(&*play_through(&mut *session));
        let mut again = begin(session.game(), session.seats(), ChanceSource::Seed(5), Play::Strict);
        again.seat_players(session.players()).expect("one for each seat");
        assert_eq!(fingerprint(&*play_through(&mut *again)), whole, "bots follow from the seed");
        assert!(!session.practice());
        let mut seats: Vec<Option<Seat>> =
            session.log(Viewer::Everybody, 0).iter().map(|entry| entry.seat).collect();
        seats.sort();
        seats.dedup();
        assert_eq!(seats.len(), usize::from(session.seats()) + 1, "each seat and chance");
    }
}

fn play_through(session: &mut dyn DynSession) -> Box<dyn DynSession> {
    settle(session);
    let mut nth = 0;
    while session.turn() != Turn::Over {
        assert_eq!(session.turn(), Turn::Choose(Seat(0)));
        answer(session, nth);
        nth += 1;
    }
    assert!(session.now().outcome().is_some());
    session.clone_box()
}

#[test]
fn a_bot_chooses_only_where_it_sits_and_is_asked() {
    for mut session in games(5, Play::Friendly) {
        assert!(session.bot(Seat(1), NEVER).expect_err("chance").to_string().contains("chance"));
        settle(&mut *session);
        let before = fingerprint(&*session);
        assert_eq!(session.asked_bot(), None);
        assert!(
            session
                .bot(Seat(0), NEVER)
                .expect_err("a person")
                .to_string()
                .contains("a person sits")
        );
        let why = session.bot(Seat(1), NEVER).expect_err("not its turn").0;
        assert_eq!(why.to_string(), "it is the turn of seat 1, not of seat 2");
        let wrong = vec![PlayerSlot::Person; usize::from(session.seats()) + 1];
        assert!(session.seat_players(&wrong).is_err());
        assert_eq!(fingerprint(&*session), before);
        session.seat_players(&[]).expect("people everywhere");
        assert!(session.players().iter().all(|player| *player == PlayerSlot::Person));
    }
}

#[test]
fn undo_goes_back_past_bots_to_the_last_choice_of_a_person() {
    for mut session in games(6, Play::Friendly) {
        settle(&mut *session);
        assert!(session.undo_choice().is_err(), "nobody has chosen yet");
        let mut moments = vec![session.now().state_json()];
        let passed_bots = |session: &dyn DynSession| {
            session
                .log(Viewer::Everybody, 0)
                .iter()
                .filter(|entry| entry.seat > Some(Seat(0)))
                .count()
        };
        while passed_bots(&*session) < 3 {
            answer(&mut *session, moments.len());
            moments.push(session.now().state_json());
        }
        for moment in moments.iter().rev().skip(1) {
            session.undo_choice().expect("the person has chosen");
            assert_eq!(session.now().state_json(), *moment);
        }
        assert!(session.practice(), "a bot's choice was taken back");
        for moment in &moments[1..] {
            session.redo_choice().expect("it was taken back");
            assert_eq!(session.now().state_json(), *moment);
        }
        assert!(session.redo_choice().is_err());
    }
}

#[test]
fn strict_play_takes_no_bots_choice_back() {
    let mut session = begin("pocket-mars", 2, ChanceSource::Seed(1), Play::Strict);
    seated(&mut *session, &["human", "random"]);
    settle(&mut *session);
    while session.log(Viewer::Everybody, 0).last().and_then(|entry| entry.seat) != Some(Seat(1)) {
        answer(&mut *session, 0);
    }
    let before = fingerprint(&*session);
    assert!(session.undo().expect_err("strict").to_string().contains("a bot's choice"));
    assert!(session.undo_choice().is_err());
    assert_eq!(fingerprint(&*session), before);
}

#[test]
fn a_save_keeps_who_sits_where_and_old_saves_seat_people() {
    let catalog = Catalog::ours();
    for mut session in games(7, Play::Friendly) {
        settle(&mut *session);
        (0..5).for_each(|nth| answer(&mut *session, nth));
        let text = serde_json::to_string(&session.save()).expect("data");
        let save = Save::read(&text).expect("it was just saved");
        let loaded = catalog.load(&save).expect("it was just saved");
        assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
        assert_eq!(loaded.session.players(), session.players());
        assert_eq!(fingerprint(&*loaded.session), fingerprint(&*session));

        let mut old: Value = serde_json::from_str(&text).expect("JSON");
        old.as_object_mut().expect("an object").remove("players");
        let old = Save::from_value(&old).expect("a save as it was before bots");
        let loaded = catalog.load(&old).expect("a save as it was before bots");
        assert!(loaded.session.players().iter().all(|player| *player == PlayerSlot::Person));
        assert_eq!(serde_json::to_value(loaded.session.save()).expect("data").get("players"), None);

        let crowd = Save { players: vec![PlayerSlot::Bot(Bot::Random); 9].into(), ..save };
        let objections = catalog.load(&crowd).err().expect("too many");
        assert_eq!(objections[0].at, "save, players");
    }
}

#[test]
fn a_bot_stops_when_it_is_told_and_still_chooses() {
    for mut session in games(8, Play::Friendly) {
        let mut players = session.players().to_vec();
        players[0] = PlayerSlot::Bot("search:60000ms".parse().expect("a bot"));
        session.seat_players(&players).expect("one for each seat");
        session.roll().expect("the seed answers");
        while session.asked_bot().is_some_and(|(seat, _)| seat != Seat(0)) {
            let (seat, _) = session.asked_bot().expect("a bot");
            let text = session.bot(seat, NEVER).expect("its turn");
            session.choose(&text).expect("listed");
            session.roll().expect("the seed answers");
        }
        let asked = AtomicU32::new(0);
        let soon = || asked.fetch_add(1, Ordering::Relaxed) >= 3;
        let text = session.bot(Seat(0), &soon).expect("the best until then");
        assert!(session.now().choices().iter().any(|listed| listed.text == text));
        let text = session.bot(Seat(0), &|| true).expect("something");
        session.choose(&text).expect("it is listed");
    }
}

#[test]
fn advice_names_the_best_choices_and_changes_nothing() {
    let mut with_lines = 0;
    for mut session in games(9, Play::Friendly) {
        assert!(session.advise(Budget::iterations(10), NEVER).is_err(), "chance is no seat");
        settle(&mut *session);
        (0..4).for_each(|nth| answer(&mut *session, nth));
        let before = fingerprint(&*session);
        let advice = session.advise(Budget::iterations(400), NEVER).expect("a seat is asked");
        assert_eq!(fingerprint(&*session), before);
        assert_eq!((advice.seat, advice.simulations), (Seat(0), 400));
        let listed = session.now().choices();
        assert!(!advice.choices.is_empty() && advice.choices.len() <= 5);
        for advised in &advice.choices {
            assert!(listed.iter().any(|choice| choice.text == advised.text));
            assert!((0.0..=1.0).contains(&advised.win) && advised.error >= 0.0, "{advised:?}");
            assert!(advised.visits > 0 && !advised.label.is_empty(), "{advised:?}");
            assert!(advised.line.last().is_none_or(|step| step.seat.is_some()), "{advised:?}");
        }
        // A line reaches at least the next choice, unless chance answers before it.
        let best = &advice.choices[0];
        let mut after = session.clone_box();
        after.choose(&best.text).expect("it is listed");
        if after.turn() != Turn::Chance {
            assert!(!best.line.is_empty(), "{advice:?}");
            with_lines += 1;
        }
        assert_eq!(session.advise(Budget::iterations(400), NEVER), Ok(advice), "from the seed");
        let why = session.advise(Budget::iterations(400), &|| true).expect_err("at once");
        assert!(why.to_string().contains("before anything was found out"));
        let asked = AtomicU32::new(0);
        let later = || asked.fetch_add(1, Ordering::Relaxed) >= 20;
        let advice = session.advise(Budget::millis(60_000), &later).expect("on all cores");
        assert!(advice.simulations > 0 && advice.simulations < 1_000);
        session.mark_practice();
        assert!(session.save().practice);
    }
    assert!(with_lines > 0, "chance answered every time");
}

#[test]
fn advice_does_not_depend_on_what_the_seat_may_not_know() {
    let mut session = begin("pocket-mars", 2, ChanceSource::Table, Play::Friendly);
    let mut other = session.clone_box();
    let own = ["GH1", "GH2", "CC1", "HB2"];
    // The backs show the colours.
    for card in own.iter().chain(&["HB5", "EB6", "GH5", "HB1"]) {
        session.choose(&format!("deal {card}")).expect("listed");
    }
    for card in own.iter().chain(&["HB6", "EB1", "GH6", "HB3"]) {
        other.choose(&format!("deal {card}")).expect("listed");
    }
    let view = |session: &dyn DynSession| session.now().view_json(Viewer::Seat(Seat(0)));
    assert_eq!(view(&*session), view(&*other));
    assert_eq!(session.turn(), Turn::Choose(Seat(0)));
    let advice = session.advise(Budget::iterations(300), NEVER).expect("a seat is asked");
    assert_eq!(other.advise(Budget::iterations(300), NEVER), Ok(advice));
}

#[test]
fn a_bot_that_goes_by_the_clock_is_not_let_loose_without_one() {
    let mut session = begin("backgammon", 2, ChanceSource::Seed(1), Play::Friendly);
    let why = session.play_bot("search:5ms", 1, play::Until::Over).expect_err("no clock").0;
    assert!(why.to_string().contains("goes by the clock"), "{why}");
}

/// With a budget of time a bot uses every core, as a hint does; with a budget of simulations it
/// uses one, so that it plays the same game on any number of cores.
#[test]
fn a_bot_that_goes_by_the_clock_thinks_on_every_core() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for (bot, most) in [("search:600000ms", cores), ("search:2000", 1)] {
        let mut session = begin("pocket-mars", 1, ChanceSource::Seed(3), Play::Friendly);
        seated(&mut *session, &[bot]);
        session.roll().expect("the seed answers");
        let (threads, asked) = (Mutex::new(BTreeSet::new()), AtomicU32::new(0));
        let stop = || {
            let mut threads = threads.lock().expect("no thread fails");
            threads.insert(format!("{:?}", std::thread::current().id()));
            // It thinks until all threads have appeared, or gives up after ten thousand calls.
            let asked = asked.fetch_add(1, Ordering::Relaxed);
            bot.ends_with("ms") && (threads.len() == most || asked > 10_000)
        };
        session.bot(Seat(0), &stop).expect("its turn");
        assert_eq!(threads.lock().expect("no thread fails").len(), most, "{bot}");
    }
}

/// The reasons of a hint that come from the model: the things, how they will be, and how they would
/// be with the other choice.
fn counted(why: &[Reason]) -> Vec<(String, String, String)> {
    let told = why.iter().find_map(|said| said.text.strip_prefix("Compared with “"));
    let Some((_, things)) = told.and_then(|told| told.split_once("”, it gives: ")) else {
        return Vec::new();
    };
    let thing = |thing: &str| {
        let (name, stands) = thing.split_once(": ").expect("a name");
        let (is, was) = stands.split_once(" instead of ").expect("both ways");
        (name.to_string(), is.to_string(), was.to_string())
    };
    things.trim_end_matches('.').split("; ").map(thing).collect()
}

/// The states after an advised choice and after each further choice of the same seat in its line.
fn along(session: &dyn DynSession, advised: &Advised) -> Vec<Value> {
    let mut after = session.clone_box();
    after.choose(&advised.text).expect("it is listed");
    let mut states = vec![after.now().state_json()];
    for step in advised.line.iter().take_while(|step| step.seat.is_some()) {
        let listed = after.now().choices();
        // A label may have its heading before it.
        let is_it = |label: &str| step.text == label || step.text.ends_with(&format!(": {label}"));
        let next = listed.iter().find(|choice| is_it(&choice.description.label));
        let Some(next) = next.map(|choice| choice.text.clone()) else { break };
        after.choose(&next).expect("it is listed");
        states.push(after.now().state_json());
    }
    states
}

/// How many reasons the hints of a solo game took from the model, and how many of them matched the
/// state after the choice or its line. `stands` returns the value of a named thing in a state, if
/// it is one that is checked.
fn told_and_checked(game: &str, stands: &dyn Fn(&Value, &str) -> Option<String>) -> (usize, usize) {
    let (mut told, mut checked) = (0, 0);
    for seed in 1..4 {
        let mut session = begin(game, 1, ChanceSource::Seed(seed), Play::Friendly);
        for _ in 0..12 {
            session.play_bot("search:40", seed, play::Until::Entries(9)).expect("a bot");
            session.roll().expect("the seed answers");
            if !matches!(session.turn(), Turn::Choose(_)) {
                continue;
            }
            let advice = session.advise(Budget::iterations(400), NEVER).expect("a seat is asked");
            for advised in &advice.choices {
                let counted = counted(&advised.why);
                assert!(counted.len() <= 3, "{counted:?}");
                assert!(counted.iter().all(|(_, is, was)| is != was), "{counted:?}");
                told += usize::from(!counted.is_empty());
                let states = along(&*session, advised);
                for (name, is, _) in counted {
                    let stand: Vec<String> =
                        states.iter().filter_map(|state| stands(state, &name)).collect();
                    let so = stand.contains(&is);
                    assert!(
                        so || stand.is_empty(),
                        "{name}: {is} after {}: {stand:?}",
                        advised.text
                    );
                    checked += usize::from(so);
                }
            }
        }
    }
    (told, checked)
}

/// A hint in a solo game names what the model counts, as it is on the table after the choice, and
/// only where there is a model.
#[test]
fn a_hint_names_what_counts_and_it_stands_so_on_the_table() {
    let (told, checked) = told_and_checked("pocket-mars", &|state, name| {
        let of = |field: &str, party: usize| state[field][party].to_string();
        match name {
            "your colonists on Earth" => Some(of("earth", 0)),
            "your colonists on the Spaceship" => Some(of("on_ship", 0)),
            "energy, yours to the androids'" => {
                Some(format!("{} to {}", of("energy", 0), of("energy", 4)))
            }
            _ => None,
        }
    });
    assert!(told > 10 && checked > 3, "{told} told, {checked} of them checked");
    let mut other = begin("pocket-mars", 2, ChanceSource::Seed(1), Play::Friendly);
    other.play_bot("search:40", 1, play::Until::Entries(40)).expect("a bot");
    other.roll().expect("the seed answers");
    if let Ok(advice) = other.advise(Budget::iterations(100), NEVER) {
        assert!(advice.choices.iter().all(|advised| counted(&advised.why).is_empty()));
    }
}

/// The same against The Weavers: what is counted is on the table.
#[test]
fn a_hint_against_the_weavers_names_what_counts_and_it_stands_so_on_the_table() {
    let (told, checked) = told_and_checked("master-of-the-galaxy", &|state, name| {
        let all = |field: &str| state[field].as_array().expect("a list").clone();
        let own = |place: &&Value| place["owner"] == "1";
        let count = match name {
            "black hole tokens left" => return Some(state["tokens"].to_string()),
            "swarms on the board" => all("swarms").len(),
            "systems that you control" => all("systems").iter().filter(own).count(),
            "your bases on the board" => {
                let bases = |place: &Value| place["bases"].as_array().map_or(0, Vec::len);
                all("systems").iter().filter(own).map(bases).sum()
            }
            "your complete routes" => {
                let complete = |line: &&Value| line["complete"] == true;
                all("routes").iter().filter(own).filter(complete).count()
            }
            _ => return None,
        };
        Some(count.to_string())
    });
    assert!(told > 10 && checked > 3, "{told} told, {checked} of them checked");
}
