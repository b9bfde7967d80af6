//! Invariants of a position: no component lost or duplicated, no limit broken.

use game_core::grammar::{counted, either};
use game_core::{EnumSet, Id, ValidationError};

use crate::ability::Ability;
use crate::game::CoLab;
use crate::grid::Grid;
use crate::sequence::Frame;
use crate::state::{Enemies, Owner};
use crate::steps::MINIONS;
use crate::types::{Card, Cell, DieColour, Player, Scientist, Slot, Tier};

impl CoLab {
    /// Violated invariants; empty in every position that the rules can reach.
    pub(crate) fn faults(&self) -> Vec<ValidationError> {
        let mut faults = Vec::new();
        self.check_dice(&mut faults);
        self.check_cards(&mut faults);
        self.check_tiles(&mut faults);
        self.check_minions(&mut faults);
        for player in self.options.players() {
            self.check_player(player, &mut faults);
        }
        self.check_enemies(&mut faults);
        faults
    }

    /// CL-1.1 MUST: a player's die is in the bowl, in the pool or on a minion.
    fn check_dice(&self, faults: &mut Vec<ValidationError>) {
        for die in DieColour::ALL {
            let mut count = u32::from(self.state.supply[die]);
            for area in self.state.players.values() {
                count += u32::from(area.bowl[die]);
                let pool = area.pool.iter().filter(|(rolled, _)| rolled.die() == die);
                count += pool.map(|(_, count)| u32::from(*count)).sum::<u32>();
            }
            let minions = self.state.windows.values().iter().flatten();
            count += minions.filter(|one| one.die.is_some_and(|rolled| rolled.die() == die)).count()
                as u32;
            count += u32::from(self.in_hand(die));
            let expected = u32::from(self.content.dice_count[die]);
            if count != expected {
                faults.push(ValidationError::new(
                    format!("{die} dice"),
                    format!("there are {expected}, here {count}"),
                ));
            }
        }
        for (die, _) in self
            .state
            .players
            .values()
            .iter()
            .flat_map(|area| area.pool.iter().filter(|(_, count)| **count > 0))
        {
            if !self.content.dice[die.die()].contains(&die) {
                faults.push(ValidationError::new("pool", format!("no die shows {die}")));
            }
        }
    }

    /// Number of dice of this colour being rolled, and so in neither bowl nor pool.
    fn in_hand(&self, die: DieColour) -> u8 {
        let frames = self.state.frames.pending().iter();
        frames
            .filter(|frame| matches!(frame, Frame::RollDie { die: rolled } if *rolled == die))
            .count() as u8
    }

    fn check_cards(&self, faults: &mut Vec<ValidationError>) {
        for card in Card::all() {
            let areas = self.state.players.values().iter();
            let held: u32 = areas.clone().map(|area| u32::from(area.hand[card])).sum();
            let built = areas.flat_map(|area| area.grid.cards()).filter(|built| built.card == card);
            let paying = u32::from(self.state.payment.card == Some(card));
            let lying = u32::from(self.state.discarded[card]) + u32::from(self.state.drawn[card]);
            let seen = held + built.count() as u32 + paying + lying;
            let copies = u32::from(self.content.cards[card].copies);
            if seen > copies {
                faults.push(ValidationError::new(
                    format!("card {card}"),
                    format!("there are {copies}, here {seen}"),
                ));
            }
        }
    }

    fn check_tiles(&self, faults: &mut Vec<ValidationError>) {
        for (lab, slots) in self.state.tiles.iter() {
            for (slot, tile) in slots.iter() {
                let Some(tile) = tile else { continue };
                let at = format!("{lab} lab, slot {slot}");
                if slot.beneath().iter().any(|below| slots[*below].is_none()) {
                    faults.push(ValidationError::new(&at, "a tile beneath it is missing"));
                }
                let tier = self.content.tiles[*tile].tier;
                let fits = tier == slot.tier() || (tier == Tier::Starter && slot == Slot::Centre);
                if !fits {
                    faults
                        .push(ValidationError::new(&at, format!("tile {tile} is of tier {tier}")));
                }
            }
        }
        let mut out = self.state.wrecked;
        for tile in self.state.tiles_on_labs().chain(self.state.drawn_tile) {
            out[tile] = out[tile].saturating_add(1);
        }
        for (tile, out) in out.iter() {
            if *out > self.content.tiles[tile].copies {
                faults
                    .push(ValidationError::new(format!("tile {tile}"), "there are too many of it"));
            }
        }
    }

    /// CL-4.7 MUST: minions that are not in a window stand in their play areas, so there are at
    /// most three.
    fn check_minions(&self, faults: &mut Vec<ValidationError>) {
        for player in Player::ALL {
            let count = self.state.on_board(player);
            let seated = self.options.players().any(|other| other == player);
            if count > MINIONS || (!seated && count > 0) {
                let why = format!(
                    "{} {} on the board",
                    counted(count, "minion"),
                    either(count, "is", "are")
                );
                faults.push(ValidationError::new(format!("player {player}"), why));
            }
            if seated && self.state.turn_of.is_some() && count < MINIONS - 1 {
                let why = {
                    let (minions, are) = (counted(count, "minion"), either(count, "is", "are"));
                    format!("only {minions} {are} on the board")
                };
                faults.push(ValidationError::new(format!("player {player}"), why));
            }
        }
        let neutral = self.state.windows.values().iter().flatten();
        let neutral: Vec<_> = neutral.filter(|minion| minion.owner == Owner::Neutral).collect();
        if neutral.iter().any(|minion| minion.die.is_some()) {
            faults.push(ValidationError::new("neutral minions", "they have no dice"));
        }
        let expected = if self.options.seats == 2 && self.options.enemies == 0 { 6 } else { 0 };
        if self.state.turn_of.is_some() && neutral.len() != expected {
            let why = format!("there are {expected}, here {}", neutral.len());
            faults.push(ValidationError::new("neutral minions", why));
        }
    }

    fn check_player(&self, player: Player, faults: &mut Vec<ValidationError>) {
        let area = &self.state.players[player];
        let at = format!("player {player}");
        let mut wrong = |why: String| faults.push(ValidationError::new(&at, why));
        let expected = self.expected_score(player);
        if area.score != expected {
            wrong(format!("the marker shows {}, the points are {expected}", area.score));
        }
        if area.tracker >= self.content.research.last {
            wrong(format!("the research tracker is on {}", area.tracker));
        }
        let limits = &self.content.limits;
        if area.stored_potions > limits.stored_potions {
            wrong({
                let (stored, are) = (area.stored_potions, either(area.stored_potions, "is", "are"));
                format!("{} {are} stored", counted(stored, "potion token"))
            });
        }
        let cells = area.grid.cells();
        if cells.len() != area.grid.cards().len() {
            wrong("two cards lie in one cell".into());
        }
        if !connected(&area.grid) {
            wrong("the grid is not connected, or too wide or high".into());
        }
        for built in area.grid.cards() {
            let ability = self.content.cards[built.card].ability;
            if built.potions > limits.potions_on_card
                || (built.potions > 0 && ability.potion_cost().is_none())
            {
                let (tokens, are) =
                    (counted(built.potions, "potion token"), either(built.potions, "is", "are"));
                wrong(format!("{tokens} {are} on {}", built.card));
            }
            if built.active && !matches!(ability, Ability::Trigger(_)) {
                wrong(format!("{} has no trigger token", built.card));
            }
        }
        if self.state.turn_of != Some(player)
            && area.new_potions > 0
            && self.state.turn_of.is_some()
        {
            wrong("new potion tokens after the turn".into());
        }
        if let Some(section) = area.section_a
            && (!area.bonus.contains(section) || area.section_b.is_some())
        {
            wrong("both sections, or one of a strange card".into());
        }
    }

    /// Checks the tokens of the bag, minions of enemies, windows and meters.
    fn check_enemies(&self, faults: &mut Vec<ValidationError>) {
        let enemies = &self.state.enemies;
        let mut wrong = |at: &str, why: String| faults.push(ValidationError::new(at, why));
        let all: Vec<Scientist> = self.options.enemies().collect();
        for window in enemies.damaged.and(enemies.frozen).iter() {
            wrong("windows", format!("damage and ice are in {window}"));
        }
        for (window, minion) in self.state.windows.iter() {
            let Some(minion) = minion else { continue };
            let theirs = matches!(minion.owner, Owner::Enemy(enemy) if all.contains(&enemy));
            if enemies.frozen.contains(window) {
                wrong("windows", format!("a minion and ice are in {window}"));
            }
            if enemies.damaged.contains(window) && !theirs {
                wrong("windows", format!("a player's minion and damage are in {window}"));
            }
            if theirs != minion.face.is_some() || (theirs && minion.die.is_some()) {
                wrong("windows", format!("the die in {window} is not its owner's"));
            }
        }
        if all.is_empty() {
            if *enemies != Enemies::default() {
                wrong("enemies", "nobody plays them".into());
            }
            return;
        }
        let begun = self.state.turn_of.is_some() || enemies.turn.is_some();
        for enemy in Scientist::ALL {
            let one = &enemies.each[enemy];
            if one.meter >= self.content.enemies[enemy].last {
                wrong("enemies", format!("the meter of {enemy} shows {}", one.meter));
            }
            let minions = self.state.windows.values().iter().flatten();
            let minions = minions.filter(|minion| minion.owner == Owner::Enemy(enemy)).count();
            let plays = all.contains(&enemy);
            if minions > if plays { 2 } else { 0 } || (begun && plays && minions != 2) {
                let are = either(minions, "is", "are");
                wrong(
                    "enemies",
                    format!("{} of {enemy} {are} on the board", counted(minions, "minion")),
                );
            }
            if begun && plays && one.place.is_none() {
                wrong("enemies", format!("{enemy} is in no lab"));
            }
            if one.need.is_some_and(|need| one.beside.count() > need) {
                wrong("enemies", format!("too many tokens are beside the deck of {enemy}"));
            }
            if self.state.players.values().iter().any(|area| area.scientist == Some(enemy)) && plays
            {
                wrong("enemies", format!("a player has {enemy} too"));
            }
        }
        for (kind, facts) in self.content.tokens.iter() {
            let beside = enemies.each.values().iter().map(|enemy| enemy.beside);
            let drawn = enemies.drawn.filter(|token| token.kind == kind);
            let mut criteria = u32::from(enemies.bag.criteria[kind]);
            let mut power = u32::from(enemies.bag.power[kind]) + u32::from(enemies.supply[kind]);
            criteria += u32::from(drawn.is_some_and(|token| !token.power));
            power += u32::from(drawn.is_some_and(|token| token.power));
            for tokens in beside {
                criteria += u32::from(tokens.criteria[kind]);
                power += u32::from(tokens.power[kind]);
            }
            if criteria > facts.criteria.into() || power > facts.power.into() {
                wrong("bag", format!("{criteria} criteria and {power} power tokens are {kind}"));
            }
        }
        let built = enemies.built.iter().map(|card| self.content.doomsday[card].device);
        for device in built {
            if all.iter().all(|enemy| self.options.device_of(*enemy) != Some(device)) {
                wrong("enemies", format!("nobody builds {device}"));
            }
        }
    }
}

/// Whether all cards are connected and fit into four columns and four rows.
fn connected(grid: &Grid) -> bool {
    let cells = grid.cells();
    let Some(first) = cells.first() else { return true };
    let mut reached = EnumSet::only(first);
    loop {
        let beside = reached.iter().flat_map(Cell::neighbours).filter(|cell| cells.contains(*cell));
        let grown = reached.or(beside.collect());
        if grown == reached {
            break;
        }
        reached = grown;
    }
    let extent = |of: fn(Cell) -> usize| {
        let (low, high) = (cells.iter().map(of).min(), cells.iter().map(of).max());
        high.unwrap_or(0) - low.unwrap_or(0)
    };
    reached == cells && extent(Cell::column) < 4 && extent(Cell::row) < 4
}
