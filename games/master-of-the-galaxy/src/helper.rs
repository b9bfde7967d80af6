//! The Weavers at a real table: what a helper tracks and what it asks.
//!
//! It tracks their cards with cubes and targets, their deck, the black holes, and the conflicts in
//! which they have a side. It asks about the hand only as far as a swarm needs it: whether there is
//! a pair, and the number of cubes in the colours of their morphing. It assumes that the reserve
//! has enough cubes until the person reports that a colour runs short.
//!
//! They also act outside their Span: when a symbol is gained, and when a card closes a target.
//! These are turns of their own, which the person announces by correcting an assumed answer
//! ([`Query::fed`], [`Query::WHAT`]).

mod answer;
mod end;

use game_core::{
    Choices, DRAWS, Deck, EnumSet, Game, Helped, Id, Rule, Settings, ValidationError, nth_of,
};
use i18n::key;

use crate::choice::Choice;
use crate::content::{Content, DestroyedTo};
use crate::cubes::Cubes;
use crate::event::{Event, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::options::Options;
use crate::sequence::{Frame, List, Step};
use crate::state::{Against, Conflict, Ended, Filled, Line, Reason, Swarm};
use crate::types::{
    Card, Colour, Part, Player, Project, Route, Shape, Symbol, System, Weaver, Work,
};

use answer::CONFLICTS;
pub use answer::{Answer, EndedBy, Query};

/// The number of cubes of a colour in a helper's reserve: more than anybody can take.
const PLENTY: u8 = 100;

/// The largest number of cubes that a helper distinguishes; it also stands for more.
const MANY: u8 = 20;

/// The number of swarms at the start.
const FIRST: usize = 2;

/// Two cubes of a colour have the same meaning as more.
const PAIR: u8 = 2;

impl Helped for MasterOfTheGalaxy {
    const SCORED_BY: Rule = Rule("WV-12.1");

    fn blank(
        options: &Options,
        content: &'static Content,
    ) -> Result<MasterOfTheGalaxy, Vec<ValidationError>> {
        if !options.solo() {
            return Err(vec![ValidationError::no_opponent("option seats")]);
        }
        let game = <MasterOfTheGalaxy as Game>::new(options, content)?;
        Ok(game_core::dealt(game, MasterOfTheGalaxy::is_played))
    }

    fn query_of(answer: Answer) -> Query {
        answer.query()
    }

    fn get_answer(&self, query: Query) -> Answer {
        let state = &self.state;
        let (kind, nth) = query.kind();
        match kind {
            0 if self.aims_alone() => Answer::Aim,
            0 => Answer::Span,
            1 => Answer::Fed(nth_of(nth), self.times_fed(nth_of(nth))),
            2 => Answer::Home(state.areas[Player::One].home.unwrap_or_default()),
            3 => self.questions().first_pair().map_or(Answer::NoPair, Answer::Pair),
            4 => Answer::InHand(nth_of(nth), state.hand.of(nth_of(nth)).min(PAIR)),
            5 if state.reserve.of(nth_of(nth)) < self.enough(nth_of(nth)) => {
                Answer::Scarce(nth_of(nth))
            }
            5 => Answer::Plenty(nth_of(nth)),
            6 => Answer::Reserve(nth_of(nth), state.reserve.of(nth_of(nth)).min(MANY)),
            7 if state.holes.contains(nth_of(nth)) => Answer::Hole(nth_of(nth)),
            7 => Answer::Open(nth_of(nth)),
            8 => {
                let card = nth_of(nth);
                let in_deck = crate::automa::in_deck(&state.weavers, card);
                match state.swarm(card) {
                    Some(swarm) => Answer::On(card, swarm.system),
                    None if in_deck => Answer::InDeck(card),
                    None => Answer::Gone(card),
                }
            }
            9 => {
                let place = nth as u8 + 1;
                let swarm = state.swarms.get(nth);
                swarm.map_or(Answer::NoSwarm(place), |swarm| Answer::Swarm(place, swarm.card))
            }
            10 => {
                let card = nth_of(nth);
                let target = state.swarm(card).and_then(|swarm| swarm.target);
                target.map_or(Answer::NoTarget(card), |target| Answer::Target(card, target))
            }
            11 => {
                let (card, work) = (nth_of(nth / Work::COUNT), nth_of(nth % Work::COUNT));
                let cubes = state.swarm(card).map_or(0, |swarm| swarm.cubes[work]);
                Answer::Cubes(card, work, cubes)
            }
            12 => {
                let card = CONFLICTS[nth];
                match self.defended(card) {
                    Some(conflict) => Answer::Conflict(card, conflict.target, conflict.source),
                    None => Answer::NoConflict(card),
                }
            }
            13 => {
                let card = CONFLICTS[nth];
                let side = state.slots.of(Project::at(card, Part::Defence));
                let filled = side.iter().fold(0, |filled, (slot, _)| filled | 1 << slot);
                Answer::Side(card, if self.defended(card).is_some() { filled } else { 0 })
            }
            14 => {
                let mut conflicts = state.conflicts.iter();
                let oldest = conflicts.find(|conflict| self.weavers_defend(conflict));
                oldest.map_or(Answer::NoOldest, |conflict| Answer::Oldest(conflict.card))
            }
            15 => self.look_at_end(),
            16 => Answer::Bases(state.bases(Player::One)),
            17 => Answer::Starts(self.starts(Player::One)),
            _ => Answer::Symbols(nth_of(nth), self.symbols(Player::One)[nth_of(nth)]),
        }
    }

    fn set_answer(&mut self, answer: Answer) {
        let state = &mut self.state;
        match answer {
            Answer::Aim => self.put_before(Step::Allocate),
            Answer::Span => self.put_before(Step::Span),
            Answer::Fed(symbol, times) => self.announce(symbol, times),
            Answer::Home(system) => {
                state.areas[Player::One].home = Some(system);
                if self.is_first_turn() {
                    self.lay_first();
                }
            }
            Answer::NoPair => self.put_in_hand(|_, count| count.min(PAIR - 1)),
            // This is the first colour with two cubes, so the colours before it have fewer.
            Answer::Pair(pair) => self.put_in_hand(|colour, count| match colour.cmp(&pair) {
                std::cmp::Ordering::Less => count.min(PAIR - 1),
                std::cmp::Ordering::Equal => count.max(PAIR),
                std::cmp::Ordering::Greater => count,
            }),
            Answer::InHand(colour, cubes) => {
                self.put_in_hand(|other, count| if other == colour { cubes } else { count });
            }
            Answer::Plenty(colour) => self.put_in_reserve(colour, PLENTY),
            Answer::Scarce(colour) => self.put_in_reserve(colour, 0),
            Answer::Reserve(colour, cubes) => self.put_in_reserve(colour, cubes),
            Answer::Hole(system) | Answer::Open(system) => {
                if answer == Answer::Hole(system) {
                    state.holes.insert(system);
                } else {
                    state.holes.remove(system);
                }
                let holes = state.holes.len() as u8;
                state.tokens = self.content.numbers.pieces.black_hole_tokens.saturating_sub(holes);
            }
            Answer::On(card, system) => self.put_swarm(card, system),
            Answer::InDeck(card) => self.put_aside(card, DestroyedTo::Deck),
            Answer::Gone(card) => self.put_aside(card, DestroyedTo::Box),
            Answer::Swarm(place, card) => {
                let place = usize::from(place) - 1;
                if self.is_first_turn() && place < FIRST {
                    return self.put_first(place, card);
                }
                let swarms = &mut self.state.swarms;
                let now = swarms.iter().position(|swarm| swarm.card == card);
                if let Some(now) = now.filter(|_| place < swarms.len()) {
                    swarms.swap(now, place);
                }
            }
            // The answers about the cards' places already say whether there is one.
            Answer::NoSwarm(_) => {}
            Answer::Target(card, target) => {
                state.swarm_mut(card).into_iter().for_each(|swarm| swarm.target = Some(target));
            }
            Answer::NoTarget(card) => {
                state.swarm_mut(card).into_iter().for_each(|swarm| swarm.target = None);
            }
            Answer::Cubes(card, work, cubes) => {
                state.swarm_mut(card).into_iter().for_each(|swarm| swarm.cubes[work] = cubes);
            }
            Answer::Conflict(card, target, source) => self.put_conflict(card, target, source),
            Answer::NoConflict(card) => {
                state.conflicts.retain(|conflict| conflict.card != card);
                state.slots.take(Project::at(card, Part::Defence));
            }
            Answer::Side(card, filled) => {
                let side = Project::at(card, Part::Defence);
                let cubes = state.slots.of_mut(side);
                for (slot, letter) in self.content.letters(side).iter().enumerate() {
                    let there = cubes.get(slot).or(letter.colour()).unwrap_or(Colour::Black);
                    cubes.set(slot, Some(there).filter(|_| filled >> slot & 1 == 1));
                }
            }
            Answer::Oldest(card) => {
                let now = state.conflicts.iter().position(|conflict| conflict.card == card);
                now.into_iter().for_each(|now| state.conflicts[..=now].rotate_right(1));
            }
            Answer::NoOldest => {}
            Answer::GoesOn => self.go_on(),
            Answer::Over(by) => self.be_over(by.ended()),
            Answer::OverBySymbols(symbol) => {
                self.be_over(Ended { winner: Some(Player::One), by: Reason::Symbols(symbol) });
            }
            Answer::Bases(bases) => self.hold(bases, self.starts(Player::One)),
            Answer::Starts(starts) => self.hold(self.state.bases(Player::One), starts),
            Answer::Symbols(symbol, count) => self.have_symbols(symbol, count),
        }
    }

    fn tracked() -> EnumSet<Query> {
        Query::all().filter(|query| matches!(query.kind().0, 2 | 7..=14)).collect()
    }

    fn assumed() -> EnumSet<Query> {
        Query::all().filter(|query| matches!(query.kind().0, 0 | 1 | 5 | 15)).collect()
    }

    fn transient() -> EnumSet<Query> {
        Query::all().filter(|query| matches!(query.kind().0, 3 | 4)).collect()
    }

    fn asked_with(&self, query: Query) -> EnumSet<Query> {
        if !MasterOfTheGalaxy::transient().contains(query) {
            return EnumSet::only(query);
        }
        let sought = |card| self.content.weaver(card).work(Work::Morphing).1;
        let mut hand: EnumSet<Query> =
            self.questions().swarms().map(sought).map(Query::in_hand).collect();
        hand.insert(Query::PAIR);
        hand
    }

    fn begin_turn(&mut self, kept: &MasterOfTheGalaxy, nth: u16) {
        let state = &mut self.state;
        let then = &kept.state;
        (state.swarms, state.weavers) = (then.swarms, then.weavers);
        (state.holes, state.tokens) = (then.holes, then.tokens);
        (state.conflicts, state.slots) = (then.conflicts, Filled::default());
        (state.systems, state.routes, state.areas) = Default::default();
        (state.decks, state.picks, state.waiting, state.shown) = Default::default();
        (state.done, state.ended) = Default::default();
        state.areas[Player::One].home = then.areas[Player::One].home;
        (state.first, state.active, state.round) = (Player::One, Player::One, nth);
        (state.actions, state.initiated) = (0, true);
        state.bags[Player::One] = Cubes([MANY; Colour::COUNT]);
        for colour in Colour::ALL {
            let plenty = then.reserve.of(colour) >= kept.enough(colour);
            self.put_in_reserve(colour, if plenty { PLENTY } else { 0 });
        }
        for conflict in &then.conflicts {
            let side = Project::at(conflict.card, Part::Defence);
            *self.state.slots.of_mut(side) = then.slots.of(side);
            self.join(conflict.source, conflict.target);
        }
        self.put_before(Step::Span);
    }

    fn is_opponents_turn(&self) -> bool {
        if !self.options.solo() || !self.is_played() || self.state.ended.is_some() {
            return false;
        }
        let pending = self.state.frames.pending();
        if self.begins_span() || pending.iter().any(|frame| matches!(frame, Frame::Span { .. })) {
            return true;
        }
        if pending.iter().any(is_feeding) {
            // The symbol may have won the game for the player.
            let ended = self.winner(&self.tallies());
            return ended.is_none_or(|ended| ended.by == Reason::NoSwarms);
        }
        self.aims_alone()
    }

    fn irrelevant_answer(&self) -> Option<Choice> {
        match self.state.frames.top() {
            None | Some(Frame::Arrive { .. } | Frame::Aim { .. }) => None,
            // For the Weavers, what the person gives up only affects the reserve.
            Some(_) => {
                let mut choices = Choices::default();
                self.list(&mut choices);
                choices.listed().first().copied()
            }
        }
    }

    /// Whether the chance question is about the Weavers' own deck.
    fn is_own_chance(&self) -> bool {
        matches!(self.state.frames.top(), Some(Frame::Arrive { .. }))
    }

    /// The first of several targets that are equal in everything.
    fn proposes(&self) -> Option<Choice> {
        let Some(Frame::Aim { .. }) = self.state.frames.top() else { return None };
        let mut choices = Choices::default();
        self.list(&mut choices);
        choices.listed().first().copied()
    }

    /// The reserve counts: cubes that the helper does not track return to the reserve with
    /// everything that leaves the board.
    fn invalidated(&self) -> EnumSet<Query> {
        let goes_on = matches!(
            self.state.frames.top(),
            Some(
                Frame::Act { .. } | Frame::FeedOne { .. } | Frame::Span { .. } | Frame::Feed { .. }
            )
        );
        let nothing_due = self.full_work().is_none()
            && self.decided_conflict().is_none()
            && self.conflict_to_cancel().is_none()
            && !self.is_aim_due();
        let counts = || Colour::ALL.into_iter().map(Query::reserve).collect();
        if goes_on && nothing_due { EnumSet::EMPTY } else { counts() }
    }

    fn without_the_unknown(event: &Event) -> Option<Event> {
        match *event {
            Event::NotDue { card, work, why: NotDue::Count(colour, count) } => {
                let why = NotDue::Count(colour, count.min(PAIR));
                Some(Event::NotDue { card, work, why })
            }
            // The helper does not ask which cubes the person has in a conflict, nor which are in
            // star slots.
            Event::ConflictLost { player, card, defender, .. } => {
                let (attack, defence) = (Cubes::NONE, Cubes::NONE);
                Some(Event::ConflictLost { player, card, defender, attack, defence })
            }
            Event::SwarmCame { .. }
            | Event::Aims { .. }
            | Event::NoTarget { .. }
            | Event::NotDue { .. }
            | Event::Advanced { .. }
            | Event::Redirected { .. }
            | Event::Lacking { .. }
            | Event::Resolved { .. }
            | Event::Moved { .. }
            | Event::Morphed { .. }
            | Event::SwarmGone { .. }
            | Event::Closed { .. }
            | Event::Ended { .. } => Some(event.clone()),
            // All other events happen to the person, who sees them.
            _ => None,
        }
    }

    fn settled() -> Settings {
        Settings::from_iter([("seats".to_string(), 1.into())])
    }

    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[(key!("ask-level"), &["weavers", DRAWS, "readings"])]
    }

    fn set_up(&self) -> Vec<EnumSet<Query>> {
        vec![EnumSet::only(Query::HOME), [Query::swarm(0), Query::swarm(1)].into_iter().collect()]
    }

    fn scored(&self) -> Vec<EnumSet<Query>> {
        let symbols = Symbol::ALL.map(Query::symbols).into_iter();
        vec![symbols.chain([Query::BASES, Query::STARTS]).collect()]
    }
}

/// The table as a helper keeps it.
impl MasterOfTheGalaxy {
    /// The number of cubes of a colour that all works together can take in a Span.
    pub(crate) fn enough(&self, colour: Colour) -> u8 {
        let works = Weaver::all().flat_map(|card| Work::ALL.map(|work| (card, work)));
        let of = works.filter(|&(card, work)| self.content.weaver(card).work(work).1 == colour);
        of.count() as u8
    }

    /// Whether a helper has to ask for the remaining cubes of a colour, because they are few or
    /// because so many have been taken.
    pub(crate) fn may_run_short(&self, colour: Colour) -> bool {
        self.state.reserve.of(colour) <= PLENTY - self.enough(colour)
    }

    fn put_in_reserve(&mut self, colour: Colour, cubes: u8) {
        let reserve = &mut self.state.reserve;
        reserve.take(colour, u8::MAX);
        reserve.add(colour, cubes);
    }

    fn put_in_hand(&mut self, count: impl Fn(Colour, u8) -> u8) {
        let before = self.state.hand;
        self.state.hand = Cubes::NONE;
        for colour in Colour::ALL {
            self.state.hand.add(colour, count(colour, before.of(colour)));
        }
    }

    /// Leaves only the solo turn pending, with this as its next step.
    fn put_before(&mut self, step: Step) {
        let steps = List::SoloTurn.steps();
        let next = steps.iter().position(|other| *other == step).unwrap_or_default() as u8;
        self.state.frames.clear();
        self.state.frames.call(Frame::List { list: List::SoloTurn, next });
    }

    /// Whether the Weavers Span is the next step.
    fn begins_span(&self) -> bool {
        match *self.state.frames.pending() {
            [Frame::List { list: list @ (List::SoloTurn | List::SkippedSoloTurn), next }] => {
                list.steps().get(usize::from(next)) == Some(&Step::Span)
            }
            _ => false,
        }
    }

    /// Whether a swarm has lost its target outside the Weavers' own actions.
    fn aims_alone(&self) -> bool {
        let pending = self.state.frames.pending();
        let within = |frame: &Frame| matches!(frame, Frame::Span { .. }) || is_feeding(frame);
        self.is_aim_due() && !self.begins_span() && !pending.iter().any(within)
    }

    /// How many more times a symbol feeds.
    fn times_fed(&self, symbol: Symbol) -> u8 {
        let pending = self.state.frames.pending().iter();
        let whole = |frame: &&Frame| match **frame {
            Frame::Feed { symbol: of, left } => of == symbol && !left.is_empty(),
            _ => false,
        };
        pending.filter(whole).count() as u8
    }

    /// Announces that a symbol was gained this many times; if no symbol was, the Span is next.
    fn announce(&mut self, symbol: Symbol, times: u8) {
        let all = Symbol::ALL.map(|other| (other, self.times_fed(other)));
        let all = all.map(|(other, before)| (other, if other == symbol { times } else { before }));
        if all.iter().all(|(_, times)| *times == 0) {
            return self.put_before(Step::Span);
        }
        self.put_before(Step::Allocate);
        for (symbol, times) in all.into_iter().rev() {
            let left = self.showing(symbol);
            for _ in 0..if left.is_empty() { 0 } else { times } {
                self.call(Frame::Feed { symbol, left });
            }
        }
    }

    /// Puts a swarm on a system; it aims if exactly one target is best.
    fn put_swarm(&mut self, card: Weaver, system: System) {
        match self.state.swarm_mut(card) {
            Some(swarm) => swarm.system = system,
            None => {
                self.take_from_deck(card);
                self.state.swarms.push(Swarm { card, system, ..Swarm::default() });
            }
        }
        let best = self.best_targets(card).best;
        let target = best.first().filter(|_| best.len() == 1);
        self.state.swarm_mut(card).into_iter().for_each(|swarm| swarm.target = target);
    }

    fn put_aside(&mut self, card: Weaver, to: DestroyedTo) {
        self.state.swarms.retain(|swarm| swarm.card != card);
        self.take_from_deck(card);
        if to == DestroyedTo::Deck {
            self.state.weavers.put_under(card);
        }
    }

    fn take_from_deck(&mut self, card: Weaver) {
        let mut unseen = self.state.weavers.unseen();
        unseen.remove(card);
        let mut deck = Deck::shuffled(unseen);
        self.state.weavers.known().filter(|known| *known != card).for_each(|known| {
            deck.put_under(known);
        });
        self.state.weavers = deck;
    }

    /// Whether the answers are about set-up.
    fn is_first_turn(&self) -> bool {
        self.state.round <= 1
    }

    /// The corner on which a swarm is in set-up, by its index from 0.
    pub(crate) fn first_place(&self, nth: usize) -> Option<System> {
        let corners = self.content.corners;
        let home = self.state.areas[Player::One].home?;
        let home = corners.iter().position(|corner| *corner == home)?;
        let step = [1, 3].get(nth).filter(|_| self.is_first_turn())?;
        Some(corners[(home + step) % corners.len()])
    }

    /// Makes this card one of the first swarms; if it was the other one, the two change places.
    fn put_first(&mut self, place: usize, card: Weaver) {
        let swarms = &mut self.state.swarms;
        let Some(before) = swarms.get(place).map(|swarm| swarm.card) else { return };
        swarms.iter_mut().filter(|swarm| swarm.card == card).for_each(|one| one.card = before);
        swarms[place].card = card;
        self.lay_first();
    }

    /// Puts the first swarms on the corners next to the home, and lets them aim.
    fn lay_first(&mut self) {
        let cards: Vec<Weaver> = self.state.swarms.iter().take(FIRST).map(|one| one.card).collect();
        self.state.weavers = Deck::shuffled(Weaver::all().collect());
        self.state.swarms.clear();
        for (nth, card) in cards.into_iter().enumerate() {
            let corner = self.first_place(nth);
            corner.into_iter().for_each(|corner| self.put_swarm(card, corner));
        }
    }

    /// The conflict of a card, if the Weavers have a side in it.
    pub(crate) fn defended(&self, card: Card) -> Option<&Conflict> {
        self.state.conflict(card).filter(|conflict| self.weavers_defend(conflict))
    }

    fn put_conflict(&mut self, card: Card, target: System, source: System) {
        let against = match self.state.swarm_on(target) {
            Some(_) => Against::Swarm,
            None => Against::Neutral,
        };
        let now = Conflict { card, source, target, against, ..Conflict::default() };
        match self.state.conflicts.iter_mut().find(|conflict| conflict.card == card) {
            Some(conflict) => *conflict = now,
            None => self.state.conflicts.push(now),
        }
        self.join(source, target);
    }

    /// Gives the person the source of a conflict and a complete route to its target.
    fn join(&mut self, source: System, target: System) {
        let player = Player::One;
        let place = &mut self.state.systems[source];
        place.owner = Some(player);
        place.bases.insert(Shape::ALL[0]);
        let at = self.content.routes_at[source].and(self.content.routes_at[target]);
        let slots = |route: Route| self.content.route(route).slots;
        at.iter().for_each(|route| {
            let mut cubes = Cubes::NONE;
            cubes.add(Colour::ALL[0], slots(route));
            self.state.routes[route] = Line { owner: Some(player), cubes, complete: true };
        });
    }
}

fn is_feeding(frame: &Frame) -> bool {
    matches!(frame, Frame::Feed { .. } | Frame::FeedOne { .. })
}
