//! WM-TOK: tokens in the Office.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Discard, Event, TokenPlace};
use crate::game::WeatherMachine;
use crate::types::{Area, Id, OfficeSpace, Weather};

impl WeatherMachine {
    /// WM-TRN.6 MAY: place Awards from the holding space at any moment of the player's turn: at
    /// each question that is not part of an action or a benefit.
    /// WM-TOK.7 MAY: they go on any empty Office space, or are kept.
    pub(crate) fn legal_awards(&self, out: &mut impl ActionSink<Choice>) {
        if self.lab().held_awards == 0 {
            return;
        }
        for space in OfficeSpace::all() {
            if self.lab().office[space].is_none() {
                out.choice(Choice::Award(space));
            }
        }
    }

    pub(crate) fn place_award(&mut self, space: OfficeSpace, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        let ways = (TokenPlace::Holding(player), TokenPlace::Office(player, space));
        self.move_award(ways, Rule("WM-TOK.7"), sink);
        self.cover(space);
    }

    pub(crate) fn run_place_tokens(
        &mut self,
        awards: bool,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        self.drop_tokens(sink);
        let lab = self.lab();
        if lab.held_research() > 0 || awards && lab.held_awards > 0 {
            return Flow::Asks;
        }
        self.done()
    }

    pub(crate) fn run_last_placements(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        self.drop_tokens(sink);
        Flow::Asks
    }

    /// WM-TOK.5 IF a Research token has no legal space THEN it leaves the game.
    fn drop_tokens(&mut self, sink: &mut impl EventSink<Event>) {
        for area in Area::ALL {
            for weather in Weather::ALL {
                while self.lab().holding[area][weather] > 0 && !self.has_space(area, weather) {
                    let ways = (TokenPlace::Holding(self.active()), TokenPlace::Gone);
                    self.move_research((area, weather), ways, Rule("WM-TOK.5"), sink);
                }
            }
        }
    }

    pub(crate) fn has_space(&self, area: Area, weather: Weather) -> bool {
        self.lab().spaces_for(area, weather).next().is_some()
    }

    /// WM-TRN.5 MUST: Research tokens on the holding space are placed at the end of the turn.
    /// WM-TOK.1 MUST: each goes on an empty space of its colour.
    /// WM-TOK.4 MAY: in any order, on any such space.
    /// WM-R.15 MUST: one after the other; tokens gained meanwhile join them, Awards may come in
    /// between.
    /// WM-TOK.6 MUST: a token that has a space cannot be kept.
    pub(crate) fn legal_place_tokens(&self, awards: bool, out: &mut impl ActionSink<Choice>) {
        self.legal_held_tokens(out);
        if awards {
            self.legal_awards(out);
            if self.lab().held_research() == 0 {
                out.choice(Choice::Keep);
            }
        }
    }

    pub(crate) fn legal_held_tokens(&self, out: &mut impl ActionSink<Choice>) {
        for weather in Weather::ALL {
            for space in OfficeSpace::all() {
                let held = self.lab().holding[space.area()][weather] > 0;
                if held && self.fits(weather, space) {
                    out.choice(Choice::Token(weather, space));
                }
            }
        }
    }

    fn fits(&self, weather: Weather, space: OfficeSpace) -> bool {
        self.lab().spaces_for(space.area(), weather).any(|other| other == space)
    }

    pub(crate) fn answer_place_tokens(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::Token(weather, space) => self.place_token(weather, space, sink),
            Choice::Award(space) => self.place_award(space, sink),
            Choice::Keep => {
                self.state.frames.finish();
            }
            other => game_core::not_listed(other),
        }
    }

    /// WM-TOK.3 MUST: the benefit of the space is gained right after each placement.
    /// WM-TOK.9 MUST: the token stays there for the rest of the game.
    pub(crate) fn place_token(
        &mut self,
        weather: Weather,
        space: OfficeSpace,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        let ways = (TokenPlace::Holding(player), TokenPlace::Office(player, space));
        self.move_research((space.area(), weather), ways, Rule("WM-TOK.1"), sink);
        self.cover(space);
    }

    /// Places a Research token that comes straight from the board.
    ///
    /// WM-TOK.8 MUST: a token gained while the Weather Machine runs is placed at once.
    /// WM-PHB.8b IF it has no legal space THEN it leaves the game.
    pub(crate) fn run_place_now(
        &mut self,
        area: Area,
        weather: Weather,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if self.has_space(area, weather) {
            return Flow::Asks;
        }
        self.discard_research((area, weather), Discard::NoSpace, Rule("WM-PHB.8b"), sink);
        self.done()
    }

    pub(crate) fn legal_place_now(
        &self,
        area: Area,
        weather: Weather,
        out: &mut impl ActionSink<Choice>,
    ) {
        for space in self.lab().spaces_for(area, weather) {
            out.choice(Choice::Token(weather, space));
        }
    }

    pub(crate) fn answer_place_now(
        &mut self,
        area: Area,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::Token(weather, space) = choice else { return game_core::not_listed(choice) };
        let player = self.active();
        let ways = (TokenPlace::Board, TokenPlace::Office(player, space));
        self.move_research((area, weather), ways, Rule("WM-TOK.8"), sink);
        self.note_progress(player, sink);
        self.cover(space);
    }

    /// WM-SCO.0a MAY: before scoring, place tokens from the holding space.
    /// WM-SCO.0b MAY: and use any number of Investment tiles.
    /// WM-R.24 MUST: each player finishes before the next; Subsidy tiles are not used.
    pub(crate) fn legal_last_placements(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_investment(out);
        out.choice(Choice::Pass);
        self.legal_held_tokens(out);
        self.legal_awards(out);
    }

    pub(crate) fn answer_last_placements(
        &mut self,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Pass => {
                self.state.frames.finish();
            }
            Choice::Token(weather, space) => self.place_token(weather, space, sink),
            Choice::Award(space) => self.place_award(space, sink),
            _ => self.use_investment(choice, sink),
        }
    }
}
