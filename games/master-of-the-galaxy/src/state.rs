//! Everything on the table, as plain data.

use game_core::{Deck, EnumMap, EnumSet, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cubes::{Cubes, Slots};
use crate::sequence::Frame;
use crate::types::{
    Card, Colour, PROJECTS, Pile, Player, Project, Route, Shape, Symbol, System, Weaver, Work,
};

pub use crate::sequence::{Against, Waiting};

/// The most planets of a system.
pub(crate) const MOST_PLANETS: usize = 4;

/// The most cards of a deck.
pub(crate) const MOST_CARDS: usize = 18;

/// The most frames that can be pending.
pub(crate) const DEPTH: usize = 32;

/// Everything about a position except the content and the options.
///
/// Nothing in it is hidden: it does not contain what nobody knows, such as the order of decks and
/// the coming draws.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct State {
    /// The cubes in each player's bag.
    pub bags: EnumMap<Player, Cubes>,
    /// The cubes in the active player's hand.
    ///
    /// MG-3.9 MUST: everybody sees them.
    pub hand: Cubes,
    /// The cubes that belong to nobody.
    pub reserve: Cubes,
    /// The systems.
    pub systems: EnumMap<System, Place>,
    /// The printed lines with their cubes.
    pub routes: EnumMap<Route, Line>,
    /// The systems that are black holes.
    pub holes: EnumSet<System>,
    /// Black hole tokens that are left.
    pub tokens: u8,
    /// The decks.
    pub decks: EnumMap<Pile, Deck<Card, MOST_CARDS>>,
    /// The Weaver cards that are not on the board and not out of the game.
    pub weavers: Deck<Weaver, 5>,
    /// The swarms on the board. Order: as they arrived.
    #[schemars(with = "Vec<Swarm>", length(max = 5))]
    pub swarms: ArrayVec<[Swarm; 5]>,
    /// What each player has in front of him.
    pub areas: EnumMap<Player, Area>,
    /// The cubes on projects of cards and conflicts.
    pub slots: Filled,
    /// Developments that are completed, and conflicts that are won.
    pub done: EnumSet<Card>,
    /// The conflicts under way. Order: as they were initiated.
    #[schemars(with = "Vec<Conflict>", length(max = 9))]
    pub conflicts: ArrayVec<[Conflict; 9]>,
    /// Pending picks for Phase 3, each with the decks that are allowed. Order: as they were earned.
    #[schemars(with = "Vec<EnumSet<Pile>>", length(max = 24))]
    pub picks: ArrayVec<[EnumSet<Pile>; 24]>,
    /// Events whose effects wait until their cause is done. Order: as they happened.
    #[schemars(with = "Vec<Waiting>", length(max = 12))]
    pub waiting: ArrayVec<[Waiting; 12]>,
    /// The cards shown in the current pick. Order: as they were shown.
    #[schemars(with = "Vec<Card>", length(max = 4))]
    pub shown: ArrayVec<[Card; 4]>,
    /// The first player.
    pub first: Player,
    /// Whose turn it is.
    pub active: Player,
    /// The round, from 1; 0 in set-up.
    pub round: u16,
    /// Actions taken in this Phase 2.
    pub actions: u8,
    /// Whether a conflict was initiated in this turn.
    pub initiated: bool,
    /// How the game ended, once it has.
    pub ended: Option<Ended>,
    /// The pending frames.
    pub frames: Stack<Frame, DEPTH>,
}

/// A system: who controls it, and the cubes on its planets.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// The player who controls it.
    pub owner: Option<Player>,
    /// The shapes of the bases in it.
    pub bases: EnumSet<Shape>,
    /// The cubes on its planets. Order: as the planets are printed.
    pub planets: [Option<Colour>; MOST_PLANETS],
}

/// The cubes on a printed line.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The owner of the cubes; `None` on an empty line.
    pub owner: Option<Player>,
    /// The cubes on the line.
    pub cubes: Cubes,
    /// Whether it connects its systems.
    pub complete: bool,
}

/// A Weaver card on the board.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Swarm {
    /// The card.
    pub card: Weaver,
    /// The system on which it is.
    pub system: System,
    /// The system at which it aims; `None` until it has aimed.
    pub target: Option<System>,
    /// The cubes on its works.
    pub cubes: EnumMap<Work, u8>,
}

/// What a player has in front of him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Area {
    /// The player's home; `None` until it is chosen.
    pub home: Option<System>,
    /// The player's cards, including trophies and initiated conflicts. Order: as they came.
    #[schemars(with = "Vec<Card>", length(max = 48))]
    pub cards: ArrayVec<[Card; 48]>,
    /// Whether the player skips the next turn.
    pub skips: bool,
    /// Whether the player is out of the game.
    pub out: bool,
}

/// A conflict under way. Its cubes are in the slots of its card.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Conflict {
    /// The card.
    pub card: Card,
    /// Who initiated it.
    pub attacker: Player,
    /// The source system.
    pub source: System,
    /// The target system.
    pub target: System,
    /// What the target was when it began.
    pub against: Against,
    /// Extra red slots of the attacker's side.
    pub extra_red: u8,
    /// Extra star slots of the attacker's side.
    pub extra_star: u8,
}

impl Default for Conflict {
    fn default() -> Self {
        Conflict {
            card: Card::default(),
            attacker: Player::One,
            source: System::default(),
            target: System::default(),
            against: Against::Neutral,
            extra_red: 0,
            extra_star: 0,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Ended {
    /// Who won; `None` if the Weavers did.
    pub winner: Option<Player>,
    /// The reason of the end.
    pub by: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A player has enough bases on the board.
    Bases,
    /// A player has enough symbols of one kind.
    Symbols(Symbol),
    /// A player has enough starts.
    Starts,
    /// All other players are out.
    LastLeft,
    /// No swarm is left on the board.
    NoSwarms,
    /// The home had no base at the end of a turn.
    HomeLost,
    /// All tokens were on the board at the end of a turn.
    TokensOut,
    /// The last round that the guard allows is over.
    Guard,
}

/// The cubes on every project of the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filled([Slots; PROJECTS]);

impl Filled {
    /// The cubes on a project; empty for a card that has no such project.
    pub fn of(&self, project: Project) -> Slots {
        project.number().map_or(Slots::EMPTY, |number| self.0[number])
    }

    /// The cubes on a project, mutably.
    ///
    /// # Panics
    ///
    /// If the card has no such project.
    pub fn of_mut(&mut self, project: Project) -> &mut Slots {
        let number = project.number().expect("the card has this project");
        &mut self.0[number]
    }

    /// Takes all cubes off a project.
    pub fn take(&mut self, project: Project) -> Cubes {
        std::mem::take(self.of_mut(project)).cubes()
    }
}

impl JsonSchema for Filled {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Filled".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The cubes on each project that has any, by the text of the project.",
            "type": "object",
            "additionalProperties": generator.subschema_for::<Slots>(),
            (game_core::schema::BINARY): {
                "type": "array",
                "description": "The cubes on each project. Order: by the number of the project.",
                "items": generator.subschema_for::<Slots>(),
                "minItems": PROJECTS,
                "maxItems": PROJECTS,
            },
        })
    }
}

impl Serialize for Filled {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use game_core::Id;
        if !serializer.is_human_readable() {
            return serializer.collect_seq(self.0);
        }
        let filled = Card::all().flat_map(Project::of).filter(|&of| !self.of(of).is_empty());
        serializer.collect_map(filled.map(|project| (project.to_string(), self.of(project))))
    }
}

impl<'de> Deserialize<'de> for Filled {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let map = std::collections::BTreeMap::<String, Slots>::deserialize(deserializer)?;
        let mut filled = Filled::default();
        for (text, slots) in map {
            let project: Project = text.parse().map_err(D::Error::custom)?;
            *filled.of_mut(project) = slots;
        }
        Ok(filled)
    }
}

impl Default for Filled {
    fn default() -> Self {
        Filled([Slots::EMPTY; PROJECTS])
    }
}

impl State {
    /// The table before set-up.
    pub(crate) fn empty() -> State {
        State {
            bags: EnumMap::default(),
            hand: Cubes::NONE,
            reserve: Cubes::NONE,
            systems: EnumMap::default(),
            routes: EnumMap::default(),
            holes: EnumSet::EMPTY,
            tokens: 0,
            decks: EnumMap::default(),
            weavers: Deck::default(),
            swarms: ArrayVec::new(),
            areas: EnumMap::default(),
            slots: Filled::default(),
            done: EnumSet::EMPTY,
            conflicts: ArrayVec::new(),
            picks: ArrayVec::new(),
            waiting: ArrayVec::new(),
            shown: ArrayVec::new(),
            first: Player::One,
            active: Player::One,
            round: 0,
            actions: 0,
            initiated: false,
            ended: None,
            frames: Stack::new(),
        }
    }

    /// The swarm on a system.
    pub fn swarm_on(&self, system: System) -> Option<&Swarm> {
        self.swarms.iter().find(|swarm| swarm.system == system)
    }

    /// The swarm of a Weaver card.
    pub fn swarm(&self, card: Weaver) -> Option<&Swarm> {
        self.swarms.iter().find(|swarm| swarm.card == card)
    }

    /// The swarm of a Weaver card, mutably.
    pub(crate) fn swarm_mut(&mut self, card: Weaver) -> Option<&mut Swarm> {
        self.swarms.iter_mut().find(|swarm| swarm.card == card)
    }

    /// The conflict of a card, if it is under way.
    pub fn conflict(&self, card: Card) -> Option<&Conflict> {
        self.conflicts.iter().find(|conflict| conflict.card == card)
    }

    /// The player who has a card.
    pub fn owner(&self, card: Card) -> Option<Player> {
        self.areas.iter().find(|(_, area)| area.cards.contains(&card)).map(|(player, _)| player)
    }

    /// Whether a system is neutral: nobody controls it, and it has no swarm and no black hole.
    pub fn is_neutral(&self, system: System) -> bool {
        self.systems[system].owner.is_none()
            && !self.holes.contains(system)
            && self.swarm_on(system).is_none()
    }

    /// How many bases a player has on the board.
    pub fn bases(&self, player: Player) -> u8 {
        let systems = self.systems.values().iter().filter(|place| place.owner == Some(player));
        systems.map(|place| place.bases.len() as u8).sum()
    }

    /// How many bases of a shape a player has on the board.
    pub fn bases_of(&self, player: Player, shape: Shape) -> u8 {
        let mut systems = self.systems.values().iter();
        let mut count = 0;
        systems.by_ref().for_each(|place| {
            count += u8::from(place.owner == Some(player) && place.bases.contains(shape));
        });
        count
    }
}
