//! WM-GOV: the Government and its Machine.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::deed::Deed;
use crate::event::{BotPlace, Cause, Event, PartPlace, Raise, Score, TokenPlace};
use crate::game::WeatherMachine;
use crate::sequence::{BenefitAt, Frame, List, Subject};
use crate::state::{Cell, Marker};
use crate::types::{Area, BotSpace, EnumSet, Id, Owner, SubsidyCell, SubsidyTile, Weather};

impl WeatherMachine {
    /// WM-GOV.2 MUST: advance one space on the Government Funding track.
    /// WM-LAB.2 MUST: advance one space on the Lab Funding track.
    /// WM-RND.2 MUST: advance one space on the R&D Funding track.
    pub(crate) fn advance_for(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Bot(space) = of {
            let rule = match space.area() {
                Area::Government => "WM-GOV.2",
                Area::Lab => "WM-LAB.2",
                Area::Rnd => "WM-RND.2",
            };
            self.advance_funding(space.area(), Cause::Bot(space), Rule(rule), sink);
        }
    }

    /// Whether a Bot of the active player may go to a space.
    ///
    /// WM-LAB.4a MAY: in the Lab, a space with a Bot of Lativ can be used too.
    pub(crate) fn may_use(&self, space: BotSpace) -> bool {
        match self.state.bot(space) {
            None => true,
            Some(owner) => owner == Owner::Lativ && space.area() == Area::Lab,
        }
    }

    /// WM-GOV.3 MUST: a Bot goes to an empty space of the Government Machine; a part of its colour
    /// must be available.
    /// WM-LAB.3 MUST: a Bot goes to a space of the Weather Machine.
    /// WM-RND.3 MUST: a Bot goes to an empty Research space.
    pub(crate) fn place_bot(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Bot(space) = of {
            let rule = match space.area() {
                Area::Government => "WM-GOV.3",
                Area::Lab => "WM-LAB.3",
                Area::Rnd => "WM-RND.3",
            };
            let ways = (BotPlace::Workshop, BotPlace::Space(space));
            self.move_bot(Owner::from(self.active()), ways, Rule(rule), sink);
        }
    }

    pub(crate) fn begin_take_subsidy(&mut self, of: Subject) {
        if let Subject::Bot(space) = of {
            self.state.frames.call(Frame::TakeSubsidy { space });
        }
    }

    /// WM-GOV.4 MUST: take a Subsidy tile of the Bot's column, either side up.
    /// WM-GOV.6a MUST: it is of a type not owned yet, if the column has one; used ones count as
    /// owned.
    pub(crate) fn legal_take_subsidy(&self, space: BotSpace, out: &mut impl ActionSink<Choice>) {
        let tiles = |cell: SubsidyCell| self.state.cell(cell).tile();
        let new = |tile: SubsidyTile| !self.owns_type(tile);
        let any_new = SubsidyCell::of_column(space.weather()).filter_map(tiles).any(new);
        for cell in SubsidyCell::of_column(space.weather()) {
            if tiles(cell).is_some_and(|tile| !any_new || new(tile)) {
                out.choice(Choice::Take(cell));
            }
        }
    }

    /// WM-R.17 MUST: the type of a Subsidy tile is its benefit; owned tiles count on either side.
    pub(crate) fn owns_type(&self, tile: SubsidyTile) -> bool {
        let like: EnumSet<SubsidyTile> = self.content.subsidies_like(tile);
        !self.lab().subsidies.and(like).is_empty()
    }

    /// WM-GOV.5 MUST: a part of the space's colour takes the place of the tile.
    /// WM-GOV.6b IF all tiles of the column are of types owned THEN the one taken is discarded.
    pub(crate) fn answer_take_subsidy(
        &mut self,
        space: BotSpace,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::Take(cell) = choice else { return game_core::not_listed(choice) };
        let Some(tile) = self.state.cell(cell).tile() else { return };
        let player = self.active();
        *self.state.cell_mut(cell) = Cell::Empty;
        if self.owns_type(tile) {
            self.state.gone_subsidies.insert(tile);
            sink.emit(Rule("WM-GOV.6b"), || Event::SubsidyGone { tile, cell, owned: true });
        } else {
            let used = self.is_being_secured(cell);
            self.lab_mut().subsidies.insert(tile);
            if used {
                self.lab_mut().used.insert(tile);
            }
            sink.emit(Rule("WM-GOV.4"), || Event::SubsidyTaken { player, tile, cell, used });
        }
        if let Some(colour) = self.content.bot_spaces[space].part {
            let ways = (PartPlace::Workshop(player), PartPlace::Cell(cell));
            self.move_part(colour, ways, Rule("WM-GOV.5"), sink);
        }
    }

    /// WM-R.64 IF a tile's own benefit sells that tile THEN it turns orange beside the Laboratory.
    fn is_being_secured(&self, cell: SubsidyCell) -> bool {
        let secures = |frame: &Frame| matches!(frame, Frame::Steps { list: List::Do(Deed::Secure), of: Subject::Cell(of), .. } if *of == cell);
        self.state.frames.pending().iter().any(secures)
    }

    /// WM-GOV.7a MUST: a blue Research token of the column goes to the holding space.
    /// WM-GOV.7b IF there is none THEN take an Investment tile.
    /// WM-RND.8 MUST: a lilac Research token of the column goes to the holding space.
    /// WM-RND.9 IF this Bot filled the branch or no token is left THEN take an Investment tile.
    pub(crate) fn take_token(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Bot(space) = of else { return };
        let (area, weather) = (space.area(), space.weather());
        let there = self.state.tokens[area][weather] > 0;
        let (token, tile) = match area {
            Area::Rnd => ("WM-RND.8", "WM-RND.9"),
            _ => ("WM-GOV.7a", "WM-GOV.7b"),
        };
        let completes = area == Area::Rnd && self.completion_pays_tile(weather);
        if there && !completes {
            let ways = (TokenPlace::Board, TokenPlace::Holding(self.active()));
            self.move_research((area, weather), ways, Rule(token), sink);
        } else {
            let cause = match completes {
                true => Cause::Completion(weather),
                false => Cause::NoToken { area, weather },
            };
            self.gain_investment(cause, Rule(tile), sink);
        }
    }

    /// WM-GOV.8 MUST: then check whether the Government runs its Machine.
    pub(crate) fn check_government(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Bot(space) = of {
            self.run_government(space.weather(), sink);
        }
    }

    /// WM-GOV.9 IF all Bot spaces of the branch are occupied THEN it is activated.
    /// WM-GOV.10 MUST: each player gains CP for each of their own Bots there.
    /// WM-GOV.14 MUST: nothing takes Bots or parts off the Machine.
    /// SAB-RUN.1 IF a branch is activated THEN the Target first rises for each of their Bots.
    /// SAB-RUN.2 MUST: the rest follows as usual.
    pub(crate) fn run_government(&mut self, weather: Weather, sink: &mut impl EventSink<Event>) {
        if !self.state.is_full(Area::Government, weather) {
            return;
        }
        sink.emit(Rule("WM-GOV.9"), || Event::GovernmentRuns { weather });
        let count = |game: &Self, owner: Owner| {
            game.state.bots_in(Area::Government, weather, owner).count() as u8
        };
        let each = self.content.saboteurs.government_bot;
        let bots = count(self, Owner::Saboteurs);
        let why = Raise::Government { weather, bots, each };
        self.raise_target(each * bots, why, Rule("SAB-RUN.1"), sink);
        for player in self.state.people() {
            let bots = count(self, Owner::from(player));
            let each = self.content.scoring.government_bot;
            let why = Score::Government { weather, bots, each };
            self.score(player, each * bots, why, Rule("WM-GOV.10"), sink);
        }
        self.place_government_marker(weather, sink);
    }

    /// WM-GOV.11 MUST: a Government marker goes to the leftmost empty space of the weather's tile.
    /// WM-GOV.12 IF this fills the tile THEN the weather is fixed.
    /// WM-GOV.13 IF there is no marker or no tile THEN nothing happens.
    /// WM-R.18 IF fixing a Level 1 tile has emptied the space THEN it stays empty until an
    /// experiment.
    fn place_government_marker(&mut self, weather: Weather, sink: &mut impl EventSink<Event>) {
        let spaces = self.marker_spaces(weather);
        let markers = &self.state.storms[weather].markers[..spaces.min(4)];
        let empty = markers.iter().position(Option::is_none);
        let Some(space) = empty.filter(|_| self.government_markers() > 0) else {
            sink.emit(Rule("WM-GOV.13"), || Event::NothingToFix { weather });
            return;
        };
        self.state.storms[weather].markers[space] = Some(Marker::Government);
        let space = space as u8;
        sink.emit(Rule("WM-GOV.11"), || Event::GovernmentMarker { weather, space });
        self.fix_if_full(weather, sink);
    }

    /// WM-GOV.18 IF no tile has its blue side up THEN none can be secured.
    pub(crate) fn legal_cells(&self, free: bool, out: &mut impl ActionSink<Choice>) -> bool {
        let mut any = false;
        for cell in SubsidyCell::all() {
            let blue = matches!(self.state.cell(cell), Cell::Blue(_));
            if blue && self.can_afford(List::Do(Deed::Secure).steps(), Subject::Cell(cell), free) {
                out.choice(Choice::Secure(cell));
                any = true;
            }
        }
        any
    }

    /// WM-GOV.16 MUST: the benefits above the column and beside the row, in either order. If both
    /// orders lead to the same result, nobody is asked.
    pub(crate) fn edge_benefits(&mut self, of: Subject) {
        let Subject::Cell(cell) = of else { return };
        let (column, row) = (BenefitAt::Column(cell.column()), BenefitAt::Row(cell.row()));
        let none = self.benefit(column).is_none() || self.benefit(row).is_none();
        if none || self.comes_to_the_same([column, row]) {
            self.call_benefit(row);
            self.call_benefit(column);
        } else {
            self.state.frames.call(Frame::EdgeOrder { cell });
        }
    }

    pub(crate) fn legal_edge_order(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::ColumnFirst);
        out.choice(Choice::RowFirst);
    }

    pub(crate) fn answer_edge_order(&mut self, cell: SubsidyCell, choice: Choice) {
        self.state.frames.finish();
        let edges = [BenefitAt::Column(cell.column()), BenefitAt::Row(cell.row())];
        let first = usize::from(choice == Choice::RowFirst);
        self.call_benefit(edges[1 - first]);
        self.call_benefit(edges[first]);
    }

    /// WM-GOV.17 MUST: then the tile's own benefit; then the tile is flipped and stays.
    pub(crate) fn tile_benefit(&mut self, of: Subject) {
        if let Subject::Cell(cell) = of
            && let Cell::Blue(tile) = self.state.cell(cell)
        {
            self.call_benefit(BenefitAt::Subsidy(tile));
        }
    }

    pub(crate) fn flip_tile(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Cell(cell) = of else { return };
        match self.state.cell(cell) {
            Cell::Blue(tile) => self.turn_orange(cell, tile, Rule("WM-GOV.17"), sink),
            // It has been sold in the meantime: WM-R.64.
            Cell::Part(_) | Cell::Orange(_) | Cell::Empty => {}
        }
    }

    pub(crate) fn turn_orange(
        &mut self,
        cell: SubsidyCell,
        tile: SubsidyTile,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        *self.state.cell_mut(cell) = Cell::Orange(tile);
        sink.emit(rule, || Event::SubsidyFlipped { tile, cell });
    }
}
