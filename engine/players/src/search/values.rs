use game_core::{Evaluation, Seat, SeatValue};

use super::id::Id;

/// The value for each seat at each node of a tree, in one flat list.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    seats: usize,
    list: Vec<SeatValue>,
    /// The result of the first simulation at each node.
    firsts: Vec<SeatValue>,
    /// A weighted sum in progress, for each seat.
    sum: Vec<SeatValue>,
    weight: f32,
}

impl Values {
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.firsts.clear();
        self.seats = 0;
    }

    /// Memory use, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let values = self.list.capacity() + self.firsts.capacity() + self.sum.capacity();
        values * size_of::<SeatValue>()
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    /// Makes room for this many nodes of a game with this many seats.
    pub(super) fn make_room(&mut self, nodes: usize, seats: usize) {
        self.seats = self.seats.max(seats);
        self.list.resize(nodes * self.seats, SeatValue::default());
        self.firsts.resize(nodes * self.seats, SeatValue::default());
    }

    /// The value for a seat at a node.
    pub(super) fn of(&self, id: Id, seat: Seat) -> SeatValue {
        let at = id as usize * self.seats + seat.index();
        self.list.get(at).copied().unwrap_or_default()
    }

    fn seats_of(&mut self, id: Id) -> &mut [SeatValue] {
        let from = id as usize * self.seats;
        &mut self.list[from..from + self.seats]
    }

    /// Updates the mean at a node with its nth simulation.
    pub(super) fn average(&mut self, id: Id, end: &Evaluation, nth: u32) {
        let nth = nth.max(1) as f32;
        for (mean, end) in self.seats_of(id).iter_mut().zip(end.by_seat()) {
            mean.result += (end.result - mean.result) / nth;
            mean.score += (end.score - mean.score) / nth;
        }
        if nth <= 1.0 {
            let from = id as usize * self.seats;
            self.firsts[from..from + end.by_seat().len()].copy_from_slice(end.by_seat());
        }
    }

    /// Starts a weighted sum over nodes.
    pub(super) fn begin(&mut self) {
        self.weight = 0.0;
        self.sum.clear();
        self.sum.resize(self.seats, SeatValue::default());
    }

    /// Adds the value of a node to the sum.
    pub(super) fn add(&mut self, id: Id, weight: f32) {
        self.weight += weight;
        let from = id as usize * self.seats;
        for (sum, value) in self.sum.iter_mut().zip(&self.list[from..]) {
            sum.result += weight * value.result;
            sum.score += weight * value.score;
        }
    }

    /// Sets the value of a node to the weighted mean, combined with its own first simulation, which
    /// counts as one among `others`.
    pub(super) fn finish(&mut self, id: Id, others: f32) {
        if self.weight <= 0.0 {
            return;
        }
        let from = id as usize * self.seats;
        let share = others / (others + 1.0);
        let places = self.list[from..].iter_mut().zip(&self.firsts[from..]);
        for ((value, first), sum) in places.zip(&self.sum) {
            value.result = first.result + (sum.result / self.weight - first.result) * share;
            value.score = first.score + (sum.score / self.weight - first.score) * share;
        }
    }

    /// Appends a node's values from another list as the next node of this one.
    pub(super) fn copy(&mut self, other: &Values, id: Id) {
        let from = id as usize * other.seats;
        self.list.extend_from_slice(&other.list[from..from + other.seats]);
        self.firsts.extend_from_slice(&other.firsts[from..from + other.seats]);
    }
}
