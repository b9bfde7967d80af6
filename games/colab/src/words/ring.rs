//! The ring of towers and labs in words: what lies between two places.

use table::Set;
use table::phrases::and;

use crate::enemy_action::Way;
use crate::game::CoLab;
use crate::kinds::{Lab, Player, Tower, Window};

/// Towers and labs of the ring together: tower, lab, tower, lab …
const PLACES: usize = 12;

impl CoLab {
    /// What lies in a place of the ring, from 0: a tower, the lab after it, the next tower …
    fn ring_name(&self, place: usize) -> String {
        let (number, is_lab) = (place % PLACES / 2, place % 2 == 1);
        match (is_lab, self.state.towers[number], self.state.labs[number]) {
            (false, Some(tower), _) => format!("{tower} tower"),
            (true, _, Some(lab)) => format!("{lab} lab"),
            _ => "-".into(),
        }
    }

    fn place_of_lab(&self, lab: Lab) -> usize {
        2 * self.state.labs.iter().position(|one| *one == Some(lab)).unwrap_or(0) + 1
    }

    fn place_of_tower(&self, tower: Tower) -> usize {
        2 * self.state.towers.iter().position(|one| *one == Some(tower)).unwrap_or(0)
    }

    /// The places after one lab on the shorter way to a tower, that tower the last of them.
    pub(super) fn way_to_tower(&self, from: Lab, tower: Tower) -> Vec<String> {
        let (from, to) = (self.place_of_lab(from), self.place_of_tower(tower));
        let clockwise = (to + PLACES - from) % PLACES;
        let counter = PLACES - clockwise;
        match clockwise < counter {
            true => (1..=clockwise).map(|steps| self.ring_name(from + steps)).collect(),
            false => (1..=counter).map(|steps| self.ring_name(from + PLACES - steps)).collect(),
        }
    }

    /// The labs from one on, that one first, so many steps in a direction.
    pub(super) fn labs_on(&self, from: Lab, way: Way, steps: u8) -> Vec<String> {
        self.every_second(self.place_of_lab(from), way, steps)
    }

    /// The towers from one on, that one first, so many steps in a direction.
    pub(super) fn towers_on(&self, from: Tower, way: Way, steps: u8) -> Vec<String> {
        self.every_second(self.place_of_tower(from), way, steps)
    }

    fn every_second(&self, from: usize, way: Way, steps: u8) -> Vec<String> {
        let place = |step: usize| match way {
            Way::Clockwise | Way::Short => from + 2 * step,
            Way::Counter => from + 2 * PLACES - 2 * step,
        };
        (0..=usize::from(steps)).map(|step| self.ring_name(place(step))).collect()
    }

    /// How far a minion stands from a lab, with the places between.
    pub(super) fn distance_words(&self, from: Lab, window: Window, distance: u8) -> String {
        let way = self.way_to_tower(from, window.tower()).join(", ");
        format!("{} away ({way})", super::counted(distance, "place"))
    }

    /// The names of players, in a list.
    pub(super) fn names(&self, players: Set<Player>) -> String {
        let names: Vec<String> = players.iter().map(|player| self.name(player)).collect();
        listed(&names)
    }
}

/// Several things in a sentence: "a", "a and b", "a, b and c".
pub(super) fn listed(things: &[String]) -> String {
    if things.is_empty() { "nothing".into() } else { and(things) }
}

/// Towers by name: "the bone and gear towers".
pub(super) fn towers_words(towers: Set<Tower>) -> String {
    let names: Vec<String> = towers.iter().map(|tower| tower.to_string()).collect();
    if towers.len() == Tower::ALL.len() {
        return "all towers".into();
    }
    format!("the {} tower{}", listed(&names), if names.len() == 1 { "" } else { "s" })
}

/// Labs by name: "the eye lab".
pub(super) fn labs_words(labs: Set<Lab>) -> String {
    let names: Vec<String> = labs.iter().map(|lab| lab.to_string()).collect();
    format!("the {} lab{}", listed(&names), if names.len() == 1 { "" } else { "s" })
}

/// Windows by name: "vial 1 and vial 3".
pub(super) fn windows_words(windows: Set<Window>) -> String {
    let names: Vec<String> = windows.iter().map(|window| window.to_string()).collect();
    listed(&names)
}
