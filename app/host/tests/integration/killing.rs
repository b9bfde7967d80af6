//! The program killed at any moment, while people come, invite, play and go: everything that was
//! answered is there afterwards, nobody is somebody else, and whoever was deleted stays so.
//!
//! `SOLOIST_KILLS=200` kills it so many times.

use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use service::{GameStore as _, PeopleStore as _};
use store::Store;

use crate::answer::Answer;
use crate::client::{PROXIED, first_host, try_to_ask};
use crate::common::Hosted;

/// How often the program is killed in every run.
const KILLS: usize = 25;

/// How many circles of friends play at the same time.
const CIRCLES: usize = 3;

/// Somebody who is signed in.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    session: String,
}

/// What was asked for and not answered.
#[derive(Clone, Debug, Default)]
enum Pending {
    #[default]
    Nothing,
    /// Who it is whose name was sent.
    Arriving(String),
    Choosing(usize, String),
    TakingBack,
    Deleting(Known),
}

/// A member with a game of two, and the guests who come to it and are deleted again.
#[derive(Default)]
struct Circle {
    number: usize,
    member: Option<Known>,
    guest: Option<Known>,
    game: Option<String>,
    link: Option<String>,
    /// The choices that were answered, each with its place in the log.
    chosen: Vec<(usize, String)>,
    pending: Pending,
    /// How many entries were left after the last choice was taken back, until the next.
    left: Option<usize>,
    others: Vec<Known>,
    gone: Vec<Known>,
    /// Counts names and choices.
    count: usize,
    taken_back: usize,
}

/// A form as browsers send it.
fn form(fields: &[(&str, &str)]) -> String {
    let plain = |text: &str| {
        let code = |byte: u8| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        };
        text.bytes().map(code).collect::<String>()
    };
    let pairs = fields.iter().map(|(name, value)| format!("{name}={}", plain(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// The part of a page between two texts.
fn between<'a>(page: &'a str, from: &str, to: &str) -> Option<&'a str> {
    page.split_once(from)?.1.split_once(to).map(|(found, _)| found)
}

/// An answer of which a part was lost is none.
fn whole(answer: Answer) -> io::Result<Answer> {
    match answer.is_whole {
        true => Ok(answer),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// Asks as whoever has this session or cookie.
fn ask(at: SocketAddr, cookie: &str, to: (&str, &str), form: &str) -> io::Result<Answer> {
    try_to_ask(at, to, &format!("{PROXIED}Cookie: {cookie}\r\n"), form)
}

/// The path of the link that a page shows.
fn link_on(page: &str) -> Option<String> {
    let token = between(page, "value=\"https://games.example/join/", "\"")?;
    Some(format!("/join/{token}"))
}

impl Circle {
    /// Does one thing after the other until there is no answer any more.
    fn go_on(&mut self, at: SocketAddr, host: &str) {
        while self.act(at, host).is_ok() {}
    }

    fn act(&mut self, at: SocketAddr, host: &str) -> io::Result<()> {
        let Some(member) = self.member.clone() else { return self.become_member(at, host) };
        let Some(game) = self.game.clone() else { return self.start(at, &member) };
        let Some(guest) = self.guest.clone() else { return self.invite(at, &member, &game) };
        self.count += 1;
        match self.count % 13 {
            12 => self.delete(at, guest),
            5 if !self.chosen.is_empty() => self.take_back(at, &member, &game),
            _ => self.choose(at, [&member, &guest], &game),
        }
    }

    fn become_member(&mut self, at: SocketAddr, host: &str) -> io::Result<()> {
        let page = whole(ask(at, host, ("POST", "/people"), "act=admit&rank=member")?)?;
        let link = link_on(&page.body).unwrap_or_else(|| panic!("{}", page.body));
        self.member = self.arrive(at, &link, "Member")?;
        assert!(self.member.is_some(), "the link is new");
        Ok(())
    }

    /// Opens a link and says a name; `None` if the link is used up.
    fn arrive(&mut self, at: SocketAddr, link: &str, kind: &str) -> io::Result<Option<Known>> {
        let opened = ask(at, "", ("GET", link), "")?;
        let Some(invitation) = opened.cookie("__Host-soloist-invitation") else { return Ok(None) };
        self.count += 1;
        let name = format!("{kind} {} {}", self.number, self.count);
        self.pending = Pending::Arriving(name.clone());
        let joined = ask(at, invitation, ("POST", "/join"), &form(&[("name", &name)]))?;
        self.pending = Pending::Nothing;
        let session = joined.cookie("__Host-soloist-session").map(str::to_string);
        Ok(session.filter(|_| joined.status == 303).map(|session| Known { name, session }))
    }

    fn start(&mut self, at: SocketAddr, member: &Known) -> io::Result<()> {
        let form = "game=pocket-mars&option-seats=2&player-0=human&player-1=friend&back=freely";
        let started = ask(at, &member.session, ("POST", "/games"), form)?;
        let seats = started.header("location").expect("a page");
        self.game = seats.strip_suffix("/seats").map(str::to_string);
        self.chosen.clear();
        self.left = None;
        self.others.extend(self.guest.take());
        self.link = None;
        Ok(())
    }

    /// Makes a link to the second seat, or lets a guest come by it. Who came unnoticed is sent off.
    fn invite(&mut self, at: SocketAddr, member: &Known, game: &str) -> io::Result<()> {
        if let Some(link) = self.link.clone() {
            self.guest = self.arrive(at, &link, "Guest")?;
            self.link = None;
            if self.guest.is_none() {
                let path = format!("{game}/seats");
                ask(at, &member.session, ("POST", &path), "act=leave&seat=1")?;
            }
            return Ok(());
        }
        let path = format!("{game}/invite");
        let page = whole(ask(at, &member.session, ("POST", &path), "act=seat&seat=1")?)?;
        self.link = link_on(&page.body);
        if self.link.is_none() {
            ask(at, &member.session, ("POST", &format!("{game}/seats")), "act=leave&seat=1")?;
        }
        Ok(())
    }

    /// Lets whoever is asked choose; when nobody can with one press, another game begins.
    fn choose(&mut self, at: SocketAddr, people: [&Known; 2], game: &str) -> io::Result<()> {
        for person in people {
            let page = whole(ask(at, &person.session, ("GET", game), "")?)?.body;
            let asked = page.split("/choose\"").nth(1).unwrap_or_default();
            let asked = asked.split("</form>").next().unwrap_or_default();
            let texts: Vec<&str> = asked.split("name=\"text\" value=\"").skip(1).collect();
            let Some(length) = between(asked, "name=\"at\" value=\"", "\"") else { continue };
            let Some(text) = texts.get(self.count % texts.len().max(1)) else { break };
            let text = text.split('"').next().unwrap_or_default();
            let place = length.parse().expect("a number");
            self.pending = Pending::Choosing(place, text.to_string());
            self.left = None;
            let fields = form(&[("text", text), ("at", length)]);
            let chosen = ask(at, &person.session, ("POST", &format!("{game}/choose")), &fields)?;
            self.pending = Pending::Nothing;
            assert_eq!(chosen.status, 303, "{text}: {}", chosen.body);
            self.chosen.push((place, text.to_string()));
            return Ok(());
        }
        self.game = None;
        Ok(())
    }

    fn take_back(&mut self, at: SocketAddr, member: &Known, game: &str) -> io::Result<()> {
        self.pending = Pending::TakingBack;
        let undone = ask(at, &member.session, ("POST", &format!("{game}/undo")), "")?;
        assert_eq!(undone.status, 303, "{}", undone.body);
        self.taken_back += 1;
        // What belongs together is taken back together.
        let status = whole(ask(at, &member.session, ("GET", &format!("{game}/status")), "")?)?;
        self.pending = Pending::Nothing;
        let status: serde_json::Value = serde_json::from_str(&status.body).expect("JSON");
        let left = status["length"].as_u64().and_then(|it| usize::try_from(it).ok());
        let left = left.expect("a length");
        let before = self.chosen.len();
        self.chosen.retain(|(place, _)| *place < left);
        assert!(self.chosen.len() < before, "the last one is taken back");
        self.left = Some(left);
        Ok(())
    }

    fn delete(&mut self, at: SocketAddr, guest: Known) -> io::Result<()> {
        (self.guest, self.link) = (None, None);
        self.pending = Pending::Deleting(guest.clone());
        let deleted = ask(at, &guest.session, ("POST", "/me/delete"), "sure=true")?;
        self.pending = Pending::Nothing;
        assert_eq!(deleted.header("location"), Some("/"), "{}", deleted.body);
        self.gone.push(guest);
        Ok(())
    }

    /// Everybody of the circle of whom was answered that he is there.
    fn there(&self) -> impl Iterator<Item = &Known> {
        self.member.iter().chain(&self.guest).chain(&self.others)
    }

    /// Compares what was answered with what is stored, and learns what came of what was not.
    fn compare(&mut self, store: &Store) {
        let people = store.people().expect("read");
        let named = |name: &str| people.iter().filter(|it| it.name == name).count();
        match std::mem::take(&mut self.pending) {
            Pending::Deleting(guest) if named(&guest.name) == 0 => self.gone.push(guest),
            Pending::Deleting(guest) => self.others.push(guest),
            Pending::Arriving(name) => assert!(named(&name) <= 1, "{name} came once"),
            pending => self.compare_game(store, &pending),
        }
        for Known { name, .. } in self.there() {
            assert_eq!(named(name), 1, "{name} was answered");
        }
        for Known { name, .. } in &self.gone {
            assert_eq!(named(name), 0, "{name} was deleted");
        }
        let Some(game) = &self.game else { return };
        let seats = store.seats(game.rsplit('/').next().unwrap_or_default()).expect("read");
        let mut sit = BTreeSet::new();
        for holder in seats.values() {
            let person = people.iter().find(|person| person.id.0 == *holder);
            sit.insert(&*person.expect("whoever sits is known").name);
        }
        for Known { name, .. } in self.member.iter().chain(&self.guest) {
            assert!(sit.contains(&**name), "{name} sits there: {sit:?}");
        }
    }

    /// Every choice that was answered is in the log, and those taken back are not.
    fn compare_game(&mut self, store: &Store, pending: &Pending) {
        let Some(game) = &self.game else { return };
        let id = game.rsplit('/').next().unwrap_or_default();
        let entries = store.load(id).expect("the game was answered").save.entries;
        let is_there = |(place, text): &(usize, String)| {
            let first = text.split(play::TOGETHER).next().unwrap_or_default();
            entries.get(*place).is_some_and(|entry| entry == first)
        };
        match pending {
            Pending::Choosing(place, text) => {
                let one = (*place, text.clone());
                if entries.len() > *place && is_there(&one) {
                    self.chosen.push(one);
                }
            }
            Pending::TakingBack => while self.chosen.pop_if(|last| !is_there(last)).is_some() {},
            _ => {
                let left = self.left.unwrap_or(entries.len());
                assert_eq!(entries.len(), left, "what was taken back stays so: {entries:?}");
            }
        }
        self.left = None;
        for one in &self.chosen {
            assert!(is_there(one), "{one:?} was answered; {entries:?}");
        }
    }

    /// Everybody is still the same at the program that was started again.
    fn meet(&self, at: SocketAddr) {
        let page = |known: &Known| ask(at, &known.session, ("GET", "/devices"), "").expect("up");
        for known in self.there() {
            let page = page(known);
            assert_eq!(page.status, 200, "{} is signed in", known.name);
            assert!(page.body.contains(&known.name), "{} is {}", known.name, page.body);
        }
        for known in self.gone.iter().rev().take(5) {
            assert_eq!(page(known).status, 403, "{} is nobody", known.name);
        }
    }
}

/// A pause before the program is killed, uneven so that different parts of a write are hit.
fn pause(round: usize) -> Duration {
    let drawn = (round as u64 + 1).wrapping_mul(6_364_136_223_846_793_005) >> 33;
    Duration::from_micros(60_000 + drawn % 500_000)
}

#[test]
fn everything_answered_is_there_however_often_it_is_killed() {
    let kills = std::env::var("SOLOIST_KILLS").ok().and_then(|it| it.parse().ok());
    let mut hosted = Hosted::start("killed", "https://games.example");
    let host = first_host(&hosted);
    let named = |number| Circle { number, ..Circle::default() };
    let mut circles: Vec<Circle> = (0..CIRCLES).map(named).collect();
    let kills = kills.unwrap_or(KILLS);
    // A busy machine does less between two kills, and is killed more often then.
    for round in 0..10 * kills {
        if round >= kills && is_enough(&circles) {
            break;
        }
        let at = hosted.address;
        std::thread::scope(|all| {
            for circle in &mut circles {
                all.spawn(|| circle.go_on(at, &host));
            }
            std::thread::sleep(pause(round));
            hosted.kill();
        });
        let store = Store::open(hosted.folder()).expect("it opens");
        circles.iter_mut().for_each(|circle| circle.compare(&store));
        drop(store);
        hosted.start_again();
        circles.iter().for_each(|circle| circle.meet(at));
    }
    assert!(is_enough(&circles));
}

/// Whether so much was done that something can have been lost.
fn is_enough(circles: &[Circle]) -> bool {
    let sum = |of: fn(&Circle) -> usize| circles.iter().map(of).sum::<usize>();
    let (acts, gone) = (sum(|it| it.count), sum(|it| it.gone.len()));
    let taken_back = sum(|it| it.taken_back);
    println!("{acts} acts, {gone} deleted, {taken_back} taken back");
    gone > 0 && taken_back > 0 && acts > 100
}
