use game_core::{EnumMap, EnumSet, Id, Tables};

use crate::state::MOST_PLANETS;
use crate::types::{Colour, Route, System};

/// The printed facts of a system.
#[derive(Clone, Debug)]
pub struct SystemFacts {
    /// The name of the system.
    pub title: String,
    /// The colour of the system.
    pub colour: Colour,
    /// Whether the system is a start.
    pub start: bool,
    /// The colours of the planets.
    pub planets: Vec<Colour>,
    /// The column of the system, from the left.
    pub x: u8,
    /// The row of the system, from the top.
    pub y: u8,
}

/// A printed line between two systems.
#[derive(Clone, Copy, Debug)]
pub struct RouteFacts {
    /// The system at one end.
    pub from: System,
    /// The system at the other end.
    pub to: System,
    /// The number of slots.
    pub slots: u8,
}

/// The map as read from the content file.
pub(super) struct Map {
    pub(super) systems: EnumSet<System>,
    pub(super) facts: EnumMap<System, SystemFacts>,
    pub(super) routes: Vec<RouteFacts>,
}

pub(super) fn read(tables: &mut Tables) -> Map {
    let file = "map.toml";
    let mut systems = EnumSet::EMPTY;
    let mut facts = EnumMap::each(|_: System| SystemFacts {
        title: String::new(),
        colour: Colour::Red,
        start: false,
        planets: Vec::new(),
        x: 0,
        y: 0,
    });
    for row in &tables.rows(file, "system") {
        let fields = ["id", "title", "x", "y", "colour", "start", "planets", "source"];
        tables.known_fields(row, &fields);
        for field in ["x", "y", "colour", "start", "planets"] {
            tables.source(row, field);
        }
        let id = tables.word::<System>(row, "id", "a system from s00 to s44");
        let colour = tables.word(row, "colour", "R, B, Y, W or K").unwrap_or(Colour::Red);
        let planets = tables.text(row, "planets");
        let read: Option<Vec<Colour>> =
            planets.split_whitespace().map(|word| word.parse().ok()).collect();
        let planets = read.filter(|planets| planets.len() <= MOST_PLANETS);
        if planets.is_none() {
            let why = format!("expected up to {MOST_PLANETS} colours, such as \"R B\"");
            tables.object(format!("{}, planets", row.at()), why);
        }
        let read = SystemFacts {
            title: tables.text(row, "title"),
            colour,
            start: tables.flag(row, "start"),
            planets: planets.unwrap_or_default(),
            x: tables.number(row, "x", 0..=4) as u8,
            y: tables.number(row, "y", 0..=4) as u8,
        };
        if let Some(id) = id {
            if systems.contains(id) {
                tables.object(format!("{}, id", row.at()), "this id occurs twice");
            }
            systems.insert(id);
            facts[id] = read;
        }
    }
    let mut routes = Vec::new();
    let rows = tables.rows(file, "route");
    for (number, row) in rows.iter().enumerate() {
        tables.known_fields(row, &["id", "from", "to", "slots", "source"]);
        for field in ["from", "to", "slots"] {
            tables.source(row, field);
        }
        let id = tables.word::<Route>(row, "id", "a route from r01 to r48");
        if id.is_some_and(|id| id.index() != number) {
            tables.object(format!("{}, id", row.at()), "routes stand in the order r01, r02, ...");
        }
        let from = tables.word(row, "from", "a system");
        let to = tables.word(row, "to", "a system");
        let slots = tables.number(row, "slots", 1..=5) as u8;
        if let (Some(from), Some(to)) = (from, to) {
            let joins = |other: &RouteFacts| {
                [(other.from, other.to), (other.to, other.from)].contains(&(from, to))
            };
            if from == to || routes.iter().any(joins) {
                let why = "expected two systems that no other route joins";
                tables.object(row.at(), why);
            }
            for end in [from, to] {
                if !systems.contains(end) {
                    tables.object(row.at(), format!("{end} is no system of the map"));
                }
            }
            routes.push(RouteFacts { from, to, slots });
        }
    }
    routes.truncate(Route::COUNT);
    Map { systems, facts, routes }
}

impl Map {
    pub(super) fn neighbours(&self) -> EnumMap<System, EnumSet<System>> {
        let mut neighbours: EnumMap<System, EnumSet<System>> = EnumMap::default();
        for route in &self.routes {
            neighbours[route.from].insert(route.to);
            neighbours[route.to].insert(route.from);
        }
        neighbours
    }

    pub(super) fn routes_at(&self) -> EnumMap<System, EnumSet<Route>> {
        let mut routes: EnumMap<System, EnumSet<Route>> = EnumMap::default();
        for (facts, route) in self.routes.iter().zip(Route::all()) {
            routes[facts.from].insert(route);
            routes[facts.to].insert(route);
        }
        routes
    }

    /// Systems at the same place as another one, which would be indistinguishable.
    pub(super) fn covered(&self) -> EnumSet<System> {
        let place = |system: System| (self.facts[system].x, self.facts[system].y);
        let hides = |system: &System| {
            let mut before = self.systems.iter().take_while(|other| other != system);
            before.any(|other| place(other) == place(*system))
        };
        self.systems.iter().filter(hides).collect()
    }

    /// The starts, clockwise from the north-west, according to their places.
    pub(super) fn corners(&self) -> [System; 4] {
        let mut starts: Vec<System> =
            self.systems.iter().filter(|&system| self.facts[system].start).collect();
        let middle = |of: fn(&SystemFacts) -> u8| {
            let sum: u32 = starts.iter().map(|&system| u32::from(of(&self.facts[system]))).sum();
            f64::from(sum) / starts.len().max(1) as f64
        };
        let (x, y) = (middle(|facts| facts.x), middle(|facts| facts.y));
        let quarter = |system: &System| {
            let facts = &self.facts[*system];
            match (f64::from(facts.x) > x, f64::from(facts.y) > y) {
                (false, false) => 0,
                (true, false) => 1,
                (true, true) => 2,
                (false, true) => 3,
            }
        };
        starts.sort_by_key(quarter);
        let mut corners = [System::default(); 4];
        corners.iter_mut().zip(starts).for_each(|(corner, start)| *corner = start);
        corners
    }

    /// The least number of printed lines between any two systems.
    pub(super) fn distances(&self) -> EnumMap<System, EnumMap<System, u8>> {
        let neighbours = self.neighbours();
        EnumMap::each(|from: System| {
            let mut distances = EnumMap::each(|_: System| u8::MAX);
            distances[from] = 0;
            let mut reached: EnumSet<System> = [from].into_iter().collect();
            for step in 1.. {
                let next: EnumSet<System> = reached
                    .iter()
                    .flat_map(|system| neighbours[system].iter())
                    .filter(|&system| distances[system] == u8::MAX)
                    .collect();
                if next.is_empty() {
                    break;
                }
                next.iter().for_each(|system| distances[system] = step);
                reached = next;
            }
            distances
        })
    }
}
