//! Questions as text.

use game_core::{Named as _, Question, Rule, Turn};
use i18n::message;

use super::names::Narrator;
use crate::effect::Verb;
use crate::sequence::{EffectAt, Frame, List};
use crate::types::{Pile, Project};

impl Narrator<'_> {
    /// The question that is pending.
    pub(crate) fn question(&self) -> Option<Question> {
        let frame = self.game.state.frames.top()?;
        if self.game.turn() == Turn::Over {
            return None;
        }
        let (rule, text) = self.asked(frame);
        Some(Question { text, rule: Rule(rule), trail: self.trail() })
    }

    fn asked(&self, frame: Frame) -> (&'static str, String) {
        let messages = self.messages;
        let (rule, text) = match frame {
            Frame::DrawFirst => ("MG-2.4", message!(messages, "ask-first-player")),
            Frame::DrawHome { .. } => ("MG-2.5", message!(messages, "ask-home-cube")),
            Frame::ChooseHome => ("WV-1.1", message!(messages, "ask-home")),
            Frame::FirstBase { .. } => ("MG-2.7", message!(messages, "ask-first-base")),
            Frame::ChooseSpecies => ("WV-1.1", message!(messages, "ask-species")),
            Frame::FirstSwarm { corner } => {
                let corner = if corner == 0 { "left" } else { "right" };
                ("WV-1.3", message!(messages, "ask-first-swarm", corner = corner))
            }
            Frame::TurnUp { pile } => {
                ("MG-2.10", message!(messages, "ask-top", pile = pile.named(self)))
            }
            Frame::Draw { left } => ("MG-3.4", message!(messages, "ask-draw", left = left)),
            Frame::Allocate => ("MG-4.1", message!(messages, "ask-allocate")),
            Frame::Recall => ("MG-5.1", message!(messages, "ask-recall")),
            Frame::Arrive { .. } => ("WV-5.1", message!(messages, "ask-arrive")),
            Frame::Aim { card } => {
                ("WV-3.4", message!(messages, "ask-aim", card = card.named(self)))
            }
            Frame::ChooseProject { .. } => ("MG-9.9", message!(messages, "ask-project")),
            Frame::Effect { at, verb, left, .. } => {
                ("MG-9.11", self.effect_asked(at, verb, left).into())
            }
            Frame::SwapFor { .. } => ("MG-9.11", message!(messages, "ask-swap-for")),
            Frame::Dismiss { pile, .. } => {
                ("MG-11.7", message!(messages, "ask-dismiss", pile = pile.named(self)))
            }
            Frame::Victory { won, .. } => {
                let system = won.target.named(self);
                ("MG-14.9", message!(messages, "ask-winners-base", system = system))
            }
            Frame::Spoils { winner: None, left, .. } => {
                ("WV-11.7", message!(messages, "ask-spoils-lost", left = left))
            }
            Frame::Spoils { loser, winner: Some(_), left } => {
                let loser = loser.named(self);
                ("MG-14.11", message!(messages, "ask-spoils-taken", player = loser, left = left))
            }
            Frame::SpoilLeader { winner: None, .. } => {
                ("WV-11.7", message!(messages, "ask-leader-lost"))
            }
            Frame::SpoilLeader { .. } => ("MG-14.12", message!(messages, "ask-leader-taken")),
            Frame::ChooseDeck { .. } => ("MG-11.3", message!(messages, "ask-deck")),
            Frame::Look { pile, .. } => {
                ("MG-11.2", message!(messages, "ask-look", pile = pile.named(self)))
            }
            Frame::Keep { pile, .. } => {
                let rule = if pile == Pile::Species { "MG-2.9" } else { "MG-11.2" };
                (rule, message!(messages, "ask-keep", pile = pile.named(self)))
            }
            Frame::Under { .. } => ("MG-11.2", message!(messages, "ask-under")),
            Frame::Unravel { .. } => ("WV-10.3", message!(messages, "ask-unravel")),
            Frame::Repel { .. } => ("MG-14.17", message!(messages, "ask-repel")),
            Frame::List { .. }
            | Frame::PickSpecies { .. }
            | Frame::Span { .. }
            | Frame::Act { .. }
            | Frame::Gained { .. }
            | Frame::Feed { .. }
            | Frame::FeedOne { .. }
            | Frame::Complete { .. }
            | Frame::Events { .. }
            | Frame::Drain { .. }
            | Frame::Acquire { .. }
            | Frame::Defeat { .. } => ("MG-3.2", message!(messages, "ask-nothing")),
        };
        (rule, text.into())
    }

    fn effect_asked(&self, at: EffectAt, verb: u8, left: u8) -> String {
        let messages = self.messages;
        let Some(what) = self.game.effect_at(at).verb(usize::from(verb)) else {
            return message!(messages, "ask-nothing").into();
        };
        let solo = self.game.options.solo();
        match what {
            Verb::Gain(..) | Verb::GainPlanet(_) | Verb::Draw(_) | Verb::Pick(_) => {
                message!(messages, "ask-use", effect = self.verb(what))
            }
            Verb::Skip | Verb::TakeLeader if solo => {
                message!(messages, "ask-use", effect = self.verb(what))
            }
            Verb::GainAny(_) => message!(messages, "ask-gain", left = left),
            Verb::Swap(_) => message!(messages, "ask-swap", left = left),
            Verb::Pull(..) | Verb::PullAny(_) => message!(messages, "ask-pull", left = left),
            Verb::Steal(..) => message!(messages, "ask-steal", left = left),
            Verb::Repel(_) => message!(messages, "ask-conflict-to-repel"),
            Verb::Base | Verb::Jump => message!(messages, "ask-base"),
            Verb::Settle(_) => message!(messages, "ask-settle", left = left),
            Verb::BlackHole => message!(messages, "ask-close"),
            Verb::Cancel => message!(messages, "ask-cancel"),
            Verb::Skip => message!(messages, "ask-skip"),
            Verb::TakeLeader => message!(messages, "ask-take-leader"),
        }
        .into()
    }

    /// The pending frames as text, the outermost first.
    fn trail(&self) -> Vec<String> {
        let state = &self.game.state;
        let round = (state.round > 0)
            .then(|| message!(self.messages, "trail-round", round = state.round).into());
        let pending = state.frames.pending().iter().filter_map(|&frame| self.trail_of(frame));
        round.into_iter().chain(pending).collect()
    }

    fn trail_of(&self, frame: Frame) -> Option<String> {
        let messages = self.messages;
        let text = match frame {
            Frame::List { list: List::SetUp | List::SoloSetUp, .. } => {
                message!(messages, "trail-set-up")
            }
            Frame::List { list: List::SkippedSoloTurn, .. } => {
                message!(messages, "trail-skipped-turn")
            }
            Frame::List { list: List::Turn | List::SoloTurn, .. } => {
                let player = self.game.state.active.named(self);
                message!(messages, "trail-turn", player = player)
            }
            Frame::Allocate => message!(messages, "trail-phase-2"),
            Frame::Span { .. } => message!(messages, "turn-span"),
            Frame::Act { card, .. } => return Some(self.word(card)),
            Frame::Gained { symbol, .. } | Frame::Feed { symbol, .. } => {
                message!(messages, "trail-feeding", symbol = symbol.named(self))
            }
            Frame::Complete { card, part, .. } => {
                let project = Project::at(card, part).named(self);
                message!(messages, "trail-complete", project = project)
            }
            Frame::Victory { won, .. } => {
                message!(messages, "victory-in", card = won.card.named(self))
            }
            Frame::Defeat { won } => {
                message!(messages, "trail-defeat", card = won.card.named(self))
            }
            Frame::Effect { at: EffectAt::Modifier(card, _), .. } => return Some(self.word(card)),
            Frame::ChooseDeck { .. }
            | Frame::Look { .. }
            | Frame::Keep { .. }
            | Frame::Under { .. } => message!(messages, "trail-pick"),
            Frame::Recall => message!(messages, "trail-recall"),
            Frame::Acquire { .. } | Frame::Dismiss { .. } => message!(messages, "trail-limit"),
            Frame::Events { .. }
            | Frame::Drain { .. }
            | Frame::DrawFirst
            | Frame::DrawHome { .. }
            | Frame::ChooseHome
            | Frame::FirstBase { .. }
            | Frame::PickSpecies { .. }
            | Frame::ChooseSpecies
            | Frame::FirstSwarm { .. }
            | Frame::TurnUp { .. }
            | Frame::Draw { .. }
            | Frame::Arrive { .. }
            | Frame::Aim { .. }
            | Frame::FeedOne { .. }
            | Frame::ChooseProject { .. }
            | Frame::Effect { .. }
            | Frame::SwapFor { .. }
            | Frame::Spoils { .. }
            | Frame::SpoilLeader { .. }
            | Frame::Unravel { .. }
            | Frame::Repel { .. } => return None,
        };
        Some(text.into())
    }
}
