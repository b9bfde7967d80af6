use maud::{Markup, html};
use play::{AnyPosition, AnySession, GuideNow, Listed, ToldLine};
use table::{Seat, Viewer};

use crate::games::{self, Board, Scene};
use crate::icons::icon;
use crate::marks::Marks;
use crate::panel::{Panel, panel};
use crate::prompt::Asked;
use crate::shell::Shell;
use crate::thinking::{self, Thought};
use crate::{ending, guide, hint, log, prompt, top, twin};

/// What the page asks of the person who looks at it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Asking {
    /// To answer the question of the position.
    Answer,
    /// To give the device to this seat.
    HandOver(Seat),
    /// To wait for the bot at this seat.
    Wait(Seat),
    /// Nothing: somebody looks back.
    Nothing,
}

/// A game at one moment, for one viewer.
pub struct Table<'a> {
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The title of the game that is played.
    pub title: &'a str,
    /// The session.
    pub session: &'a dyn AnySession,
    /// Whose eyes look at it.
    pub viewer: Viewer,
    /// After how many entries it is looked at; `None` for now.
    pub at: Option<usize>,
    /// What is asked.
    pub asking: Asking,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
    /// What the player should know about the game: other content, other rules.
    pub notes: &'a [String],
    /// The step of the guide that the game has come to.
    pub guide: Option<GuideNow>,
    /// What is thought about beside the table.
    pub thought: Thought<'a>,
}

impl Table<'_> {
    /// The seat whose eyes these are, if it is one's.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Nobody | Viewer::Everybody => None,
        }
    }
}

/// The page of a game.
pub fn table(table: &Table<'_>) -> String {
    let session = table.session;
    let position = table.at.map_or_else(|| session.now(), |at| session.at(at));
    let position = &*position;
    let choices = match table.asking {
        // What is missing from a list of results would tell a seat what the others hold.
        Asking::Answer if session.seats() > 1 => position.results_for(table.viewer),
        Asking::Answer => position.choices(),
        _ => Vec::new(),
    };
    let marks = Marks::of(&choices);
    let outline = position.outline(table.viewer);
    let drawn = games::drawing(session.game()).and_then(|drawing| {
        (drawing.draw)(&Scene { position, viewer: table.viewer, marks: &marks })
    });
    let heading: fn(&ToldLine) -> Option<String> =
        games::drawing(session.game()).map_or(|_| None, |drawing| drawing.heading);
    let entries = {
        let mut entries = session.log(table.viewer, 0);
        entries.truncate(table.at.unwrap_or(usize::MAX));
        entries
    };
    let board = drawn.unwrap_or_else(|| Board {
        others: html! {},
        others_title: "",
        board: html! { div class="box pane" { (twin::twin(&outline)) } },
        own: html! {},
        legend: html! {},
    });
    let body = html! {
        (top::top(table))
        main class="table" id="table" data-length=(session.len()) data-id=(table.id)
            data-past[table.at.is_some()] data-wait=[thinking::phase(table)] {
            nav class="view-tabs" aria-label="Areas" {
                button type="button" data-view="board" aria-pressed="true" { "Board" }
                @if table.own_seat().is_some() { button type="button" data-view="own" aria-pressed="false" { "You" } }
                @if !board.others_title.is_empty() {
                    button type="button" data-view="others" aria-pressed="false" { (board.others_title) }
                }
                button type="button" data-view="panel" aria-pressed="false" { "Told" }
            }
            div class="play" {
                section class="others" aria-label="The others" { (board.others) }
                section class="board" id="board" aria-label="Board" { (board.board) }
                section class="own" id="own" aria-label="Your area" { (board.own) }
            }
            div class="side" {
                (prompt_box(table, position, &choices))
                (panel(Panel {
                    now: log::since(table, log::since_own(table, &entries)),
                    log: log::log(table, &entries, heading),
                    text: twin::twin(&outline),
                    legend: board.legend,
                    rules: format!("/rules/{}", session.game()),
                }))
            }
        }
    };
    let title = format!("{} · Soloist", table.name);
    let skips = [
        ("question", "To the question"),
        ("board", "To the board"),
        ("own", "To your area"),
        ("panel", "To what happened"),
    ];
    let waits = thinking::phase(table).is_some();
    Shell { title: &title, at_table: true, waits, skips: &skips, body }.draw()
}

fn prompt_box(table: &Table<'_>, position: &dyn AnyPosition, choices: &[Listed]) -> Markup {
    let game = table.session.game();
    html! {
        section class="box prompt" id="prompt" aria-labelledby="question" {
            button type="button" class="sheet-handle" data-act="sheet" aria-expanded="true" {
                (icon("fold")) span class="unseen" { "Fold the question" }
            }
            div class="prompt-head" {
                div class="step-strip" aria-hidden="true" {
                    p data-step-text {}
                    div class="step-acts" {
                        button type="button" class="button main" data-act="next" tabindex="-1" { "Next" }
                        button type="button" class="button" data-act="all" tabindex="-1" { "All" }
                        span class="muted" data-progress {}
                    }
                }
                @if let Some(refused) = table.refused { p class="notice" id="refused" role="alert" { (refused) } }
                @for note in table.notes { p class="notice" { (note) } }
                @if table.asking == Asking::Answer && position.outcome().is_none() {
                    @if let Some(guide) = &table.guide { (guide::step(guide, choices)) }
                    @if let Some(question) = position.question(table.viewer) {
                        (prompt::question(game, &question))
                        (hint::offer(table))
                    }
                }
            }
            div class="prompt-body" {
                @match (table.asking, position.outcome()) {
                    (Asking::Nothing, outcome) => (look_back(table, outcome.is_some())),
                    (Asking::HandOver(seat), _) => (hand_over(table, seat)),
                    (Asking::Wait(seat), _) => (thinking::wait(table, seat)),
                    (Asking::Answer, Some(outcome)) => {
                        (ending::ending(game, &outcome))
                        form class="end-curve" method="post" action={ "/games/" (table.id) "/curve" } {
                            button class="button" type="submit" data-act="curve"
                                title="The chance to win over the log, and what would have been better" { "How it went" }
                        }
                        p class="form-end" {
                            a class="button main" href={ "/new/" (game) "?from=" (table.id) } { "Play again" }
                            a class="button" href="/" { "To the games" }
                        }
                    }
                    (Asking::Answer, None) => {
                        (hint::shown(table))
                        (prompt::choices(&Asked {
                            game,
                            id: table.id,
                            at: table.session.len(),
                            proposed: table.guide.as_ref().and_then(|guide| guide.proposes),
                            hinted: hint::best(table),
                        }, choices))
                    }
                }
            }
        }
    }
}

fn hand_over(table: &Table<'_>, seat: Seat) -> Markup {
    let name = table.session.seat_name(seat);
    html! {
        form class="hand-over" method="post" action={ "/games/" (table.id) "/seat" } data-swap="told" {
            h2 class="question" id="question" tabindex="-1" { "Pass the device to " (name) "." }
            p class="muted" { "What only " (name) " may see is hidden until then." }
            input type="hidden" name="seat" value=(seat.0);
            button class="button main" type="submit" data-key="1" { (name) ": continue" }
        }
    }
}

fn look_back(table: &Table<'_>, over: bool) -> Markup {
    let length = table.session.len();
    let at = table.at.unwrap_or(length);
    let step = |to: usize| format!("/games/{}/at/{to}", table.id);
    html! {
        div class="hand-over" {
            h2 class="question" id="question" tabindex="-1" { "You look back at entry " (at) " of " (length) "." }
            @if over { p class="muted" { "The game is over here." } }
            @if let Some(next) = table.session.log(table.viewer, at).first() {
                p class="muted" { "Next: " (next.label) }
            }
            p class="picks" {
                @if at > 0 { a class="button" href=(step(at - 1)) data-swap { (icon("back")) "Earlier" } }
                @if at < length { a class="button" href=(step(at + 1)) data-swap { "Later" (icon("next")) } }
            }
            a class="button main" href={ "/games/" (table.id) } data-swap data-act="now" { "Back to now" }
        }
    }
}
