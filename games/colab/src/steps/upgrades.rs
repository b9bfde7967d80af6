//! CL-27.6, CL-28: upgrade rounds.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{Frame, Occasion};
use crate::types::{Lab, Tier};

impl CoLab {
    /// CL-27.6 MUST: one round for each token that was set aside, the lowest space first.
    pub(crate) fn run_upgrade_rounds(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        let aside = self.state.you().set_aside;
        if aside == 0 || self.leaves_upgrades_out() {
            return self.done();
        }
        let number = aside.trailing_zeros() as u8;
        self.state.you_mut().set_aside &= aside - 1;
        let (player, space) = (self.acting(), self.space(number));
        sink.emit(Rule("CL-27.6"), || Event::UpgradeRound { player, space });
        if self.options.enemies == 0 {
            self.state.frames.call(Frame::UpgradeRound { space: number, nth: 1 });
        } else {
            self.begin_round_with_enemies(number);
        }
        Flow::Ran
    }

    /// CLS-19.10 MUST: none after the turn that ends a game with enemies, nor in last turns.
    fn leaves_upgrades_out(&self) -> bool {
        self.options.enemies > 0 && (self.state.ending || self.has_enough_cards())
    }

    /// CLS-15.1 MUST: at the end of the collector's turn, one round for each token.
    /// CLS-15.6 MUST: a solo player places two tiles.
    /// CLS-15.8 IF there is no slot or no tile THEN nobody charges for it.
    /// CLS-19.5 IF several play THEN each of the others places one and gains wild tokens.
    fn begin_round_with_enemies(&mut self, space: u8) {
        if self.options.alone() {
            self.state.frames.call(Frame::React { to: Occasion::Upgrade, used: 0 });
            self.state.frames.call(Frame::PickTier { optional: false });
            self.state.frames.call(Frame::PickTier { optional: false });
        } else {
            self.state.frames.call(Frame::UpgradeRound { space, nth: 1 });
        }
        self.state.frames.call(Frame::OneWild);
        self.state.frames.call(Frame::UpgradePower);
        self.state.frames.call(Frame::AddPower { by: None, left: 1 });
    }

    /// The upgrade space with this index.
    fn space(&self, number: u8) -> u8 {
        self.spaces().get(usize::from(number)).copied().unwrap_or(u8::MAX)
    }

    /// CL-28.1 MUST: everybody but the collector, clockwise from the collector's left.
    /// CL-28.10 MUST: the collector gets nothing.
    pub(crate) fn run_upgrade_round(&mut self, space: u8, nth: u8) -> Flow {
        let collector = self.state.turn_of.unwrap_or_default();
        if nth >= self.options.seats {
            self.state.acting = collector;
            return self.done();
        }
        self.state.acting = collector.left(nth, self.options.seats);
        self.state.frames.goto(Frame::UpgradeRound { space, nth: nth + 1 });
        self.state.frames.call(Frame::React { to: Occasion::Upgrade, used: 0 });
        self.state.frames.call(Frame::UpgradeWilds { space });
        self.state.frames.call(Frame::PickTier { optional: false });
        Flow::Ran
    }

    /// CL-28.7 MUST: one wild token, and one more for each upgrade space between the marker and the
    /// space of the token, whether its token is there or not.
    /// CL-28.8 IF the marker is there or beyond THEN it is one.
    /// CL-28.11 MUST: no token limit applies here.
    pub(crate) fn run_upgrade_wilds(
        &mut self,
        space: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let (score, until) = (self.state.you().score, self.space(space));
        let spaces = self.spaces().iter();
        let between = spaces.filter(|space| u16::from(**space) > score && **space < until).count();
        self.state.frames.finish();
        self.gain_wild(1 + between as u8, Rule("CL-28.7"), sink);
        Flow::Ran
    }

    /// Whether a tier has a tile left and a slot for it.
    fn has_slot(&self, tier: Tier) -> bool {
        let left =
            self.content.tiles_of(tier).any(|tile| self.state.tiles_left(tile, self.content) > 0);
        left && Lab::ALL.into_iter().any(|lab| self.state.free_slots(lab, tier).next().is_some())
    }

    /// CL-28.6 IF no tier has both a tile and a slot THEN no tile is placed.
    pub(crate) fn run_pick_tier(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        if Tier::STACKS.into_iter().any(|tier| self.has_slot(tier)) {
            return Flow::Asks;
        }
        let player = self.acting();
        sink.emit(Rule("CL-28.6"), || Event::NoTile { player });
        self.done()
    }

    /// CL-28.2 MUST: a tier that has tiles and a slot; a random tile of it.
    pub(crate) fn legal_tier(&self, optional: bool, out: &mut impl ActionSink<Choice>) {
        for tier in Tier::STACKS.into_iter().filter(|tier| self.has_slot(*tier)) {
            out.choice(Choice::Tier(tier));
        }
        if optional {
            out.choice(Choice::Skip);
        }
    }

    pub(crate) fn answer_tier(&mut self, choice: Choice) {
        match choice {
            Choice::Tier(tier) => self.state.frames.goto(Frame::DrawTile { tier }),
            _ => self.finish(),
        }
    }

    pub(crate) fn legal_draw_tile(&self, tier: Tier, out: &mut impl ActionSink<Choice>) {
        self.legal_tile_of(tier, out);
    }

    pub(crate) fn answer_draw_tile(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::DrawTile(tile) = choice else { return game_core::not_listed(choice) };
        self.state.drawn_tile = Some(tile);
        sink.emit(Rule("CL-28.2"), || Event::TileDrawn { tile });
        self.state.frames.goto(Frame::PlaceTile);
    }

    pub(crate) fn legal_place_tile(&self, out: &mut impl ActionSink<Choice>) {
        let Some(tile) = self.state.drawn_tile else { return };
        let tier = self.content.tiles[tile].tier;
        for lab in Lab::ALL {
            for slot in self.state.free_slots(lab, tier) {
                out.choice(Choice::Place(lab, slot));
            }
        }
    }

    pub(crate) fn answer_place_tile(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Place(lab, slot) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        if let Some(tile) = self.state.drawn_tile.take() {
            self.lay_tile(tile, lab, slot, sink);
        }
    }
}
