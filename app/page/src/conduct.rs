//! What hosts of a service see of how people get on: open reports, and what hosts did.

use i18n::{Locale, headed, message};
use maud::{Markup, html};

use crate::report::{ReportOutcome, ReportReason};

/// An open report.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpenReport {
    /// Its id.
    pub id: String,
    /// The name of whoever reports.
    pub by: String,
    /// The name of whoever is reported.
    pub about: String,
    /// The reason.
    pub reason: ReportReason,
    /// The reason in words; empty if whoever wrote them is gone.
    pub words: String,
    /// What is played under which name.
    pub game: String,
    /// The id of the saved game; `None` if it was deleted since.
    pub saved: Option<String>,
    /// When it was made, in words.
    pub since: String,
}

/// An act of a host.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HostActRow {
    /// The name of the host.
    pub by: String,
    /// What was done.
    pub what: HostDid,
    /// When, in words.
    pub since: String,
}

/// What a host did, and the name of the person to whom.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum HostDid {
    /// Made a link that lets somebody in.
    MadeLink,
    /// Withdrew every such link.
    WithdrewLinks,
    /// Changed the rank of somebody.
    ChangedRank(String),
    /// Removed somebody.
    Removed(String),
    /// Closed a report of somebody.
    ClosedReport(String),
}

/// A report that the reader has made.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OwnReport {
    /// The name of whoever is reported.
    pub about: String,
    /// What is played under which name.
    pub game: String,
    /// When it was made, in words.
    pub since: String,
    /// What was done; `None` while it is open.
    pub outcome: Option<ReportOutcome>,
}

/// The open reports, each with a way to look at its game and to close it.
pub(crate) fn open_reports(locale: Locale, reports: &[OpenReport]) -> Markup {
    html! {
        @if !reports.is_empty() {
            section aria-labelledby="reports" {
                h2 id="reports" { (message!(locale, "hosts-reports")) }
                ul class="seat-rows" {
                    @for report in reports { li class="paper" { (open_report(locale, report)) } }
                }
            }
        }
    }
}

fn open_report(locale: Locale, report: &OpenReport) -> Markup {
    let OpenReport { id, by, about, reason, words, game, saved, since } = report;
    let reason = reason.words(locale);
    let (done, close) =
        (message!(locale, "hosts-report-done"), message!(locale, "hosts-report-close"));
    html! {
        p {
            b { (message!(locale, "hosts-report", by = by.as_str(), about = about.as_str(), reason = reason)) } br;
            span class="muted" { (message!(locale, "hosts-report-game", game = game.as_str(), since = since.as_str())) }
        }
        @if !words.is_empty() { blockquote { p { (words) } } }
        div class="seat-acts" {
            @if let Some(saved) = saved {
                a class="button" href={ "/games/" (saved) } aria-label=(headed(locale, game, &message!(locale, "hosts-report-look"))) { (message!(locale, "hosts-report-look")) }
            }
            form class="seat-acts" method="post" action="/people" {
                input type="hidden" name="report" value=(id);
                select class="entry" name="done" required aria-label=(headed(locale, about, &done)) {
                    option value="" { (done) }
                    @for outcome in ReportOutcome::ALL { option value=(outcome.word()) { (outcome.words(locale)) } }
                }
                button class="button" type="submit" name="act" value="close" aria-label=(headed(locale, about, &close)) { (close) }
            }
        }
    }
}

/// What hosts did, the latest first.
pub(crate) fn host_acts(locale: Locale, acts: &[HostActRow]) -> Markup {
    html! {
        @if !acts.is_empty() {
            section aria-labelledby="acts" {
                h2 id="acts" { (message!(locale, "hosts-acts")) }
                ul { @for act in acts { li { (act_words(locale, act)) } } }
            }
        }
    }
}

fn act_words(locale: Locale, act: &HostActRow) -> String {
    let (by, since) = (act.by.as_str(), act.since.as_str());
    let words = match &act.what {
        HostDid::MadeLink => message!(locale, "hosts-act-link", by = by, since = since),
        HostDid::WithdrewLinks => message!(locale, "hosts-act-links", by = by, since = since),
        HostDid::ChangedRank(on) => {
            message!(locale, "hosts-act-rank", by = by, on = on.as_str(), since = since)
        }
        HostDid::Removed(on) => {
            message!(locale, "hosts-act-remove", by = by, on = on.as_str(), since = since)
        }
        HostDid::ClosedReport(on) => {
            message!(locale, "hosts-act-report", by = by, on = on.as_str(), since = since)
        }
    };
    words.into()
}

/// The reports that the reader has made, the latest first.
pub(crate) fn own_reports(locale: Locale, reports: &[OwnReport]) -> Markup {
    html! {
        @if !reports.is_empty() {
            section class="paper" aria-labelledby="own-reports" {
                h2 id="own-reports" { (message!(locale, "me-reports")) }
                ul { @for report in reports { li { (own_report(locale, report)) } } }
            }
        }
    }
}

fn own_report(locale: Locale, report: &OwnReport) -> String {
    let OwnReport { about, game, since, outcome } = report;
    let state = match outcome {
        Some(outcome) => outcome.words(locale),
        None => message!(locale, "report-open"),
    };
    let (name, game, since) = (about.as_str(), game.as_str(), since.as_str());
    message!(locale, "me-report", name = name, game = game, since = since, state = state).into()
}
