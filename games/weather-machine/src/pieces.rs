//! Moves of pieces: each one emits an event and checks its immediate consequences.

use game_core::{EventSink, Rule, needs};

use crate::content::Content;
use crate::event::{
    BotPlace, Brings, Cause, ChemicalPlace, Discard, Event, PartPlace, Payment, Raise, Score,
    TokenPlace,
};
use crate::game::WeatherMachine;
use crate::helper::Query;
use crate::laboratory::{Laboratory, Paper, Token};
use crate::sequence::{BenefitAt, Frame};
use crate::state::{EndTrigger, Lativ, Marker};
use crate::types::{
    Area, BotSpace, Chemical, ChemicalSpace, Colour, ExtremeTile, Id, Level, OfficeSpace, Owner,
    Player, Section, Voucher, Weather,
};

impl WeatherMachine {
    /// The active player.
    pub(crate) fn active(&self) -> Player {
        self.state.active
    }

    /// The Laboratory of the active player.
    pub(crate) fn lab(&self) -> &Laboratory {
        self.state.lab(self.state.active)
    }

    pub(crate) fn lab_mut(&mut self) -> &mut Laboratory {
        self.state.lab_mut(self.state.active)
    }

    /// Number of Vouchers of a type for which a player's track has room.
    pub(crate) fn voucher_room(&self, player: Player, voucher: Voucher) -> u8 {
        let max = self.content.vouchers[voucher].max;
        max.saturating_sub(self.state.lab(player).vouchers[voucher])
    }

    /// WM-VOU.1 MUST: gaining a Voucher raises its marker by 1, paying one lowers it by 1.
    /// WM-VOU.2 IF a track has no room THEN the excess is lost.
    pub(crate) fn gain_vouchers(
        &mut self,
        voucher: Voucher,
        count: u8,
        cause: Cause,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        let (gained, lost) = self.raise_voucher(voucher, count);
        if count > 0 {
            sink.emit(rule, || Event::Vouchers { player, voucher, gained, lost, cause });
        }
    }

    /// Raises a Voucher marker of the active player; returns how many are gained and how many are
    /// lost.
    pub(crate) fn raise_voucher(&mut self, voucher: Voucher, count: u8) -> (u8, u8) {
        let gained = count.min(self.voucher_room(self.active(), voucher));
        self.lab_mut().vouchers[voucher] += gained;
        (gained, count - gained)
    }

    /// WM-VOU.3 MUST: no marker goes below zero, so only existing Vouchers are paid.
    pub(crate) fn pay_voucher(
        &mut self,
        voucher: Voucher,
        of: Payment,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        let left = &mut self.lab_mut().vouchers[voucher];
        *left = left.saturating_sub(1);
        sink.emit(rule, || Event::Paid { player, voucher, of });
    }

    /// WM-GEN.9 MUST: CP are recorded at once and never lost; laps of the track are remembered.
    /// WM-R.3 MUST: CP are a plain number.
    pub(crate) fn score(
        &mut self,
        player: Player,
        cp: u8,
        why: Score,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if cp > 0 {
            self.record_cp(player, cp);
            sink.emit(rule, || Event::Scored { player, cp, why });
        }
    }

    pub(crate) fn record_cp(&mut self, player: Player, cp: u8) {
        let lab = self.state.lab_mut(player);
        lab.cp = lab.cp.saturating_add(u16::from(cp));
    }

    /// SAB-GEN.1 MUST: the Saboteurs never score; where a rule says so, the Target rises.
    pub(crate) fn raise_target(
        &mut self,
        by: u8,
        why: Raise,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if by > 0 {
            let to = self.state.solo.target.saturating_add(u16::from(by));
            self.state.solo.target = to;
            sink.emit(rule, || Event::TargetRaised { by, to, why });
        }
    }

    /// WM-FUN.1 MUST: the marker moves one space to the right; on the last space it stays.
    /// WM-R.11 MUST: no track starts over, for a marker or for a position counted from it.
    pub(crate) fn advance_funding(
        &mut self,
        area: Area,
        cause: Cause,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        let from = self.lab().funding[area];
        let to = from.further(1);
        self.lab_mut().funding[area] = to;
        sink.emit(rule, || Event::Advanced { player, area, from, to, cause });
    }

    pub(crate) fn gain_investment(
        &mut self,
        cause: Cause,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        let lab = self.lab_mut();
        lab.investments = lab.investments.saturating_add(1);
        sink.emit(rule, || Event::InvestmentTaken { player, cause });
    }

    /// The space that a returned Chemical fills: the rightmost empty one of its row.
    pub(crate) fn empty_space(&self, chemical: Chemical) -> Option<ChemicalSpace> {
        let there = usize::from(self.state.in_supply(chemical));
        ChemicalSpace::new(ChemicalSpace::COUNT.checked_sub(there + 1)?)
    }

    /// The space of the leftmost Chemical of a type in the Supply.
    ///
    /// WM-GEN.3 MUST: a limited component can run out; then none is gained.
    pub(crate) fn leftmost(&self, chemical: Chemical) -> Option<ChemicalSpace> {
        ChemicalSpace::new(ChemicalSpace::COUNT - usize::from(self.state.in_supply(chemical)))
    }

    /// Moves a Chemical. In the Supply it leaves the leftmost space and fills the rightmost empty
    /// one, so a number is enough to describe its row.
    ///
    /// WM-WSH.10 MUST: a spent Chemical goes to the Supply or to R&D, as the action states.
    /// WM-SUP.18 MUST: returning it pays nothing by itself; only the action of that name does.
    pub(crate) fn move_chemical(
        &mut self,
        chemical: Chemical,
        (from, to): (ChemicalPlace, ChemicalPlace),
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        match from {
            ChemicalPlace::Supply => self.state.supply[chemical] -= 1,
            ChemicalPlace::Workshop(player) => {
                self.state.lab_mut(player).items.chemicals[chemical] -= 1;
            }
            ChemicalPlace::Research(space) => self.state.researched.remove(space),
            ChemicalPlace::Hideout => self.state.solo.chemicals[chemical] -= 1,
        }
        match to {
            ChemicalPlace::Supply => self.state.supply[chemical] += 1,
            ChemicalPlace::Workshop(player) => {
                self.state.lab_mut(player).items.chemicals[chemical] += 1;
            }
            ChemicalPlace::Research(space) => self.state.researched.insert(space),
            ChemicalPlace::Hideout => self.state.solo.chemicals[chemical] += 1,
        }
        sink.emit(rule, || {
            let cause = self.cause_of_taking();
            Event::ChemicalMoved { chemical, from, to, cause }
        });
    }

    /// Moves a Machine Part between reserve, Workshop and board.
    ///
    /// WM-WSH.9 MUST: a paid Machine Part returns to the reserve, which never runs out.
    pub(crate) fn move_part(
        &mut self,
        colour: Colour,
        (from, to): (PartPlace, PartPlace),
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if let PartPlace::Workshop(player) = from {
            self.state.lab_mut(player).items.parts[colour] -= 1;
        }
        match to {
            PartPlace::Reserve => {}
            PartPlace::Workshop(player) => self.state.lab_mut(player).items.parts[colour] += 1,
            PartPlace::Cell(cell) => {
                *self.state.cell_mut(cell) = crate::state::Cell::Part(colour);
            }
        }
        sink.emit(rule, || {
            let cause = self.cause_of_taking();
            Event::PartMoved { colour, from, to, cause }
        });
    }

    /// Moves a Bot and checks whether a full machine triggers the end.
    ///
    /// WM-WSH.11 MUST: Bots are never spent; they only move.
    pub(crate) fn move_bot(
        &mut self,
        owner: Owner,
        (from, to): (BotPlace, BotPlace),
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = Player::ALL.into_iter().find(|&player| Owner::from(player) == owner);
        match (from, player) {
            (BotPlace::Line(slot), Some(player)) => self.state.lab_mut(player).line.remove(slot),
            (BotPlace::Workshop, Some(player)) => self.state.lab_mut(player).items.bots -= 1,
            (BotPlace::Space(space), _) => *self.state.bot_mut(space) = None,
            (BotPlace::BesideLab | BotPlace::Hideout, _) => {}
            (BotPlace::Line(_) | BotPlace::Workshop, None) => game_core::impossible(owner),
        }
        match (to, player) {
            (BotPlace::Line(slot), Some(player)) => self.state.lab_mut(player).line.insert(slot),
            (BotPlace::Workshop, Some(player)) => self.state.lab_mut(player).items.bots += 1,
            (BotPlace::Space(space), _) => *self.state.bot_mut(space) = Some(owner),
            (BotPlace::BesideLab | BotPlace::Hideout, _) => {}
            (BotPlace::Line(_) | BotPlace::Workshop, None) => game_core::impossible(owner),
        }
        sink.emit(rule, || Event::BotMoved { owner, from, to });
        if let BotPlace::Space(space) = to {
            self.judge_machine(space, sink);
        }
        if let (BotPlace::Line(_), Some(player)) = (from, player) {
            let built = self.state.lab(player).built();
            let lab = self.state.lab_mut(player);
            lab.most_built = lab.most_built.max(built);
            self.note_progress(player, sink);
        }
    }

    /// WM-SUP.12e MUST: a section once open stays open.
    pub(crate) fn note_progress(&mut self, player: Player, sink: &mut impl EventSink<Event>) {
        let content: &Content = self.content;
        let lab = self.state.lab(player);
        let (before, due) = (lab.open_sections, lab.sections_due(content));
        self.state.lab_mut(player).open_sections = due;
        for section in Section::all().take(usize::from(due)).skip(usize::from(before)) {
            sink.emit(Rule("WM-SUP.12e"), || Event::SectionOpened { player, section });
        }
    }

    /// WM-END.3 MUST: the end is triggered when all Bot spaces of the Government Machine are
    /// occupied.
    /// WM-END.4 MUST: likewise when all Research spaces of R&D are.
    /// SAB-END.4 MUST: this holds whoever placed the last Bot.
    fn judge_machine(&mut self, space: BotSpace, sink: &mut impl EventSink<Event>) {
        let area = space.area();
        let is_full = |weather| self.state.is_full(area, weather);
        let others_are = || {
            needs(Query::machine(area));
            Weather::ALL.into_iter().all(is_full)
        };
        // A machine can only be full if this branch is, so the others are not asked about before.
        let full = area != Area::Lab && is_full(space.weather()) && others_are();
        match (area, full) {
            (Area::Government, true) => {
                self.trigger_end(EndTrigger::Government, Rule("WM-END.3"), sink);
            }
            (Area::Rnd, true) => self.trigger_end(EndTrigger::Rnd, Rule("WM-END.4"), sink),
            (Area::Lab, true) | (Area::Government | Area::Lab | Area::Rnd, false) => {}
        }
    }

    /// WM-END.6 MUST: a second trigger changes nothing.
    pub(crate) fn trigger_end(
        &mut self,
        trigger: EndTrigger,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if self.state.end.is_none() {
            self.state.end = Some(trigger);
            sink.emit(rule, || Event::EndTriggered { trigger });
        }
    }

    /// Moves a Research token.
    pub(crate) fn move_research(
        &mut self,
        (area, weather): (Area, Weather),
        (from, to): (TokenPlace, TokenPlace),
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let state = &mut self.state;
        match from {
            TokenPlace::Board => state.tokens[area][weather] -= 1,
            TokenPlace::Holding(player) => state.lab_mut(player).holding[area][weather] -= 1,
            TokenPlace::Hideout => state.solo.tokens[area][weather] -= 1,
            TokenPlace::Office(..) | TokenPlace::Gone => {}
        }
        match to {
            TokenPlace::Board => state.tokens[area][weather] += 1,
            TokenPlace::Holding(player) => state.lab_mut(player).holding[area][weather] += 1,
            TokenPlace::Office(player, space) => {
                state.lab_mut(player).office[space] = Some(Token::Research(weather));
            }
            TokenPlace::Hideout => state.solo.tokens[area][weather] += 1,
            TokenPlace::Gone => state.gone_tokens[area][weather] += 1,
        }
        sink.emit(rule, || Event::ResearchMoved { area, weather, from, to });
        if let TokenPlace::Holding(player) = to {
            self.note_progress(player, sink);
        }
    }

    /// Removes a Research token on the board from the game.
    pub(crate) fn discard_research(
        &mut self,
        (area, weather): (Area, Weather),
        why: Discard,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.tokens[area][weather] -= 1;
        self.state.gone_tokens[area][weather] += 1;
        sink.emit(rule, || Event::TokenDiscarded { area, weather, why });
    }

    /// Moves an Award token.
    pub(crate) fn move_award(
        &mut self,
        (from, to): (TokenPlace, TokenPlace),
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let state = &mut self.state;
        match from {
            TokenPlace::Board => state.awards -= 1,
            TokenPlace::Holding(player) => state.lab_mut(player).held_awards -= 1,
            TokenPlace::Hideout => state.solo.awards -= 1,
            TokenPlace::Office(..) | TokenPlace::Gone => {}
        }
        match to {
            TokenPlace::Board => state.awards += 1,
            TokenPlace::Holding(player) => state.lab_mut(player).held_awards += 1,
            TokenPlace::Office(player, space) => {
                state.lab_mut(player).office[space] = Some(Token::Award);
            }
            TokenPlace::Hideout => state.solo.awards += 1,
            TokenPlace::Gone => state.gone_awards += 1,
        }
        sink.emit(rule, || Event::AwardMoved { from, to });
        if let TokenPlace::Holding(player) = to {
            self.note_progress(player, sink);
        }
    }

    /// Calls the benefit that a token covers.
    pub(crate) fn cover(&mut self, space: OfficeSpace) {
        self.call_benefit(BenefitAt::Office(space));
    }

    /// Puts a benefit on the stack, unless it is empty or the stack lacks room for what it may lead
    /// to.
    pub(crate) fn call_benefit(&mut self, at: BenefitAt) {
        let room = self.state.frames.room() >= crate::state::ROOM_FOR_A_BENEFIT;
        if room && !self.benefit(at).is_none() {
            self.state.frames.call(Frame::Benefit { at, alternative: OPEN, next: 0 });
        }
    }

    /// The top Extreme Weather tile of a weather in R&D.
    pub(crate) fn storm_tile(&self, weather: Weather) -> Option<ExtremeTile> {
        let level = self.state.storms[weather].level;
        let level = Level::new(usize::from(level).checked_sub(1)?)?;
        Some(self.content.extreme_tile(weather, level))
    }

    /// WM-PHB.12a MUST: the top tile of the side stack is placed on the weather's space.
    /// WM-PHB.12b MUST: the markers are removed from the covered tile.
    /// WM-PHB.12c IF the side stack is empty THEN nothing is placed and no marker moves.
    pub(crate) fn place_storm(
        &mut self,
        weather: Weather,
        brought: Brings,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let storm = self.state.storms[weather];
        let Some(level) = Level::new(usize::from(storm.level)) else {
            sink.emit(Rule("WM-PHB.12c"), || Event::NoStorm { weather });
            return;
        };
        self.clear_markers(weather);
        self.state.storms[weather].level += 1;
        sink.emit(rule, || Event::StormPlaced { weather, level, brought });
    }

    /// WM-FIX.2 MUST: Breakthrough markers go to the box, Government markers to their area.
    fn clear_markers(&mut self, weather: Weather) {
        for marker in std::mem::take(&mut self.state.storms[weather].markers) {
            if let Some(Marker::Of(player)) = marker {
                self.box_marker(player, weather);
            }
        }
    }

    /// Boxes a player's marker on the tile of a weather; its row has that weather.
    fn box_marker(&mut self, player: Player, weather: Weather) {
        let lab = self.state.lab_mut(player);
        let row = crate::types::OfficeRow::all()
            .find(|&row| lab.papers[row] == Paper::OnTile && lab.row_weather(row) == Some(weather));
        if let Some(row) = row {
            lab.papers[row] = Paper::Box;
        }
    }

    /// Number of marker spaces on the tile of a weather.
    pub(crate) fn marker_spaces(&self, weather: Weather) -> usize {
        self.storm_tile(weather).map_or(0, |tile| self.content.extreme[tile].spaces.len())
    }

    /// WM-FIX.1 IF every marker space of a tile is full THEN the tile returns to its side stack.
    /// WM-FIX.3 MUST: the tile beneath becomes the current one again, without markers.
    pub(crate) fn fix_if_full(&mut self, weather: Weather, sink: &mut impl EventSink<Event>) {
        let spaces = self.marker_spaces(weather);
        let storm = self.state.storms[weather];
        if spaces == 0 || storm.markers[..spaces].iter().any(Option::is_none) {
            return;
        }
        self.clear_markers(weather);
        self.state.storms[weather].level -= 1;
        if let Some(level) = Level::new(usize::from(storm.level) - 1) {
            sink.emit(Rule("WM-FIX.1"), || Event::StormFixed { weather, level });
        }
    }

    /// Removes a Lock token; `false` if it was already gone.
    pub(crate) fn remove_lock(
        &mut self,
        weather: Weather,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) -> bool {
        let there = self.state.locks.contains(weather);
        if there {
            self.state.locks.remove(weather);
            sink.emit(rule, || Event::LockRemoved { weather });
        }
        there
    }

    /// Number of Lativ's Bots beside the Lab.
    pub(crate) fn lativs_bots(&self) -> u8 {
        let placed = self.state.bots_on(Area::Lab, Owner::Lativ);
        self.content.pieces.lativ_bots.saturating_sub(placed)
    }

    /// Number of Government markers in their area.
    pub(crate) fn government_markers(&self) -> u8 {
        let placed = self.state.storms.0.iter().flat_map(|storm| storm.markers);
        let placed = placed.filter(|&marker| marker == Some(Marker::Government)).count() as u8;
        self.content.pieces.government_markers.saturating_sub(placed)
    }

    /// Moves Lativ without his tasks.
    pub(crate) fn put_lativ(&mut self, to: Lativ, rule: Rule, sink: &mut impl EventSink<Event>) {
        let from = self.state.lativ;
        self.state.lativ = to;
        sink.emit(rule, || Event::LativMoved { from, to });
    }
}

/// The number of an alternative that has not been chosen yet.
pub(crate) const OPEN: u8 = 255;
