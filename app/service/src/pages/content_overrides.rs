//! The page on which owners enter where their copy differs, for a game in progress and for all new
//! games.

use game_core::{ContentOverrides, RowPlace, ShownRow};
use http::StatusCode;
use i18n::{Locale, Notice, message};
use page::{Asking, OverridesHead, OverridesList, OverridesRow, overrides_address};
use play::{DynGame, DynSession, Listed, named_rows};

use crate::membership::Membership;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{
    Response, not_found, page, problem, redirect_to, redirect_to_game, sanitize_id,
};
use crate::rights::{Act, May, forbidden};
use crate::service::Service;
use crate::viewer::look_through;
use crate::{Mend, PersonId, Problem};

/// The game for which overrides are entered, and its current overrides.
struct Entered<'s> {
    /// Whose overrides they are.
    person: PersonId,
    kind: &'s dyn DynGame,
    /// The saved game from which the person comes.
    id: Option<String>,
    /// The overrides of that saved game, or those for new games.
    own: ContentOverrides,
    /// What is damaged in the overrides for new games.
    damage: Option<Notice>,
}

impl<'s> Entered<'s> {
    fn of(service: &'s Service, request: &WebRequest<'_>) -> Result<Self, Box<Response>> {
        let (games, locale) = (&service.games, request.locale());
        let kind = games.catalog().game(request.part(0)).ok_or_else(|| not_found(locale))?;
        let id = request.query.get("for").map(sanitize_id);
        let person = request.asker.keeps_content();
        let kept = games.store().content_overrides(&person, kind.id());
        let kept = kept.map_err(|trouble| problem(locale, &trouble))?;
        let own = match &id {
            Some(id) => {
                let failed = |trouble| problem(locale, &trouble);
                match service.may_in(&request.asker, id, &Act::EnterContent).map_err(failed)? {
                    May::Yes => {}
                    refused => return Err(forbidden(locale, &refused, id).into()),
                }
                let open = games.open(id).map_err(failed)?;
                if open.session().game() != kind.id() {
                    return Err(not_found(locale).into());
                }
                open.session().save().owner
            }
            None => kept.own,
        };
        Ok(Entered { person, kind, id, own, damage: kept.damage })
    }

    fn id(&self) -> &str {
        self.id.as_deref().unwrap_or_default()
    }

    fn head(&self, locale: Locale) -> OverridesHead<'_> {
        OverridesHead {
            locale,
            kind: self.kind.id(),
            title: self.kind.title(),
            id: self.id.as_deref(),
        }
    }

    fn shown(&self, places: &[RowPlace]) -> Vec<ShownRow> {
        let before = self.kind.tables();
        let over = before.with_own(&self.own);
        places.iter().filter_map(|place| over.shown(&before, place)).collect()
    }

    fn row(&self, place: RowPlace) -> Option<ShownRow> {
        self.shown(&[place]).pop()
    }
}

/// All rows, or the one that the parameter `row` names.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let entered = Entered::of(service, request)?;
    match request.query.get("row") {
        None => list(service, request, &entered, None),
        Some(row) => {
            let row = row.parse().ok().and_then(|place| entered.row(place));
            let row = row.ok_or_else(|| not_found(request.locale()))?;
            Ok(row_page(request, &entered, &row, &[]))
        }
    }
}

/// Stores the values of a row, or resets it to our content.
pub(crate) fn enter(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (locale, form) = (request.locale(), request.form()?);
    let entered = Entered::of(service, request)?;
    let address = overrides_address(entered.kind.id(), entered.id.as_deref());
    let mend = match form.get("act") {
        Some("mend-keep") => Some(Mend::Keep),
        Some("mend-clear") => Some(Mend::Clear),
        _ => None,
    };
    if let Some(mend) = mend {
        let mended = service.games.mend_own(&entered.person, entered.kind.id(), mend);
        return Ok(mended.map_or_else(|why| problem(locale, &why), |()| redirect_to(&address)));
    }
    let place = form.get("row").and_then(|row| row.parse::<RowPlace>().ok());
    let place = place.filter(|place| entered.kind.places().contains(place));
    let place = place.ok_or_else(|| not_found(locale))?;
    match enter_row(service, &entered, &place, &form) {
        Err(trouble @ (Problem::ValidationErrors(_) | Problem::Refused(_))) => {
            let row = entered.row(place).ok_or_else(|| not_found(locale))?;
            Ok(row_page(request, &entered, &as_sent(row, &form), &trouble.lines_in(locale)))
        }
        // Somebody else has changed the row: show its current values.
        Err(Problem::Overtaken) => {
            let entered = Entered::of(service, request)?;
            let row = entered.row(place).ok_or_else(|| not_found(locale))?;
            let mut response =
                row_page(request, &entered, &row, &[message!(locale, "own-overtaken").into()]);
            *response.status_mut() = StatusCode::CONFLICT;
            Ok(response)
        }
        Err(Problem::Damaged(_)) => Ok(redirect_to(&address)),
        Err(trouble) => Ok(problem(locale, &trouble)),
        Ok(None) => Ok(match &entered.id {
            Some(id) => redirect_to_game(id),
            None => redirect_to(&overrides_address(entered.kind.id(), None)),
        }),
        Ok(Some(why)) => {
            let (what, why) = (place.words(), why.text_in(locale));
            let told = message!(locale, "own-kept-not-here", what = what, why = why);
            list(service, request, &entered, Some(&told))
        }
    }
}

/// Stores the values that were sent. Returns why the saved game keeps its old content, if it does.
fn enter_row(
    service: &Service,
    entered: &Entered<'_>,
    place: &RowPlace,
    form: &Form,
) -> Result<Option<Problem>, Problem> {
    let kind = entered.kind;
    let named = form
        .names()
        .filter_map(|name| Some((name.strip_prefix(FIELD)?, form.get(name).unwrap_or_default())));
    let (tables, fields) = (kind.tables(), named.collect::<Vec<_>>());
    let stands = |own: &ContentOverrides| {
        let now = tables.with_own(own).shown(&tables, place);
        form.get("seen").is_none_or(|seen| now.is_some_and(|row| row.seen() == seen))
    };
    let enter = |own: &ContentOverrides| match form.get("act") {
        Some("back") => Ok(own.without_row(place)),
        _ => own.with_row(&tables, place, &fields),
    };
    let (person, id) = (&entered.person, entered.id.as_deref());
    let why = service.games.enter_own(person, kind.id(), id, stands, enter)?;
    if let Some(id) = &entered.id {
        service.tasks.changed(id);
    }
    Ok(why)
}

/// The prefix of field names in a form.
const FIELD: &str = "field-";

/// A row with the values that were sent.
fn as_sent(mut row: ShownRow, form: &Form) -> ShownRow {
    for field in &mut row.fields {
        if let Some(sent) = form.get(&format!("{FIELD}{}", field.name)) {
            field.value = sent.to_string();
        }
    }
    row
}

fn row_page(
    request: &WebRequest<'_>,
    entered: &Entered<'_>,
    row: &ShownRow,
    refused: &[String],
) -> Response {
    let head = entered.head(request.locale());
    let status = if refused.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    page(status, page::overrides_row(&OverridesRow { head, row, refused }))
}

fn list(
    service: &Service,
    request: &WebRequest<'_>,
    entered: &Entered<'_>,
    told: Option<&str>,
) -> HandlerResult {
    let (locale, places) = (request.locale(), entered.kind.places());
    let open = entered.id.as_deref().map(|id| service.games.open(id)).transpose();
    let open = open.map_err(|trouble| problem(locale, &trouble))?;
    let answers = match &open {
        Some(open) => answers(service, request, (entered.id(), open.session()))
            .map_err(|trouble| problem(locale, &trouble))?,
        None => Vec::new(),
    };
    let texts: Vec<&str> = answers.iter().map(|(text, _)| text.as_str()).collect();
    let met = named_rows(places, &texts);
    let met = met.into_iter().map(|(number, place)| (place, answers[number].1.clone())).collect();
    let refused = entered.kind.check_owned(&entered.own).err();
    let refused = refused.map(|why| Problem::ValidationErrors(why).text_in(locale));
    let own = entered.shown(places);
    let all = places.iter().zip(&own).map(|(place, row)| (place, row.name())).collect();
    let changed: Vec<ShownRow> = own.iter().filter(|row| row.differs()).cloned().collect();
    let head = entered.head(locale);
    let damage = entered.damage.as_ref().map(|damage| damage.text(locale));
    let (damage, refused) = (damage.as_deref(), refused.as_deref());
    let drawn = OverridesList { head, met, changed: &changed, all, told, refused, damage };
    Ok(page(StatusCode::OK, page::overrides_list(&drawn)))
}

/// The choices of the current question, as log texts and in words.
fn answers(
    service: &Service,
    request: &WebRequest<'_>,
    (id, session): (&str, &dyn DynSession),
) -> Result<Vec<(String, String)>, Problem> {
    let of = |listed: Vec<Listed>| -> Vec<(String, String)> {
        listed.into_iter().map(|one| (one.text, one.description.label)).collect()
    };
    if let Some(helping) = session.told_in(request.locale()).as_deref().unwrap_or(session).helping()
    {
        let asked = helping.asks.into_iter().flat_map(|fact| fact.answers);
        return Ok(asked.chain(of(session.now().choices())).collect());
    }
    let membership = Membership::of(service.games.store(), id, session, request)?;
    Ok(match look_through(session, &membership) {
        (viewer, Asking::Answer) => of(session.now().results_for(viewer)),
        _ => Vec::new(),
    })
}
