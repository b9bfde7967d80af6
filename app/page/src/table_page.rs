use drawing::{Board, Marks, icon};
use game_core::{Question, Seat, Turn};
use i18n::{key, message};
use maud::{Markup, html};
use play::{
    ChanceSource, DynPosition, Listed, NarratedLine, Narration, Pressed, SelectList, named_rows,
    only_person,
};

use crate::changes::Changes;
use crate::panel::{Panel, panel};
use crate::prompt::Asked;
use crate::shell::Shell;
use crate::table_state::{Asking, Table};
use crate::{
    area, beats, clock, content_overrides, device_requests, ending, games, guide, header, hint,
    log, progress, prompt, seats_page, table_apart, table_people, text_board, win_chart,
};

/// With more answers than this, or more letters on them, they take the place of what happened, and
/// stand in columns.
const MANY: (usize, usize) = (7, 360);

/// With more than this, what is longer than a line or two is cut.
const CROWDED: (usize, usize) = (20, 620);

/// Draws the page of a game.
pub fn table(table: &Table<'_>) -> String {
    let (session, locale) = (table.session, table.locale);
    let until = table.at.unwrap_or(session.len()).min(session.len());
    let narration = match table.since {
        Some(from) => Narration::since(session, table.viewer, from.min(until), until),
        None => Narration::of(session, table.viewer, until),
    };
    let told = match table.asking {
        Asking::Follow(nth) => narration.board(nth).map(|board| (nth, board)),
        _ => None,
    };
    let position = match (told, table.at) {
        (Some((_, board)), _) => session.board(board),
        (None, Some(at)) => session.at(at),
        (None, None) => session.now(),
    };
    let position = &*position;
    let choices = match table.asking {
        // A list with results missing would reveal what the other seats hold.
        Asking::Answer if session.seats() > 1 => {
            position.warned(position.results_for(table.viewer))
        }
        Asking::Answer => position.warned(position.choices()),
        _ => Vec::new(),
    };
    let choices = match &table.area {
        Some(area) => area.choices.clone(),
        None if session.chance_source() == ChanceSource::Table => position.as_seen(choices),
        None => choices,
    };
    let ticks = ticks(table, position);
    let Pressed { question: passed_to, choices } = match ticks.is_none() && presses(table, position)
    {
        true => {
            let closed: Vec<&str> = hint::best(table).into_iter().collect();
            position.pressed(table.viewer, choices, &closed)
        }
        false => Pressed::alone(choices),
    };
    let marked = ticks.as_ref().map_or(&choices, |ticks| &ticks.items);
    let marks = Marks::of(marked.iter().map(|choice| &choice.description));
    let outline = position.outline(table.viewer);
    let drawing = games::drawing(session.game());
    let heading = |line: &NarratedLine| line.heading.clone();
    let heading: log::Heading<'_> = drawing.is_some().then_some(&heading);
    let recent = log::Recent::of(table, told.map_or(until, |(_, board)| board.entry), heading);
    let told = told.map(|(nth, _)| nth);
    let shown = told.map_or(until, |nth| narration.told(nth, until));
    let shown = (table.marks_seen && table.at.is_none()).then_some(shown);
    let drawn = drawing.and_then(|drawing| drawing.draw(position, (table.viewer, locale), &marks));
    let before = told.and_then(|nth| narration.board_before(nth)).and_then(|before| {
        let before = session.board(before);
        drawing
            .and_then(|drawing| drawing.draw(&*before, (table.viewer, locale), &Marks::default()))
    });
    let changes = match (&before, &drawn) {
        (Some(before), Some(after)) => Changes::between(before, after),
        _ => Changes::default(),
    };
    let drawn = drawn.map(|drawn| changes.marked(drawn));
    let board = drawn.unwrap_or_else(|| Board {
        others: html! {},
        others_title: "".into(),
        others_glyph: "",
        board: html! { div class="box pane" { (text_board::text_board(&outline)) } },
        own: html! {},
        forecast: html! {},
        legend: html! {},
    });
    let asks = Asks {
        asked: (table.asking == Asking::Answer && position.outcome().is_none()).then(|| Asked {
            game: session.game(),
            id: table.id,
            at: session.len(),
            area: table.area.as_ref(),
            proposed: table.guide.as_ref().and_then(|guide| guide.proposes.as_deref()),
            hinted: hint::best(table),
            hint: hint::words(table),
            hint_places: hint::places(table),
            sure: table.sure,
            locale,
        }),
        passed_to,
        choices: &choices,
        ticks: ticks.as_ref(),
    };
    let outcome = position.outcome().filter(|_| told.is_none() && table.at.is_none());
    let person = only_person(session.players());
    let ended = outcome.map(|outcome| ending::Meaning::of(&outcome, person).sound());
    let body = html! {
        (header::top(table))
        main class="table" id="table" data-game=(session.game()) data-seats=(session.seats()) data-length=(session.len()) data-id=(table.id)
            data-past[table.at.is_some()] data-live=[table.live] data-shown=[shown] data-beat=[told] data-wait=[progress::phase(table)]
            data-over=[ended] data-rolled=[recent.rolled()] {
            nav class="areas" id="areas" aria-label=(message!(locale, "table-areas")) data-filled {}
            div class="play" {
                section class="others" id="others" aria-label=(message!(locale, "table-others")) data-areas=(board.others_title) data-glyph=(board.others_glyph) { (area_title(&message!(locale, "table-others"))) (board.others) }
                section class="board" id="board" aria-label=(message!(locale, "table-board")) tabindex="0" data-areas="Board" { (area_title(&message!(locale, "table-board"))) (board.board) }
                section class="own" id="own" aria-label=(message!(locale, "table-own")) data-areas=(if table.own_seat().is_some() { "You" } else { "" }) { (area_title(&message!(locale, "table-own"))) (board.own) }
            }
            div class={ "side" (asks.room()) } id="side" {
                (prompt_box(table, position, &asks, told.map(|nth| (&narration, nth, &changes))))
                (dock(table, &asks, told.map(|nth| (&narration, nth))))
                (panel(Panel {
                    locale,
                    now: beats::since(table, &narration, told),
                    log: log::log(table, &recent, heading),
                    text: html! { (changes.as_text(locale)) (text_board::text_board(&outline)) },
                    forecast: board.forecast,
                    legend: board.legend,
                    icons: format!("/icons/{}", session.game()),
                    rules: format!("/rules/{}", session.game()),
                }))
            }
        }
    };
    let title = format!("{} · Soloist", table.name);
    let skips = [
        ("question", message!(locale, "table-skip-question")),
        ("board", message!(locale, "table-skip-board")),
        ("own", message!(locale, "table-skip-own")),
        ("panel", message!(locale, "table-skip-told")),
    ];
    let waits = progress::phase(table).is_some();
    let game = Some(session.game());
    Shell { locale, title: &title, game, at_table: true, waits, skips: &skips, body }.draw()
}

/// The heading of an area, above those that a game draws inside it.
fn area_title(title: &str) -> Markup {
    html! { h2 class="unseen" { (title) } }
}

/// The multi-select of the current question. A guide proposes one answer at a time, so it uses
/// ordinary answers instead.
fn ticks(table: &Table<'_>, position: &dyn DynPosition) -> Option<SelectList> {
    let asked = table.asking == Asking::Answer && table.guide.is_none();
    asked.then(|| position.select_list()).flatten()
}

/// Whether several answers may be entered with one press. A guide proposes one at a time.
fn presses(table: &Table<'_>, position: &dyn DynPosition) -> bool {
    let is_asked = table.asking == Asking::Answer && matches!(position.turn(), Turn::Choose(_));
    is_asked && table.guide.is_none() && table.area.is_none()
}

/// The question to a person.
struct Asks<'a> {
    /// The form of the answers; `None` if there is no question.
    asked: Option<Asked<'a>>,
    /// The question that the answers belong to, if the open one is passed over.
    passed_to: Option<Question>,
    choices: &'a [Listed],
    ticks: Option<&'a SelectList>,
}

impl Asks<'_> {
    /// What is added to the classes of the rail, by the room that the answers need.
    fn room(&self) -> &'static str {
        let words = self.choices.iter().map(|choice| &choice.description);
        let long = |text: &str| text.chars().count();
        let letters: usize = words.map(|words| long(&words.label) + long(&words.detail)).sum();
        let need = (self.choices.len(), letters);
        match need {
            _ if self.asked.is_none() => "",
            (count, letters) if count > CROWDED.0 || letters > CROWDED.1 => " many crowded",
            (count, letters) if count > MANY.0 || letters > MANY.1 => " many",
            _ => "",
        }
    }
}

/// The prompt in three parts that share its height and scroll separately: notes, question, answers.
/// However long one is, the others keep their share.
fn prompt_box(
    table: &Table<'_>,
    position: &dyn DynPosition,
    asks: &Asks<'_>,
    told: Option<(&Narration, usize, &Changes)>,
) -> Markup {
    let (game, locale) = (table.session.game(), table.locale);
    let at_answer = asks.ticks.is_none() && prompt::stands_at(hint::best(table), asks.choices);
    html! {
        section class="box prompt" id="prompt" aria-labelledby="question" {
            button type="button" class="sheet-handle" data-act="sheet" aria-expanded="true" {
                (icon("fold")) span class="unseen" { (message!(locale, "table-fold")) }
            }
            div class="prompt-parts" {
                div class="prompt-notes" {
                    @if let Some(refused) = table.refused { p class="notice" id="refused" role="alert" { (refused) } }
                    @if let Some(shown) = &table.clock { (clock::clock((locale, table.id), table.session, shown)) }
                    (device_requests::asked(locale, table.id, table.asked, table.asked_notes))
                    @for note in table.notes { p class="notice" { (note) } }
                    @if asks.asked.is_some() { (hint::shown(table, at_answer)) }
                    (guide::beside(table))
                }
                div class="prompt-ask" {
                    @if let Some((narration, nth, changes)) = told { (beats::told(table, narration, nth, changes)) }
                    @if asks.asked.is_some() && let Some(question) = asks.passed_to.clone().or_else(|| question(table, position)) {
                        (prompt::question(locale, game, &question))
                    }
                }
                div class="prompt-body" {
                    @match (table.asking, position.outcome()) {
                        (Asking::Follow(_), _) => {},
                        (Asking::Nothing, outcome) => (look_back(table, outcome.is_some())),
                        (Asking::HandOver(seat), _) => (hand_over(table, seat)),
                        (Asking::Elsewhere(seat), _) => (seats_page::elsewhere(table, seat)),
                        (Asking::Seats, _) => (table_people::waits(table)),
                        (Asking::Ended, _) => (table_apart::ended(table)),
                        (Asking::Wait(seat), _) => (progress::wait(table, seat)),
                        (Asking::Answer, Some(outcome)) => {
                            (ending::ending(locale, game, &outcome, only_person(table.session.players())))
                            (how_it_went(table))
                            (ending::sheet(locale, game, &outcome))
                            p class="form-end" {
                                a class="button main" href={ "/new/" (game) "?from=" (table.id) } { (message!(locale, "table-play-again")) }
                                a class="button" href="/" { (message!(locale, "table-to-games")) }
                            }
                        }
                        (Asking::Answer, None) => @match (&asks.asked, asks.ticks) {
                            (Some(asked), Some(ticks)) => (prompt::ticks(asked, ticks)),
                            (Some(asked), None) => {
                                (prompt::choices(asked, asks.choices))
                                @if is_of_components(table, asks.choices) { (content_overrides::way(locale, (game, table.id), true)) }
                            }
                            (None, _) => {}
                        }
                    }
                }
            }
        }
    }
}

/// The way to the review of the game; once it has been reviewed, the curve with its moments, too.
fn how_it_went(table: &Table<'_>) -> Markup {
    let locale = table.locale;
    html! {
        @if let Some(review) = &table.review { (win_chart::plot(locale, table.id, review)) }
        form class="end-review" method="post" action={ "/games/" (table.id) "/review" } {
            button class="button" type="submit" data-act="review"
                title=(message!(locale, "table-how-it-went-why")) { (message!(locale, "table-how-it-went")) }
        }
    }
}

/// Whether the answers are components, which may differ on an owner's copy.
fn is_of_components(table: &Table<'_>, choices: &[Listed]) -> bool {
    let texts: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
    table.session.turn() == Turn::Chance && !named_rows(table.places, &texts).is_empty()
}

/// The question; in an area, that of the current spot, or to check the area once all spots are
/// filled in.
fn question(table: &Table<'_>, position: &dyn DynPosition) -> Option<Question> {
    let question = position.question(table.viewer)?;
    Some(match &table.area {
        Some(area) => area.question.clone().unwrap_or_else(|| Question {
            text: message!(table.locale, "ask-area-check", area = area.name.as_str()).into(),
            ..question
        }),
        None => question,
    })
}

/// The controls that keep their place at every question, at the foot of the rail: the end of the
/// turn or the way on from a beat, and the hint.
fn dock(table: &Table<'_>, asks: &Asks<'_>, told: Option<(&Narration, usize)>) -> Markup {
    html! {
        div class="dock" id="dock" role="group" aria-label=(message!(table.locale, "table-ends")) {
            @if let Some((narration, nth)) = told { (beats::ways(table, narration, nth)) }
            @if let Some(asked) = &asks.asked {
                @if asks.ticks.is_some() { (prompt::confirm(table.locale)) } @else { (prompt::endings(asked, asks.choices)) }
                @if let Some(area) = asked.area { (area::enter(table.locale, area, prompt::FORM)) }
                (hint::offer(table))
            }
        }
    }
}

fn hand_over(table: &Table<'_>, seat: Seat) -> Markup {
    let (name, locale) = (table.session.seat_name(seat), table.locale);
    let (before_link, after_link) = locale.around(key!("table-pass-devices"), "link");
    html! {
        form class="hand-over" method="post" action={ "/games/" (table.id) "/seat" } data-swap="told" {
            h2 class="question" id="question" tabindex="-1" { (message!(locale, "table-pass", name = name.as_str())) }
            p class="muted" { (message!(locale, "table-pass-hidden", name = name.as_str())) }
            input type="hidden" name="seat" value=(seat.0);
            button class="button main" type="submit" data-key="1" { (message!(locale, "table-pass-on", name = name.as_str())) }
            p class="muted" { (before_link) a href={ "/games/" (table.id) "/seats" } { (message!(locale, "table-pass-link")) } (after_link) }
        }
    }
}

fn look_back(table: &Table<'_>, over: bool) -> Markup {
    let (length, locale) = (table.session.len(), table.locale);
    let at = table.at.unwrap_or(length);
    let step = |to: usize| format!("/games/{}/at/{to}", table.id);
    html! {
        div class="hand-over" {
            h2 class="question" id="question" tabindex="-1" { (message!(locale, "table-back-at", at = at, length = length)) }
            @if over { p class="muted" { (message!(locale, "table-back-over")) } }
            @if let Some(next) = table.session.log_between(table.viewer, at, at + 1).first() {
                p class="muted" { (message!(locale, "table-back-next", what = next.label.as_str())) }
            }
            p class="picks" {
                @if at > 0 { a class="button" href=(step(at - 1)) data-swap { (icon("back")) (message!(locale, "table-earlier")) } }
                @if at < length {
                    a class="button" href=(step(at + 1)) data-swap data-act="later" { (message!(locale, "table-later")) (icon("next")) }
                    button type="button" class="button scripted-only" data-act="play" aria-pressed="false"
                        title=(message!(locale, "table-play-why")) { (message!(locale, "table-play")) }
                }
            }
            a class="button main" href={ "/games/" (table.id) } data-swap data-act="now" { (message!(locale, "table-back-to-now")) }
        }
    }
}
