//! The review of a finished game: the chart, its figures, the largest swings, and better choices.

use std::borrow::Cow;

use drawing::icon;
use maud::{Markup, html};
use play::{Better, DynSession, GameReview, percent, unmeasured};

use i18n::{Locale, key, message};

use crate::ending::{result, sources};
use crate::shell::{Shell, plain_header};
use crate::win_chart::plot;

/// The precisions of a review: simulations for each choice, and the message that names it.
const CARE: [(u32, &str); 4] = [
    (100, key!("review-quick")),
    (400, key!("review-usual")),
    (4000, key!("review-thorough")),
    (40_000, key!("review-most")),
];

/// The state of a review.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReviewStage<'a> {
    /// Nobody has started it.
    Nothing,
    /// Its choices are being evaluated; the word changes when the page should be loaded again.
    UnderWay(&'a str),
    /// It was stopped early; the reason, if no person stopped it.
    Stopped(Option<&'a str>),
    /// Every choice was evaluated.
    Whole,
}

/// The page that reviews a game.
pub struct ReviewPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// The title of the game that was played.
    pub title: &'a str,
    /// The session, for who won and how to play again; without it the page leaves both out.
    pub session: Option<&'a dyn DynSession>,
    /// The state of the review.
    pub stage: ReviewStage<'a>,
    /// How many choices were evaluated, and how many there are.
    pub judged: (usize, usize),
    /// How many simulations evaluate each choice.
    pub simulations: u32,
    /// The review so far.
    pub review: &'a GameReview,
}

impl ReviewPage<'_> {
    fn address(&self, rest: &str) -> String {
        format!("/games/{}{rest}", self.id)
    }

    /// The progress in words.
    pub fn words(locale: Locale, judged: (usize, usize)) -> Cow<'static, str> {
        message!(locale, "review-judged", judged = judged.0, all = judged.1)
    }
}

/// Draws the page; a script loads it again as it grows.
pub fn review_page(page: &ReviewPage<'_>) -> String {
    let locale = page.locale;
    let (review, waits) = (
        page.review,
        match page.stage {
            ReviewStage::UnderWay(word) => Some(word),
            _ => None,
        },
    );
    let known = !review.moments.is_empty();
    let ended = page.session.and_then(|session| Some((session, session.now().outcome()?)));
    let body = html! {
        (plain_header(locale, page.name))
        main class="home review" id="review" data-id=(page.id) data-home=(page.address("/review"))
            data-wait=[waits] {
            @match &ended {
                Some((session, outcome)) => (result(locale, page.id, page.name, *session, outcome)),
                None => h1 { (message!(locale, "review-heading")) },
            }
            p class="lead" {
                @if page.name != page.title { (page.name) ", " }
                (page.title) ". "
                a href=(page.address("/log")) { (message!(locale, "review-history")) } " "
                a href=(page.address("")) { (message!(locale, "review-to-table")) }
            }
            section class="paper review-work" aria-label=(message!(locale, "review-search")) { (work(page)) }
            @if known {
                section aria-labelledby="plot" {
                    h2 id="plot" { (message!(locale, "review-chance")) }
                    @if !review.measured { p class="muted small" { (unmeasured(locale)) } }
                    (plot(locale, page.id, review))
                }
                @if !review.swings.is_empty() {
                    section aria-labelledby="swings" {
                        h2 id="swings" { (message!(locale, "review-swings")) }
                        ol class="review-swings" {
                            @for swing in &review.swings {
                                li { a href=(page.address(&format!("/at/{}", swing.after))) { (unbroken(&review.swing_text(swing))) } }
                            }
                        }
                    }
                }
            }
            @if let Some((session, outcome)) = &ended { (sources(locale, session.game(), outcome)) }
            @if known {
                (figures(page))
                (losses(page))
            }
        }
    };
    let title = message!(locale, "review-title", name = page.name);
    let skips = [
        ("review", message!(locale, "review-skip-account")),
        ("plot", message!(locale, "review-skip-plot")),
    ];
    let skips = if known { &skips[..] } else { &skips[..1] };
    Shell {
        locale,
        title: &title,
        game: page.session.map(|session| session.game()),
        at_table: false,
        waits: waits.is_some(),
        skips,
        body,
    }
    .draw()
}

/// The state of the search, and the controls for it.
fn work(page: &ReviewPage<'_>) -> Markup {
    let locale = page.locale;
    let words = ReviewPage::words(locale, page.judged);
    let (judged, of) = page.judged;
    html! {
        @match page.stage {
            ReviewStage::Nothing => {
                p { (message!(locale, "review-what")) }
                (begin(page, &message!(locale, "review-heading")))
            }
            ReviewStage::UnderWay(_) => {
                label for="judged" data-wait-words { (words) }
                progress id="judged" max=(of) value=(judged) {}
                p class="muted small" { (message!(locale, "review-leave")) }
                form method="post" action=(page.address("/review/cancel")) {
                    button class="button" type="submit" data-act="cancel-review" { (message!(locale, "review-cancel")) }
                }
            }
            ReviewStage::Stopped(why) => {
                @if let Some(why) = why { p class="notice" role="alert" { (why) } }
                p { (message!(locale, "review-stopped", words = words)) }
                form method="post" action=(page.address("/review")) {
                    button class="button main" type="submit" data-act="go-on" { (message!(locale, "review-go-on")) }
                }
                (again(page))
            }
            ReviewStage::Whole => {
                p { (message!(locale, "review-whole", all = of, simulations = page.simulations)) }
                (again(page))
            }
        }
    }
}

fn again(page: &ReviewPage<'_>) -> Markup {
    html! {
        details class="fold" {
            summary { (message!(page.locale, "review-judge-them")) }
            (begin(page, &message!(page.locale, "review-judge")))
        }
    }
}

fn begin(page: &ReviewPage<'_>, button: &str) -> Markup {
    html! {
        form class="review-begin" method="post" action=(page.address("/review")) {
            label for="simulations" { (message!(page.locale, "review-care")) }
            select class="entry" id="simulations" name="simulations" {
                @for (simulations, word) in CARE {
                    option value=(simulations) selected[simulations == page.simulations] {
                        (message!(page.locale, "review-care-of", care = page.locale.message(word, &[]), simulations = simulations))
                    }
                }
            }
            button class="button main" type="submit" { (button) }
        }
    }
}

/// The figures of the chart as a table.
fn figures(page: &ReviewPage<'_>) -> Markup {
    let locale = page.locale;
    let review = page.review;
    html! {
        div class="review-figures" role="region" aria-label=(message!(locale, "review-figures")) tabindex="0" {
            table {
                thead {
                    tr {
                        th scope="col" { (message!(locale, "review-entry")) }
                        th scope="col" { (message!(locale, "review-happened")) }
                        @for line in &review.lines { th scope="col" class="figure" { (line) } }
                    }
                }
                tbody {
                    @for moment in &review.moments {
                        @let swung = review.swings.iter().position(|swing| swing.after == moment.after);
                        tr class=[swung.map(|_| "swung")] {
                            th scope="row" { a href=(page.address(&format!("/at/{}", moment.after))) { (moment.after) } }
                            td {
                                (moment.what)
                                @if let Some(rank) = swung { " " span class="tag" { (message!(locale, "review-swing", rank = rank + 1)) } }
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

fn losses(page: &ReviewPage<'_>) -> Markup {
    let review = page.review;
    html! {
        @if review.complete || !review.losses.is_empty() {
            section aria-labelledby="losses" {
                h2 id="losses" { (message!(page.locale, "review-better-heading")) }
                @if review.losses.is_empty() {
                    p class="muted" { (message!(page.locale, "review-none-lost")) }
                } @else {
                    ol class="review-losses" { @for lost in &review.losses { li { (loss(page, lost)) } } }
                }
            }
        }
    }
}

fn loss(page: &ReviewPage<'_>, lost: &Better) -> Markup {
    let locale = page.locale;
    html! {
        p class="loss-by" {
            b { (lost.by) } span class="muted" { ", " (lost.evaluated) }
        }
        dl class="loss" {
            dt { (lost.who) }
            dd { (lost.made) span class="muted" { (message!(locale, "review-loss-wins", share = lost.made_wins.as_str())) } }
            dt { (message!(locale, "review-better")) }
            dd { (lost.better) span class="muted" { (message!(locale, "review-loss-wins", share = lost.better_wins.as_str())) } }
        }
        a class="small" href=(page.address(&format!("/at/{}", lost.entry))) {
            (icon("back")) (message!(locale, "review-before", entry = lost.entry + 1))
        }
    }
}

/// A sentence whose lines never break between a number and its sign.
fn unbroken(sentence: &str) -> String {
    sentence.replace(" %", "\u{a0}%")
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Moment;

    /// Uncalibrated win probabilities are marked as such, where there are any.
    #[test]
    fn a_curve_that_nobody_has_measured_says_so() {
        let drawn = |measured, moments| {
            let review = GameReview {
                lines: vec!["You".to_string()],
                moments,
                length: 2,
                complete: true,
                measured,
                ..GameReview::default()
            };
            review_page(&ReviewPage {
                locale: Locale::English,
                id: "g",
                name: "Pig",
                title: "Pig",
                session: None,
                stage: ReviewStage::Whole,
                judged: (2, 2),
                simulations: 400,
                review: &review,
            })
        };
        let moment = Moment { after: 1, what: String::new(), wins: vec![Some(0.5)] };
        assert!(drawn(false, vec![moment.clone()]).contains(&*unmeasured(Locale::English)));
        assert!(!drawn(true, vec![moment]).contains("Not calibrated"));
        assert!(!drawn(false, Vec::new()).contains("Not calibrated"));
    }
}
