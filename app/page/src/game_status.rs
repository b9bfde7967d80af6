//! How a game in progress stands, in a few words for lists.

use i18n::{Locale, joined, message};
use play::{Asks, DynGame, EndedParty, Glance, PartyName, Points};

/// How a game stands, in words that may be shown to anybody at the table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct GameStatus {
    /// The latest turn or round, such as `Round 5`.
    pub round: Option<String>,
    /// Whose turn it is.
    pub whose: String,
    /// Who plays against whom.
    pub against: String,
    /// The points so far, such as `Red 4, Androids 7`; `None` in a game without points before its
    /// end.
    pub score: Option<String>,
    /// Whether it is a helper for a real table.
    pub helper: bool,
}

/// The status of a game in words; `None` if it is over.
pub fn game_status(locale: Locale, kind: &dyn DynGame, glance: &Glance) -> Option<GameStatus> {
    if glance.asks == Asks::Nobody {
        return None;
    }
    if let Some(turn) = glance.helper {
        let opponent = kind.opponent(locale).unwrap_or_else(|| message!(locale, "going-opponent"));
        return Some(GameStatus {
            round: Some(message!(locale, "going-turn", turn = turn).into()),
            whose: message!(locale, "going-beside").into(),
            against: message!(locale, "going-runs", opponent = opponent).into(),
            score: None,
            helper: true,
        });
    }
    Some(GameStatus {
        round: glance.round.map(|round| message!(locale, "going-round", round = round).into()),
        whose: whose(locale, kind, glance),
        against: against(locale, kind, glance),
        score: score(locale, kind, glance),
        helper: false,
    })
}

/// How a game ended, in one line that may be shown to anybody at the table; `None` if it goes on,
/// or if an earlier version stored the glance.
pub fn how_it_ended(locale: Locale, kind: &dyn DynGame, glance: &Glance) -> Option<String> {
    let ended = glance.ended.as_ref()?;
    let name = |party: &EndedParty| kind.party_name(&party.name, locale);
    let winners: Vec<String> = ended.parties.iter().filter(|party| party.won).map(name).collect();
    let won = match winners.is_empty() {
        true => message!(locale, "ended-nobody"),
        false => message!(locale, "ended-won", names = joined(locale, winners, false)),
    };
    let score = |party: &EndedParty| Some(scored(locale, kind, &party.name, party.total?));
    let rule = |id: &String| {
        let near = kind.rules_near(id, locale);
        near.find(id).map(|entry| entry.title.clone())
    };
    let mut by: Vec<String> = ended.parties.iter().filter_map(score).collect();
    if by.is_empty() {
        by.extend(ended.decided_by.iter().filter_map(rule));
    }
    let how = match by.is_empty() {
        true => won,
        false => message!(locale, "ended-by", won = won, by = by.join(", ")),
    };
    Some(match glance.helper {
        Some(_) => message!(locale, "ended-helper", how = how).into(),
        None => how.into(),
    })
}

fn score(locale: Locale, kind: &dyn DynGame, glance: &Glance) -> Option<String> {
    let points = |one: &Points| scored(locale, kind, &one.name, one.points);
    let score: Vec<String> = glance.score.iter().map(points).collect();
    (!score.is_empty()).then(|| score.join(", "))
}

/// A party with its points.
fn scored(locale: Locale, kind: &dyn DynGame, name: &PartyName, points: i32) -> String {
    message!(locale, "ended-score", name = kind.party_name(name, locale), points = points).into()
}

fn whose(locale: Locale, kind: &dyn DynGame, glance: &Glance) -> String {
    let words = match &glance.asks {
        Asks::Nobody | Asks::Chance => message!(locale, "going-enter"),
        Asks::Person(_) if glance.people == 1 => message!(locale, "going-yours"),
        Asks::Person(name) => message!(locale, "going-of", name = kind.party_name(name, locale)),
        Asks::Bot(name) => message!(locale, "going-of-bot", name = kind.party_name(name, locale)),
    };
    words.into()
}

fn against(locale: Locale, kind: &dyn DynGame, glance: &Glance) -> String {
    let (seats, people) = (usize::from(glance.seats), usize::from(glance.people));
    let bots = seats.saturating_sub(people);
    let count = |count: usize| message!(locale, "going-bots", count = count);
    match (seats, people, bots) {
        (1, 1, _) => match kind.opponent(locale) {
            Some(opponent) => message!(locale, "going-against", opponent = opponent).into(),
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
            game_status(Locale::English, kind, &Glance::of(session))
        };
        let alone = game_status(&*begin(1, &[])).expect("it is not over");
        assert_eq!(alone.against, "you against the androids");
        assert!(alone.round.is_some_and(|round| round.starts_with("Round ")));
        let score = alone.score.expect("points are counted at once");
        assert!(score.to_lowercase().contains("androids "), "{score}");
        let bots = [PlayerSlot::Person, "random".parse().expect("a bot"), PlayerSlot::Person];
        let three = game_status(&*begin(3, &bots)).expect("it is not over");
        assert_eq!(three.against, "2 people and 1 bot");
        assert!(three.whose.starts_with("turn of "), "{three:?}");
        let mut over = begin(1, &[]);
        over.play_bot("random", 1, Until::Over).expect("a bot");
        assert_eq!(game_status(&*over), None);
    }

    /// Whoever reads a list reads it in a language of their own; what is stored is in none.
    #[test]
    fn how_a_game_stands_and_ended_is_said_in_every_language() {
        let catalog = Catalog::ours();
        let kind = catalog.game("pocket-mars").expect("in the catalog");
        let settings = json!({"seats": 2}).as_object().cloned().expect("an object");
        let new = kind.start(&settings, ChanceSource::Seed(7), Play::Friendly);
        let mut session = new.expect("a game");
        session.play_bot("random", 1, Until::Entries(60)).expect("a bot");
        let going = Glance { asks: Glance::of(&*session).asks, ..Glance::of(&*session) };
        session.play_bot("random", 1, Until::Over).expect("a bot");
        let over = Glance::of(&*session);
        assert_eq!(over.score, Vec::new(), "the list of ended games has the final one");
        let said = |locale| {
            let status = game_status(locale, kind, &going).expect("it goes on");
            let round = status.round.expect("a round");
            let how = how_it_ended(locale, kind, &over).expect("it is over");
            let score = status.score.expect("points are counted at once");
            assert_eq!(score.matches(", ").count(), 1, "{score}");
            assert_eq!(how_it_ended(locale, kind, &going), None);
            (round.split(' ').next().unwrap_or_default().to_string(), how)
        };
        let (round, how) = said(Locale::English);
        assert!(round == "Round" && how.starts_with("won by ") && how.contains(": Red "), "{how}");
        for (locale, round, red) in [
            (Locale::German, "Runde", "(Rot "),
            (Locale::French, "Manche", "(Rouge "),
            (Locale::Spanish, "Ronda", "(Rojo "),
        ] {
            let (said, how) = said(locale);
            assert!(said == round && how.contains(red), "{said}, {how}");
        }
    }
}
