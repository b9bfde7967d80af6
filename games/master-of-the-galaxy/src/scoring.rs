//! How a game ended, with what decided.

use table::{Decision, Outcome, PartyScore, Rule, ScoreItem, Standing};

use crate::game::MasterOfTheGalaxy;
use crate::kinds::{Player, Symbol};
use crate::state::{Ended, Reason};
use crate::steps::rule_of;

impl MasterOfTheGalaxy {
    /// The outcome of a game that is over.
    pub(crate) fn final_outcome(&self, ended: Ended) -> Outcome {
        let mut parties: Vec<PartyScore> =
            self.players().map(|player| self.score(player, ended)).collect();
        if self.options.solo() {
            parties.push(self.weavers_score(ended));
        }
        let (ended_by, decided_by) = (self.ended_by(ended), self.decided_by(ended));
        Outcome { rule: rule_of(ended), ended_by, decided_by, parties }
    }

    fn score(&self, player: Player, ended: Ended) -> PartyScore {
        let item = |rule, title: String, count| ScoreItem::counted(Rule(rule), title, count);
        let symbols = self.symbols(player);
        let mut items = vec![
            item("MG-17.1", "Bases on the board".into(), i32::from(self.state.bases(player))),
            item("MG-17.3", "Starts".into(), i32::from(self.starts(player))),
        ];
        items.extend(Symbol::ALL.map(|symbol| {
            item("MG-17.2", format!("Symbols, {symbol}"), i32::from(symbols[symbol]))
        }));
        let won = ended.winner == Some(player);
        PartyScore {
            name: self.name(player),
            seat: Some(player.seat()),
            standing: if won { Standing::Won } else { Standing::Lost },
            items,
            total: None,
        }
    }

    fn weavers_score(&self, ended: Ended) -> PartyScore {
        let item = |rule, title: &str, count: usize| {
            ScoreItem::counted(Rule(rule), title, i32::try_from(count).unwrap_or(i32::MAX))
        };
        PartyScore {
            name: "The Weavers".into(),
            seat: None,
            standing: if ended.winner.is_none() { Standing::Won } else { Standing::Lost },
            items: vec![
                item("WV-12.2", "Swarms on the board", self.state.swarms.len()),
                item("WV-12.5", "Black holes", self.state.holes.len()),
                item("WV-12.5", "Black hole tokens left", usize::from(self.state.tokens)),
                item("WV-12.2", "Weaver cards out of the game", self.weavers_out().len()),
            ],
            total: None,
        }
    }

    /// Why who won won; two losses at once are both said (WV-12.4, WV-12.5).
    fn decided_by(&self, ended: Ended) -> Vec<Decision> {
        let mut decided = vec![Decision::new(rule_of(ended), self.ended_by(ended))];
        if ended.by == Reason::HomeLost && self.state.tokens == 0 {
            let also = Ended { by: Reason::TokensOut, ..ended };
            decided.push(Decision::new(rule_of(also), self.ended_by(also)));
        }
        if ended.by == Reason::Guard && !self.options.solo() {
            decided.extend(self.guard_decisions());
        }
        decided
    }

    /// What was compared when the guard of the rounds ended the game, as far as it was needed.
    fn guard_decisions(&self) -> Vec<Decision> {
        let of = |count: fn(&Self, Player) -> u8| {
            self.players().map(|player| i32::from(count(self, player))).collect()
        };
        let rule = Rule("MG-20.4");
        let measures = [
            table::Measure { rule, title: "most bases", of: of(|game, of| game.state.bases(of)) },
            table::Measure { rule, title: "most symbols", of: of(Self::track_sum) },
            table::Measure { rule, title: "most starts", of: of(Self::starts) },
        ];
        table::compare(&measures).1
    }

    /// What ended the game, in words.
    fn ended_by(&self, ended: Ended) -> String {
        let numbers = &self.content.numbers;
        match ended.by {
            Reason::Bases => format!("{} bases on the board", numbers.winning.bases),
            Reason::Symbols(symbol) => format!("{} {symbol} symbols", numbers.winning.symbols),
            Reason::Starts => format!("{} starts", numbers.winning.starts),
            Reason::LastLeft => "nobody else has a base left".into(),
            Reason::NoSwarms => "no swarm is left on the board".into(),
            Reason::HomeLost => "no base in the home at the end of the turn".into(),
            Reason::TokensOut => "all black hole tokens are on the board".into(),
            Reason::Guard => format!("{} rounds are over", numbers.limits.round_guard),
        }
    }
}
