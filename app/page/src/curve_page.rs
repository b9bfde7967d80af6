//! How a finished game went: the plot, its figures, what swung most, what would have been better.

use std::borrow::Cow;

use drawing::icon;
use maud::{Markup, html};
use play::{Account, Better, DynSession, UNMEASURED, percent};

use tongues::{Locale, key, message};

use crate::curve_plot::plot;
use crate::ending::result;
use crate::shell::{Shell, plain_header};

/// How carefully a game can be judged: simulations for each choice, and the message that names it.
const CARE: [(u32, &str); 4] = [
    (100, key!("curve-quick")),
    (400, key!("curve-usual")),
    (4000, key!("curve-thorough")),
    (40_000, key!("curve-most")),
];

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
    /// Whose words it is written in.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The title of the game that was played.
    pub title: &'a str,
    /// The session, for who won and how to play again; a curve without one says nothing of either.
    pub session: Option<&'a dyn DynSession>,
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
    pub fn words(locale: Locale, judged: (usize, usize)) -> Cow<'static, str> {
        message!(locale, "curve-judged", judged = judged.0, all = judged.1)
    }
}

/// Draws the page; with a script it is loaded again as it grows.
pub fn curve(page: &CurvePage<'_>) -> String {
    let locale = page.locale;
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
        (plain_header(locale, page.name))
        main class="home curve" id="curve" data-id=(page.id) data-home=(page.address("/curve"))
            data-wait=[waits] {
            @match ended {
                Some((session, outcome)) => (result(locale, page.id, page.name, session, &outcome)),
                None => h1 { (message!(locale, "curve-heading")) },
            }
            p class="lead" {
                @if page.name != page.title { (page.name) ", " }
                (page.title) ". "
                a href=(page.address("/log")) { (message!(locale, "curve-history")) } " "
                a href=(page.address("")) { (message!(locale, "curve-to-table")) }
            }
            section class="paper curve-work" aria-label=(message!(locale, "curve-search")) { (work(page)) }
            @if known {
                section aria-labelledby="plot" {
                    h2 id="plot" { (message!(locale, "curve-chance")) }
                    @if !account.measured { p class="muted small" { (UNMEASURED) } }
                    (plot(locale, page.id, account))
                    (figures(page))
                }
                @if !account.swings.is_empty() {
                    section aria-labelledby="swings" {
                        h2 id="swings" { (message!(locale, "curve-swings")) }
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
    let title = message!(locale, "curve-title", name = page.name);
    let skips = [
        ("curve", message!(locale, "curve-skip-account")),
        ("plot", message!(locale, "curve-skip-plot")),
    ];
    let skips = if known { &skips[..] } else { &skips[..1] };
    Shell {
        locale,
        title: &title,
        game: None,
        at_table: false,
        waits: waits.is_some(),
        skips,
        body,
    }
    .draw()
}

/// What the search does, and what a person can tell it.
fn work(page: &CurvePage<'_>) -> Markup {
    let locale = page.locale;
    let words = CurvePage::words(locale, page.judged);
    let (judged, of) = page.judged;
    html! {
        @match page.stage {
            CurveStage::Nothing => {
                p { (message!(locale, "curve-what")) }
                (begin(page, &message!(locale, "curve-heading")))
            }
            CurveStage::UnderWay(_) => {
                label for="judged" data-wait-words { (words) }
                progress id="judged" max=(of) value=(judged) {}
                p class="muted small" { (message!(locale, "curve-leave")) }
                form method="post" action=(page.address("/curve/cancel")) {
                    button class="button" type="submit" data-act="cancel-curve" { (message!(locale, "curve-cancel")) }
                }
            }
            CurveStage::Stopped(why) => {
                @if let Some(why) = why { p class="notice" role="alert" { (why) } }
                p { (message!(locale, "curve-stopped", words = words)) }
                form method="post" action=(page.address("/curve")) {
                    button class="button main" type="submit" data-act="go-on" { (message!(locale, "curve-go-on")) }
                }
                (again(page))
            }
            CurveStage::Whole => {
                p { (message!(locale, "curve-whole", all = of, simulations = page.simulations)) }
                (again(page))
            }
        }
    }
}

fn again(page: &CurvePage<'_>) -> Markup {
    html! {
        details class="fold" {
            summary { (message!(page.locale, "curve-judge-them")) }
            (begin(page, &message!(page.locale, "curve-judge")))
        }
    }
}

fn begin(page: &CurvePage<'_>, button: &str) -> Markup {
    html! {
        form class="curve-begin" method="post" action=(page.address("/curve")) {
            label for="simulations" { (message!(page.locale, "curve-care")) }
            select class="entry" id="simulations" name="simulations" {
                @for (simulations, word) in CARE {
                    option value=(simulations) selected[simulations == page.simulations] {
                        (message!(page.locale, "curve-care-of", care = page.locale.message(word, &[]), simulations = simulations))
                    }
                }
            }
            button class="button main" type="submit" { (button) }
        }
    }
}

/// The same figures as the plot.
fn figures(page: &CurvePage<'_>) -> Markup {
    let locale = page.locale;
    let account = page.account;
    html! {
        div class="curve-figures" role="region" aria-label=(message!(locale, "curve-figures")) tabindex="0" {
            table {
                thead {
                    tr {
                        th scope="col" { (message!(locale, "curve-entry")) }
                        th scope="col" { (message!(locale, "curve-happened")) }
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
                                @if let Some(rank) = swung { " " span class="tag" { (message!(locale, "curve-swing", rank = rank + 1)) } }
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
                h2 id="losses" { (message!(page.locale, "curve-better-heading")) }
                @if account.losses.is_empty() {
                    p class="muted" { (message!(page.locale, "curve-none-lost")) }
                } @else {
                    ol class="curve-losses" { @for lost in &account.losses { li { (loss(page, lost)) } } }
                }
            }
        }
    }
}

fn loss(page: &CurvePage<'_>, lost: &Better) -> Markup {
    let locale = page.locale;
    html! {
        p class="loss-by" {
            b { (lost.by) } span class="muted" { ", " (lost.evaluated) }
        }
        dl class="loss" {
            dt { (lost.who) }
            dd { (lost.made) span class="muted" { (message!(locale, "curve-loss-wins", share = lost.made_wins.as_str())) } }
            dt { (message!(locale, "curve-better")) }
            dd { (lost.better) span class="muted" { (message!(locale, "curve-loss-wins", share = lost.better_wins.as_str())) } }
        }
        a class="small" href=(page.address(&format!("/at/{}", lost.entry))) {
            (icon("back")) (message!(locale, "curve-before", entry = lost.entry + 1))
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
                locale: Locale::English,
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
