//! How a game that is under way stands, in a few words for lists.

use drawing::capital;
use play::{AnySession, ToldLine, people};
use table::{Seat, Turn, Viewer};
use tongues::{Tongue, say};

use crate::games;

/// How a game stands, in words that anybody at the table may read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Going {
    /// The turn or round that was told last, such as `Round 5`.
    pub round: Option<String>,
    /// Whose turn it is.
    pub whose: String,
    /// Who plays against whom.
    pub against: String,
    /// Whether it is a helper beside a real table.
    pub helper: bool,
}

/// So many entries are looked at for the last heading.
const FAR: usize = 400;
/// So many of them at once.
const STEP: usize = 20;

/// Looks at a game that is not over; `None` if it is.
pub fn going(tongue: Tongue, session: &dyn AnySession) -> Option<Going> {
    if let Some(helping) = session.helping() {
        let opponent = games::drawing(session.game())
            .map_or_else(|| say!(tongue, "going-opponent"), |it| it.opponent().into());
        return (session.turn() != Turn::Over).then(|| Going {
            round: Some(say!(tongue, "going-turn", turn = helping.turn).into()),
            whose: say!(tongue, "going-beside").into(),
            against: say!(tongue, "going-runs", opponent = opponent).into(),
            helper: true,
        });
    }
    let whose = match session.turn() {
        Turn::Over => return None,
        Turn::Chance => say!(tongue, "going-enter").into(),
        Turn::Choose(seat) => whose(tongue, session, seat),
    };
    Some(Going { round: round(session), whose, against: against(tongue, session), helper: false })
}

fn whose(tongue: Tongue, session: &dyn AnySession, seat: Seat) -> String {
    let name = session.seat_name(seat);
    let is_person = people(session.players()).any(|person| person == seat);
    match (is_person, people(session.players()).count()) {
        (true, 1) => say!(tongue, "going-yours").into(),
        (true, _) => say!(tongue, "going-of", name = name).into(),
        (false, _) => say!(tongue, "going-of-bot", name = name).into(),
    }
}

fn against(tongue: Tongue, session: &dyn AnySession) -> String {
    let (seats, people) = (usize::from(session.seats()), people(session.players()).count());
    let bots = seats - people;
    let count = |count: usize| say!(tongue, "going-bots", count = count);
    match (seats, people, bots) {
        (1, 1, _) => match games::drawing(session.game()) {
            Some(drawing) => say!(tongue, "going-against", opponent = drawing.opponent()).into(),
            None => say!(tongue, "going-alone").into(),
        },
        (1, ..) => say!(tongue, "going-bot-alone").into(),
        (_, 0, bots) => count(bots).into(),
        (_, people, 0) => say!(tongue, "going-people", count = people).into(),
        (_, 1, bots) => say!(tongue, "going-against", opponent = count(bots)).into(),
        (_, people, bots) => {
            say!(tongue, "going-people-and", count = people, bots = count(bots)).into()
        }
    }
}

/// The heading of the last turn that was told to begin, in games that number them.
fn round(session: &dyn AnySession) -> Option<String> {
    let numbered = |heading: &String| heading.chars().any(|letter| letter.is_ascii_digit());
    let heading = |line: &ToldLine| line.heading.clone().filter(numbered);
    let least = session.len().saturating_sub(FAR);
    let mut until = session.len();
    while until > least {
        let from = until.saturating_sub(STEP).max(least);
        let entries = session.log_between(Viewer::Nobody, from, until);
        let mut lines = entries.iter().rev().flat_map(|entry| entry.told.iter().rev());
        if let Some(heading) = lines.find_map(heading) {
            return Some(capital(&heading));
        }
        until = from;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{Library, Luck, Play, Seated, Until};
    use serde_json::json;

    #[test]
    fn a_list_says_where_a_game_is_whose_turn_and_against_whom() {
        let library = Library::ours();
        let kind = library.game("pocket-mars").expect("on the shelf");
        let begin = |seats: u8, players: &[Seated]| {
            let settings = json!({"seats": seats}).as_object().cloned().expect("an object");
            let mut session = kind.start(&settings, Luck::Seed(7), Play::Friendly).expect("a game");
            session.seat_players(players).expect("players");
            session.play_bot("random", 1, Until::Entries(60)).expect("a bot");
            if session.turn() == Turn::Chance {
                session.roll().expect("a seed answers");
            }
            session
        };
        let alone = going(Tongue::English, &*begin(1, &[])).expect("it is not over");
        assert_eq!(alone.against, "you against the androids");
        assert!(alone.round.is_some_and(|round| round.starts_with("Round ")));
        let bots = [Seated::Person, "random".parse().expect("a bot"), Seated::Person];
        let three = going(Tongue::English, &*begin(3, &bots)).expect("it is not over");
        assert_eq!(three.against, "2 people and 1 bot");
        assert!(three.whose.starts_with("turn of "), "{three:?}");
        let mut over = begin(1, &[]);
        over.play_bot("random", 1, Until::Over).expect("a bot");
        assert_eq!(going(Tongue::English, &*over), None);
    }
}
