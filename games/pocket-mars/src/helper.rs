//! The androids beside a real table: what a helper keeps of them and what it asks.
//!
//! Kept are their colonists and their energy; asked is what lies in their prep module, and where
//! yours stand on ★★ when an Upgrade or Calculations looks there. Which cards leave the deck changes
//! nothing for them, so nobody names one.

use table::{Choices, EnumSet, Game, Helped, Id, Settings, Turn, ValidationError};
use tongues::key;

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

/// More cards than a turn of the androids can take from the deck: as good as any number.
pub(crate) const MANY: u8 = 7;

/// How many Buildings are among the facts, four times: the androids' ★ and ★★, your ★★ and ★.
const BUILDINGS: usize = Building::COUNT;

/// Of the facts of Buildings, the number of the first.
const OF_BUILDINGS: usize = 6;

/// The number of the first fact after those of Buildings.
const YOUR_OWN: usize = OF_BUILDINGS + 4 * BUILDINGS;

table::index_type! {
    /// What the androids' rules can read on the table.
    pub struct Fact(YOUR_OWN + 2);
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

impl Fact {
    /// What lies in the androids' prep module.
    pub const MODULE: Fact = Fact(0);
    /// How many cards the deck has.
    pub const DECK: Fact = Fact(1);
    /// Whether all of your colonists are on Buildings.
    pub const LANDED: Fact = Fact(2);
    /// The androids' energy.
    pub const ENERGY: Fact = Fact(3);
    /// Their colonists on their Spaceship.
    pub const SHIP: Fact = Fact(4);
    /// Their colonists on Earth.
    pub const EARTH: Fact = Fact(5);

    /// Yours on your Spaceship.
    pub const YOUR_SHIP: Fact = Fact(YOUR_OWN as u8);
    /// Your energy.
    pub const YOUR_ENERGY: Fact = Fact(YOUR_OWN as u8 + 1);

    fn of_building(nth: usize, building: Building) -> Fact {
        Fact((OF_BUILDINGS + nth * BUILDINGS + building.index()) as u8)
    }

    /// Their colonists on ★ of a Building.
    pub fn first(building: Building) -> Fact {
        Fact::of_building(0, building)
    }

    /// Their colonists on ★★ of a Building.
    pub fn second(building: Building) -> Fact {
        Fact::of_building(1, building)
    }

    /// Yours on ★★ of a Building.
    pub fn yours(building: Building) -> Fact {
        Fact::of_building(2, building)
    }

    /// Yours on ★ of a Building.
    pub fn yours_below(building: Building) -> Fact {
        Fact::of_building(3, building)
    }

    /// What it is about.
    pub(crate) fn about(self) -> About {
        match self {
            Fact::MODULE => About::Module,
            Fact::DECK => About::Deck,
            Fact::LANDED => About::Landed,
            Fact::ENERGY => About::Energy,
            Fact::SHIP => About::Ship,
            Fact::EARTH => About::Earth,
            Fact::YOUR_SHIP => About::YourShip,
            Fact::YOUR_ENERGY => About::YourEnergy,
            Fact(number) => {
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

/// What a fact is about, with its Building.
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

table::choices! {
    /// A fact of the table with what holds of it.
    pub enum Answer {
        /// Both cards lie in the androids' prep module.
        Full = "module full",
        /// No card does.
        Empty = "module empty",
        /// One card does: in this slot, with a back of this colour.
        Left(slot: Slot, colour: Colour) = "module {} {}",
        /// So many cards are in the deck; 7 stands for more too.
        Deck(cards: u8 in 0..=MANY) = "deck {}",
        /// All of your colonists are on Buildings.
        Landed = "all landed",
        /// One of yours is not.
        NotLanded = "not all landed",
        /// The androids' energy.
        Energy(energy: u8 in 0..=u8::MAX) = "energy {}",
        /// So many of theirs are on their Spaceship.
        Ship(colonists: u8 in 0..=u8::MAX) = "ship {}",
        /// So many of theirs are on Earth.
        Earth(colonists: u8 in 0..=u8::MAX) = "earth {}",
        /// So many of theirs are on ★.
        First(building: Building, colonists: u8 in 0..=u8::MAX) = "first {} {}",
        /// So many of theirs are on ★★.
        Second(building: Building, colonists: u8 in 0..=u8::MAX) = "second {} {}",
        /// So many of yours are on ★★.
        Yours(building: Building, colonists: u8 in 0..=u8::MAX) = "yours {} {}",
        /// So many of yours are on ★.
        YoursBelow(building: Building, colonists: u8 in 0..=u8::MAX) = "yours below {} {}",
        /// So many of yours are on your Spaceship.
        YourShip(colonists: u8 in 0..=u8::MAX) = "your ship {}",
        /// Your energy.
        YourEnergy(energy: u8 in 0..=u8::MAX) = "your energy {}",
    }
}

/// The number of the step of a solo round with which the androids begin.
fn first_step() -> u8 {
    let steps = List::SoloRound.steps();
    steps.iter().position(|step| *step == Step::SystemFailure).unwrap_or_default() as u8
}

impl Helped for PocketMars {
    fn blank(
        options: &Options,
        content: &'static Content,
    ) -> Result<PocketMars, Vec<ValidationError>> {
        if !options.solo() {
            let why = "only the game for one has automated opponents";
            return Err(vec![ValidationError::new("seats", why)]);
        }
        let game = <PocketMars as Game>::new(options, content)?;
        Ok(table::dealt(game, |game| game.state.round > 0))
    }

    fn fact_of(answer: Answer) -> Fact {
        match answer {
            Answer::Full | Answer::Empty | Answer::Left(..) => Fact::MODULE,
            Answer::Deck(_) => Fact::DECK,
            Answer::Landed | Answer::NotLanded => Fact::LANDED,
            Answer::Energy(_) => Fact::ENERGY,
            Answer::Ship(_) => Fact::SHIP,
            Answer::Earth(_) => Fact::EARTH,
            Answer::First(building, _) => Fact::first(building),
            Answer::Second(building, _) => Fact::second(building),
            Answer::Yours(building, _) => Fact::yours(building),
            Answer::YoursBelow(building, _) => Fact::yours_below(building),
            Answer::YourShip(_) => Fact::YOUR_SHIP,
            Answer::YourEnergy(_) => Fact::YOUR_ENERGY,
        }
    }

    fn look(&self, fact: Fact) -> Answer {
        let state = &self.state;
        let theirs = Player::Androids;
        match fact.about() {
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

    fn learn(&mut self, answer: Answer) {
        let state = &mut self.state;
        let theirs = Player::Androids;
        let sealed =
            |colour| Some(PrepCard { face: Face::Sealed(colour), seen_by: Default::default() });
        match answer {
            // Of which colour they are is asked once one of them is left.
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
        // Who of yours is nowhere else is on Earth.
        let placed = state.on_buildings(Player::One).saturating_add(state.on_ship[Player::One]);
        state.earth[Player::One] = self.options.colonists.saturating_sub(placed);
    }

    fn own() -> EnumSet<Fact> {
        let mut own: EnumSet<Fact> = [Fact::ENERGY, Fact::SHIP, Fact::EARTH].into_iter().collect();
        for building in Building::ALL {
            own.insert(Fact::first(building));
            own.insert(Fact::second(building));
        }
        own
    }

    fn presumed() -> EnumSet<Fact> {
        [Fact::DECK, Fact::LANDED].into_iter().collect()
    }

    fn asked_with(&self, fact: Fact) -> EnumSet<Fact> {
        let yours: EnumSet<Fact> = self.content.colonist_buildings().map(Fact::yours).collect();
        if yours.contains(fact) { yours } else { EnumSet::only(fact) }
    }

    fn begin_turn(&mut self, kept: &PocketMars, nth: u16) {
        PocketMars::own().or(PocketMars::presumed()).iter().for_each(|fact| {
            self.learn(kept.look(fact));
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

    fn assumed(&self) -> Option<Choice> {
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
                    one.worth = without_yours(one.worth);
                    one
                });
                let now = without_yours(now);
                Some(Event::Weighed { both, now, weighed: weighed.collect(), chosen })
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

    fn scored(&self) -> Vec<EnumSet<Fact>> {
        let holds = || self.content.colonist_buildings();
        vec![
            holds().map(Fact::yours_below).chain(holds().map(Fact::yours)).collect(),
            [Fact::YOUR_SHIP, Fact::YOUR_ENERGY].into_iter().collect(),
        ]
    }
}

/// Without what you have below ★★: no act of the androids changes who of yours is in a Building, so
/// it is the same for all that they weigh.
fn without_yours(worth: Worth) -> Worth {
    let yours = Counted { second: worth.yours.second, ..Counted::default() };
    Worth { yours, ..worth }
}
