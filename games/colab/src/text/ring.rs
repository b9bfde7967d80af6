//! The ring of towers and labs as text: the places between two others.

use i18n::{Messages, Noun, message};

use super::localized_names::{lab_in, things, tower_in};
use crate::enemy_action::Way;
use crate::game::CoLab;
use crate::types::{Lab, Tower, Window};

/// Number of places of the ring: tower, lab, tower, lab …
const PLACES: usize = 12;

impl CoLab {
    /// The name of a place of the ring, from 0: a tower, the lab after it, the next tower …
    fn ring_name(&self, place: usize, messages: Messages) -> String {
        let (number, is_lab) = (place % PLACES / 2, place % 2 == 1);
        match (is_lab, self.state.towers[number], self.state.labs[number]) {
            (false, Some(tower), _) => {
                message!(messages, "ring-tower", tower = tower_in(tower, messages)).into()
            }
            (true, _, Some(lab)) => {
                message!(messages, "ring-lab", lab = lab_in(lab, messages)).into()
            }
            _ => "-".into(),
        }
    }

    fn place_of_lab(&self, lab: Lab) -> usize {
        2 * self.state.labs.iter().position(|one| *one == Some(lab)).unwrap_or(0) + 1
    }

    fn place_of_tower(&self, tower: Tower) -> usize {
        2 * self.state.towers.iter().position(|one| *one == Some(tower)).unwrap_or(0)
    }

    /// The places on the shorter way from a lab to a tower, without the lab and including the
    /// tower.
    fn way_to_tower(&self, from: Lab, tower: Tower, messages: Messages) -> Vec<String> {
        let (from, to) = (self.place_of_lab(from), self.place_of_tower(tower));
        let clockwise = (to + PLACES - from) % PLACES;
        let counter = PLACES - clockwise;
        let name = |place| self.ring_name(place, messages);
        match clockwise < counter {
            true => (1..=clockwise).map(|steps| name(from + steps)).collect(),
            false => (1..=counter).map(|steps| name(from + PLACES - steps)).collect(),
        }
    }

    /// The lab `from` and the next ones in a direction, as many as there are steps.
    pub(super) fn labs_on(
        &self,
        from: Lab,
        way: Way,
        steps: u8,
        messages: Messages,
    ) -> Vec<String> {
        self.every_second(self.place_of_lab(from), way, steps, messages)
    }

    /// The tower `from` and the next ones in a direction, as many as there are steps.
    pub(super) fn towers_on(
        &self,
        from: Tower,
        way: Way,
        steps: u8,
        messages: Messages,
    ) -> Vec<String> {
        self.every_second(self.place_of_tower(from), way, steps, messages)
    }

    fn every_second(&self, from: usize, way: Way, steps: u8, messages: Messages) -> Vec<String> {
        let place = |step: usize| match way {
            Way::Clockwise | Way::Short => from + 2 * step,
            Way::Counter => from + 2 * PLACES - 2 * step,
        };
        (0..=usize::from(steps)).map(|step| self.ring_name(place(step), messages)).collect()
    }

    /// How far a minion is from a lab, with the places in between.
    pub(super) fn distance_in(
        &self,
        from: Lab,
        window: Window,
        distance: u8,
        messages: Messages,
    ) -> Noun {
        let way = self.way_to_tower(from, window.tower(), messages).join(", ");
        let places = things(distance, "place", messages);
        Noun::new(messages, "distance").with("places", places).with("way", way)
    }
}
