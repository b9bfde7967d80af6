//! What each feature of a position is about, in words that can be checked on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Named as _, Seat};
use i18n::message;

use super::{
    AIMS, AWAY, BAG, BAG_SIZE, BASES, DONE, FEW, HAND, HAND_SIZE, HAVE, HOME, HOME_BESIDE,
    MOST_SYMBOLS, NEUTRAL_ENDS, OWN, PICKS, PLANETS, ROUTES, SHAPES, STARTS, SWARMS, SYMBOLS,
    SYSTEMS, TOKENS, WORKS,
};
use crate::text::Narrator;
use crate::types::{Card, Colour, Player, Shape, Symbol, System, Weaver, Work};

impl Narrator<'_> {
    /// What a feature is about and its current value for the seat of a solo game, whether or not
    /// the feature holds; `None` if it is not about anything on the table, such as a pending frame.
    ///
    /// Features with the same meaning, such as all bases and those at home, share one entry if one
    /// of them implies the other.
    pub(crate) fn feature_info(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        if !self.game.options.solo() || seat != Seat(0) {
            return None;
        }
        self.info_of_counts(feature)
            .or_else(|| self.info_of_cards(feature))
            .or_else(|| self.info_of_cubes(feature))
            .or_else(|| self.info_of_systems(feature))
            .or_else(|| self.info_of_swarms(feature))
    }

    fn info_of_counts(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.game.state;
        let you = Player::One;
        let messages = self.messages;
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        let complete = || {
            let lines = self.game.content.routes().map(|route| &state.routes[route]);
            lines.filter(|line| line.complete && line.owner == Some(you)).count()
        };
        let (name, count) = match feature {
            _ if is(BASES) => (message!(messages, "feature-bases"), usize::from(state.bases(you))),
            _ if is(SYSTEMS) => {
                (message!(messages, "feature-systems"), self.game.controlled(you).count())
            }
            _ if is(STARTS) => {
                (message!(messages, "feature-starts"), usize::from(self.game.starts(you)))
            }
            _ if is(ROUTES) => (message!(messages, "feature-routes"), complete()),
            _ if is(NEUTRAL_ENDS) => {
                (message!(messages, "feature-neutral-ends"), self.game.neutral_ends(you))
            }
            _ if is(PICKS) => (message!(messages, "feature-picks"), state.picks.len()),
            _ if is(TOKENS) => (message!(messages, "feature-tokens"), usize::from(state.tokens)),
            _ if is(SWARMS) => (message!(messages, "feature-swarms"), state.swarms.len()),
            _ if is(BAG_SIZE) => {
                (message!(messages, "feature-bag"), usize::from(state.bags[you].total()))
            }
            _ if is(HAND_SIZE) => {
                (message!(messages, "feature-hand"), usize::from(state.hand.total()))
            }
            _ if is(MOST_SYMBOLS) => {
                let symbols = self.game.symbols(you);
                let most = symbols.values().iter().copied().max().unwrap_or(0);
                (message!(messages, "feature-most-symbols"), usize::from(most))
            }
            _ => return None,
        };
        Some(FeatureInfo::new(name, count))
    }

    fn info_of_cards(&self, feature: usize) -> Option<FeatureInfo> {
        let card = [HAVE, DONE].iter().find_map(|cards| cards.nth(feature)).and_then(Card::new);
        if let Some(card) = card {
            let cards = &self.game.state.areas[Player::One].cards;
            let messages = self.messages;
            let stands = match (cards.contains(&card), self.game.state.done.contains(card)) {
                (true, true) => message!(messages, "feature-card-done"),
                (true, false) => message!(messages, "feature-card-yours"),
                (false, _) => message!(messages, "feature-card-elsewhere"),
            };
            return Some(FeatureInfo::new(self.word(card), stands));
        }
        if let Some(nth) = SHAPES.nth(feature) {
            let shape = Shape::new(nth / 6)?;
            let name = message!(self.messages, "feature-bases-of-shape", shape = shape.named(self));
            return Some(FeatureInfo::new(name, self.game.state.bases_of(Player::One, shape)));
        }
        let symbol = Symbol::new(SYMBOLS.nth(feature)? / 6)?;
        Some(FeatureInfo::new(
            message!(self.messages, "feature-symbols", symbol = symbol.named(self)),
            self.game.symbols(Player::One)[symbol],
        ))
    }

    fn info_of_cubes(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.game.state;
        let colour =
            |features: FeatureGroup, each: usize| Colour::new(features.nth(feature)? / each);
        if let Some(colour) = colour(PLANETS, FEW) {
            let settled = self.game.controlled(Player::One);
            let planets = settled.flat_map(|system| state.systems[system].planets);
            let count = planets.filter(|&planet| planet == Some(colour)).count();
            return Some(FeatureInfo::new(
                message!(self.messages, "feature-planets", colour = colour.named(self)),
                count,
            ));
        }
        if let Some(colour) = colour(BAG, 8) {
            let count = state.bags[Player::One].of(colour);
            return Some(FeatureInfo::new(
                message!(self.messages, "feature-in-bag", colour = colour.named(self)),
                count,
            ));
        }
        let colour = colour(HAND, 4)?;
        Some(FeatureInfo::new(
            message!(self.messages, "feature-in-hand", colour = colour.named(self)),
            state.hand.of(colour),
        ))
    }

    fn info_of_systems(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.game.state;
        if let Some(nth) = OWN.nth(feature) {
            let system = System::new(nth / 3)?;
            let name = message!(self.messages, "feature-bases-in", system = system.named(self));
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
                message!(self.messages, "feature-home"),
                message!(self.messages, "feature-home-stands", bases = bases, swarms = aimed),
            ));
        }
        HOME_BESIDE.nth(feature)?;
        let beside = self.game.content.neighbours[home].iter();
        let holes = beside.filter(|&system| state.holes.contains(system)).count();
        Some(FeatureInfo::new(message!(self.messages, "feature-home-beside"), holes))
    }

    fn info_of_swarms(&self, feature: usize) -> Option<FeatureInfo> {
        let of = |card: usize| {
            let card = Weaver::new(card)?;
            Some((card, self.game.state.swarm(card)))
        };
        if let Some(nth) = WORKS.nth(feature) {
            let work = Work::new(nth / FEW % Work::COUNT)?;
            let (card, swarm) = of(nth / FEW / Work::COUNT)?;
            let name = message!(
                self.messages,
                "feature-work",
                work = work.named(self),
                swarm = card.named(self)
            );
            let count = match swarm {
                None => message!(self.messages, "feature-no-swarm"),
                Some(swarm) => {
                    let slots = self.game.work_slots(card, work);
                    message!(
                        self.messages,
                        "answer-cubes",
                        count = swarm.cubes[work],
                        slots = slots
                    )
                }
            };
            return Some(FeatureInfo::new(name, count));
        }
        let nowhere = || message!(self.messages, "feature-nowhere").into();
        let place = |system: Option<System>| system.map_or_else(nowhere, |at| self.word(at));
        if let Some(nth) = AIMS.nth(feature) {
            let (card, swarm) = of(nth / 4)?;
            let name = message!(self.messages, "feature-aims", swarm = card.named(self));
            return Some(FeatureInfo::new(name, place(swarm.and_then(|swarm| swarm.target))));
        }
        let (card, swarm) = of(AWAY.nth(feature)? / FEW)?;
        let name = message!(self.messages, "feature-is", swarm = card.named(self));
        Some(FeatureInfo::new(name, place(swarm.map(|swarm| swarm.system))))
    }
}
