//! What each feature of a position is about, in words that can be checked on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Seat};

use super::{
    AIMS, AWAY, BAG, BAG_SIZE, BASES, DONE, FEW, HAND, HAND_SIZE, HAVE, HOME, HOME_BESIDE,
    MOST_SYMBOLS, NEUTRAL_ENDS, OWN, PICKS, PLANETS, ROUTES, SHAPES, STARTS, SWARMS, SYMBOLS,
    SYSTEMS, TOKENS, WORKS,
};
use crate::game::MasterOfTheGalaxy;
use crate::types::{Card, Colour, Player, Shape, Symbol, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// What a feature is about and its current value for the seat of a solo game, whether or not
    /// the feature holds; `None` if it is not about anything on the table, such as a pending frame.
    ///
    /// Features with the same meaning, such as all bases and those at home, share one entry if one
    /// of them implies the other.
    pub(crate) fn feature_info_for(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        if !self.options.solo() || seat != Seat(0) {
            return None;
        }
        self.info_of_counts(feature)
            .or_else(|| self.info_of_cards(feature))
            .or_else(|| self.info_of_cubes(feature))
            .or_else(|| self.info_of_systems(feature))
            .or_else(|| self.info_of_swarms(feature))
    }

    fn info_of_counts(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        let you = Player::One;
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        let complete = || {
            let lines = self.content.routes().map(|route| &state.routes[route]);
            lines.filter(|line| line.complete && line.owner == Some(you)).count()
        };
        let (name, count) = match feature {
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
        Some(FeatureInfo::new(name, count))
    }

    fn info_of_cards(&self, feature: usize) -> Option<FeatureInfo> {
        let card = [HAVE, DONE].iter().find_map(|cards| cards.nth(feature)).and_then(Card::new);
        if let Some(card) = card {
            let cards = &self.state.areas[Player::One].cards;
            let stands = match (cards.contains(&card), self.state.done.contains(card)) {
                (true, true) => "done",
                (true, false) => "before you",
                (false, _) => "elsewhere",
            };
            return Some(FeatureInfo::new(self.card_name(card), stands));
        }
        if let Some(nth) = SHAPES.nth(feature) {
            let shape = Shape::new(nth / 6)?;
            let name = format!("your bases of the shape {shape}");
            return Some(FeatureInfo::new(name, self.state.bases_of(Player::One, shape)));
        }
        let symbol = Symbol::new(SYMBOLS.nth(feature)? / 6)?;
        Some(FeatureInfo::new(format!("your {symbol} symbols"), self.symbols(Player::One)[symbol]))
    }

    fn info_of_cubes(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        let colour =
            |features: FeatureGroup, each: usize| Colour::new(features.nth(feature)? / each);
        if let Some(colour) = colour(PLANETS, FEW) {
            let settled = self.controlled(Player::One);
            let planets = settled.flat_map(|system| state.systems[system].planets);
            let count = planets.filter(|&planet| planet == Some(colour)).count();
            return Some(FeatureInfo::new(
                format!("your {} cubes on planets", colour.name()),
                count,
            ));
        }
        if let Some(colour) = colour(BAG, 8) {
            let count = state.bags[Player::One].of(colour);
            return Some(FeatureInfo::new(format!("{} cubes in your bag", colour.name()), count));
        }
        let colour = colour(HAND, 4)?;
        Some(FeatureInfo::new(
            format!("{} cubes in your hand", colour.name()),
            state.hand.of(colour),
        ))
    }

    fn info_of_systems(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        if let Some(nth) = OWN.nth(feature) {
            let system = System::new(nth / 3)?;
            let name = format!("your bases in {}", self.system_name(system));
            let own = state.systems[system].owner == Some(Player::One);
            return Some(FeatureInfo::new(
                name,
                if own { state.systems[system].bases.len() } else { 0 },
            ));
        }
        let home = state.areas[Player::One].home?;
        if HOME.nth(feature).is_some() {
            let aimed = state.swarms.iter().filter(|swarm| swarm.target == Some(home)).count();
            let own = state.systems[home].owner == Some(Player::One);
            let bases = if own { state.systems[home].bases.len() } else { 0 };
            return Some(FeatureInfo::new(
                "your bases at home to swarms that aim there",
                format!("{bases} to {aimed}"),
            ));
        }
        HOME_BESIDE.nth(feature)?;
        let beside = self.content.neighbours[home].iter();
        let holes = beside.filter(|&system| state.holes.contains(system)).count();
        Some(FeatureInfo::new("black holes beside your home", holes))
    }

    fn info_of_swarms(&self, feature: usize) -> Option<FeatureInfo> {
        let of = |card: usize| {
            let card = Weaver::new(card)?;
            Some((card, self.state.swarm(card)))
        };
        if let Some(nth) = WORKS.nth(feature) {
            let work = Work::new(nth / FEW % Work::COUNT)?;
            let (card, swarm) = of(nth / FEW / Work::COUNT)?;
            let name = format!("cubes on {} of {}", work.name(), self.swarm_name(card));
            let count = swarm.map_or("none".into(), |swarm| {
                format!("{} of {}", swarm.cubes[work], self.work_slots(card, work))
            });
            return Some(FeatureInfo::new(name, count));
        }
        let place = |system: Option<System>| system.map_or("nowhere", |at| self.system_name(at));
        if let Some(nth) = AIMS.nth(feature) {
            let (card, swarm) = of(nth / 4)?;
            let name = format!("where {} aims", self.swarm_name(card));
            return Some(FeatureInfo::new(name, place(swarm.and_then(|swarm| swarm.target))));
        }
        let (card, swarm) = of(AWAY.nth(feature)? / FEW)?;
        let name = format!("where {} is", self.swarm_name(card));
        Some(FeatureInfo::new(name, place(swarm.map(|swarm| swarm.system))))
    }
}
