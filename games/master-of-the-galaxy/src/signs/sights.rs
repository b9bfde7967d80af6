//! What the signs of a position are about, in words that anybody can check on the table.

use table::{Id, Seat, Sight, Signs};

use super::{
    AIMS, AWAY, BAG, BAG_SIZE, BASES, DONE, FEW, HAND, HAND_SIZE, HAVE, HOME, HOME_BESIDE,
    MOST_SYMBOLS, NEUTRAL_ENDS, OWN, PICKS, PLANETS, ROUTES, SHAPES, STARTS, SWARMS, SYMBOLS,
    SYSTEMS, TOKENS, WORKS,
};
use crate::game::MasterOfTheGalaxy;
use crate::types::{Card, Colour, Player, Shape, Symbol, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// What is said to the seat of a game alone of a sign, and how that stands here, whether the sign
    /// holds or not; `None` for what is no thing on the table, such as what is pending.
    ///
    /// Signs that tell the same thing, such as all bases and those at home, are about one thing where
    /// one of them says it all.
    pub(crate) fn sight_for(&self, seat: Seat, sign: usize) -> Option<Sight> {
        if !self.options.solo() || seat != Seat(0) {
            return None;
        }
        self.sight_of_counts(sign)
            .or_else(|| self.sight_of_cards(sign))
            .or_else(|| self.sight_of_cubes(sign))
            .or_else(|| self.sight_of_systems(sign))
            .or_else(|| self.sight_of_swarms(sign))
    }

    fn sight_of_counts(&self, sign: usize) -> Option<Sight> {
        let state = &self.state;
        let you = Player::One;
        let is = |signs: Signs| signs.nth(sign).is_some();
        let complete = || {
            let lines = self.content.routes().map(|route| &state.routes[route]);
            lines.filter(|line| line.complete && line.owner == Some(you)).count()
        };
        let (name, count) = match sign {
            _ if is(BASES) => ("your bases on the board", usize::from(state.bases(you))),
            _ if is(SYSTEMS) => ("systems that you control", self.controlled(you).count()),
            _ if is(STARTS) => ("starts that you control", usize::from(self.starts(you))),
            _ if is(ROUTES) => ("your complete routes", complete()),
            _ if is(NEUTRAL_ENDS) => {
                ("your complete routes to neutral systems", self.neutral_ends(you))
            }
            _ if is(PICKS) => ("picks of cards to come", state.picks.len()),
            _ if is(TOKENS) => ("black hole tokens left", usize::from(state.tokens)),
            _ if is(SWARMS) => ("swarms on the board", state.swarms.len()),
            _ if is(BAG_SIZE) => ("cubes in your bag", usize::from(state.bags[you].total())),
            _ if is(HAND_SIZE) => ("cubes in your hand", usize::from(state.hand.total())),
            _ if is(MOST_SYMBOLS) => {
                let symbols = self.symbols(you);
                let most = symbols.values().iter().copied().max().unwrap_or(0);
                ("symbols of the kind of which you have most", usize::from(most))
            }
            _ => return None,
        };
        Some(Sight::new(name, count))
    }

    fn sight_of_cards(&self, sign: usize) -> Option<Sight> {
        let card = [HAVE, DONE].iter().find_map(|cards| cards.nth(sign)).and_then(Card::new);
        if let Some(card) = card {
            let cards = &self.state.areas[Player::One].cards;
            let stands = match (cards.contains(&card), self.state.done.contains(card)) {
                (true, true) => "done",
                (true, false) => "before you",
                (false, _) => "elsewhere",
            };
            return Some(Sight::new(self.card_name(card), stands));
        }
        if let Some(nth) = SHAPES.nth(sign) {
            let shape = Shape::new(nth / 6)?;
            let name = format!("your bases of the shape {shape}");
            return Some(Sight::new(name, self.state.bases_of(Player::One, shape)));
        }
        let symbol = Symbol::new(SYMBOLS.nth(sign)? / 6)?;
        Some(Sight::new(format!("your {symbol} symbols"), self.symbols(Player::One)[symbol]))
    }

    fn sight_of_cubes(&self, sign: usize) -> Option<Sight> {
        let state = &self.state;
        let colour = |signs: Signs, each: usize| Colour::new(signs.nth(sign)? / each);
        if let Some(colour) = colour(PLANETS, FEW) {
            let settled = self.controlled(Player::One);
            let planets = settled.flat_map(|system| state.systems[system].planets);
            let count = planets.filter(|&planet| planet == Some(colour)).count();
            return Some(Sight::new(format!("your {} cubes on planets", colour.name()), count));
        }
        if let Some(colour) = colour(BAG, 8) {
            let count = state.bags[Player::One].of(colour);
            return Some(Sight::new(format!("{} cubes in your bag", colour.name()), count));
        }
        let colour = colour(HAND, 4)?;
        Some(Sight::new(format!("{} cubes in your hand", colour.name()), state.hand.of(colour)))
    }

    fn sight_of_systems(&self, sign: usize) -> Option<Sight> {
        let state = &self.state;
        if let Some(nth) = OWN.nth(sign) {
            let system = System::new(nth / 3)?;
            let name = format!("your bases in {}", self.system_name(system));
            let own = state.systems[system].owner == Some(Player::One);
            return Some(Sight::new(name, if own { state.systems[system].bases.len() } else { 0 }));
        }
        let home = state.areas[Player::One].home?;
        if HOME.nth(sign).is_some() {
            let aimed = state.swarms.iter().filter(|swarm| swarm.target == Some(home)).count();
            let own = state.systems[home].owner == Some(Player::One);
            let bases = if own { state.systems[home].bases.len() } else { 0 };
            return Some(Sight::new(
                "your bases at home to swarms that aim there",
                format!("{bases} to {aimed}"),
            ));
        }
        HOME_BESIDE.nth(sign)?;
        let beside = self.content.neighbours[home].iter();
        let holes = beside.filter(|&system| state.holes.contains(system)).count();
        Some(Sight::new("black holes beside your home", holes))
    }

    fn sight_of_swarms(&self, sign: usize) -> Option<Sight> {
        let of = |card: usize| {
            let card = Weaver::new(card)?;
            Some((card, self.state.swarm(card)))
        };
        if let Some(nth) = WORKS.nth(sign) {
            let work = Work::new(nth / FEW % Work::COUNT)?;
            let (card, swarm) = of(nth / FEW / Work::COUNT)?;
            let name = format!("cubes on {} of {}", work.name(), self.swarm_name(card));
            let count = swarm.map_or("none".into(), |swarm| {
                format!("{} of {}", swarm.cubes[work], self.work_slots(card, work))
            });
            return Some(Sight::new(name, count));
        }
        let place = |system: Option<System>| system.map_or("nowhere", |at| self.system_name(at));
        if let Some(nth) = AIMS.nth(sign) {
            let (card, swarm) = of(nth / 4)?;
            let name = format!("where {} aims", self.swarm_name(card));
            return Some(Sight::new(name, place(swarm.and_then(|swarm| swarm.target))));
        }
        let (card, swarm) = of(AWAY.nth(sign)? / FEW)?;
        let name = format!("where {} is", self.swarm_name(card));
        Some(Sight::new(name, place(swarm.map(|swarm| swarm.system))))
    }
}
