//! The prior of each listed choice, which guides the search and its rollouts.
//!
//! The numbers are weights relative to the other choices of the list. They are hand-made, after the
//! habits of an experienced player: build what can be built, use everything it sets off, and rest
//! when the dice run out.

use crate::ability::Ability;
use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::effect::Part;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Card, Cell, Lab, Rolled, Row, Slot, Tower, Trade, Window};

/// The weight of a choice without a weight of its own.
const PLAIN: u32 = 8;

impl CoLab {
    /// The prior of a listed choice, from what the acting player can see; at least 1.
    pub(crate) fn hand_prior(&self, choice: Choice) -> u32 {
        let you = self.state.you();
        match choice {
            Choice::WhenBuilt | Choice::Fire(_) | Choice::React(_) | Choice::Copy(_) => 200,
            Choice::ReactBonus(_) => 100,
            Choice::UsePotion(_) => 60,
            Choice::Trade(trade) => self.prior_of_trade(trade),
            Choice::Flip | Choice::Skip | Choice::Pass | Choice::NoAction => 1,
            Choice::UseBonus(_) => 2,
            Choice::Repair(_) | Choice::RepairByResearch(_) => 2 + 3 * self.blocked(),
            Choice::RepairByResources(_) if self.blocked() > 12 => 20,
            Choice::RepairByResources(_) => 1,
            Choice::ActionTurn => 6 + 6 * u32::from(you.pool_size()) + 120 * self.could_build(),
            Choice::RestTurn => 3 + 2 * u32::from(you.bowl_size()).pow(2),
            Choice::Build => 10 * you.place.lab().map_or(0, |lab| self.build_offer(lab)) + 1,
            Choice::Collect => 20 + 2 * you.place.lab().map_or(0, |lab| self.collect_offer(lab)),
            Choice::BuildCard(card) => 40 + 12 * self.worth_of(card).pow(2),
            Choice::Keep(card) => 6 + self.worth_of(card).pow(2),
            Choice::DropCard(card) => 2 + 20 / (1 + self.worth_of(card)),
            Choice::Move(lab) => self.prior_of_lab(lab),
            Choice::To(tower) => self.prior_of_tower(tower),
            Choice::ToFrozen(tower) if self.blocked() > 12 => 3 * self.prior_of_tower(tower),
            Choice::ToFrozen(_) => 2,
            Choice::Retrieve(window) => self.prior_of_retrieve(window),
            Choice::Row(row) => self.prior_of_row(row),
            Choice::At(cell) => self.prior_of_cell(cell),
            Choice::Use(slot) => self.prior_of_tile(slot),
            Choice::PayMinion(_) => 60,
            Choice::PayDie(die) => 14 - 3 * shows(die),
            Choice::PayToken(_) => 6,
            Choice::PayWild => 2,
            Choice::Done => 40,
            Choice::Die(_) => 20,
            Choice::Deck(_) => {
                [30, 24, 16, 10, 5].get(usize::from(you.hand_size())).map_or(2, |w| *w)
            }
            Choice::Token(_) if you.token_count() >= 4 => 3,
            Choice::Token(_) => 10,
            Choice::Potion => 5,
            Choice::Tier(tier) => 6 * tier as u32,
            Choice::FromBowl(_) => 30,
            Choice::Reroll(_) | Choice::ToBowl(_) => 4,
            Choice::Stop => 4,
            Choice::SectionB(bonus) => {
                1 + u32::from(self.section_points(self.acting(), bonus)).pow(2)
            }
            _ => PLAIN,
        }
    }

    /// The value of a card: its points, its SCORE text, and one more if it has an ability.
    pub(super) fn worth_of(&self, card: Card) -> u32 {
        let facts = &self.content.cards[card];
        let scales = if matches!(facts.ability, Ability::Score(_)) { 3 } else { 0 };
        u32::from(facts.points) + scales + u32::from(facts.ability.trigger().is_some())
    }

    /// The number of blocked windows.
    fn blocked(&self) -> u32 {
        self.state.taken().into()
    }

    /// 1 if some lab to go to allows a card to be built, else 0.
    fn could_build(&self) -> u32 {
        let here = self.state.you().place.lab();
        let mut labs = Lab::ALL.into_iter().filter(|lab| Some(*lab) != here);
        u32::from(labs.any(|lab| self.buildable(lab).next().is_some()))
    }

    /// Prefers points; other trades are for players with more research tokens.
    fn prior_of_trade(&self, trade: Trade) -> u32 {
        let mut parts = self.content.trades[trade].benefit.parts();
        if parts.any(|part| matches!(part, Part::Points(2..))) { 120 } else { 10 }
    }

    /// Prefers labs that offer much and have no enemy.
    fn prior_of_lab(&self, lab: Lab) -> u32 {
        let offer = self.offer_of(lab);
        let offer = if self.has_enemy(lab) { offer / 2 } else { offer };
        2 + offer * offer / 8
    }

    /// Prefers towers near others with minions and without JAM or STRIP.
    fn prior_of_tower(&self, tower: Tower) -> u32 {
        if matches!(self.state.frames.top(), Some(Frame::Harm { .. } | Frame::AimMost { .. })) {
            return PLAIN;
        }
        let face = |face| self.state.showing(tower, face).is_some();
        match (face(EnemyFace::Jam), face(EnemyFace::Strip)) {
            (true, _) => 1,
            (false, true) => 3,
            (false, false) => PLAIN + 4 * self.company(tower),
        }
    }

    /// Prefers minions whose dice pay little, or that have none.
    fn prior_of_retrieve(&self, window: Window) -> u32 {
        let die = self.state.windows[window].and_then(|minion| minion.die);
        [12, 10, 4][die.map_or(0, |die| shows(die) as usize).min(2)]
    }

    /// Prefers cards when the hand is empty, and dice to roll when the bowl is full.
    fn prior_of_row(&self, row: Row) -> u32 {
        let you = self.state.you();
        match row {
            Row::Top => 8 + 5 * u32::from(you.bowl_size().min(3)),
            Row::Bottom => [30, 24, 16, 10].get(usize::from(you.hand_size())).map_or(4, |w| *w),
        }
    }

    /// Prefers cells next to triggers that are ready, and those where SCORE texts grow.
    fn prior_of_cell(&self, cell: Cell) -> u32 {
        let Some(card) = self.state.payment.card else { return PLAIN };
        let grid = &self.state.you().grid;
        let waiting = self.ready().filter(|other| other.neighbours().any(|near| near == cell));
        let room = cell.neighbours().filter(|near| grid.at(*near).is_some()).count() as u32;
        let (_, scaled) = self.scores_at(card, cell);
        4 + 12 * waiting.count() as u32 + 10 * u32::from(scaled) + 2 * room
    }

    /// Prefers tiles by value per worker.
    fn prior_of_tile(&self, slot: Slot) -> u32 {
        let lab = self.state.you().place.lab();
        let tile = lab.and_then(|lab| self.state.tiles[lab][slot]);
        let Some(facts) = tile.map(|tile| &self.content.tiles[tile]) else { return PLAIN };
        10 + 12 * self.brings(facts.effect) / u32::from(facts.cost.max(1))
    }
}

/// The number of resources on a die.
fn shows(die: Rolled) -> u32 {
    u32::from(die.face().resources())
}
