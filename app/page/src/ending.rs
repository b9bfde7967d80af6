//! The end of a game: who won, by what, and the score sheet item by item.

use std::borrow::Cow;

use drawing::{capital, icon_said};
use game_core::{Outcome, PartyScore, ScoreItem, Standing};
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{ChanceSource, DynSession, Play};

use crate::new_game::plain;
use crate::rules::rule_link;

/// The score sheet of every party.
pub(crate) fn ending(locale: Locale, game: &str, outcome: &Outcome) -> Markup {
    html! {
        h2 class="question" id="question" tabindex="-1" { (verdict(locale, outcome)) }
        p class="muted small" { (capital(&outcome.ended_by)) " " (rule_link(locale, game, outcome.rule.0)) }
        @for decision in outcome.decisions() {
            p class="muted small" { (message!(locale, "end-decided", what = decision.text.as_str())) (rule_link(locale, game, decision.rule.0)) }
        }
        (sheet(locale, game, outcome))
    }
}

/// What everybody scored, item by item.
pub(crate) fn sheet(locale: Locale, game: &str, outcome: &Outcome) -> Markup {
    let won = |party: &PartyScore| (party.standing != Standing::Lost).then_some("won");
    html! {
        table class="end-sheet" {
            thead {
                tr {
                    th scope="col" { (if outcome.has_points() { message!(locale, "end-points") } else { message!(locale, "end-without-points") }) }
                    @for party in &outcome.parties {
                        th scope="col" class=[won(party)] {
                            @if won(party).is_some() { (icon_said("crown", &message!(locale, "end-winner"))) " " }
                            (party.name)
                        }
                    }
                }
            }
            tbody {
                @for (line, items) in outcome.lines() {
                    tr {
                        th scope="row" { (line.title) " " (rule_link(locale, game, line.rule.0)) }
                        @for (party, item) in outcome.parties.iter().zip(items) {
                            td class=[won(party)] { @if let Some(item) = item { (sum(item)) (item.value()) } }
                        }
                    }
                }
            }
            @if outcome.has_points() {
                tfoot {
                    tr {
                        th scope="row" { (message!(locale, "end-total")) }
                        @for party in &outcome.parties {
                            td class=[won(party)] { @if let Some(total) = party.total { (total) } }
                        }
                    }
                }
            }
        }
    }
}

/// The end of a game in large type: who won and by how much, why it ended, and what to do next.
pub(crate) fn result(
    locale: Locale,
    id: &str,
    name: &str,
    session: &dyn DynSession,
    outcome: &Outcome,
) -> Markup {
    let game = session.game();
    html! {
        section class="paper result" aria-label=(message!(locale, "end-label")) {
            div class="result-words" {
                h1 { (capital(&by_how_much(locale, outcome))) }
                p { (capital(&outcome.ended_by)) " " (rule_link(locale, game, outcome.rule.0)) }
                @for decision in outcome.decisions() {
                    p class="muted" { (message!(locale, "end-decided", what = decision.text.as_str())) (rule_link(locale, game, decision.rule.0)) }
                }
            }
            div class="result-acts" {
                (again(locale, name, session, None))
                @if let ChanceSource::Seed(seed) = session.chance_source() { (again(locale, name, session, Some(seed))) }
                a class="button" href={ "/new/" (game) "?from=" (id) } { (message!(locale, "end-change")) }
                a class="button" href={ "/games/" (id) } { (message!(locale, "end-look")) }
            }
        }
        section class="paper" aria-labelledby="sheet" {
            h2 id="sheet" { (if outcome.has_points() { message!(locale, "end-sources") } else { message!(locale, "end-had") }) }
            (sheet(locale, game, outcome))
        }
    }
}

/// Buttons that start the same game again, with the same luck or with new.
fn again(locale: Locale, name: &str, session: &dyn DynSession, seed: Option<u64>) -> Markup {
    let table = session.chance_source() == ChanceSource::Table;
    html! {
        form method="post" action="/games" {
            input type="hidden" name="game" value=(session.game());
            input type="hidden" name="name" value=(name);
            input type="hidden" name="luck" value=(if table { "table" } else { "seed" });
            @if let Some(seed) = seed { input type="hidden" name="seed" value=(seed); }
            input type="hidden" name="play" value=(if session.play() == Play::Strict { "strict" } else { "friendly" });
            @for (option, value) in &session.settings() {
                @let option = format!("option-{option}");
                @match value.as_array() {
                    Some(words) => {
                        input type="hidden" name=(option) value="";
                        @for word in words { input type="hidden" name=(option) value=(plain(word)); }
                    }
                    None => input type="hidden" name=(option) value=(plain(value));,
                }
            }
            @for (seat, player) in session.players().iter().enumerate() {
                input type="hidden" name={ "player-" (seat) } value=(player.to_string());
            }
            @match seed {
                None => button class="button main" type="submit" { (message!(locale, "end-again")) },
                Some(_) => button class="button" type="submit" { (message!(locale, "end-same-luck")) },
            }
        }
    }
}

/// Who won, and by how many points if points decide.
fn by_how_much(locale: Locale, outcome: &Outcome) -> Cow<'static, str> {
    let (won, lost): (Vec<&PartyScore>, Vec<&PartyScore>) =
        outcome.parties.iter().partition(|party| party.standing != Standing::Lost);
    let best = lost.iter().filter_map(|party| party.total).max();
    match (&won[..], best) {
        ([one], Some(best)) if one.total.is_some_and(|total| total > best) => {
            let margin = one.total.unwrap_or(best) - best;
            let (name, totals) = (one.name.as_str(), totals(outcome));
            message!(locale, "end-won-by", count = margin, name = name, totals = totals)
        }
        _ => verdict(locale, outcome),
    }
}

/// How many pieces at how many points each, where that adds to the points.
fn sum(item: &ScoreItem) -> Markup {
    let (count, points) = (item.count, item.points.unwrap_or(0));
    html! {
        @if count > 1 && points != 0 && points % count == 0 {
            span class="count" { (count) " × " (points / count) " = " }
        }
    }
}

/// Who won, in one sentence.
fn verdict(locale: Locale, outcome: &Outcome) -> Cow<'static, str> {
    let winners: Vec<&str> = outcome
        .parties
        .iter()
        .filter(|party| party.standing != Standing::Lost)
        .map(|party| party.name.as_str())
        .collect();
    let totals = totals(outcome);
    match winners[..] {
        [] => message!(locale, "end-nobody", totals = totals),
        [one] => message!(locale, "end-won", name = one, who = one, totals = totals),
        _ => {
            let names = winners.join(&message!(locale, "end-and"));
            message!(locale, "end-shared", names = names, totals = totals)
        }
    }
}

/// Everybody's points, as the end of a sentence; empty if points do not count.
fn totals(outcome: &Outcome) -> String {
    let totals = outcome.parties.iter().map(|party| Some(party.total?.to_string()));
    let totals: Option<Vec<String>> = totals.collect();
    totals.map_or_else(String::new, |totals| format!(", {}", totals.join(" : ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Decision, Rule, Seat};

    /// The number of bases decides, the opponent counts something else, and nobody has points.
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
        let page = ending(Locale::English, "x", &outcome).into_string();
        assert_eq!(verdict(Locale::English, &outcome), "you won.");
        assert_eq!(by_how_much(Locale::English, &outcome), "you won.");
        assert!(page.contains("Decided by nine bases on the board."), "{page}");
        assert_eq!(page.matches("ninth base").count(), 1, "said once: {page}");
        assert!(page.contains("black holes") && !page.contains("Total"), "{page}");
    }

    #[test]
    fn who_has_more_points_won_by_that_many() {
        let party = |name: &str, standing, total| PartyScore {
            name: name.into(),
            seat: None,
            standing,
            items: Vec::new(),
            total: Some(total),
        };
        let end = |parties| Outcome {
            rule: Rule("X-1"),
            ended_by: "It was over.".into(),
            decided_by: Vec::new(),
            parties,
        };
        let (won, lost) = (Standing::Won, Standing::Lost);
        let by = |parties| by_how_much(Locale::English, &end(parties));
        let one = by(vec![party("you", won, 21), party("androids", lost, 20)]);
        assert_eq!(one, "you won by 1 point, 21 : 20.");
        let many = by(vec![party("red", lost, 3), party("blue", won, 9), party("grey", lost, 5)]);
        assert_eq!(many, "blue won by 4 points, 3 : 9 : 5.");
        let tie = by(vec![party("you", won, 7), party("androids", lost, 7)]);
        assert_eq!(tie, "you won, 7 : 7.");
    }
}
