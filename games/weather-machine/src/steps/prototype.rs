//! WM-PRO: building a prototype.

use arrayvec::ArrayVec;
use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Event, PartPlace, Raise};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::{Frame, Owed};
use crate::steps::{Due, Purse};
use crate::types::{
    Area, BotSpace, Challenge, Colour, ColourMap, Owner, Player, Position, Weather, WorkshopRow,
};

impl WeatherMachine {
    /// The parts of a prototype: those of the tile and of empty Research spaces, plus those in
    /// `provided`, by position.
    ///
    /// WM-PRO.1 MUST: every part shown on the tile is provided.
    /// WM-PRO.2 IF a Research space is empty THEN its part is provided.
    pub(crate) fn parts_of(&self, weather: Weather, provided: u8) -> ColourMap<u8> {
        let mut parts = ColourMap::default();
        if let Some(tile) = self.storm_tile(weather) {
            parts = self.content.extreme[tile].parts.0;
        }
        for space in BotSpace::of_branch(Area::Rnd, weather) {
            let chosen = provided & bit(space.position()) != 0;
            if let Some(part) = self.content.bot_spaces[space].part
                && (chosen || self.must_provide(space))
            {
                parts[part] += 1;
            }
        }
        parts
    }

    /// SAB-CHL.10b MUST: with Independent Prototypes, a Bot of the Saboteurs counts as an empty
    /// space.
    fn must_provide(&self, space: BotSpace) -> bool {
        match self.state.bot(space) {
            None => true,
            Some(owner) => owner == Owner::Saboteurs && self.challenged(Challenge::Independent),
        }
    }

    /// WM-PRO.6 MUST: all provided parts are in one Workshop row.
    pub(crate) fn fits_a_row(&self, weather: Weather, provided: u8) -> bool {
        let count = self.parts_of(weather, provided).0.iter().sum();
        let lab = self.lab();
        WorkshopRow::ALL
            .into_iter()
            .any(|row| lab.shape.least_lost(&lab.items, row, count).is_some())
    }

    /// Whether a prototype with these parts can be built now.
    pub(crate) fn can_build(&self, weather: Weather, provided: u8) -> bool {
        let due = Due { parts: self.parts_of(weather, provided), ..Due::default() };
        !self.lacks_parts(weather, provided)
            && self.fits_a_row(weather, provided)
            && self.can_pay(&Purse::of(self.lab()), &due)
    }

    /// Whether parts are missing that, by that reading option, no exchange may provide.
    pub(crate) fn lacks_parts(&self, weather: Weather, provided: u8) -> bool {
        let parts = self.parts_of(weather, provided);
        let own = &self.lab().items.parts;
        self.options.reads(Reading::NoPrototypeExchange)
            && Colour::ALL.into_iter().any(|colour| own[colour] < parts[colour])
    }

    pub(crate) fn run_prototype(&mut self, weather: Weather) -> Flow {
        if self.can_build(weather, 0) {
            self.state.frames.goto(Frame::Provide { weather, provided: 0, from: 0 });
        } else {
            self.state.frames.finish();
        }
        Flow::Ran
    }

    /// WM-PRO.3 IF a space holds the builder's own Bot THEN its part may be provided too.
    /// WM-PRO.4 IF it holds another's Bot THEN its part may be provided.
    pub(crate) fn legal_provide(
        &self,
        weather: Weather,
        provided: u8,
        from: u8,
        out: &mut impl ActionSink<Choice>,
    ) {
        for space in BotSpace::of_branch(Area::Rnd, weather) {
            let position = space.position();
            if position as u8 >= from
                && !self.must_provide(space)
                && self.can_build(weather, provided | bit(position))
            {
                out.choice(Choice::Provide(position));
            }
        }
        out.choice(Choice::NoMore);
    }

    pub(crate) fn answer_provide(&mut self, weather: Weather, provided: u8, choice: Choice) {
        let frame = match choice {
            Choice::Provide(position) => {
                let provided = provided | bit(position);
                Frame::Provide { weather, provided, from: position as u8 + 1 }
            }
            Choice::NoMore => Frame::ReadyParts { weather, provided },
            other => return game_core::not_listed(other),
        };
        self.state.frames.goto(frame);
    }

    /// WM-R.49 MAY: missing parts can be obtained by exchange.
    ///
    /// If no part is provided, there is no row to choose.
    pub(crate) fn run_ready_parts(
        &mut self,
        weather: Weather,
        provided: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let parts = self.parts_of(weather, provided);
        let own = &self.lab().items.parts;
        match Colour::ALL.into_iter().find(|&colour| own[colour] < parts[colour]) {
            Some(colour) => {
                self.state.frames.call(Frame::Pay { owed: Owed::AnotherPart(colour) });
            }
            None if parts.0 == [0; 5] => {
                self.state.frames.finish();
                self.finish_prototype(weather, provided, sink);
            }
            None => self.state.frames.goto(Frame::BuildIn { weather, provided }),
        }
        Flow::Ran
    }

    /// WM-PRO.8 MAY: rearrange the Workshop first, so any row that can hold the parts will do.
    pub(crate) fn legal_build_in(
        &self,
        weather: Weather,
        provided: u8,
        out: &mut impl ActionSink<Choice>,
    ) {
        let count = self.parts_of(weather, provided).0.iter().sum();
        let lab = self.lab();
        for row in WorkshopRow::ALL {
            if lab.shape.least_lost(&lab.items, row, count).is_some() {
                out.choice(Choice::BuildIn(row));
            }
        }
    }

    pub(crate) fn answer_build_in(
        &mut self,
        weather: Weather,
        provided: u8,
        choice: Choice,
        _sink: &mut impl EventSink<Event>,
    ) {
        let Choice::BuildIn(row) = choice else { return game_core::not_listed(choice) };
        let least = Colour::Green;
        self.state.frames.goto(Frame::Lose { weather, provided, row, lost: 0, least });
    }

    /// Number of other parts of the row that must still be lost after `lost`; `None` if the row
    /// cannot hold them.
    fn still_lost(&self, count: u8, row: WorkshopRow, lost: u8) -> Option<u8> {
        let lab = self.lab();
        let others = lab.items.part_count().checked_sub(count)?;
        (0..=others).find(|&more| {
            lab.shape.prototype_fits(lab.items.bots, row, count + lost + more, others - more)
        })
    }

    /// WM-R.52 MUST: the builder chooses which parts are lost, at least as many as have no place;
    /// losing more of the row is legal.
    pub(crate) fn legal_lose(
        &self,
        (weather, provided): (Weather, u8),
        row: WorkshopRow,
        lost: u8,
        least: Colour,
        out: &mut impl ActionSink<Choice>,
    ) {
        let parts = self.parts_of(weather, provided);
        let count: u8 = parts.0.iter().sum();
        let lab = self.lab();
        let over = |colour: Colour| lab.items.parts[colour].saturating_sub(parts[colour]);
        let needed = self.still_lost(count, row, lost).unwrap_or(0);
        let others: u8 = Colour::ALL.into_iter().map(over).sum();
        let more = others > 0
            && lab.shape.prototype_fits(lab.items.bots, row, count + lost + 1, others - 1);
        for colour in Colour::ALL.into_iter().filter(|&colour| colour >= least) {
            let left: u8 = Colour::ALL.into_iter().filter(|&of| of >= colour).map(over).sum();
            if over(colour) > 0 && left >= needed && (needed > 0 || more) {
                out.choice(Choice::Lose(colour));
            }
        }
        if needed == 0 {
            out.choice(Choice::NoMore);
        }
    }

    /// WM-PRO.7 MUST: every other part of the row returns to the reserve and scores no CP.
    pub(crate) fn answer_lose(
        &mut self,
        (weather, provided): (Weather, u8),
        row: WorkshopRow,
        lost: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Lose(least) => {
                let lost = lost + 1;
                self.state.frames.goto(Frame::Lose { weather, provided, row, lost, least });
                let ways = (PartPlace::Workshop(self.active()), PartPlace::Reserve);
                self.move_part(least, ways, Rule("WM-PRO.7"), sink);
            }
            Choice::NoMore => {
                self.state.frames.finish();
                self.finish_prototype(weather, provided, sink);
            }
            other => game_core::not_listed(other),
        }
    }

    /// WM-PRO.5 MUST: CP for each part provided.
    /// WM-PRO.9 MUST: Bots in R&D and in the row stay.
    fn finish_prototype(
        &mut self,
        weather: Weather,
        provided: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        let parts = self.parts_of(weather, provided);
        let mut listed: ArrayVec<Colour, 12> = ArrayVec::new();
        for colour in Colour::ALL {
            for _ in 0..parts[colour] {
                self.lab_mut().items.parts[colour] -= 1;
                let _ = listed.try_push(colour);
            }
        }
        let count: u8 = parts.0.iter().sum();
        let listed = &listed;
        sink.emit(Rule("WM-PRO.1"), || Event::PartsProvided {
            player,
            weather,
            parts: listed.clone(),
        });
        let cp = self.content.scoring.provided_part * count;
        self.score_prototype(player, cp, None, Rule("WM-PRO.5"), sink);
        for space in BotSpace::of_branch(Area::Rnd, weather) {
            self.score_standing_bot(space, provided & bit(space.position()) != 0, sink);
        }
    }

    /// Scores CP for the parts of a prototype, or for a Bot that stands in for one.
    fn score_prototype(
        &mut self,
        player: Player,
        cp: u8,
        bot: Option<BotSpace>,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if cp > 0 {
            self.record_cp(player, cp);
            sink.emit(rule, || Event::PrototypeScored { player, cp, bot });
        }
    }

    /// Scores the Bot of a Research space in a prototype.
    ///
    /// SAB-BRK.1 IF one of their Bots stands in for a part THEN the Target rises.
    fn score_standing_bot(
        &mut self,
        space: BotSpace,
        provided: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        let active = self.active();
        let Some(owner) = self.state.bot(space).filter(|_| !self.must_provide(space)) else {
            return;
        };
        let player = Player::ALL.into_iter().find(|&player| Owner::from(player) == owner);
        match (player, provided) {
            (Some(player), _) if player == active => {
                let cp = self.content.scoring.own_bot;
                self.score_prototype(player, cp, Some(space), Rule("WM-PRO.3"), sink);
            }
            (Some(Player::Saboteurs), false) => {
                let by = self.content.saboteurs.prototype_bot;
                self.raise_target(by, Raise::Prototype { space }, Rule("SAB-BRK.1"), sink);
            }
            (Some(player), false) => {
                let cp = self.content.scoring.standing_bot;
                self.score_prototype(player, cp, Some(space), Rule("WM-PRO.4"), sink);
            }
            // The active player provided the part, or the Bot is Lativ's.
            (Some(_), true) | (None, _) => {}
        }
    }
}

const fn bit(position: Position) -> u8 {
    1 << position as u8
}
