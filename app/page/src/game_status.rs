//! How a game in progress stands, in a few words for lists.

use drawing::capital;
use i18n::{Locale, message};
use play::{Asks, Glance};

use crate::games;

/// How a game stands, in words that may be shown to anybody at the table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct GameStatus {
    /// The latest turn or round, such as `Round 5`.
    pub round: Option<String>,
    /// Whose turn it is.
    pub whose: String,
    /// Who plays against whom.
    pub against: String,
    /// Whether it is a helper for a real table.
    pub helper: bool,
}

/// The status of a game in words; `None` if it is over.
pub fn game_status(locale: Locale, game: &str, glance: &Glance) -> Option<GameStatus> {
    if glance.asks == Asks::Nobody {
        return None;
    }
    if let Some(turn) = glance.helper {
        let opponent = games::drawing(game)
            .map_or_else(|| message!(locale, "going-opponent"), |it| it.opponent(locale));
        return Some(GameStatus {
            round: Some(message!(locale, "going-turn", turn = turn).into()),
            whose: message!(locale, "going-beside").into(),
            against: message!(locale, "going-runs", opponent = opponent).into(),
            helper: true,
        });
    }
    Some(GameStatus {
        round: glance.round.as_deref().map(capital),
        whose: whose(locale, glance),
        against: against(locale, game, glance),
        helper: false,
    })
}

fn whose(locale: Locale, glance: &Glance) -> String {
    let words = match &glance.asks {
        Asks::Nobody | Asks::Chance => message!(locale, "going-enter"),
        Asks::Person(_) if glance.people == 1 => message!(locale, "going-yours"),
        Asks::Person(name) => message!(locale, "going-of", name = name.as_str()),
        Asks::Bot(name) => message!(locale, "going-of-bot", name = name.as_str()),
    };
    words.into()
}

fn against(locale: Locale, game: &str, glance: &Glance) -> String {
    let (seats, people) = (usize::from(glance.seats), usize::from(glance.people));
    let bots = seats.saturating_sub(people);
    let count = |count: usize| message!(locale, "going-bots", count = count);
    match (seats, people, bots) {
        (1, 1, _) => match games::drawing(game) {
            Some(drawing) => {
                message!(locale, "going-against", opponent = drawing.opponent(locale)).into()
            }
            None => message!(locale, "going-alone").into(),
        },
        (1, ..) => message!(locale, "going-bot-alone").into(),
        (_, 0, bots) => count(bots).into(),
        (_, people, 0) => message!(locale, "going-people", count = people).into(),
        (_, 1, bots) => message!(locale, "going-against", opponent = count(bots)).into(),
        (_, people, bots) => {
            message!(locale, "going-people-and", count = people, bots = count(bots)).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Turn;
    use play::{Catalog, ChanceSource, Play, PlayerSlot, Until};
    use serde_json::json;

    #[test]
    fn a_list_says_where_a_game_is_whose_turn_and_against_whom() {
        let catalog = Catalog::ours();
        let kind = catalog.game("pocket-mars").expect("in the catalog");
        let begin = |seats: u8, players: &[PlayerSlot]| {
            let settings = json!({"seats": seats}).as_object().cloned().expect("an object");
            let mut session =
                kind.start(&settings, ChanceSource::Seed(7), Play::Friendly).expect("a game");
            session.seat_players(players).expect("players");
            session.play_bot("random", 1, Until::Entries(60)).expect("a bot");
            if session.turn() == Turn::Chance {
                session.roll().expect("a seed answers");
            }
            session
        };
        let game_status = |session: &dyn play::DynSession| {
            game_status(Locale::English, "pocket-mars", &Glance::of(session))
        };
        let alone = game_status(&*begin(1, &[])).expect("it is not over");
        assert_eq!(alone.against, "you against the androids");
        assert!(alone.round.is_some_and(|round| round.starts_with("Round ")));
        let bots = [PlayerSlot::Person, "random".parse().expect("a bot"), PlayerSlot::Person];
        let three = game_status(&*begin(3, &bots)).expect("it is not over");
        assert_eq!(three.against, "2 people and 1 bot");
        assert!(three.whose.starts_with("turn of "), "{three:?}");
        let mut over = begin(1, &[]);
        over.play_bot("random", 1, Until::Over).expect("a bot");
        assert_eq!(game_status(&*over), None);
    }

    /// A glance updated with new entries equals a glance at the whole game.
    #[test]
    fn a_look_that_goes_on_sees_what_a_look_at_the_whole_sees() {
        let catalog = Catalog::ours();
        let kind = catalog.game("pocket-mars").expect("in the catalog");
        let new = kind.start(&Default::default(), ChanceSource::Seed(3), Play::Friendly);
        let mut session = new.expect("a game");
        let mut seen = Glance::of(&*session);
        for _ in 0..200 {
            if session.turn() == Turn::Over {
                break;
            }
            let before = session.len();
            match session.turn() {
                Turn::Chance => drop(session.roll().expect("a seed answers")),
                _ => drop(session.play_bot("random", 5, Until::Entries(1)).expect("a bot")),
            }
            seen = seen.after(&*session, before);
            assert_eq!(seen, Glance::of(&*session), "after {} entries", session.len());
        }
        session.undo().expect("takes back");
        assert_eq!(seen.after(&*session, session.len() + 1), Glance::of(&*session));
    }
}
