//! WM-BRK: Breakthroughs, and how their prototypes are kept possible.

use game_core::{ActionSink, Choices, EventSink, Flow, NoSink, Rule, Steps, Turn};

use crate::benefit::{Benefit, Gain};
use crate::choice::Choice;
use crate::deed::Deed;
use crate::event::{Event, TokenPlace};
use crate::game::WeatherMachine;
use crate::laboratory::Paper;
use crate::sequence::{BenefitAt, Frame, List, Step, Subject};
use crate::state::{EndTrigger, Marker};
use crate::steps::{Due, Purse};
use crate::types::{Id, OfficeRow, Weather};

/// Maximum number of positions tried before a prototype counts as impossible.
const MOST_TRIES: u32 = 4096;

impl WeatherMachine {
    /// WM-BRK.2 MUST: a published row of the player whose marker is on the rightmost space.
    /// WM-BRK.5 MUST: never two markers of one player on one tile.
    /// WM-BRK.10 IF no tile of the weather is on the board THEN the row cannot be chosen.
    pub(crate) fn legal_breakthrough_rows(
        &self,
        free: bool,
        out: &mut impl ActionSink<Choice>,
    ) -> bool {
        let mut any = false;
        for row in OfficeRow::all() {
            if self.lab().papers[row] == Paper::Published && self.may_break(row, free) {
                out.choice(Choice::Row(row));
                any = true;
            }
        }
        any
    }

    fn may_break(&self, row: OfficeRow, free: bool) -> bool {
        let Some(weather) = self.lab().row_weather(row) else { return false };
        (0..self.marker_spaces(weather)).any(|space| self.can_place(row, weather, space, free))
    }

    fn can_place(&self, row: OfficeRow, weather: Weather, space: usize, free: bool) -> bool {
        let markers = self.state.storms[weather].markers;
        markers[space].is_none()
            && !markers.contains(&Some(Marker::Of(self.active())))
            && self.can_complete(row, weather, space as u8, free)
    }

    /// WM-R.2 MUST: a Breakthrough begins only if every step of it can be completed; the benefit of
    /// its space comes before the prototype and may make it possible.
    fn can_complete(&self, row: OfficeRow, weather: Weather, space: u8, free: bool) -> bool {
        let of = Subject::Marker(row, space);
        let (purse, vouchers) =
            (Purse::of(self.lab()), self.due_of(List::Do(Deed::Breakthrough).steps(), of, free));
        if !self.can_pay(&purse, &vouchers) {
            return false;
        }
        let whole = Due { parts: self.parts_of(weather, 0), ..vouchers };
        let at_once = self.fits_a_row(weather, 0) && !self.lacks_parts(weather, 0);
        if at_once && self.can_pay(&purse, &whole) {
            return true;
        }
        let benefit = self.storm_tile(weather).map(|tile| BenefitAt::Storm(tile, space));
        // Within another Breakthrough nothing is tried, or trials would nest without end.
        if !benefit.is_some_and(|at| helps(self.benefit(at))) || self.prototype_is_pledged() {
            return false;
        }
        let mut trial = self.clone();
        trial.call_list(List::Do(Deed::Breakthrough), of, free);
        trial.completes(&mut MOST_TRIES.clone())
    }

    /// Whether the game can continue from here to a prototype that can be built.
    fn completes(mut self, tries: &mut u32) -> bool {
        loop {
            let Some(frame) = self.state.frames.top() else { return false };
            if let Frame::Prototype { weather } = frame {
                return self.can_build(weather, 0);
            }
            *tries = tries.saturating_sub(1);
            if *tries == 0 {
                return false;
            }
            match self.step(&mut NoSink) {
                Flow::Ran => {}
                Flow::Over => return false,
                Flow::Asks => {
                    let mut raw = Choices::default();
                    frame.legal_actions(&self, &mut raw);
                    if raw.is_empty() {
                        if matches!(frame, Frame::Pay { .. } | Frame::PayAny { .. }) {
                            return false;
                        }
                        self.lapse(&mut NoSink);
                        continue;
                    }
                    // A revealed component cannot help a prototype, so one chance result stands for
                    // all.
                    let chance = self.turn() == Turn::Chance;
                    let tried = if chance { 1 } else { raw.len() };
                    return raw.listed()[..tried].iter().any(|&choice| {
                        let mut next = self.clone();
                        next.answer(choice, &mut NoSink);
                        next.completes(tries)
                    });
                }
            }
        }
    }

    /// Whether a Breakthrough has begun but its prototype has not.
    pub(crate) fn prototype_is_pledged(&self) -> bool {
        self.state.frames.pending().iter().any(|frame| match frame {
            Frame::Steps { list: List::Do(Deed::Breakthrough), next, .. } => {
                List::Do(Deed::Breakthrough).steps()[usize::from(*next)..]
                    .contains(&Step::Prototype)
            }
            _ => false,
        })
    }

    /// Lists the answers that keep the pledged prototype possible, and all results of chance. If no
    /// answer does, all are listed and no prototype will be built.
    pub(crate) fn legal_pledged(&self, out: &mut impl ActionSink<Choice>) {
        let Some(frame) = self.state.frames.top() else { return };
        if self.turn() == Turn::Chance {
            return frame.legal_actions(self, out);
        }
        let mut raw = Choices::default();
        frame.legal_actions(self, &mut raw);
        let mut any = false;
        for &choice in raw.listed() {
            let mut next = self.clone();
            next.answer(choice, &mut NoSink);
            if next.completes(&mut MOST_TRIES.clone()) {
                out.choice(choice);
                any = true;
                if out.enough() {
                    return;
                }
            }
        }
        if !any {
            frame.legal_actions(self, out);
        }
    }

    pub(crate) fn legal_marker_space(
        &self,
        row: OfficeRow,
        free: bool,
        out: &mut impl ActionSink<Choice>,
    ) {
        let Some(weather) = self.lab().row_weather(row) else { return };
        for space in 0..self.marker_spaces(weather) {
            if self.can_place(row, weather, space, free) {
                out.choice(Choice::Marker(space as u8 + 1));
            }
        }
    }

    pub(crate) fn answer_marker_space(&mut self, row: OfficeRow, free: bool, choice: Choice) {
        let Choice::Marker(space) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.call_list(List::Do(Deed::Breakthrough), Subject::Marker(row, space - 1), free);
    }

    /// WM-BRK.4 MUST: the row's marker moves to an empty space of the tile.
    pub(crate) fn place_marker(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Marker(row, space) = of else { return };
        let Some(weather) = self.lab().row_weather(row) else { return };
        let player = self.active();
        self.lab_mut().papers[row] = Paper::OnTile;
        self.state.storms[weather].markers[usize::from(space)] = Some(Marker::Of(player));
        sink.emit(Rule("WM-BRK.4"), || Event::MarkerPlaced { player, row, weather, space });
    }

    /// The benefit of the space that the marker took.
    pub(crate) fn marker_benefit(&mut self, of: Subject) {
        let Subject::Marker(row, space) = of else { return };
        let weather = self.lab().row_weather(row);
        if let Some(tile) = weather.and_then(|weather| self.storm_tile(weather)) {
            self.call_benefit(BenefitAt::Storm(tile, space));
        }
    }

    /// WM-BRK.6 MUST: next, the prototype is built.
    pub(crate) fn begin_prototype(&mut self, of: Subject) {
        if let Subject::Marker(row, _) = of
            && let Some(weather) = self.lab().row_weather(row)
        {
            self.state.frames.call(Frame::Prototype { weather });
        }
    }

    /// WM-BRK.7 MUST: an Award token goes to the holding space.
    /// WM-R.1 IF the reserve has none THEN nothing is taken; this holds for everything limited.
    /// WM-BRK.8 IF it is the third and the Nobel Prize is on the board THEN the player takes it.
    /// WM-END.1 MUST: this triggers the end.
    pub(crate) fn take_award(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.awards == 0 {
            return;
        }
        let player = self.active();
        let ways = (TokenPlace::Board, TokenPlace::Holding(player));
        self.move_award(ways, Rule("WM-BRK.7"), sink);
        let enough = self.lab().award_count() >= self.content.scoring.nobel_awards;
        if enough && self.state.nobel.is_none() {
            self.state.nobel = Some(player);
            sink.emit(Rule("WM-BRK.8"), || Event::NobelTaken { player });
            self.trigger_end(EndTrigger::Nobel, Rule("WM-END.1"), sink);
        }
    }

    /// WM-BRK.9 IF every space of the tile is full THEN the weather is fixed.
    pub(crate) fn fix_weather_of(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Marker(row, _) = of
            && let Some(weather) = self.lab().row_weather(row)
        {
            self.fix_if_full(weather, sink);
        }
    }
}

/// Whether a benefit can give what a prototype needs: Vouchers, parts, or room for them.
fn helps(benefit: Benefit) -> bool {
    benefit.gains().any(|gain| {
        matches!(
            gain,
            Gain::Voucher(..)
                | Gain::AnyVoucher(_)
                | Gain::Part(_)
                | Gain::Bot
                | Gain::Workshop
                | Gain::Do(_)
                | Gain::FreeExperiment
        )
    })
}
