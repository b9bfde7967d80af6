//! Features of choices, from which a policy learns: what a choice is, and what on the table makes
//! it good or bad.
//!
//! The kind of each choice is combined with the stage of the game, the size of the hand and the
//! effect that is being resolved. Further features describe what the choice is about: a project by
//! its kind and the cubes it still needs, a route by what is at its other end. The hand-written
//! prior is a feature too, so the model learns where that prior is wrong. Nothing here is hidden
//! from anybody.

use game_core::{FeatureSink, Id, pair};

use crate::choice::Choice;
use crate::effect::Verb;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::state::Against;
use crate::types::{
    Card, Colour, Kind, Letter, Part, Pile, Player, Project, Route, Shape, Symbol, System, Work,
};

/// The number of kinds of choices of seats; all results of chance count as one kind.
const KINDS: usize = 31;
/// The number of kinds of projects.
const PROJECTS: usize = Kind::COUNT;
/// The number of verbs of effects, plus one for none.
const VERBS: usize = 18;
/// The number of classes of hand-written policy weights, in half doublings.
const BY_HAND: usize = 13;
/// The number of stages of a game.
const STAGES: usize = 6;
/// The number of rounds in a stage.
const ROUNDS: u16 = 5;
/// The number of values of a count; larger counts share the last one.
const FEW: usize = 6;
/// The number of classes for the system at the other end of a route.
const ENDS: usize = 6;
/// The number of values of a count of bases.
const BASES: usize = 10;
/// The number of species, plus one for none.
const SPECIES: usize = 10;

game_core::feature_groups! {
    /// The total number of features.
    const ALL: usize;
    /// The hand-written prior of the choice.
    HAND: BY_HAND,
    /// The kind of the choice, by stage of the game.
    IN_STAGE: KINDS * STAGES,
    /// The kind of the choice, by number of cubes in hand.
    WITH_HAND: KINDS * FEW,
    /// The kind of the choice, by the verb of the effect that is being resolved.
    FOR_VERB: KINDS * VERBS,

    /// A cube for a project: its kind, by how many cubes it needs afterwards.
    PLACE_LEFT: PROJECTS * FEW,
    /// A cube for a project: its kind, and whether the hand has enough other cubes to complete it.
    PLACE_AT_ONCE: PROJECTS * 2,
    /// A cube for a project: its kind, by the cube's colour.
    PLACE_COLOUR: PROJECTS * Colour::COUNT,
    /// A cube for a project: whether the slot is of its colour, of another, a star, or a star
    /// although a slot of its colour is open.
    PLACE_LETTER: PROJECTS * 4,
    /// A cube for this project.
    PLACE_ON: Project::COUNT,
    /// A cube for a project: its kind, by stage of the game.
    PLACE_IN_STAGE: PROJECTS * STAGES,
    /// A cube for a project: its kind, by number of bases on the board.
    PLACE_WITH_BASES: PROJECTS * BASES,
    /// A cube for a project: its kind, by the player's species.
    PLACE_BY: PROJECTS * SPECIES,
    /// A cube for a project: its kind, by how many of the card's symbol the player has.
    PLACE_FOR_SYMBOL: PROJECTS * FEW,
    /// A cube for a project for a base, by number of neutral systems at the end of a complete
    /// route.
    BASE_TO: FEW,
    /// A cube for an attack: whether the target is neutral, a player's or a swarm's, and whether it
    /// is a start, by number of swarms on the board.
    ATTACK_ON: 6 * FEW,

    /// A cube for a route: what is at its other end, by how many cubes it needs afterwards.
    BUILD_LEFT: ENDS * FEW,
    /// A cube for a route: what is at its other end, and whether the hand has enough other cubes of
    /// the colour to complete it.
    BUILD_AT_ONCE: ENDS * 2,
    /// A cube for a route: what is at its other end, and whether a complete route already leads
    /// there; the next group is whether a swarm aims there.
    BUILD_JOINED: ENDS * 2,
    BUILD_AIMED: ENDS * 2,
    /// A cube for a route: what is at its other end, by stage of the game.
    BUILD_IN_STAGE: ENDS * STAGES,
    /// A cube for a route, by its colour.
    BUILD_COLOUR: Colour::COUNT,
    /// A cube for a route, by the number of lines from its other end to the nearest start that the
    /// player does not control.
    BUILD_TO_START: FEW,
    /// A cube for a route, by number of neutral systems at the end of a complete route.
    BUILD_BESIDE: FEW,
    /// A cube for a route: what is at its other end, and whether the player has a conflict that can
    /// be initiated.
    BUILD_FOR_CONFLICT: ENDS * 2,

    /// Settling a planet: its colour, by stage of the game.
    SETTLE_IN_STAGE: Colour::COUNT * STAGES,
    /// Settling a planet, by how many cubes of its colour the bag holds.
    SETTLE_WITH: FEW,
    /// Settling a planet, and whether a swarm aims at its system.
    SETTLE_AIMED: 2,

    /// A base of this shape.
    SHAPE: Shape::COUNT,
    /// A base: whether the system is new, whether it is a start, and whether a swarm aims at it.
    BASE_AT: 8,
    /// A base: whether the system is new, by number of bases on the board.
    BASE_AS: 2 * BASES,
    /// A base in a new system, by the number of lines to the nearest start that the player does not
    /// control.
    BASE_TO_START: FEW,
    /// A base in this system; the next group is a home in this system.
    BASE_IN: System::COUNT,
    HOME: System::COUNT,

    /// Initiating this conflict.
    INITIATE: 9,
    /// Initiating a conflict: the kind of target, by number of conflicts under way.
    INITIATE_ON: 6 * 3,

    /// A cube that is gained or given up: its colour, by how many of it the bag holds.
    CUBE_WITH: 2 * Colour::COUNT * FEW,
    /// Keeping this card.
    KEEP: Card::COUNT,
    /// Keeping a card, by how many of its symbol the player has, and whether it counts more than
    /// once.
    KEEP_FOR_SYMBOL: FEW * 2,
    /// A card that is kept, dismissed or picked: its type, by how many of it the player has.
    KEEP_BESIDE: Pile::COUNT * 4,
    DISMISS_BESIDE: Pile::COUNT * 4,
    DECK_BESIDE: Pile::COUNT * 4,
    /// Dismissing a card: its type, by how many cubes are on it.
    DISMISS_WITH: Pile::COUNT * 3,
    /// Choosing the deck of a pick: its type, by stage of the game.
    DECK_IN_STAGE: Pile::COUNT * STAGES,

    /// Taking a cube from a project: its kind, by how many cubes are on it.
    TAKE_WITH: PROJECTS * FEW,
    /// Taking a cube from a route, and whether it is complete.
    TAKE_ROUTE: 2,
    /// Taking a cube from a work: its kind, by how many cubes it needs.
    TAKE_WORK: Work::COUNT * FEW,
    /// Taking a cube from a work: its kind, and whether its swarm aims at the player's home, at
    /// another system of his, or elsewhere.
    TAKE_FROM: Work::COUNT * 3,
    /// The kind of project that is completed first.
    COMPLETE: PROJECTS,
    /// Closing a system, by how many of its neighbours the player controls.
    CLOSE_BESIDE: 4,
}

impl MasterOfTheGalaxy {
    /// The number of features of choices.
    pub(crate) const ACTION_FEATURES: usize = ALL;

    /// Names the features of a listed choice. The game has no hidden information.
    pub(crate) fn name_action_features(&self, choice: Choice, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let top = state.frames.top();
        let you = match top.and_then(|frame| frame.decider(self)) {
            Some(player) => player,
            None => state.active,
        };
        let kind = kind(choice);
        let by_hand = self.hand_prior(choice);
        HAND.note((by_hand * by_hand).ilog2(), notes);
        IN_STAGE.note(pair(kind, self.stage(), STAGES), notes);
        WITH_HAND.note(pair(kind, usize::from(state.hand.total()), FEW), notes);
        if let Some(Frame::Effect { at, verb, .. }) = top {
            let verb = self.effect_at(at).verb(usize::from(verb)).map_or(0, number_of_verb);
            FOR_VERB.note(pair(kind, verb, VERBS), notes);
        }
        self.name_what_it_is_about(choice, you, notes);
    }

    fn name_what_it_is_about(&self, choice: Choice, you: Player, notes: &mut impl FeatureSink) {
        let state = &self.state;
        match choice {
            Choice::Place(cube, project, letter) => {
                self.name_place(you, (cube, project, letter), notes);
            }
            Choice::Build(cube, route) => self.name_build(you, cube, route, notes),
            Choice::Settle(_, system, planet) | Choice::Free(system, planet) => {
                SETTLE_IN_STAGE.note(pair(planet.index(), self.stage(), STAGES), notes);
                SETTLE_WITH.note(i64::from(state.bags[you].of(planet)), notes);
                SETTLE_AIMED.note(i64::from(self.is_aimed_at(system)), notes);
            }
            Choice::Base(system, shape) => self.name_base(you, system, shape, notes),
            Choice::Shape(shape) => SHAPE.note(shape.index() as i64, notes),
            Choice::Home(system) => HOME.note(system.index() as i64, notes),
            Choice::Initiate(card, target, _) => {
                let first = Card::CONFLICT_CARDS[0].index();
                INITIATE.note((card.index() - first) as i64, notes);
                let on = self.number_of_target(self.status(target), target);
                INITIATE_ON.note(pair(on, state.conflicts.len(), 3), notes);
            }
            Choice::Cube(colour) | Choice::Give(colour) => {
                let given = usize::from(matches!(choice, Choice::Give(_)));
                let at = given * Colour::COUNT + colour.index();
                let held = usize::from(state.bags[you].of(colour));
                CUBE_WITH.note(pair(at, held, FEW), notes);
            }
            Choice::Keep(card) => {
                KEEP.note(card.index() as i64, notes);
                let brief = self.content.brief(card);
                let held = usize::from(self.symbols_of(you, brief.symbol)).min(FEW - 1);
                KEEP_FOR_SYMBOL.note(pair(held, usize::from(brief.symbols > 1), 2), notes);
                KEEP_BESIDE.note(self.beside(you, card.pile()), notes);
            }
            Choice::Dismiss(card) => {
                DISMISS_BESIDE.note(self.beside(you, card.pile()), notes);
                let filled = Project::of(card).map(|project| state.slots.of(project).count());
                let filled = usize::from(filled.sum::<u8>());
                DISMISS_WITH.note(pair(card.pile().index(), filled, 3), notes);
            }
            Choice::Deck(pile) => {
                DECK_BESIDE.note(self.beside(you, pile), notes);
                DECK_IN_STAGE.note(pair(pile.index(), self.stage(), STAGES), notes);
            }
            Choice::Take(project, ..) => {
                let filled = usize::from(state.slots.of(project).count());
                TAKE_WITH.note(pair(project.kind().index(), filled, FEW), notes);
            }
            Choice::TakeRoute(route, _) => {
                TAKE_ROUTE.note(i64::from(state.routes[route].complete), notes);
            }
            Choice::TakeWork(card, work) => {
                let Some(swarm) = state.swarm(card) else { return };
                let left = self.work_slots(card, work).saturating_sub(swarm.cubes[work]);
                TAKE_WORK.note(pair(work.index(), usize::from(left), FEW), notes);
                let at = match swarm.target {
                    Some(target) if state.areas[you].home == Some(target) => 2,
                    Some(target) if state.systems[target].owner == Some(you) => 1,
                    _ => 0,
                };
                TAKE_FROM.note(pair(work.index(), at, 3), notes);
            }
            Choice::Complete(project) => COMPLETE.note(project.kind().index() as i64, notes),
            Choice::Close(system) => {
                let own = |next: &System| state.systems[*next].owner == Some(you);
                let beside = self.content.neighbours[system].iter().filter(own).count();
                CLOSE_BESIDE.note(beside as i64, notes);
            }
            // Nothing else: the kind of the choice is its only feature.
            _ => {}
        }
    }

    fn name_place(
        &self,
        you: Player,
        (cube, project, letter): (Colour, Project, Letter),
        notes: &mut impl FeatureSink,
    ) {
        let state = &self.state;
        let kind = project.kind();
        let at = kind.index();
        let left = self.left_after(you, project);
        PLACE_LEFT.note(pair(at, left, FEW), notes);
        let at_once = usize::from(state.hand.total()) > left;
        PLACE_AT_ONCE.note(pair(at, usize::from(at_once), 2), notes);
        PLACE_COLOUR.note(pair(at, cube.index(), Colour::COUNT), notes);
        let into = match letter.colour() {
            Some(colour) if colour == cube => 0,
            Some(_) => 1,
            None => {
                let printed = self.content.letters(project);
                let own = Letter::ALL.into_iter().find(|it| it.colour() == Some(cube));
                let filled = state.slots.of(project);
                let open = own.and_then(|own| filled.first_empty(printed, own));
                if open.is_some() { 3 } else { 2 }
            }
        };
        PLACE_LETTER.note(pair(at, into, 4), notes);
        PLACE_ON.note(project.index() as i64, notes);
        PLACE_IN_STAGE.note(pair(at, self.stage(), STAGES), notes);
        PLACE_WITH_BASES.note(pair(at, usize::from(state.bases(you)), BASES), notes);
        let species = state.areas[you].cards.iter().find(|card| card.pile() == Pile::Species);
        let species = species.map_or(SPECIES - 1, |card| card.index());
        PLACE_BY.note(pair(at, species, SPECIES), notes);
        match kind {
            Kind::Development | Kind::Leader | Kind::Attack => {
                let symbol = self.content.brief(project.card).symbol;
                let held = usize::from(self.symbols_of(you, symbol));
                PLACE_FOR_SYMBOL.note(pair(at, held, FEW), notes);
            }
            Kind::Base => BASE_TO.note(self.neutral_ends(you) as i64, notes),
            Kind::Research | Kind::Politics | Kind::Defence | Kind::Route => {}
        }
        if project.part == Part::Attack
            && let Some(conflict) = state.conflict(project.card)
        {
            let on = self.number_of_target(conflict.against, conflict.target);
            ATTACK_ON.note(pair(on, state.swarms.len(), FEW), notes);
        }
    }

    fn name_build(&self, you: Player, cube: Colour, route: Route, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let facts = self.content.route(route);
        let own = |system: System| state.systems[system].owner == Some(you);
        let end = if own(facts.from) { facts.to } else { facts.from };
        let start = self.content.system(end).start;
        let at = match (state.systems[end].owner, state.swarm_on(end)) {
            (Some(owner), _) if owner == you => 0,
            (Some(_), _) => 1,
            (None, Some(_)) if start => 2,
            (None, Some(_)) => 3,
            (None, None) if start => 4,
            (None, None) => 5,
        };
        let filled = state.routes[route].cubes.total() + 1;
        let left = usize::from(facts.slots.saturating_sub(filled));
        BUILD_LEFT.note(pair(at, left, FEW), notes);
        let at_once = usize::from(state.hand.of(cube)) > left;
        BUILD_AT_ONCE.note(pair(at, usize::from(at_once), 2), notes);
        let joined = !self.sources(you, end).is_empty();
        BUILD_JOINED.note(pair(at, usize::from(joined), 2), notes);
        BUILD_AIMED.note(pair(at, usize::from(self.is_aimed_at(end)), 2), notes);
        BUILD_IN_STAGE.note(pair(at, self.stage(), STAGES), notes);
        BUILD_COLOUR.note(cube.index() as i64, notes);
        BUILD_TO_START.note(self.to_a_start(you, end), notes);
        BUILD_BESIDE.note(self.neutral_ends(you) as i64, notes);
        let ready = |card: &Card| {
            card.pile() == Pile::Conflict
                && !state.done.contains(*card)
                && state.conflict(*card).is_none()
        };
        let ready = state.areas[you].cards.iter().any(ready);
        BUILD_FOR_CONFLICT.note(pair(at, usize::from(ready), 2), notes);
    }

    fn name_base(&self, you: Player, system: System, shape: Shape, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let new = state.systems[system].owner != Some(you);
        let start = self.content.system(system).start;
        let at =
            usize::from(new) * 4 + usize::from(start) * 2 + usize::from(self.is_aimed_at(system));
        BASE_AT.note(at as i64, notes);
        BASE_AS.note(pair(usize::from(new), usize::from(state.bases(you)), BASES), notes);
        BASE_IN.note(system.index() as i64, notes);
        SHAPE.note(shape.index() as i64, notes);
        if new {
            BASE_TO_START.note(self.to_a_start(you, system), notes);
        }
    }

    /// The stage of the game, from 0.
    fn stage(&self) -> usize {
        usize::from(self.state.round / ROUNDS).min(STAGES - 1)
    }

    /// The number of cubes that a project needs after one more is placed.
    fn left_after(&self, you: Player, project: Project) -> usize {
        let slots = self.slots(project);
        let cards = &self.state.areas[you].cards;
        let cheaper = cards.iter().any(|card| self.content.brief(*card).discounts);
        let needed = match cheaper {
            true => usize::from(self.needed(you, project.kind(), slots)),
            false => slots,
        };
        needed.saturating_sub(usize::from(self.state.slots.of(project).count()) + 1)
    }

    /// The number of symbols of a kind that a player has.
    fn symbols_of(&self, you: Player, symbol: Symbol) -> u8 {
        let cards = self.state.areas[you].cards.iter().filter(|&&card| self.counts(card));
        let briefs = cards.map(|&card| self.content.brief(card));
        briefs.filter(|brief| brief.symbol == symbol).map(|brief| brief.symbols).sum()
    }

    /// A type of card, combined with how many of it a player has that count against its limit.
    fn beside(&self, you: Player, pile: Pile) -> i64 {
        pair(pile.index(), self.limited(you, pile).len(), 4)
    }

    /// Whether a swarm aims at a system.
    fn is_aimed_at(&self, system: System) -> bool {
        self.state.swarms.iter().any(|swarm| swarm.target == Some(system))
    }

    /// The number of lines from a system to the nearest start that the player does not control.
    fn to_a_start(&self, you: Player, system: System) -> i64 {
        let corners = self.content.corners.into_iter().filter(|&corner| {
            self.state.systems[corner].owner != Some(you) && !self.state.holes.contains(corner)
        });
        let nearest = corners.map(|corner| self.content.distance(system, corner)).min();
        i64::from(nearest.unwrap_or(u8::MAX))
    }

    /// The number of complete routes from a player's systems to neutral ones.
    pub(crate) fn neutral_ends(&self, you: Player) -> usize {
        let own = |system: System| self.state.systems[system].owner == Some(you);
        let routes = self.content.routes().filter(|&route| self.state.routes[route].complete);
        let ends = routes.map(|route| self.content.route(route));
        ends.filter(|facts| {
            own(facts.from) && self.state.is_neutral(facts.to)
                || own(facts.to) && self.state.is_neutral(facts.from)
        })
        .count()
    }

    /// The number of a conflict's kind of target: three kinds, each a start or not.
    pub(crate) fn number_of_target(&self, against: Against, target: System) -> usize {
        let kind = match against {
            Against::Neutral => 0,
            Against::Player(_) => 1,
            Against::Swarm => 2,
        };
        kind * 2 + usize::from(self.content.system(target).start)
    }
}

/// The number of a verb, from 1.
fn number_of_verb(verb: Verb) -> usize {
    match verb {
        Verb::Gain(..) => 1,
        Verb::GainAny(_) => 2,
        Verb::GainPlanet(_) => 3,
        Verb::Swap(_) => 4,
        Verb::Draw(_) => 5,
        Verb::Pull(..) => 6,
        Verb::PullAny(_) => 7,
        Verb::Steal(..) => 8,
        Verb::Repel(_) => 9,
        Verb::Pick(_) => 10,
        Verb::Base => 11,
        Verb::Jump => 12,
        Verb::Settle(_) => 13,
        Verb::BlackHole => 14,
        Verb::Cancel => 15,
        Verb::Skip => 16,
        Verb::TakeLeader => 17,
    }
}

/// The kind of a choice; all results of chance are one kind.
fn kind(choice: Choice) -> usize {
    match choice {
        Choice::First(_) | Choice::Draw(_) | Choice::Show(_) | Choice::Weave(_) => 0,
        Choice::Home(_) => 1,
        Choice::Shape(_) => 2,
        Choice::Place(_, project, _) => match project.kind() {
            Kind::Base => 3,
            Kind::Research => 4,
            Kind::Politics => 5,
            Kind::Leader => 6,
            Kind::Development => 7,
            Kind::Attack => 8,
            Kind::Defence | Kind::Route => 9,
        },
        Choice::Build(..) => 10,
        Choice::Settle(..) => 11,
        Choice::Initiate(..) => 12,
        Choice::Recall => 13,
        Choice::Dismiss(_) => 14,
        Choice::End => 15,
        Choice::Take(..) => 16,
        Choice::TakeRoute(..) => 17,
        Choice::TakeWork(..) => 18,
        Choice::Base(..) => 19,
        Choice::Free(..) => 20,
        Choice::Cube(_) => 21,
        Choice::Give(_) => 22,
        Choice::Close(_) => 23,
        Choice::Conflict(_) | Choice::Skip(_) | Choice::Leader(_) => 24,
        Choice::Complete(_) => 25,
        Choice::Aim(_) => 26,
        Choice::Deck(_) => 27,
        Choice::Keep(_) | Choice::Under(_) => 28,
        Choice::Use => 29,
        Choice::Pass => 30,
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Choices, Dice, Game, GameOptions, NoSink, Settings};

    use super::*;
    use crate::content::Content;
    use crate::options::Options;

    fn begun(seats: u8) -> MasterOfTheGalaxy {
        let settings = Settings::from_iter([("seats".to_string(), seats.into())]);
        let options = Options::read(&settings, Content::ours()).expect("options");
        MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game")
    }

    /// Visits every listed choice of some random games, with its position.
    fn listed(seats: u8, mut look: impl FnMut(&MasterOfTheGalaxy, Choice)) {
        for seed in 0..3 {
            let mut game = begun(seats);
            let (mut choices, mut dice) = (Choices::default(), Dice::new(seed));
            loop {
                game.choices(&mut choices);
                choices.listed().iter().for_each(|&choice| look(&game, choice));
                let Some(choice) = choices.pick(&mut dice) else { break };
                game.apply_unchecked(choice, &mut NoSink);
            }
        }
    }

    fn features(game: &MasterOfTheGalaxy, choice: Choice) -> Vec<usize> {
        let mut features: Vec<u16> = Vec::new();
        game.name_action_features(choice, &mut features);
        features.into_iter().map(usize::from).collect()
    }

    /// A model knows features by their numbers. If this fails, a number has changed its meaning:
    /// the feature spec needs a new version, and the models have to be trained again.
    #[test]
    fn the_features_of_choices_keep_their_numbers() {
        let mut sum = 0_u64;
        listed(1, |game, choice| {
            for feature in features(game, choice) {
                sum = (sum ^ feature as u64).wrapping_mul(0x0100_0000_01b3);
            }
        });
        let feature_spec = (MasterOfTheGalaxy::FEATURE_SPEC.version, ALL);
        assert_eq!((feature_spec, sum), ((1, 2136), 13_332_058_655_083_323_343));
    }

    /// A cube on a project is named by the cubes still needed afterwards and by the slot that it
    /// fills.
    #[test]
    fn a_cube_on_a_project_says_what_is_left_of_it() {
        let mut places = 0;
        listed(1, |game, choice| {
            let Choice::Place(cube, project, letter) = choice else { return };
            let mut after = game.clone();
            after.place(Player::One, cube, project, letter, game_core::Rule("MG-4.2"), &mut NoSink);
            let filled = usize::from(after.state.slots.of(project).count());
            let needed = game.needed(Player::One, project.kind(), game.slots(project));
            let left = usize::from(needed).saturating_sub(filled);
            let named = features(game, choice);
            let nth = |group: game_core::FeatureGroup| {
                named.iter().find_map(|&feature| group.nth(feature))
            };
            let at = project.kind().index();
            assert_eq!(nth(PLACE_LEFT), Some(at * FEW + left.min(FEW - 1)), "{choice}");
            let fits = letter.colour() == Some(cube);
            assert_eq!(nth(PLACE_LETTER) == Some(at * 4), fits, "{choice}");
            places += 1;
        });
        assert!(places > 200, "{places}");
    }

    /// Among several players the prior is hand-written; in solo it comes from the policy and
    /// differs.
    #[test]
    fn alone_the_prior_is_the_policys_and_elsewhere_that_by_hand() {
        let mut differ = 0;
        listed(1, |game, choice| {
            differ += u32::from(game.policy_prior(choice) != game.hand_prior(choice));
        });
        assert!(differ > 1_000, "{differ}");
        listed(2, |game, choice| {
            assert_eq!(game.policy_prior(choice), game.hand_prior(choice), "{choice}");
        });
    }
}
