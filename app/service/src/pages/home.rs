//! The front page of a service for people who live apart.

use std::collections::BTreeMap;

use game_core::Seat;
use i18n::Locale;
use page::{HomeAsk, HomePage, HomePart, HomeRow, PersonHome, SavedRow, Visitor};
use play::{Asks, DynGame};
use serde_json::json as figures;

use super::clock::{TimeLeft, in_list};
use super::content::owner;
use super::names::{name_of, title_of};
use super::saved_row::row;
use crate::membership::{Membership, Role};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{json, not_found, problem};
use crate::service::Service;
use crate::{Member, MemberPart, Person, PersonId, Problem, Rank, SavedGame, SeatOffer};

/// The most games of a person that the page lists.
const MOST: usize = 200;

/// Draws the front page.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    refused: Option<String>,
) -> Result<String, Problem> {
    let (catalog, locale) = (service.games.catalog(), request.locale());
    let games: Vec<&dyn DynGame> = catalog.front().collect();
    let mut damage = Vec::new();
    let visitor = match &request.asker.person {
        None => {
            let host = service.public.as_ref();
            Visitor::Stranger {
                operator: host.map_or("", |host| host.operator()),
                signs_in: host.is_some_and(|host| host.signs_in()),
            }
        }
        Some(person) => Visitor::Person(of_person(service, request, person, &mut damage)?),
    };
    Ok(page::home_page(&HomePage { locale, games, visitor, damage, refused }))
}

/// How many games and offers of seats wait for a person.
pub(crate) fn waiting(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let Some(person) = &request.asker.person else { return Ok(not_found(request.locale())) };
    let count = waiting_for(service, person);
    let count = count.map_err(|trouble| Box::new(problem(request.locale(), &trouble)))?;
    Ok(json(&figures!({"waiting": count})))
}

fn waiting_for(service: &Service, person: &Person) -> Result<usize, Problem> {
    let store = service.games.store();
    let mut count = store.offers_to(&person.id)?.len();
    for game in service.games.list_of(Some(&person.id), 0, MOST)?.games {
        if game.over {
            continue;
        }
        let members = store.members(&game.id)?;
        let is_host = |it: &Member| it.part == MemberPart::Host && it.person == person.id;
        let hosts = members.iter().any(is_host);
        let part = part_of(person, &game, &store.seats(&game.id)?, hosts);
        count += usize::from(part == HomePart::Yours);
    }
    Ok(count)
}

fn of_person(
    service: &Service,
    request: &WebRequest<'_>,
    person: &Person,
    damage: &mut Vec<String>,
) -> Result<PersonHome, Problem> {
    let (store, locale) = (service.games.store(), request.locale());
    let own = service.games.list_of(Some(&person.id), 0, MOST)?;
    if person.rank == Rank::Host {
        damage.extend(own.damage.iter().map(|it| it.text(locale)));
    }
    let mut games = Vec::new();
    for game in own.games {
        let members = store.members(&game.id)?;
        let is_host = |it: &Member| it.part == MemberPart::Host && it.person == person.id;
        let hosts = members.iter().any(is_host);
        let part = part_of(person, &game, &store.seats(&game.id)?, hosts);
        let time = match part {
            HomePart::Yours => in_list(store, locale, &game)?,
            _ => TimeLeft::default(),
        };
        let row = SavedRow { time: time.words, ..row(service, locale, game) };
        games.push((time.deadline.unwrap_or(i64::MAX), HomeRow { row, part, hosts }));
    }
    // Whose time runs out first comes first; the others keep their order.
    games.sort_by_key(|(deadline, _)| *deadline);
    let games = games.into_iter().map(|(_, game)| game).collect();
    let is_member = person.rank >= Rank::Member;
    let listed = if is_member { listed(service, request, person)? } else { Vec::new() };
    let offers = store.offers_to(&person.id)?.into_iter();
    let asks = offers.map(|(game, offer)| asked(service, locale, game, &offer));
    Ok(PersonHome {
        asks: asks.collect::<Result<_, _>>()?,
        starts: is_member,
        hosts: person.rank == Rank::Host,
        games,
        listed: listed.into_iter().map(|game| row(service, locale, game)).collect(),
    })
}

/// The listed games at which a member may look. Those that are only open, and not to whoever is
/// blocked by their host, are left out.
fn listed(
    service: &Service,
    request: &WebRequest<'_>,
    person: &Person,
) -> Result<Vec<SavedGame>, Problem> {
    let store = service.games.store();
    let mut listed = store.list_for_members(&person.id)?;
    if !store.blockers_of(&person.id)?.is_empty() {
        listed.retain(|game| {
            Membership::in_stored(store, &game.id, &request.asker)
                .is_ok_and(|who| who.role != Role::Stranger)
        });
    }
    Ok(listed)
}

/// A seat that is offered to the reader, with those who sit at its table.
fn asked(
    service: &Service,
    locale: Locale,
    game: SavedGame,
    offer: &SeatOffer,
) -> Result<HomeAsk, Problem> {
    let store = service.games.store();
    let name = |id: &PersonId| Ok(name_of(locale, store.person(id)?.as_ref()));
    let mut sits: Vec<String> = store.seats(&game.id)?.into_values().collect();
    sits.sort_unstable();
    sits.dedup();
    let sits = sits.into_iter().map(|id| name(&PersonId(id)));
    let title = title_of(&service.games, &game.id, &game.game)?;
    let (by, sits) = (name(&offer.by)?, sits.collect::<Result<Vec<String>, Problem>>()?);
    let (seat, with) = (offer.seat, sits.join(", "));
    let by_id = offer.by.0.clone();
    // A damaged game says so when the seat is taken.
    let content = match store.load(&game.id) {
        Ok(stored) => owner(service, (locale, Some(&offer.to)), &game.id, &stored.save.owner)?,
        Err(_) => None,
    };
    Ok(HomeAsk { id: game.id, game: game.game, title, seat, by, by_id, with, content })
}

/// Where a game stands for a person. No game is opened for it: what it says was stored with the
/// last change.
fn part_of(
    person: &Person,
    game: &SavedGame,
    seats: &BTreeMap<Seat, String>,
    hosts: bool,
) -> HomePart {
    let is_own = |seat: &Seat| seats.get(seat) == Some(&person.id.0);
    let sits = seats.values().any(|holder| *holder == person.id.0);
    let glance = game.glance.as_ref();
    let waits = glance.is_some_and(|it| usize::from(it.people) > seats.len());
    let asked = glance.and_then(|it| match &it.asks {
        Asks::Person(name) => name.number.checked_sub(1).map(Seat),
        _ => None,
    });
    let answers_chance = glance.is_some_and(|it| it.asks == Asks::Chance) && (sits || hosts);
    match () {
        () if game.over => HomePart::Over,
        () if !sits && !hosts => HomePart::Watched,
        () if waits => HomePart::Waits,
        () if asked.as_ref().is_some_and(is_own) || answers_chance => HomePart::Yours,
        () => HomePart::Others,
    }
}
