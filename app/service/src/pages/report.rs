//! The page where somebody reports a person of a game.

use http::StatusCode;
use i18n::{Locale, notice};
use page::{OpenReport, OwnReport, ReportPage, TypedReport};

use super::blocks::to_report;
use super::names::name_of;
use super::people_there::people_there;
use super::saved_row::ago;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{page, problem, sentence, status};
use crate::service::Service;
use crate::{
    MOST_LETTERS, Person, PersonId, Problem, Report, ReportLimit, ReportReason, ReportRefusal,
};

/// The page.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let text = draw(service, request, (TypedReport::default(), None), None);
    Ok(page(StatusCode::OK, text.map_err(|trouble| problem(request.locale(), &trouble))?))
}

fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    (typed, refused): (TypedReport<'_>, Option<&str>),
    sent: Option<&str>,
) -> Result<String, Problem> {
    let (id, locale) = (request.id(), request.locale());
    let name = service.games.name(id)?;
    let people = match request.asker.own() {
        Some(own) => to_report(service, own, people_there(service, request)?)?,
        None => Vec::new(),
    };
    let (name, people, most) = (&*name, &people[..], MOST_LETTERS);
    Ok(page::report_page(&ReportPage { locale, id, name, people, typed, most, refused, sent }))
}

/// Stores a report, and says what becomes of it.
pub(crate) fn send(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (form, locale) = (request.form()?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    match made(service, request, &form) {
        Ok(about) => {
            let (sent, typed) = (name_of(locale, Some(&about)), TypedReport::default());
            let text = draw(service, request, (typed, None), Some(&sent)).map_err(failed)?;
            Ok(page(StatusCode::OK, text))
        }
        Err(trouble @ Problem::Refused(_)) => {
            let why = sentence(&trouble.lines_in(locale).join(" "));
            let text = draw(service, request, (typed(&form), Some(&why)), None);
            Ok(page(status(&trouble), text.map_err(failed)?))
        }
        Err(trouble) => Err(failed(trouble)),
    }
}

fn typed(form: &Form) -> TypedReport<'_> {
    TypedReport {
        person: form.trimmed("person"),
        reason: ReportReason::of_word(form.trimmed("reason")),
        words: form.trimmed("words"),
    }
}

/// Stores the report of a form, and returns who is reported.
fn made(service: &Service, request: &WebRequest<'_>, form: &Form) -> Result<Person, Problem> {
    let refused = Problem::Refused;
    let (games, store, typed) = (&service.games, service.games.store(), typed(form));
    let by = request.asker.own().ok_or_else(|| refused(notice!("right-only-members")))?;
    let about = people_there(service, request)?.into_iter().find(|it| it.id.0 == typed.person);
    let about = about.ok_or_else(|| refused(notice!("refusal-report-person")))?;
    let reason = typed.reason.ok_or_else(|| refused(notice!("refusal-report-reason")))?;
    match typed.words.chars().count() {
        0 => return Err(refused(notice!("refusal-report-words"))),
        1..=MOST_LETTERS => {}
        _ => return Err(refused(notice!("refusal-report-long", most = MOST_LETTERS))),
    }
    let now = store.now();
    let kind = games.read(request.id(), |session| session.game().to_string())?;
    let report = Report {
        id: store.new_device()?,
        game: request.id().to_string(),
        kind,
        name: games.name(request.id())?,
        by: Some(by.clone()),
        about: Some(about.id.clone()),
        reason,
        words: typed.words.to_string(),
        since: now,
        outcome: None,
    };
    may_follow(&store.reports_by(by)?, &report, &about)?;
    store.report(&report, ReportLimit::USUAL)?;
    Ok(about)
}

/// Fails if a person who has made these reports may not make this one now, and says when.
fn may_follow(made: &[Report], report: &Report, about: &Person) -> Result<(), Problem> {
    let limit = ReportLimit::USUAL;
    let why = match limit.refusal(made, report) {
        None => return Ok(()),
        Some(ReportRefusal::Again) => notice!("refusal-report-again", name = about.name.as_str()),
        Some(ReportRefusal::Often { seconds }) => {
            let hours = seconds.unsigned_abs().div_ceil(3_600);
            notice!("refusal-report-often", most = limit.most, hours = hours)
        }
    };
    Err(Problem::Refused(why))
}

/// What was played when a report was made: the title, and the name of the game if it had an own
/// one.
fn played(service: &Service, report: &Report) -> String {
    let title = service.games.catalog().game(&report.kind).map(|kind| kind.title().to_string());
    match title {
        Some(title) if title != report.name => format!("{title} ({})", report.name),
        _ => report.name.clone(),
    }
}

/// The name of a person in a report.
fn named(service: &Service, locale: Locale, id: Option<&PersonId>) -> Result<String, Problem> {
    let known = id.map(|id| service.games.store().person(id)).transpose()?.flatten();
    Ok(name_of(locale, known.as_ref()))
}

/// The open reports, for the hosts of the service.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn open(service: &Service, locale: Locale) -> Result<Vec<OpenReport>, Problem> {
    let store = service.games.store();
    let now = store.now();
    let row = |report: Report| {
        Ok(OpenReport {
            by: named(service, locale, report.by.as_ref())?,
            about: named(service, locale, report.about.as_ref())?,
            reason: report.reason,
            game: played(service, &report),
            saved: store.revision(&report.game).is_ok().then_some(report.game),
            since: ago(locale, now.saturating_sub(report.since)),
            words: report.words,
            id: report.id,
        })
    };
    store.open_reports()?.into_iter().map(row).collect()
}

/// The reports that a person has made.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn own(
    service: &Service,
    locale: Locale,
    person: &PersonId,
) -> Result<Vec<OwnReport>, Problem> {
    let store = service.games.store();
    let now = store.now();
    let row = |report: Report| {
        Ok(OwnReport {
            about: named(service, locale, report.about.as_ref())?,
            game: played(service, &report),
            since: ago(locale, now.saturating_sub(report.since)),
            outcome: report.outcome,
        })
    };
    store.reports_by(person)?.into_iter().map(row).collect()
}
