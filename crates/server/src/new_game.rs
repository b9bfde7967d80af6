//! The page of a new game, and its start.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use page::Fresh;
use play::{Luck, Play, Seated};
use serde_json::Value;
use store::Problem;
use table::{OptionKind, OptionSpec, Settings};

use crate::Shared;
use crate::answer::{bad_form, nothing_here, on_to, page, problem};
use crate::house::locked;

/// The values of each field, in their order. A field is sent once for each box that is ticked.
type Fields = BTreeMap<String, Vec<String>>;

/// The page of a new game; `mode` is the number of a mode to fill in, `from` a game to play again.
pub(crate) async fn form(
    State(desk): State<Shared>,
    Path(game): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response {
    let mut desk = locked(&desk);
    let from = query.get("from").and_then(|id| {
        desk.read(id, |session| {
            (session.settings(), session.luck(), session.play(), session.players().to_vec())
        })
        .ok()
    });
    let Some(kind) = desk.library().game(&game) else {
        return nothing_here();
    };
    let mode = query.get("mode").and_then(|number| number.parse::<usize>().ok());
    let mode = mode.and_then(|number| kind.modes().into_iter().nth(number));
    let (settings, luck, play, players) = from.unwrap_or_else(|| {
        let settings = mode.map(|(_, settings)| settings).unwrap_or_default();
        (settings, Luck::Seed(0), Play::Friendly, Vec::new())
    });
    let text = page::fresh(&Fresh {
        kind,
        settings,
        players,
        name: String::new(),
        seed: String::new(),
        real_table: luck == Luck::Table,
        strict: play == Play::Strict,
        refused: Vec::new(),
    });
    page(StatusCode::OK, text)
}

/// Starts a game from the form.
pub(crate) async fn start(
    State(desk): State<Shared>,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Response {
    let form = match form {
        Ok(Form(form)) => fields(form),
        Err(rejection) => return bad_form(&rejection),
    };
    let field = |name: &str| form.get(name).map_or("", |values| last(values));
    let mut desk = locked(&desk);
    let Some(kind) = desk.library().game(field("game")) else {
        return nothing_here();
    };
    let mut refused = Vec::new();
    let settings = settings(&kind.option_specs(), &form, &mut refused);
    let real_table = field("luck") == "table";
    let luck = match field("seed") {
        _ if real_table => Luck::Table,
        "" => Luck::Seed(fresh_seed()),
        seed => match seed.parse() {
            Ok(seed) => Luck::Seed(seed),
            Err(_) => {
                refused
                    .push(format!("seed: '{seed}' is not a whole number from 0 to {}", u64::MAX));
                Luck::Seed(0)
            }
        },
    };
    let strict = field("play") == "strict";
    let play = if strict { Play::Strict } else { Play::Friendly };
    let game = kind.id();
    let players = players(&form, &kind.seat_counts(), &mut refused);
    if refused.is_empty() {
        // Fields beyond the number of seats do not count.
        let seats = kind.start(&settings, luck, play).map_or(0, |session| session.seats());
        let seated = &players[..players.len().min(usize::from(seats))];
        match desk.start_seated(game, &settings, luck, play, seated, Some(field("name"))) {
            Ok(id) => return on_to(&format!("/games/{id}")),
            Err(trouble @ Problem::Objections(_)) => refused = trouble.lines(),
            Err(trouble) => return problem(&trouble),
        }
    }
    let Some(kind) = desk.library().game(game) else { return on_to("/") };
    let text = page::fresh(&Fresh {
        kind,
        settings,
        players,
        name: field("name").into(),
        seed: field("seed").into(),
        real_table,
        strict,
        refused,
    });
    page(StatusCode::UNPROCESSABLE_ENTITY, text)
}

fn fields(form: Vec<(String, String)>) -> Fields {
    let mut fields = Fields::new();
    for (name, value) in form {
        fields.entry(name).or_default().push(value);
    }
    fields
}

/// The last value of a field: a box that is ticked comes after the hidden field for no.
fn last(values: &[String]) -> &str {
    values.last().map_or("", |value| value.trim())
}

/// The settings of a form. Options that do not apply with the others are left out.
fn settings(specs: &[OptionSpec], form: &Fields, refused: &mut Vec<String>) -> Settings {
    let mut settings = Settings::new();
    for spec in specs {
        if let Some(values) = form.get(&format!("option-{}", spec.id)) {
            settings.insert(spec.id.clone(), value(spec, values));
        }
    }
    for name in form.keys().filter_map(|name| name.strip_prefix("option-")) {
        if !specs.iter().any(|spec| spec.id == name) {
            refused.push(format!("option {name}: there is no such option"));
        }
    }
    let idle: Vec<String> = specs
        .iter()
        .filter(|spec| !applies(spec, specs, &settings))
        .map(|spec| spec.id.clone())
        .collect();
    settings.retain(|id, _| !idle.contains(id));
    settings
}

/// Who chooses for each seat that a game may have; people where nothing is said.
fn players(form: &Fields, counts: &[u8], refused: &mut Vec<String>) -> Vec<Seated> {
    let most = counts.last().copied().unwrap_or(1);
    let mut read = |seat: u8| {
        let text = form.get(&format!("player-{seat}")).map_or("", |values| last(values));
        match text {
            "" => Seated::Person,
            text => text.parse().unwrap_or_else(|unknown| {
                refused.push(format!("players, number {}: {unknown}", seat + 1));
                Seated::Person
            }),
        }
    };
    (0..most).map(&mut read).collect()
}

/// A field's values as the value of an option; what is none stays a text and is refused with words.
fn value(spec: &OptionSpec, values: &[String]) -> Value {
    let text = last(values);
    let read = match spec.kind {
        OptionKind::Flag => text.parse::<bool>().ok().map(Value::from),
        OptionKind::Number { .. } => text.parse::<i64>().ok().map(Value::from),
        OptionKind::Pick { .. } => None,
        OptionKind::Several { .. } => {
            let words = values.iter().map(|word| word.trim()).filter(|word| !word.is_empty());
            Some(words.map(Value::from).collect())
        }
    };
    read.unwrap_or_else(|| Value::from(text))
}

fn applies(spec: &OptionSpec, specs: &[OptionSpec], settings: &Settings) -> bool {
    let Some((option, values)) = &spec.when else { return true };
    let default = specs.iter().find(|spec| spec.id == *option).map(|spec| &spec.default);
    settings.get(option).or(default).is_some_and(|value| values.contains(value))
}

/// A seed that nobody knows, small enough to be read out.
fn fresh_seed() -> u64 {
    RandomState::new().hash_one("seed") % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use axum::extract::{FromRequest, Request};
    use serde_json::json;
    use table::{Pick, read_settings};

    fn specs() -> Vec<OptionSpec> {
        let spec = |id: &str, kind, default| OptionSpec {
            id: id.into(),
            title: id.into(),
            help: String::new(),
            kind,
            default,
            when: None,
            advanced: false,
        };
        let challenges = vec![Pick::new("clock", "Clock"), Pick::new("jamming", "Jamming")];
        vec![
            spec("draft", OptionKind::Flag, json!(false)),
            spec("challenges", OptionKind::Several { values: challenges }, json!(["clock"])),
        ]
    }

    /// The settings of a form as a browser sends it.
    async fn sent(body: &str) -> Settings {
        let request = Request::post("/games")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(body.to_string()))
            .expect("a request");
        let Form(form) = Form::from_request(request, &()).await.expect("a form");
        let mut refused = Vec::new();
        let settings = settings(&specs(), &fields(form), &mut refused);
        assert!(refused.is_empty(), "{refused:?}");
        settings
    }

    #[tokio::test]
    async fn each_ticked_box_is_a_word_of_the_list() {
        let both = sent(
            "option-challenges=&option-challenges=clock&option-draft=false\
             &option-challenges=jamming&option-draft=true",
        );
        let both = both.await;
        assert_eq!(Value::Object(both), json!({"challenges": ["clock", "jamming"], "draft": true}));
        let none = sent("option-challenges=&option-draft=false").await;
        assert_eq!(Value::Object(none), json!({"challenges": [], "draft": false}));
        assert!(sent("").await.is_empty(), "what is not sent has its default");
    }

    #[tokio::test]
    async fn words_that_are_none_are_refused_later() {
        for wrong in ["option-challenges=fog", "option-challenges=clock&option-challenges=clock"] {
            assert!(read_settings(&specs(), &sent(wrong).await).is_err(), "{wrong}");
        }
    }
}
