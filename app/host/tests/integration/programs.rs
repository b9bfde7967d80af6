//! Programs of people: the interface over HTTP, the stream of events, and the bot of the examples.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::client::ask;
use crate::common::Hosted;

/// How long the bot may play.
const PATIENCE: Duration = Duration::from_secs(120);

/// A hosted service without TLS, with a game of its host alone and a token of theirs.
struct Table {
    hosted: Hosted,
    /// The headers of the person.
    own: String,
    token: String,
    game: String,
}

impl Table {
    fn start(name: &str, acts: &str) -> Self {
        let hosted = Hosted::start(name, "http://localhost:PORT");
        let host = format!("Host: localhost:{}\r\n", hosted.address.port());
        let path = hosted.link.split_once("/join/").map(|(_, token)| format!("/join/{token}"));
        let opened = ask(&hosted, "GET", &path.expect("a link"), &host, "");
        let invitation = opened.cookie("soloist-invitation").expect("a cookie").to_string();
        let headers = format!("{host}Cookie: {invitation}\r\n");
        let joined = ask(&hosted, "POST", "/join", &headers, "name=Olga");
        let session = joined.cookie("soloist-session").expect("a session").to_string();
        let own = format!("{host}Cookie: {session}\r\n");
        let form = format!("name=Bot&acts={acts}");
        let made = ask(&hosted, "POST", "/ways-in/programs", &own, &form).body;
        let token = made.split("<code>").find(|part| part.starts_with("soloist_"));
        let token = token.and_then(|part| part.split('<').next()).expect("a token").to_string();
        let begun = ask(&hosted, "POST", "/games", &own, "game=pocket-mars&option-seats=1");
        let game = begun.header("location").expect("a game").trim_start_matches("/games/");
        let game = game.split('/').next().unwrap_or_default().to_string();
        Table { hosted, own, token, game }
    }

    /// The headers of a program with this token, which sends the cookie of the person along.
    fn program(&self, token: &str) -> String {
        format!("{}Authorization: Bearer {token}\r\n", self.own)
    }

    /// The status and the first line of the stream of events that says something.
    fn stream(&self, headers: &str) -> (String, String) {
        let mut stream = TcpStream::connect(self.hosted.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("set");
        let path = format!("/games/{}/events", self.game);
        let asked = format!("GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
        stream.write_all(asked.as_bytes()).expect("sent");
        let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
        let status = lines.next().unwrap_or_default();
        let said = lines.find(|line| line.starts_with("data: "));
        (status, said.unwrap_or_default())
    }
}

#[test]
fn a_program_follows_a_game_by_its_token() {
    let table = Table::start("stream", "look");
    let own = table.stream(&table.own);
    let by_program = table.stream(&table.program(&table.token));
    assert!(own.0.contains("200") && own.1.starts_with("data: "), "{own:?}");
    assert_eq!(own, by_program, "it hears what its person hears");
    let (_, unknown) = table.stream(&table.program("soloist_unknown"));
    assert_eq!(unknown, "", "whatever cookies it sends along");
}

#[test]
fn answers_to_programs_are_json_and_a_token_that_may_look_chooses_nothing() {
    let table = Table::start("looks", "look");
    let program = table.program(&table.token);
    let asked = |method: &str, path: &str, sent: &str| {
        let answer = ask(&table.hosted, method, path, &program, sent);
        assert_eq!(answer.header("content-type"), Some("application/json"), "{}", answer.head);
        (answer.status, serde_json::from_str::<Value>(&answer.body).expect("JSON"))
    };
    let (status, games) = asked("GET", "/api/games", "");
    assert_eq!((status, &games["games"][0]["id"]), (200, &Value::from(table.game.as_str())));
    let at = format!("/api/games/{}", table.game);
    let (_, listed) = asked("GET", &format!("{at}/choices"), "");
    let text = listed["choices"][0]["text"].as_str().expect("a choice");
    let sent = format!("{{\"text\":\"{text}\"}}");
    let (status, refused) = asked("POST", &format!("{at}/choose"), &sent);
    assert_eq!((status, refused["error"].is_string()), (422, true), "{refused}");
    let (status, none) = asked("GET", "/api/games/12345678", "");
    assert_eq!((status, none["error"].is_string()), (404, true), "{none}");
}

/// The bot of the examples, as somebody runs it who has made a token, plays a game to its end.
#[test]
fn the_bot_of_the_examples_plays_a_game_to_its_end() {
    let table = Table::start("bot", "play");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut bot = Command::new("python3");
    bot.arg(root.join("examples/python/online_bot.py")).args(["--seconds", "0.1"]);
    bot.arg(format!("http://localhost:{}", table.hosted.address.port()));
    bot.env("SOLOIST_TOKEN", &table.token).stdout(Stdio::null());
    let mut bot = bot.spawn().expect("python3 is installed");
    let begun = Instant::now();
    let ended = loop {
        if let Some(ended) = bot.try_wait().expect("its process") {
            break ended;
        }
        if begun.elapsed() > PATIENCE {
            bot.kill().expect("it ends");
            bot.wait().expect("it has ended");
            panic!("the bot plays on");
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    assert!(ended.success(), "{ended}");
    let at = format!("/api/games/{}", table.game);
    let stands = ask(&table.hosted, "GET", &at, &table.program(&table.token), "").body;
    let stands: Value = serde_json::from_str(&stands).expect("JSON");
    assert!(stands["turn"]["over"]["ended_by"].is_string(), "{stands}");
}
