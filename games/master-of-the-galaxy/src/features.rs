//! Features of solo games: what is on the table, by number, as models learn from it.
//!
//! Each value of a count is a feature of its own, so that the net can value the ninth base
//! differently from the first. Nothing here is hidden from anybody.

mod feature_info;

use game_core::{FeatureSink, Id, Seat, pair};

use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Card, Colour, Kind, Level, Player, Shape, Symbol, System, Weaver, Work};

/// The number of values of a count; larger counts share the last one.
const FEW: usize = 5;
/// The number of lists of steps; the next constant is the most steps of one list.
const LISTS: usize = 5;
const STEPS: usize = 14;

game_core::feature_groups! {
    /// The total number of features.
    const ALL: usize;
    /// The level of The Weavers.
    LEVEL: Level::COUNT,
    /// How many rounds have been played, in twos.
    ROUND: 16,
    /// The next step of each list that is being carried out.
    NEXT: LISTS * STEPS,
    /// Actions taken in this turn.
    ACTIONS: FEW,
    /// Whether a conflict was initiated in this turn.
    INITIATED: 2,
    /// Whether the player's next turn is skipped.
    SKIPS: 2,
    /// Pending picks of cards.
    PICKS: FEW,

    /// Bases on the board.
    BASES: 10,
    /// Bases of each shape.
    SHAPES: Shape::COUNT * 6,
    /// Starts under control.
    STARTS: 3,
    /// Symbols of each kind.
    SYMBOLS: Symbol::COUNT * 6,
    /// The highest number of symbols of one kind.
    MOST_SYMBOLS: 6,
    /// The bases in each controlled system.
    OWN: System::COUNT * 3,
    /// Systems under control.
    SYSTEMS: 8,
    /// The bases at home, by number of swarms that aim there.
    HOME: 4 * 3,
    /// Black holes next to the home.
    HOME_BESIDE: 4,

    /// Cubes on controlled planets, of each colour.
    PLANETS: Colour::COUNT * FEW,
    /// Cubes in the bag, of each colour.
    BAG: Colour::COUNT * 8,
    /// All cubes in the bag.
    BAG_SIZE: 20,
    /// Cubes in hand, of each colour.
    HAND: Colour::COUNT * 4,
    /// All cubes in hand.
    HAND_SIZE: 8,

    /// The player's cards that are not completed or won.
    HAVE: Card::COUNT,
    /// The player's cards that are completed or won.
    DONE: Card::COUNT,
    /// The number of projects of a kind that need a given number of cubes.
    LACK: Kind::COUNT * 4 * 3,
    /// The number of conflicts under way against each kind of target.
    CONFLICTS: 6 * 2,
    /// Complete routes.
    ROUTES: 8,
    /// Complete routes to neutral systems.
    NEUTRAL_ENDS: FEW,
    /// The number of routes that need a given number of cubes.
    ROUTES_LACK: 3 * 3,

    /// Black hole tokens that are left.
    TOKENS: 12,
    /// Swarms on the board.
    SWARMS: 6,
    /// The number of cubes that a work of a swarm needs.
    WORKS: Weaver::COUNT * Work::COUNT * FEW,
    /// Whether a swarm aims at nothing, at a system that is not controlled, at a controlled one, or
    /// at the home.
    AIMS: Weaver::COUNT * 4,
    /// The distance of a swarm from the home.
    AWAY: Weaver::COUNT * FEW,
}

impl MasterOfTheGalaxy {
    /// The number of features of positions.
    pub(crate) const FEATURES: usize = ALL;

    /// Names the features that hold for the seat of a solo game; none among several players.
    pub(crate) fn name_features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        if !self.options.solo() || seat != Seat(0) {
            return;
        }
        let state = &self.state;
        LEVEL.note(self.options.weavers.index() as i64, notes);
        ROUND.note(i64::from(state.round / 2), notes);
        ACTIONS.note(state.actions, notes);
        INITIATED.note(state.initiated, notes);
        SKIPS.note(state.areas[Player::One].skips, notes);
        PICKS.note(state.picks.len() as i64, notes);
        for frame in state.frames.pending() {
            if let Frame::List { list, next } = *frame {
                NEXT.note(pair(list as usize, usize::from(next), STEPS), notes);
            }
        }
        self.name_systems(notes);
        self.name_cubes(notes);
        self.name_cards(notes);
        self.name_routes(notes);
        self.name_swarms(notes);
    }

    fn name_systems(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let you = Player::One;
        let (mut bases, mut systems) = (0, 0);
        let mut shapes = [0; Shape::COUNT];
        for system in self.controlled(you) {
            let here = &state.systems[system].bases;
            OWN.note(pair(system.index(), here.len().saturating_sub(1), 3), notes);
            here.iter().for_each(|shape| shapes[shape.index()] += 1);
            bases += here.len();
            systems += 1;
        }
        BASES.note(bases as i64, notes);
        SYSTEMS.note(systems, notes);
        for (shape, &many) in shapes.iter().enumerate() {
            SHAPES.note(pair(shape, many, 6), notes);
        }
        STARTS.note(self.starts(you), notes);
        if let Some(home) = state.areas[you].home {
            let own = state.systems[home].owner == Some(you);
            let here = if own { state.systems[home].bases.len() } else { 0 };
            let aimed = state.swarms.iter().filter(|swarm| swarm.target == Some(home)).count();
            HOME.note(pair(here.min(3), aimed, 3), notes);
            let beside = self.content.neighbours[home];
            HOME_BESIDE
                .note(beside.iter().filter(|&it| state.holes.contains(it)).count() as i64, notes);
        }
    }

    fn name_cubes(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let bag = &state.bags[Player::One];
        let mut planets = [0; Colour::COUNT];
        for system in self.controlled(Player::One) {
            let settled = state.systems[system].planets.into_iter().flatten();
            settled.for_each(|colour| planets[colour.index()] += 1);
        }
        for colour in Colour::ALL {
            let at = colour.index();
            PLANETS.note(pair(at, planets[at], FEW), notes);
            BAG.note(pair(at, usize::from(bag.of(colour)), 8), notes);
            HAND.note(pair(at, usize::from(state.hand.of(colour)), 4), notes);
        }
        BAG_SIZE.note(bag.total(), notes);
        HAND_SIZE.note(state.hand.total(), notes);
    }

    fn name_cards(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let you = Player::One;
        for &card in &state.areas[you].cards {
            let group = if state.done.contains(card) { DONE } else { HAVE };
            group.note(card.index() as i64, notes);
        }
        let symbols = self.symbols(you);
        for symbol in Symbol::ALL {
            SYMBOLS.note(pair(symbol.index(), usize::from(symbols[symbol]), 6), notes);
        }
        MOST_SYMBOLS.note(symbols.values().iter().copied().max().unwrap_or(0), notes);
        let mut lack = [[0; 4]; Kind::COUNT];
        self.own_projects(you, |project| {
            let slots = self.slots(project);
            let left = slots.saturating_sub(usize::from(state.slots.of(project).count()));
            lack[project.kind().index()][left.clamp(1, 4) - 1] += 1;
        });
        for (kind, by_left) in lack.iter().enumerate() {
            for (left, &many) in by_left.iter().enumerate().filter(|(_, many)| **many > 0) {
                LACK.note(pair(kind * 4 + left, many - 1, 3), notes);
            }
        }
        let mut against = [0; 6];
        for conflict in &state.conflicts {
            against[self.number_of_target(conflict.against, conflict.target)] += 1;
        }
        for (on, &many) in against.iter().enumerate().filter(|(_, many)| **many > 0) {
            CONFLICTS.note(pair(on, many - 1, 2), notes);
        }
    }

    fn name_routes(&self, notes: &mut impl FeatureSink) {
        let mut complete = 0;
        let mut lack = [0; 3];
        for route in self.content.routes() {
            let line = &self.state.routes[route];
            if line.owner != Some(Player::One) {
                continue;
            }
            if line.complete {
                complete += 1;
            } else {
                let left = self.content.route(route).slots.saturating_sub(line.cubes.total());
                lack[usize::from(left).clamp(1, 3) - 1] += 1;
            }
        }
        ROUTES.note(complete, notes);
        for (left, &many) in lack.iter().enumerate().filter(|(_, many)| **many > 0) {
            ROUTES_LACK.note(pair(left, many - 1, 3), notes);
        }
        NEUTRAL_ENDS.note(self.neutral_ends(Player::One) as i64, notes);
    }

    fn name_swarms(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let home = state.areas[Player::One].home;
        TOKENS.note(state.tokens, notes);
        SWARMS.note(state.swarms.len() as i64, notes);
        for swarm in &state.swarms {
            let at = swarm.card.index();
            for work in Work::ALL {
                let slots = self.work_slots(swarm.card, work);
                let left = usize::from(slots.saturating_sub(swarm.cubes[work]));
                WORKS.note(pair(at * Work::COUNT + work.index(), left, FEW), notes);
            }
            let aim = match swarm.target {
                None => 0,
                target if target == home => 3,
                Some(target) if state.systems[target].owner == Some(Player::One) => 2,
                Some(_) => 1,
            };
            AIMS.note(pair(at, aim, 4), notes);
            if let Some(home) = home {
                let away = usize::from(self.content.distance(swarm.system, home));
                AWAY.note(pair(at, away, FEW), notes);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use conformance::features::{each_position, features_of};
    use game_core::FeatureGroup;
    use serde_json::{Value, json};

    use super::*;

    /// The options of a solo game at each level.
    fn games() -> Vec<Value> {
        Level::ALL.map(|level| json!({"seats": 1, "weavers": level.word()})).into()
    }

    /// A model knows features by their numbers. If this fails, a number has changed its meaning:
    /// the feature spec needs a new version, and the models have to be trained again.
    #[test]
    fn the_features_of_positions_keep_their_numbers() {
        let features = features_of::<MasterOfTheGalaxy>(&games(), 40..120);
        assert_eq!(features, (1, 795, 18_131_465_771_783_461_998));
    }

    /// Each count has exactly one feature, and its description shows the same count.
    #[test]
    fn counts_are_named_and_told_as_they_stand() {
        let mut checked = 0;
        each_position(&games(), |game: &MasterOfTheGalaxy, features| {
            let state = &game.state;
            let bases = usize::from(state.bases(Player::One));
            for (group, count) in [
                (BASES, bases),
                (TOKENS, usize::from(state.tokens)),
                (SWARMS, state.swarms.len()),
                (HAND_SIZE, usize::from(state.hand.total())),
                (BAG_SIZE, usize::from(state.bags[Player::One].total())),
            ] {
                let FeatureGroup { from, many } = group;
                let here = |&&feature: &&u16| (from..from + many).contains(&usize::from(feature));
                let named: Vec<&u16> = features.iter().filter(here).collect();
                assert_eq!(named.len(), 1, "{named:?}");
                assert_eq!(group.nth(usize::from(*named[0])), Some(count.min(many - 1)));
                let narrator = game.narrator(i18n::Locale::English);
                let feature_info = narrator.feature_info(Seat(0), usize::from(*named[0]));
                let feature_info = feature_info.expect("it is told");
                assert_eq!(feature_info.stands, count.to_string(), "{}", feature_info.name);
                checked += 1;
            }
        });
        assert!(checked > 1_000, "{checked}");
    }
}
