//! The text of questions.

use game_core::{Question, Rule, Turn};
use i18n::{Messages, message};

use crate::choice::Choice;
use crate::content::Actions;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::pieces::OPEN;
use crate::sequence::{BenefitAt, Frame, List, Owed};
use crate::steps::unlock_rule;
use crate::types::{Area, Location, Player};

use super::names::{bot_space, cell, counted, machine, vouchers, workshop_tile};

/// The question of a frame, which follows "You: ".
pub(super) struct Asked {
    pub(super) rule: &'static str,
    pub(super) text: String,
}

fn asked(rule: &'static str, text: impl Into<String>) -> Asked {
    Asked { rule, text: text.into() }
}

impl WeatherMachine {
    /// The current question.
    pub(crate) fn question_now(&self, messages: Messages) -> Option<Question> {
        let frame = self.state.frames.top()?;
        let who = match self.turn() {
            Turn::Choose(_) if self.options.solo() => message!(messages, "name-you").into(),
            Turn::Choose(seat) => self.name(Player::of_seat(seat)),
            Turn::Chance => message!(messages, "chance").into(),
            Turn::Over => return None,
        };
        let Asked { rule, text } = self.asked(frame, messages);
        let text = message!(messages, "asked-of", who = who, what = text).into();
        Some(Question { text, rule: Rule(rule), trail: self.trail() })
    }

    /// The question of a frame: in any language in the Saboteurs' turn, else in English.
    pub(super) fn asked(&self, frame: Frame, messages: Messages) -> Asked {
        self.theirs_asked(frame, messages)
            .or_else(|| self.chance_asked(frame))
            .or_else(|| self.turn_asked(frame))
            .or_else(|| self.payment_asked(frame))
            .or_else(|| self.gain_asked(frame))
            .or_else(|| self.action_asked(frame))
            .unwrap_or_else(|| asked("WM-STR.1", "choose."))
    }

    fn theirs_asked(&self, frame: Frame, messages: Messages) -> Option<Asked> {
        let set_up = self.state.round == 0;
        let (rule, text) = match frame {
            Frame::RevealReport if !set_up => ("SAB-TRN.6", message!(messages, "asks-revealed")),
            Frame::DiscardTop => ("SAB-GEN.11", message!(messages, "asks-top")),
            Frame::HavocPrice => ("SAB-HAV.2a", message!(messages, "asks-havoc")),
            _ => return None,
        };
        Some(asked(rule, text))
    }

    fn chance_asked(&self, frame: Frame) -> Option<Asked> {
        let player = self.mid_name(self.active());
        let set_up = self.state.round == 0;
        Some(match frame {
            Frame::DrawOrder => asked("WM-SET.4", "who is next in turn order?"),
            Frame::ShowTile => {
                let empty = self.state.offer.iter().position(Option::is_none);
                let laying = self.state.laid.iter().all(Option::is_none);
                match empty.filter(|_| laying) {
                    Some(space) => asked(
                        "WM-SET.9a",
                        format!("which Workshop tile is on space {} of the offer?", space + 1),
                    ),
                    None => asked("WM-SUP.2", "which Workshop tile is on top of the stack now?"),
                }
            }
            Frame::LaySubsidy { cell: at } => {
                asked("WM-SET.10", format!("which Subsidy tile lies in {}?", cell(at)))
            }
            Frame::ShowExperiment if set_up => {
                asked("WM-SET.16a", "which Experiment tile comes next?")
            }
            Frame::ShowExperiment => {
                asked("WM-NXT.2", "which Experiment tile is on top of the deck now?")
            }
            Frame::DealPart => {
                asked("WM-PLS.4", format!("which Machine Part is dealt to {player}?"))
            }
            Frame::DealTile => {
                asked("WM-PLS.5a", format!("which Workshop tile is dealt to {player}?"))
            }
            Frame::DealSet => {
                asked("WM-PLS.6", format!("which set of Goal tiles is dealt to {player}?"))
            }
            Frame::DealChallenge { .. } => asked("SAB-SET.18", "which Challenge card is drawn?"),
            Frame::DealGoal { area } => {
                asked("SAB-SET.2b", format!("which {} Goal tile is drawn?", area.token_colour()))
            }
            Frame::DealChemical { different: true, .. } => {
                asked("SAB-SET.7", "which Chemical do the Saboteurs start with?")
            }
            Frame::DealChemical { .. } => {
                asked("SAB-CHL.4a", "which further Chemical do the Saboteurs start with?")
            }
            Frame::FindReport { second: false } => {
                asked("SAB-SET.9", "which Security Report is revealed?")
            }
            Frame::FindReport { .. } => asked("SAB-SET.12", "which Security Report is revealed?"),
            Frame::RevealReport if set_up => {
                asked("SAB-SET.16", "which Security Report is the first Current Report?")
            }
            Frame::DrawReport { first } => {
                let which = if first.is_none() { "first" } else { "second" };
                asked("SAB-CALL.3", format!("which Security Report is drawn {which}?"))
            }
            _ => return None,
        })
    }

    /// Questions of the steps of a turn, and of what every player does outside turns.
    fn turn_asked(&self, frame: Frame) -> Option<Asked> {
        Some(match frame {
            Frame::Face => asked("WM-PLS.5b", "choose how the first Workshop tile lies."),
            Frame::Draft { pick } => asked(self.draft_rule(pick).0, "choose three Goal tiles."),
            Frame::SupplyActions => asked("WM-PSR.2", "take actions of the Supply, or end them."),
            Frame::UseTile => {
                asked("WM-TRN.2", "use one Subsidy tile or one Investment tile, or none.")
            }
            Frame::Move => asked("WM-TRN.3", "move the Scientist to another Location."),
            Frame::Actions => self.actions_asked(),
            Frame::PlaceTokens { awards: true } if self.lab().held_research() == 0 => {
                asked("WM-TOK.7", "place Awards in the Office, or keep them.")
            }
            Frame::PlaceTokens { .. } => {
                asked("WM-TRN.5", "place the Research tokens in the Office.")
            }
            Frame::PlaceNow { area, .. } => {
                let colour = area.token_colour();
                asked("WM-TOK.8", format!("place the {colour} Research token in the Office."))
            }
            Frame::LastPlacements => {
                asked("WM-SCO.0a", "place tokens and use Investment tiles, or finish.")
            }
            Frame::Assign { top: None, .. } => {
                asked("SAB-CALL.4", "choose the report that goes on top of the deck.")
            }
            Frame::Assign { .. } => asked(
                "SAB-CALL.4",
                "choose the report that is discarded; the third is the Current Report.",
            ),
            Frame::MarkerBack => {
                asked("SAB-CHL.3b", "choose the Funding marker that goes back 1 space.")
            }
            _ => return None,
        })
    }

    fn actions_asked(&self) -> Asked {
        let Some(space) = self.here() else { return asked("WM-TRN.4", "choose an action.") };
        let (rule, how_many) = match self.content.action_spaces[space].actions {
            Actions::Any => ("WM-ACT.4", "any number of actions"),
            Actions::Both => ("WM-ACT.2", "one or both actions"),
            Actions::One => ("WM-ACT.1", "one action"),
        };
        let mut choices = game_core::Choices::default();
        Frame::Actions.legal_actions(self, &mut choices);
        let main = space.location() != Location::Supply;
        if main && !choices.listed().iter().any(|choice| matches!(choice, Choice::Do(_))) {
            return asked("WM-ACT.5", "end the actions, or do something else first.");
        }
        asked(rule, format!("take {how_many} in {}, or end.", space.location().title()))
    }

    fn payment_asked(&self, frame: Frame) -> Option<Asked> {
        Some(match frame {
            Frame::Pay { owed: owed @ Owed::Vouchers(..) } => {
                asked("WM-VOU.4", format!("pay {}.", self.owed_words(owed)))
            }
            Frame::Pay { owed: Owed::AnyItem } => {
                asked("WM-RND.5", "pay any 1 Chemical or any 1 Machine Part.")
            }
            Frame::Pay { owed: owed @ (Owed::Chemical(_) | Owed::Research(_)) } => {
                let wanted = self.owed_words(owed);
                asked("WM-EXC.2a", format!("choose the Chemical to swap for {wanted}."))
            }
            Frame::Pay { owed } => {
                let wanted = self.owed_words(owed);
                asked("WM-EXC.3a", format!("choose the Machine Part to swap for {wanted}."))
            }
            Frame::PayAny { left, .. } => self.any_asked(left),
            _ => return None,
        })
    }

    fn any_asked(&self, left: u8) -> Asked {
        let count = counted(left, "Voucher");
        let beneath = self.state.frames.pending().iter().rev().nth(1);
        match beneath {
            Some(Frame::Pay { .. }) => {
                asked("WM-EXC.1a", format!("pay any {count} in exchange for a Science Voucher."))
            }
            Some(Frame::Swap { .. }) => {
                asked("WM-EXC.5", format!("pay any {count} for the exchange."))
            }
            _ => asked("WM-MOV.5c", format!("pay any {count} for the pieces to the left.")),
        }
    }

    fn gain_asked(&self, frame: Frame) -> Option<Asked> {
        Some(match frame {
            Frame::Benefit { at, alternative: OPEN, .. } => {
                let rule = self.rule_of(at).0;
                asked(rule, format!("choose one benefit of {}.", self.source(at)))
            }
            Frame::Benefit { at, .. } => {
                asked("WM-BEN.16", format!("take the benefit of {}?", self.source(at)))
            }
            Frame::GainAny { left, .. } => {
                let rule = if self.is_entering() { "WM-MOV.5a" } else { "WM-BEN.7" };
                asked(rule, format!("gain any {}.", counted(left, "Voucher")))
            }
            Frame::GainPart { left, .. } => {
                asked("WM-BEN.6", format!("take {} of any colour.", counted(left, "Machine Part")))
            }
            Frame::GainChemical { left } => {
                let count = counted(left, "Chemical");
                asked("WM-BEN.9", format!("take {count} of any type from the Supply."))
            }
            Frame::FundAny => asked("WM-BEN.10", "advance on a Funding track."),
            Frame::GainBot => asked("WM-BEN.8", "construct a Bot without paying Vouchers."),
            Frame::GainTile => asked("WM-BEN.11", "take a Workshop tile without paying Vouchers."),
            Frame::Lay => {
                let tile = self.state.in_hand.map_or(String::new(), |tile| {
                    format!(" {}", workshop_tile(self.content, tile))
                });
                asked("WM-SUP.6", format!("lay Workshop tile{tile} in the Workshop."))
            }
            Frame::OneOf { to } => {
                asked("WM-FUN.5", format!("choose one benefit of the R&D track up to space {to}."))
            }
            Frame::Follow => {
                asked("WM-FUN.4b", "choose the track whose funding follows that of the Lab.")
            }
            _ => return None,
        })
    }

    fn action_asked(&self, frame: Frame) -> Option<Asked> {
        Some(match frame {
            Frame::Target { list, .. } => target_asked(list),
            Frame::MarkerSpace { .. } => {
                asked("WM-BRK.4", "choose the space for the Breakthrough marker.")
            }
            Frame::TakeSubsidy { space } => {
                let column = space.weather().title();
                asked("WM-GOV.4", format!("take a Subsidy tile of the {column} column."))
            }
            Frame::EdgeOrder { .. } => asked("WM-GOV.16", "choose which benefit comes first."),
            Frame::LativTo { from } => asked(
                "WM-LAB.4b",
                format!("choose where Lativ's Bot goes from {}.", bot_space(from)),
            ),
            Frame::Cite { row } => asked(
                "WM-CIT.3",
                format!("choose the Goal tile that pays for the Citation token in row {row}."),
            ),
            Frame::BuyCp { paper, .. } => {
                let scoring = &self.content.scoring;
                let price = vouchers(crate::types::Voucher::Science, scoring.unlock_science);
                asked(unlock_rule(paper), format!("pay {price} for {} CP?", scoring.unlock_cp))
            }
            Frame::Provide { weather, .. } => asked(
                "WM-PRO.3",
                format!("provide parts of {} that Bots stand in for?", weather.title()),
            ),
            Frame::BuildIn { .. } => {
                asked("WM-PRO.6", "choose the Workshop row in which the prototype is built.")
            }
            Frame::Lose { row, .. } => {
                asked("WM-R.52", format!("choose which other parts of the {row} row are lost."))
            }
            Frame::ToLine { .. } => asked(
                "WM-PHB.4b",
                "choose a slot of the Assembly Line for the Bot that has no room.",
            ),
            Frame::OfferExperiment { weather, .. } => self.offer_asked(weather),
            Frame::TakeBack { from } => asked(
                "WM-PHB.13",
                format!("take the Bot on {} back, or leave it there?", bot_space(from)),
            ),
            _ => return None,
        })
    }

    fn offer_asked(&self, weather: crate::types::Weather) -> Asked {
        let facts = self.displayed(weather).map(|tile| &self.content.experiments[tile]);
        let what = facts.map_or(String::new(), |facts| {
            let price = vouchers(crate::types::Voucher::Science, facts.science);
            format!("pay {price} for {}?", facts.title)
        });
        asked("WM-PHB.5", what)
    }

    /// Where a benefit is printed, within a sentence.
    pub(super) fn source(&self, at: BenefitAt) -> String {
        let content = self.content;
        match at {
            BenefitAt::Subsidy(tile) => content.subsidies[tile].title.clone(),
            BenefitAt::Column(weather) => format!("the {} column", weather.title()),
            BenefitAt::Row(row) => format!("row {row} of the Subsidy tiles"),
            BenefitAt::Goal(space) => super::names::goal_space(space),
            BenefitAt::Funding(area, space) => {
                format!("space {space} of the {} Funding track", area.short())
            }
            BenefitAt::Office(space) => super::names::office_space(space),
            BenefitAt::Slide(row) => format!("the paper of row {row}"),
            BenefitAt::Slot(slot) => {
                format!("{} of the Assembly Line", super::names::line_slot(slot))
            }
            BenefitAt::Bot(space) => bot_space(space),
            BenefitAt::Storm(tile, space) => {
                format!("space {} of {}", space + 1, content.extreme[tile].title)
            }
            BenefitAt::Experiment(tile) => content.experiments[tile].title.clone(),
        }
    }
}

fn target_asked(list: List) -> Asked {
    let space = |area: Area| format!("choose a Bot space of {}.", machine(area));
    match list {
        List::Do(Deed::Sell) => asked("WM-GOV.3", space(Area::Government)),
        List::Do(Deed::Secure) => asked("WM-GOV.16", "choose the Subsidy tile to secure."),
        List::Do(Deed::Publish) => asked("WM-PUB.2", "choose the Office row to publish."),
        List::Do(Deed::Research) => asked("WM-RND.3", space(Area::Rnd)),
        List::Do(Deed::Breakthrough) => {
            asked("WM-BRK.2", "choose the published paper for the Breakthrough.")
        }
        _ => asked("WM-LAB.3", space(Area::Lab)),
    }
}
