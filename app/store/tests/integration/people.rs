//! People, sessions, memberships and invitations; changes of games that are stored whole.

use crate::clocks::entry;
use crate::folder::Folder;
use game_core::Seat;
use play::Save;
use rusqlite::Connection;
use service::{
    Admission, Arrival, AskedChange, ClockChange, ClockEntry, ClockEvent, DeviceId, DeviceSession,
    Founding, GameChange, GameSettings, GameStore, Invitation, Job, JobKind, Member, MemberPart,
    MemoryStore, NewState, Notice, NoticeKind, NoticeStore as _, NoticeWay, PeopleStore as _,
    Person, PersonId, Problem, Progress, Rank, SeatChange, TakingBack, Watching,
};
use store::Store;

use crate::small_saves::save;

pub(crate) fn opened(folder: &Folder) -> Store {
    Store::open(folder.path()).expect("opens")
}

/// Makes a file one of the version before content overrides belonged to people, with none.
pub(crate) const OWNED: &str = "DROP TABLE notices; DROP TABLE muted; DROP TABLE notice_settings;
    DROP TABLE seen; ALTER TABLE games DROP COLUMN shortened;
    DROP TABLE own_content;
    CREATE TABLE owned (game TEXT PRIMARY KEY, files TEXT NOT NULL,
        revision INTEGER NOT NULL DEFAULT 1, sum INTEGER NOT NULL DEFAULT 0)
        STRICT, WITHOUT ROWID;
    PRAGMA user_version = 13;";

pub(crate) fn guest(name: &str) -> Person {
    Person { id: PersonId(name.into()), name: name.into(), rank: Rank::Guest, since: 5 }
}

fn session(name: &str) -> DeviceSession {
    DeviceSession {
        id: DeviceId(format!("{name} at a phone")),
        person: PersonId(name.into()),
        hash: format!("hash of {name}"),
        name: "Firefox, Android".into(),
        since: 5,
        used: 5,
    }
}

fn invitation(game: &str, hash: &str, seat: Option<Seat>) -> Invitation {
    let (hash, game) = (hash.to_string(), game.to_string());
    Invitation { hash, game, seat, by: PersonId::owner(), since: 5, until: 100 }
}

pub(crate) fn created(store: &Store) -> String {
    store.create("g", &save(&[]), &Progress::default()).expect("kept")
}

#[test]
fn whoever_comes_by_an_invitation_is_found_again_and_goes_with_everything() {
    let folder = Folder::new();
    let store = opened(&folder);
    let id = created(&store);
    for (hash, seat) in [("seat", Some(Seat(1))), ("watch", None)] {
        store.invite(&invitation(&id, hash, seat)).expect("invited");
    }
    let (ada, phone) = (guest("ada"), session("ada"));
    let arrival = Arrival { person: &ada, session: Some(&phone) };
    store.accept("seat", 9, &arrival).expect("it is good");
    store.accept("watch", 9, &Arrival { session: None, ..arrival }).expect("it is good");
    let again = opened(&folder);
    assert_eq!(again.person(&ada.id), Ok(Some(ada.clone())));
    assert_eq!(again.devices(), Ok(vec![phone.clone()]));
    assert_eq!(again.seats(&id).expect("seats")[&Seat(1)], "ada");
    let watches = Member { person: ada.id.clone(), part: MemberPart::Spectator };
    assert_eq!(again.members(&id), Ok(vec![watches]));

    let before = again.revision(&id).expect("a game");
    assert_eq!(again.forget_person(&ada.id), Ok(vec![id.clone()]));
    assert!(again.revision(&id).expect("a game") > before, "open pages notice");
    assert_eq!(store.person(&ada.id), Ok(None));
    assert!(store.devices().expect("read").is_empty() && store.members(&id) == Ok(Vec::new()));
    assert!(store.seats(&id).expect("seats").is_empty());
    store.forget_person(&PersonId::owner()).expect("nothing is done");
    assert_eq!(store.person(&PersonId::owner()), Ok(Some(Person::owner())), "the owner stays");
}

#[test]
fn of_many_who_accept_an_invitation_for_a_seat_at_once_one_gets_it() {
    let folder = Folder::new();
    let store = opened(&folder);
    let id = created(&store);
    store.invite(&invitation(&id, "seat", Some(Seat(0)))).expect("invited");
    let names: Vec<String> = (0..8).map(|number| format!("guest {number}")).collect();
    let accepted: Vec<bool> = std::thread::scope(|scope| {
        let accept = |name: &String| {
            let (person, session) = (guest(name), session(name));
            let arrival = Arrival { person: &person, session: Some(&session) };
            opened(&folder).accept("seat", 9, &arrival).is_ok()
        };
        let threads: Vec<_> = names.iter().map(|name| scope.spawn(move || accept(name))).collect();
        threads.into_iter().map(|thread| thread.join().expect("ends")).collect()
    });
    assert_eq!(accepted.iter().filter(|is| **is).count(), 1, "{accepted:?}");
    let sits = &names[accepted.iter().position(|is| *is).expect("one")];
    assert_eq!(&store.seats(&id).expect("seats")[&Seat(0)], sits);
    for name in &names {
        let known = store.person(&PersonId(name.clone())).expect("read").is_some();
        assert_eq!(known, name == sits, "nobody is left who got no seat");
    }
    assert_eq!(store.devices().expect("read").len(), 1);
}

#[test]
fn an_invitation_is_good_for_its_time_and_for_a_free_seat() {
    let folder = Folder::new();
    let store = opened(&folder);
    let id = created(&store);
    let ada = guest("ada");
    let arrival = Arrival { person: &ada, session: None };
    store.invite(&invitation(&id, "seat", Some(Seat(0)))).expect("invited");
    assert!(store.invitation("seat", 99).expect("read").is_some());
    assert!(store.invitation("seat", 100).expect("read").is_none());
    assert!(matches!(store.accept("seat", 100, &arrival), Err(Problem::Refused(_))));
    assert!(matches!(store.accept("none", 9, &arrival), Err(Problem::Refused(_))));
    store.give_seat(&id, Seat(0), None, Some("other")).expect("taken meanwhile");
    assert_eq!(store.accept("seat", 9, &arrival), Err(Problem::Overtaken));
    assert_eq!(store.person(&ada.id), Ok(None));
    store.delete(&id).expect("deleted");
    assert_eq!(store.invitation("seat", 9), Ok(None), "it goes with its game");
    assert!(matches!(store.invite(&invitation(&id, "late", None)), Err(Problem::Missing(_))));
}

#[test]
fn a_person_is_listed_the_own_games_and_the_owner_those_without_another_host() {
    let folder = Folder::new();
    let store = opened(&folder);
    let [ada, bob] = ["ada", "bob"].map(guest);
    for person in [&ada, &bob] {
        store.keep_person(person).expect("kept");
    }
    let found = |host: Option<&PersonId>| {
        let founding = Founding { host, seats: &[Seat(0)], ..Founding::default() };
        store.create_with("g", &save(&[]), &Progress::default(), &founding).expect("kept")
    };
    let (of_ada, of_owner) = (found(Some(&ada.id)), found(None));
    let listed = |person: &PersonId| {
        let listing = store.list_of(person, 0, 10).expect("a list");
        assert_eq!(listing.total, listing.games.len());
        listing.games.into_iter().map(|game| game.id).collect::<Vec<String>>()
    };
    assert_eq!(listed(&ada.id), std::slice::from_ref(&of_ada));
    assert_eq!(listed(&PersonId::owner()), std::slice::from_ref(&of_owner));
    assert!(listed(&bob.id).is_empty());
    store.give_seat(&of_owner, Seat(1), None, Some("bob")).expect("given");
    assert_eq!(listed(&bob.id), [of_owner]);
    let watches = Member { person: bob.id.clone(), part: MemberPart::Spectator };
    store.keep_member(&of_ada, &watches).expect("kept");
    assert_eq!(listed(&bob.id).len(), 2);
    assert_eq!(store.list(0, 10).expect("a list").total, 2);
}

/// The later state of a game with everything else that a change may carry.
fn change<'a>(
    (save, progress): (&'a Save, &'a Progress),
    settings: &'a GameSettings,
    (jobs, entries, notices): (&'a [Job], &'a [ClockEntry], &'a [Notice]),
) -> GameChange<'a> {
    GameChange {
        state: Some(NewState { revision: 1, save, progress, apart: None }),
        seats: &[SeatChange { seat: Seat(0), held: None, holder: Some("ada") }],
        one_seat: Some("ada"),
        asked: Some(AskedChange { before: "", after: "a seat" }),
        offers: &[],
        settings: Some(settings),
        jobs: Some(jobs),
        clock: Some(ClockChange { before: 0, entries }),
        notices,
    }
}

#[test]
fn a_change_is_stored_whole_or_not_at_all() {
    let parts = [
        "INSERT ON entries",
        "INSERT ON seats",
        "INSERT ON asked",
        "INSERT ON jobs",
        "INSERT ON clocks",
        "INSERT ON notices",
        "INSERT ON events",
        "UPDATE OF settings ON games",
        "UPDATE OF revision ON games",
    ];
    let settings = GameSettings {
        watching: Watching::ByLink,
        taking_back: TakingBack::Freely,
        ..GameSettings::default()
    };
    let jobs = [Job { kind: JobKind::BotTurn, due: 7 }];
    let (later, progress) = (save(&["roll"]), Progress { over: true, ..Progress::default() });
    let clock = [entry(ClockEvent::Begins, 5)];
    let notices = [Notice {
        person: PersonId::owner(),
        kind: NoticeKind::Over,
        cause: "1".into(),
        way: NoticeWay::Letter,
        due: 7,
    }];
    let change = change((&later, &progress), &settings, (&jobs, &clock, &notices));
    for part in parts {
        let folder = Folder::new();
        let store = opened(&folder);
        let id = created(&store);
        let state = || {
            let stored = store.load(&id).expect("a game");
            let listed = store.list(0, 1).expect("a list").games[0].over;
            let rest = (store.seats(&id), store.asked(&id), store.settings(&id));
            let clock = store.clock(&id).map(|entries| entries.len());
            let due = (store.due_jobs(9), clock, store.due_notices(9));
            (stored, listed, rest, due, store.changed_since(0))
        };
        let before = state();
        let file = Connection::open(store.file()).expect("the file opens");
        let full = "BEGIN SELECT RAISE(ABORT, 'full'); END";
        file.execute_batch(&format!("CREATE TRIGGER full BEFORE {part} {full}")).expect("made");
        let failed = store.commit(&id, &change);
        assert!(matches!(failed, Err(Problem::Storage(_))), "{part}: {failed:?}");
        assert_eq!(state(), before, "{part}");
        file.execute_batch("DROP TRIGGER full").expect("there is room again");
        assert_eq!(store.commit(&id, &change), Ok(2));
        let (stored, listed, rest, (due, clock, told), _) = state();
        assert_eq!((clock, told), (Ok(1), Ok(vec![(id.clone(), notices[0].clone())])));
        assert_eq!((stored.save, stored.revision, listed), (later.clone(), 2, true));
        assert_eq!((rest.1, rest.2), (Ok("a seat".to_string()), Ok(settings)));
        assert_eq!(rest.0.expect("seats")[&Seat(0)], "ada");
        assert_eq!(due, Ok(vec![(id.clone(), jobs[0])]));
        assert_eq!(store.due_jobs(6), Ok(Vec::new()), "it is not due yet");
        assert_eq!(store.commit(&id, &change), Err(Problem::Overtaken));
    }
}

#[test]
fn what_another_process_has_changed_is_heard_by_the_number_of_the_event() {
    let folder = Folder::new();
    let (one, other) = (opened(&folder), opened(&folder));
    let [a, b] = [created(&one), created(&one)];
    let (seen, mut games) = other.changed_since(0).expect("read");
    games.sort();
    let mut all = [a.clone(), b.clone()];
    all.sort();
    assert_eq!(games, all);
    assert_eq!(other.changed_since(seen), Ok((seen, Vec::new())), "nothing since");
    one.give_seat(&a, Seat(0), None, Some("x")).expect("given");
    one.give_seat(&a, Seat(0), Some("x"), None).expect("freed");
    one.rename(&b, "renamed").expect("that is no change");
    assert_eq!(other.changed_since(seen), Ok((seen + 2, vec![a.clone()])));
    one.delete(&b).expect("deleted");
    assert_eq!(other.changed_since(seen + 2), Ok((seen + 3, vec![b])));
    let copy = folder.path().join("copy.sqlite");
    one.backup(&copy).expect("a copy");
    one.give_seat(&a, Seat(0), None, Some("x")).expect("given");
    let (seen, _) = other.changed_since(0).expect("read");
    one.restore(&copy).expect("put back");
    let (latest, games) = other.changed_since(seen).expect("read");
    assert!(latest > seen && games == [a], "all that was put back has changed: {games:?}");
}

#[test]
fn a_copy_that_is_put_back_brings_people_back_but_lets_nobody_in_who_was_removed() {
    let folder = Folder::new();
    let store = opened(&folder);
    let id = created(&store);
    store.invite(&invitation(&id, "watch", None)).expect("invited");
    for name in ["ada", "bob"] {
        store.keep_person(&guest(name)).expect("kept");
        store.keep_device(&session(name)).expect("kept");
    }
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).expect("a copy");
    store.forget_device(&session("ada").id).expect("removed");
    store.keep_person(&guest("eve")).expect("kept");
    store.keep_device(&session("eve")).expect("kept");
    store.restore(&copy).expect("put back");
    let let_in = store.devices().expect("read");
    let mut let_in: Vec<&str> = let_in.iter().map(|it| it.person.0.as_str()).collect();
    let_in.sort_unstable();
    assert_eq!(let_in, ["bob", "eve"]);
    assert!(store.person(&PersonId("ada".into())).expect("read").is_some());
    assert_eq!(store.invitation("watch", 9), Ok(None), "it may have been used since");
}

fn admission(hash: &str, rank: Rank) -> Admission {
    Admission { hash: hash.into(), rank, since: 5, until: 100 }
}

/// The same steps in memory and in a file have the same results.
pub(crate) fn in_both(steps: impl Fn(&dyn GameStore, &str)) {
    let folder = Folder::new();
    let (file, memory) = (opened(&folder), MemoryStore::default());
    for store in [&file as &dyn GameStore, &memory] {
        let id = store.create("g", &save(&[]), &Progress::default()).expect("kept");
        steps(store, &id);
    }
}

#[test]
fn an_admission_gives_one_person_the_higher_of_two_ranks() {
    in_both(|store, _| {
        store.keep_person(&guest("ada")).expect("kept");
        for (hash, rank) in [("member", Rank::Member), ("host", Rank::Host), ("late", Rank::Host)] {
            store.admit(&admission(hash, rank)).expect("made");
        }
        assert_eq!(store.admissions(99).expect("read").len(), 3);
        assert_eq!(store.admissions(100), Ok(Vec::new()), "they are too old");
        let rank = |store: &dyn GameStore, name: &str| {
            store.person(&PersonId(name.into())).expect("read").map(|person| person.rank)
        };
        let (ada, bob, phone) = (guest("ada"), guest("bob"), session("bob"));
        let arrival = Arrival { person: &ada, session: None };
        assert_eq!(store.enter("host", 9, &arrival).map(|it| it.rank), Ok(Rank::Host));
        assert_eq!(rank(store, "ada"), Some(Rank::Host));
        store.enter("member", 9, &arrival).expect("it is good");
        assert_eq!(rank(store, "ada"), Some(Rank::Host), "nobody becomes less");
        let arrival = Arrival { person: &bob, session: Some(&phone) };
        for hash in ["host", "none"] {
            store.enter(hash, 9, &arrival).expect_err("it was used, or never was");
        }
        store.enter("late", 100, &arrival).expect_err("it is too old");
        assert_eq!((rank(store, "bob"), store.devices()), (None, Ok(Vec::new())));
        store.enter("late", 99, &arrival).expect("it is good");
        assert_eq!((rank(store, "bob"), store.devices()), (Some(Rank::Host), Ok(vec![phone])));
        let people = store.people().expect("read");
        let names: Vec<&str> = people.iter().map(|it| it.id.0.as_str()).collect();
        assert_eq!(names, ["owner", "ada", "bob"]);
        store.admit(&admission("another", Rank::Member)).expect("made");
        store.withdraw_admissions().expect("withdrawn");
        assert_eq!(store.admissions(9), Ok(Vec::new()));
    });
}

#[test]
fn invitations_to_a_game_are_listed_and_withdrawn_one_by_one() {
    in_both(|store, id| {
        let other = store.create("h", &save(&[]), &Progress::default()).expect("kept");
        for (hash, since) in [("a", 5), ("b", 7), ("c", 7)] {
            store.invite(&Invitation { since, ..invitation(id, hash, None) }).expect("invited");
        }
        store.invite(&invitation(&other, "d", Some(Seat(0)))).expect("invited");
        let out = |store: &dyn GameStore, now| {
            let out = store.invitations(id, now).expect("read");
            out.into_iter().map(|it| it.hash).collect::<Vec<_>>()
        };
        assert_eq!(out(store, 9), ["b", "c", "a"], "the latest first");
        assert!(out(store, 100).is_empty(), "they are too old");
        store.withdraw(&other, "b").expect("it is of another game");
        store.withdraw(id, "c").expect("withdrawn");
        assert_eq!(out(store, 9), ["b", "a"]);
        assert_eq!(store.invitation("c", 9), Ok(None));
        assert!(store.invitation("d", 9).expect("read").is_some());
    });
}

#[test]
fn members_find_games_that_are_listed_and_may_be_seen_and_are_not_their_own() {
    in_both(|store, id| {
        store.keep_person(&guest("ada")).expect("kept");
        let ada = PersonId("ada".into());
        let found = |settings: GameSettings| {
            let change = GameChange { settings: Some(&settings), ..GameChange::default() };
            store.commit(id, &change).expect("set");
            store.list_for_members(&ada).expect("read").len()
        };
        let usual = GameSettings::default();
        let open = GameSettings { listed: true, open: true, ..usual };
        assert_eq!(found(GameSettings { listed: true, ..usual }), 0);
        assert_eq!(found(GameSettings { open: true, ..usual }), 0);
        assert_eq!(found(GameSettings { watching: Watching::Anybody, ..usual }), 0);
        assert_eq!(found(GameSettings { listed: true, watching: Watching::Anybody, ..usual }), 1);
        assert_eq!(found(open), 1);
        store.give_seat(id, Seat(0), None, Some("ada")).expect("given");
        assert_eq!(found(open), 0, "it is her own");
    });
}

#[test]
fn devices_of_an_older_store_are_sessions_of_the_owner_and_hold_their_seats() {
    let folder = Folder::new();
    let store = opened(&folder);
    let id = created(&store);
    let phone = DeviceSession { person: PersonId::owner(), ..session("ada") };
    store.keep_device(&phone).expect("kept");
    store.give_seat(&id, Seat(0), None, Some(&phone.id.0)).expect("given");
    let file = Connection::open(store.file()).expect("the file opens");
    drop(store);
    file.execute_batch(OWNED).expect("as it was");
    file.execute_batch(
        "CREATE TABLE let_in (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
             since INTEGER NOT NULL, used INTEGER NOT NULL) STRICT, WITHOUT ROWID;
         INSERT INTO let_in SELECT id, hash, name, since, used FROM sessions;
         CREATE TABLE devices (game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
             seat INTEGER NOT NULL, device TEXT NOT NULL, PRIMARY KEY (game, seat))
             STRICT, WITHOUT ROWID;
         INSERT INTO devices SELECT game, seat, holder FROM seats;
         DROP TABLE clocks; DROP TABLE hours;
         DROP TABLE passkeys; DROP TABLE identities; DROP TABLE recovery;
         DROP TABLE program_tokens; DROP TABLE one_time;
         DROP TABLE seats; DROP TABLE sessions; DROP TABLE members; DROP TABLE invitations;
         DROP TABLE people; DROP TABLE jobs; DROP TABLE events; DROP TABLE admissions; DROP TABLE offers;
         DROP TABLE reports; DROP TABLE blocks; DROP TABLE acts;
         ALTER TABLE games DROP COLUMN settings;
         PRAGMA user_version = 7;",
    )
    .expect("as it was");
    let store = opened(&folder);
    assert_eq!(store.devices(), Ok(vec![phone.clone()]));
    assert_eq!(store.seats(&id).expect("seats")[&Seat(0)], phone.id.0);
    assert_eq!(store.settings(&id), Ok(GameSettings::default()));
    assert_eq!(store.forget_device(&phone.id), Ok(vec![id]), "its seats are freed");
}

#[test]
fn nothing_is_written_once_a_newer_program_has_upgraded_the_file() {
    let folder = Folder::new();
    let store = opened(&folder);
    let id = created(&store);
    let file = Connection::open(store.file()).expect("the file opens");
    file.pragma_update(None, "user_version", 99).expect("a later form");
    let told = store.give_seat(&id, Seat(0), None, Some("ada")).expect_err("too new");
    assert!(told.to_string().contains("newer Soloist"), "{told}");
    let told = store.keep_person(&guest("ada")).expect_err("too new");
    assert!(told.to_string().contains("newer Soloist"), "{told}");
    let seats: i64 =
        file.query_row("SELECT count(*) FROM seats", [], |row| row.get(0)).expect("a count");
    assert_eq!(seats, 0);
}
