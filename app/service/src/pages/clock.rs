//! The clocks of a game: at the table, in lists, and the forms that change them.

use game_core::Seat;
use i18n::{Locale, message, notice};
use page::{ClockForm, HoursForm, Moment, TableClock};
use play::people;

use crate::clock_record::ClockAct;
use crate::device_requests::{Came, ask_to_pause, noted};
use crate::membership::{Membership, Role};
use crate::people::PEOPLE;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{method_not_allowed, not_found, problem, redirect_to, redirect_to_game};
use crate::rights::{Act, May, forbidden, may};
use crate::seen::Sight;
use crate::service::Service;
use crate::{
    AskedChange, ClockSettings, ClockState, ClockTime, GameChange, GameSettings, GameStore, Hours,
    Problem, SavedGame, Shown, WhenOut,
};

/// The clocks as the reader of a table sees them; `None` if time is not limited, if the game is
/// over, or if the reader sees it a turn later.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn at_table(
    service: &Service,
    request: &WebRequest<'_>,
    Sight { game, who }: &Sight,
) -> Result<Option<TableClock>, Problem> {
    if !service.is_for_people() {
        return Ok(None);
    }
    let (store, session) = (service.games.store(), game.session());
    // Who watches a turn later may not know whose turn it is now.
    let is_later = who.role == Role::Spectator && who.settings.shown == Shown::TurnLater;
    if !who.settings.clock.time.is_limited() || who.is_over(session) || is_later {
        return Ok(None);
    }
    let (state, now) = (ClockState::of(&store.clock(request.id())?), store.now());
    let may_act = |act: Act| matches!(may(who, session, &act), May::Yes | May::IfAgreed(_));
    let own = request.asker.own().map(|own| store.hours(own)).transpose()?;
    let at = state.deadline();
    let is_bank = matches!(who.settings.clock.time, ClockTime::Bank { .. });
    let others = people(session.players()).filter(|seat| is_bank && Some(*seat) != state.turn());
    let left = |seat: Seat| Some((seat, state.left(seat, now)?));
    Ok(Some(TableClock {
        turn: state.turn(),
        runs_out_in: at.map(|at| (at - now).max(0)),
        moment: Moment { at: at.unwrap_or(now), offset: own.unwrap_or_default().offset },
        is_out: state.is_out(),
        is_paused: state.is_paused(),
        others: others.filter_map(left).collect(),
        may_pause: !state.is_paused() && may_act(Act::PauseClocks),
        may_resume: state.is_paused() && may_act(Act::ResumeClocks),
    }))
}

/// How long the reader of a list has time for the choice that a game waits for.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct TimeLeft {
    /// When the time runs out; `None` if no clock runs.
    pub(super) deadline: Option<i64>,
    /// The same in words; empty if time is not limited.
    pub(super) words: String,
}

/// How long somebody has time whose choice a game waits for.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn in_list(
    store: &dyn GameStore,
    locale: Locale,
    game: &SavedGame,
) -> Result<TimeLeft, Problem> {
    if !PEOPLE || game.over || !store.settings(&game.id)?.clock.time.is_limited() {
        return Ok(TimeLeft::default());
    }
    let (state, now) = (ClockState::of(&store.clock(&game.id)?), store.now());
    let deadline = state.deadline();
    let words = match deadline {
        _ if state.is_paused() => message!(locale, "home-time-paused").into(),
        _ if state.is_out() || state.has_run_out(now) => message!(locale, "home-time-out").into(),
        Some(deadline) => {
            let time = page::time_in_words(locale, deadline - now);
            message!(locale, "home-time", time = time).into()
        }
        None => String::new(),
    };
    // What has run out comes first.
    let deadline = deadline.or_else(|| state.is_out().then_some(i64::MIN));
    Ok(TimeLeft { deadline, words })
}

/// Pauses the clocks, or asks the others to; or ends a pause.
pub(crate) fn act(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (id, form, locale) = (request.id(), request.form()?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let act = match form.get("act") {
        Some("pause") => Act::PauseClocks,
        Some("resume") => Act::ResumeClocks,
        _ => return Ok(method_not_allowed(locale)),
    };
    let open = service.games.open(id).map_err(failed)?;
    let (session, store) = (open.session(), service.games.store());
    let who = Membership::of(store, id, session, request).map_err(failed)?;
    let allowed = may(&who, session, &act);
    if !matches!(allowed, May::Yes | May::IfAgreed(_)) {
        return Ok(forbidden(locale, &allowed, id));
    }
    if !who.settings.clock.time.is_limited() {
        return Err(failed(Problem::Refused(notice!("refusal-no-clock"))));
    }
    // The host of the game acts as such, also from a seat.
    let seat = who.own.first().copied().filter(|_| who.role != Role::Host);
    let done = match act {
        Act::PauseClocks => ask_to_pause(service, id, (&who, session), seat),
        _ => resume(service, id, seat),
    };
    done.map_err(failed)?;
    Ok(redirect_to_game(id))
}

/// Ends a pause; `seat` is that of whoever does it, `None` for the host of the game.
fn resume(service: &Service, id: &str, seat: Option<Seat>) -> Result<(), Problem> {
    if !ClockState::of(&service.games.store().clock(id)?).is_paused() {
        return Ok(());
    }
    let note = seat.map_or((Seat(0), Came::HostResumed), |seat| (seat, Came::Resumed));
    let (before, after) = noted(&service.games, id, note)?;
    let asked = Some(AskedChange { before: &before, after: &after });
    let change = GameChange { asked, ..GameChange::default() };
    service.games.commit(id, (change, ClockAct::Resumes))
}

/// Stores settings of a table. If they limit time in another way, everybody is told.
///
/// # Errors
///
/// If the game was changed meanwhile, or it cannot be stored.
pub(super) fn keep_settings(
    service: &Service,
    id: &str,
    settings: &GameSettings,
) -> Result<(), Problem> {
    let before = service.games.store().settings(id)?.clock;
    let note = match before == settings.clock {
        true => None,
        false => Some(noted(&service.games, id, (Seat(0), Came::ClocksSet))?),
    };
    let asked = note.as_ref().map(|(before, after)| AskedChange { before, after });
    let change = GameChange { asked, settings: Some(settings), ..GameChange::default() };
    service.games.commit(id, change)
}

/// How time is limited, from the form of a table; `None` if it does not say.
pub(super) fn read_clock(form: &Form) -> Option<ClockSettings> {
    let time = form.get("clock").filter(|time| page::CLOCKS.contains(time))?;
    Some(ClockSettings {
        time: ClockTime::of_word(time)?,
        when_out: WhenOut::of_word(form.get("when-out").unwrap_or_default()),
        rests: form.get("rests") == Some("true"),
    })
}

/// The same as the values of the form.
pub(super) fn clock_form(clock: &ClockSettings) -> ClockForm {
    let word = clock.time.word();
    let time = page::CLOCKS.iter().copied().find(|time| *time == word).unwrap_or("none");
    ClockForm { time, when_out: clock.when_out.word(), rests: clock.rests }
}

/// Stores the hours that a person keeps free of games.
pub(crate) fn keep_hours(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (form, locale) = (request.form()?, request.locale());
    let Some(own) = request.asker.own() else { return Ok(not_found(locale)) };
    let kept = service.games.store().keep_hours(own, &read_hours(&form));
    kept.map_err(|trouble| Box::new(problem(locale, &trouble)))?;
    Ok(redirect_to("/devices"))
}

fn read_hours(form: &Form) -> Hours {
    let number = |name| form.get(name).and_then(|text| text.trim().parse::<i64>().ok());
    let hour = |name| number(name).filter(|hour| (0..24).contains(hour)).map(|hour| 60 * hour);
    let night = hour("from").zip(hour("to"));
    let weekend = form.get("weekend") == Some("true");
    Hours { offset: number("offset").unwrap_or(0), night, weekend }.checked()
}

/// The hours of a person as the values of their form.
pub(super) fn hours_form(hours: &Hours) -> HoursForm {
    let night = hours.night.map(|(from, to)| (from / 60, to / 60));
    HoursForm { offset: hours.offset, night, weekend: hours.weekend }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_say_what_is_kept_as_their_pages_show_it() {
        let read = |text: &str| read_clock(&Form::read(text.as_bytes()));
        let all = read("clock=bank-259200-21600&when-out=stays&rests=true").expect("a clock");
        assert_eq!(clock_form(&all).time, "bank-259200-21600");
        assert_eq!((clock_form(&all).when_out, clock_form(&all).rests), ("stays", true));
        assert_eq!(read("clock=turn-1"), None, "which no form offers");
        assert_eq!(read("when-out=once"), None);
        let hours = |text: &str| hours_form(&read_hours(&Form::read(text.as_bytes())));
        let kept = hours("offset=60&from=22&to=7&weekend=true");
        assert_eq!(kept, HoursForm { offset: 60, night: Some((22, 7)), weekend: true });
        for none in ["", "from=5&to=5", "from=22&to=", "from=0&to=23", "from=99&to=4"] {
            assert_eq!(hours(none), HoursForm::default(), "{none}");
        }
    }
}
