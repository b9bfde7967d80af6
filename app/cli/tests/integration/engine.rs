//! The engine as a process: every line is answered, and none ends it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::time::{Duration, Instant};

use crate::common::{Folder, GAME};
use serde_json::{Value, json};

fn replies(folder: &Folder, input: &[u8]) -> Vec<Value> {
    let out = folder.soloist(&["engine"], input).well();
    out.lines().map(|line| serde_json::from_str(line).expect("each reply is JSON")).collect()
}

#[test]
fn a_game_is_played_to_its_end_over_the_protocol() {
    let folder = Folder::new();
    let requests = [
        json!({"do": "games"}),
        json!({"do": "new", "game": GAME, "seed": 7}),
        json!({"do": "roll"}),
        json!({"do": "choices"}),
        json!({"do": "play", "bot": "random", "seed": 1, "until": "over"}),
        json!({"do": "turn"}),
        json!({"do": "save"}),
    ];
    let input: Vec<String> = requests.iter().map(Value::to_string).collect();
    let replies = replies(&folder, input.join("\n").as_bytes());
    assert_eq!(replies.len(), requests.len(), "one reply a line, the last line without its end");
    assert!(replies.iter().all(|reply| reply["ok"] == true), "{replies:#?}");
    assert!(replies[5]["turn"]["over"].is_object(), "{}", replies[5]);
}

#[test]
fn lines_that_are_no_requests_are_refused_and_change_nothing() {
    let folder = Folder::new();
    let mut input = json!({"do": "new", "game": GAME, "seed": 7}).to_string().into_bytes();
    input.extend(
        b"\n\xff\xfe\x00\n\n{\n[]\nnull\n\"do\"\n{\"do\":\"choose\",\"text\":\"\xf0\"}\r\n",
    );
    input.extend(vec![b'['; play::MOST_BYTES + 10]);
    input.extend(b"\n{\"do\":\"turn\"}\n");
    let replies = replies(&folder, &input);
    let (first, last) = (&replies[0], &replies[replies.len() - 1]);
    assert_eq!(replies.len(), 10);
    assert_eq!(first["turn"], last["turn"]);
    for reply in &replies[1..replies.len() - 1] {
        assert_eq!(reply["ok"], false, "{reply}");
        assert!(reply["error"].is_string(), "{reply}");
    }
}

#[test]
fn bots_and_hints_keep_to_their_time() {
    let folder = Folder::new();
    let players = ["human", "search:30ms"];
    let requests = [
        json!({"do": "new", "game": GAME, "options": {"seats": 2}, "seed": 7, "players": players}),
        json!({"do": "roll"}),
        json!({"do": "hint", "budget": {"ms": 30}}),
        json!({"do": "players", "players": ["search:30ms", "human"]}),
        json!({"do": "bot", "seat": 0}),
    ];
    let input: Vec<String> = requests.iter().map(Value::to_string).collect();
    let begin = Instant::now();
    let replies = replies(&folder, input.join("\n").as_bytes());
    assert!(begin.elapsed() < Duration::from_secs(20));
    assert!(replies.iter().all(|reply| reply["ok"] == true), "{replies:#?}");
    assert!(replies[2]["hint"]["choices"][0]["win"].is_number(), "{}", replies[2]);
    assert!(replies[4]["text"].is_string(), "{}", replies[4]);
}

#[test]
fn what_is_thought_about_is_canceled_by_a_line_behind_it() {
    let folder = Folder::new();
    let mut child = folder.start(&["engine"]);
    let mut stdin = child.stdin.take().expect("piped");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut reply = || -> Value {
        let line = lines.next().expect("a reply").expect("text");
        serde_json::from_str(&line).expect("JSON")
    };
    let players = json!(["search:600000ms", "human"]);
    let options = json!({"seats": 2});
    let new = json!({"do": "new", "game": GAME, "options": options, "seed": 7, "players": players});
    writeln!(stdin, "{new}\n{}", json!({"do": "roll"})).expect("written");
    let turn = (reply(), reply()).1["turn"].clone();
    let begin = Instant::now();
    for thought in [json!({"do": "bot"}), json!({"do": "hint", "budget": {"ms": 600_000}})] {
        writeln!(stdin, "{thought}").expect("written");
        std::thread::sleep(Duration::from_millis(300));
        writeln!(stdin, "{}", json!({"do": "cancel"})).expect("written");
        let (thought_of, canceled) = (reply(), reply());
        assert_eq!(canceled, json!({"ok": true}));
        match thought_of["error"].as_str() {
            Some(error) => assert!(error.contains("canceled"), "{error}"),
            None => assert!(thought_of["hint"]["simulations"].is_number(), "{thought_of}"),
        }
    }
    assert!(begin.elapsed() < Duration::from_secs(60));
    writeln!(stdin, "{}", json!({"do": "turn"})).expect("written");
    assert_eq!(reply()["turn"], turn, "nothing was chosen");
    drop(stdin);
    assert!(child.wait().expect("ended").success());
}

/// Progress is written before the reply, which includes what was evaluated before the cancellation.
#[test]
fn an_analysis_tells_its_progress_and_is_canceled() {
    let folder = Folder::new();
    let mut child = folder.start(&["engine"]);
    let mut stdin = child.stdin.take().expect("piped");
    let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut lines =
        lines.map(|line| -> Value { serde_json::from_str(&line.expect("text")).expect("JSON") });
    for request in [
        json!({"do": "new", "game": GAME, "seed": 7}),
        json!({"do": "play", "bot": "random", "until": "over"}),
        json!({"do": "analyse", "budget": {"iterations": 2000}, "progress": true}),
    ] {
        writeln!(stdin, "{request}").expect("written");
    }
    assert!(lines.by_ref().take(2).all(|reply| reply["ok"] == true));
    let first = lines.next().expect("progress");
    assert_eq!(first["progress"]["evaluated"], 1, "{first}");
    writeln!(stdin, "{}", json!({"do": "cancel"})).expect("written");
    let reply = lines.find(|line| line["ok"] == true).expect("a reply");
    assert_eq!(reply["curve"]["complete"], false, "it was canceled");
    let points = reply["curve"]["points"].as_array().expect("a list");
    assert!(points.iter().any(|point| !point["evaluated"].is_null()), "one was judged");
    assert_eq!(lines.next(), Some(json!({"ok": true})));
    drop(stdin);
    assert!(child.wait().expect("ended").success());
}
