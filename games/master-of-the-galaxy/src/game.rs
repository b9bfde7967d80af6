//! The position with its rules: what the frame on top does, and where each step begins.
//!
//! Every question is one paragraph of [`Frame`] and one function in `steps` or `automa`.

use game_core::{ActionSink, EnumMap, EnumSet, EventSink, Flow, Id, Rule, Steps, Turn, advance};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::modifier::{Modifier, Sum};
use crate::options::Options;
use crate::sequence::{Frame, List, Step};
use crate::state::State;
use crate::types::{Card, Kind, Pile, Player, Symbol, Weaver, Work};

game_core::position! {
    /// A position of Master of the Galaxy.
    pub struct MasterOfTheGalaxy(Options, Content, State);
}

impl MasterOfTheGalaxy {
    /// The position before the first question.
    pub(crate) fn begin(options: &Options, content: &'static Content) -> MasterOfTheGalaxy {
        let mut game = MasterOfTheGalaxy { options: *options, content, state: State::empty() };
        let list = if options.solo() { List::SoloSetUp } else { List::SetUp };
        game.state.frames.call(Frame::List { list, next: 0 });
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
        self.state.frames.goto(Frame::List { list, next: next + 1 });
        self.begin_step(step, sink);
        Flow::Ran
    }

    fn begin_step(&mut self, step: Step, sink: &mut impl EventSink<Event>) {
        match step {
            Step::LayOut => self.lay_out(),
            Step::DrawFirstPlayer => self.state.frames.call(Frame::DrawFirst),
            Step::DrawHome => {
                self.state.frames.call(Frame::DrawHome { drawn: crate::cubes::Cubes::NONE })
            }
            Step::ChooseHome => self.state.frames.call(Frame::ChooseHome),
            Step::FirstBases => self.first_bases(),
            Step::CloseCorners => self.close_corners(sink),
            Step::PickSpecies => self.pick_species(),
            Step::ChooseSpecies => self.choose_species(),
            Step::FirstSwarms => self.first_swarms(),
            Step::TurnUpDecks => self.turn_up_decks(),
            Step::BeginPlay => self.begin_play(sink),
            Step::SkipTurn => self.skip_turn(sink),
            Step::StartOfTurn => self.start_of_turn(),
            Step::DrawHand => self.draw_hand(),
            Step::Span => self.begin_span(),
            Step::Allocate => self.state.frames.call(Frame::Allocate),
            Step::ReturnHand => self.return_hand(Rule("MG-3.6"), sink),
            Step::PickCards => self.next_pick(),
            Step::EndTurn => self.return_hand(Rule("MG-3.7"), sink),
            Step::JudgeLosses => self.judge_losses(sink),
            Step::NextTurn => self.next_turn(sink),
        }
    }

    /// Pushes a frame to run before the pending ones continue.
    pub(crate) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// Replaces the pending frame on top.
    pub(crate) fn go_to(&mut self, frame: Frame) {
        self.state.frames.goto(frame);
    }

    /// Removes the frame on top.
    pub(crate) fn finish(&mut self) {
        self.state.frames.finish();
    }

    /// Removes the frame on top, and continues with the next one.
    pub(crate) fn done(&mut self) -> Flow {
        self.finish();
        Flow::Ran
    }

    /// The number of cubes that fill a work of a Weaver card in this game.
    pub fn work_slots(&self, card: Weaver, work: Work) -> u8 {
        self.content.slots_at(self.options.weavers, card, work)
    }

    /// All players who take part, in seat order.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(usize::from(self.options.seats))
    }

    /// All players who take part, clockwise from this one.
    pub(crate) fn players_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let seats = usize::from(self.options.seats);
        let clockwise = (first.index()..seats).chain(0..first.index().min(seats));
        clockwise.filter_map(Player::new)
    }

    /// All players who are not out, except this one.
    pub(crate) fn opponents(&self, of: Player) -> impl Iterator<Item = Player> + '_ {
        self.players().filter(move |&player| player != of && !self.state.areas[player].out)
    }

    /// MG-10.1 MUST: the sum of a player's modifiers: those of his species and government from the
    /// moment they are in play, of a development from its completion.
    pub(crate) fn sum(&self, player: Player) -> Sum {
        let mut sum = Sum::NONE;
        for card in self.lasting(player) {
            sum.add(&self.content.card(card).modifiers);
        }
        sum
    }

    /// The cards whose modifiers apply, in the order in which they were acquired.
    pub(crate) fn lasting(&self, player: Player) -> impl Iterator<Item = Card> + '_ {
        let cards = self.state.areas[player].cards.iter().copied();
        cards.filter(|&card| self.content.brief(card).has_modifiers && self.counts(card))
    }

    /// MG-15.1 MUST: whether a card in front of a player counts: a species, leader or government
    /// does, a development once completed, a conflict once won.
    ///
    /// MG-15.3 MUST: one that is not completed or not won does not count.
    pub(crate) fn counts(&self, card: Card) -> bool {
        match card.pile() {
            Pile::Species | Pile::Leader | Pile::Government => true,
            Pile::Conflict | Pile::Commerce | Pile::Expansion | Pile::Progress => {
                self.state.done.contains(card)
            }
        }
    }

    /// The number of each symbol that a player has, even beyond the end of the track.
    pub fn symbols(&self, player: Player) -> EnumMap<Symbol, u8> {
        let mut symbols: EnumMap<Symbol, u8> = EnumMap::default();
        for &card in &self.state.areas[player].cards {
            if self.counts(card) {
                let brief = self.content.brief(card);
                symbols[brief.symbol] += brief.symbols;
            }
        }
        symbols
    }

    /// MG-11.6 MUST: how many cards of a type a player may have that are not won or completed; of
    /// several modifiers of one limit the highest counts (MG-10.2).
    pub(crate) fn limit(&self, player: Player, pile: Pile) -> u8 {
        self.limit_by(player, pile, |_| true)
    }

    /// The limit under the modifiers of only those cards for which `hold` is true.
    pub(crate) fn limit_by(&self, player: Player, pile: Pile, hold: impl Fn(Card) -> bool) -> u8 {
        let highest = self
            .lasting(player)
            .filter(|&card| hold(card))
            .flat_map(|card| self.content.card(card).modifiers.iter())
            .filter_map(|modifier| match modifier {
                Modifier::Limit(of, count) if of == pile => Some(count),
                _ => None,
            })
            .max();
        highest.unwrap_or_else(|| self.content.numbers.limit(pile))
    }

    /// The number of cards that a pick of a type shows.
    pub(crate) fn look(&self, player: Player, pile: Pile) -> u8 {
        let highest = self
            .lasting(player)
            .flat_map(|card| self.content.card(card).modifiers.iter())
            .filter_map(|modifier| match modifier {
                Modifier::Look(piles, count) if piles.contains(pile) => Some(count),
                _ => None,
            })
            .max();
        highest.unwrap_or(self.content.numbers.turn.look).min(4)
    }

    /// A player's cards of a type that count against its limit.
    pub(crate) fn limited(&self, player: Player, pile: Pile) -> EnumSet<Card> {
        let cards = self.state.areas[player].cards.iter().copied();
        cards.filter(|&card| card.pile() == pile && !self.state.done.contains(card)).collect()
    }

    /// The number of cubes that complete a player's project.
    pub fn needed(&self, player: Player, kind: Kind, slots: usize) -> u8 {
        self.sum(player).needed(kind, slots as u8)
    }
}

impl Steps for MasterOfTheGalaxy {
    game_core::steps_items!();

    fn check_state(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        self.run_state_checks(sink)
    }

    fn lapse(&mut self, sink: &mut impl EventSink<Event>) {
        match self.state.frames.top() {
            // An effect with nothing to do is lost, and the next part of it follows (MG-9.7).
            Some(Frame::Effect { player, at, verb, planet, .. }) => {
                sink.emit(Rule("MG-9.7"), || Event::EffectLost { player, at, verb });
                self.state.frames.goto(Frame::Effect {
                    player,
                    at,
                    verb: verb + 1,
                    left: 0,
                    planet,
                });
            }
            Some(Frame::Victory { won, .. }) => self.no_base_for_the_winner(won),
            Some(Frame::SpoilLeader { loser, winner }) => {
                self.state.frames.goto(Frame::Spoils { loser, winner, left: 1 });
            }
            Some(Frame::ChooseDeck { .. }) => {
                let player = self.state.active;
                sink.emit(Rule("MG-11.5"), || Event::PickLost { player });
                self.state.frames.finish();
            }
            Some(_) | None => {
                self.state.frames.finish();
            }
        }
    }
}
