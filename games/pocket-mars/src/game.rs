//! The position with its rules: what the frame on top does, and where each step begins.
//!
//! Every question is one paragraph of [`Frame`] and one file in `steps` or `automa`, with the
//! question, the legal choices and their effects in one place.

use game_core::{ActionSink, EventSink, Flow, Seat, Steps, Turn, advance};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::options::Options;
use crate::sequence::{Frame, List, Step};
use crate::state::State;
use crate::types::Player;

game_core::position! {
    /// A position of Pocket Mars.
    pub struct PocketMars(Options, Content, State);
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
        advance(&mut game, &mut game_core::NoSink);
        game
    }

    /// Who acts next.
    ///
    /// DA-8.3a IF the player decides for the androids THEN their choices are asked of the human.
    pub(crate) fn turn(&self) -> Turn {
        let Some(frame) = self.state.frames.top() else { return Turn::Over };
        match frame.decider(self) {
            Some(player) => Turn::Choose(player.seat().unwrap_or(Seat(0))),
            None => Turn::Chance,
        }
    }

    /// Lists the answers to the frame on top.
    pub(crate) fn list(&self, out: &mut impl ActionSink<Choice>) {
        if let Some(frame) = self.state.frames.top() {
            frame.legal_actions(self, out);
        }
    }

    /// Begins the next step of a list.
    pub(crate) fn run_steps(
        &mut self,
        list: List,
        next: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(&step) = list.steps().get(usize::from(next)) else { return self.done() };
        if usize::from(next) + 1 == list.steps().len() {
            self.state.frames.finish();
        } else {
            self.state.frames.goto(Frame::Steps { list, next: next + 1 });
        }
        self.begin_step(step, sink);
        Flow::Ran
    }

    fn begin_step(&mut self, step: Step, sink: &mut impl EventSink<Event>) {
        match step {
            Step::GiveShips => self.give_ships(sink),
            Step::PlaceColonists => self.place_colonists(),
            Step::Deal => self.deal(4, false),
            Step::Draft => self.begin_draft(),
            Step::FillPrepModules => {
                self.state.frames.call(Frame::FillModule { player: Player::One })
            }
            Step::DrawStartingPlayer => self.state.frames.call(Frame::DrawStartingPlayer),
            Step::MakeDeck => self.make_deck(),
            Step::FillAndroidModule => self.state.frames.call(Frame::Refill),
            Step::Begin => self.begin_play(sink),
            Step::Action => self.state.frames.call(Frame::Action),
            Step::FourCardRule => self.state.frames.call(Frame::FourCards { turn: 0 }),
            Step::EndTurn => self.end_turn(sink),
            Step::SystemFailure => self.begin_system_failure(sink),
            Step::AndroidActivation => self.begin_activation(sink),
            Step::JudgeEnd => self.judge_end(sink),
            Step::HandAbility => self.begin_hand_ability(sink),
            Step::DiscardPlayed => self.discard_played(sink),
            Step::LandByValue => self.begin_landing(true, sink),
            Step::LandByStolenValue => {
                self.begin_landing(self.options.steal_moves_colonist, sink);
            }
            Step::PrepAbility | Step::OwnersPrepAbility => self.begin_prep_ability(sink),
            Step::BuildingAbility => self.begin_building_ability(sink),
            Step::AndroidMove => self.android_move(sink),
            Step::AndroidAbility => self.android_ability(sink),
        }
    }
}

impl Steps for PocketMars {
    game_core::steps_items!();

    fn lapse(&mut self, sink: &mut impl EventSink<Event>) {
        match self.state.frames.top() {
            Some(Frame::Ability { of, you, step, done, paid }) => {
                self.tell_nothing_to_do((of, step), you, (done, paid), sink);
                self.next_step(of, you, step);
            }
            Some(Frame::Peek { you, owner, .. }) => self.end_peek(you, owner, sink),
            Some(Frame::Action) => self.skip_action(sink),
            Some(Frame::NewTop | Frame::RevealTop) => self.no_such_top(),
            _ => {
                self.state.frames.finish();
            }
        }
    }
}

impl PocketMars {
    /// Removes the frame on top.
    pub(crate) fn done(&mut self) -> Flow {
        self.state.frames.finish();
        Flow::Ran
    }
}
