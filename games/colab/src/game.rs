//! A position and its rules: which step begins what.

use game_core::{ActionSink, EventSink, Flow, Steps, Turn, advance};

use crate::automa::Loss;
use crate::choice::Choice;
use crate::content::Content;
use crate::enemy_action::Goods;
use crate::event::Event;
use crate::options::{Options, SetUp};
use crate::sequence::{Frame, List, Occasion, Step, Task};
use crate::state::State;
use crate::types::{Card, Deck, Player, Rolled};

game_core::position! {
    /// A position of CoLab.
    pub struct CoLab(Options, Content, State);
}

impl CoLab {
    /// The position before the first question.
    pub(crate) fn begin(options: &Options, content: &'static Content) -> CoLab {
        let mut game = CoLab { options: *options, content, state: State::empty(content) };
        let list = match options.set_up {
            _ if options.enemies > 0 => List::WithEnemies,
            SetUp::FirstGame => List::FirstGame,
            SetUp::Normal => List::Normal,
            SetUp::Draft => List::Draft,
        };
        game.state.frames.call(Frame::list(list));
        advance(&mut game, &mut game_core::NoSink);
        game
    }

    /// A position as its frames say, unchecked, for tests of a single moment. To set an edited
    /// position, use [`game_core::Game::set`].
    pub fn standing(options: &Options, content: &'static Content, state: State) -> CoLab {
        let mut game = CoLab { options: *options, content, state };
        advance(&mut game, &mut game_core::NoSink);
        game
    }

    /// Who acts next.
    pub(crate) fn turn(&self) -> Turn {
        let Some(frame) = self.state.frames.top() else { return Turn::Over };
        match frame.decider(self) {
            Some(player) => Turn::Choose(player.seat()),
            None => Turn::Chance,
        }
    }

    /// Whether the legal answers depend on cards that only the acting player sees: cards of the
    /// hand to build or discard, or drawn cards to keep. How many cards of each type there are is
    /// public. Always false in a solo game.
    pub(crate) fn asks_of_a_hand(&self) -> bool {
        let you = self.state.you();
        let holds = |deck: Deck| deck.cards().any(|card| you.hand[card] > 0);
        let of_a_hand = match self.state.frames.top() {
            Some(Frame::Build { left }) => {
                Deck::ALL.into_iter().any(|deck| left[deck] > 0 && holds(deck))
            }
            Some(Frame::ExtraBuild { deck, .. }) => deck.map_or(you.hand_size() > 0, holds),
            Some(Frame::LimitHand { .. } | Frame::KeepSome { .. }) => true,
            Some(Frame::Lose { what: Loss::Any | Loss::Only(Goods::Card), nth, .. }) => {
                self.state.players[self.loser(nth)].hand_size() > 0
            }
            _ => false,
        };
        of_a_hand && self.options.seats > 1
    }

    /// Lists the legal answers to the frame on top.
    pub(crate) fn list(&self, out: &mut impl ActionSink<Choice>) {
        if let Some(frame) = self.state.frames.top() {
            frame.legal_actions(self, out);
        }
    }

    /// Pops the frame on top, whose work is done.
    pub(crate) fn done(&mut self) -> Flow {
        self.state.frames.finish();
        Flow::Ran
    }

    /// Finishes the frame on top, whose question has its final answer.
    pub(crate) fn finish(&mut self) {
        self.state.frames.finish();
    }

    /// The acting player.
    pub(crate) fn acting(&self) -> Player {
        self.state.acting
    }

    /// The player `nth` places after the first player.
    pub(crate) fn in_order(&self, nth: u8) -> Player {
        self.state.first.unwrap_or_default().left(nth, self.options.seats)
    }

    /// Whether an effect can begin: the stack has room for the frames it may need.
    pub(crate) fn has_room(&self) -> bool {
        self.state.frames.room() >= 10
    }

    /// CL-1.15 MUST: the steps of a list are carried out in order, each finished before the next.
    pub(crate) fn run_steps(
        &mut self,
        list: List,
        next: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let steps = list.steps();
        let Some(&step) = steps.get(usize::from(next)) else { return self.done() };
        if usize::from(next) + 1 == steps.len() {
            self.state.frames.finish();
        } else {
            self.state.frames.goto(Frame::Steps { list, next: next + 1 });
        }
        self.begin_step(step, sink);
        Flow::Ran
    }

    fn begin_step(&mut self, step: Step, sink: &mut impl EventSink<Event>) {
        match step {
            Step::FixedBoard => self.lay_fixed_board(sink),
            Step::LayTowers => self.state.frames.call(Frame::LayTower),
            Step::LayInserts => self.state.frames.call(Frame::LayInsert),
            Step::LayLabs => self.state.frames.call(Frame::LayLab),
            Step::LayStarters => self.state.frames.call(Frame::LayStarter),
            Step::TileForTwo => self.begin_tile_for_two(),
            Step::MoreTiles => self.begin_more_tiles(),
            Step::NeutralMinions => self.place_neutral_minions(sink),
            Step::UpgradeTokens => self.place_upgrade_tokens(),
            Step::DrawFirst => self.state.frames.call(Frame::DrawFirst),
            Step::Scientists => self.each(Task::Scientist),
            Step::StartDice => self.hand_out_dice(),
            Step::StartingRows => self.each(Task::StartingRow),
            Step::FirstMinions => self.each(Task::FirstMinions),
            Step::BonusCards => self.each(Task::BonusCards),
            Step::Gifts => self.each(Task::Gifts),
            Step::NamedMinions => self.each(Task::NamedMinions),
            Step::LayBait => self.state.frames.call(Frame::LayBait),
            Step::FirstPass => self.each(Task::FirstPass),
            Step::SecondPass => self.each(Task::SecondPass),
            Step::ClearBait => self.clear_bait(),
            Step::RollBowls => self.each(Task::RollBowl),
            Step::Begin => self.begin_turn(self.in_order(0), sink),
            Step::LayBoard => self.lay_board(sink),
            Step::DrawActive => self.begin_active(sink),
            Step::DifficultyDice => self.each(Task::DifficultyDice),
            Step::FillBag => self.fill_bag(),
            Step::ShowDecks => self.show_decks(),
            Step::SetUpEnemies => self.state.frames.call(Frame::EachEnemy { nth: 0 }),
            Step::FirstPairs => self.each(Task::FirstPair),
            Step::BeginRounds => self.begin_rounds(sink),
            Step::DrawToken => self.state.frames.call(Frame::DrawToken),
            Step::ActOnToken => self.act_on_token(sink),
            Step::LayToken => self.lay_beside(sink),
            Step::EndEnemyTurn => self.end_enemy_turn(sink),
            Step::SendOrRetrieve => self.begin_first_step(sink),
            Step::Move => self.state.frames.call(Frame::Move),
            Step::LabAction => self.state.frames.call(Frame::LabAction),
            Step::AfterAction => self.state.frames.call(Frame::AfterAction),
            Step::EndTurn => self.state.frames.call(Frame::list(List::EndOfTurn)),
            Step::ToCentre => self.go_to_centre(sink),
            Step::Window => self.state.frames.call(Frame::Window),
            Step::Supplies => self.state.frames.call(Frame::Supplies { left: 2 }),
            Step::PutBack => self.state.frames.call(Frame::PutBack { from: Rolled::default() }),
            Step::RollBowl => self.state.frames.call(Frame::RollBowl),
            Step::ReactToRest => {
                self.state.frames.call(Frame::React { to: Occasion::Rest, used: 0 });
            }
            Step::PlacePotions => self.state.frames.call(Frame::PlacePotions),
            Step::LimitTokens => self.state.frames.call(Frame::LimitTokens { from: 0 }),
            Step::LimitHand => self.state.frames.call(Frame::LimitHand { from: Card::default() }),
            Step::TurnUp => self.turn_up(sink),
            Step::UpgradeRounds => self.state.frames.call(Frame::UpgradeRounds),
            Step::NextTurn => self.next_turn(sink),
        }
    }

    fn each(&mut self, task: Task) {
        self.state.frames.call(Frame::Each { task, nth: 0 });
    }

    /// Starts the next player's part of a task.
    ///
    /// CL-9.5 MUST: the second pass of a draft goes round in the opposite order.
    pub(crate) fn run_each(
        &mut self,
        task: Task,
        nth: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let seats = self.options.seats;
        if nth >= seats {
            return self.done();
        }
        let place = if task == Task::SecondPass { seats - 1 - nth } else { nth };
        self.state.acting = self.in_order(place);
        self.state.frames.goto(Frame::Each { task, nth: nth + 1 });
        match task {
            Task::Scientist => self.state.frames.call(Frame::PickScientist),
            Task::BonusCards => {
                self.state.frames.call(Frame::DealBonus { left: self.content.start.bonus_cards });
            }
            Task::StartingRow => self.take_starting_row(sink),
            Task::FirstMinions => self.begin_first_minions(),
            Task::Gifts => self.begin_gifts(),
            Task::NamedMinions => {
                self.state.frames.call(Frame::NamedMinion { left: self.content.start.minions });
            }
            Task::FirstPass | Task::SecondPass => self.state.frames.call(Frame::RollOne),
            Task::DifficultyDice => self.take_difficulty_dice(),
            Task::FirstPair => self.state.frames.call(Frame::RollPair { first: None }),
            Task::RollBowl => self.state.frames.call(Frame::RollBowl),
            Task::SectionB => self.begin_section_b(),
        }
        Flow::Ran
    }
}

impl Steps for CoLab {
    game_core::steps_items!();

    fn check_state(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        let full = self.is_full();
        if full {
            self.lose_to_full_towers(sink);
        }
        full
    }

    /// A question without an answer is over. Questions that must be answered always have one.
    fn lapse(&mut self, _sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
    }
}
