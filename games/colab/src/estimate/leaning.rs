//! What somebody leans to who does not think: a search tries it first and plays on by it.
//!
//! The numbers are weights beside each other in one list. They are hand-made: who knows the rules
//! builds what can be built, sets off what it sets off, and rests when the dice are gone.

use table::Id;

use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::game::CoLab;
use crate::kinds::{Card, Lab, Rolled, Tower, Window};
use crate::sequence::Frame;

/// What has no weight of its own.
const PLAIN: u32 = 8;

impl CoLab {
    /// How much a player leans to a listed choice, by what that player sees; at least 1.
    pub(crate) fn leant_to(&self, choice: Choice) -> u32 {
        let you = self.state.you();
        match choice {
            Choice::WhenBuilt | Choice::Fire(_) | Choice::React(_) | Choice::Copy(_) => 200,
            Choice::ReactBonus(_) => 100,
            Choice::UsePotion(_) => 60,
            Choice::Trade(_) => 40,
            Choice::Flip | Choice::Skip | Choice::Pass | Choice::NoAction => 1,
            Choice::UseBonus(_) => 2,
            Choice::Repair(_) | Choice::RepairByResearch(_) => 2 + 3 * self.blocked(),
            Choice::RepairByResources(_) if self.blocked() > 12 => 20,
            Choice::RepairByResources(_) => 1,
            Choice::ActionTurn => 6 + 6 * u32::from(you.pool_size()),
            Choice::RestTurn => 2 + 6 * u32::from(you.bowl_size()),
            Choice::Build => 200 * u32::from(self.can_build_something()) + 1,
            Choice::Collect => 40,
            Choice::BuildCard(card) => 60 + 30 * self.worth_of(card),
            Choice::Keep(card) => 10 + 10 * self.worth_of(card),
            Choice::DropCard(card) => 2 + 20 / (1 + self.worth_of(card)),
            Choice::Move(lab) => self.leant_to_lab(lab),
            Choice::To(tower) => self.leant_to_tower(tower),
            Choice::ToFrozen(tower) if self.blocked() > 12 => 3 * self.leant_to_tower(tower),
            Choice::ToFrozen(_) => 2,
            Choice::Send(die) if shows(die) == 1 => 12,
            Choice::Send(_) => 3,
            Choice::Use(slot) => 20 + 12 * slot.tier() as u32,
            Choice::PayMinion(_) => 60,
            Choice::PayDie(die) => 14 - 3 * shows(die),
            Choice::PayToken(_) => 6,
            Choice::PayWild => 2,
            Choice::Done => 40,
            Choice::Die(_) => 20,
            Choice::Deck(_) => 14,
            Choice::FromBowl(_) => 30,
            Choice::Reroll(_) | Choice::ToBowl(_) => 4,
            Choice::Stop => 4,
            Choice::SectionB(bonus) => {
                1 + u32::from(self.section_points(self.acting(), bonus)).pow(2)
            }
            _ => PLAIN,
        }
    }

    /// Points of a card, and one more for what it can do.
    fn worth_of(&self, card: Card) -> u32 {
        let facts = &self.content.cards[card];
        u32::from(facts.points) + u32::from(facts.ability.trigger().is_some())
    }

    /// How many windows are blocked.
    fn blocked(&self) -> u32 {
        Window::all().filter(|window| !self.state.is_empty(*window)).count() as u32
    }

    fn can_build_something(&self) -> bool {
        let left = self.allowance();
        let hand = self.state.you().hand.iter().filter(|(_, count)| **count > 0);
        let mut cards = hand.map(|(card, _)| card);
        cards.any(|card| left[card.deck()] > 0 && self.can_pay_for(card))
    }

    /// Labs with build symbols for the hand and workers for their tiles, without an enemy.
    fn leant_to_lab(&self, lab: Lab) -> u32 {
        let hand = &self.state.you().hand;
        let symbols = self.symbols_of(lab);
        let mut weight = 4;
        for (deck, count) in symbols.iter() {
            let cards: u8 = deck.cards().map(|card| hand[card]).sum();
            weight += 6 * u32::from(cards.min(*count));
        }
        let minions = self.state.windows_of(lab).filter(|one| self.state.windows[*one].is_some());
        let tiles = self.state.tiles[lab].values().iter().flatten().count();
        weight += 2 * minions.count() as u32 * tiles as u32;
        let met = self.options.enemies().any(|one| self.state.enemies.each[one].place == Some(lab));
        if met { weight / 3 + 1 } else { weight }
    }

    /// Towers that nobody jams or strips.
    fn leant_to_tower(&self, tower: Tower) -> u32 {
        if matches!(self.state.frames.top(), Some(Frame::Harm { .. } | Frame::AimMost { .. })) {
            return PLAIN;
        }
        let face = |face| self.state.showing(tower, face).is_some();
        match (face(EnemyFace::Jam), face(EnemyFace::Strip)) {
            (true, _) => 1,
            (false, true) => 4,
            (false, false) => PLAIN,
        }
    }
}

/// How many resources a die shows.
fn shows(die: Rolled) -> u32 {
    u32::from(die.face().resources())
}
