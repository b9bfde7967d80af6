//! A save restores a game, or reports what it could not restore and why.

use crate::common::{catalog, fingerprint, start, step};
use game_core::{Dice, Draw, GameInfo, Turn, Viewer};
use i18n::Notice;
use play::{ChanceSource, MOST_ENTRIES, MOST_TEXT, Play, Save, Until};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use serde_json::{Map, Value, json};

fn a_save_at_every_entry_brings_the_same_game_back<G: GameInfo>(games: u64) {
    let catalog = catalog();
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let play = if seed % 2 == 0 { Play::Friendly } else { Play::Strict };
        let mut session = start::<G>(ChanceSource::Seed(seed), play);
        while session.turn() != Turn::Over {
            step(&mut *session, &mut dice);
            if dice.below(4) == 0 {
                let _ = session.undo();
            }
            let text = serde_json::to_string(&session.save()).expect("a save is data");
            let save = Save::read(&text).expect("it was just saved");
            let loaded = catalog.load(&save).expect("it was just saved");
            assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
            assert_eq!(fingerprint(&*loaded.session), fingerprint(&*session));
            let logs = [&loaded.session, &session].map(|session| {
                serde_json::to_string(&session.log(Viewer::Nobody, 0)).expect("a log is data")
            });
            assert_eq!(logs[0], logs[1]);
        }
    }
}

#[test]
fn a_save_of_pig_brings_the_same_game_back() {
    a_save_at_every_entry_brings_the_same_game_back::<Pig>(30);
}

#[test]
fn a_save_of_sealed_bids_brings_the_same_game_back() {
    a_save_at_every_entry_brings_the_same_game_back::<SealedBids>(150);
}

fn saved() -> Save {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Friendly);
    session.play_bot("random", 1, Until::Over).expect("there is such a bot");
    session.save()
}

/// Rules version 1 asked for the order of two benefits where it made no difference (WM-GOV.16):
/// such an answer is skipped, and nothing after it is lost.
#[test]
fn an_answer_to_a_question_that_is_no_longer_asked_is_passed_over() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("weather-machine").expect("in the catalog");
    let session = kind.start(&serde_json::Map::new(), ChanceSource::Seed(3), Play::Strict);
    let mut session = session.expect("its defaults make a game");
    session.play_bot("random", 1, Until::Entries(60)).expect("there is such a bot");
    let mut save = session.save();
    save.entries.insert(40, "row first".into());
    save.entries.insert(50, "column first".into());
    let loaded = catalog.load(&save).expect("it is a save");
    let told = "entries 40, 'row first', and 50, 'column first', were passed over: that is no longer \
                asked where it makes no difference (WM-GOV.16).";
    assert_eq!(loaded.notes.iter().map(Notice::to_string).collect::<Vec<_>>(), [told]);
    assert_eq!(loaded.session.save().entries, session.save().entries);
    assert_eq!(fingerprint(&*loaded.session), fingerprint(&*session));
}

/// CoLab's rules version 1 asked one by one, in any order, for what now is one multi-select: the
/// answers are read as a selection, and nothing after them is lost, wherever the game was left.
#[test]
fn what_was_answered_one_by_one_is_read_as_a_set() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/colab/tests/version_1/");
    let file = std::fs::read_to_string(format!("{folder}alone_two_enemies_device.json"));
    let recorded: serde_json::Value =
        serde_json::from_str(&file.expect("a recorded game")).expect("data");
    let entries: Vec<String> =
        serde_json::from_value(recorded["entries"].clone()).expect("entries");
    let content = conformance::content_folder(format!("{folder}content").as_ref());
    let catalog = play::Catalog::with_owner(vec![("colab".into(), content)]);
    let catalog = catalog.unwrap_or_else(|why| panic!("{why:?}"));
    let kind = catalog.game("colab").expect("in the catalog");
    let settings = recorded["options"].as_object().expect("settings");
    let session = kind.start(settings, ChanceSource::Table, Play::Friendly).expect("a game");
    let whole = Save { rules: 1, entries, ..session.save() };
    for left_after in [whole.entries.len(), 100, 200, 300, 301, 302, 303, 304, 305] {
        let mut save = whole.clone();
        save.undone = save.entries.split_off(left_after);
        let loaded = catalog.load(&save).expect("it is a save");
        let was_left_out = |note: &Notice| note.to_string().contains("not accepted");
        assert!(!loaded.notes.iter().any(was_left_out), "{:?}", loaded.notes);
        let mut session = loaded.session;
        while session.redo().is_ok() {}
        assert_eq!(session.turn(), Turn::Over, "left after {left_after}");
    }
}

#[test]
fn a_save_is_readable_json_with_the_promised_fields() {
    let value = serde_json::to_value(saved()).expect("a save is data");
    assert_eq!(value["soloist"], 1);
    assert_eq!(value["game"], "sealed-bids");
    assert_eq!(value["luck"], json!({"seed": 1}));
    assert_eq!(value["options"], json!({"prizes": 4}));
    assert!(value["entries"][0].as_str().is_some_and(|text| text.starts_with("favourite")));
    assert!(value.get("state").is_none() && value.get("undone").is_none());
}

#[test]
fn an_entry_that_the_rules_refuse_ends_the_game_there_with_a_note() {
    let mut save = saved();
    let count = save.entries.len();
    save.entries[3] = "bid 6".into();
    let loaded = catalog().load(&save).expect("the start can be made");
    assert_eq!(loaded.session.len(), 3);
    let note = &loaded.notes[0];
    let left_out = format!("the {} after it", count - 4);
    for part in ["entry 3", "bid 6", "cannot be chosen now", &left_out] {
        assert!(note.to_string().contains(part), "{note}");
    }
    save.entries[3] = "launch the rocket".into();
    let loaded = catalog().load(&save).expect("the start can be made");
    assert!(loaded.notes[0].to_string().contains("is no choice"), "{:?}", loaded.notes);
}

#[test]
fn other_content_and_other_rules_are_noted() {
    let mut save = saved();
    save.rules = 7;
    save.content = "0123456789abcdef".into();
    let loaded = catalog().load(&save).expect("the start can be made");
    assert_eq!(loaded.notes.len(), 2, "{:?}", loaded.notes);
    assert!(
        loaded.notes[0].to_string().contains("version 7")
            && loaded.notes[1].to_string().contains("0123456789abcdef")
    );
    assert_eq!(loaded.session.turn(), Turn::Over);
}

#[test]
fn luck_that_the_seed_did_not_give_is_practice() {
    let mut save = saved();
    save.chance_source = ChanceSource::Seed(2);
    let loaded = catalog().load(&save).expect("the start can be made");
    assert!(loaded.session.practice());
    assert!(loaded.notes[0].to_string().contains("practice"), "{:?}", loaded.notes);
}

#[test]
fn what_was_taken_back_can_be_redone_after_loading() {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Friendly);
    session.play_bot("random", 1, Until::Over).expect("there is such a bot");
    let end = session.now().state_json();
    for _ in 0..5 {
        session.undo().expect("there are entries");
    }
    let mut loaded = catalog().load(&session.save()).expect("it was just saved");
    assert_eq!(loaded.session.undone(), 5);
    while loaded.session.redo().is_ok() {}
    assert_eq!(loaded.session.now().state_json(), end);

    let mut save = session.save();
    save.undone[1] = "bid 6".into();
    let loaded = catalog().load(&save).expect("the start can be made");
    assert_eq!((loaded.session.len(), loaded.session.undone()), (session.len(), 1));
    assert_eq!(loaded.notes.len(), 1);
}

#[test]
fn an_edited_position_is_practice_and_survives_saving() {
    let catalog = catalog();
    let kind = catalog.game("pig").expect("it is in the catalog");
    let settings = kind.modes().remove(0).1;
    let mut session = start::<Pig>(ChanceSource::Seed(1), Play::Friendly);
    let mut state = session.now().state_json();
    state["banks"][1] = json!(20);
    session = kind.set(&settings, ChanceSource::Seed(1), &state).expect("a position");
    assert!(session.practice() && session.is_empty());
    assert_eq!(session.now().state_json(), state);
    session.play_bot("random", 1, Until::Entries(5)).expect("there is such a bot");
    let loaded = catalog.load(&session.save()).expect("it was just saved");
    assert!(loaded.notes.is_empty());
    assert_eq!(fingerprint(&*loaded.session), fingerprint(&*session));

    state["banks"][1] = json!(999);
    state["mover"] = json!(3);
    let objections = kind.set(&settings, ChanceSource::Seed(1), &state).err().expect("two reasons");
    assert!(objections.len() >= 2, "{objections:?}");
    state["mover"] = json!("me");
    assert!(kind.set(&settings, ChanceSource::Seed(1), &state).is_err());
}

#[test]
fn a_save_of_another_form_or_game_is_refused_with_every_reason() {
    let catalog = catalog();
    let mut save = saved();
    save.soloist = 2;
    save.game = "chess".into();
    let objections = catalog.load(&save).err().expect("two reasons");
    assert_eq!(objections.len(), 2, "{objections:?}");
    save.game = "pig".into();
    save.soloist = 1;
    let loaded = catalog.load(&save).expect("its options may be those of a later Pig");
    assert!(loaded.session.is_empty());
    let told: Vec<String> = loaded.notes.iter().map(Notice::to_string).collect();
    let told = told.join("\n");
    assert!(told.contains("the option 'prizes', 4") && told.contains("entry 0"), "{told}");
    let pig = catalog.game("pig").expect("it is in the catalog");
    assert!(pig.load(&saved()).is_err(), "this is a save of another game");
}

#[test]
fn a_save_without_bounds_is_refused() {
    let mut save = saved();
    save.entries = vec!["bid 1".into(); MOST_ENTRIES];
    save.undone = vec!["bid 1".into()];
    assert!(catalog().load(&save).is_err());
    let mut save = saved();
    save.entries[0] = "x".repeat(MOST_TEXT + 1);
    assert!(catalog().load(&save).is_err());
    let text = serde_json::to_string(&save).expect("a save is data");
    assert!(Save::read(&text).is_err());
    for text in ["", "null", "[]", "{}", "{\"soloist\":1}", "{\"soloist\":1,\"x\":2}"] {
        assert!(Save::read(text).is_err(), "{text}");
    }
    assert!(Save::read(&"[".repeat(1_000_000)).is_err());
}

/// A game from the project's history, which ends differently under the current rules: the note
/// names the entries that are skipped, and from which one on other values count.
#[test]
fn a_game_that_ends_otherwise_today_says_by_which_entry_and_why() {
    let text = include_str!("../data/weather_machine_version_1.json");
    let recorded: Value = serde_json::from_str(text).expect("JSON");
    let save = json!({
        "soloist": 1,
        "game": "weather-machine",
        "rules": 1,
        "content": recorded["content"],
        "options": recorded["options"],
        "luck": "table",
        "entries": recorded["entries"],
    });
    let save = Save::from_value(&save).expect("a save");
    let loaded = play::Catalog::ours().load(&save).expect("the start can be made");
    let outcome = loaded.session.now().outcome().expect("it is over");
    let totals: Vec<_> = outcome.parties.iter().map(|party| party.total).collect();
    let then: Vec<_> = recorded["totals"].as_array().expect("a list").iter().collect();
    assert_ne!(json!(totals), json!(then), "it ended otherwise then");
    let last = format!("{}, '{}'", save.entries.len() - 1, save.entries[save.entries.len() - 1]);
    for (note, parts) in loaded.notes[2..].iter().zip([
        ["passed over", "WM-GOV.16", "first'"],
        ["the Funding tracks score", "WM-SCO.1", &last],
    ]) {
        assert!(parts.iter().all(|part| note.to_string().contains(part)), "{parts:?}: {note}");
    }
    assert_eq!(loaded.notes.len(), 4, "{:?}", loaded.notes);
}

/// A save as a later version may write it: with fields, options, option values, bots, content and
/// parts of a position that this version does not know.
fn of_a_later_version(mut save: Value) -> Value {
    save["league"] = json!({"name": "autumn", "rounds": [1, 2]});
    save["tempo"] = json!("brisk");
    save["options"]["moons"] = json!(2);
    save
}

/// Opens a save, and checks that it is written again unchanged, except for rules version and
/// content.
fn opened_again(save: &Value) -> play::Loaded {
    let read = Save::from_value(save).expect("a save");
    let loaded = play::Catalog::ours().load(&read).expect("it opens");
    let mut again = serde_json::to_value(loaded.session.save()).expect("data");
    for field in ["rules", "content"] {
        again[field] = save[field].clone();
    }
    assert_eq!(again, *save, "what is not known is kept");
    let text = serde_json::to_string(save).expect("JSON");
    assert_eq!(serde_json::to_value(Save::read(&text).expect("a save")).expect("data"), *save);
    loaded
}

fn told_of(loaded: &play::Loaded, parts: &[&str]) {
    for part in parts {
        assert!(
            loaded.notes.iter().any(|note| note.to_string().contains(part)),
            "{part}: {:?}",
            loaded.notes
        );
    }
}

#[test]
fn what_a_later_version_adds_to_a_save_is_told_and_written_again() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("weather-machine").expect("in the catalog");
    let settings = json!({"seats": 2, "readings": ["lativ_fills"]});
    let settings = settings.as_object().cloned().expect("an object");
    let mut session = kind.start(&settings, ChanceSource::Seed(4), Play::Strict).expect("a game");
    session.play_bot("random", 1, Until::Entries(30)).expect("there is such a bot");
    let save = serde_json::to_value(session.save()).expect("data");
    let mut later = of_a_later_version(save.clone());
    later["options"]["readings"] = json!(["lativ_fills", "two_moons"]);
    later["players"] = json!(["human", "oracle:9"]);
    let loaded = opened_again(&later);
    told_of(&loaded, &["'league'", "'tempo'", "'moons', 2", "'readings'", "'oracle:9' in seat 2"]);
    assert_eq!(loaded.notes.len(), 5, "{:?}", loaded.notes);
    assert_eq!(loaded.session.len(), 30);
    assert_eq!(loaded.session.settings(), session.settings(), "played without them");
    assert_eq!(loaded.session.players(), [play::PlayerSlot::Person; 2]);

    let mut session = loaded.session;
    session.seat_players(&["human".parse().unwrap(), "club".parse().unwrap()]).expect("two");
    let again = serde_json::to_value(session.save()).expect("data");
    assert_eq!(again["players"], json!(["human", "club"]), "who sits there now");
    assert_eq!(again["league"], later["league"]);

    later["options"]["seats"] = json!(9);
    let wrong = Save::from_value(&later).expect("a save");
    assert!(catalog.load(&wrong).is_err(), "what is out of range is no matter of versions");
    later["league"] = json!("x".repeat(100_000));
    assert!(Save::from_value(&later).is_err(), "more than a header may have");
}

#[test]
fn what_a_later_version_adds_to_the_content_of_an_owner_is_told_and_kept() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("in the catalog");
    let session = kind.start(&Map::new(), ChanceSource::Seed(4), Play::Friendly).expect("a game");
    let mut save = serde_json::to_value(session.save()).expect("data");
    save["owner"] = json!({
        "cards.toml": "[[card]]\nid = \"AQ1\"\nvalue = 2\nshine = 7\n\n[[card]]\nid = \"AQ9\"\nvalue = 1\n\n\
                       [weather]\nrain = true\n",
        "moons.toml": "[moon]\ncount = 2\n",
    });
    let loaded = opened_again(&save);
    told_of(&loaded, &["shine", "AQ9", "weather", "moons.toml"]);
    save["owner"] = json!({"cards.toml": "[[card"});
    let wrong = Save::from_value(&save).expect("a save");
    assert!(catalog.load(&wrong).is_err(), "this is no TOML");
}

#[test]
fn what_a_later_version_adds_to_a_position_is_told_and_kept() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("in the catalog");
    let settings = json!({"seats": 1}).as_object().cloned().expect("an object");
    let mut session = kind.start(&settings, ChanceSource::Seed(4), Play::Friendly).expect("a game");
    while kind.set(&settings, ChanceSource::Seed(4), &session.now().state_json()).is_err() {
        session.play_bot("random", 1, Until::Entries(1)).expect("there is such a bot");
    }
    let state = session.now().state_json();
    let edited = kind.set(&settings, ChanceSource::Seed(4), &state).expect("a step boundary");
    let mut save = serde_json::to_value(edited.save()).expect("data");
    save["state"]["moons"] = json!([1, 2]);
    save["state"]["deck"]["shine"] = json!(true);
    let loaded = opened_again(&save);
    told_of(&loaded, &["moons", "shine"]);
    assert_eq!(loaded.session.now().state_json(), edited.now().state_json());
    assert!(
        kind.set(&settings, ChanceSource::Seed(4), &save["state"]).is_err(),
        "a slip of who edits"
    );
}

#[test]
fn a_helper_of_a_later_version_opens_too() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("in the catalog");
    let helper = kind.start_helper(&Map::new(), 3).expect("a helper");
    let save = of_a_later_version(serde_json::to_value(helper.save()).expect("data"));
    told_of(&opened_again(&save), &["'league'", "'tempo'", "'moons'"]);
}
