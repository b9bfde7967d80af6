//! Limits of the service: met, refused with a page that says when to come again, and free again.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

use crate::answer::Answer;
use crate::client::{PROXIED, ask, first_host, member, signed_in};
use crate::common::Hosted;

fn start(name: &str, replaced: &[(&str, &str)]) -> Hosted {
    Hosted::start_with(name, "https://games.example", replaced)
}

/// The seconds after which a refusal says to come again, which its page says, too.
fn wait(refused: &Answer) -> u64 {
    assert_eq!(refused.status, 429, "{}", refused.head);
    let seconds = refused.header("retry-after").and_then(|it| it.parse().ok());
    let seconds: u64 = seconds.expect("a time in seconds");
    let shown = if seconds < 120 { seconds } else { seconds.div_ceil(60) };
    assert!(refused.body.contains(&shown.to_string()), "{}", refused.body);
    seconds
}

/// Asks until it is refused, at most so many times.
fn until_refused(most: u32, ask: impl Fn() -> Answer) -> Answer {
    let answers = (0..=most).map(|_| ask());
    answers.into_iter().find(|it| it.status == 429).expect("a limit is met")
}

#[test]
fn requests_are_limited_by_the_address_that_the_proxy_names_and_free_again_in_time() {
    // One comes back each second.
    let few = ("requests_of_stranger = 600", "requests_of_stranger = 60");
    let hosted = start("limit-stranger", &[few]);
    let from =
        |last: u8, more: &str| format!("{PROXIED}X-Forwarded-For: 203.0.113.{last}\r\n{more}");
    let page = |last, more: &str| ask(&hosted, "GET", "/rules/colab", &from(last, more), "");
    let refused = until_refused(200, || page(1, ""));
    assert!(refused.body.contains("Try again in"), "{}", refused.body);
    for (language, words) in [("de", "Versuch es in"), ("fr", "Réessayez dans"), ("es", "Vuelve a")]
    {
        let refused = until_refused(9, || page(1, &format!("Accept-Language: {language}\r\n")));
        assert!(refused.body.contains(words), "{}", refused.body);
    }
    assert_eq!(page(2, "").status, 200, "another address behind the same proxy");
    assert_eq!(page(2, "X-Forwarded-For: 203.0.113.1\r\n").status, 429, "the last one counts");
    let refused = until_refused(9, || page(1, ""));
    sleep(Duration::from_secs(wait(&refused)));
    assert_eq!(page(1, "").status, 200, "it is free again");
}

#[test]
fn nobody_else_locks_the_host_out() {
    let hosted = start(
        "limit-host",
        &[
            ("requests_of_stranger = 600", "requests_of_stranger = 5"),
            ("requests_of_strangers = 6000", "requests_of_strangers = 10"),
            ("requests_of_address = 9600", "requests_of_address = 5"),
        ],
    );
    let olga = first_host(&hosted);
    let ada = member(&hosted, &olga, "Ada");
    wait(&until_refused(20, || ask(&hosted, "GET", "/", PROXIED, "")));
    wait(&until_refused(20, || ask(&hosted, "GET", "/", &signed_in(&ada), "")));
    for path in ["/", "/people", "/devices"] {
        assert_eq!(ask(&hosted, "GET", path, &signed_in(&olga), "").status, 200, "{path}");
    }
}

/// Begins to follow a game, and returns the open connection with the status.
fn follow(hosted: &Hosted, game: &str, headers: &str) -> (TcpStream, u16) {
    let mut stream = TcpStream::connect(hosted.address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
    let request = format!("GET {game}/events HTTP/1.1\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut line = [0; 12];
    stream.read_exact(&mut line).expect("a status");
    let status = String::from_utf8_lossy(&line[9..]).parse().expect("a number");
    (stream, status)
}

#[test]
fn streams_games_and_hints_have_limits_of_their_own() {
    let hosted = start(
        "limit-games",
        &[
            ("streams_of_person = 30", "streams_of_person = 2"),
            ("new_games_of_person = 60", "new_games_of_person = 2"),
            ("thinking_of_person = 1800", "thinking_of_person = 40"),
            ("searches_of_person = 3", "searches_of_person = 2"),
        ],
    );
    let olga = signed_in(&first_host(&hosted));
    let start = || ask(&hosted, "POST", "/games", &olga, "game=pocket-mars&option-seats=1");
    let [game, other] = [(); 2].map(|()| {
        let started = start();
        started.header("location").expect("a game").to_string()
    });
    assert_eq!(wait(&start()), 1_800, "two an hour");
    // A stream that ends makes room.
    let (first, status) = follow(&hosted, &game, &olga);
    assert_eq!(status, 200);
    let (_second, status) = follow(&hosted, &game, &olga);
    assert_eq!(status, 200);
    assert_eq!(follow(&hosted, &game, &olga).1, 429);
    drop(first);
    let made_room = (0..100).any(|_| {
        sleep(Duration::from_millis(100));
        follow(&hosted, &game, &olga).1 == 200
    });
    assert!(made_room, "the one that ended is counted no more");
    // Hints: so many at once, and so many seconds.
    let hint = |game: &str, seconds: u32| {
        ask(&hosted, "POST", &format!("{game}/hint"), &olga, &format!("seconds={seconds}"))
    };
    assert_eq!(hint(&game, 15).status, 303);
    assert_eq!(hint(&other, 15).status, 303);
    let refused = hint(&other, 1);
    assert_eq!(wait(&refused), 5, "two at once");
    assert!(refused.body.contains("hints"), "{}", refused.body);
    for game in [&game, &other] {
        ask(&hosted, "POST", &format!("{game}/hint/cancel"), &olga, "");
    }
    let refused = (0..100).map(|_| {
        sleep(Duration::from_millis(100));
        hint(&game, 30)
    });
    let mut refused = refused.into_iter();
    let refused = refused.find(|it| it.header("retry-after") != Some("5")).expect("they ended");
    assert!(wait(&refused) > 60, "30 of 40 seconds are used");
}

#[test]
fn bytes_are_counted_before_they_are_read() {
    let few = ("megabytes_of_person = 50", "megabytes_of_person = 1");
    let hosted = start("limit-bytes", &[few]);
    let olga = signed_in(&first_host(&hosted));
    let save = format!("save={}", "x".repeat(700_000));
    assert_eq!(ask(&hosted, "POST", "/import", &olga, &save).status, 422, "it is no save");
    // The body is announced and never sent: the refusal does not wait for it.
    let mut stream = TcpStream::connect(hosted.address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
    let head = format!("POST /import HTTP/1.1\r\n{olga}Content-Length: 700000\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("sent");
    let mut line = [0; 12];
    stream.read_exact(&mut line).expect("a status");
    assert_eq!(&line, b"HTTP/1.1 429");
    assert_eq!(ask(&hosted, "GET", "/", &olga, "").status, 200, "pages are not affected");
}

#[test]
fn four_people_with_three_tabs_each_who_play_fast_meet_no_limit() {
    let hosted = Hosted::start("limit-none", "https://games.example");
    let olga = first_host(&hosted);
    let three = ["Ada", "Bob", "Cid"].map(|name| member(&hosted, &olga, name));
    let all: Vec<String> = [&olga].into_iter().chain(&three).map(|it| signed_in(it)).collect();
    let form = "game=pocket-mars&option-seats=1";
    let games: Vec<String> = all
        .iter()
        .map(|headers| {
            let started = ask(&hosted, "POST", "/games", headers, form);
            started.header("location").expect("a game").to_string()
        })
        .collect();
    let mut streams = Vec::new();
    for (headers, game) in all.iter().zip(&games) {
        for _ in 0..3 {
            let (stream, status) = follow(&hosted, game, headers);
            assert_eq!(status, 200);
            streams.push(stream);
        }
    }
    // Everybody presses ten times at once, and each tab fetches what has changed.
    for nth in 0..10 {
        for (headers, game) in all.iter().zip(&games) {
            let undone = ask(&hosted, "POST", &format!("{game}/undo"), headers, "");
            assert_ne!(undone.status, 429, "press {nth}");
            for _ in 0..3 {
                assert_eq!(ask(&hosted, "GET", game, headers, "").status, 200, "press {nth}");
            }
        }
    }
    assert_eq!(streams.len(), 12);
}
