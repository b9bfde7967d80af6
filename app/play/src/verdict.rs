//! Who won and by how much, in one sentence; to a person who plays, what it means for him.

use std::borrow::Cow;

use game_core::{Outcome, PartyScore, Seat, Standing};
use i18n::{Locale, message};

/// Who won and by how much; to the person in this seat, if he lost, that he did.
///
/// The sentence may begin with a party's name, as the game writes it within a sentence.
pub fn verdict(locale: Locale, outcome: &Outcome, person: Option<Seat>) -> Cow<'static, str> {
    let is_loser = |party: &PartyScore| {
        person.is_some() && party.seat == person && party.standing == Standing::Lost
    };
    if outcome.parties.iter().any(is_loser) {
        in_points(locale, outcome, person)
    } else {
        verdict_with_margin(locale, outcome, person)
    }
}

/// Who won, and by how many points if points decide.
pub fn verdict_with_margin(
    locale: Locale,
    outcome: &Outcome,
    person: Option<Seat>,
) -> Cow<'static, str> {
    let (won, lost): (Vec<&PartyScore>, Vec<&PartyScore>) =
        outcome.parties.iter().partition(|party| party.standing != Standing::Lost);
    let best = lost.iter().filter_map(|party| party.total).max();
    match (&won[..], best) {
        ([one], Some(best)) if one.total.is_some_and(|total| total > best) => {
            let margin = one.total.unwrap_or(best) - best;
            if person.is_some() && one.seat == person {
                let score = score(locale, outcome, one);
                return message!(locale, "end-you-won-by", count = margin, score = score);
            }
            let (name, score) = (one.name.as_str(), score(locale, outcome, one));
            message!(locale, "end-won-by", count = margin, name = name, score = score)
        }
        _ => in_points(locale, outcome, person),
    }
}

/// Who won, and everybody's points.
fn in_points(locale: Locale, outcome: &Outcome, person: Option<Seat>) -> Cow<'static, str> {
    let winners: Vec<&PartyScore> =
        outcome.parties.iter().filter(|party| party.standing != Standing::Lost).collect();
    let is_own = |party: &&PartyScore| person.is_some() && party.seat == person;
    if let Some(own) = outcome.parties.iter().find(is_own) {
        let result = match own.standing {
            Standing::Lost => "lost",
            _ if winners.len() > 1 => "shared",
            _ => "won",
        };
        let score = score(locale, outcome, own);
        return message!(locale, "end-you", result = result, score = score);
    }
    match winners[..] {
        [] => message!(locale, "end-nobody", score = totals(outcome)),
        [one] => {
            let score = score(locale, outcome, one);
            message!(locale, "end-won", name = one.name.as_str(), score = score)
        }
        _ => {
            let names: Vec<&str> = winners.iter().map(|party| party.name.as_str()).collect();
            let names = names.join(&message!(locale, "end-and"));
            message!(locale, "end-shared", names = names, score = totals(outcome))
        }
    }
}

/// The points of one party and of the best other, as the end of a sentence; empty if points do not
/// count.
fn score(locale: Locale, outcome: &Outcome, own: &PartyScore) -> String {
    let others = outcome.parties.iter().filter(|party| !std::ptr::eq(*party, own));
    let best = others.map(|party| party.total).max().flatten();
    match (own.total, best) {
        (Some(own), Some(best)) => message!(locale, "end-score", own = own, best = best).into(),
        _ => String::new(),
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
    use game_core::Rule;

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
        let by = |parties| verdict_with_margin(Locale::English, &end(parties), None);
        let one = by(vec![party("you", won, 21), party("androids", lost, 20)]);
        assert_eq!(one, "you won by 1 point, 21 to 20.");
        let many = by(vec![party("red", lost, 3), party("blue", won, 9), party("grey", lost, 5)]);
        assert_eq!(many, "blue won by 4 points, 9 to 5.");
        let tie = by(vec![party("you", won, 7), party("androids", lost, 7)]);
        assert_eq!(tie, "you won, 7 to 7.");
    }

    #[test]
    fn whoever_sits_there_is_told_what_it_means_for_him() {
        let party = |seat, standing, total| PartyScore {
            name: "red".into(),
            seat,
            standing,
            items: Vec::new(),
            total: Some(total),
        };
        let end = |own, other| Outcome {
            rule: Rule("X-1"),
            ended_by: "It was over.".into(),
            decided_by: Vec::new(),
            parties: vec![party(Some(Seat(0)), own, 6), party(None, other, 49)],
        };
        let told = |locale, own, other| verdict(locale, &end(own, other), Some(Seat(0)));
        let (won, lost) = (Standing::Won, Standing::Lost);
        assert_eq!(told(Locale::English, lost, won), "You lost, 6 to 49.");
        assert_eq!(told(Locale::English, won, won), "You share the victory, 6 to 49.");
        assert_eq!(told(Locale::German, lost, won), "Du hast verloren, 6 zu 49.");
        assert_eq!(told(Locale::French, won, lost), "Vous avez gagné, 6 à 49.");
        assert_eq!(told(Locale::Spanish, lost, won), "Has perdido, 6 a 49.");
    }
}
