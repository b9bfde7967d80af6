//! Seats at several devices: each shows its own and no other, and is notified when the game
//! changes.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use game_core::{Seat, Turn, Viewer};
use play::{ChanceSource, Until};
use pocket_mars::View;
use serde_json::json;

use crate::asked::{Response, Server, choices};
use crate::secrecy::check;

/// Takes a seat and returns the device's cookie.
fn take(server: &Server, path: &str, seat: u8) -> String {
    let fields = [("seat", seat.to_string()), ("act", "take".to_string())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let response = server.post(&format!("{path}/seats"), &fields);
    assert_eq!(response.location(), path);
    cookie(&response)
}

fn cookie(response: &Response) -> String {
    let cookie = response.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    cookie.split(';').next().unwrap_or_default().to_string()
}

#[test]
fn a_device_shows_its_own_seat_and_no_other() {
    let server = Server::start("devices");
    let path = server.game(json!({"seats": 3}), ChanceSource::Seed(6), 0);
    let id = path.rsplit('/').next().expect("an id").to_string();
    // The third seat has no device of its own: it is played at one that has taken no seat.
    let devices = [take(&server, &path, 0), take(&server, &path, 1), "soloist-seat=2".to_string()];
    let mut answered = [0; 3];
    for turn in 0..90 {
        let games = server.games();
        let (asked, views) = games
            .read(&id, |session| {
                let position = session.now();
                let view = |viewer| *position.view(viewer).downcast::<View>().expect("a view");
                let views = [0, 1, 2].map(|seat| view(Viewer::Seat(Seat(seat))));
                (session.turn(), views)
            })
            .expect("the game");
        let Turn::Choose(Seat(asked)) = asked else { break };
        let pages =
            devices.each_ref().map(|cookie| server.ask("GET", &path, &[("cookie", cookie)], ""));
        let nobody = games
            .read(&id, |session| {
                *session.now().view(Viewer::Nobody).downcast::<View>().expect("a view")
            })
            .expect("the game");
        for (seat, page) in (0u8..).zip(&pages) {
            let is_asked = seat == asked;
            let own = is_asked || seat < 2;
            let view = if own { &views[usize::from(seat)] } else { &nobody };
            check(&page.body, view, &format!("device {seat} while seat {asked} is asked"));
            assert_eq!(choices(&page.body).1.is_empty(), !is_asked, "{seat}, asked {asked}");
            assert_eq!(page.body.contains("plays at another device"), !is_asked, "{seat}, {asked}");
            let past = format!("{path}/at/{}", turn / 2);
            let past = server.ask("GET", &past, &[("cookie", &devices[usize::from(seat)])], "");
            assert!(past.body.contains("id=\"table\"") && choices(&past.body).1.is_empty());
        }
        let (at, texts) = choices(&pages[usize::from(asked)].body);
        let fields = [("text", texts[(turn * 5) % texts.len()].as_str()), ("at", at.as_str())];
        let choose = format!("{path}/choose");
        for (seat, device) in
            devices.iter().enumerate().filter(|(seat, _)| *seat != usize::from(asked))
        {
            let refused = server.post_with(&choose, &fields, &[("cookie", device)]);
            assert_eq!(refused.status, 422, "device {seat} answers for seat {asked}");
        }
        let device = devices[usize::from(asked)].as_str();
        let response = server.post_with(&choose, &fields, &[("cookie", device)]);
        assert_eq!(response.status, 303, "{}", response.body);
        answered[usize::from(asked)] += 1;
    }
    assert!(answered.iter().all(|&count| count > 10), "{answered:?}");
}

#[test]
fn a_seat_is_taken_asked_for_and_given_back() {
    let server = Server::start("taken");
    let path = server.game(json!({"seats": 2}), ChanceSource::Seed(5), 40);
    let seats = format!("{path}/seats");
    assert!(server.get(&path).body.contains("Pass the device"), "one device is passed around");
    let one = take(&server, &path, 0);
    let page = server.ask("GET", &seats, &[("cookie", &one)], "").body;
    assert!(page.contains("plays at this device") && page.contains("Give it back"), "{page}");
    let other = server.get(&seats).body;
    assert!(other.contains("plays at another device") && other.contains("Ask for it"), "{other}");
    // A device cannot give back another's seat, and taking a held seat needs its holder's
    // agreement.
    let both = take(&server, &path, 1);
    let named = [("cookie", both.as_str())];
    let freed = server.post_with(&seats, &[("seat", "0"), ("act", "leave")], &named);
    assert_eq!(freed.status, 403, "{}", freed.body);
    let mut told = Told::of(&server, &path);
    let before = told.next().expect("how it stands");
    let again = server.post_with(&seats, &[("seat", "0"), ("act", "take")], &named);
    assert_eq!(again.location(), seats);
    assert!(again.header("set-cookie").is_none(), "a device keeps its token");
    assert!(told.next().expect("a change") > before, "the stream of changes tells the holder");
    let page = server.ask("GET", &path, &named, "").body;
    assert!(!page.contains("Pass the device") && page.contains("You have asked"), "{page}");
    let page = server.ask("GET", &path, &[("cookie", &one)], "").body;
    assert!(page.contains("Another device asks for the seat"), "{page}");
    let number = page.split("name=\"number\" value=\"").nth(1).and_then(|it| it.split('"').next());
    let number = number.expect("what is asked has a number");
    let given = [("number", number), ("answer", "agree")];
    assert_eq!(server.post_with(&format!("{path}/asked"), &given, &named).status, 422);
    let given = server.post_with(&format!("{path}/asked"), &given, &[("cookie", &one)]);
    assert_eq!(given.location(), path);
    // The other device now plays both seats; the first is passed around again.
    let page = server.ask("GET", &path, &named, "").body;
    assert!(page.contains("Pass the device"), "two seats at one device are still two people");
    let page = server.ask("GET", &path, &[("cookie", &one)], "").body;
    assert!(page.contains("plays at another device") && page.contains("was given"), "{page}");
    for seat in ["0", "1"] {
        server.post_with(&seats, &[("seat", seat), ("act", "leave")], &named);
    }
    assert!(server.get(&path).body.contains("Pass the device"));
    for (seat, act) in [("2", "take"), ("9", "leave"), ("x", "take"), ("", "")] {
        let response = server.post_with(&seats, &[("seat", seat), ("act", act)], &named);
        assert!(response.status >= 400, "{seat} {act}");
    }
    assert_eq!(server.get("/games/none/seats").status, 404);
}

/// A held seat's secrets leave neither as a file nor as a link, and only players undo. `service`
/// tests every route with every kind of device.
#[test]
fn a_held_game_keeps_its_file_and_its_choices() {
    let server = Server::start("held");
    for entries in [30, 45, 60] {
        let path = server.game(json!({"seats": 2}), ChanceSource::Seed(987_654_321), entries);
        let devices = [take(&server, &path, 0), take(&server, &path, 1), String::new()];
        for device in &devices {
            for way in ["export", "link"] {
                let response =
                    server.ask("GET", &format!("{path}/{way}"), &[("cookie", device)], "");
                assert_eq!(response.status, 403, "{way}");
                assert!(!response.body.contains("987654321") && !response.body.contains("entries"));
            }
        }
        let undo = format!("{path}/undo");
        assert_eq!(server.post(&undo, &[]).status, 403, "who has no seat takes nothing back");
    }
}

/// Reads the events about a game.
struct Told(BufReader<TcpStream>);

impl Told {
    fn of(server: &Server, path: &str) -> Told {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        let asked = format!("GET {path}/events HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
        stream.write_all(asked.as_bytes()).expect("asked");
        Told(BufReader::new(stream))
    }

    /// The next revision, or `None` at the end of the stream.
    fn next(&mut self) -> Option<i64> {
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(number) = line.strip_prefix("data: ") {
                return Some(number.trim().parse().expect("a number"));
            }
        }
    }
}

#[test]
fn a_page_is_told_when_the_game_changes() {
    let server = Server::start("told");
    let path = server.game(json!({"seats": 2}), ChanceSource::Seed(5), 40);
    let id = path.rsplit('/').next().expect("an id");
    let (mut one, mut other) = (Told::of(&server, &path), Told::of(&server, &path));
    let first = one.next().expect("how it stands");
    assert_eq!(other.next(), Some(first));
    let device = take(&server, &path, 0);
    assert_eq!((one.next(), other.next()), (Some(first + 1), Some(first + 1)));
    // Another process on the same store.
    let games = server.games();
    games.change(id, |session| session.play_bot("random", 1, Until::Entries(1))).expect("played");
    assert_eq!(one.next(), Some(first + 2));
    // A late or repeated subscriber gets the current revision.
    assert_eq!(Told::of(&server, &path).next(), Some(first + 2));
    let page = server.ask("GET", &path, &[("cookie", &device)], "").body;
    assert!(page.contains(&format!("data-live=\"{}\"", first + 2)), "{page}");
    games.delete(id).expect("deleted");
    assert_eq!(one.next(), None, "of a game that is gone nothing is told");
    assert_eq!(Told::of(&server, "/games/none").next(), None);
}
