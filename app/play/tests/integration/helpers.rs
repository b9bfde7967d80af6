//! Helpers beside a real table, as sessions.

use game_core::{Dice, Draw as _, Settings, Turn, Viewer};
use play::{AS_KNOWN, Alone, Catalog, ChanceSource, DynSession, HelperStage, Save};
use serde_json::{Value, json};

/// Number of random entries for each helper.
const ENTRIES: usize = 120;

pub(crate) fn helper(catalog: &Catalog, game: &str) -> Box<dyn DynSession> {
    let kind = catalog.game(game).expect("in the catalog");
    kind.start_helper(&Settings::new(), 7).expect("it has a helper")
}

/// A helper with these options and this seed.
fn helper_with(catalog: &Catalog, game: &str, options: Value, seed: u64) -> Box<dyn DynSession> {
    let kind = catalog.game(game).expect("in the catalog");
    let options = options.as_object().expect("an object");
    kind.start_helper(options, seed).expect("it has a helper")
}

/// The enemies before their first turn.
pub(crate) fn enemies(catalog: &Catalog, options: Value, seed: u64) -> Box<dyn DynSession> {
    let mut session = helper_with(catalog, "colab", options, seed);
    while stage(&*session) == HelperStage::SetUp {
        session.choose(AS_KNOWN).expect("as it is proposed");
    }
    session
}

/// The entries that the program made without asking.
fn made_alone(session: &dyn DynSession, word: &str) -> Vec<String> {
    session.save().entries.into_iter().filter(|text| text.starts_with(word)).collect()
}

/// Answers with what is known or listed first until the turn has to be carried out.
pub(crate) fn to_the_end_of_turn(session: &mut dyn DynSession) {
    while stage(session) != HelperStage::CarryOut {
        let first = session.now().choices().swap_remove(0).text;
        session.choose(&first).expect("listed");
    }
}

fn helped(catalog: &Catalog) -> Vec<&'static str> {
    let ids = catalog.games().filter(|kind| kind.helper().is_some()).map(|kind| kind.id());
    ids.collect()
}

pub(crate) fn stage(session: &dyn DynSession) -> HelperStage {
    session.helping().expect("a helper").stage
}

fn again(catalog: &Catalog, session: &dyn DynSession) -> Box<dyn DynSession> {
    let text = serde_json::to_string(&session.save()).expect("JSON");
    let loaded = catalog.load(&Save::read(&text).expect("a save")).expect("it opens");
    assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
    loaded.session
}

/// Everything that a person sees of it.
fn seen(session: &dyn DynSession) -> Value {
    json!({
        "helper": session.helping(),
        "log": session.log(Viewer::Nobody, 0),
        "choices": session.now().choices(),
        "save": session.save(),
    })
}

#[test]
fn a_turn_of_the_androids_is_asked_told_and_carried_out() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "pocket-mars");
    let helping = session.helping().expect("a helper");
    assert_eq!((helping.stage, helping.asks.len()), (HelperStage::Queries, 1));
    assert_eq!(helping.asks[0].answers.len(), 12, "both, none, or one of ten");
    assert!(helping.told[0].says().text.starts_with("System Failure"), "{:?}", helping.told);
    let told = session.choose("table module 1 green").expect("asked");
    assert!(!told.is_empty());
    while stage(&*session) == HelperStage::Queries {
        session.choose(AS_KNOWN).expect("where yours stand");
    }
    let helping = session.helping().expect("a helper");
    assert_eq!(helping.stage, HelperStage::CarryOut);
    assert!((3..=6).contains(&helping.told.len()), "instructions: {:?}", helping.told);
    let last = &helping.told.last().expect("some").says().text;
    assert!(last.starts_with("Lay the top card of the deck face down"), "no colour: {last}");
    session.choose("done").expect("carried out");
    assert_eq!(session.helping().expect("a helper").turn, 2);
    assert!(!session.practice());
}

/// Set-up takes two pictures; special turns can be announced, and so can the end.
#[test]
fn the_weavers_are_set_up_run_fed_and_scored() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "master-of-the-galaxy");
    assert_eq!(stage(&*session), HelperStage::SetUp);
    session.choose("table home s00").expect("a start");
    let first = ["table swarm 1 w1".to_string(), "table swarm 2 w2".to_string()];
    session.choose_set(&first).expect("the two cards");
    let helping = session.helping().expect("a helper");
    assert_eq!(helping.asks.len(), 3, "a pair, and the colours of two cards: {:?}", helping.asks);
    let fed = helping.announced.iter().flat_map(|list| &list.answers);
    let fed: Vec<&str> = fed.map(|(text, _)| text.as_str()).collect();
    assert!(fed.contains(&"table fed military 1") && fed.contains(&"table over by bases"));
    assert!(!fed.contains(&"table fed political 1"), "nobody shows it: {fed:?}");
    session.choose(AS_KNOWN).expect("all cubes differ");
    let helping = session.helping().expect("a helper");
    assert_eq!(helping.stage, HelperStage::CarryOut);
    let told: Vec<&str> = helping.told.iter().map(|beat| beat.says().text.as_str()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("Silk: put a red cube on engulfment, 1 of"), "{told:?}");
    session.choose("done").expect("carried out");
    session.choose("table fed military 1").expect("announced");
    let helping = session.helping().expect("a helper");
    assert_eq!(helping.stage, HelperStage::CarryOut);
    assert!(helping.announced.iter().any(|list| !list.answers.is_empty()), "one more");
    let told = helping.told.first().expect("fed").says().text.clone();
    assert!(told.starts_with("Silk: put a white cube on proliferation, 1 of"), "{told}");
    session.choose("done").expect("carried out");
    session.choose("table over by bases").expect("announced");
    session.choose("done").expect("nothing to do");
    assert_eq!(stage(&*session), HelperStage::Score);
    session.choose("table bases 9").expect("asked");
    session.choose(AS_KNOWN).expect("the rest");
    let outcome = session.now().outcome().expect("it is scored");
    assert_eq!(outcome.rule.0, "MG-17.1");
    let own = outcome.of_seat(game_core::Seat(0)).expect("the person's score");
    assert_eq!((own.standing, own.items[0].count), (game_core::Standing::Won, 9), "{own:?}");
}

/// Set-up takes three pictures; the helper asks for the final score and for what a rank needs.
#[test]
fn the_saboteurs_are_set_up_run_and_scored_with_a_rank() {
    let catalog = Catalog::ours();
    let mut session = helper_with(&catalog, "weather-machine", json!({"draws": "table"}), 0);
    session.choose("table assistant rain").expect("asked");
    assert_eq!(session.helping().expect("a helper").asks.len(), 3, "three reports");
    session.choose(AS_KNOWN).expect("the reports");
    session.choose(AS_KNOWN).expect("the Hideout");
    assert_eq!(stage(&*session), HelperStage::Queries, "your Scientist");
    let mut steps = 0;
    while stage(&*session) != HelperStage::CarryOut {
        let first = session.now().choices().swap_remove(0).text;
        session.choose(&first).expect("listed");
        steps += 1;
        assert!(steps < 12, "{first}");
    }
    let told = session.helping().expect("a helper").told;
    assert!(told[0].says().text.starts_with("Move the "), "{told:?}");
    session.choose("done").expect("carried out");
    session.choose("table over by scoring").expect("announced");
    session.choose("done").expect("nothing to do");
    let said = ["table cp 150", "table goals 2"].map(str::to_string);
    session.choose_set(&said).expect("of the score");
    session.choose(AS_KNOWN).expect("the rest of it");
    session.choose("table your awards 1").expect("for the rank");
    session.choose(AS_KNOWN).expect("the rest of it");
    assert_eq!(stage(&*session), HelperStage::Over);
    let outcome = session.now().outcome().expect("it is scored");
    assert_eq!(outcome.rule.0, "SAB-FIN.4");
    assert!(outcome.ended_by.ends_with("Your rank: Stormchaser."), "{}", outcome.ended_by);
    let own = outcome.of_seat(game_core::Seat(0)).expect("the person's score");
    let goals = own.items.iter().find(|item| item.title == "Goals met").expect("an item");
    assert_eq!((own.standing, goals.count), (game_core::Standing::Won, 2), "{own:?}");
}

#[test]
fn what_is_not_asked_is_refused_with_what_is() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "pocket-mars");
    let before = seen(&*session);
    for (text, why) in [
        ("done", "What is left in the androids' prep module?"),
        ("table yours greenhouse 1", "not"),
        ("hello", "'hello' is nothing that this helper can be told"),
        ("", "nothing"),
    ] {
        let refused = session.choose(text).expect_err("it is not asked").to_string();
        assert!(refused.contains(why), "{text}: {refused}");
    }
    let wrong = ["table energy 3".to_string(), "done".to_string()];
    session.choose_set(&wrong).expect_err("the second is not asked");
    assert_eq!(seen(&*session), before, "nothing of it was entered");
    assert!(session.roll().is_err() && session.bot(game_core::Seat(0), &|| true).is_err());
}

#[test]
fn going_back_takes_a_whole_answer_and_is_no_practice() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "pocket-mars");
    let first = seen(&*session);
    session.choose(AS_KNOWN).expect("what was last known");
    session.choose("table energy 3").expect("a correction at any time");
    assert_eq!(session.len(), 2);
    session.undo_choice().expect("the correction");
    session.undo_choice().expect("the picture");
    assert_eq!((session.len(), session.undone()), (0, 2));
    session.undo_choice().expect_err("there is nothing left");
    session.redo_choice().expect("the picture again");
    assert_eq!((session.len(), session.undone()), (1, 1));
    session.undo_choice().expect("once more");
    assert_eq!(seen(&*session)["helper"], first["helper"]);
    assert!(!session.practice());
}

/// For every game with a helper: each entry can be saved and reopened, each listed answer can be
/// given, and an earlier moment asks what it asked then, in the same turn and in one before.
#[test]
fn a_helper_is_its_log_wherever_it_is_opened() {
    let catalog = Catalog::ours();
    let games = helped(&catalog);
    let wanted = ["pocket-mars", "colab", "master-of-the-galaxy", "weather-machine"];
    assert!(wanted.iter().all(|game| games.contains(game)), "{games:?}");
    let at_table = games.iter().filter(|game| **game != "pocket-mars").map(|game| (*game, "table"));
    for (game, draws) in games.iter().map(|game| (*game, "")).chain(at_table) {
        let options = if draws.is_empty() { json!({}) } else { json!({"draws": draws}) };
        let mut session = helper_with(&catalog, game, options, 7);
        let mut dice = Dice::keyed(11, 0);
        let (mut lengths, mut moments) = (vec![0], Vec::new());
        while session.turn() != Turn::Over && session.len() < ENTRIES {
            let choices = session.now().choices();
            assert!(!choices.is_empty(), "{game}: something can be answered");
            // Entries that end the game or remove the swarms: after them only the score follows.
            let ends = ["table over", "table hole", "table all landed"];
            let goes_on = |text: &&str| {
                !ends.iter().any(|end| text.contains(end)) && !text.starts_with("otherwise")
            };
            let texts = choices.iter().map(|choice| choice.text.as_str()).filter(goes_on);
            let texts: Vec<&str> = texts.collect();
            let nth = match texts[0] {
                AS_KNOWN if dice.below(3) > 0 => 0,
                _ => dice.below(texts.len() as u32) as usize,
            };
            moments.push((session.len(), json!(choices)));
            if let Err(why) = session.choose(texts[nth]) {
                // What cannot be beside what was said before is refused; somebody would look again.
                assert_eq!(stage(&*session), HelperStage::SetUp, "{game}, {}: {why}", texts[nth]);
                session.undo_choice().expect("something was said before");
                moments.retain(|(entries, _)| *entries <= session.len());
                continue;
            }
            lengths.push(session.len());
            if lengths.len() % 16 == 0 {
                assert_eq!(seen(&*session), seen(&*again(&catalog, &*session)), "{game}");
                for (entries, asked) in moments.iter().rev().take(8) {
                    assert_eq!(json!(session.at(*entries).choices()), *asked, "{game}, {entries}");
                }
            }
        }
        assert!(session.len() > 20, "{game} was played");
        let turns = session.helping().expect("a helper").turn;
        assert!(turns > 2, "{game}: {turns} turns");
        while !session.is_empty() {
            let before = session.len();
            session.undo_choice().expect("an entry");
            assert!(session.len() < before, "{game}");
        }
        assert_eq!(session.helping().expect("a helper").turn, 1, "{game}");
        assert!(!session.practice(), "{game}");
    }
}

/// A finished game is scored from what the person enters about their own side.
#[test]
fn the_end_is_asked_and_told() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "pocket-mars");
    session.choose("table all landed").expect("presumed until it is said");
    session.choose("table module full").expect("asked");
    session.choose("done").expect("carried out");
    assert_eq!(stage(&*session), HelperStage::Score);
    assert!(session.now().outcome().is_none());
    session
        .choose_set(&[
            "table yours below greenhouse 4".to_string(),
            "table yours below aqualab 2".to_string(),
            "table yours greenhouse 1".to_string(),
        ])
        .expect("part of a picture");
    assert_eq!(stage(&*session), HelperStage::Score, "the rest of it");
    session.choose(AS_KNOWN).expect("the rest as it was last known");
    let asks = session.helping().expect("a helper").asks;
    assert_eq!(asks.len(), 1, "everybody has landed, so nobody is on the ship: {asks:?}");
    session.choose("table your energy 4").expect("asked");
    assert_eq!((stage(&*session), session.turn()), (HelperStage::Over, Turn::Over));
    let outcome = session.now().outcome().expect("it is scored");
    let own = outcome.of_seat(game_core::Seat(0)).expect("the person's score");
    let at = |title: &str| own.items.iter().find(|item| item.title == title).map(|it| it.count);
    assert_eq!(at("Colonists on ★★"), Some(1), "{own:?}");
    assert_eq!(at("Most energy"), Some(1), "{own:?}");
    session.undo_choice().expect("the score can be corrected");
    assert_eq!(stage(&*session), HelperStage::Score);
}

/// The androids' game at its end, with all colonists of the person on Buildings.
pub(crate) fn all_landed(catalog: &Catalog) -> Box<dyn DynSession> {
    let mut session = helper(catalog, "pocket-mars");
    for text in ["table all landed", "table module full", "done"] {
        session.choose(text).expect("asked, or said");
    }
    session
}

pub(crate) fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(|text| text.to_string()).collect()
}

/// A score that cannot be is refused in the language of the page; a save that has one stays valid.
#[test]
fn a_score_that_does_not_add_up_is_refused_and_says_why() {
    let catalog = Catalog::ours();
    let mut session = all_landed(&catalog);
    let before = seen(&*session);
    let eighteen = texts(&[
        "table yours below greenhouse 7",
        "table yours below aqualab 6",
        "table yours below energy_bank 5",
    ]);
    let why = session.choose_set(&eighteen).expect_err("there are seven").to_string();
    assert_eq!(why, "You have 7 colonists, but these are 18 (DA-1.1).");
    let mut german = session.told_in(i18n::Locale::German).expect("in another language");
    let why = german.choose_set(&eighteen).expect_err("there are seven").to_string();
    assert!(why.starts_with("Du hast 7 Kolonisten"), "{why}");
    session.choose("table yours below greenhouse 5").expect("the others may be elsewhere");
    let why = session.choose(AS_KNOWN).expect_err("all have landed").to_string();
    assert!(why.contains("all 7 of your colonists"), "{why}");
    session.undo_choice().expect("the five");
    assert_eq!(seen(&*session)["helper"], before["helper"]);
    let mut save = session.save();
    save.entries.extend(eighteen);
    save.undone.clear();
    let loaded = catalog.load(&save).expect("opens");
    assert_eq!((loaded.notes.len(), loaded.session.len()), (0, save.entries.len()));
}

/// The score of the Weavers asks nothing that the end already says.
#[test]
fn what_a_game_was_won_by_is_not_asked_again() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "master-of-the-galaxy");
    session.choose("table home s00").expect("a start");
    let twice = texts(&["table swarm 1 w1", "table swarm 2 w1"]);
    let why = session.choose_set(&twice).expect_err("one card").to_string();
    assert!(why.contains("is named twice"), "{why}");
    session.choose_set(&texts(&["table swarm 1 w1", "table swarm 2 w2"])).expect("two cards");
    for text in ["table over by bases", "done"] {
        session.choose(text).expect("announced");
    }
    let asks = session.helping().expect("a helper").asks;
    assert!(asks.iter().all(|query| query.query != "your bases"), "{asks:?}");
    let why = session.choose("table bases 3").expect_err("it takes nine").to_string();
    assert!(why.contains("Your bases on the board: 3 does not fit"), "{why}");
}

/// What set-up leaves in the Hideout adds up, and the end says only what somebody said.
#[test]
fn the_saboteurs_have_what_set_up_gives_them_and_end_as_it_was_said() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "weather-machine");
    session.choose("table assistant rain").expect("asked");
    session.choose(AS_KNOWN).expect("the reports");
    let asks = session.helping().expect("a helper").asks;
    assert!(asks.iter().all(|query| query.answers.len() == 3), "0, 1 or 2: {asks:?}");
    let all: Vec<String> = asks.iter().map(|query| query.answers[1].0.clone()).collect();
    let why = session.choose_set(&all).expect_err("five").to_string();
    assert_eq!(why, "2 Chemicals lie in the Hideout after set-up, but these are 5 (SAB-SET.7).");
    session.choose(AS_KNOWN).expect("two");
    if stage(&*session) == HelperStage::Begin {
        session.choose("begin").expect("it begins");
    }
    to_the_end_of_turn(&mut *session);
    for text in ["done", "table over by scoring"] {
        session.choose(text).expect("announced");
    }
    if stage(&*session) == HelperStage::CarryOut {
        session.choose("done").expect("nothing to do");
    }
    while stage(&*session) == HelperStage::Score {
        session.choose(AS_KNOWN).expect("nothing scored");
    }
    let outcome = session.now().outcome().expect("it is scored");
    assert!(outcome.ended_by.starts_with("The final round was played."), "{}", outcome.ended_by);
}

/// The enemies have their two minions after set-up, and each tower has one place.
#[test]
fn the_ring_and_the_minions_of_set_up_add_up() {
    let catalog = Catalog::ours();
    let mut session = helper_with(&catalog, "colab", json!({"set_up": "normal"}), 1);
    let why = session.choose("table place 2 tower gear").map(drop);
    why.expect("alone it may be so");
    let why = session.choose(AS_KNOWN).expect_err("gear is at two places").to_string();
    assert!(why.contains("is named twice"), "{why}");
    session.undo_choice().expect("the tower");
    session.choose(AS_KNOWN).expect("the ring");
    session.choose(AS_KNOWN).expect("the enemies");
    let asks = session.helping().expect("a helper").asks;
    let clear: Vec<String> = asks.iter().map(|query| query.answers[0].0.clone()).collect();
    let why = session.choose_set(&clear).expect_err("nobody anywhere").to_string();
    assert!(why.contains("has 2 minions in windows after set-up, but these are 0"), "{why}");
}

#[test]
fn a_save_of_a_helper_says_what_it_is_and_bad_ones_are_refused() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "colab");
    session.choose(AS_KNOWN).ok();
    let save = session.save();
    assert!(save.helper);
    let opened = catalog.load(&save).expect("a helper").session;
    assert!(opened.helping().is_some());
    let whole = Save { helper: false, ..save.clone() };
    let opened = catalog.load(&whole).expect("a game, with nothing of it");
    assert!(opened.session.helping().is_none());
    let other = Save { game: "backgammon".into(), options: Settings::new(), ..save.clone() };
    let why = catalog.load(&other).err().expect("it has no helper");
    assert!(why[0].to_string().contains("Backgammon has no helper yet"), "{why:?}");
    let bots = Save { players: vec!["club".parse().expect("a bot")].into(), ..save.clone() };
    assert!(catalog.load(&bots).is_err());
    let cut = Save { entries: vec!["table nonsense".into(), "done".into()], ..save };
    let loaded = catalog.load(&cut).expect("it opens");
    assert!(
        loaded.notes[0].to_string().contains("and so was the one after it"),
        "{:?}",
        loaded.notes
    );
}

/// [CLS-4.2] The program draws what is the enemies' own once their turn begins, narrates it, and
/// draws the same again after undo.
#[test]
fn what_is_drawn_for_the_opponent_is_logged_told_and_met_again() {
    let catalog = Catalog::ours();
    let mut session = enemies(&catalog, json!({}), 3);
    assert_eq!(stage(&*session), HelperStage::Begin, "your own turn comes first");
    assert!(session.helping().expect("a helper").draws);
    assert_eq!(session.now().choices()[0].text, "begin");
    let before = seen(&*session);
    let told = session.choose("begin").expect("it begins");
    assert!(told.iter().any(|line| line.rule == "CLS-4.2"), "{told:?}");
    let log = session.log(Viewer::Everybody, 0);
    let drawn = log.iter().find(|entry| entry.text.starts_with("drawn ")).expect("a token");
    assert!(drawn.seat.is_none() && drawn.label.starts_with("Soloist draws: "), "{drawn:?}");
    let beats = session.helping().expect("a helper").told;
    let lines: Vec<_> = beats.iter().flat_map(|beat| &beat.lines).collect();
    assert!(lines.iter().any(|line| line.alone == Some(Alone::Drawn)), "{lines:?}");
    let first = seen(&*session);
    assert_eq!(seen(&*again(&catalog, &*session)), first, "as it was saved");
    assert_eq!(session.save().chance_source, ChanceSource::Seed(3));
    session.undo_choice().expect("before it began");
    assert_eq!(seen(&*session)["helper"], before["helper"]);
    session.redo_choice().expect("once more");
    assert_eq!(seen(&*session), first, "the same luck");
    assert!(!session.practice());
    let tokens: std::collections::BTreeSet<String> = (0..12)
        .map(|seed| {
            let mut other = enemies(&catalog, json!({}), seed);
            other.choose("begin").expect("it begins");
            made_alone(&*other, "drawn ").swap_remove(0)
        })
        .collect();
    assert!(tokens.len() > 3, "other seeds draw something else: {tokens:?}");
}

/// One press carries out a turn and begins the next, and one undo takes both back; a correction
/// between the two is made before it.
#[test]
fn the_press_that_ends_a_turn_begins_the_next() {
    let catalog = Catalog::ours();
    let mut session = enemies(&catalog, json!({}), 3);
    session.choose("begin").expect("it begins");
    to_the_end_of_turn(&mut *session);
    let carried_out = seen(&*session);
    let choices = session.now().choices();
    let texts: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).take(2).collect();
    assert_eq!(texts, ["done; begin", "done"]);
    session.choose("done; begin").expect("the next one");
    assert_eq!(session.helping().expect("a helper").turn, 2);
    assert_ne!(stage(&*session), HelperStage::Begin);
    session.undo_choice().expect("both");
    assert_eq!(seen(&*session)["helper"], carried_out["helper"]);
    session.choose("done").expect("only that");
    assert_eq!(stage(&*session), HelperStage::Begin);
    session.choose("table window gear 1 damage").expect("put right");
    session.choose("begin").expect("it begins");
    assert!(session.save().entries.contains(&"table window gear 1 damage".to_string()));
}

/// A person who draws at the table is asked, also after opening a save.
#[test]
fn what_is_drawn_at_the_table_is_asked() {
    let catalog = Catalog::ours();
    let mut session = enemies(&catalog, json!({"draws": "table"}), 3);
    assert_eq!(stage(&*session), HelperStage::Question, "which token?");
    let token = session.now().choices().swap_remove(0).text;
    session.choose(&token).expect("listed");
    assert_eq!(
        (session.save().chance_source, session.helping().map(|it| it.draws)),
        (ChanceSource::Table, Some(false))
    );
    let opened = again(&catalog, &*session);
    assert_eq!(seen(&*opened), seen(&*session));
    assert!(made_alone(&*opened, "drawn ").is_empty());
    for (game, draws, why) in [
        ("colab", json!("nobody"), "expected \"program\" or \"table\""),
        ("colab", json!(7), "expected \"program\" or \"table\""),
        ("pocket-mars", json!("program"), "nothing is drawn that is the opponent's own"),
    ] {
        let kind = catalog.game(game).expect("in the catalog");
        let settings = Settings::from_iter([("draws".to_string(), draws)]);
        let objections = kind.start_helper(&settings, 1).err().expect("no such helper");
        assert!(objections[0].to_string().contains(why), "{game}: {objections:?}");
    }
    let own =
        |game: &str| catalog.game(game).and_then(|it| it.helper()).expect("a helper").own.len();
    let games = ["colab", "weather-machine", "master-of-the-galaxy", "pocket-mars"];
    assert_eq!(games.map(own), [1, 1, 1, 0]);
    let lucky =
        Save { chance_source: ChanceSource::Seed(1), ..helper(&catalog, "pocket-mars").save() };
    assert!(catalog.load(&lucky).is_err(), "the androids draw nothing that is theirs alone");
}

/// [CLS-4.7] A choice that is the person's is proposed and narrated as such; one press asks for it
/// instead, and undo from there proposes it again.
#[test]
fn what_is_left_to_the_person_is_proposed_and_can_be_had_otherwise() {
    let catalog = Catalog::ours();
    let proposing = (0..60).find_map(|seed| {
        let mut session = enemies(&catalog, json!({}), seed);
        session.choose("begin").ok()?;
        to_the_end_of_turn(&mut *session);
        (!made_alone(&*session, "proposed ").is_empty()).then_some(session)
    });
    let mut session = proposing.expect("some turn leaves something to the person");
    let before = seen(&*session);
    let beats = session.helping().expect("a helper").told;
    let mut lines = beats.iter().flat_map(|beat| &beat.lines);
    let otherwise = lines.find_map(|line| match &line.alone {
        Some(Alone::Proposed { otherwise }) => Some((otherwise.clone(), line.text.clone())),
        _ => None,
    });
    let (otherwise, text) = otherwise.expect("it is told");
    assert!(text.starts_with("Your choice, proposed: "), "{text}");
    assert!(session.now().choices().iter().any(|choice| choice.text == otherwise));
    session.choose("otherwise 9999").expect_err("nothing is proposed there");
    session.choose(&otherwise).expect("listed");
    assert_eq!(stage(&*session), HelperStage::Question);
    assert_eq!(
        seen(&*again(&catalog, &*session)),
        seen(&*session),
        "it is asked once it is opened"
    );
    let asked = session.now().choices();
    assert!(asked.len() > 1, "{asked:?}");
    session.choose(&asked[1].text).expect("another than is proposed");
    let chosen = asked[1].text.split("; ").next().expect("a choice").to_string();
    assert!(session.save().entries.contains(&chosen), "{chosen}");
    session.undo_choice().expect("the answer");
    assert_eq!(stage(&*session), HelperStage::Question);
    session.undo_choice().expect("that it is wanted otherwise");
    to_the_end_of_turn(&mut *session);
    assert_eq!(seen(&*session)["helper"], before["helper"]);
    assert!(!session.practice());
}

/// A save that corrects one fact of the opponent many times.
fn put_right(catalog: &Catalog, game: &str, times: usize) -> Save {
    let mut session = match game {
        "colab" => enemies(catalog, json!({}), 7),
        game => helper(catalog, game),
    };
    while stage(&*session) == HelperStage::SetUp {
        session.choose(AS_KNOWN).expect("as it is proposed");
    }
    let kept = session.helping().expect("a helper").kept;
    let several = kept.into_iter().find(|query| query.answers.len() > 1).expect("one can differ");
    let texts: Vec<String> = several.answers.into_iter().map(|(text, _)| text).take(2).collect();
    let mut save = session.save();
    save.entries.extend((0..times).map(|nth| texts[nth % 2].clone()));
    save
}

/// The shortest time it takes to open a save.
fn opened_within(catalog: &Catalog, save: &Save) -> f64 {
    let times = (0..3).map(|_| {
        let begun = std::time::Instant::now();
        let loaded = catalog.load(save).expect("opens");
        assert_eq!(loaded.session.len(), save.entries.len(), "{:?}", loaded.notes);
        begun.elapsed().as_secs_f64()
    });
    times.fold(f64::INFINITY, f64::min)
}

/// Eight times as many entries take about eight times as long, not sixty-four times.
#[test]
fn a_log_is_opened_in_one_pass_however_often_it_puts_a_fact_right() {
    let catalog = Catalog::ours();
    for game in helped(&catalog) {
        let few = opened_within(&catalog, &put_right(&catalog, game, 1_500));
        let many = opened_within(&catalog, &put_right(&catalog, game, 12_000));
        assert!(many < 24.0 * few.max(0.002), "{game}: {few} s, then {many} s");
    }
}

/// Undone entries cost no more, and can be redone.
#[test]
fn what_was_taken_back_of_a_helper_is_opened_in_one_pass_too() {
    let catalog = Catalog::ours();
    let mut save = put_right(&catalog, "colab", 4_000);
    save.undone = save.entries.split_off(save.entries.len() - 3_000);
    let loaded = catalog.load(&save).expect("opens");
    assert_eq!(loaded.session.save(), save);
}

#[test]
fn a_replay_that_takes_too_long_is_given_up_and_says_so() {
    let catalog = Catalog::ours();
    let asked = std::sync::atomic::AtomicU32::new(0);
    let stop = || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 40;
    let save = put_right(&catalog, "colab", 100);
    let why = catalog.load_within(&save, &stop).err().expect("it was stopped");
    assert!(why[0].to_string().contains("given up after 40 of"), "{why:?}");
    let whole = helped(&catalog).len();
    assert!(whole > 3 && catalog.load(&save).is_ok(), "without a limit it opens");
}

/// Whatever a person answers is either refused or carried out: no combination of offered answers
/// brings about what the rules rule out. Answers come from a generator; corrections and
/// announcements are among them.
#[test]
fn any_answers_are_refused_or_carried_out() {
    let catalog = Catalog::ours();
    for game in helped(&catalog) {
        let (mut entered, mut turns) = (0, 0);
        for seed in 0..SEEDS {
            let (more, ended) = answered_at_random(&catalog, game, seed);
            (entered, turns) = (entered + more, turns + ended);
        }
        assert!(entered > 100 && turns > 10, "{game}: {entered} answers, {turns} turns");
    }
}

/// How many helpers of each game are answered at random.
const SEEDS: u64 = 24;

/// Answers a helper at random: the number of entries that were accepted, and of turns.
fn answered_at_random(catalog: &Catalog, game: &str, seed: u64) -> (usize, u16) {
    let mut dice = Dice::keyed(seed, 1);
    let kind = catalog.game(game).expect("in the catalog");
    let mut session = kind.start_helper(&Settings::new(), seed).expect("it has a helper");
    let mut accepted = 0;
    for _ in 0..4 * ENTRIES {
        let helping = session.helping().expect("a helper");
        if helping.stage == HelperStage::Over {
            break;
        }
        let answers = helping.asks.iter().flat_map(|ask| &ask.answers);
        let mut texts: Vec<String> = answers.map(|answer| answer.0.clone()).collect();
        if texts.is_empty() {
            texts = session.now().choices().into_iter().map(|choice| choice.text).collect();
        } else if !helping.kept.is_empty() && dice.below(12) == 0 {
            let kept = helping.kept.iter().flat_map(|ask| &ask.answers);
            texts = kept.map(|answer| answer.0.clone()).collect();
        }
        let text = &texts[dice.below(texts.len() as u32) as usize];
        accepted += usize::from(session.choose(text).is_ok());
    }
    (accepted, session.helping().expect("a helper").turn)
}
