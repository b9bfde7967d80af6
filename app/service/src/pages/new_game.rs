//! The page of a new game, and its start.

use std::sync::Arc;

use game_core::{OptionKind, OptionSpec, Settings};
use http::StatusCode;
use i18n::message;
use page::{NewGame, overrides_address};
use play::{ChanceSource, DynGame, Play, PlayerSlot};
use serde_json::Value;

use crate::Problem;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{Response, not_found, page, problem, redirect_to, redirect_to_game};
use crate::service::Service;

/// Seeds are below this, so that they can be read aloud.
const SEEDS: u64 = 1_000_000_000;

/// The page of a new game. `mode` is the number of a mode to fill in, `from` a game to replay, and
/// `chance_source=table` a game at a real table.
pub(crate) fn form(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, query) = (&service.games, &request.query);
    let kind = &*owned(service, request, request.part(0))?;
    let from = query.get("from").and_then(|id| {
        games
            .read(id, |session| {
                (
                    session.settings(),
                    session.chance_source(),
                    session.play(),
                    session.players().to_vec(),
                )
            })
            .ok()
    });
    let mode = query.get("mode").and_then(|number| number.parse::<usize>().ok());
    let mode = mode.and_then(|number| kind.modes().into_iter().nth(number));
    let (settings, chance_source, play, players) = from.unwrap_or_else(|| {
        let settings = mode.map_or_else(|| kind.preset(), |(_, settings)| settings);
        let chance_source = match query.get("luck") {
            Some("table") => ChanceSource::Table,
            _ => ChanceSource::Seed(0),
        };
        (settings, chance_source, Play::Friendly, Vec::new())
    });
    let text = page::new_game(&NewGame {
        locale: request.locale(),
        kind,
        settings,
        players,
        name: String::new(),
        seed: String::new(),
        real_table: chance_source == ChanceSource::Table,
        strict: play == Play::Strict,
        refused: Vec::new(),
    });
    Ok(page(StatusCode::OK, text))
}

/// A game with its owner's content overrides, for a new game.
pub(super) fn owned(
    service: &Service,
    request: &WebRequest<'_>,
    game: &str,
) -> Result<Arc<dyn DynGame>, Box<Response>> {
    let locale = request.locale();
    let kind = service.games.catalog().game(game).ok_or_else(|| not_found(locale))?;
    Ok(service.games.owned(game).map_err(|trouble| match trouble {
        // Overrides that no longer fit or are damaged are repaired on the page where they are
        // entered.
        Problem::ValidationErrors(_) | Problem::Damaged(_) => {
            redirect_to(&overrides_address(kind.id(), None))
        }
        trouble => problem(locale, &trouble),
    })?)
}

/// Starts a game from the form.
pub(crate) fn start(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, form) = (&service.games, request.form()?);
    let kind = &*owned(service, request, form.trimmed("game"))?;
    let mut refused = Vec::new();
    let settings = settings(&kind.option_specs(request.locale()), &form, &mut refused);
    let real_table = form.trimmed("luck") == "table";
    let chance_source = match form.trimmed("seed") {
        _ if real_table => ChanceSource::Table,
        "" => ChanceSource::Seed(games.store().new_seed() % SEEDS),
        seed => match seed.parse() {
            Ok(seed) => ChanceSource::Seed(seed),
            Err(_) => {
                let most = u64::MAX.to_string();
                let wrong = message!(request.locale(), "new-seed-wrong", seed = seed, most = most);
                refused.push(wrong.into());
                ChanceSource::Seed(0)
            }
        },
    };
    let strict = form.trimmed("play") == "strict";
    let play = if strict { Play::Strict } else { Play::Friendly };
    let name = form.trimmed("name");
    let players = players(&form, &kind.seat_counts(), &mut refused);
    if refused.is_empty() {
        // Fields for seats that the game does not have are ignored.
        let seats = kind.start(&settings, chance_source, play).map_or(0, |session| session.seats());
        let seated = &players[..players.len().min(usize::from(seats))];
        match games.start_with_players(
            kind.id(),
            &settings,
            chance_source,
            play,
            seated,
            Some(name),
        ) {
            Ok(id) => {
                service.tasks.bots.play(&id);
                return Ok(redirect_to_game(&id));
            }
            Err(trouble @ Problem::ValidationErrors(_)) => refused = trouble.lines(),
            Err(trouble) => return Ok(problem(request.locale(), &trouble)),
        }
    }
    let text = page::new_game(&NewGame {
        locale: request.locale(),
        kind,
        settings,
        players,
        name: name.into(),
        seed: form.trimmed("seed").into(),
        real_table,
        strict,
        refused,
    });
    Ok(page(StatusCode::UNPROCESSABLE_ENTITY, text))
}

/// The settings in a form. Options that do not apply in combination with the others are left out.
pub(super) fn settings(specs: &[OptionSpec], form: &Form, refused: &mut Vec<String>) -> Settings {
    let mut settings = Settings::new();
    for spec in specs {
        let field = format!("option-{}", spec.id);
        let values: Vec<&str> = form.all(&field).collect();
        if !values.is_empty() {
            settings.insert(spec.id.clone(), value(spec, &values));
        }
    }
    for name in form.names().filter_map(|name| name.strip_prefix("option-")) {
        if !specs.iter().any(|spec| spec.id == name) {
            refused.push(format!("option {name}: there is no such option"));
        }
    }
    let idle: Vec<String> = specs
        .iter()
        .filter(|spec| !spec.applies(specs, &settings))
        .map(|spec| spec.id.clone())
        .collect();
    settings.retain(|id, _| !idle.contains(id));
    settings
}

/// The player of each seat that a game may have; a person by default.
fn players(form: &Form, counts: &[u8], refused: &mut Vec<String>) -> Vec<PlayerSlot> {
    let most = counts.last().copied().unwrap_or(1);
    let mut read = |seat: u8| match form.trimmed(&format!("player-{seat}")) {
        "" => PlayerSlot::Person,
        text => text.parse().unwrap_or_else(|unknown| {
            refused.push(format!("players, number {}: {unknown}", seat + 1));
            PlayerSlot::Person
        }),
    };
    (0..most).map(&mut read).collect()
}

/// The values of a field as the value of an option. Invalid text stays a text, which is then
/// refused with a message.
fn value(spec: &OptionSpec, values: &[&str]) -> Value {
    let text = values.last().map_or("", |value| value.trim());
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

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Pick, read_settings};
    use serde_json::json;

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

    /// The settings of a form in the encoding of a browser.
    fn sent(body: &str) -> Settings {
        let mut refused = Vec::new();
        let settings = settings(&specs(), &Form::read(body.as_bytes()), &mut refused);
        assert!(refused.is_empty(), "{refused:?}");
        settings
    }

    #[test]
    fn each_ticked_box_is_a_word_of_the_list() {
        let both = sent(
            "option-challenges=&option-challenges=clock&option-draft=false\
             &option-challenges=jamming&option-draft=true",
        );
        assert_eq!(Value::Object(both), json!({"challenges": ["clock", "jamming"], "draft": true}));
        let none = sent("option-challenges=&option-draft=false");
        assert_eq!(Value::Object(none), json!({"challenges": [], "draft": false}));
        assert!(sent("").is_empty(), "what is not sent has its default");
    }

    #[test]
    fn words_that_are_none_are_refused_later() {
        for wrong in ["option-challenges=fog", "option-challenges=clock&option-challenges=clock"] {
            assert!(read_settings(&specs(), &sent(wrong)).is_err(), "{wrong}");
        }
    }
}
