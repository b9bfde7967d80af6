//! The host's page of people.

use http::StatusCode;
use i18n::{Locale, message, notice};
use page::{MadeLink, PeoplePage, PersonRank, PersonRow};

use super::host_acts;
use super::leaving::{must_leave_a_host, remove};
use super::names::name_of;
use super::report;
use super::saved_row::ago;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{method_not_allowed, page, problem, redirect_to, sentence, status};
use crate::service::Service;
use crate::{Admission, HostAct, Person, PersonId, Problem, Rank, ReportOutcome};

/// How long a link that lets somebody in is good, in days.
const DAYS: i64 = 7;

/// A rank as pages show it.
pub(super) fn shown_rank(rank: Rank) -> PersonRank {
    match rank {
        Rank::Guest => PersonRank::Guest,
        Rank::Member => PersonRank::Member,
        Rank::Host => PersonRank::Host,
    }
}

impl Service {
    /// Makes a link that lets one person in with a rank, and says for how many days it is good.
    ///
    /// # Errors
    ///
    /// If the service is not one for people who live apart, if no random number is available, or
    /// if the store cannot be written.
    pub fn admit(&self, rank: Rank) -> Result<(String, i64), Problem> {
        let store = self.games.store();
        let Some(host) = &self.public else {
            return Err(Problem::Refused(notice!("right-only-members")));
        };
        let token = host.new_token().ok_or_else(|| Problem::Storage(notice!("door-broken")))?;
        let (hash, since) = (token.hash, store.now());
        store.admit(&Admission { hash, rank, since, until: since + DAYS * 86_400 })?;
        Ok((format!("{}/join/{}", host.origin(), token.text), DAYS))
    }
}

/// The page of people.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    drawn(service, request, StatusCode::OK, None, None)
}

fn drawn(
    service: &Service,
    request: &WebRequest<'_>,
    status: StatusCode,
    made: Option<&(String, i64)>,
    refused: Option<&str>,
) -> HandlerResult {
    let locale = request.locale();
    let text = draw(service, request, made, refused);
    Ok(page(status, text.map_err(|trouble| problem(locale, &trouble))?))
}

fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    made: Option<&(String, i64)>,
    refused: Option<&str>,
) -> Result<String, Problem> {
    let (store, locale) = (service.games.store(), request.locale());
    let now = store.now();
    let people = store.people()?.into_iter().filter(|person| !person.id.is_owner());
    let people: Vec<PersonRow> = people.map(|it| row(locale, request, it, now)).collect();
    let (reports, acts) = (report::open(service, locale)?, host_acts::latest(service, locale)?);
    let links = store.admissions(now)?.len();
    let title = message!(locale, "hosts-made");
    let help = made.map(|(_, days)| message!(locale, "hosts-made-help", days = *days));
    let made = made.zip(help.as_deref());
    let made = made.map(|((link, _), help)| MadeLink { title: &title, help, link });
    let (people, reports, acts) = (&people[..], &reports[..], &acts[..]);
    Ok(page::people_page(&PeoplePage { locale, people, reports, acts, links, made, refused }))
}

fn row(locale: Locale, request: &WebRequest<'_>, person: Person, now: i64) -> PersonRow {
    PersonRow {
        is_you: request.asker.own() == Some(&person.id),
        name: name_of(locale, Some(&person)),
        rank: shown_rank(person.rank),
        since: ago(locale, now.saturating_sub(person.since)),
        id: person.id.0,
    }
}

/// Lets somebody in, withdraws links, changes a rank, removes a person or closes a report.
pub(crate) fn act(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (form, locale) = (request.form()?, request.locale());
    let done = match form.get("act") {
        Some("admit") => {
            let made = service.admit(chosen_rank(&form).max(Rank::Member));
            let made = made.map_err(|trouble| Box::new(problem(locale, &trouble)))?;
            let noted = host_acts::note(service, request, HostAct::MakeLink, None);
            noted.map_err(|trouble| Box::new(problem(locale, &trouble)))?;
            return drawn(service, request, StatusCode::OK, Some(&made), None);
        }
        Some("withdraw") => {
            let withdrawn = service.games.store().withdraw_admissions();
            withdrawn.map(|()| (HostAct::WithdrawLinks, None))
        }
        Some("rank") => named(service, &form).and_then(|it| {
            let id = it.id.clone();
            rank(service, it, chosen_rank(&form))?;
            Ok((HostAct::ChangeRank, Some(id)))
        }),
        Some("remove") => named(service, &form).and_then(|it| {
            remove(service, &it)?;
            Ok((HostAct::Remove, Some(it.id)))
        }),
        Some("close") => close(service, &form).map(|on| (HostAct::CloseReport, on)),
        _ => return Ok(method_not_allowed(locale)),
    };
    let noted = done.and_then(|(act, on)| host_acts::note(service, request, act, on.as_ref()));
    match noted {
        Ok(()) => Ok(redirect_to("/people")),
        Err(trouble) => {
            let why = sentence(&trouble.lines_in(locale).join(" "));
            drawn(service, request, status(&trouble), None, Some(&why))
        }
    }
}

/// Closes the report that a form names, and returns who was reported.
fn close(service: &Service, form: &Form) -> Result<Option<PersonId>, Problem> {
    let outcome = ReportOutcome::of_word(form.trimmed("done")).ok_or(Problem::Overtaken)?;
    let closed = service.games.store().close_report(form.trimmed("report"), outcome)?;
    Ok(closed.ok_or(Problem::Overtaken)?.about)
}

/// The rank that a form names; the least, if it names none.
fn chosen_rank(form: &Form) -> Rank {
    Rank::of_word(form.get("rank").unwrap_or_default())
}

/// The person that a form names.
fn named(service: &Service, form: &Form) -> Result<Person, Problem> {
    let id = PersonId(form.trimmed("person").to_string());
    let found = service.games.store().person(&id)?.filter(|person| !person.id.is_owner());
    found.ok_or(Problem::Overtaken)
}

fn rank(service: &Service, person: Person, rank: Rank) -> Result<(), Problem> {
    if rank < person.rank {
        must_leave_a_host(service, &person)?;
    }
    service.games.store().keep_person(&Person { rank, ..person })
}
