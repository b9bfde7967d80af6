//! The position with its rules: who answers the frame on top, and where that is written.
//!
//! Every question is one line here and one file under `steps` or `automa`: what is asked, what is
//! allowed and what happens stand there together.

use std::fmt;

use table::{Ask, Flow, Seat, Steps, Tell, Turn, advance};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::kinds::Player;
use crate::options::Options;
use crate::sequence::{Frame, List, Step};
use crate::state::State;

/// A position of Pocket Mars.
#[derive(Clone)]
pub struct PocketMars {
    pub(crate) options: Options,
    pub(crate) content: &'static Content,
    pub(crate) state: State,
}

impl PocketMars {
    /// The position before the first question.
    pub(crate) fn begin(options: &Options, content: &'static Content) -> PocketMars {
        let mut game = PocketMars { options: *options, content, state: State::empty() };
        let list = match (options.solo(), options.drafting) {
            (true, _) => List::SoloSetUp,
            (false, true) => List::DraftSetUp,
            (false, false) => List::SetUp,
        };
        game.state.frames.call(Frame::Steps { list, next: 0 });
        advance(&mut game, &mut table::Silent);
        game
    }

    /// Who acts next.
    pub(crate) fn turn(&self) -> Turn {
        let Some(frame) = self.state.frames.top() else { return Turn::Over };
        match self.decider(frame) {
            Some(player) => Turn::Choose(player.seat().unwrap_or(Seat(0))),
            None => Turn::Chance,
        }
    }

    /// Who answers a frame that asks; `None` if chance does.
    ///
    /// DA-8.3a IF the player decides for the androids THEN their choices are asked of the human.
    fn decider(&self, frame: Frame) -> Option<Player> {
        match frame {
            Frame::ChooseShip { chooser, .. } => Some(chooser),
            Frame::Keep { player } | Frame::FillModule { player } => Some(player),
            Frame::Ability { you, .. } | Frame::Peek { you, .. } | Frame::SwapCards { you, .. } => {
                Some(you)
            }
            Frame::FourCards { turn } => Some(self.restored(turn)),
            Frame::Upgrade { .. } | Frame::Calculations => Some(Player::One),
            Frame::Deal { .. }
            | Frame::DrawStartingPlayer
            | Frame::RevealSlot { .. }
            | Frame::RevealTop
            | Frame::NewTop => None,
            _ => Some(self.state.active),
        }
    }

    /// Lists the answers to the frame on top.
    pub(crate) fn list(&self, out: &mut impl Ask<Choice>) {
        let Some(frame) = self.state.frames.top() else { return };
        match frame {
            Frame::ChooseShip { .. } => self.ask_ship(out),
            Frame::Deal { .. } => self.ask_deal(out),
            Frame::Keep { player } => self.ask_keep(player, out),
            Frame::FillModule { player } => self.ask_fill(player, out),
            Frame::DrawStartingPlayer => self.ask_starting_player(out),
            Frame::Action => self.ask_action(out),
            Frame::LandByValue => self.ask_landing(out),
            Frame::Ability { of, you, step, done, paid } => {
                self.ask_ability(of, you, step, done, paid, out);
            }
            Frame::Peek { you, owner, one, two, .. } => self.ask_peek(you, owner, one, two, out),
            Frame::SwapCards { building, .. } => self.ask_swap_cards(building, out),
            Frame::RevealSlot { owner, slot } => self.ask_slot_face(owner, slot, out),
            Frame::RevealTop => self.ask_top_face(out),
            Frame::NewTop => self.ask_new_top(out),
            Frame::FourCards { turn } => self.ask_four_cards(self.restored(turn), out),
            Frame::Upgrade { .. } => self.ask_upgrade(out),
            Frame::Calculations => self.ask_calculations(out),
            Frame::Steps { .. }
            | Frame::LookAt { .. }
            | Frame::TakeSlot { .. }
            | Frame::Trade { .. }
            | Frame::DrawFromDeck { .. }
            | Frame::Mill { .. }
            | Frame::Refill => {}
        }
    }

    fn begin_step(&mut self, step: Step, tell: &mut impl Tell<Event>) {
        match step {
            Step::GiveShips => self.give_ships(tell),
            Step::PlaceColonists => self.place_colonists(),
            Step::Deal => self.deal(4, false),
            Step::Draft => self.begin_draft(),
            Step::FillPrepModules => {
                self.state.frames.call(Frame::FillModule { player: Player::One })
            }
            Step::DrawStartingPlayer => self.state.frames.call(Frame::DrawStartingPlayer),
            Step::MakeDeck => self.make_deck(),
            Step::FillAndroidModule => self.state.frames.call(Frame::Refill),
            Step::Begin => self.begin_play(tell),
            Step::Action => self.state.frames.call(Frame::Action),
            Step::FourCardRule => self.state.frames.call(Frame::FourCards { turn: 0 }),
            Step::EndTurn => self.end_turn(tell),
            Step::SystemFailure => self.begin_system_failure(tell),
            Step::AndroidActivation => self.begin_activation(tell),
            Step::JudgeEnd => self.judge_end(tell),
            Step::HandAbility => self.begin_hand_ability(tell),
            Step::DiscardPlayed => self.discard_played(tell),
            Step::LandByValue => self.begin_landing(true),
            Step::LandByStolenValue => self.begin_landing(self.options.steal_moves_colonist),
            Step::PrepAbility | Step::OwnersPrepAbility => self.begin_prep_ability(tell),
            Step::BuildingAbility => self.begin_building_ability(tell),
            Step::AndroidMove => self.android_move(tell),
            Step::AndroidAbility => self.android_ability(tell),
        }
    }
}

impl Steps for PocketMars {
    fn step(&mut self, tell: &mut impl Tell<Event>) -> Flow {
        let Some(frame) = self.state.frames.top() else { return Flow::Over };
        match frame {
            Frame::Steps { list, next } => {
                let Some(&step) = list.steps().get(usize::from(next)) else {
                    self.state.frames.finish();
                    return Flow::Ran;
                };
                if usize::from(next) + 1 == list.steps().len() {
                    self.state.frames.finish();
                } else {
                    self.state.frames.goto(Frame::Steps { list, next: next + 1 });
                }
                self.begin_step(step, tell);
                Flow::Ran
            }
            Frame::Deal { left, .. } => self.run_deal(left),
            Frame::Keep { player } => self.run_keep(player, tell),
            Frame::FillModule { player } => self.run_fill(player, tell),
            Frame::Ability { of, step, .. } => self.run_ability(of, step),
            Frame::Peek { left: 0, .. } => self.done(),
            Frame::LookAt { you, owner, slot } => self.run_look(you, owner, slot, tell),
            Frame::TakeSlot { you, owner, slot, purpose } => {
                self.run_take(you, owner, slot, purpose, tell)
            }
            Frame::Trade { you, own, owner, slot } => self.run_trade(you, own, owner, slot, tell),
            Frame::DrawFromDeck { player } => self.run_draw(player, tell),
            Frame::Mill { left } => self.run_mill(left, tell),
            Frame::NewTop => self.run_new_top(),
            Frame::FourCards { turn } => self.run_four_cards(turn, tell),
            Frame::Upgrade { left } => self.run_upgrade(left, tell),
            Frame::Calculations => self.run_calculations(tell),
            Frame::Refill => self.run_refill(tell),
            Frame::ChooseShip { .. }
            | Frame::DrawStartingPlayer
            | Frame::Action
            | Frame::LandByValue
            | Frame::Peek { .. }
            | Frame::SwapCards { .. }
            | Frame::RevealSlot { .. }
            | Frame::RevealTop => Flow::Asks,
        }
    }

    fn answer(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        let Some(frame) = self.state.frames.top() else { return };
        match frame {
            Frame::ChooseShip { player, .. } => self.answer_ship(player, choice, tell),
            Frame::Deal { player, packet, left } => {
                self.answer_deal(player, packet, left, choice, tell);
            }
            Frame::Keep { player } => self.answer_keep(player, choice),
            Frame::FillModule { player } => self.answer_fill(player, choice),
            Frame::DrawStartingPlayer => self.answer_starting_player(choice, tell),
            Frame::Action => self.answer_action(choice, tell),
            Frame::LandByValue => self.answer_landing(choice, tell),
            Frame::Ability { of, you, step, done, paid } => {
                self.answer_ability(of, you, step, done, paid, choice, tell);
            }
            Frame::Peek { you, owner, one, two, left } => {
                self.answer_peek(you, owner, one, two, left, choice);
            }
            Frame::SwapCards { you, building } => {
                self.answer_swap_cards(you, building, choice, tell)
            }
            Frame::RevealSlot { owner, slot } => self.answer_slot_face(owner, slot, choice),
            Frame::RevealTop => self.answer_top_face(choice),
            Frame::NewTop => self.answer_new_top(choice, tell),
            Frame::FourCards { turn } => self.answer_four_cards(self.restored(turn), choice, tell),
            Frame::Upgrade { left } => self.answer_upgrade(left, choice, tell),
            Frame::Calculations => self.answer_calculations(choice, tell),
            Frame::Steps { .. }
            | Frame::LookAt { .. }
            | Frame::TakeSlot { .. }
            | Frame::Trade { .. }
            | Frame::DrawFromDeck { .. }
            | Frame::Mill { .. }
            | Frame::Refill => {}
        }
    }

    fn lapse(&mut self, tell: &mut impl Tell<Event>) {
        match self.state.frames.top() {
            Some(Frame::Ability { of, you, step, .. }) => self.next_step(of, you, step),
            Some(Frame::Action) => self.skip_action(tell),
            Some(Frame::NewTop | Frame::RevealTop) => self.no_such_top(),
            _ => {
                self.state.frames.finish();
            }
        }
    }
}

impl PocketMars {
    /// Takes the frame on top off.
    pub(crate) fn done(&mut self) -> Flow {
        self.state.frames.finish();
        Flow::Ran
    }
}

impl PartialEq for PocketMars {
    fn eq(&self, other: &PocketMars) -> bool {
        self.options == other.options && self.state == other.state
    }
}

impl fmt::Debug for PocketMars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PocketMars { options, content: _, state } = self;
        f.debug_struct("PocketMars").field("options", options).field("state", state).finish()
    }
}
