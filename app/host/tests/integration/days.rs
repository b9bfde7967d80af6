//! Games among three over simulated days: clocks, time-outs, pauses, nights, and a process that
//! ends after every step.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use game_core::{Seat, Turn};
use host::Hosting;
use http::Request;
use play::{Catalog, PlayerSlot};
use server::PublicAddress;
use service::{
    AtOnce, Caller, ClockEntry, ClockEvent, ClockState, GameStore as _, Games, Job, JobKind,
    PeopleStore as _, Person, PersonId, Rank, Service,
};
use store::Store;

use crate::common::Folder;

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// Friday, 4 December 2026, ten in the morning in UTC.
const BEGIN: i64 = 1_796_378_400;

pub(super) const PEOPLE: [&str; 3] = ["Ada", "Bob", "Cleo"];

/// A folder of games, and the time.
pub(super) struct World {
    folder: Folder,
    pub(super) now: Arc<AtomicI64>,
    /// The process; `None` if a new one begins with every step.
    process: Option<Service>,
    pub(super) id: String,
}

/// What is stored of a game.
#[derive(Debug, Eq, PartialEq)]
struct Kept {
    entries: Vec<String>,
    clock: Vec<ClockEntry>,
    jobs: Vec<Job>,
}

impl World {
    /// A game of all three, whose form adds this to what is usual. `ends` says whether a process
    /// ends after every step.
    pub(super) fn new(name: &str, form: &str, ends: bool) -> Self {
        let folder = Folder::new(&format!("days-{name}-{ends}"));
        let now = Arc::new(AtomicI64::new(BEGIN));
        let mut world = World { folder, now, process: None, id: String::new() };
        if !ends {
            world.process = Some(world.service());
        }
        for name in PEOPLE {
            let (id, name) = (PersonId(name.into()), name.to_string());
            let person =
                Person { id: id.clone(), name: name.clone(), rank: Rank::Member, since: 0 };
            world.store().keep_person(&person).expect("kept");
            world.with(|service| drop(service.sign_in(id, &name, "Firefox").expect("signed in")));
        }
        let form = format!(
            "game=pocket-mars&option-seats=3&seed=7&player-0=human&player-1=ask-Bob\
             &player-2=ask-Cleo&{form}"
        );
        let (status, to, page) = world.ask("Ada", "POST", "/games", &form);
        assert_eq!(status, 303, "{page}");
        world.id = to.split('/').nth(2).expect("a game").to_string();
        world
    }

    /// Everybody sits down.
    pub(super) fn seated(self) -> Self {
        for (seat, name) in [(1, "Bob"), (2, "Cleo")] {
            let form = format!("game={}&seat={seat}&answer=sit", self.id);
            assert_eq!(self.ask(name, "POST", "/offers", &form).0, 303, "{name}");
        }
        self
    }

    pub(super) fn store(&self) -> Store {
        let now = Arc::clone(&self.now);
        let store = Store::open(self.folder.path()).expect("it opens");
        store.by_clock(move || now.load(Ordering::Relaxed))
    }

    pub(super) fn service(&self) -> Service {
        let address = PublicAddress::read("https://games.example", Vec::new()).expect("an address");
        let hosting = Hosting::new(Arc::new(address), "");
        let service = Service::new(Catalog::ours(), self.store(), AtOnce);
        service.for_people().hosted_by(hosting)
    }

    /// Does something in the running process, or in one that begins and ends with it.
    fn with<T>(&self, act: impl FnOnce(&Service) -> T) -> T {
        match &self.process {
            Some(service) => act(service),
            None => {
                let service = self.service();
                service.resume().expect("it goes on");
                act(&service)
            }
        }
    }

    /// The status, the address to which it leads, and the page.
    pub(super) fn ask(
        &self,
        who: &str,
        method: &str,
        path: &str,
        form: &str,
    ) -> (u16, String, String) {
        self.with(|service| {
            let request = Request::builder()
                .method(method)
                .uri(path)
                .header("content-type", "application/x-www-form-urlencoded")
                .extension(Caller { device: service.device(who), is_owner: false })
                .body(form.as_bytes().to_vec());
            let response = service.handle(&request.expect("a request"));
            let to = response.headers().get("location");
            let to = to.map(|to| to.to_str().expect("text").to_string()).unwrap_or_default();
            let page = String::from_utf8_lossy(response.body()).into_owned();
            (response.status().as_u16(), to, page)
        })
    }

    pub(super) fn post(&self, who: &str, path: &str, form: &str) -> u16 {
        self.ask(who, "POST", &format!("/games/{}/{path}", self.id), form).0
    }

    pub(super) fn table(&self, who: &str) -> String {
        self.ask(who, "GET", &format!("/games/{}", self.id), "").2
    }

    /// Time passes, and whatever is due then is done, by as many looks as there may be.
    pub(super) fn wait(&self, seconds: i64) {
        self.now.fetch_add(seconds, Ordering::Relaxed);
        for _ in 0..3 {
            self.with(|service| service.run_due().expect("looked"));
        }
    }

    fn games(&self) -> Games {
        Games::new(Catalog::ours(), self.store())
    }

    fn kept(&self) -> Kept {
        let store = self.store();
        let jobs = store.due_jobs(i64::MAX).expect("read").into_iter().map(|(_, job)| job);
        Kept {
            entries: store.load(&self.id).expect("the game").save.entries,
            clock: store.clock(&self.id).expect("read"),
            jobs: jobs.collect(),
        }
    }

    fn clock(&self) -> ClockState {
        ClockState::of(&self.kept().clock)
    }

    /// The events of the clocks, the latest last.
    fn events(&self) -> Vec<ClockEvent> {
        self.kept().clock.iter().map(|entry| entry.event).collect()
    }

    /// The seat that must choose, and who sits there.
    pub(super) fn asked(&self) -> (Seat, String) {
        let turn = self.games().read(&self.id, |session| session.turn()).expect("the game");
        let Turn::Choose(seat) = turn else { panic!("{turn:?}") };
        let seats = self.store().seats(&self.id).expect("kept");
        (seat, seats.get(&seat).cloned().unwrap_or_default())
    }

    /// Whoever must choose chooses the first of what is offered.
    pub(super) fn choose(&self) {
        let form = self.games().read(&self.id, |session| {
            let text = session.now().choices()[0].text.replace(' ', "+");
            format!("text={text}&at={}", session.len())
        });
        let (_, who) = self.asked();
        assert_eq!(self.post(&who, "choose", &form.expect("the game")), 303);
    }

    /// The same until another seat must choose.
    pub(super) fn end_turn(&self) {
        let (seat, _) = self.asked();
        while self.asked().0 == seat {
            self.choose();
        }
    }

    /// Whoever must choose asks for a pause, and the others agree.
    fn pause(&self) {
        let (_, who) = self.asked();
        assert_eq!(self.post(&who, "clock", "act=pause"), 303);
        for other in PEOPLE.into_iter().filter(|other| *other != who) {
            let page = self.table(other);
            assert!(page.contains("asks to pause the clocks"), "{page}");
            let number = page.split("name=\"number\" value=\"").nth(1).expect("it is asked");
            let number = number.split('"').next().expect("a number");
            assert!(!self.clock().is_paused(), "not before all have agreed");
            assert_eq!(self.post(other, "asked", &format!("number={number}&answer=agree")), 303);
        }
        assert!(self.clock().is_paused());
    }
}

/// The same game with and without a process that ends after every step: the record is the same to
/// the last entry, apart from the revisions, which the store counts.
fn both(name: &str, form: &str, play: impl Fn(&World)) {
    let [one, other] = [false, true].map(|ends| {
        let world = World::new(name, form, ends);
        play(&world);
        world.kept()
    });
    assert_eq!(one, other);
}

/// Ada is the host of the game, so she would pause it alone: here she is one of three at the table.
fn sits_down(world: &World) {
    for (seat, name) in [(1, "Bob"), (2, "Cleo")] {
        assert_eq!(world.events(), [ClockEvent::Waits], "the game waits for its players");
        let form = format!("game={}&seat={seat}&answer=sit", world.id);
        assert_eq!(world.ask(name, "POST", "/offers", &form).0, 303, "{name}");
    }
    assert_eq!(world.events(), [ClockEvent::Waits, ClockEvent::Runs], "everybody sits");
    assert_eq!(world.clock().deadline(), Some(BEGIN + DAY));
}

const TURN: &str = "clock=turn-86400&when-out=";

#[test]
fn a_bot_chooses_once_for_whoever_has_no_time_left() {
    both("once", &format!("{TURN}once"), |world| {
        sits_down(world);
        world.wait(DAY - 1);
        let before = world.kept();
        assert_eq!(before.jobs, [Job { kind: JobKind::Clock, due: BEGIN + DAY }]);
        world.wait(1);
        let after = world.kept();
        assert_eq!(after.entries[..before.entries.len()], before.entries);
        assert!(after.entries.len() > before.entries.len(), "a bot has chosen");
        let new: Vec<&ClockEntry> = after.clock.iter().skip(before.clock.len()).collect();
        let events: Vec<ClockEvent> = new.iter().map(|entry| entry.event).collect();
        assert_eq!(events, [ClockEvent::RunsOut, ClockEvent::Ends, ClockEvent::Begins]);
        assert!(new.iter().all(|entry| entry.at == BEGIN + DAY), "{new:?}");
        assert!(new.iter().all(|entry| entry.revision == new[0].revision), "one change: {new:?}");
        assert_eq!(world.clock().deadline(), Some(BEGIN + 2 * DAY));
        for who in PEOPLE {
            assert!(world.table(who).contains("had run out, and a bot made a choice"), "{who}");
        }
        let players = world.games().read(&world.id, |session| session.players().to_vec());
        assert_eq!(players.expect("the game"), [PlayerSlot::Person; 3], "everybody still sits");
        // A week in which nobody comes: a choice a day, however late it is looked at.
        let count = |world: &World| {
            world.events().iter().filter(|event| **event == ClockEvent::RunsOut).count()
        };
        for day in 0..7 {
            assert_eq!(count(world), 1 + day);
            world.wait(DAY);
        }
        world.choose();
    });
}

#[test]
fn a_bot_takes_the_seat_of_whoever_has_no_time_left() {
    both("stays", &format!("{TURN}stays"), |world| {
        sits_down(world);
        let (seat, who) = world.asked();
        world.wait(DAY);
        let players = world.games().read(&world.id, |session| session.players().to_vec());
        let players = players.expect("the game");
        assert!(players[seat.index()].bot().is_some(), "{players:?}");
        assert_eq!(players.iter().filter(|it| **it == PlayerSlot::Person).count(), 2);
        assert!(!world.store().seats(&world.id).expect("kept").contains_key(&seat));
        let (next, other) = world.asked();
        assert!(next != seat && other != who, "bots have played on");
        assert_eq!(world.clock().turn(), Some(next));
        assert!(world.clock().runs(), "no seat of a person is free");
        assert!(world.table(&other).contains("a bot has taken the seat"));
        let (before, form) = (world.kept().entries, "text=x&at=0");
        assert!(world.post(&who, "choose", form) >= 400, "{who} has left");
        assert_eq!(world.kept().entries, before);
    });
}

#[test]
fn everybody_is_told_that_time_has_run_out_and_whoever_is_late_may_still_choose() {
    both("remind", &format!("{TURN}remind"), |world| {
        sits_down(world);
        let (_, who) = world.asked();
        let front = |world: &World| world.ask(&who, "GET", "/", "").2;
        assert!(front(world).contains("Your time runs out: 24 hours"), "{}", front(world));
        assert!(world.table(&who).contains("data-runs-out-in=\"86400\""));
        assert!(world.table(&who).contains("Until 2026-12-05 10:00 (UTC)"));
        world.wait(DAY + 5);
        assert!(world.kept().jobs.is_empty(), "nothing more is to be done");
        assert_eq!(world.events().last(), Some(&ClockEvent::RunsOut));
        assert!(front(world).contains("Your time has run out"));
        for reader in PEOPLE {
            let page = world.table(reader);
            assert!(page.contains("time has run out"), "{reader}: {page}");
        }
        let before = world.kept().entries.len();
        world.end_turn();
        assert!(world.kept().entries.len() > before);
        assert!(!world.clock().is_out() && world.clock().runs());
        assert_eq!(world.clock().deadline(), Some(BEGIN + 2 * DAY + 5));
    });
}

#[test]
fn a_pause_to_which_all_agree_lasts_until_somebody_ends_it() {
    both("pause", "clock=bank-259200-21600&when-out=once", |world| {
        for (seat, name) in [(1, "Bob"), (2, "Cleo")] {
            let form = format!("game={}&seat={seat}&answer=sit", world.id);
            assert_eq!(world.ask(name, "POST", "/offers", &form).0, 303, "{name}");
        }
        // The host of the game would pause alone.
        while world.asked().1 == "Ada" {
            world.end_turn();
        }
        let (seat, who) = world.asked();
        let begun = world.clock().left(seat, world.now.load(Ordering::Relaxed)).expect("it runs");
        world.wait(5 * HOUR);
        world.pause();
        let entries = world.kept().entries;
        world.wait(30 * DAY);
        assert_eq!(world.kept().entries, entries, "nobody's time runs out");
        assert!(world.kept().jobs.is_empty());
        assert!(world.table("Ada").contains("The clocks are paused."));
        assert!(world.ask(&who, "GET", "/", "").2.contains("The clocks are paused"));
        let other = PEOPLE.into_iter().find(|it| *it != who && *it != "Ada").expect("another");
        assert_eq!(world.post(other, "clock", "act=resume"), 303);
        let now = world.now.load(Ordering::Relaxed);
        assert_eq!(world.clock().left(seat, now), Some(begun - 5 * HOUR));
        assert!(world.table(&who).contains("has ended the pause"));
        // The host pauses and goes on alone, and everybody is told.
        assert_eq!(world.post("Ada", "clock", "act=pause"), 303);
        assert!(world.table(&who).contains("The host of the game has paused the clocks."));
        assert_eq!(world.post("Ada", "clock", "act=resume"), 303);
        assert_eq!(world.clock().left(seat, now), Some(begun - 5 * HOUR));
        world.end_turn();
        world.wait(2 * DAY);
        assert_eq!(world.clock().left(seat, now), Some(begun - 5 * HOUR), "others choose");
    });
}

#[test]
fn nights_and_weekends_of_whoever_has_to_choose_do_not_count() {
    both("nights", &format!("{TURN}once&rests=true"), |world| {
        for who in PEOPLE {
            let form = "offset=0&from=22&to=7&weekend=true";
            assert_eq!(world.ask(who, "POST", "/me/hours", form).0, 303);
            assert!(world.ask(who, "GET", "/me/export", "").2.contains("\"weekend\": true"));
        }
        for (seat, name) in [(1, "Bob"), (2, "Cleo")] {
            let form = format!("game={}&seat={seat}&answer=sit", world.id);
            assert_eq!(world.ask(name, "POST", "/offers", &form).0, 303, "{name}");
        }
        // Twelve hours of Friday, twelve of Monday.
        let deadline = BEGIN + 3 * DAY + 9 * HOUR;
        assert_eq!(world.clock().deadline(), Some(deadline));
        let (_, who) = world.asked();
        // Whoever has no nights any more has them until the turn ends.
        assert_eq!(world.ask(&who, "POST", "/me/hours", "offset=0").0, 303);
        assert_eq!(world.clock().deadline(), Some(deadline));
        let before = world.kept().entries.len();
        world.wait(3 * DAY + 9 * HOUR - 1);
        assert_eq!(world.kept().entries.len(), before);
        world.wait(1);
        assert!(world.kept().entries.len() > before, "a bot has chosen");
    });
}

#[test]
fn a_seat_that_is_free_stops_the_clock_whoever_frees_it() {
    both("free", &format!("{TURN}once"), |world| {
        sits_down(world);
        let (seat, who) = world.asked();
        let other = PEOPLE.into_iter().find(|it| *it != who && *it != "Ada").expect("another");
        world.wait(HOUR);
        // Deleted: his seats are freed with him, and the clock of another stands.
        world.with(|service| service.forget_person(&PersonId(other.into())).expect("forgotten"));
        assert_eq!(world.events().last(), Some(&ClockEvent::Waits));
        assert!(world.kept().jobs.is_empty());
        let entries = world.kept().entries;
        world.wait(10 * DAY);
        assert_eq!(world.kept().entries, entries);
        let free = [1, 2].map(Seat).into_iter();
        let seats = world.store().seats(&world.id).expect("kept");
        let free = free.clone().find(|seat| !seats.contains_key(seat)).expect("a free seat");
        let form = format!("act=bot&seat={}", free.0);
        assert_eq!(world.post("Ada", "invite", &form), 303);
        let now = world.now.load(Ordering::Relaxed);
        assert_eq!(world.clock().left(seat, now), Some(DAY - HOUR));
        assert!(world.clock().runs());
    });
}

#[test]
fn the_host_of_a_game_changes_its_clock_and_everybody_is_told() {
    let world = World::new("set", &format!("{TURN}once"), true).seated();
    world.wait(HOUR);
    for who in ["Bob", "Cleo"] {
        assert!(world.post(who, "settings", "clock=none") >= 400, "{who}");
    }
    assert_eq!(world.post("Ada", "settings", "watching=link"), 303);
    assert_eq!(world.clock().deadline(), Some(BEGIN + DAY), "the form does not speak of clocks");
    assert_eq!(world.post("Ada", "settings", "clock=turn-43200&when-out=remind"), 303);
    assert_eq!(world.clock().deadline(), Some(BEGIN + 13 * HOUR));
    for who in PEOPLE {
        assert!(world.table(who).contains("has changed how much time there is"), "{who}");
    }
    assert_eq!(world.post("Ada", "settings", "clock=none"), 303);
    assert!(world.clock().deadline().is_none() && world.kept().jobs.is_empty());
    assert!(!world.table("Ada").contains("id=\"clock\""));
    assert!(world.post("Ada", "clock", "act=pause") >= 400, "there is nothing to pause");
}

/// Two processes on one store, and a clock of the system that was wrong for a while.
#[test]
fn a_deadline_has_one_effect_and_a_wrong_system_clock_takes_nobody_time() {
    let world = World::new("twice", &format!("{TURN}once"), true).seated();
    let (one, other) = (world.service(), world.service());
    let before = world.kept();
    world.now.fetch_add(DAY, Ordering::Relaxed);
    std::thread::scope(|scope| {
        for service in [&one, &other] {
            scope.spawn(move || service.run_due().expect("looked"));
        }
    });
    let outs = |world: &World| {
        world.events().iter().filter(|event| **event == ClockEvent::RunsOut).count()
    };
    assert_eq!(outs(&world), 1);
    assert!(world.kept().entries.len() > before.entries.len());
    // An hour too late while somebody chooses, then right again.
    let (seat, _) = world.asked();
    world.now.fetch_add(HOUR, Ordering::Relaxed);
    world.end_turn();
    let (next, _) = world.asked();
    assert_ne!(seat, next);
    world.wait(-HOUR);
    let now = world.now.load(Ordering::Relaxed);
    assert_eq!(world.clock().deadline(), Some(now + DAY), "neither more nor less than a turn");
}

#[test]
fn a_backup_that_is_put_back_takes_nobody_the_time_since() {
    let world = World::new("backup", &format!("{TURN}stays"), true).seated();
    let file = world.folder.path().join("copy.sqlite");
    world.store().backup(&file).expect("copied");
    world.wait(HOUR);
    world.choose();
    world.now.fetch_add(20 * DAY, Ordering::Relaxed);
    world.store().restore(&file).expect("put back");
    world.wait(5);
    let players = world.games().read(&world.id, |session| session.players().to_vec());
    assert_eq!(players.expect("the game"), [PlayerSlot::Person; 3], "nobody has lost the seat");
    let now = world.now.load(Ordering::Relaxed);
    let (seat, _) = world.asked();
    assert_eq!(world.clock().left(seat, now), Some(DAY - 5));
}

/// The front page lists what must be chosen first first.
#[test]
fn a_front_page_sorts_by_whose_time_runs_out_first() {
    let world = World::new("front", "clock=none", true);
    let start = |clock: &str| {
        let form = format!("game=pocket-mars&option-seats=1&seed=7&clock={clock}&when-out=remind");
        let (status, to, page) = world.ask("Ada", "POST", "/games", &form);
        assert_eq!(status, 303, "{page}");
        to.split('/').nth(2).expect("a game").to_string()
    };
    let ids = ["turn-86400", "turn-43200", "none"].map(start);
    let page = world.ask("Ada", "GET", "/", "").2;
    let place = |id: &str| page.find(&format!("/games/{id}\"")).expect("it is listed");
    let [day, half, none] = ids.each_ref().map(|id| place(id));
    assert!(half < day && day < none, "{half} {day} {none}");
}
