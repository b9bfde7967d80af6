//! State changes made by the enemies.

use game_core::{EventSink, Rule};

use crate::choice::Choice;
use crate::content::{BagToken, DoomsdayCard, EnemyFace};
use crate::event::{Event, PotionPlace};
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::state::{Closing, Drawn, Minion, Owner, Tokens};
use crate::types::{Lab, Player, Scientist, Slot, Tile, Window};

impl CoLab {
    /// Pushes a frame to be carried out before the pending one goes on.
    pub(crate) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// Replaces the pending frame with this one.
    pub(super) fn goto(&mut self, frame: Frame) {
        self.state.frames.goto(frame);
    }

    /// Marks the pending action as failed, in whole or in part.
    pub(super) fn fail(&mut self) {
        if let Some(Frame::Act { failed, .. }) = self.state.frames.top_mut() {
            *failed = true;
        }
    }

    /// Finishes the pending frame and marks the action it belongs to as failed.
    pub(super) fn finish_failed(&mut self) {
        self.state.frames.finish();
        self.fail();
    }

    /// Puts an enemy's scientist into a lab.
    pub(super) fn put_scientist(&mut self, enemy: Scientist, at: Lab) {
        self.state.enemies.each[enemy].place = Some(at);
    }

    /// Sets a power meter.
    pub(super) fn set_meter(&mut self, enemy: Scientist, to: u8) {
        self.state.enemies.each[enemy].meter = to;
    }

    /// Puts a minion with its die into a window and removes any ice; returns whether there was ice.
    ///
    /// CLS-13.4 MUST: ice goes when an enemy's minion or a damage token comes.
    pub(super) fn put_minion(&mut self, enemy: Scientist, window: Window, face: EnemyFace) -> bool {
        let minion = Minion { face: Some(face), ..Minion::of(Owner::Enemy(enemy), None) };
        self.state.windows[window] = Some(minion);
        self.melt(window)
    }

    /// Takes a minion off the board.
    pub(super) fn lift_minion(&mut self, window: Window) {
        self.state.windows[window] = None;
    }

    /// Puts a damage token into a window and removes any ice; returns whether there was ice.
    ///
    /// CLS-13.6 MUST: so no window has two tokens.
    pub(super) fn put_damage(&mut self, window: Window) -> bool {
        let ice = self.melt(window);
        self.state.enemies.damaged.insert(window);
        ice
    }

    /// Puts a freeze token into a window.
    pub(super) fn put_ice(&mut self, window: Window) {
        self.state.enemies.frozen.insert(window);
    }

    /// Removes the ice of a window; returns whether there was any.
    pub(crate) fn melt(&mut self, window: Window) -> bool {
        let ice = self.state.enemies.frozen.contains(window);
        self.state.enemies.frozen.remove(window);
        ice
    }

    /// CLS-12.2 MUST: the die of a player's minion goes into its owner's bowl.
    /// CLS-12.11 MUST: dice of enemies stay.
    pub(crate) fn strip(
        &mut self,
        window: Window,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) -> bool {
        let Some(minion) = &mut self.state.windows[window] else { return false };
        let (Owner::Player(player), Some(die)) = (minion.owner, minion.die.take()) else {
            return false;
        };
        self.state.players[player].bowl[die.die()] += 1;
        sink.emit(rule, || Event::Stripped { player, window, die });
        true
    }

    /// Returns a tile to the box.
    pub(super) fn take_tile(&mut self, at: Lab, slot: Slot) -> Option<Tile> {
        let tile = self.state.tiles[at][slot].take()?;
        self.state.wrecked[tile] += 1;
        Some(tile)
    }

    /// Takes a token out of the bag.
    pub(super) fn draw_token(&mut self, kind: BagToken, power: bool) {
        let token = Drawn { kind, power };
        *self.state.enemies.bag.of_mut(token) -= 1;
        self.state.enemies.drawn = Some(token);
    }

    /// Puts the drawn token beside a deck.
    pub(super) fn lay_token(&mut self, enemy: Scientist) {
        if let Some(token) = self.state.enemies.drawn.take() {
            *self.state.enemies.each[enemy].beside.of_mut(token) += 1;
        }
    }

    /// Puts the tokens beside a deck out of play.
    pub(super) fn clear_tokens(&mut self, enemy: Scientist) {
        self.state.enemies.each[enemy].beside = Tokens::default();
    }

    /// Returns all tokens out of play to the bag: those that are neither beside a deck, nor drawn,
    /// nor unused.
    pub(super) fn refill_bag(&mut self) {
        for (kind, facts) in self.content.tokens.iter() {
            let beside = self.state.enemies.each.values().iter().map(|enemy| enemy.beside);
            let (mut criteria, mut power) = (facts.criteria, facts.power);
            // At a real table a person may have miscounted.
            power = power.saturating_sub(self.state.enemies.supply[kind]);
            for tokens in beside {
                criteria = criteria.saturating_sub(tokens.criteria[kind]);
                power = power.saturating_sub(tokens.power[kind]);
            }
            self.state.enemies.bag.criteria[kind] = criteria;
            self.state.enemies.bag.power[kind] = power;
        }
    }

    /// Puts all criteria tokens into the bag, and all power tokens into the supply.
    pub(super) fn lay_out_tokens(&mut self) {
        for (kind, facts) in self.content.tokens.iter() {
            self.state.enemies.bag.criteria[kind] = facts.criteria;
            self.state.enemies.supply[kind] = facts.power;
        }
    }

    /// Moves a power token from the supply to the bag.
    pub(super) fn put_power(&mut self, kind: BagToken) {
        self.state.enemies.supply[kind] -= 1;
        self.state.enemies.bag.power[kind] += 1;
    }

    /// Marks a card as built; the need of the next one is not known yet.
    pub(super) fn put_card(&mut self, enemy: Scientist, card: DoomsdayCard) {
        self.state.enemies.built.insert(card);
        self.state.enemies.each[enemy].need = None;
    }

    /// Records the need on the back of the top card.
    pub(super) fn show_need(&mut self, enemy: Scientist, need: u8) {
        self.state.enemies.each[enemy].need = Some(need);
    }

    /// Gives an enemy the active token.
    pub(super) fn set_active(&mut self, enemy: Scientist) {
        self.state.enemies.active = Some(enemy);
    }

    /// Turns the active token to its "no-build action" side, or back.
    pub(super) fn turn_token(&mut self, no_build: bool) {
        self.state.enemies.no_build = no_build;
    }

    /// Starts the turn of an enemy.
    pub(super) fn set_enemy_turn(&mut self, enemy: Scientist) {
        self.state.turn_of = None;
        self.state.enemies.turn = Some(enemy);
    }

    /// Starts the circle of seats, with this enemy as the active one.
    pub(super) fn begin_circle(&mut self, active: Scientist) {
        self.set_active(active);
        self.state.enemies.first_seat = self.options.first_seat(active);
        let first = self.options.next_human(self.state.enemies.first_seat);
        (self.state.first, self.state.acting) = (Some(first), first);
    }

    /// Closes the game because a device is complete: everybody has one last turn.
    pub(super) fn close_by_device(&mut self) {
        self.close(Closing::Device, self.options.seats);
    }
}

/// What players lose.
impl CoLab {
    /// Takes research tokens from a player, back to the supply.
    pub(super) fn take_research(&mut self, player: Player, count: u8) {
        self.state.players[player].research -= count;
    }

    /// Takes a thing that the player chose to give up.
    pub(super) fn give_up(
        &mut self,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let rule = Rule("CLS-12.4");
        let area = &mut self.state.players[player];
        match choice {
            Choice::ToBowl(die) => {
                area.pool[die] -= 1;
                area.bowl[die.die()] += 1;
                sink.emit(rule, || Event::ToBowl { player, die });
            }
            Choice::DropToken(colour) => {
                area.tokens[colour] -= 1;
                sink.emit(rule, || Event::TokenDiscarded { player, colour: Some(colour) });
            }
            Choice::DropWild => {
                area.wild -= 1;
                sink.emit(rule, || Event::TokenDiscarded { player, colour: None });
            }
            Choice::DropCard(card) => {
                area.hand[card] -= 1;
                self.state.discarded[card] += 1;
                sink.emit(rule, || Event::CardDiscarded { player, card });
            }
            Choice::DropPotion(cell) => {
                let Some(nth) = area.grid.at(cell) else { return game_core::impossible(cell) };
                let Some(built) = area.grid.nth_mut(nth) else {
                    return game_core::impossible(cell);
                };
                built.potions -= 1;
                let from = PotionPlace::Card(built.card, cell);
                sink.emit(rule, || Event::PotionLost { player, from });
            }
            Choice::DropStored => {
                area.stored_potions -= 1;
                let from = PotionPlace::Storage;
                sink.emit(rule, || Event::PotionLost { player, from });
            }
            Choice::DropNew => {
                area.new_potions -= 1;
                sink.emit(rule, || Event::PotionLost { player, from: PotionPlace::New });
            }
            other => game_core::not_listed(other),
        }
    }
}
