//! The engine as a process: every line answered, none of them its end.

mod common;

use common::{Folder, GAME};
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
