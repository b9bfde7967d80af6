//! What a game says of itself in replies.

use game_core::{Description, Turn, Viewer};
use play::{ChanceSource, DynSession, Listed, NarratedLine, SelectList};
use serde_json::{Map, Value, json};

/// The fields of a reply besides `ok`.
pub(crate) type Reply = Map<String, Value>;

/// Who acts next, as the field `turn`.
pub fn turn(session: &dyn DynSession) -> Reply {
    let value = match session.turn() {
        Turn::Choose(seat) => match session.asked_bot() {
            Some((_, bot)) => json!({"seat": seat, "bot": bot.to_string()}),
            None => json!({"seat": seat}),
        },
        Turn::Chance => json!({"chance": true}),
        Turn::Over => json!({"over": session.now().outcome()}),
    };
    Reply::from_iter([("turn".to_string(), value)])
}

/// The choices of whoever acts next, as the fields `turn` and `choices`; with `set` for a
/// multi-select, and `area` at a real table.
pub fn choices(session: &dyn DynSession) -> Reply {
    let now = session.now();
    let listed = now.choices().into_iter().map(in_words).collect();
    let mut reply = turn(session);
    reply.insert("choices".to_string(), listed);
    if let Some(SelectList { items, least, most, done, .. }) = now.select_list() {
        let items: Vec<Value> = items.into_iter().map(in_words).collect();
        let done = done.map(|done| done.text);
        let set = json!({"items": items, "least": least, "most": most, "done": done});
        reply.insert("set".to_string(), set);
    }
    if session.chance_source() == ChanceSource::Table
        && let Some(area) = now.area(Viewer::Nobody, &[], None)
    {
        let spots: Vec<&String> = area.spots.iter().map(|spot| &spot.name).collect();
        reply.insert("area".to_string(), json!({"name": area.name, "spots": spots}));
    }
    reply
}

fn in_words(listed: Listed) -> Value {
    let Description { label, detail, group, rule, .. } = listed.description;
    let mut choice = json!({
        "text": listed.text,
        "rule": rule,
        "group": group,
        "label": label,
        "detail": detail,
    });
    if let Some(odds) = listed.odds {
        choice["odds"] = odds.into();
    }
    choice
}

pub(crate) fn narrated_lines<'a>(told: impl IntoIterator<Item = &'a NarratedLine>) -> Value {
    let line = |told: &NarratedLine| {
        json!({
            "rule": told.rule,
            "event": told.event,
            "text": told.text,
            "reasons": told.reasons,
        })
    };
    told.into_iter().map(line).collect()
}
