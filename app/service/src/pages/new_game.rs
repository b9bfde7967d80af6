//! The page of a new game, and its start.

use std::sync::Arc;

use game_core::{OptionKind, OptionSpec, Seat, Settings, ValidationError};
use http::StatusCode;
use i18n::{Locale, message, notice};
use page::{ASK, FRIEND, NewGame, NewTable, overrides_address};
use play::{BOTS, ChanceSource, DynGame, Play, PlayerSlot, people, unknown_bot};
use serde_json::Value;

use super::rematch::Rematch;
use super::seat_offers::members;
use super::table_people::{read_table, table_settings};
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{Response, not_found, page, problem, redirect_to, redirect_to_game};
use crate::rights::{Act, May};
use crate::service::Service;
use crate::{Problem, SeatOffer};

/// Seeds are below this, so that they can be read aloud.
const SEEDS: u64 = 1_000_000_000;

/// The page of a new game. `mode` is the number of a mode to fill in, `from` a game to replay, and
/// `chance_source=table` a game at a real table.
pub(crate) fn form(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, query) = (&service.games, &request.query);
    let kind = &*owned(service, request, request.part(0))?;
    let from = query.get("from").filter(|id| may_see(service, request, id)).and_then(|id| {
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
        table: new_table(service, request, None).map_err(|it| problem(request.locale(), &it))?,
        refused: Vec::new(),
    });
    Ok(page(StatusCode::OK, text))
}

/// Whether the sender of a request may see another game.
fn may_see(service: &Service, request: &WebRequest<'_>, id: &str) -> bool {
    service.may_in(&request.asker, id, &Act::Look) == Ok(May::Yes)
}

/// A game with the content overrides of whoever asks, for a new game.
pub(super) fn owned(
    service: &Service,
    request: &WebRequest<'_>,
    game: &str,
) -> Result<Arc<dyn DynGame>, Box<Response>> {
    let locale = request.locale();
    let kind = service.games.catalog().game(game).ok_or_else(|| not_found(locale))?;
    Ok(service.games.owned(&request.asker.keeps_content(), game).map_err(
        |trouble| match trouble {
            // Overrides that no longer fit or are damaged are repaired on the page where they are
            // entered.
            Problem::ValidationErrors(_) | Problem::Damaged(_) => {
                redirect_to(&overrides_address(kind.id(), None))
            }
            trouble => problem(locale, &trouble),
        },
    )?)
}

/// Starts a game from the form.
pub(crate) fn start(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, form, locale) = (&service.games, request.form()?, request.locale());
    let kind = &*owned(service, request, form.trimmed("game"))?;
    let mut refused = Vec::new();
    let settings = settings(&kind.option_specs(locale), &form, locale, &mut refused);
    let real_table = form.trimmed("luck") == "table";
    let chance_source = match form.trimmed("seed") {
        _ if real_table => ChanceSource::Table,
        "" => ChanceSource::Seed(games.store().new_seed() % SEEDS),
        seed => match seed.parse() {
            Ok(seed) => ChanceSource::Seed(seed),
            Err(_) => {
                let most = u64::MAX.to_string();
                let wrong = message!(locale, "new-seed-wrong", seed = seed, most = most);
                refused.push(wrong.into());
                ChanceSource::Seed(0)
            }
        },
    };
    let strict = form.trimmed("play") == "strict";
    let play = if strict { Play::Strict } else { Play::Friendly };
    let name = form.trimmed("name");
    let players = players(&form, &kind.seat_counts(), locale, &mut refused);
    let asked = asked(request, &form, players.len());
    let offers = offers(service, request, &asked, &mut refused);
    let offers = offers.map_err(|trouble| problem(locale, &trouble))?;
    if refused.is_empty() {
        // Fields for seats that the game does not have are ignored.
        let seats = kind.start(&settings, chance_source, play).map_or(0, |session| session.seats());
        let seated = &players[..players.len().min(usize::from(seats))];
        let after = Rematch::of(service, request, &form);
        let (left, offers, table) = match &after {
            Some(after) => {
                let left = after.left(&people(seated).collect::<Vec<_>>());
                let offers = after.offers(service, &left);
                (left, offers.map_err(|trouble| problem(locale, &trouble))?, after.settings)
            }
            None => {
                let left = seats_left(request, &form, seated.len());
                let offers = offers.into_iter().filter(|it| left.contains(&it.seat)).collect();
                (left, offers, read_table(&form))
            }
        };
        let starter = games.for_host(request.asker.own()).at_table(&left, table).offering(&offers);
        match starter.start_with_players(
            kind.id(),
            &settings,
            chance_source,
            play,
            seated,
            Some(name),
        ) {
            Ok(id) => {
                service.tasks.bots.play(&id);
                return Ok(match left.is_empty() {
                    true => redirect_to_game(&id),
                    false => redirect_to(&format!("/games/{id}/seats")),
                });
            }
            Err(trouble @ Problem::ValidationErrors(_)) => refused = trouble.lines_in(locale),
            Err(trouble) => return Ok(problem(locale, &trouble)),
        }
    }
    let text = page::new_game(&NewGame {
        locale,
        kind,
        settings,
        players,
        name: name.into(),
        seed: form.trimmed("seed").into(),
        real_table,
        strict,
        table: new_table(service, request, Some(&form)).map_err(|it| problem(locale, &it))?,
        refused,
    });
    Ok(page(StatusCode::UNPROCESSABLE_ENTITY, text))
}

/// The seats that a form leaves to others, of as many as there are, where people live apart.
fn seats_left(request: &WebRequest<'_>, form: &Form, seats: usize) -> Vec<Seat> {
    let is_left = |seat: &u8| {
        let player = form.trimmed(&format!("player-{seat}"));
        player == FRIEND || player.starts_with(ASK)
    };
    let all = (0..u8::MAX).take(if request.asker.is_house { 0 } else { seats });
    all.filter(is_left).map(Seat).collect()
}

/// Those of them that it offers to somebody by name: the id of the person.
fn asked(request: &WebRequest<'_>, form: &Form, seats: usize) -> Vec<(Seat, String)> {
    let whom = |seat: Seat| {
        let person = form.trimmed(&format!("player-{}", seat.0)).strip_prefix(ASK)?;
        Some((seat, person.to_string()))
    };
    seats_left(request, form, seats).into_iter().filter_map(whom).collect()
}

/// The offers of these seats. Only members are asked; why not somebody else is added to `refused`.
fn offers(
    service: &Service,
    request: &WebRequest<'_>,
    asked: &[(Seat, String)],
    refused: &mut Vec<String>,
) -> Result<Vec<SeatOffer>, Problem> {
    let own = request.asker.person.as_ref().filter(|it| !asked.is_empty() && !it.id.is_owner());
    let Some(own) = own else { return Ok(Vec::new()) };
    let (members, since) = (members(service, own)?, service.games.store().now());
    let mut offers = Vec::new();
    for (seat, person) in asked {
        let Some(to) = members.iter().find(|it| it.id.0 == *person) else {
            let at = format!("players, number {}", seat.0 + 1);
            let why = notice!("refusal-no-such-person");
            refused.push(ValidationError::new(at, why).text(request.locale()));
            continue;
        };
        offers.push(SeatOffer { seat: *seat, to: to.id.clone(), by: own.id.clone(), since });
    }
    Ok(offers)
}

/// The table of a new game, where people live apart; all seats but the first are left to friends
/// before the form is sent.
fn new_table(
    service: &Service,
    request: &WebRequest<'_>,
    form: Option<&Form>,
) -> Result<Option<NewTable>, Problem> {
    let own = request.asker.person.as_ref().filter(|_| !request.asker.is_house);
    let Some(own) = own else { return Ok(None) };
    let most = usize::from(u8::MAX);
    let asked = form.map(|form| asked(request, form, most)).unwrap_or_default();
    let members = members(service, own)?.into_iter().map(|it| (it.id.0, it.name)).collect();
    let friends = match form {
        Some(form) => seats_left(request, form, most),
        None => (1..u8::MAX).map(Seat).collect(),
    };
    let settings = form.map(read_table).unwrap_or_default();
    Ok(Some(NewTable { friends, asked, members, settings: table_settings(&settings) }))
}

/// The settings in a form. Options that do not apply in combination with the others are left out.
pub(super) fn settings(
    specs: &[OptionSpec],
    form: &Form,
    locale: Locale,
    refused: &mut Vec<String>,
) -> Settings {
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
            let known: Vec<&str> = specs.iter().map(|spec| spec.id.as_str()).collect();
            let why = notice!("refusal-option-unknown", known = known.join(", "));
            refused.push(ValidationError::new(format!("option {name}"), why).text(locale));
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
fn players(
    form: &Form,
    counts: &[u8],
    locale: Locale,
    refused: &mut Vec<String>,
) -> Vec<PlayerSlot> {
    let most = counts.last().copied().unwrap_or(1);
    let mut read = |seat: u8| match form.trimmed(&format!("player-{seat}")) {
        "" | FRIEND => PlayerSlot::Person,
        text if text.starts_with(ASK) => PlayerSlot::Person,
        text => text.parse().unwrap_or_else(|_| {
            let at = format!("players, number {}", seat + 1);
            refused.push(ValidationError::new(at, unknown_bot(text, &BOTS)).text(locale));
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
        let settings =
            settings(&specs(), &Form::read(body.as_bytes()), Locale::English, &mut refused);
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
