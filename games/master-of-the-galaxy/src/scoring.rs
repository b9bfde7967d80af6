//! The outcome of a game, and what decided it.

use i18n::Locale;
use std::borrow::Cow;

use game_core::{Decision, Outcome, PartyScore, Rule, ScoreItem, Standing};
use i18n::{Messages, message};

use crate::game::MasterOfTheGalaxy;
use crate::state::{Ended, Reason};
use crate::steps::rule_of;
use crate::text::symbol_words;
use crate::types::{Player, Symbol};

impl MasterOfTheGalaxy {
    /// The outcome of a game that is over.
    pub(crate) fn final_outcome(&self, ended: Ended, messages: Messages) -> Outcome {
        let mut parties: Vec<PartyScore> =
            self.players().map(|player| self.score(player, ended, messages)).collect();
        if self.options.solo() {
            parties.push(self.weavers_score(ended, messages));
        }
        let (ended_by, decided_by) =
            (self.ended_by(ended, messages), self.decided_by(ended, messages));
        Outcome { rule: rule_of(ended), ended_by, decided_by, parties }
    }

    fn score(&self, player: Player, ended: Ended, messages: Messages) -> PartyScore {
        let item =
            |rule, title: Cow<'static, str>, count| ScoreItem::counted(Rule(rule), title, count);
        let symbols = self.symbols(player);
        let mut items = vec![
            item("MG-17.1", message!(messages, "score-bases"), i32::from(self.state.bases(player))),
            item("MG-17.3", message!(messages, "score-starts"), i32::from(self.starts(player))),
        ];
        items.extend(Symbol::ALL.map(|symbol| {
            let title =
                message!(messages, "score-symbols", symbol = symbol_words(symbol, messages));
            item("MG-17.2", title, i32::from(symbols[symbol]))
        }));
        let won = ended.winner == Some(player);
        PartyScore {
            name: match self.options.solo() {
                true => message!(messages, "name-you").into(),
                false => self.name(player),
            },
            seat: Some(player.seat()),
            standing: if won { Standing::Won } else { Standing::Lost },
            items,
            total: None,
        }
    }

    fn weavers_score(&self, ended: Ended, messages: Messages) -> PartyScore {
        let item = |rule, title: Cow<'static, str>, count: usize| {
            ScoreItem::counted(Rule(rule), title, i32::try_from(count).unwrap_or(i32::MAX))
        };
        PartyScore {
            name: message!(messages, "name-weavers").into(),
            seat: None,
            standing: if ended.winner.is_none() { Standing::Won } else { Standing::Lost },
            items: vec![
                item("WV-12.2", message!(messages, "score-swarms"), self.state.swarms.len()),
                item("WV-12.5", message!(messages, "score-holes"), self.state.holes.len()),
                item("WV-12.5", message!(messages, "score-tokens"), usize::from(self.state.tokens)),
                item("WV-12.2", message!(messages, "score-out"), self.weavers_out().len()),
            ],
            total: None,
        }
    }

    /// What decided the victory; two simultaneous losses are both reported (WV-12.4, WV-12.5).
    fn decided_by(&self, ended: Ended, messages: Messages) -> Vec<Decision> {
        let mut decided = vec![Decision::new(rule_of(ended), self.ended_by(ended, messages))];
        if ended.by == Reason::HomeLost && self.state.tokens == 0 {
            let also = Ended { by: Reason::TokensOut, ..ended };
            decided.push(Decision::new(rule_of(also), self.ended_by(also, messages)));
        }
        if ended.by == Reason::Guard && !self.options.solo() {
            decided.extend(self.guard_decisions());
        }
        decided
    }

    /// The comparisons that decided when the guard of the rounds ended the game, as far as they
    /// were needed.
    fn guard_decisions(&self) -> Vec<Decision> {
        let of = |count: fn(&Self, Player) -> u8| {
            self.players().map(|player| i32::from(count(self, player))).collect()
        };
        let rule = Rule("MG-20.4");
        let measures = [
            game_core::Measure {
                rule,
                title: "most bases",
                of: of(|game, of| game.state.bases(of)),
            },
            game_core::Measure { rule, title: "most symbols", of: of(Self::track_sum) },
            game_core::Measure { rule, title: "most starts", of: of(Self::starts) },
        ];
        game_core::compare(&measures, Locale::English).1
    }

    /// The text for what ended the game.
    fn ended_by(&self, ended: Ended, messages: Messages) -> String {
        let numbers = &self.content.numbers;
        match ended.by {
            Reason::Bases => message!(messages, "end-bases", count = numbers.winning.bases),
            Reason::Symbols(symbol) => {
                let symbol = symbol_words(symbol, messages);
                message!(messages, "end-symbols", count = numbers.winning.symbols, symbol = symbol)
            }
            Reason::Starts => message!(messages, "end-starts", count = numbers.winning.starts),
            Reason::LastLeft => message!(messages, "end-last"),
            Reason::NoSwarms => message!(messages, "end-swarms"),
            Reason::HomeLost => message!(messages, "end-home"),
            Reason::TokensOut => message!(messages, "end-tokens"),
            Reason::Guard => message!(messages, "end-rounds", count = numbers.limits.round_guard),
        }
        .into()
    }
}
