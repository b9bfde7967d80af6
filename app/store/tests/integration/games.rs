//! The game service over the sample games: what it starts, changes and refuses, and in what order.

use crate::folder::Folder;
use game_core::{Settings, Turn, Viewer};
use play::{
    Bot, Catalog, CatalogEntry, ChanceSource, DynGame, DynSession, Play, PlayerSlot, Save,
    SessionError,
};
use rusqlite::Connection;
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use service::{AtOnce, GameStore as _, Games, JobKind, Problem, Service, write_save};
use store::Store;

fn games(folder: &Folder) -> Games {
    let kinds: Vec<Box<dyn DynGame>> =
        vec![Box::new(CatalogEntry::<Pig>::ours()), Box::new(CatalogEntry::<SealedBids>::ours())];
    Games::new(Catalog::of(kinds), Store::open(folder.path()).expect("opens"))
}

fn start(games: &Games, chance_source: ChanceSource) -> String {
    games.start("pig", &Settings::new(), chance_source, Play::Friendly, None).expect("starts")
}

fn first_choice(session: &mut dyn DynSession) -> Result<(), SessionError> {
    let text = session.now().choices()[0].text.clone();
    session.choose(&text).map(drop)
}

fn entries(games: &Games, id: &str) -> Vec<String> {
    games.store().load(id).expect("is there").save.entries
}

#[test]
fn a_game_starts_and_waits_for_a_seat() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(1));
    let turn = games.read(&id, |session| session.turn()).expect("reads");
    assert!(matches!(turn, Turn::Choose(_)), "chance has answered: {turn:?}");
    let list = games.list(0, 200).expect("a list").games;
    assert_eq!((list[0].id.as_str(), list[0].game.as_str(), list[0].over), (&*id, "pig", false));
    assert!(!list[0].status.is_empty() && !list[0].name.is_empty(), "{list:?}");
}

#[test]
fn bots_think_on_a_copy_and_their_seats_are_kept() {
    let folder = Folder::new();
    let games = games(&folder);
    let players = [PlayerSlot::Person, PlayerSlot::Bot(Bot::Greedy)];
    let (settings, chance_source) = (Settings::new(), ChanceSource::Seed(3));
    let crowd = games.start_with_players(
        "pig",
        &settings,
        chance_source,
        Play::Friendly,
        &[PlayerSlot::Person],
        None,
    );
    assert!(
        matches!(crowd, Err(Problem::Refused(why)) if why.to_string().starts_with("players: "))
    );
    let id = games
        .start_with_players("pig", &settings, chance_source, Play::Friendly, &players, None)
        .expect("one for each seat");
    let mut bots = 0;
    while games.read(&id, |session| session.turn()).expect("reads") != Turn::Over {
        let game = games.think_about(&id).expect("reads");
        let copy = game.session();
        let text = match copy.asked_bot() {
            Some((seat, _)) => {
                bots += 1;
                copy.bot(seat, &|| false).expect("its turn")
            }
            None => copy.now().choices()[copy.len() % 2].text.clone(),
        };
        games.change(&id, |session| session.choose(&text).map(drop)).expect("it is listed");
    }
    assert!(bots > 0);
    drop(games);
    let games = self::games(&folder);
    let kept = games.read(&id, |session| session.players().to_vec()).expect("reads");
    assert_eq!(kept, players);
    assert!(games.open(&id).expect("opens").notes().is_empty(), "nothing to note");
}

/// A process that ends while a bot thinks leaves the job, which the next one carries out once.
#[test]
fn the_turn_of_a_bot_goes_on_in_the_next_process() {
    let folder = Folder::new();
    let players = [PlayerSlot::Bot(Bot::Greedy), PlayerSlot::Person];
    let (settings, chance_source) = (Settings::new(), ChanceSource::Seed(3));
    let started = games(&folder).start_with_players(
        "pig",
        &settings,
        chance_source,
        Play::Friendly,
        &players,
        None,
    );
    let id = started.expect("starts, and nobody plays for the bot");
    let store = || Store::open(folder.path()).expect("opens");
    let due = || store().due_jobs(i64::MAX).expect("read");
    let waits = |job: &(String, service::Job)| job.0 == id && job.1.kind == JobKind::BotTurn;
    assert!(due().iter().all(waits) && due().len() == 1, "{:?}", due());
    let before = store().load(&id).expect("a game").save.entries.len();
    let kinds: Vec<Box<dyn DynGame>> = vec![Box::new(CatalogEntry::<Pig>::ours())];
    let service = Service::new(Catalog::of(kinds), store(), AtOnce);
    service.resume().expect("goes on");
    let played = store().load(&id).expect("a game").save.entries.len();
    assert!(played > before && due().is_empty(), "{played} entries, {:?}", due());
    service.resume().expect("nothing to do");
    assert_eq!(store().load(&id).expect("a game").save.entries.len(), played);
}

#[test]
fn at_a_real_table_chance_waits_for_the_person() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Table);
    assert_eq!(games.read(&id, |session| session.turn()).expect("reads"), Turn::Chance);
}

#[test]
fn an_entry_is_on_the_disk_before_it_is_answered() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(2));
    for _ in 0..30 {
        if games.read(&id, |session| session.turn()).expect("reads") == Turn::Over {
            break;
        }
        games.change(&id, first_choice).expect("changes");
        let log = games.read(&id, |session| session.save().entries).expect("reads");
        assert_eq!(entries(&games, &id), log);
    }
}

#[test]
fn a_game_played_to_its_end_is_listed_with_its_winner() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(3));
    games.change(&id, |session| session.play_bot("random", 1, play::Until::Over)).expect("plays");
    let game = &games.list(0, 200).expect("a list").games[0];
    assert!(game.over && game.status.starts_with("won by "), "{game:?}");
}

#[test]
fn a_refused_change_changes_nothing() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(4));
    let before = games.store().load(&id).expect("is there");
    let refused = games.change(&id, |session| {
        first_choice(session)?;
        session.choose("no such choice")
    });
    assert!(matches!(refused, Err(Problem::Refused(_))));
    let refused = games.change(&id, |session| -> Result<(), SessionError> {
        first_choice(session)?;
        Err(SessionError("changed my mind".into()))
    });
    assert_eq!(refused, Err(Problem::Refused("changed my mind".into())));
    assert_eq!(games.store().load(&id).expect("is there"), before);
    assert_eq!(games.read(&id, |session| session.save()).expect("reads"), before.save);
}

#[test]
fn a_change_that_cannot_be_stored_is_not_answered() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(5));
    let before = games.read(&id, |session| session.save()).expect("reads");
    let file = Connection::open(games.store().place()).expect("the file opens");
    file.execute_batch(
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END;",
    )
    .expect("a trigger");
    let problem = games.change(&id, first_choice).expect_err("the disk is full");
    assert!(matches!(problem, Problem::Storage(_)), "{problem:?}");
    assert_eq!(games.read(&id, |session| session.save()).expect("reads"), before);
    file.execute_batch("DROP TRIGGER full").expect("space again");
    games.change(&id, first_choice).expect("later changes succeed");
}

#[test]
fn rules_that_break_down_lose_nothing() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(6));
    let before = games.store().load(&id).expect("is there");
    let broken = games.change(&id, |session| -> Result<(), SessionError> {
        first_choice(session)?;
        panic!("a bug in a game, made for this test")
    });
    assert!(matches!(broken, Err(Problem::Refused(why)) if why.to_string().contains("bug")));
    assert_eq!(games.store().load(&id).expect("is there"), before);
    games.change(&id, first_choice).expect("the game goes on");
}

#[test]
fn a_game_changed_by_another_process_is_shown_anew_before_it_can_be_changed() {
    let folder = Folder::new();
    let (one, two) = (games(&folder), games(&folder));
    let id = start(&one, ChanceSource::Seed(7));
    two.change(&id, first_choice).expect("two is first");
    let late = one.change(&id, first_choice);
    assert_eq!(late, Err(Problem::Overtaken));
    let seen = one.read(&id, |session| session.save().entries).expect("reads");
    assert_eq!(seen, entries(&two, &id));
    one.change(&id, first_choice).expect("now it is one's turn");
    let seen = two.read(&id, |session| session.save().entries).expect("two looks again");
    assert_eq!(seen, entries(&one, &id));
    two.delete(&id).expect("deleted");
    assert_eq!(one.change(&id, first_choice), Err(Problem::Missing(id.clone())));
    assert_eq!(one.read(&id, |_| ()), Err(Problem::Missing(id)));
}

#[test]
fn undo_and_redo_survive_a_new_process() {
    let folder = Folder::new();
    let id = {
        let games = games(&folder);
        let id = start(&games, ChanceSource::Seed(8));
        games.change(&id, first_choice).expect("changes");
        games.change(&id, |session| session.undo_choice()).expect("takes back");
        id
    };
    let games = games(&folder);
    let undone = games.read(&id, |session| session.undone()).expect("reads");
    assert!(undone > 0);
    games.change(&id, |session| session.redo_choice()).expect("brings back");
    assert_eq!(games.read(&id, |session| session.undone()).expect("reads"), 0);
    assert!(games.open(&id).expect("opens").notes().is_empty());
}

#[test]
fn what_the_rules_no_longer_accept_is_noted_and_kept_apart() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = start(&games, ChanceSource::Seed(9));
    let mut save = games.read(&id, |session| session.save()).expect("reads");
    save.entries.push("no such choice".into());
    let id = games.import(Some("old"), &write_save(&save)).expect("opens up to there");
    assert!(!games.open(&id).expect("opens").notes().is_empty(), "it says which entry failed");
    assert_eq!(entries(&games, &id), save.entries, "looking loses nothing");
    games.change(&id, first_choice).expect("goes on");
    let list = games.list(0, 200).expect("a list").games;
    let kept = list.iter().find(|game| game.name == "old ↺").expect("is kept apart");
    assert_eq!(entries(&games, &kept.id), save.entries);
    games.change(&id, first_choice).expect("goes on");
    assert_eq!(games.list(0, 200).expect("a list").games.len(), list.len(), "once is enough");
}

#[test]
fn wrong_starts_and_imports_are_refused_with_every_reason() {
    let folder = Folder::new();
    let games = games(&folder);
    let mut settings = Settings::new();
    settings.insert("seats".into(), 99.into());
    settings.insert("colour".into(), "red".into());
    let refuse = |game: &str, settings: &Settings| {
        let started = games.start(game, settings, ChanceSource::Table, Play::Strict, None);
        started.expect_err("refused").lines()
    };
    assert_eq!(refuse("pig", &settings).len(), 2);
    assert_eq!(
        refuse("chess", &Settings::new()),
        ["game: there is no game 'chess'; there are pig, sealed-bids"]
    );
    assert_eq!(games.import(None, "{}").expect_err("no save").lines().len(), 7);
    let id = start(&games, ChanceSource::Seed(1));
    let mut save = Save::read(&games.export(&id).expect("a text").0).expect("a save");
    save.game = "chess".into();
    assert_eq!(games.import(None, &write_save(&save)).expect_err("no game").lines().len(), 1);
    assert_eq!(games.list(0, 200).expect("a list").games.len(), 1, "nothing of it was kept");
}

#[test]
fn names_are_one_line_and_never_empty() {
    let folder = Folder::new();
    let games = games(&folder);
    let settings = Settings::new();
    let name = Some("  a\n\u{1b}[31mb  ");
    let id =
        games.start("pig", &settings, ChanceSource::Table, Play::Friendly, name).expect("starts");
    assert_eq!(games.name(&id).expect("a name"), "a [31mb");
    assert!(games.rename(&id, " \n").is_err());
    games.rename(&id, "Sunday").expect("renamed");
    assert_eq!(games.name(&id).expect("a name"), "Sunday");
    assert_eq!(games.list(0, 200).expect("a list").games[0].name, "Sunday");
}

#[test]
fn many_open_games_make_room_for_each_other() {
    let folder = Folder::new();
    let games = games(&folder);
    let ids: Vec<String> = (0..150).map(|seed| start(&games, ChanceSource::Seed(seed))).collect();
    for id in &ids {
        let asked = games.read(id, |session| session.now().question(Viewer::Everybody).is_some());
        assert_eq!(asked, Ok(true));
        games.change(id, first_choice).expect("changes");
    }
    assert_eq!(games.list(0, 200).expect("a list").games.len(), ids.len());
}
