//! Which outcomes are put into words: texts cost more than the counting of a short game.

use game_core::{GameInfo, Outcome};
use i18n::Locale;

/// Which games of a simulation have an [`Outcome`] with texts, in English; that of the others has
/// empty ones.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Texts {
    /// All.
    #[default]
    All,
    /// Only those with a party, or with an item of one, where no game before had any: enough to name
    /// every row of a sum over the games.
    First,
}

/// The number of items of each party whose texts were told.
#[derive(Debug, Default)]
pub(crate) struct Told(Vec<usize>);

impl Told {
    /// The outcome of a game, with its texts if they are wanted; `None` if it has none.
    pub(crate) fn outcome<G: GameInfo>(&mut self, game: &G, texts: Texts) -> Option<Outcome> {
        let silent = match texts {
            Texts::All => None,
            Texts::First => Some(game.outcome()?),
        };
        silent
            .filter(|outcome| !self.brings_new(outcome))
            .or_else(|| game.score_sheet(Locale::English))
    }

    /// Whether an outcome has a party or an item where none before had any; it has been told then.
    fn brings_new(&mut self, outcome: &Outcome) -> bool {
        let before: usize = self.0.iter().map(|items| items + 1).sum();
        self.0.resize(self.0.len().max(outcome.parties.len()), 0);
        for (told, party) in self.0.iter_mut().zip(&outcome.parties) {
            *told = (*told).max(party.items.len());
        }
        before < self.0.iter().map(|items| items + 1).sum()
    }
}

#[cfg(test)]
mod tests {
    use game_core::{PartyScore, Rule, ScoreItem, Standing};

    use super::*;

    #[test]
    fn an_outcome_is_told_where_a_row_has_no_name() {
        let outcome = |items: &[usize]| {
            let party = |&number| PartyScore {
                name: String::new(),
                seat: None,
                standing: Standing::Won,
                items: vec![ScoreItem::counted(Rule("X-1"), "", 1); number],
                total: None,
            };
            let parties = items.iter().map(party).collect();
            Outcome { rule: Rule("X-1"), ended_by: String::new(), decided_by: Vec::new(), parties }
        };
        let mut told = Told::default();
        let games: [(&[usize], bool); 6] = [
            (&[2, 0], true),
            (&[2, 0], false),
            (&[1], false),
            (&[1, 1], true),
            (&[1, 1, 0], true),
            (&[2, 1, 0], false),
        ];
        for (items, is_new) in games {
            assert_eq!(told.brings_new(&outcome(items)), is_new, "{items:?}");
        }
    }
}
