//! The position with its rules: who answers the frame on top, and where that is written.

use table::{Ask, By, Flow, Id, Rule, Set, Steps, Tell, Turn, advance};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::kinds::{Card, Kind, Pile, Player, Symbol};
use crate::modifier::{Modifier, Sum};
use crate::options::Options;
use crate::sequence::{Frame, List, Step};
use crate::state::State;

table::position! {
    /// A position of Master of the Galaxy.
    pub struct MasterOfTheGalaxy(Options, Content, State);
}

impl MasterOfTheGalaxy {
    /// The position before the first question.
    pub(crate) fn begin(options: &Options, content: &'static Content) -> MasterOfTheGalaxy {
        let mut game = MasterOfTheGalaxy { options: *options, content, state: State::empty() };
        let list = if options.solo() { List::SoloSetUp } else { List::SetUp };
        game.state.frames.call(Frame::List(list, 0));
        advance(&mut game, &mut table::Silent);
        game
    }

    /// Who acts next.
    pub(crate) fn turn_now(&self) -> Turn {
        match self.state.frames.top() {
            None => Turn::Over,
            Some(frame) => match self.decider(frame) {
                Some(player) => Turn::Choose(player.seat()),
                None => Turn::Chance,
            },
        }
    }

    /// Who answers a frame that asks; `None` if chance does.
    pub(crate) fn decider(&self, frame: Frame) -> Option<Player> {
        match frame {
            Frame::DrawFirst
            | Frame::DrawHome(_)
            | Frame::FirstSwarm(_)
            | Frame::TurnUp(_)
            | Frame::Draw(_)
            | Frame::Arrive(..)
            | Frame::Look(..) => None,
            Frame::FirstBase(player)
            | Frame::PickSpecies(player)
            | Frame::ChooseProject(player)
            | Frame::Effect(player, ..)
            | Frame::SwapFor(player)
            | Frame::Acquire(player, ..)
            | Frame::Dismiss(player, _)
            | Frame::Repel(player, ..)
            | Frame::Keep(_, player) => Some(player),
            Frame::Victory(won, _) | Frame::Defeat(won, _) => Some(won.attacker),
            // Who takes spoils chooses; what the Weavers take, the loser does (WV-11.7).
            Frame::Spoils(loser, winner, _) | Frame::SpoilLeader(loser, winner) => {
                Some(winner.unwrap_or(loser))
            }
            Frame::ChooseHome
            | Frame::ChooseSpecies
            | Frame::Aim(_)
            | Frame::Unravel(_)
            | Frame::Nothing
            | Frame::List(..)
            | Frame::Allocate
            | Frame::Recall
            | Frame::Span(_)
            | Frame::Act(..)
            | Frame::Feed(..)
            | Frame::FeedOne(..)
            | Frame::Complete(..)
            | Frame::Events(..)
            | Frame::Drain(_)
            | Frame::ChooseDeck(_)
            | Frame::Under(_) => Some(self.state.active),
        }
    }

    /// Lists the answers to the frame on top.
    pub(crate) fn list(&self, out: &mut impl Ask<Choice>) {
        let Some(frame) = self.state.frames.top() else { return };
        match frame {
            Frame::DrawFirst => self.ask_first(out),
            Frame::DrawHome(drawn) => self.ask_home_cube(drawn, out),
            Frame::ChooseHome => self.ask_home(out),
            Frame::FirstBase(_) => self.ask_first_base(out),
            Frame::ChooseSpecies => self.ask_species(out),
            Frame::FirstSwarm(_) | Frame::Arrive(..) => self.ask_weaver(out),
            Frame::TurnUp(pile) => self.ask_top(pile, out),
            Frame::Draw(_) => self.ask_draw(out),
            Frame::Allocate => self.ask_allocate(out),
            Frame::Recall => self.ask_recall(out),
            Frame::Aim(card) => self.ask_aim(card, out),
            Frame::ChooseProject(player) => self.ask_choose_project(player, out),
            Frame::Effect(player, at, verb, _, _) => self.ask_effect(player, at, verb, out),
            Frame::SwapFor(_) => self.ask_swap_for(out),
            Frame::Dismiss(player, pile) => self.ask_dismiss(player, pile, out),
            Frame::Victory(won, _) => self.ask_winners_base(won, out),
            Frame::Spoils(loser, ..) => self.ask_spoils(loser, out),
            Frame::SpoilLeader(loser, _) => self.ask_spoil_leader(loser, out),
            Frame::ChooseDeck(piles) => self.ask_deck(piles, out),
            Frame::Look(pile, _) => self.ask_look(pile, out),
            Frame::Keep(pile, _) => self.ask_keep(pile, out),
            Frame::Under(_) => self.ask_under(out),
            Frame::Unravel(_) => self.ask_unravel(out),
            Frame::Repel(player, card, _) => self.ask_repel_cube(player, card, out),
            Frame::Nothing
            | Frame::List(..)
            | Frame::PickSpecies(_)
            | Frame::Span(_)
            | Frame::Act(..)
            | Frame::Feed(..)
            | Frame::FeedOne(..)
            | Frame::Complete(..)
            | Frame::Events(..)
            | Frame::Drain(_)
            | Frame::Acquire(..)
            | Frame::Defeat(..) => {}
        }
    }

    fn begin_step(&mut self, step: Step, tell: &mut impl Tell<Event>) {
        match step {
            Step::LayOut => self.lay_out(),
            Step::DrawFirstPlayer => self.state.frames.call(Frame::DrawFirst),
            Step::DrawHome => self.state.frames.call(Frame::DrawHome(crate::cubes::Cubes::NONE)),
            Step::ChooseHome => self.state.frames.call(Frame::ChooseHome),
            Step::FirstBases => self.first_bases(),
            Step::CloseCorners => self.close_corners(tell),
            Step::PickSpecies => self.pick_species(),
            Step::ChooseSpecies => self.choose_species(),
            Step::FirstSwarms => self.first_swarms(),
            Step::TurnUpDecks => self.turn_up_decks(),
            Step::BeginPlay => self.begin_play(tell),
            Step::SkipTurn => self.skip_turn(tell),
            Step::StartOfTurn => self.start_of_turn(),
            Step::DrawHand => self.draw_hand(),
            Step::Span => self.begin_span(),
            Step::Allocate => self.state.frames.call(Frame::Allocate),
            Step::ReturnHand => self.return_hand(Rule("MG-3.6"), tell),
            Step::PickCards => self.next_pick(),
            Step::EndTurn => self.return_hand(Rule("MG-3.7"), tell),
            Step::JudgeLosses => self.judge_losses(tell),
            Step::NextTurn => self.next_turn(tell),
        }
    }

    /// Does this next, and goes on with what is pending afterwards.
    pub(crate) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// Does this next, in place of what is on top.
    pub(crate) fn go_to(&mut self, frame: Frame) {
        self.state.frames.goto(frame);
    }

    /// What is on top is done.
    pub(crate) fn finish(&mut self) {
        self.state.frames.finish();
    }

    /// The players who take part, in seat order.
    pub(crate) fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(usize::from(self.options.seats))
    }

    /// The players from one on, clockwise.
    pub(crate) fn players_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let seats = usize::from(self.options.seats);
        (0..seats).filter_map(move |step| Player::new((first.index() + step) % seats))
    }

    /// Those who are not out, but one.
    pub(crate) fn opponents(&self, of: Player) -> impl Iterator<Item = Player> + '_ {
        self.players().filter(move |&player| player != of && !self.state.areas[player].out)
    }

    /// MG-10.1 MUST: what a player's modifiers come to: those of his species and government from
    /// the moment they are in play, of a development from its completion.
    pub(crate) fn sum(&self, player: Player) -> Sum {
        let mut sum = Sum::NONE;
        for card in self.lasting(player) {
            sum.add(&self.content.card(card).modifiers);
        }
        sum
    }

    /// The cards whose modifiers hold, in the order in which they came.
    pub(crate) fn lasting(&self, player: Player) -> impl Iterator<Item = Card> + '_ {
        let cards = self.state.areas[player].cards.iter().copied();
        cards.filter(|&card| self.content.card(card).has_modifiers && self.counts(card))
    }

    /// MG-15.1 MUST: whether a card in front of somebody counts: a species, leader or government
    /// does, a development once completed, a conflict once won.
    ///
    /// MG-15.3 MUST: one that is not completed or not won counts nothing.
    pub(crate) fn counts(&self, card: Card) -> bool {
        match card.pile() {
            Pile::Species | Pile::Leader | Pile::Government => true,
            Pile::Conflict | Pile::Commerce | Pile::Expansion | Pile::Progress => {
                self.state.done.contains(card)
            }
        }
    }

    /// How many of each symbol a player has, beyond what the track shows too.
    pub(crate) fn symbols(&self, player: Player) -> By<Symbol, u8> {
        let mut symbols: By<Symbol, u8> = By::default();
        for &card in &self.state.areas[player].cards {
            if self.counts(card) {
                let facts = self.content.card(card);
                symbols[facts.symbol] += facts.symbols;
            }
        }
        symbols
    }

    /// MG-11.6 MUST: how many cards of a type a player may have that are not won or completed; of
    /// several modifiers of one limit the highest (MG-10.2).
    pub(crate) fn limit(&self, player: Player, pile: Pile) -> u8 {
        let numbers = &self.content.numbers;
        let usual = match pile {
            Pile::Species => 1,
            Pile::Leader => numbers.limit_leader,
            Pile::Government => numbers.limit_government,
            Pile::Conflict => numbers.limit_conflict,
            Pile::Commerce | Pile::Expansion | Pile::Progress => numbers.limit_development,
        };
        let highest = self
            .lasting(player)
            .flat_map(|card| self.content.card(card).modifiers.iter())
            .filter_map(|modifier| match modifier {
                Modifier::Limit(of, count) if of == pile => Some(count),
                _ => None,
            })
            .max();
        highest.unwrap_or(usual)
    }

    /// How many cards a pick of a type shows.
    pub(crate) fn look(&self, player: Player, pile: Pile) -> u8 {
        let highest = self
            .lasting(player)
            .flat_map(|card| self.content.card(card).modifiers.iter())
            .filter_map(|modifier| match modifier {
                Modifier::Look(piles, count) if piles.contains(pile) => Some(count),
                _ => None,
            })
            .max();
        highest.unwrap_or(self.content.numbers.look).min(4)
    }

    /// A player's cards of a type that count against its limit.
    pub(crate) fn limited(&self, player: Player, pile: Pile) -> Set<Card> {
        let cards = self.state.areas[player].cards.iter().copied();
        cards.filter(|&card| card.pile() == pile && !self.state.done.contains(card)).collect()
    }

    /// How many cubes complete a project of a player.
    pub(crate) fn needed(&self, player: Player, kind: Kind, slots: usize) -> u8 {
        self.sum(player).needed(kind, slots as u8)
    }
}

impl Steps for MasterOfTheGalaxy {
    fn step(&mut self, tell: &mut impl Tell<Event>) -> Flow {
        let Some(frame) = self.state.frames.top() else { return Flow::Over };
        match frame {
            Frame::List(list, next) => {
                match list.steps().get(usize::from(next)) {
                    Some(&step) => {
                        self.state.frames.goto(Frame::List(list, next + 1));
                        self.begin_step(step, tell);
                    }
                    None => {
                        self.state.frames.finish();
                    }
                }
                Flow::Ran
            }
            Frame::PickSpecies(player) => self.show_species(player),
            Frame::Draw(left) => self.next_draw(left, tell),
            Frame::Span(left) => self.next_swarm(left),
            Frame::Act(card, work, advanced) => self.act(card, work, advanced, tell),
            Frame::Feed(symbol, left) => self.feed_next(symbol, left),
            Frame::FeedOne(symbol, card, work) => self.feed_one(symbol, card, work, tell),
            Frame::Complete(card, part, stage, since) => {
                self.go_on_completing(card, part, stage, since)
            }
            Frame::Effect(player, at, verb, left, planet) => {
                self.go_on_with_effect((player, at, verb, left, planet), tell)
            }
            Frame::Events(waiting, next) => self.next_event_card(waiting, next),
            Frame::Drain(since) => self.drain(since),
            Frame::Acquire(player, pile, before) => self.go_on_acquiring(player, pile, before),
            Frame::Dismiss(player, pile) => self.go_on_dismissing(player, pile),
            Frame::Victory(won, stage) => self.go_on_winning(won, stage, tell),
            Frame::Defeat(won, _) => self.go_on_losing(won),
            Frame::Spoils(_, _, 0) => {
                self.state.frames.finish();
                Flow::Ran
            }
            Frame::Look(pile, player) => self.go_on_looking(pile, player),
            Frame::Under(pile) => self.go_on_putting_under(pile),
            Frame::Unravel(0) | Frame::Repel(_, _, 0) => {
                self.state.frames.finish();
                Flow::Ran
            }
            Frame::Nothing => {
                self.state.frames.finish();
                Flow::Ran
            }
            Frame::DrawFirst
            | Frame::DrawHome(_)
            | Frame::ChooseHome
            | Frame::FirstBase(_)
            | Frame::ChooseSpecies
            | Frame::FirstSwarm(_)
            | Frame::TurnUp(_)
            | Frame::Allocate
            | Frame::Recall
            | Frame::Arrive(..)
            | Frame::Aim(_)
            | Frame::ChooseProject(_)
            | Frame::SwapFor(_)
            | Frame::Spoils(..)
            | Frame::SpoilLeader(..)
            | Frame::ChooseDeck(_)
            | Frame::Keep(..)
            | Frame::Unravel(_)
            | Frame::Repel(..) => Flow::Asks,
        }
    }

    fn answer(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        let Some(frame) = self.state.frames.top() else { return };
        match frame {
            Frame::DrawFirst => self.answer_first(choice, tell),
            Frame::DrawHome(drawn) => self.answer_home_cube(drawn, choice, tell),
            Frame::ChooseHome => self.answer_home(choice, tell),
            Frame::FirstBase(player) => self.answer_first_base(player, choice, tell),
            Frame::ChooseSpecies => self.answer_species(choice, tell),
            Frame::FirstSwarm(corner) => self.answer_first_swarm(corner, choice, tell),
            Frame::TurnUp(pile) => self.answer_top(pile, choice, tell),
            Frame::Draw(left) => self.answer_draw(left, choice, tell),
            Frame::Allocate => self.answer_allocate(choice, tell),
            Frame::Recall => self.answer_recall(choice, tell),
            Frame::Arrive(card, work) => self.answer_arrive(card, work, choice, tell),
            Frame::Aim(card) => self.answer_aim(card, choice, tell),
            Frame::ChooseProject(_) => self.answer_choose_project(choice, tell),
            Frame::Effect(player, at, verb, left, planet) => {
                self.answer_effect((player, at, verb, left, planet), choice, tell);
            }
            Frame::SwapFor(player) => self.answer_swap_for(player, choice, tell),
            Frame::Dismiss(player, _) => self.answer_dismiss(player, choice, tell),
            Frame::Victory(won, _) => self.answer_winners_base(won, choice, tell),
            Frame::Spoils(loser, winner, left) => {
                self.answer_spoils(loser, winner, left, choice, tell);
            }
            Frame::SpoilLeader(loser, winner) => {
                self.answer_spoil_leader(loser, winner, choice, tell);
            }
            Frame::ChooseDeck(_) => self.answer_deck(choice),
            Frame::Look(pile, player) => self.answer_look(pile, player, choice, tell),
            Frame::Keep(pile, player) => self.answer_keep(pile, player, choice, tell),
            Frame::Under(pile) => self.answer_under(pile, choice, tell),
            Frame::Unravel(left) => self.answer_unravel(left, choice, tell),
            Frame::Repel(player, card, left) => {
                self.answer_repel_cube(player, card, left, choice, tell);
            }
            Frame::Nothing
            | Frame::List(..)
            | Frame::PickSpecies(_)
            | Frame::Span(_)
            | Frame::Act(..)
            | Frame::Feed(..)
            | Frame::FeedOne(..)
            | Frame::Complete(..)
            | Frame::Events(..)
            | Frame::Drain(_)
            | Frame::Acquire(..)
            | Frame::Defeat(..) => unreachable!("{frame:?} asks nothing"),
        }
    }

    fn due(&mut self, tell: &mut impl Tell<Event>) -> bool {
        self.do_what_is_due(tell)
    }

    fn lapse(&mut self, tell: &mut impl Tell<Event>) {
        match self.state.frames.top() {
            // An effect that finds nothing to do is lost, and the next part of it goes on (MG-9.7).
            Some(Frame::Effect(player, at, verb, _, planet)) => {
                tell.tell(Rule("MG-9.7"), || Event::EffectLost { player, at, verb });
                self.state.frames.goto(Frame::Effect(player, at, verb + 1, 0, planet));
            }
            Some(Frame::Victory(won, _)) => self.no_base_for_the_winner(won),
            Some(Frame::SpoilLeader(loser, winner)) => {
                self.state.frames.goto(Frame::Spoils(loser, winner, 1));
            }
            Some(Frame::ChooseDeck(_)) => {
                let player = self.state.active;
                tell.tell(Rule("MG-11.5"), || Event::PickLost { player });
                self.state.frames.finish();
            }
            Some(_) | None => {
                self.state.frames.finish();
            }
        }
    }
}
