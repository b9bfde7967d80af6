use game_core::{Outcome, ScoreItem, Seat};
use i18n::{Messages, capital, message};
use lab::{Align, Grid};
use play::verdict;

/// The end of a game: why it ended, what decided it, the score sheet item by item, who won; to the
/// only person at the screen, what it means for him.
pub(crate) fn end_text(words: Messages, outcome: &Outcome, person: Option<Seat>) -> String {
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
    let verdict = capital(&verdict(words.locale(), outcome, person));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::messages;
    use game_core::{Decision, PartyScore, Rule, Standing};
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

";
        let told = |person| end_text(messages(Locale::English), &outcome, person);
        assert_eq!(told(None), format!("{expected}Red won by 5 points, 12 to 7.\n"));
        assert_eq!(told(Some(Seat(0))), format!("{expected}You won by 5 points, 12 to 7.\n"));
    }
}
