//! The androids at a real table: what a helper tracks and what it asks.
//!
//! It tracks the androids' colonists and energy. It asks what is in their prep module, and where
//! your colonists stand on ★★ when an Upgrade or Calculations needs it. Which cards leave the deck
//! makes no difference to the androids, so nobody has to name one.

use game_core::{Choices, EnumSet, Game, Helped, Id, Rule, Settings, Turn, ValidationError};
use i18n::key;

use crate::automa::Worth;
use crate::choice::Choice;
use crate::colonists::Counted;
use crate::content::Content;
use crate::event::Event;
use crate::game::PocketMars;
use crate::options::Options;
use crate::sequence::{Frame, List, Step};
use crate::state::{Deck, Face, PrepCard};
use crate::types::{Building, Colour, Player, Slot};

/// A deck size that a turn of the androids cannot exhaust; it also stands for more.
pub(crate) const MANY: u8 = 7;

/// The number of Buildings. They have four queries each: the androids' ★ and ★★, your ★★ and ★.
const BUILDINGS: usize = Building::COUNT;

/// The number of the first query about a Building.
const OF_BUILDINGS: usize = 6;

/// The number of the first query after those about Buildings.
const YOUR_OWN: usize = OF_BUILDINGS + 4 * BUILDINGS;

game_core::index_type! {
    /// A fact of the table that the androids' rules can read.
    pub struct Query(YOUR_OWN + 2);
    |number, f| match number.checked_sub(OF_BUILDINGS) {
        None => f.write_str(
            ["module", "deck", "all landed", "energy", "android ship", "android earth"][number],
        ),
        Some(_) if number >= YOUR_OWN => {
            f.write_str(["your ship", "your energy"][number - YOUR_OWN])
        }
        Some(place) => {
            let space = ["android ★", "android ★★", "your ★★", "your ★"][place / BUILDINGS];
            write!(f, "{space} {}", Building::ALL[place % BUILDINGS])
        }
    }
}

impl Query {
    /// What is in the androids' prep module.
    pub const MODULE: Query = Query(0);
    /// How many cards are left in the deck.
    pub const DECK: Query = Query(1);
    /// Whether all of your colonists are on Buildings.
    pub const LANDED: Query = Query(2);
    /// The androids' energy.
    pub const ENERGY: Query = Query(3);
    /// The androids' colonists on their Spaceship.
    pub const SHIP: Query = Query(4);
    /// The androids' colonists on Earth.
    pub const EARTH: Query = Query(5);

    /// Your colonists on your Spaceship.
    pub const YOUR_SHIP: Query = Query(YOUR_OWN as u8);
    /// Your energy.
    pub const YOUR_ENERGY: Query = Query(YOUR_OWN as u8 + 1);

    fn of_building(nth: usize, building: Building) -> Query {
        Query((OF_BUILDINGS + nth * BUILDINGS + building.index()) as u8)
    }

    /// The androids' colonists on ★ of a Building.
    pub fn first(building: Building) -> Query {
        Query::of_building(0, building)
    }

    /// The androids' colonists on ★★ of a Building.
    pub fn second(building: Building) -> Query {
        Query::of_building(1, building)
    }

    /// Your colonists on ★★ of a Building.
    pub fn yours(building: Building) -> Query {
        Query::of_building(2, building)
    }

    /// Your colonists on ★ of a Building.
    pub fn yours_below(building: Building) -> Query {
        Query::of_building(3, building)
    }

    /// What the query is about.
    pub(crate) fn about(self) -> About {
        match self {
            Query::MODULE => About::Module,
            Query::DECK => About::Deck,
            Query::LANDED => About::Landed,
            Query::ENERGY => About::Energy,
            Query::SHIP => About::Ship,
            Query::EARTH => About::Earth,
            Query::YOUR_SHIP => About::YourShip,
            Query::YOUR_ENERGY => About::YourEnergy,
            Query(number) => {
                let place = usize::from(number) - OF_BUILDINGS;
                let building = Building::ALL[place % BUILDINGS];
                match place / BUILDINGS {
                    0 => About::First(building),
                    1 => About::Second(building),
                    2 => About::YourSecond(building),
                    _ => About::YourFirst(building),
                }
            }
        }
    }
}

/// What a query is about, with its Building.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum About {
    Module,
    Deck,
    Landed,
    Energy,
    Ship,
    Earth,
    First(Building),
    Second(Building),
    YourSecond(Building),
    YourFirst(Building),
    YourShip,
    YourEnergy,
}

game_core::choices! {
    /// The answer to a query.
    pub enum Answer {
        /// The androids' prep module has both cards.
        Full = "module full",
        /// The androids' prep module is empty.
        Empty = "module empty",
        /// The androids' prep module has one card: in this slot, with a back of this colour.
        Left(slot: Slot, colour: Colour) = "module {} {}",
        /// The deck has this many cards; 7 also stands for more.
        Deck(cards: u8 in 0..=MANY) = "deck {}",
        /// All of your colonists are on Buildings.
        Landed = "all landed",
        /// Not all of your colonists are on Buildings.
        NotLanded = "not all landed",
        /// The androids' energy.
        Energy(energy: u8 in 0..=u8::MAX) = "energy {}",
        /// The androids have this many colonists on their Spaceship.
        Ship(colonists: u8 in 0..=u8::MAX) = "ship {}",
        /// The androids have this many colonists on Earth.
        Earth(colonists: u8 in 0..=u8::MAX) = "earth {}",
        /// The androids have this many colonists on ★.
        First(building: Building, colonists: u8 in 0..=u8::MAX) = "first {} {}",
        /// The androids have this many colonists on ★★.
        Second(building: Building, colonists: u8 in 0..=u8::MAX) = "second {} {}",
        /// You have this many colonists on ★★.
        Yours(building: Building, colonists: u8 in 0..=u8::MAX) = "yours {} {}",
        /// You have this many colonists on ★.
        YoursBelow(building: Building, colonists: u8 in 0..=u8::MAX) = "yours below {} {}",
        /// You have this many colonists on your Spaceship.
        YourShip(colonists: u8 in 0..=u8::MAX) = "your ship {}",
        /// Your energy.
        YourEnergy(energy: u8 in 0..=u8::MAX) = "your energy {}",
    }
}

/// The index of the step of a solo round with which the androids' part begins.
fn first_step() -> u8 {
    let steps = List::SoloRound.steps();
    steps.iter().position(|step| *step == Step::SystemFailure).unwrap_or_default() as u8
}

impl Helped for PocketMars {
    const SCORED_BY: Rule = Rule("DA-10.1");

    fn blank(
        options: &Options,
        content: &'static Content,
    ) -> Result<PocketMars, Vec<ValidationError>> {
        if !options.solo() {
            return Err(vec![ValidationError::no_opponent("option seats")]);
        }
        let game = <PocketMars as Game>::new(options, content)?;
        Ok(game_core::dealt(game, |game| game.state.round > 0))
    }

    fn query_of(answer: Answer) -> Query {
        match answer {
            Answer::Full | Answer::Empty | Answer::Left(..) => Query::MODULE,
            Answer::Deck(_) => Query::DECK,
            Answer::Landed | Answer::NotLanded => Query::LANDED,
            Answer::Energy(_) => Query::ENERGY,
            Answer::Ship(_) => Query::SHIP,
            Answer::Earth(_) => Query::EARTH,
            Answer::First(building, _) => Query::first(building),
            Answer::Second(building, _) => Query::second(building),
            Answer::Yours(building, _) => Query::yours(building),
            Answer::YoursBelow(building, _) => Query::yours_below(building),
            Answer::YourShip(_) => Query::YOUR_SHIP,
            Answer::YourEnergy(_) => Query::YOUR_ENERGY,
        }
    }

    fn get_answer(&self, query: Query) -> Answer {
        let state = &self.state;
        let theirs = Player::Androids;
        match query.about() {
            About::Module => {
                let mut cards = state.slots(theirs);
                match (cards.next(), cards.next()) {
                    (None, _) => Answer::Empty,
                    (Some((slot, held)), None) => Answer::Left(slot, held.face.colour()),
                    (Some(_), Some(_)) => Answer::Full,
                }
            }
            About::Deck => Answer::Deck(state.deck.count.min(MANY)),
            About::Landed if state.on_buildings(Player::One) >= self.options.colonists => {
                Answer::Landed
            }
            About::Landed => Answer::NotLanded,
            About::Energy => Answer::Energy(state.energy[theirs]),
            About::Ship => Answer::Ship(state.on_ship[theirs]),
            About::Earth => Answer::Earth(state.earth[theirs]),
            About::First(building) => Answer::First(building, state.first[building][theirs]),
            About::Second(building) => Answer::Second(building, state.second[building][theirs]),
            About::YourSecond(building) => {
                Answer::Yours(building, state.second[building][Player::One])
            }
            About::YourFirst(building) => {
                Answer::YoursBelow(building, state.first[building][Player::One])
            }
            About::YourShip => Answer::YourShip(state.on_ship[Player::One]),
            About::YourEnergy => Answer::YourEnergy(state.energy[Player::One]),
        }
    }

    fn set_answer(&mut self, answer: Answer) {
        let state = &mut self.state;
        let theirs = Player::Androids;
        let sealed =
            |colour| Some(PrepCard { face: Face::Sealed(colour), seen_by: Default::default() });
        match answer {
            // Their colours are asked for once only one of them is left.
            Answer::Full => state.prep[theirs] = [sealed(Colour::Green), sealed(Colour::Green)],
            Answer::Empty => state.prep[theirs] = [None, None],
            Answer::Left(slot, colour) => {
                state.prep[theirs] = [None, None];
                state.prep[theirs][slot.index()] = sealed(colour);
            }
            Answer::Deck(cards) => {
                let count = if cards == MANY { 2 * MANY } else { cards };
                let top = (count > 0).then_some(Face::Sealed(Colour::Black));
                state.deck = Deck { count, top, ..Deck::default() };
            }
            Answer::Landed | Answer::NotLanded => {
                for building in Building::ALL {
                    state.first[building][Player::One] = 0;
                }
                if answer == Answer::Landed {
                    state.first[Building::Greenhouse][Player::One] = self.options.colonists;
                }
            }
            Answer::Energy(energy) => state.energy[theirs] = energy,
            Answer::Ship(colonists) => state.on_ship[theirs] = colonists,
            Answer::Earth(colonists) => state.earth[theirs] = colonists,
            Answer::First(building, colonists) => state.first[building][theirs] = colonists,
            Answer::Second(building, colonists) => state.second[building][theirs] = colonists,
            Answer::Yours(building, colonists) => {
                state.second[building][Player::One] = colonists;
            }
            Answer::YoursBelow(building, colonists) => {
                state.first[building][Player::One] = colonists;
            }
            Answer::YourShip(colonists) => state.on_ship[Player::One] = colonists,
            Answer::YourEnergy(energy) => state.energy[Player::One] = energy,
        }
        // Your colonists who are nowhere else are on Earth.
        let placed = state.on_buildings(Player::One).saturating_add(state.on_ship[Player::One]);
        state.earth[Player::One] = self.options.colonists.saturating_sub(placed);
    }

    fn tracked() -> EnumSet<Query> {
        let mut own: EnumSet<Query> =
            [Query::ENERGY, Query::SHIP, Query::EARTH].into_iter().collect();
        for building in Building::ALL {
            own.insert(Query::first(building));
            own.insert(Query::second(building));
        }
        own
    }

    fn assumed() -> EnumSet<Query> {
        [Query::DECK, Query::LANDED].into_iter().collect()
    }

    fn asked_with(&self, query: Query) -> EnumSet<Query> {
        let yours: EnumSet<Query> = self.content.colonist_buildings().map(Query::yours).collect();
        if yours.contains(query) { yours } else { EnumSet::only(query) }
    }

    fn begin_turn(&mut self, kept: &PocketMars, nth: u16) {
        PocketMars::tracked().or(PocketMars::assumed()).iter().for_each(|query| {
            self.set_answer(kept.get_answer(query));
        });
        let state = &mut self.state;
        state.round = nth;
        state.active = Player::One;
        state.connection = None;
        state.in_play = None;
        state.hands = Default::default();
        state.prep = Default::default();
        state.stacks = Default::default();
        state.discard.clear();
        for building in Building::ALL {
            let room = self.options.star2_limit();
            let yours = &mut state.second[building][Player::One];
            *yours = room.min(*yours);
        }
        state.frames.clear();
        state.frames.call(Frame::Steps { list: List::SoloRound, next: first_step() });
    }

    fn is_opponents_turn(&self) -> bool {
        match *self.state.frames.pending() {
            [Frame::Steps { list: List::SoloRound, next }, ref above @ ..] => {
                next > first_step() || (next == first_step() && above.is_empty())
            }
            _ => false,
        }
    }

    fn irrelevant_answer(&self) -> Option<Choice> {
        let mut choices = Choices::default();
        if self.turn() == Turn::Chance {
            self.list(&mut choices);
        }
        choices.listed().first().copied()
    }

    fn without_the_unknown(event: &Event) -> Option<Event> {
        match *event {
            Event::Milled { .. } | Event::TopShown { .. } => None,
            Event::Refilled { slot, .. } => Some(Event::Refilled { slot, colour: Colour::Green }),
            Event::Weighed { both, now, ref weighed, chosen } => {
                let weighed = weighed.iter().cloned().map(|mut one| {
                    one.worth = without_yours(one.worth, now);
                    one
                });
                let known = without_yours(now, now);
                Some(Event::Weighed { both, now: known, weighed: weighed.collect(), chosen })
            }
            ref other => Some(other.clone()),
        }
    }

    fn settled() -> Settings {
        Settings::from_iter([("seats".to_string(), 1.into())])
    }

    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[(key!("ask-level"), &["level"]), (key!("ask-decider"), &["da_choice", "readings"])]
    }

    fn scored(&self) -> Vec<EnumSet<Query>> {
        let holds = || self.content.colonist_buildings();
        vec![
            holds().map(Query::yours_below).chain(holds().map(Query::yours)).collect(),
            [Query::YOUR_SHIP, Query::YOUR_ENERGY].into_iter().collect(),
        ]
    }
}

/// Removes what you have besides ★★, except those who have come down to ★ since `now`: no act of the
/// androids changes which of your colonists are in a Building, so the rest is the same in every
/// option that they weigh.
fn without_yours(worth: Worth, now: Worth) -> Worth {
    let down = worth.yours.first.saturating_sub(now.yours.first);
    let yours = Counted { first: down, second: worth.yours.second, ..Counted::default() };
    Worth { yours, ..worth }
}
