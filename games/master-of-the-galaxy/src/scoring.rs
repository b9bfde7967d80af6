//! The outcome of a game, and what decided it.

use std::borrow::Cow;

use game_core::{Decision, Measure, Named as _, Outcome, PartyScore, Rule, ScoreItem, Standing};
use i18n::message;

use crate::game::MasterOfTheGalaxy;
use crate::state::{Ended, Reason};
use crate::steps::rule_of;
use crate::text::Narrator;
use crate::types::{Player, Symbol};

impl Narrator<'_> {
    /// The outcome of a game that is over.
    pub(crate) fn final_outcome(&self, ended: Ended) -> Outcome {
        let mut parties: Vec<PartyScore> =
            self.game.players().map(|player| self.score(player, ended)).collect();
        if self.game.options.solo() {
            parties.push(self.weavers_score(ended));
        }
        let (ended_by, decided_by) = (self.ended_by(ended), self.decided_by(ended));
        Outcome { rule: rule_of(ended), ended_by, decided_by, parties }
    }

    fn score(&self, player: Player, ended: Ended) -> PartyScore {
        let item =
            |rule, title: Cow<'static, str>, count| ScoreItem::counted(Rule(rule), title, count);
        let symbols = self.game.symbols(player);
        let mut items = vec![
            item(
                "MG-17.1",
                message!(self.messages, "score-bases"),
                i32::from(self.game.state.bases(player)),
            ),
            item(
                "MG-17.3",
                message!(self.messages, "score-starts"),
                i32::from(self.game.starts(player)),
            ),
        ];
        items.extend(Symbol::ALL.map(|symbol| {
            let title = message!(self.messages, "score-symbols", symbol = symbol.named(self));
            item("MG-17.2", title, i32::from(symbols[symbol]))
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
        let item = |rule, title: Cow<'static, str>, count: usize| {
            ScoreItem::counted(Rule(rule), title, i32::try_from(count).unwrap_or(i32::MAX))
        };
        PartyScore {
            name: message!(self.messages, "name-weavers").into(),
            seat: None,
            standing: if ended.winner.is_none() { Standing::Won } else { Standing::Lost },
            items: vec![
                item(
                    "WV-12.2",
                    message!(self.messages, "score-swarms"),
                    self.game.state.swarms.len(),
                ),
                item(
                    "WV-12.5",
                    message!(self.messages, "score-holes"),
                    self.game.state.holes.len(),
                ),
                item(
                    "WV-12.5",
                    message!(self.messages, "score-tokens"),
                    usize::from(self.game.state.tokens),
                ),
                item(
                    "WV-12.2",
                    message!(self.messages, "score-out"),
                    self.game.weavers_out().len(),
                ),
            ],
            total: None,
        }
    }

    /// What decided the victory; two simultaneous losses are both reported (WV-12.4, WV-12.5).
    fn decided_by(&self, ended: Ended) -> Vec<Decision> {
        let mut decided = vec![Decision::new(rule_of(ended), self.ended_by(ended))];
        if ended.by == Reason::HomeLost && self.game.state.tokens == 0 {
            let also = Ended { by: Reason::TokensOut, ..ended };
            decided.push(Decision::new(rule_of(also), self.ended_by(also)));
        }
        if ended.by == Reason::Guard && !self.game.options.solo() {
            decided.extend(self.guard_decisions());
        }
        decided
    }

    /// The comparisons that decided when the guard of the rounds ended the game, as far as they
    /// were needed.
    fn guard_decisions(&self) -> Vec<Decision> {
        let messages = self.messages;
        let of = |count: fn(&MasterOfTheGalaxy, Player) -> u8| {
            self.game.players().map(|player| i32::from(count(self.game, player))).collect()
        };
        let titles = [
            message!(messages, "guard-bases"),
            message!(messages, "guard-symbols"),
            message!(messages, "guard-starts"),
        ];
        let counts = [
            of(|game, of| game.state.bases(of)),
            of(MasterOfTheGalaxy::track_sum),
            of(MasterOfTheGalaxy::starts),
        ];
        let measures: Vec<Measure<'_>> = titles
            .iter()
            .zip(counts)
            .map(|(title, of)| Measure { rule: Rule("MG-20.4"), title, of })
            .collect();
        game_core::compare(&measures, messages.locale()).1
    }

    /// The text for what ended the game.
    pub(crate) fn ended_by(&self, ended: Ended) -> String {
        let numbers = &self.game.content.numbers;
        match ended.by {
            Reason::Bases => message!(self.messages, "end-bases", count = numbers.winning.bases),
            Reason::Symbols(symbol) => {
                let symbol = symbol.named(self);
                message!(
                    self.messages,
                    "end-symbols",
                    count = numbers.winning.symbols,
                    symbol = symbol
                )
            }
            Reason::Starts => message!(self.messages, "end-starts", count = numbers.winning.starts),
            Reason::LastLeft => message!(self.messages, "end-last"),
            Reason::NoSwarms => message!(self.messages, "end-swarms"),
            Reason::HomeLost => message!(self.messages, "end-home"),
            Reason::TokensOut => message!(self.messages, "end-tokens"),
            Reason::Guard => {
                message!(self.messages, "end-rounds", count = numbers.limits.round_guard)
            }
        }
        .into()
    }
}
