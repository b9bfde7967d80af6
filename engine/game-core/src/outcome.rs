use i18n::{Locale, message};
use serde::Serialize;

use crate::{Rule, Seat};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// The rule that ended the game.
    pub rule: Rule,
    /// What ended it, in words.
    pub ended_by: String,
    /// What decided the winner: the main criterion, then each tie-break that was needed. The last
    /// entry decided, unless the victory is shared.
    pub decided_by: Vec<Decision>,
    /// The final standing of every party, seats first, then automated opponents.
    pub parties: Vec<PartyScore>,
}

impl Outcome {
    /// The score of the party in this seat.
    pub fn of_seat(&self, seat: Seat) -> Option<&PartyScore> {
        self.parties.iter().find(|party| party.seat == Some(seat))
    }

    /// Whether anybody has victory points.
    pub fn has_points(&self) -> bool {
        self.parties.iter().any(|party| party.total.is_some())
    }

    /// What decided the game, without what `ended_by` already says.
    pub fn decisions(&self) -> impl Iterator<Item = &Decision> {
        self.decided_by.iter().filter(|decision| decision.text != self.ended_by)
    }

    /// The lines of a score sheet with all parties side by side: each title once, in the order of
    /// the first party that has it, with the item of every party, `None` if it has none.
    pub fn lines(&self) -> Vec<(&ScoreItem, Vec<Option<&ScoreItem>>)> {
        let item = |party: &'_ PartyScore, title: &str| {
            party.items.iter().position(|item| item.title == title)
        };
        let mut lines: Vec<(&ScoreItem, Vec<Option<&ScoreItem>>)> = Vec::new();
        for first in self.parties.iter().flat_map(|party| &party.items) {
            if lines.iter().all(|(line, _)| line.title != first.title) {
                let of = |party| item(party, &first.title).map(|at| &party.items[at]);
                lines.push((first, self.parties.iter().map(of).collect()));
            }
        }
        lines
    }
}

/// A reason why somebody won, or a tie-break.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The rule it comes from.
    pub rule: Rule,
    /// Its text, with the numbers compared, such as `most points: 31 to 28`.
    pub text: String,
}

impl Decision {
    /// A reason with its text.
    pub fn new(rule: Rule, text: impl Into<String>) -> Self {
        Decision { rule, text: text.into() }
    }
}

/// One party's score, item by item.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartyScore {
    /// The party's name.
    pub name: String,
    /// Its seat; `None` for an automated opponent.
    pub seat: Option<Seat>,
    /// Whether it won.
    pub standing: Standing,
    /// What it scored and what was counted; parties may have different items.
    pub items: Vec<ScoreItem>,
    /// The sum of the items' victory points; `None` if the game or the party has no points.
    pub total: Option<i32>,
}

/// Something that a player achieves by a finished game, collected across games.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Achievement {
    /// The rule that grants it.
    pub rule: Rule,
    /// Its name.
    pub title: String,
    /// What a game must have been like, in words.
    pub condition: String,
    /// The level at which it counts, such as a difficulty.
    pub level: String,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreItem {
    /// The rule that grants it.
    pub rule: Rule,
    /// What it is for.
    pub title: String,
    /// How many there are.
    pub count: i32,
    /// Victory points; `None` if it affects victory but scores no points.
    pub points: Option<i32>,
}

impl ScoreItem {
    /// An item with the victory points that its count scores.
    pub fn scored(rule: Rule, title: impl Into<String>, count: i32, points: i32) -> Self {
        ScoreItem { rule, title: title.into(), count, points: Some(points) }
    }

    /// An item that scores no points: bases, symbols, an opponent's charge.
    pub fn counted(rule: Rule, title: impl Into<String>, count: i32) -> Self {
        ScoreItem { rule, title: title.into(), count, points: None }
    }

    /// The sum of the victory points; `None` if no item scores any.
    pub fn total(items: &[ScoreItem]) -> Option<i32> {
        items
            .iter()
            .filter_map(|item| item.points)
            .fold(None, |sum, points| Some(sum.unwrap_or(0) + points))
    }

    /// The victory points, or the count if it scores none.
    pub fn value(&self) -> i32 {
        self.points.unwrap_or(self.count)
    }
}

/// Whether a party won.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It won alone.
    Won,
    /// It shares the victory.
    Shared,
    /// It did not win.
    Lost,
}

/// A number by which parties are compared, such as their points; higher is better. Where the rules
/// prefer fewer, the numbers are negative.
#[derive(Clone, Debug)]
pub struct Measure<'a> {
    /// The rule that makes the comparison.
    pub rule: Rule,
    /// Its name, such as `most points`; empty if nobody reads what decides.
    pub title: &'a str,
    /// The number of each party, in order.
    pub of: Vec<i32>,
}

/// Compares the parties by one measure after another while several are tied for the lead. Returns
/// everybody's standing and what decided it. Parties still tied after the last measure share the
/// victory. The decisions are told in this language.
pub fn compare(measures: &[Measure<'_>], locale: Locale) -> (Vec<Standing>, Vec<Decision>) {
    let parties = measures.first().map_or(0, |measure| measure.of.len());
    let mut ahead: Vec<usize> = (0..parties).collect();
    let mut decided_by = Vec::new();
    for Measure { rule, title, of } in measures {
        if !decided_by.is_empty() && ahead.len() < 2 {
            break;
        }
        decided_by.push(Decision::new(*rule, compared(title, &ahead, of, locale)));
        let most = ahead.iter().map(|&at| of[at]).max();
        ahead.retain(|&at| Some(of[at]) == most);
    }
    let first = if ahead.len() == 1 { Standing::Won } else { Standing::Shared };
    let standing = |at| if ahead.contains(&at) { first } else { Standing::Lost };
    ((0..parties).map(standing).collect(), decided_by)
}

/// A comparison in words, such as `most points: 7 to 5`; empty for a measure without a title.
fn compared(title: &str, ahead: &[usize], of: &[i32], locale: Locale) -> String {
    if title.is_empty() {
        return String::new();
    }
    let to = message!(locale, "score-to");
    let numbers: Vec<String> = ahead.iter().map(|&at| of[at].abs().to_string()).collect();
    let numbers = numbers.join(&format!(" {to} "));
    message!(locale, "score-compared", title = title, numbers = numbers).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(title: &str, of: [i32; 3]) -> Measure<'_> {
        Measure { rule: Rule("X-1"), title, of: of.into() }
    }

    #[test]
    fn a_tie_break_is_asked_only_of_those_who_are_ahead() {
        use Standing::{Lost, Shared, Won};
        let points = measure("most points", [5, 7, 7]);
        let cards = measure("fewest cards", [-1, -3, -2]);
        let alone = compare(&[measure("most points", [5, 7, 6]), cards.clone()], Locale::English);
        assert_eq!(alone.0, [Lost, Won, Lost]);
        assert_eq!(alone.1, [Decision::new(Rule("X-1"), "most points: 5 to 7 to 6")]);
        let (standings, decided_by) = compare(&[points.clone(), cards], Locale::English);
        assert_eq!(standings, [Lost, Lost, Won]);
        let texts: Vec<&str> = decided_by.iter().map(|decision| &*decision.text).collect();
        assert_eq!(texts, ["most points: 5 to 7 to 7", "fewest cards: 3 to 2"]);
        assert_eq!(compare(&[points], Locale::English).0, [Lost, Shared, Shared]);
    }

    #[test]
    fn what_is_only_counted_makes_no_total() {
        let bases = ScoreItem::counted(Rule("X-2"), "bases", 9);
        let prize = ScoreItem::scored(Rule("X-3"), "prize", 1, 5);
        assert_eq!(ScoreItem::total(std::slice::from_ref(&bases)), None);
        assert_eq!(ScoreItem::total(&[bases.clone(), prize.clone()]), Some(5));
        assert_eq!((bases.value(), prize.value()), (9, 5));
    }
}
