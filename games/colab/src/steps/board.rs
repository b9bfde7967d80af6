//! CL-2 to CL-5: supplies, board, players.

use game_core::{ActionSink, EventSink, Id, Rule};

use crate::choice::Choice;
use crate::content::Table;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::state::{Minion, Owner};
use crate::types::{DieColour, Insert, Lab, Player, Scientist, Slot, Tier, Tile, Tower, Window};

impl CoLab {
    /// CL-3.1 IF the first game is chosen THEN its board is laid out as the content lists it.
    pub(crate) fn lay_fixed_board(&mut self, sink: &mut impl EventSink<Event>) {
        for (place, facts) in self.content.first_game.iter().enumerate() {
            self.state.towers[place] = Some(facts.tower);
            self.state.inserts[facts.tower] = Some(facts.insert);
            self.state.labs[place] = Some(facts.lab);
            self.lay_tile(facts.starter, facts.lab, Slot::Centre, sink);
        }
    }

    /// CL-3.2 IF another set-up is chosen THEN towers, inserts with their sides, and labs are laid
    /// at random.
    pub(crate) fn legal_tower(&self, out: &mut impl ActionSink<Choice>) {
        let laid = self.state.towers;
        for tower in Tower::ALL.into_iter().filter(|tower| !laid.contains(&Some(*tower))) {
            out.chance(Choice::LayTower(tower), 1);
        }
    }

    pub(crate) fn answer_tower(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::LayTower(tower) = choice else { return game_core::not_listed(choice) };
        let Some(place) = self.state.towers.iter().position(Option::is_none) else { return };
        self.state.towers[place] = Some(tower);
        sink.emit(Rule("CL-3.2"), || Event::TowerLaid { tower, place: place as u8 });
        if place == 5 {
            self.state.frames.finish();
        }
    }

    /// CL-3.5 MUST: each tower gets one insert, which is its top row.
    pub(crate) fn legal_insert(&self, out: &mut impl ActionSink<Choice>) {
        let laid = self.state.inserts;
        let free = |insert: &Insert| {
            !laid.values().contains(&Some(*insert))
                && !laid.values().contains(&Some(insert.other_side()))
        };
        for insert in Insert::all().filter(free) {
            out.chance(Choice::LayInsert(insert), 1);
        }
    }

    pub(crate) fn answer_insert(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::LayInsert(insert) = choice else { return game_core::not_listed(choice) };
        let mut towers = self.state.towers.into_iter().flatten();
        let Some(tower) = towers.find(|tower| self.state.inserts[*tower].is_none()) else { return };
        self.state.inserts[tower] = Some(insert);
        sink.emit(Rule("CL-3.2"), || Event::InsertLaid { tower, insert });
        if self.state.inserts.values().iter().all(Option::is_some) {
            self.state.frames.finish();
        }
    }

    pub(crate) fn legal_lab(&self, out: &mut impl ActionSink<Choice>) {
        for lab in Lab::ALL.into_iter().filter(|lab| !self.state.labs.contains(&Some(*lab))) {
            out.chance(Choice::LayLab(lab), 1);
        }
    }

    pub(crate) fn answer_lab(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::LayLab(lab) = choice else { return game_core::not_listed(choice) };
        let Some(place) = self.state.labs.iter().position(Option::is_none) else { return };
        self.state.labs[place] = Some(lab);
        sink.emit(Rule("CL-3.2"), || Event::LabLaid { lab, place: place as u8 });
        if place == 5 {
            self.state.frames.finish();
        }
    }

    /// CL-3.3 IF another set-up is chosen THEN the starter tiles are dealt to the labs at random.
    pub(crate) fn legal_starter(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_tile_of(Tier::Starter, out);
    }

    /// CL-3.4 MUST: a starter tile lies in the middle slot of the first tier.
    pub(crate) fn answer_starter(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::DrawTile(tile) = choice else { return game_core::not_listed(choice) };
        let mut labs = self.state.labs.into_iter().flatten();
        let next = labs.find(|lab| self.state.tiles[*lab][Slot::Centre].is_none());
        let Some(lab) = next else { return };
        self.lay_tile(tile, lab, Slot::Centre, sink);
        if labs.next().is_none() {
            self.state.frames.finish();
        }
    }

    /// CL-2.3 MUST: tiles of a tier are drawn at random from those left in its stack.
    pub(crate) fn legal_tile_of(&self, tier: Tier, out: &mut impl ActionSink<Choice>) {
        for tile in self.content.tiles_of(tier) {
            let left = self.state.tiles_left(tile, self.content);
            if left > 0 {
                out.chance(Choice::DrawTile(tile), left.into());
            }
        }
    }

    /// CL-5.1 IF two play THEN each lab gets one more first-tier tile.
    pub(crate) fn begin_tile_for_two(&mut self) {
        if self.options.seats == 2 || self.options.enemies > 0 {
            self.state.frames.call(Frame::LayExtra { place: 0 });
        }
    }

    /// CL-6.2 MUST: the first game has one more first-tier tile on each lab.
    /// CL-8.1 MUST: so has an express game, to the left or, where that is taken, to the right.
    pub(crate) fn begin_more_tiles(&mut self) {
        if self.options.more_tiles() {
            self.state.frames.call(Frame::LayExtra { place: 0 });
        }
    }

    pub(crate) fn legal_extra(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_tile_of(Tier::One, out);
    }

    pub(crate) fn answer_extra(
        &mut self,
        place: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::DrawTile(tile) = choice else { return game_core::not_listed(choice) };
        let Some(lab) = self.state.labs[usize::from(place)] else { return };
        let left_is_free = self.state.tiles[lab][Slot::Left].is_none();
        let slot = if left_is_free { Slot::Left } else { Slot::Right };
        self.lay_tile(tile, lab, slot, sink);
        if place == 5 {
            self.state.frames.finish();
        } else {
            self.state.frames.goto(Frame::LayExtra { place: place + 1 });
        }
    }

    /// CL-28.9 MUST: a tile on a lab stays there for everybody.
    pub(crate) fn lay_tile(
        &mut self,
        tile: Tile,
        lab: Lab,
        slot: Slot,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.tiles[lab][slot] = Some(tile);
        sink.emit(Rule("CL-28.9"), || Event::TileLaid { tile, lab, slot });
    }

    /// CL-5.2 IF two play THEN a neutral minion without a die stands in each top window.
    /// CL-5.3 MUST: it belongs to nobody, so nobody moves it.
    pub(crate) fn place_neutral_minions(&mut self, sink: &mut impl EventSink<Event>) {
        if self.options.seats != 2 {
            return;
        }
        for window in
            Window::all().filter(|window| window.tower().windows().next_back() == Some(*window))
        {
            self.state.windows[window] = Some(Minion::of(Owner::Neutral, None));
            sink.emit(Rule("CL-5.2"), || Event::NeutralPlaced { window });
        }
    }

    /// The upgrade spaces of this game.
    ///
    /// CLS-1.4 MUST: games with enemies have a row of their own.
    pub fn spaces(&self) -> &'static [u8] {
        match self.options.enemies {
            0 => self.content.spaces(self.options.seats),
            _ => &self.content.upgrade_spaces[Table::Enemies],
        }
    }

    pub(crate) fn place_upgrade_tokens(&mut self) {
        let spaces = self.spaces().len();
        self.state.upgrade_tokens = ((1u32 << spaces) - 1) as u16;
    }

    /// CL-4.4 MUST: all players are equally likely to be the first.
    pub(crate) fn legal_first(&self, out: &mut impl ActionSink<Choice>) {
        for player in self.options.players() {
            out.chance(Choice::First(player), 1);
        }
    }

    pub(crate) fn answer_first(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::First(player) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.first = Some(player);
        sink.emit(Rule("CL-4.4"), || Event::FirstDrawn { player });
    }

    /// CL-4.1 MUST: everybody plays a different scientist.
    pub(crate) fn legal_scientist(&self, out: &mut impl ActionSink<Choice>) {
        let taken = |scientist: Scientist| {
            self.options.enemies().any(|enemy| enemy == scientist)
                || self.state.players.values().iter().any(|area| area.scientist == Some(scientist))
        };
        for scientist in Scientist::ALL.into_iter().filter(|scientist| !taken(*scientist)) {
            out.choice(Choice::Scientist(scientist));
        }
    }

    pub(crate) fn answer_scientist(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Scientist(scientist) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.you_mut().scientist = Some(scientist);
        let player = self.acting();
        sink.emit(Rule("CL-4.1"), || Event::ScientistChosen { player, scientist });
    }

    /// CL-4.3 MUST: everybody starts with white dice in the bowl.
    pub(crate) fn hand_out_dice(&mut self) {
        let players: Vec<Player> = self.options.players().collect();
        for player in players {
            let dice = self.content.start.white_dice;
            self.state.supply[DieColour::White] -= dice;
            self.state.players[player].bowl[DieColour::White] += dice;
        }
    }
}
