//! The layout of the map: columns and rows spaced as widely as their routes need.

use drawing::unit;
use game_core::{EnumMap, Id};
use master_of_the_galaxy::{Content, Route, System};

/// The radius of a system.
pub(super) const RADIUS: f32 = 42.0;

/// The distance between neighbouring slots of a route.
pub(super) const PITCH: f32 = 27.0;

/// The distance of planets from the middle of their system, along both axes.
pub(super) const PLANET: f32 = 46.0;

/// The margin around the outermost systems.
const MARGIN: f32 = 66.0;

/// The least gap between two systems, for a short route.
const LEAST: f32 = 62.0;

/// The grid along a route on which slots can be placed: the pitch is nine steps.
const STEP: f32 = PITCH / 9.0;

/// The least distance between slots of two routes that cross.
const CLEAR: f32 = 25.0;

/// The middle of each system and of each slot, and the size of the map.
pub(super) struct Geometry {
    at: EnumMap<System, (f32, f32)>,
    slots: Vec<Vec<(f32, f32)>>,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Geometry {
    /// The layout of the map of this content.
    pub(super) fn of(content: &Content) -> Geometry {
        let across = places(content, |of| (content.system(of).x, content.system(of).y));
        let down = places(content, |of| (content.system(of).y, content.system(of).x));
        let at = EnumMap::each(|system: System| {
            let facts = content.system(system);
            (across[usize::from(facts.x)], down[usize::from(facts.y)])
        });
        let last = |places: &[f32]| places.last().copied().unwrap_or(0.0) + MARGIN;
        let (width, height) = (last(&across), last(&down));
        let mut geometry = Geometry { at, slots: Vec::new(), width, height };
        for route in content.routes() {
            let slots = geometry.free_slots(content, route);
            geometry.slots.push(slots);
        }
        geometry
    }

    /// The middle of a system.
    pub(super) fn of_system(&self, system: System) -> (f32, f32) {
        self.at[system]
    }

    /// The line between two systems from rim to rim, with its ends and direction.
    pub(super) fn line(&self, from: System, to: System) -> Line {
        let ((x, y), (u, v)) = (self.at[from], self.at[to]);
        let length = (u - x).hypot(v - y).max(1.0);
        let along = ((u - x) / length, (v - y) / length);
        let rim = RADIUS.min(length / 2.0);
        Line {
            start: (x + along.0 * rim, y + along.1 * rim),
            end: (u - along.0 * rim, v - along.1 * rim),
            along,
        }
    }

    /// A point at this distance from the middle of the line between two systems, above it or to its
    /// right.
    pub(super) fn beside(&self, from: System, to: System, off: f32) -> (f32, f32) {
        let line = self.line(from, to);
        let (x, y) = line.middle();
        let (along, down) = line.along;
        let side = if along.abs() >= down.abs() { -along.signum() } else { down.signum() };
        match along.abs() >= down.abs() {
            true => (x - down * side * off, y + along * side * off),
            false => (x + down * side * off, y - along * side * off),
        }
    }

    /// The middles of the slots of a route.
    pub(super) fn slots(&self, route: Route) -> &[(f32, f32)] {
        &self.slots[route.index()]
    }

    /// The places of a route's slots: side by side around the middle of its line, or as near to
    /// that as other slots and systems allow, because lines of an owner's map may cross.
    fn free_slots(&self, content: &Content, route: Route) -> Vec<(f32, f32)> {
        let facts = content.route(route);
        let line = self.line(facts.from, facts.to);
        let (x, y) = line.middle();
        let at = |step: i16| {
            let off = f32::from(step) * STEP + (f32::from(facts.slots % 2) - 1.0) * PITCH / 2.0;
            (x + line.along.0 * off, y + line.along.1 * off)
        };
        let systems: Vec<(f32, f32)> =
            content.systems.iter().map(|system| self.at[system]).collect();
        let is_free = |step: &i16| {
            let here = at(*step);
            let far = |there: &(f32, f32), least: f32| distance(here, *there) >= least;
            systems.iter().all(|system| far(system, RADIUS + 12.0))
                && self.slots.iter().flatten().all(|slot| far(slot, CLEAR))
        };
        let count = i16::from(facts.slots);
        let usual: Vec<i16> = (0..count).map(|number| 9 * (number - (count - 1) / 2)).collect();
        let most = ((distance(line.start, line.end) - PITCH) / 2.0 / STEP) as i16;
        let free: Vec<i16> = (-most..=most).filter(is_free).collect();
        let found = free.iter().filter_map(|&first| {
            let steps = side_by_side(&free, first, usual.len())?;
            let off: u32 =
                steps.iter().zip(&usual).map(|(step, of)| u32::from(step.abs_diff(*of))).sum();
            Some((off, steps))
        });
        let steps = found.min_by_key(|(off, _)| *off).map_or(usual.clone(), |(_, steps)| steps);
        steps.into_iter().map(at).collect()
    }
}

/// That many free steps, beginning with the first one, each as close to the one before as slots can
/// be.
fn side_by_side(free: &[i16], first: i16, count: usize) -> Option<Vec<i16>> {
    let mut steps = vec![first];
    while steps.len() < count {
        let last = *steps.last()?;
        steps.push(*free.iter().find(|&&step| step >= last + 9)?);
    }
    Some(steps)
}

fn distance(one: (f32, f32), other: (f32, f32)) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// A line between the rims of two systems.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) start: (f32, f32),
    pub(super) end: (f32, f32),
    /// A unit vector in the direction of the line.
    pub(super) along: (f32, f32),
}

impl Line {
    /// The middle of the line.
    pub(super) fn middle(&self) -> (f32, f32) {
        ((self.start.0 + self.end.0) / 2.0, (self.start.1 + self.end.1) / 2.0)
    }

    /// The line as an SVG path.
    pub(super) fn path(&self) -> String {
        let [x, y, u, v] = [self.start.0, self.start.1, self.end.0, self.end.1].map(unit);
        format!("M{x} {y}L{u} {v}")
    }
}

/// The positions of the columns or rows; `of` returns a system's place on this axis and on the
/// other.
fn places(content: &Content, of: impl Fn(System) -> (u8, u8)) -> Vec<f32> {
    let last = content.systems.iter().map(|system| of(system).0).max().unwrap_or(0);
    let mut gaps = vec![LEAST; usize::from(last)];
    for route in content.routes() {
        let facts = content.route(route);
        let ((one, across), (other, over)) = (of(facts.from), of(facts.to));
        let needed = f32::from(facts.slots) * PITCH + 10.0;
        if across == over
            && one.abs_diff(other) == 1
            && let Some(gap) = gaps.get_mut(usize::from(one.min(other)))
        {
            *gap = gap.max(needed);
        }
    }
    let mut places = vec![MARGIN];
    let mut at = MARGIN;
    for gap in gaps {
        at += 2.0 * RADIUS + gap;
        places.push(at);
    }
    places
}
