//! Questions as text.

use game_core::{Question, Rule, Turn};
use i18n::{Messages, message};

use super::names::{a, counted, pile_name, pile_names};
use crate::effect::{Scope, Verb};
use crate::game::MasterOfTheGalaxy;
use crate::sequence::{EffectAt, Frame, List};
use crate::types::{Pile, Player};

impl MasterOfTheGalaxy {
    /// The question that is pending.
    pub(crate) fn question_now(&self, messages: Messages) -> Option<Question> {
        let frame = self.state.frames.top()?;
        let who = match self.turn() {
            Turn::Choose(seat) => {
                Player::of_seat(seat).map_or_else(String::new, |of| self.name(of))
            }
            Turn::Chance => message!(messages, "chance").into(),
            Turn::Over => return None,
        };
        let (rule, text) = self.asked(frame, messages);
        let text = message!(messages, "asked-of", who = who, what = text).into();
        Some(Question { text, rule: Rule(rule), trail: self.trail() })
    }

    fn asked(&self, frame: Frame, messages: Messages) -> (&'static str, String) {
        match frame {
            Frame::DrawFirst => ("MG-2.4", "who begins?".into()),
            Frame::DrawHome { .. } => {
                ("MG-2.5", "which cube gives the first player a home?".into())
            }
            Frame::ChooseHome => ("WV-1.1", "in which corner is your home?".into()),
            Frame::FirstBase { .. } => ("MG-2.7", "which shape has the first base?".into()),
            Frame::ChooseSpecies => ("WV-1.1", "which species do you lead?".into()),
            Frame::FirstSwarm { corner } => {
                let side = if corner == 0 { "left" } else { "right" };
                ("WV-1.3", format!("which swarm comes to the {side} corner?"))
            }
            Frame::TurnUp { pile } => {
                ("MG-2.10", format!("which card is on top of the {pile} deck now?"))
            }
            Frame::Draw { left } => ("MG-3.4", format!("which cube is drawn? {left} to go.")),
            Frame::Allocate => ("MG-4.1", "place your cubes, or end the phase.".into()),
            Frame::Recall => ("MG-5.1", "which cube does the black one bring back?".into()),
            Frame::Arrive { .. } => ("WV-5.1", message!(messages, "asks-arrive").into()),
            Frame::Aim { card } => {
                ("WV-3.4", format!("at which system does {} aim?", self.swarm_name(card)))
            }
            Frame::ChooseProject { .. } => ("MG-9.9", "which project is completed first?".into()),
            Frame::Effect { at, verb, left, .. } => self.effect_asked(at, verb, left),
            Frame::SwapFor { .. } => ("MG-9.11", "which cube do you take for it?".into()),
            Frame::Dismiss { pile, .. } => {
                ("MG-11.7", format!("you have one {} too many: which one goes?", pile_name(pile)))
            }
            Frame::Victory { won, .. } => {
                ("MG-14.9", format!("which base comes to {}?", self.system_name(won.target)))
            }
            Frame::Spoils { winner: None, left, .. } => {
                ("WV-11.7", format!("which cube do you lose to the Weavers? {left} to go."))
            }
            Frame::Spoils { loser, winner: Some(_), left } => {
                let whose = self.possessive(loser);
                ("MG-14.11", format!("which cube of {whose} bag do you take? {left} to go."))
            }
            Frame::SpoilLeader { winner: None, .. } => {
                ("WV-11.7", "which leader do you lose?".into())
            }
            Frame::SpoilLeader { .. } => ("MG-14.12", "which leader do you take?".into()),
            Frame::ChooseDeck { piles } => {
                ("MG-11.3", format!("of which deck do you pick {}?", a(&pile_names(piles))))
            }
            Frame::Look { pile, .. } => {
                ("MG-11.2", format!("which {} is the next one?", pile_name(pile)))
            }
            Frame::Keep { pile: Pile::Species, .. } => {
                ("MG-2.9", "which species do you keep?".into())
            }
            Frame::Keep { pile, .. } => {
                ("MG-11.2", format!("which {} do you keep?", pile_name(pile)))
            }
            Frame::Under { .. } => ("MG-11.2", "which card goes under its deck first?".into()),
            Frame::Unravel { .. } => ("WV-10.3", "which cube of the Weavers do you remove?".into()),
            Frame::Repel { .. } => ("MG-14.17", "which cube do you send home?".into()),
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
            | Frame::Defeat { .. } => ("MG-3.2", "go on.".into()),
        }
    }

    fn effect_asked(&self, at: EffectAt, verb: u8, left: u8) -> (&'static str, String) {
        let of = self.effect_name(at);
        let Some(what) = self.effect_at(at).verb(usize::from(verb)) else {
            return ("MG-9.7", of);
        };
        let more = if left > 1 { format!(" {left} to go.") } else { String::new() };
        let asks = match what {
            Verb::Gain(..) | Verb::GainPlanet(_) | Verb::Draw(_) | Verb::Pick(_) => {
                format!("{}?", self.verb_in_words(what))
            }
            Verb::GainAny(_) => "which cube do you gain?".into(),
            Verb::Swap(_) => "which cube do you give?".into(),
            Verb::Pull(..) | Verb::PullAny(_) => "which cube of your bag goes where?".into(),
            Verb::Steal(..) => "which cube do you steal?".into(),
            Verb::Repel(_) => "in which conflict do you send cubes home?".into(),
            Verb::Base | Verb::Jump => "where does the base go?".into(),
            Verb::Settle(_) => "which planet do you settle?".into(),
            Verb::BlackHole => "which system do you close?".into(),
            Verb::Cancel => "which conflict do you cancel?".into(),
            Verb::Skip if self.options.solo() => "do you remove cubes of the Weavers?".into(),
            Verb::Skip => "who skips a turn?".into(),
            Verb::TakeLeader if self.options.solo() => "do you pick a leader?".into(),
            Verb::TakeLeader => "which leader do you take?".into(),
        };
        ("MG-9.11", format!("{of}: {asks}{more}"))
    }

    /// The text for where an effect is printed.
    pub(super) fn effect_name(&self, at: EffectAt) -> String {
        match at {
            EffectAt::Project(card, part) => {
                self.project_name(crate::types::Project::at(card, part))
            }
            EffectAt::Victory(card) => format!("victory in {}", self.card_name(card)),
            EffectAt::Modifier(card, _) => self.card_name(card).to_string(),
        }
    }

    /// The text for what a verb does.
    pub(super) fn verb_in_words(&self, verb: Verb) -> String {
        match verb {
            Verb::Gain(colour, count) => format!("gain {count} {}", colour.name()),
            Verb::GainAny(count) => format!("gain {count} of your choice"),
            Verb::GainPlanet(count) => format!("gain {count} of the planet's colour"),
            Verb::Swap(count) => format!("swap up to {count} with the reserve"),
            Verb::Draw(count) => format!("draw {count}"),
            Verb::Pull(kind, count) => {
                format!("place up to {count} of your bag on {}", super::names::kind_name(kind))
            }
            Verb::PullAny(count) => format!("place up to {count} of your bag"),
            Verb::Steal(scope, count) => {
                format!("steal up to {} {}", counted(count, "cube", "cubes"), self.stolen(scope))
            }
            Verb::Repel(count) => format!("send up to {count} of the other side home"),
            Verb::Pick(piles) => format!("pick {} in Phase 3", a(&pile_names(piles))),
            Verb::Base => "set a base".into(),
            Verb::Jump => "set a base without a route".into(),
            Verb::Settle(count) => format!("settle up to {count} from the reserve"),
            Verb::BlackHole => "close a neutral system".into(),
            Verb::Cancel => "cancel a conflict".into(),
            Verb::Skip if self.options.solo() => "remove 2 cubes of the Weavers".into(),
            Verb::Skip => "an opponent skips a turn".into(),
            Verb::TakeLeader if self.options.solo() => "pick a leader in Phase 3".into(),
            Verb::TakeLeader => "take an opponent's leader".into(),
        }
    }

    /// The text for what a theft can reach; in solo, no other player has routes (WV-10.5).
    fn stolen(&self, scope: Scope) -> &'static str {
        match scope.word() {
            "route" if !self.options.solo() => "from routes",
            "card" | "route" => "from cards",
            "conflict" => "from conflicts",
            _ => "from anywhere",
        }
    }

    /// The text for what an effect does.
    pub fn effect_in_words(&self, effect: &crate::effect::Effect) -> String {
        let verbs: Vec<String> = effect.verbs().map(|verb| self.verb_in_words(verb)).collect();
        if verbs.is_empty() { "nothing but its symbols".into() } else { verbs.join(", then ") }
    }

    /// The pending frames as text, the outermost first.
    fn trail(&self) -> Vec<String> {
        let pending = self.state.frames.pending();
        let mut trail = Vec::new();
        if self.state.round > 0 {
            trail.push(format!("Round {}", self.state.round));
        }
        trail.extend(pending.iter().filter_map(|&frame| self.trail_of(frame)));
        trail
    }

    fn trail_of(&self, frame: Frame) -> Option<String> {
        Some(match frame {
            Frame::List { list: List::SetUp | List::SoloSetUp, .. } => "Set-up".into(),
            Frame::List { list: List::SkippedSoloTurn, .. } => "Skipped turn".into(),
            Frame::List { list: List::Turn | List::SoloTurn, .. } => {
                let whose = self.possessive(self.state.active);
                format!("{}{} turn", whose[..1].to_uppercase(), &whose[1..])
            }
            Frame::Allocate => "Phase 2".into(),
            Frame::Span { .. } => "Weavers Span".into(),
            Frame::Act { card, .. } => self.swarm_name(card).to_string(),
            Frame::Gained { symbol, .. } | Frame::Feed { symbol, .. } => {
                format!("Feeding: {symbol}")
            }
            Frame::Complete { card, part, .. } => {
                self.project_name(crate::types::Project::at(card, part))
            }
            Frame::Victory { won, .. } => format!("Victory in {}", self.card_name(won.card)),
            Frame::Defeat { won } => format!("Defeat in {}", self.card_name(won.card)),
            Frame::ChooseDeck { .. }
            | Frame::Look { .. }
            | Frame::Keep { .. }
            | Frame::Under { .. } => "Pick".into(),
            Frame::Recall => "Recall".into(),
            Frame::Acquire { .. } | Frame::Dismiss { .. } => "Limit".into(),
            Frame::Events { .. } | Frame::Drain { .. } => "Events".into(),
            Frame::DrawFirst
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
        })
    }
}
