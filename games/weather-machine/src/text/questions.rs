//! The text of questions.

use game_core::{Question, Rule, Turn};
use i18n::{Messages, capital, message};

use crate::choice::Choice;
use crate::content::Actions;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::pieces::OPEN;
use crate::sequence::{Frame, List, Owed};
use crate::steps::unlock_rule;
use crate::types::{Area, Location, Player, Voucher, Weather};

use super::localized_names::{heading_in, height_in, machine_in};
use super::narrator::{Narrator, game_message};

/// The question of a frame.
pub(super) struct Asked {
    pub(super) rule: &'static str,
    pub(super) text: String,
}

fn asked(rule: &'static str, text: String) -> Asked {
    Asked { rule, text }
}

impl WeatherMachine {
    /// The current question; with several people it begins with who is asked.
    pub(crate) fn question_now(&self, messages: Messages) -> Option<Question> {
        let frame = self.state.frames.top()?;
        let narrator = &self.narrator(messages);
        let Asked { rule, text } = self.asked(frame, narrator);
        let text = match self.turn() {
            Turn::Over => return None,
            Turn::Choose(seat) if !self.options.solo() => {
                let who = narrator.name(Player::of_seat(seat));
                message!(messages, "asked-of", who = who, what = text).into()
            }
            Turn::Choose(_) | Turn::Chance => text,
        };
        Some(Question { text, rule: Rule(rule), trail: self.trail(narrator) })
    }

    /// The rule of the question of a frame.
    pub(super) fn rule_of_question(&self, frame: Frame) -> &'static str {
        self.asked(frame, &self.narrator(Messages::SILENT)).rule
    }

    /// The question of a frame.
    pub(super) fn asked(&self, frame: Frame, narrator: &Narrator<'_>) -> Asked {
        self.chance_asked(frame, narrator)
            .or_else(|| self.turn_asked(frame, narrator))
            .or_else(|| self.payment_asked(frame, narrator))
            .or_else(|| self.gain_asked(frame, narrator))
            .or_else(|| self.action_asked(frame, narrator))
            .unwrap_or_else(|| asked("WM-STR.1", game_message!(narrator, "ask-action")))
    }

    fn chance_asked(&self, frame: Frame, n: &Narrator<'_>) -> Option<Asked> {
        let player = self.active();
        let set_up = self.state.round == 0;
        let (rule, text) = match frame {
            Frame::DrawOrder => ("WM-SET.4", game_message!(n, "ask-order")),
            Frame::ShowTile => {
                let empty = self.state.offer.iter().position(Option::is_none);
                let laying = self.state.laid.iter().all(Option::is_none);
                match empty.filter(|_| laying) {
                    Some(space) => {
                        ("WM-SET.9a", game_message!(n, "ask-offer-tile", space = space + 1))
                    }
                    None => ("WM-SUP.2", game_message!(n, "ask-stack-tile")),
                }
            }
            Frame::LaySubsidy { cell } => {
                ("WM-SET.10", game_message!(n, "ask-subsidy", cell = cell))
            }
            Frame::ShowExperiment if set_up => {
                ("WM-SET.16a", game_message!(n, "ask-next-experiment"))
            }
            Frame::ShowExperiment => ("WM-NXT.2", game_message!(n, "ask-top-experiment")),
            Frame::DealPart => ("WM-PLS.4", game_message!(n, "ask-part", player = player)),
            Frame::DealTile => ("WM-PLS.5a", game_message!(n, "ask-tile", player = player)),
            Frame::DealSet => ("WM-PLS.6", game_message!(n, "ask-set", player = player)),
            Frame::DealChallenge { .. } => ("SAB-SET.18", game_message!(n, "ask-challenge")),
            Frame::DealGoal { area } => {
                ("SAB-SET.2b", game_message!(n, "ask-goal", colour = n.token_colour(area)))
            }
            Frame::DealChemical { different: true, .. } => {
                ("SAB-SET.7", game_message!(n, "ask-hideout-chemical"))
            }
            Frame::DealChemical { .. } => ("SAB-CHL.4a", game_message!(n, "ask-further-chemical")),
            Frame::FindReport { second: false } => {
                ("SAB-SET.9", game_message!(n, "ask-placing-report"))
            }
            Frame::FindReport { .. } => ("SAB-SET.12", game_message!(n, "ask-placing-report")),
            Frame::RevealReport if set_up => ("SAB-SET.16", game_message!(n, "ask-first-report")),
            Frame::RevealReport => ("SAB-TRN.6", game_message!(n, "asks-revealed")),
            Frame::DrawReport { first } => {
                let nth = if first.is_none() { "first" } else { "second" };
                ("SAB-CALL.3", game_message!(n, "ask-drawn-report", nth = nth))
            }
            Frame::DiscardTop => ("SAB-GEN.11", game_message!(n, "asks-top")),
            Frame::HavocPrice => ("SAB-HAV.2a", game_message!(n, "asks-havoc")),
            _ => return None,
        };
        Some(asked(rule, text))
    }

    /// Questions of the steps of a turn, and of what every player does outside turns.
    fn turn_asked(&self, frame: Frame, n: &Narrator<'_>) -> Option<Asked> {
        let (rule, text) = match frame {
            Frame::Face => ("WM-PLS.5b", game_message!(n, "ask-face")),
            Frame::Draft { pick } => (self.draft_rule(pick).0, game_message!(n, "ask-draft")),
            Frame::SupplyActions => ("WM-PSR.2", game_message!(n, "ask-supply-actions")),
            Frame::UseTile => ("WM-TRN.2", game_message!(n, "ask-use-tile")),
            Frame::Move => ("WM-TRN.3", game_message!(n, "ask-move")),
            Frame::Actions => return Some(self.actions_asked(n)),
            Frame::PlaceTokens { awards: true } if self.lab().held_research() == 0 => {
                ("WM-TOK.7", game_message!(n, "ask-place-awards"))
            }
            Frame::PlaceTokens { .. } => ("WM-TRN.5", game_message!(n, "ask-place-tokens")),
            Frame::PlaceNow { area, .. } => {
                ("WM-TOK.8", game_message!(n, "ask-place-now", colour = n.token_colour(area)))
            }
            Frame::LastPlacements => ("WM-SCO.0a", game_message!(n, "ask-last-placements")),
            Frame::Assign { top: None, .. } => ("SAB-CALL.4", game_message!(n, "ask-top-report")),
            Frame::Assign { .. } => ("SAB-CALL.4", game_message!(n, "ask-discarded-report")),
            Frame::MarkerBack => ("SAB-CHL.3b", game_message!(n, "ask-marker-back")),
            _ => return None,
        };
        Some(asked(rule, text))
    }

    fn actions_asked(&self, n: &Narrator<'_>) -> Asked {
        let Some(space) = self.here() else {
            return asked("WM-TRN.4", game_message!(n, "ask-action"));
        };
        let (rule, actions) = match self.content.action_spaces[space].actions {
            Actions::Any => ("WM-ACT.4", "any"),
            Actions::Both => ("WM-ACT.2", "both"),
            Actions::One => ("WM-ACT.1", "one"),
        };
        let mut choices = game_core::Choices::default();
        Frame::Actions.legal_actions(self, &mut choices);
        let main = space.location() != Location::Supply;
        if main && !choices.listed().iter().any(|choice| matches!(choice, Choice::Do(_))) {
            return asked("WM-ACT.5", game_message!(n, "ask-no-action"));
        }
        let heading = heading_in(space.location(), n.messages);
        asked(rule, game_message!(n, "ask-actions", heading = heading, actions = actions))
    }

    fn payment_asked(&self, frame: Frame, n: &Narrator<'_>) -> Option<Asked> {
        let words = |owed| self.owed_words(owed, n);
        let (rule, text) = match frame {
            Frame::Pay { owed: owed @ Owed::Vouchers(..) } => {
                ("WM-VOU.4", game_message!(n, "ask-pay", price = words(owed)))
            }
            Frame::Pay { owed: Owed::AnyItem } => ("WM-RND.5", game_message!(n, "ask-pay-item")),
            Frame::Pay { owed: owed @ (Owed::Chemical(_) | Owed::Research(_)) } => {
                ("WM-EXC.2a", game_message!(n, "ask-swap-chemical", wanted = words(owed)))
            }
            Frame::Pay { owed } => {
                ("WM-EXC.3a", game_message!(n, "ask-swap-part", wanted = words(owed)))
            }
            Frame::PayAny { left, .. } => return Some(self.any_asked(left, n)),
            _ => return None,
        };
        Some(asked(rule, text))
    }

    fn any_asked(&self, left: u8, n: &Narrator<'_>) -> Asked {
        let vouchers = n.any_vouchers(left);
        let beneath = self.state.frames.pending().iter().rev().nth(1);
        match beneath {
            Some(Frame::Pay { .. }) => {
                asked("WM-EXC.1a", game_message!(n, "ask-pay-for-science", vouchers = vouchers))
            }
            Some(Frame::Swap { .. }) => {
                asked("WM-EXC.5", game_message!(n, "ask-pay-for-exchange", vouchers = vouchers))
            }
            _ => asked("WM-MOV.5c", game_message!(n, "ask-pay-for-pieces", vouchers = vouchers)),
        }
    }

    fn gain_asked(&self, frame: Frame, n: &Narrator<'_>) -> Option<Asked> {
        let (rule, text) = match frame {
            Frame::Benefit { at, alternative: OPEN, .. } => {
                let printed = capital(&n.printed(at));
                (self.rule_of(at).0, game_message!(n, "ask-benefit", at = printed))
            }
            Frame::Benefit { at, .. } => {
                ("WM-BEN.16", game_message!(n, "ask-take", at = capital(&n.printed(at))))
            }
            Frame::GainAny { left, .. } => {
                let rule = if self.is_entering() { "WM-MOV.5a" } else { "WM-BEN.7" };
                (rule, game_message!(n, "ask-gain-any", vouchers = n.any_vouchers(left)))
            }
            Frame::GainPart { left, .. } => {
                ("WM-BEN.6", game_message!(n, "ask-gain-part", count = left))
            }
            Frame::GainChemical { left } => {
                ("WM-BEN.9", game_message!(n, "ask-gain-chemical", count = left))
            }
            Frame::FundAny => ("WM-BEN.10", game_message!(n, "ask-fund")),
            Frame::GainBot => ("WM-BEN.8", game_message!(n, "ask-gain-bot")),
            Frame::GainTile => ("WM-BEN.11", game_message!(n, "ask-gain-tile")),
            Frame::Lay => match self.state.in_hand {
                Some(tile) => ("WM-SUP.6", game_message!(n, "ask-lay", tile = tile)),
                None => ("WM-SUP.6", game_message!(n, "ask-lay-none")),
            },
            Frame::OneOf { to } => ("WM-FUN.5", game_message!(n, "ask-one-of", to = to)),
            Frame::Follow => ("WM-FUN.4b", game_message!(n, "ask-follow")),
            _ => return None,
        };
        Some(asked(rule, text))
    }

    fn action_asked(&self, frame: Frame, n: &Narrator<'_>) -> Option<Asked> {
        let (rule, text) = match frame {
            Frame::Target { list, .. } => return Some(target_asked(list, n)),
            Frame::MarkerSpace { .. } => ("WM-BRK.4", game_message!(n, "ask-marker")),
            Frame::TakeSubsidy { space } => {
                let weather = space.weather();
                ("WM-GOV.4", game_message!(n, "ask-take-subsidy", weather = weather))
            }
            Frame::EdgeOrder { .. } => ("WM-GOV.16", game_message!(n, "ask-edges")),
            Frame::LativTo { from } => {
                ("WM-LAB.4b", game_message!(n, "ask-lativ-to", space = from))
            }
            Frame::Cite { row } => ("WM-CIT.3", game_message!(n, "ask-cite", row = row)),
            Frame::BuyCp { paper, .. } => {
                let scoring = &self.content.scoring;
                let price = n.vouchers(Voucher::Science, scoring.unlock_science);
                let cp = scoring.unlock_cp;
                (unlock_rule(paper), game_message!(n, "ask-buy-cp", price = price, cp = cp))
            }
            Frame::Provide { weather, .. } => {
                ("WM-PRO.3", game_message!(n, "ask-provide", weather = weather))
            }
            Frame::BuildIn { .. } => ("WM-PRO.6", game_message!(n, "ask-build-in")),
            Frame::Lose { row, .. } => ("WM-R.52", game_message!(n, "ask-lose", row = row)),
            Frame::ToLine { .. } => ("WM-PHB.4b", game_message!(n, "ask-to-line")),
            Frame::OfferExperiment { weather, .. } => {
                ("WM-PHB.5", self.experiment_asked(weather, n))
            }
            Frame::TakeBack { from } => {
                let at = height_in(from.area(), from.position(), n.messages);
                let weather = from.weather();
                ("WM-PHB.13", game_message!(n, "ask-take-back", weather = weather, at = at))
            }
            _ => return None,
        };
        Some(asked(rule, text))
    }

    fn experiment_asked(&self, weather: Weather, n: &Narrator<'_>) -> String {
        let Some(tile) = self.displayed(weather) else { return String::new() };
        let price = n.vouchers(Voucher::Science, self.content.experiments[tile].science);
        game_message!(n, "ask-experiment", price = price, tile = n.experiment_title(tile))
    }
}

fn target_asked(list: List, n: &Narrator<'_>) -> Asked {
    let space = |area: Area| game_message!(n, "ask-space", machine = machine_in(area, n.messages));
    match list {
        List::Do(Deed::Sell) => asked("WM-GOV.3", space(Area::Government)),
        List::Do(Deed::Secure) => asked("WM-GOV.16", game_message!(n, "ask-secure")),
        List::Do(Deed::Publish) => asked("WM-PUB.2", game_message!(n, "ask-publish")),
        List::Do(Deed::Research) => asked("WM-RND.3", space(Area::Rnd)),
        List::Do(Deed::Breakthrough) => asked("WM-BRK.2", game_message!(n, "ask-breakthrough")),
        _ => asked("WM-LAB.3", space(Area::Lab)),
    }
}
