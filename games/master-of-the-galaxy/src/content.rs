//! What is printed on the components, read from `content/*.toml` and checked.

mod cards;
mod check;
mod map;
mod numbers;
mod weavers;

use game_core::{EnumMap, EnumSet, Id, Sourced, Tables, ValidationError};

use crate::effect::Effect;
use crate::modifier::Modifier;
use crate::types::{Card, Colour, Letter, Level, Part, Pile, Project, Route, System, Weaver, Work};

pub(crate) use cards::Brief;
pub use cards::{CardFacts, Spoils};
pub use map::{RouteFacts, SystemFacts};
pub use numbers::{
    DestroyedTo, InConflicts, InTurn, Limits, Numbers, OfWeavers, Pieces, RecallTo, Winning,
};
pub use weavers::{LevelFacts, WeaverFacts};

/// Everything printed on the components, and the numbers of the rules.
///
/// MG-1.4 MUST: all of it is data, so that an owner can override it with the values of his copy.
#[derive(Clone, Debug)]
pub struct Content {
    /// The numbers and settings.
    pub numbers: Numbers,
    /// The systems of the board.
    pub systems: EnumSet<System>,
    system_facts: EnumMap<System, SystemFacts>,
    route_facts: Vec<RouteFacts>,
    /// The printed neighbours of each system.
    pub neighbours: EnumMap<System, EnumSet<System>>,
    /// The routes that end at each system.
    pub routes_at: EnumMap<System, EnumSet<Route>>,
    /// The starts, clockwise from the north-west.
    pub corners: [System; 4],
    distances: EnumMap<System, EnumMap<System, u8>>,
    cards: Sourced<Card, CardFacts>,
    briefs: EnumMap<Card, Brief>,
    lowest_limits: EnumMap<Pile, u8>,
    weavers: Sourced<Weaver, WeaverFacts>,
    levels: Sourced<Level, LevelFacts>,
    /// A hash of all content.
    pub fingerprint: String,
}

game_core::content! {
    Content: read(
        "conflicts.toml",
        "developments.toml",
        "governments.toml",
        "leaders.toml",
        "map.toml",
        "numbers.toml",
        "species.toml",
        "weavers.toml",
    )
}

fn read(tables: &mut Tables) -> Option<Content> {
    let numbers = Numbers::read(tables);
    let map = map::read(tables);
    for system in map.covered().iter() {
        tables.object(format!("map.toml, system {system}"), "another system lies at its place");
    }
    let cards = cards::read(tables);
    let levels = weavers::read_levels(tables);
    let weavers = weavers::read(tables);
    let content = Content {
        systems: map.systems,
        neighbours: map.neighbours(),
        routes_at: map.routes_at(),
        corners: map.corners(),
        distances: map.distances(),
        system_facts: map.facts,
        route_facts: map.routes,
        briefs: cards::briefs(&cards),
        lowest_limits: lowest_limits(&numbers, &cards),
        numbers,
        cards,
        weavers,
        levels,
        fingerprint: tables.fingerprint(),
    };
    check::check(&content, tables);
    let complete = content.cards.is_complete()
        && content.weavers.is_complete()
        && content.levels.is_complete();
    complete.then_some(content)
}

/// The lowest limit that any combination of cards can give each type.
fn lowest_limits(numbers: &Numbers, cards: &Sourced<Card, CardFacts>) -> EnumMap<Pile, u8> {
    let mut lowest = EnumMap::each(|pile| numbers.limit(pile));
    for modifier in cards.facts().iter().flat_map(|facts| facts.modifiers.iter()) {
        if let Modifier::Limit(pile, count) = modifier {
            lowest[pile] = lowest[pile].min(count);
        }
    }
    lowest
}

impl Content {
    /// Everything that differs from the project's own data and may be right for another copy of the
    /// game.
    pub fn warnings(&self) -> Vec<ValidationError> {
        check::warnings(self)
    }

    /// The facts of a system.
    pub fn system(&self, system: System) -> &SystemFacts {
        &self.system_facts[system]
    }

    /// The facts of a printed line.
    pub fn route(&self, route: Route) -> &RouteFacts {
        &self.route_facts[route.index()]
    }

    /// All printed lines.
    pub fn routes(&self) -> impl Iterator<Item = Route> + use<> {
        Route::all().take(self.route_facts.len())
    }

    /// The facts of a card.
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card]
    }

    /// The facts of a card that are read all the time.
    pub(crate) fn brief(&self, card: Card) -> Brief {
        self.briefs[card]
    }

    /// The limit of a type that no modifiers can undercut. Modifiers need to be read only if a
    /// player has more cards than this.
    pub(crate) fn lowest_limit(&self, pile: Pile) -> u8 {
        self.lowest_limits[pile]
    }

    /// The facts of a Weaver card.
    pub fn weaver(&self, card: Weaver) -> &WeaverFacts {
        &self.weavers[card]
    }

    /// The number of slots of a work of a Weaver card at a level.
    ///
    /// WV-14.1 IF: the level leaves slots out, a work is full that much sooner, with at least one
    /// cube.
    pub fn slots_at(&self, level: Level, card: Weaver, work: Work) -> u8 {
        let printed = self.weaver(card).work(work).0;
        printed.saturating_sub(self.levels[level].fewer(work)).max(1)
    }

    /// The printed slots of a project.
    pub fn letters(&self, project: Project) -> &[Letter] {
        let facts = self.card(project.card);
        match project.part {
            Part::Only | Part::Base | Part::Attack => &facts.slots[0],
            Part::Research | Part::Defence => &facts.slots[1],
            Part::Politics => &facts.slots[2],
        }
    }

    /// The effect of a project when it is completed.
    pub fn effect(&self, project: Project) -> Effect {
        let facts = self.card(project.card);
        match project.part {
            Part::Only | Part::Base => facts.effects[0],
            Part::Research => facts.effects[1],
            Part::Politics => facts.effects[2],
            Part::Attack | Part::Defence => Effect::default(),
        }
    }

    /// The index of the start with this colour among the corners.
    pub fn corner_of(&self, colour: Colour) -> usize {
        let found = self.corners.iter().position(|&corner| self.system(corner).colour == colour);
        found.unwrap_or(0)
    }

    /// The quarter of the map in which a start is: whether it is right of, and below, the middle of
    /// the starts.
    fn quarter(&self, start: System) -> (bool, bool) {
        let sum = |of: fn(&SystemFacts) -> u8| -> u32 {
            self.corners.iter().map(|&corner| u32::from(of(self.system(corner)))).sum()
        };
        let facts = self.system(start);
        (u32::from(facts.x) * 4 > sum(|of| of.x), u32::from(facts.y) * 4 > sum(|of| of.y))
    }

    /// The least number of printed lines from one system to another; 255 if they are not connected.
    pub fn distance(&self, from: System, to: System) -> u8 {
        self.distances[from][to]
    }

    /// Two corners and all systems on the shortest way between them.
    pub(crate) fn edge_between(&self, corners: EnumSet<System>) -> EnumSet<System> {
        let ends: Vec<System> = corners.iter().collect();
        let [one, other] = ends[..] else { return corners };
        let whole = self.distance(one, other);
        let between = |&system: &System| {
            let (left, right) = (self.distance(one, system), self.distance(system, other));
            u16::from(left) + u16::from(right) == u16::from(whole)
        };
        self.systems.iter().filter(between).collect()
    }

    /// Corners and their printed neighbours.
    pub(crate) fn corner_and_neighbours(&self, corners: EnumSet<System>) -> EnumSet<System> {
        corners.iter().fold(corners, |all, corner| all.or(self.neighbours[corner]))
    }
}
