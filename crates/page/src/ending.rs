//! The end: who won, by what, and the score sheet item by item.

use maud::{Markup, html};
use table::{Outcome, ScoreItem, Standing};

use crate::icons::icon_said;
use crate::rules::rule_link;

/// The score sheet of every party.
pub(crate) fn ending(game: &str, outcome: &Outcome) -> Markup {
    let Some(first) = outcome.parties.first() else {
        return html! { h2 class="question" { "The game is over." } };
    };
    html! {
        h2 class="question" id="question" tabindex="-1" { (verdict(outcome)) }
        p class="muted small" { (outcome.ended_by) " " (rule_link(game, outcome.rule.0)) }
        table class="end-sheet" {
            thead {
                tr {
                    th scope="col" { "Victory points" }
                    @for party in &outcome.parties {
                        th scope="col" class=[(party.standing != Standing::Lost).then_some("won")] {
                            @if party.standing != Standing::Lost { (icon_said("crown", "Winner")) " " }
                            (party.name)
                        }
                    }
                }
            }
            tbody {
                @for (row, item) in first.items.iter().enumerate() {
                    tr {
                        th scope="row" { (item.title) " " (rule_link(game, item.rule.0)) }
                        @for party in &outcome.parties {
                            td class=[(party.standing != Standing::Lost).then_some("won")] {
                                @if let Some(item) = party.items.get(row) {
                                    (sum(item))
                                    (item.points)
                                }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { "Total" }
                    @for party in &outcome.parties {
                        td class=[(party.standing != Standing::Lost).then_some("won")] { (party.total) }
                    }
                }
            }
        }
    }
}

/// How many pieces at how many points each, where that says more than the points.
fn sum(item: &ScoreItem) -> Markup {
    let (count, points) = (item.count, item.points);
    html! {
        @if count > 1 && points != 0 && points % count == 0 {
            span class="count" { (count) " × " (points / count) " = " }
        }
    }
}

/// Who won, in one sentence.
fn verdict(outcome: &Outcome) -> String {
    let winners: Vec<&str> = outcome
        .parties
        .iter()
        .filter(|party| party.standing != Standing::Lost)
        .map(|party| party.name.as_str())
        .collect();
    let totals: Vec<String> = outcome.parties.iter().map(|party| party.total.to_string()).collect();
    let totals = totals.join(" : ");
    match winners[..] {
        [] => format!("Nobody won, {totals}."),
        [one] => format!("{one} won, {totals}."),
        _ => format!("{} share the victory, {totals}.", winners.join(" and ")),
    }
}
