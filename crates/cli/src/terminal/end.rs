use lab::{Align, Grid};
use table::{Outcome, PartyScore, Standing};

/// The end: why, the score sheet item by item, who won.
pub(crate) fn end_text(outcome: &Outcome) -> String {
    let mut headings = vec![("", Align::Left)];
    headings.extend(outcome.parties.iter().map(|party| (party.name.as_str(), Align::Right)));
    let mut grid = Grid::new(&headings);
    let longest = outcome.parties.iter().map(|party| party.items.len()).max().unwrap_or(0);
    for place in 0..longest {
        let item = outcome.parties.iter().find_map(|party| party.items.get(place));
        let heading =
            item.map_or_else(String::new, |item| format!("{} [{}]", item.title, item.rule));
        let mut cells = vec![heading];
        cells.extend(outcome.parties.iter().map(|party| points(party, place)));
        grid.row(cells);
    }
    let mut total = vec!["Victory points".to_string()];
    total.extend(outcome.parties.iter().map(|party| party.total.to_string()));
    grid.row(total);
    format!(
        "The game is over: {} [{}]\n\n{grid}\n{}\n",
        outcome.ended_by,
        outcome.rule,
        verdict(&outcome.parties)
    )
}

/// The points for an item, and how many of it there were where that is another number.
fn points(party: &PartyScore, place: usize) -> String {
    match party.items.get(place) {
        Some(item) if item.count == item.points => item.points.to_string(),
        Some(item) => format!("{} for {}", item.points, item.count),
        None => "-".to_string(),
    }
}

fn verdict(parties: &[PartyScore]) -> String {
    let named = |standing| {
        let fits = parties.iter().filter(|party| party.standing == standing);
        fits.map(|party| format!("{} ({})", party.name, party.total)).collect::<Vec<_>>()
    };
    let (won, shared) = (named(Standing::Won), named(Standing::Shared));
    let lost = named(Standing::Lost);
    let against = match (lost.is_empty(), won.is_empty() && shared.is_empty()) {
        (true, _) => String::new(),
        (false, true) => format!("Nobody won: {}", lost.join(", ")),
        (false, false) => format!(", against {}", lost.join(", ")),
    };
    let winners = match (&won[..], &shared[..]) {
        ([], []) => String::new(),
        ([], shared) => format!("The victory is shared by {}", shared.join(" and ")),
        (won, _) => format!("Won by {}", won.join(" and ")),
    };
    format!("{winners}{against}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rule, ScoreItem, Seat};

    fn party(name: &str, standing: Standing, count: i32, points: i32) -> PartyScore {
        let item = ScoreItem { rule: Rule("X-9"), title: "colonists".into(), count, points };
        let seat = (name == "red").then_some(Seat(0));
        PartyScore { name: name.into(), seat, standing, items: vec![item], total: points }
    }

    #[test]
    fn the_end_tells_why_every_item_and_who_won() {
        let parties =
            vec![party("red", Standing::Won, 3, 12), party("androids", Standing::Lost, 7, 7)];
        let outcome = Outcome { rule: Rule("X-8"), ended_by: "no cards are left".into(), parties };
        let expected = "\
The game is over: no cards are left [X-8]

                      red  androids
colonists [X-9]  12 for 3         7
Victory points         12         7

Won by red (12), against androids (7).
";
        assert_eq!(end_text(&outcome), expected);
    }

    #[test]
    fn a_shared_victory_and_no_victory_have_words() {
        let shared = [party("red", Standing::Shared, 1, 1), party("blue", Standing::Shared, 1, 1)];
        assert_eq!(verdict(&shared), "The victory is shared by red (1) and blue (1).");
        assert_eq!(verdict(&[party("red", Standing::Lost, 1, 1)]), "Nobody won: red (1).");
    }
}
