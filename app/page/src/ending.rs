//! The end: who won, by what, and the score sheet item by item.

use drawing::{capital, icon_said};
use maud::{Markup, html};
use table::{Outcome, PartyScore, ScoreItem, Standing};

use crate::rules::rule_link;

/// The score sheet of every party.
pub(crate) fn ending(game: &str, outcome: &Outcome) -> Markup {
    let won = |party: &PartyScore| (party.standing != Standing::Lost).then_some("won");
    html! {
        h2 class="question" id="question" tabindex="-1" { (verdict(outcome)) }
        p class="muted small" { (capital(&outcome.ended_by)) " " (rule_link(game, outcome.rule.0)) }
        @for decision in outcome.decisions() {
            p class="muted small" { "Decided by " (decision.text) ". " (rule_link(game, decision.rule.0)) }
        }
        table class="end-sheet" {
            thead {
                tr {
                    th scope="col" { (if outcome.has_points() { "Victory points" } else { "At the end" }) }
                    @for party in &outcome.parties {
                        th scope="col" class=[won(party)] {
                            @if won(party).is_some() { (icon_said("crown", "Winner")) " " }
                            (party.name)
                        }
                    }
                }
            }
            tbody {
                @for (line, items) in outcome.lines() {
                    tr {
                        th scope="row" { (line.title) " " (rule_link(game, line.rule.0)) }
                        @for (party, item) in outcome.parties.iter().zip(items) {
                            td class=[won(party)] { @if let Some(item) = item { (sum(item)) (item.value()) } }
                        }
                    }
                }
            }
            @if outcome.has_points() {
                tfoot {
                    tr {
                        th scope="row" { "Total" }
                        @for party in &outcome.parties {
                            td class=[won(party)] { @if let Some(total) = party.total { (total) } }
                        }
                    }
                }
            }
        }
    }
}

/// How many pieces at how many points each, where that says more than the points.
fn sum(item: &ScoreItem) -> Markup {
    let (count, points) = (item.count, item.points.unwrap_or(0));
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
    let totals = outcome.parties.iter().map(|party| Some(party.total?.to_string()));
    let totals: Option<Vec<String>> = totals.collect();
    let totals = totals.map_or_else(String::new, |totals| format!(", {}", totals.join(" : ")));
    match winners[..] {
        [] => format!("Nobody won{totals}."),
        [one] => format!("{one} won{totals}."),
        _ => format!("{} share the victory{totals}.", winners.join(" and ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Decision, Rule, Seat};

    /// Bases win, the opponent counts something else, and nobody has points.
    #[test]
    fn an_end_without_points_shows_what_each_party_had() {
        let item = |title: &str, count| ScoreItem::counted(Rule("X-2"), title, count);
        let party = |name: &str, seat, standing, items| PartyScore {
            name: name.into(),
            seat,
            standing,
            items,
            total: None,
        };
        let you = party("you", Some(Seat(0)), Standing::Won, vec![item("bases", 9)]);
        let them = party("Weavers", None, Standing::Lost, vec![item("black holes", 4)]);
        let outcome = Outcome {
            rule: Rule("X-1"),
            ended_by: "The ninth base was placed.".into(),
            decided_by: vec![
                Decision::new(Rule("X-1"), "The ninth base was placed."),
                Decision::new(Rule("X-1"), "nine bases on the board"),
            ],
            parties: vec![you, them],
        };
        let page = ending("x", &outcome).into_string();
        assert_eq!(verdict(&outcome), "you won.");
        assert!(page.contains("Decided by nine bases on the board."), "{page}");
        assert_eq!(page.matches("ninth base").count(), 1, "said once: {page}");
        assert!(page.contains("black holes") && !page.contains("Total"), "{page}");
    }
}
