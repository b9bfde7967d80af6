//! How a finished game went: the plot, its figures, what swung most, what would have been better.

use drawing::icon;
use maud::{Markup, html};
use play::{Account, AnySession, Better, UNMEASURED, percent};

use crate::curve_plot::plot;
use crate::ending::result;
use crate::shell::{Shell, plain_header};

/// How carefully a game can be judged: simulations for each choice, and what to call that.
const CARE: [(u32, &str); 4] =
    [(100, "Quick"), (400, "Usual"), (4000, "Thorough"), (40_000, "Most thorough")];

/// How far the account of a game has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CurveStage<'a> {
    /// Nobody has asked for it.
    Nothing,
    /// Its choices are being judged; the word changes when the page is to be looked at again.
    UnderWay(&'a str),
    /// It was stopped before its end; the reason, if it was not a person.
    Stopped(Option<&'a str>),
    /// Every choice was judged.
    Whole,
}

/// The page that tells how a game went.
pub struct CurvePage<'a> {
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The title of the game that was played.
    pub title: &'a str,
    /// The session, for who won and how to play again; a curve without one says nothing of either.
    pub session: Option<&'a dyn AnySession>,
    /// How far it has come.
    pub stage: CurveStage<'a>,
    /// How many choices were judged, and how many there are.
    pub judged: (usize, usize),
    /// How many simulations judge each choice.
    pub simulations: u32,
    /// What it says so far.
    pub account: &'a Account,
}

impl CurvePage<'_> {
    fn address(&self, rest: &str) -> String {
        format!("/games/{}{rest}", self.id)
    }

    /// How far it came, in words.
    pub fn words(judged: (usize, usize)) -> String {
        format!("{} of {} choices judged", judged.0, judged.1)
    }
}

/// Draws the page; with a script it is loaded again as it grows.
pub fn curve(page: &CurvePage<'_>) -> String {
    let (account, waits) = (
        page.account,
        match page.stage {
            CurveStage::UnderWay(word) => Some(word),
            _ => None,
        },
    );
    let known = !account.moments.is_empty();
    let ended = page.session.and_then(|session| Some((session, session.now().outcome()?)));
    let body = html! {
        (plain_header(page.name))
        main class="home curve" id="curve" data-id=(page.id) data-home=(page.address("/curve"))
            data-wait=[waits] {
            @match ended {
                Some((session, outcome)) => (result(page.id, page.name, session, &outcome)),
                None => h1 { "How it went" },
            }
            p class="lead" {
                @if page.name != page.title { (page.name) ", " }
                (page.title) ". "
                a href=(page.address("/log")) { "History" } " "
                a href=(page.address("")) { "Back to the table" }
            }
            section class="paper curve-work" aria-label="The search" { (work(page)) }
            @if known {
                section aria-labelledby="plot" {
                    h2 id="plot" { "The chance to win" }
                    @if !account.measured { p class="muted small" { (UNMEASURED) } }
                    (plot(page.id, account))
                    (figures(page))
                }
                @if !account.swings.is_empty() {
                    section aria-labelledby="swings" {
                        h2 id="swings" { "Turning points" }
                        ol class="curve-swings" {
                            @for swing in &account.swings {
                                li { a href=(page.address(&format!("/at/{}", swing.after))) { (unbroken(&account.swing_text(swing))) } }
                            }
                        }
                    }
                }
                (losses(page))
            }
        }
    };
    let title = format!("How it went: {} · Soloist", page.name);
    let skips = [("curve", "To the account"), ("plot", "To the plot")];
    let skips = if known { &skips[..] } else { &skips[..1] };
    Shell { title: &title, game: None, at_table: false, waits: waits.is_some(), skips, body }.draw()
}

/// What the search does, and what a person can tell it.
fn work(page: &CurvePage<'_>) -> Markup {
    let words = CurvePage::words(page.judged);
    let (judged, of) = page.judged;
    html! {
        @match page.stage {
            CurveStage::Nothing => {
                p { "A search judges every choice of this game, with no more than its seat knew then." }
                (begin(page, "How it went"))
            }
            CurveStage::UnderWay(_) => {
                label for="judged" data-wait-words { (words) }
                progress id="judged" max=(of) value=(judged) {}
                p class="muted small" { "You can leave this page; it goes on, and is kept until the program ends." }
                form method="post" action=(page.address("/curve/cancel")) {
                    button class="button" type="submit" data-act="cancel-curve" { "Cancel" }
                }
            }
            CurveStage::Stopped(why) => {
                @if let Some(why) = why { p class="notice" role="alert" { (why) } }
                p { "Stopped: " (words) "." }
                form method="post" action=(page.address("/curve")) {
                    button class="button main" type="submit" data-act="go-on" { "Go on" }
                }
                (again(page))
            }
            CurveStage::Whole => {
                p { (of) " choices judged, each with " (page.simulations) " simulations of what its seat knew then." }
                (again(page))
            }
        }
    }
}

fn again(page: &CurvePage<'_>) -> Markup {
    html! {
        details class="fold" {
            summary { "Judge them again" }
            (begin(page, "Judge again"))
        }
    }
}

fn begin(page: &CurvePage<'_>, button: &str) -> Markup {
    html! {
        form class="curve-begin" method="post" action=(page.address("/curve")) {
            label for="simulations" { "How carefully" }
            select class="entry" id="simulations" name="simulations" {
                @for (simulations, word) in CARE {
                    option value=(simulations) selected[simulations == page.simulations] {
                        (word) ": " (simulations) " simulations for each choice"
                    }
                }
            }
            button class="button main" type="submit" { (button) }
        }
    }
}

/// The same figures as the plot.
fn figures(page: &CurvePage<'_>) -> Markup {
    let account = page.account;
    html! {
        div class="curve-figures" role="region" aria-label="The figures of the plot" tabindex="0" {
            table {
                thead {
                    tr {
                        th scope="col" { "Entry" }
                        th scope="col" { "What happened" }
                        @for line in &account.lines { th scope="col" class="figure" { (line) } }
                    }
                }
                tbody {
                    @for moment in &account.moments {
                        @let swung = account.swings.iter().position(|swing| swing.after == moment.after);
                        tr class=[swung.map(|_| "swung")] {
                            th scope="row" { a href=(page.address(&format!("/at/{}", moment.after))) { (moment.after) } }
                            td {
                                (moment.what)
                                @if let Some(rank) = swung { " " span class="tag" { "swing " (rank + 1) } }
                            }
                            @for win in &moment.wins {
                                td class="figure" { @if let Some(win) = win { (percent(*win)) } @else { "–" } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn losses(page: &CurvePage<'_>) -> Markup {
    let account = page.account;
    html! {
        @if account.complete || !account.losses.is_empty() {
            section aria-labelledby="losses" {
                h2 id="losses" { "What would have been better" }
                @if account.losses.is_empty() {
                    p class="muted" { "No choice of a person lost a game in 100 for sure." }
                } @else {
                    ol class="curve-losses" { @for lost in &account.losses { li { (loss(page, lost)) } } }
                }
            }
        }
    }
}

fn loss(page: &CurvePage<'_>, lost: &Better) -> Markup {
    html! {
        p class="loss-by" {
            b { (lost.by) } span class="muted" { ", " (lost.judged) }
        }
        dl class="loss" {
            dt { (lost.who) }
            dd { (lost.made) span class="muted" { ": wins " (lost.made_wins) } }
            dt { "Better" }
            dd { (lost.better) span class="muted" { ": wins " (lost.better_wins) } }
        }
        a class="small" href=(page.address(&format!("/at/{}", lost.entry))) {
            (icon("back")) "The table before entry " (lost.entry + 1)
        }
    }
}

/// A sentence whose lines never end between a number and its sign.
fn unbroken(sentence: &str) -> String {
    sentence.replace(" %", "\u{a0}%")
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Moment;

    /// Chances that nobody has measured are told as such, where there are any.
    #[test]
    fn a_curve_that_nobody_has_measured_says_so() {
        let drawn = |measured, moments| {
            let account = Account {
                lines: vec!["You".to_string()],
                moments,
                length: 2,
                complete: true,
                measured,
                ..Account::default()
            };
            curve(&CurvePage {
                id: "g",
                name: "Pig",
                title: "Pig",
                session: None,
                stage: CurveStage::Whole,
                judged: (2, 2),
                simulations: 400,
                account: &account,
            })
        };
        let moment = Moment { after: 1, what: String::new(), wins: vec![Some(0.5)] };
        assert!(drawn(false, vec![moment.clone()]).contains(UNMEASURED));
        assert!(!drawn(true, vec![moment]).contains("Not calibrated"));
        assert!(!drawn(false, Vec::new()).contains("Not calibrated"));
    }
}
