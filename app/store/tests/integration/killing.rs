//! A process killed at any moment loses no entry that it has answered.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::folder::Folder;
use game_core::Seat;
use play::Save;
use service::{
    Arrival, DeviceId, DeviceSession, GameChange, GameStore as _, Invitation, Job, JobKind,
    NewState, PeopleStore as _, Person, PersonId, Progress, Rank, SeatChange,
};
use store::Store;

use crate::small_saves::save;

const FOLDER: &str = "SOLOIST_TEST_KILLED_FOLDER";
const PEOPLE_FOLDER: &str = "SOLOIST_TEST_KILLED_PEOPLE_FOLDER";

/// Not a test by itself: the process that is killed. Without its folder it does nothing.
#[test]
fn answers_entries_until_it_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Store::open(Path::new(&folder)).expect("opens");
    let mut save = save(&[]);
    let id = store.create("killed", &save, &Progress::default()).expect("kept");
    let mut out = std::io::stdout();
    writeln!(out, "\nid {id}").expect("the parent listens");
    let mut revision = 1;
    for number in 0.. {
        save.entries.push(format!("entry {number}"));
        revision = store.write(&id, revision, &save, &Progress::default(), None).expect("kept");
        writeln!(out, "answered {number}").expect("the parent listens");
        out.flush().expect("the parent listens");
    }
}

#[test]
fn no_answered_entry_is_lost_when_the_process_is_killed() {
    let folder = Folder::new();
    let mut seen = 0;
    for round in 0..12 {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "killing::answers_entries_until_it_is_killed", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let killer = std::thread::spawn(move || {
            // Uneven steps, so that the kill hits different parts of a write.
            std::thread::sleep(Duration::from_micros(40_000 + 17_377 * round));
            child.kill().expect("killed");
            child.wait().expect("ended");
        });
        let (mut id, mut answered) = (None, 0);
        for line in lines.map_while(Result::ok) {
            if let Some(found) = line.strip_prefix("id ") {
                id = Some(found.to_string());
            } else if let Some(number) = line.strip_prefix("answered ") {
                answered = number.parse::<usize>().map_or(answered, |number| number + 1);
            }
        }
        killer.join().expect("the killer ended");
        let Some(id) = id else { continue };
        let found = Store::open(folder.path()).expect("opens").load(&id).expect("is there");
        assert!(found.save.entries.len() >= answered, "{answered} answered, {found:?}");
        assert!(found.save.entries.len() <= answered + 1, "at most one was not yet answered");
        for (number, entry) in found.save.entries.iter().enumerate() {
            assert_eq!(entry, &format!("entry {number}"));
        }
        assert_eq!(found.revision, found.save.entries.len() as i64 + 1);
        seen += answered;
    }
    assert!(seen > 0, "no process lived long enough to answer");
}

fn guest(number: usize) -> (Person, DeviceSession) {
    let id = PersonId(format!("guest {number}"));
    let device = DeviceSession {
        id: DeviceId(format!("phone {number}")),
        person: id.clone(),
        hash: format!("token {number}"),
        name: String::new(),
        since: 1,
        used: 1,
    };
    (Person { id, name: format!("Guest {number}"), rank: Rank::Guest, since: 1 }, device)
}

/// Not a test by itself: invites a guest to a new game, who comes, plays an entry whose next turn
/// is a bot's, and is removed again if the number is odd; then the next.
#[test]
fn guests_come_and_go_until_it_is_killed() {
    let Ok(folder) = std::env::var(PEOPLE_FOLDER) else { return };
    let store = Store::open(Path::new(&folder)).expect("opens");
    let first = store.list(0, 1).expect("a list").total;
    let mut out = std::io::stdout();
    let mut say = |line: &str| writeln!(out, "{line}").and_then(|()| out.flush()).expect("heard");
    say("");
    for number in first.. {
        let game =
            store.create(&number.to_string(), &save(&[]), &Progress::default()).expect("kept");
        let (person, device) = guest(number);
        let hash = format!("invitation {number}");
        let (seat, by) = (Some(Seat(0)), PersonId::owner());
        let invitation = Invitation { hash, game: game.clone(), seat, by, since: 1, until: 9 };
        store.invite(&invitation).expect("invited");
        say(&format!("invited {number}"));
        let arrival = Arrival { person: &person, session: Some(&device) };
        store.accept(&invitation.hash, 2, &arrival).expect("it is good");
        say(&format!("came {number}"));
        let (save, progress) =
            (Save { entries: vec!["roll".into()], ..save(&[]) }, Progress::default());
        let state = NewState { revision: 2, save: &save, progress: &progress, apart: None };
        let seats = [SeatChange { seat: Seat(1), held: None, holder: Some(&person.id.0) }];
        let jobs = [Job { kind: JobKind::BotTurn, due: 1 }];
        let change = GameChange {
            state: Some(state),
            seats: &seats,
            jobs: Some(&jobs),
            ..GameChange::default()
        };
        store.commit(&game, &change).expect("kept");
        say(&format!("played {number}"));
        if number % 2 == 1 {
            store.forget_person(&person.id).expect("removed");
            say(&format!("gone {number}"));
        }
    }
}

/// How far a guest came, as the process said before it was killed.
const STEPS: [&str; 4] = ["invited ", "came ", "played ", "gone "];

/// Whoever was told something finds it, nobody is half there, and nobody is somebody else.
#[test]
fn nobody_is_half_there_when_the_process_is_killed() {
    let folder = Folder::new();
    let mut told = std::collections::BTreeMap::new();
    for round in 0..20 {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "killing::guests_come_and_go_until_it_is_killed", "--nocapture"])
            .env(PEOPLE_FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_micros(40_000 + 9_377 * round));
            child.kill().expect("killed");
            child.wait().expect("ended");
        });
        for line in lines.map_while(Result::ok) {
            for (step, said) in STEPS.iter().enumerate() {
                if let Some(number) = line.strip_prefix(said) {
                    told.insert(number.parse::<usize>().expect("a number"), step);
                }
            }
        }
        killer.join().expect("the killer ended");
        let store = Store::open(folder.path()).expect("opens");
        for game in store.list(0, usize::MAX).expect("a list").games {
            let number = game.name.parse().expect("a number");
            check(&store, &game.id, number, told.get(&number).copied());
        }
    }
    assert!(told.len() > 5, "no process lived long enough: {told:?}");
}

/// Fails unless a guest came exactly as far as one of the steps, and at least as far as `told`.
fn check(store: &Store, game: &str, number: usize, told: Option<usize>) {
    let (person, device) = guest(number);
    let is_known = store.person(&person.id).expect("read") == Some(person.clone());
    let sessions = store.devices().expect("read");
    let is_in = sessions.contains(&device);
    assert_eq!(sessions.iter().filter(|one| one.person == person.id).count(), usize::from(is_in));
    let is_invited = store.invitation(&format!("invitation {number}"), 2).expect("read").is_some();
    let seats = store.seats(game).expect("read");
    assert!(seats.values().all(|holder| *holder == person.id.0), "nobody sits for another");
    let entries = store.load(game).expect("a game").save.entries.len();
    let due = store.due_jobs(2).expect("read").iter().filter(|(of, _)| of == game).count();
    let found = (is_known, is_in, is_invited, seats.len(), entries, due);
    let step = match found {
        (false, false, false, 0, 0, 0) => None,
        (false, false, true, 0, 0, 0) => Some(0),
        (true, true, false, 1, 0, 0) => Some(1),
        (true, true, false, 2, 1, 1) => Some(2),
        (false, false, false, 0, 1, 1) => Some(3),
        _ => panic!("guest {number} is half there: {found:?}"),
    };
    assert!(step >= told, "guest {number} was told {told:?} and found {step:?}");
}
