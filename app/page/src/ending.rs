//! The end of a game: who won, by what, and the score sheet item by item.

use drawing::{capital, icon_said};
use game_core::{Outcome, PartyScore, ScoreItem, Seat, Standing};
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{ChanceSource, DynSession, Play, only_person, verdict, verdict_with_margin};

use crate::new_game::plain;
use crate::rules::rule_link;

/// What the end means for whoever plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Meaning {
    /// The only person has won, alone or with others.
    Won,
    /// The only person has lost.
    Lost,
    /// Several people or none play: the game is over.
    Over,
}

impl Meaning {
    /// What this outcome means for a person; `None` if several play, or none.
    pub(crate) fn of(outcome: &Outcome, person: Option<Seat>) -> Self {
        let own = outcome.parties.iter().find(|party| person.is_some() && party.seat == person);
        match own.map(|party| party.standing) {
            Some(Standing::Lost) => Meaning::Lost,
            Some(Standing::Won | Standing::Shared) => Meaning::Won,
            None => Meaning::Over,
        }
    }

    /// The name of its sound.
    pub(crate) fn sound(self) -> &'static str {
        match self {
            Meaning::Won => "won",
            Meaning::Lost => "lost",
            Meaning::Over => "over",
        }
    }
}

/// Who won and by what, in large, and why the game ended. What the end means for the person, if
/// there is one, comes first.
pub(crate) fn ending(
    locale: Locale,
    game: &str,
    outcome: &Outcome,
    person: Option<Seat>,
) -> Markup {
    html! {
        h2 class="question verdict" id="question" tabindex="-1" { (capital(&verdict(locale, outcome, person))) }
        p class="muted small" { (capital(&outcome.ended_by)) " " (rule_link(locale, game, outcome.rule.0)) }
        @for decision in outcome.decisions() {
            p class="muted small" { (message!(locale, "end-decided", what = decision.text.as_str())) (rule_link(locale, game, decision.rule.0)) }
        }
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
                            td class=[won(party)] { @if let Some(item) = item { @if outcome.parties.len() <= SUMMED { (sum(item)) } (item.value()) } }
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
                h1 { (capital(&verdict_with_margin(locale, outcome, only_person(session.players())))) }
                p { (capital(&outcome.ended_by)) " " (rule_link(locale, game, outcome.rule.0)) }
                @for decision in outcome.decisions() {
                    p class="muted" { (message!(locale, "end-decided", what = decision.text.as_str())) (rule_link(locale, game, decision.rule.0)) }
                }
            }
            div class="result-acts" {
                (again(locale, (id, name), session, None))
                @if let ChanceSource::Seed(seed) = session.chance_source() { (again(locale, (id, name), session, Some(seed))) }
                a class="button" href={ "/new/" (game) "?from=" (id) } { (message!(locale, "end-change")) }
                a class="button" href={ "/games/" (id) } { (message!(locale, "end-look")) }
            }
        }
    }
}

/// The score sheet with its heading, for the review.
pub(crate) fn sources(locale: Locale, game: &str, outcome: &Outcome) -> Markup {
    html! {
        section class="paper" aria-labelledby="sheet" {
            h2 id="sheet" { (if outcome.has_points() { message!(locale, "end-sources") } else { message!(locale, "end-had") }) }
            (sheet(locale, game, outcome))
        }
    }
}

/// A button that starts the same game again, with the same luck or with new.
pub(crate) fn again(
    locale: Locale,
    (id, name): (&str, &str),
    session: &dyn DynSession,
    seed: Option<u64>,
) -> Markup {
    let table = session.chance_source() == ChanceSource::Table;
    html! {
        form method="post" action="/games" {
            input type="hidden" name="game" value=(session.game());
            input type="hidden" name="name" value=(name);
            input type="hidden" name="after" value=(id);
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

/// The parties up to which sums stand before points: for more there is no room.
const SUMMED: usize = 3;

/// How many pieces at how many points each, where that adds to the points: not for one point each.
fn sum(item: &ScoreItem) -> Markup {
    let (count, points) = (item.count, item.points.unwrap_or(0));
    html! {
        @if count > 1 && points > count && points % count == 0 {
            span class="count" { (count) " × " (points / count) " = " }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Decision, Rule};

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
        let page =
            [ending(Locale::English, "x", &outcome, None), sheet(Locale::English, "x", &outcome)];
        let page = page.map(Markup::into_string).concat();
        let of = |person| verdict(Locale::English, &outcome, person);
        assert_eq!([of(None), of(Some(Seat(0)))], ["you won.", "You won."]);
        assert_eq!(verdict_with_margin(Locale::English, &outcome, None), "you won.");
        assert!(page.contains("Decided by nine bases on the board."), "{page}");
        assert_eq!(page.matches("ninth base").count(), 1, "said once: {page}");
        assert!(page.contains("black holes") && !page.contains("Total"), "{page}");
    }
}
