//! The page of a new game, and its start.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use page::Fresh;
use play::{Kind, Luck, Play};
use serde_json::Value;
use store::Problem;
use table::{OptionKind, OptionSpec, Settings};

use crate::Shared;
use crate::answer::{bad_form, nothing_here, on_to, page, problem};
use crate::home::{Sent, locked};

/// The page of a new game; `mode` is the number of a mode to fill in, `from` a game to play again.
pub(crate) async fn form(
    State(desk): State<Shared>,
    Path(game): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response {
    let mut desk = locked(&desk);
    let from = query.get("from").and_then(|id| {
        desk.read(id, |session| (session.settings(), session.luck(), session.play())).ok()
    });
    let Some(kind) = desk.library().game(&game) else {
        return nothing_here();
    };
    let mode = query.get("mode").and_then(|number| number.parse::<usize>().ok());
    let mode = mode.and_then(|number| kind.modes().into_iter().nth(number));
    let (settings, luck, play) = from.unwrap_or_else(|| {
        let settings = mode.map(|(_, settings)| settings).unwrap_or_default();
        (settings, Luck::Seed(0), Play::Friendly)
    });
    let text = page::fresh(&Fresh {
        kind,
        settings,
        name: String::new(),
        seed: String::new(),
        real_table: luck == Luck::Table,
        strict: play == Play::Strict,
        refused: Vec::new(),
    });
    page(StatusCode::OK, text)
}

/// Starts a game from the form.
pub(crate) async fn start(State(desk): State<Shared>, form: Sent) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let field = |name: &str| form.get(name).map_or("", |value| value.trim());
    let mut desk = locked(&desk);
    let Some(kind) = desk.library().game(field("game")) else {
        return nothing_here();
    };
    let mut refused = Vec::new();
    let settings = settings(kind, &form, &mut refused);
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
    if refused.is_empty() {
        match desk.start(game, &settings, luck, play, Some(field("name"))) {
            Ok(id) => return on_to(&format!("/games/{id}")),
            Err(trouble @ Problem::Objections(_)) => refused = trouble.lines(),
            Err(trouble) => return problem(&trouble),
        }
    }
    let Some(kind) = desk.library().game(game) else { return on_to("/") };
    let text = page::fresh(&Fresh {
        kind,
        settings,
        name: field("name").into(),
        seed: field("seed").into(),
        real_table,
        strict,
        refused,
    });
    page(StatusCode::UNPROCESSABLE_ENTITY, text)
}

/// The settings of a form. Options that do not apply with the others are left out.
fn settings(
    kind: &dyn Kind,
    form: &BTreeMap<String, String>,
    refused: &mut Vec<String>,
) -> Settings {
    let specs = kind.option_specs();
    let mut settings = Settings::new();
    for spec in &specs {
        if let Some(text) = form.get(&format!("option-{}", spec.id)) {
            settings.insert(spec.id.clone(), value(spec, text.trim()));
        }
    }
    for name in form.keys().filter_map(|name| name.strip_prefix("option-")) {
        if !specs.iter().any(|spec| spec.id == name) {
            refused.push(format!("option {name}: there is no such option"));
        }
    }
    let idle: Vec<String> = specs
        .iter()
        .filter(|spec| !applies(spec, &specs, &settings))
        .map(|spec| spec.id.clone())
        .collect();
    settings.retain(|id, _| !idle.contains(id));
    settings
}

/// A field's text as the value of an option; what is none stays a text and is refused with words.
fn value(spec: &OptionSpec, text: &str) -> Value {
    let read = match spec.kind {
        OptionKind::Flag => text.parse::<bool>().ok().map(Value::from),
        OptionKind::Number { .. } => text.parse::<i64>().ok().map(Value::from),
        OptionKind::Pick { .. } => None,
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
