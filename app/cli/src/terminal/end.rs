use game_core::{Outcome, PartyScore, ScoreItem, Standing};
use i18n::{Messages, joined, message};
use lab::{Align, Grid};

/// The end of a game: why it ended, what decided it, the score sheet item by item, who won.
pub(crate) fn end_text(words: Messages, outcome: &Outcome) -> String {
    let mut headings = vec![("", Align::Left)];
    headings.extend(outcome.parties.iter().map(|party| (party.name.as_str(), Align::Right)));
    let mut grid = Grid::new(&headings);
    for (line, items) in outcome.lines() {
        let mut cells = vec![format!("{} [{}]", line.title, line.rule)];
        cells.extend(items.into_iter().map(|item| points(words, item)));
        grid.row(cells);
    }
    if outcome.has_points() {
        let mut total: Vec<String> = vec![message!(words.locale(), "end-points").into()];
        let number = |total: i32| total.to_string();
        total.extend(outcome.parties.iter().map(|party| party.total.map_or("-".into(), number)));
        grid.row(total);
    }
    let decisions: Vec<String> = outcome
        .decisions()
        .map(|decision| format!("{} [{}]", decision.text, decision.rule))
        .collect();
    let then = |first: String, next: String| -> String {
        message!(words, "over-then", first = first, next = next).into()
    };
    let decided_by = match decisions.into_iter().reduce(then) {
        None => String::new(),
        Some(what) => format!("{}\n", message!(words, "over-decided", what = what)),
    };
    let Outcome { ended_by, rule, .. } = outcome;
    let end = message!(words, "over-by", what = ended_by);
    let verdict = verdict(words, &outcome.parties);
    format!("{end} [{rule}]\n{decided_by}\n{grid}\n{verdict}\n")
}

/// The points for an item, and its count where that is a different number.
fn points(words: Messages, item: Option<&ScoreItem>) -> String {
    match item.map(|item| (item.count, item.points)) {
        Some((count, Some(points))) if count != points => {
            message!(words, "over-points-for", points = points, count = count).into()
        }
        Some((count, _)) => count.to_string(),
        None => "-".to_string(),
    }
}

fn verdict(words: Messages, parties: &[PartyScore]) -> String {
    let named = |standing| {
        let fits = parties.iter().filter(|party| party.standing == standing);
        fits.map(named_party).collect::<Vec<_>>()
    };
    let all = |names: Vec<String>| joined(words.locale(), names, false);
    let (won, shared) = (named(Standing::Won), named(Standing::Shared));
    let lost = named(Standing::Lost).join(", ");
    let verdict = match (won.is_empty(), shared.is_empty(), lost.is_empty()) {
        (true, true, _) => message!(words, "over-nobody", lost = lost),
        (true, false, true) => message!(words, "over-shared", names = all(shared)),
        (true, false, false) => {
            message!(words, "over-shared-against", names = all(shared), lost = lost)
        }
        (false, _, true) => message!(words, "over-won", names = all(won)),
        (false, _, false) => message!(words, "over-won-against", names = all(won), lost = lost),
    };
    verdict.into()
}

fn named_party(party: &PartyScore) -> String {
    let total = party.total.map_or_else(String::new, |total| format!(" ({total})"));
    format!("{}{total}", party.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::messages;
    use game_core::{Decision, Rule, Seat};
    use i18n::Locale;

    fn party(name: &str, standing: Standing, count: i32, points: i32) -> PartyScore {
        let item = ScoreItem::scored(Rule("X-9"), "colonists", count, points);
        let seat = (name == "red").then_some(Seat(0));
        PartyScore { name: name.into(), seat, standing, items: vec![item], total: Some(points) }
    }

    #[test]
    fn the_end_tells_why_every_item_and_who_won() {
        let parties =
            vec![party("red", Standing::Won, 3, 12), party("androids", Standing::Lost, 7, 7)];
        let outcome = Outcome {
            rule: Rule("X-8"),
            ended_by: "no cards are left".into(),
            decided_by: vec![Decision::new(Rule("X-7"), "most points: 12 to 7")],
            parties,
        };
        let expected = "\
The game is over: no cards are left [X-8]
Decided by most points: 12 to 7 [X-7]

                      red  androids
colonists [X-9]  12 for 3         7
Victory points         12         7

Won by red (12), against androids (7).
";
        assert_eq!(end_text(messages(Locale::English), &outcome), expected);
    }

    #[test]
    fn a_shared_victory_and_no_victory_have_words() {
        let shared = [party("red", Standing::Shared, 1, 1), party("blue", Standing::Shared, 1, 1)];
        let english = messages(Locale::English);
        assert_eq!(verdict(english, &shared), "The victory is shared by red (1) and blue (1).");
        assert_eq!(verdict(english, &[party("red", Standing::Lost, 1, 1)]), "Nobody won: red (1).");
    }
}
