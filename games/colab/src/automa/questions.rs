//! Every question that an enemy asks about the table, worded so that a person at a real table could
//! answer it.
//!
//! Decisions are built on these questions alone: the state that they read is private to this file.

use game_core::{EnumMap, EnumSet, Id, Items, is_known, is_watched, needs};

use super::Loss;
use crate::choice::Choice;
use crate::content::{BagToken, Content, Device, DoomsdayCard, EnemyFace};
use crate::enemy_action::{Goods, Way};
use crate::game::CoLab;
use crate::helper::Query;
use crate::state::Owner;
use crate::steps::MINIONS;
use crate::types::{Cell, Lab, Player, Scientist, Slot, Tower, Window};

/// The table as an enemy sees it: questions with small answers.
#[derive(Clone, Copy)]
pub(crate) struct Questions<'a>(&'a CoLab);

impl CoLab {
    /// The questions that an enemy can ask about this position.
    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions(self)
    }
}

/// What is printed or agreed, so that nobody is asked.
impl Questions<'_> {
    /// What is printed on the components.
    pub(super) fn content(self) -> &'static Content {
        self.0.content
    }

    /// Which scientists are enemies, clockwise?
    pub(super) fn enemies(self) -> impl Iterator<Item = Scientist> {
        self.0.options.enemies()
    }

    /// Who is the enemy, if there is only one?
    pub(super) fn only_enemy(self) -> Option<Scientist> {
        let mut enemies = self.enemies();
        enemies.next().filter(|_| enemies.next().is_none())
    }

    /// Which scientists are enemies, in the order of their names?
    pub(super) fn enemies_in_order(self) -> EnumSet<Scientist> {
        self.enemies().collect()
    }

    /// Which scientists are enemies, clockwise from the active one?
    pub(super) fn enemies_from_active(self) -> impl Iterator<Item = Scientist> {
        let count = self.enemies().count();
        let place = self.enemies().position(|enemy| Some(enemy) == self.active()).unwrap_or(0);
        (0..count).filter_map(move |nth| self.enemies().nth((place + nth) % count))
    }

    /// How many people play.
    pub(super) fn players(self) -> u8 {
        self.0.options.seats
    }

    /// Which device does this enemy build?
    pub(super) fn device(self, enemy: Scientist) -> Option<Device> {
        self.0.options.device_of(enemy)
    }
}

/// Scientists and labs.
impl Questions<'_> {
    /// In which lab is the scientist of this enemy?
    pub(crate) fn laboratory(self, enemy: Scientist) -> Option<Lab> {
        self.0.state.enemies.each[enemy].place
    }

    /// Like `players_beside`, but only for the text of an event: nothing depends on it, so a helper
    /// does not ask.
    pub(super) fn told_beside(self, tower: Tower) -> EnumSet<Lab> {
        let players = || self.0.options.players();
        let labs = Lab::ALL.into_iter().filter(|lab| {
            players().any(|player| self.0.state.players[player].place.lab() == Some(*lab))
        });
        labs.filter(|one| self.towers_of(*one).contains(tower)).collect()
    }

    /// Is a player's scientist in this lab?
    ///
    /// CLS-3.11 MUST: a scientist who has not moved yet is in no lab, like one in the centre.
    pub(super) fn is_visited(self, laboratory: Lab) -> bool {
        needs(Query::YOUR_LAB);
        self.0
            .options
            .players()
            .any(|player| self.0.state.players[player].place.lab() == Some(laboratory))
    }

    /// Which players' scientists are in this lab?
    pub(super) fn players_in(self, laboratory: Lab) -> EnumSet<Player> {
        needs(Query::YOUR_LAB);
        let players = self.0.options.players();
        let is = |player: &Player| self.0.state.players[*player].place.lab() == Some(laboratory);
        players.filter(is).collect()
    }

    /// Beside which labs with a player's scientist does this tower lie?
    pub(super) fn players_beside(self, tower: Tower) -> EnumSet<Lab> {
        let labs = Lab::ALL.into_iter().filter(|one| self.is_visited(*one));
        labs.filter(|one| self.towers_of(*one).contains(tower)).collect()
    }

    /// Which enemies have their scientist in this lab?
    pub(super) fn enemies_in(self, laboratory: Lab) -> EnumSet<Scientist> {
        self.enemies().filter(|enemy| self.laboratory(*enemy) == Some(laboratory)).collect()
    }

    /// Which lab is this many steps further on?
    pub(super) fn laboratory_after(self, from: Lab, way: Way, steps: u8) -> Option<Lab> {
        let place = self.place_of(from)?;
        let steps = usize::from(steps % 6);
        let place = match way {
            Way::Clockwise | Way::Short => place + steps,
            Way::Counter => place + 6 - steps,
        };
        self.0.state.labs[place % 6]
    }

    /// The index of a lab around the ring, from 0.
    fn place_of(self, laboratory: Lab) -> Option<usize> {
        self.0.state.labs.iter().position(|other| *other == Some(laboratory))
    }

    /// The index of a tower around the ring, from 0.
    fn place_of_tower(self, tower: Tower) -> Option<usize> {
        self.0.state.towers.iter().position(|other| *other == Some(tower))
    }

    /// Which two towers does this lab touch?
    pub(super) fn towers_of(self, laboratory: Lab) -> EnumSet<Tower> {
        self.0.state.towers_of(laboratory).into_iter().flatten().collect()
    }

    /// Which tower is this many steps further on?
    pub(super) fn tower_after(self, from: Tower, way: Way, steps: u8) -> Option<Tower> {
        let place = self.place_of_tower(from)?;
        let steps = usize::from(steps % 6);
        let place = match way {
            Way::Clockwise | Way::Short => place + steps,
            Way::Counter => place + 6 - steps,
        };
        self.0.state.towers[place % 6]
    }

    /// How many half steps apart are this lab and this tower, the shorter way round?
    pub(super) fn half_steps(self, laboratory: Lab, tower: Tower) -> u8 {
        let (Some(one), Some(other)) = (self.place_of(laboratory), self.place_of_tower(tower))
        else {
            return 0;
        };
        let apart = (2 * one + 1).abs_diff(2 * other);
        apart.min(12 - apart) as u8
    }
}

/// What a helper needs to know about windows.
impl Questions<'_> {
    /// Whether a player's minion can be in this window: it holds nothing of the enemies.
    pub(crate) fn may_hold_yours(self, window: Window) -> bool {
        let enemies = &self.0.state.enemies;
        let minion = self.0.state.windows[window];
        !enemies.damaged.contains(window)
            && !enemies.frozen.contains(window)
            && !minion.is_some_and(|one| matches!(one.owner, Owner::Enemy(_)))
    }

    fn needs_window(self, window: Window) {
        if is_watched() && self.may_hold_yours(window) {
            needs(Query::window(window));
        }
    }

    fn needs_windows(self, tower: Tower) {
        if is_watched() {
            tower.windows().for_each(|window| self.needs_window(window));
        }
    }

    /// Notes the question for the lowest free window that a player's minion could hold, below the
    /// one that counts as free. Nothing is asked if all windows up to there are known.
    fn needs_room(self, tower: Tower, free: Option<Window>) {
        if !is_watched() {
            return;
        }
        for window in tower.windows() {
            if Some(window) == free && !self.is_damaged(window) {
                return;
            }
            if !self.may_hold_yours(window) {
                continue;
            }
            if !is_known(Query::window(window)) {
                return needs(Query::room(tower));
            }
            if self.0.state.windows[window].is_none() {
                return;
            }
        }
    }

    /// Can every window be full?
    ///
    /// Not while more windows are free of enemy pieces than players have minions, which needs no
    /// question.
    pub(crate) fn may_be_full(self) -> bool {
        let open = || Window::all().filter(|window| self.may_hold_yours(*window));
        if is_watched() {
            if open().count() > usize::from(self.players() * MINIONS) {
                return false;
            }
            open().for_each(|window| self.needs_window(window));
        }
        true
    }
}

/// Towers, windows and minions.
impl Questions<'_> {
    /// In which windows do minions of this enemy stand?
    pub(super) fn minions(self, enemy: Scientist) -> impl Iterator<Item = Window> {
        let windows = self.0.state.windows.iter();
        windows
            .filter(move |(_, minion)| minion.is_some_and(|one| one.owner == Owner::Enemy(enemy)))
            .map(|(window, _)| window)
    }

    /// What does the enemy die in this window show?
    pub(crate) fn face(self, window: Window) -> Option<EnemyFace> {
        self.0.state.windows[window].and_then(|minion| minion.face)
    }

    /// Which window of this tower takes an enemy minion, as if the minion in window `without` were
    /// off the board?
    ///
    /// CLS-10.6 MUST: the lowest empty one, or the lowest frozen one; damage and minions keep out.
    /// CLS-10.10 IF the minion that moves stands there THEN its window counts, unless it is
    /// damaged.
    /// CLS-13.5 MUST: a frozen one only if no other is empty.
    pub(crate) fn room(self, tower: Tower, without: Option<Window>) -> Option<Window> {
        self.needs_room(tower, without);
        let enemies = &self.0.state.enemies;
        let free = |window: &Window| {
            (self.0.state.windows[*window].is_none() || Some(*window) == without)
                && !enemies.damaged.contains(*window)
        };
        let empty = tower.windows().filter(free).find(|one| !enemies.frozen.contains(*one));
        empty.or_else(|| tower.windows().find(free))
    }

    /// Which windows of this tower hold minions, and which damage, when no other is left?
    pub(super) fn blocked(self, tower: Tower) -> (EnumSet<Window>, EnumSet<Window>) {
        let minion = |window: &Window| self.0.state.windows[*window].is_some();
        let damaged = |window: &Window| self.0.state.enemies.damaged.contains(*window);
        (tower.windows().filter(minion).collect(), tower.windows().filter(damaged).collect())
    }

    /// How many windows of each of these towers are empty?
    ///
    /// The result has the other towers too, but only for the text of events. With a single tower,
    /// all that matters is whether one is empty.
    pub(super) fn empties(self, towers: EnumSet<Tower>) -> EnumMap<Tower, u8> {
        match towers.len() {
            1 => towers.iter().for_each(|tower| self.needs_room(tower, None)),
            _ => towers.iter().for_each(|tower| self.needs_windows(tower)),
        }
        EnumMap::each(|tower: Tower| {
            tower.windows().filter(|window| self.0.state.is_empty(*window)).count() as u8
        })
    }

    /// Which is the lowest empty window of this tower?
    pub(super) fn lowest_empty(self, tower: Tower) -> Option<Window> {
        self.needs_room(tower, None);
        self.0.state.open_window(tower)
    }

    /// Which is the lowest frozen window of this tower?
    pub(super) fn lowest_frozen(self, tower: Tower) -> Option<Window> {
        self.0.state.frozen_window(tower)
    }

    /// Does damage lie in this window?
    pub(super) fn is_damaged(self, window: Window) -> bool {
        self.0.state.enemies.damaged.contains(window)
    }

    /// How many minions of players stand on each tower?
    pub(super) fn player_minions(self) -> EnumMap<Tower, u8> {
        Tower::ALL.into_iter().for_each(|tower| self.needs_windows(tower));
        let is = |window: &Window| {
            let minion = self.0.state.windows[*window];
            minion.is_some_and(|one| matches!(one.owner, Owner::Player(_)))
        };
        EnumMap::each(|tower: Tower| tower.windows().filter(is).count() as u8)
    }

    /// In which windows of this tower do players' minions with dice stand?
    pub(super) fn player_dice(self, tower: Tower) -> impl Iterator<Item = (Window, Player)> {
        self.needs_windows(tower);
        tower.windows().filter_map(move |window| {
            let minion = self.0.state.windows[window]?;
            let Owner::Player(player) = minion.owner else { return None };
            minion.die.map(|_| (window, player))
        })
    }

    /// Which tiles of this lab are the highest, the starter tile aside? Several can be equally
    /// high.
    pub(crate) fn highest_tiles(self, laboratory: Lab) -> EnumSet<Slot> {
        needs(Query::tiles(laboratory));
        let tiles = self.0.state.tiles[laboratory];
        let rows =
            [&[Slot::Top][..], &[Slot::LeftCentre, Slot::CentreRight], &[Slot::Left, Slot::Right]];
        let lying = rows.into_iter().map(|row| -> EnumSet<Slot> {
            row.iter().copied().filter(|slot| tiles[*slot].is_some()).collect()
        });
        lying.into_iter().find(|row| !row.is_empty()).unwrap_or(EnumSet::EMPTY)
    }
}

/// Tokens, decks, and whose turn it is.
impl Questions<'_> {
    /// What does the meter of this enemy show?
    pub(super) fn meter(self, enemy: Scientist) -> u8 {
        self.0.state.enemies.each[enemy].meter
    }

    /// Which token is being carried out?
    pub(super) fn drawn(self) -> Option<BagToken> {
        self.0.state.enemies.drawn.map(|token| token.kind)
    }

    /// How many tokens lie beside the deck of this enemy?
    pub(super) fn beside(self, enemy: Scientist) -> u8 {
        self.0.state.enemies.each[enemy].beside.count()
    }

    /// How many tokens does the top card of this enemy's deck need? `None` if there is no card.
    pub(super) fn need(self, enemy: Scientist) -> Option<u8> {
        self.0.state.enemies.each[enemy].need
    }

    /// How many tokens are in the bag?
    pub(super) fn in_bag(self) -> u8 {
        self.0.state.enemies.bag.count()
    }

    /// How many criteria and power tokens of a kind are in the bag?
    pub(super) fn in_bag_of(self, token: BagToken) -> (u8, u8) {
        let bag = &self.0.state.enemies.bag;
        (bag.criteria[token], bag.power[token])
    }

    /// How many power tokens of a kind are unused?
    pub(super) fn unused_power(self, token: BagToken) -> u8 {
        self.0.state.enemies.supply[token]
    }

    /// Is this card built?
    pub(super) fn is_built(self, card: DoomsdayCard) -> bool {
        self.0.state.enemies.built.contains(card)
    }

    /// Which cards has this enemy built?
    pub(super) fn built_by(self, enemy: Scientist) -> EnumSet<DoomsdayCard> {
        let device = self.device(enemy);
        let cards = self.content().doomsday.iter();
        let cards =
            cards.filter(|(card, facts)| Some(facts.device) == device && self.is_built(*card));
        cards.map(|(card, _)| card).collect()
    }

    /// Which cards are still in the deck of this enemy?
    pub(crate) fn deck(self, enemy: Scientist) -> impl Iterator<Item = DoomsdayCard> {
        let device = self.device(enemy);
        let cards = self.content().doomsday.iter();
        cards
            .filter(move |(card, facts)| Some(facts.device) == device && !self.is_built(*card))
            .map(|(card, _)| card)
    }

    /// Who holds the active enemy token?
    pub(super) fn active(self) -> Option<Scientist> {
        self.0.state.enemies.active
    }

    /// Does that token show its "no-build action" side?
    pub(super) fn has_built(self) -> bool {
        self.0.state.enemies.no_build
    }

    /// Which enemy's turn is it?
    pub(super) fn whose_turn(self) -> Option<Scientist> {
        self.0.state.enemies.turn
    }

    /// Does anything close the game yet?
    pub(super) fn is_closing(self) -> bool {
        self.0.state.enemies.closing.is_some()
    }

    /// Is this the last enemy turn of the round?
    pub(super) fn is_last_of_round(self) -> bool {
        self.0.is_last_enemy_of_round()
    }
}

/// What people have.
impl Questions<'_> {
    /// Which player does an effect on everybody reach after `nth` others, clockwise from the
    /// decider?
    pub(super) fn nth_player(self, nth: u8) -> Player {
        self.0.acting().left(nth, self.players())
    }
}

/// What a player can be made to give.
impl<'a> Questions<'a> {
    /// How much of this does the player have?
    pub(crate) fn can_lose(self, player: Player, what: Loss) -> u8 {
        needs(Query::have(what));
        let area = &self.0.state.players[player];
        match what {
            Loss::Only(Goods::Research) => area.research,
            Loss::Only(Goods::Potion) => area.potions(),
            Loss::Only(Goods::Token) => area.token_count(),
            Loss::Only(Goods::Card) => area.hand_size(),
            Loss::Any => area
                .pool_size()
                .saturating_add(area.potions())
                .saturating_add(area.token_count())
                .saturating_add(area.hand_size()),
        }
    }

    /// What the player could give, in ascending order, each with its count.
    pub(super) fn things_to_lose(self, player: Player, what: Loss) -> impl Items<Choice> + use<'a> {
        let area = &self.0.state.players[player];
        let any = what == Loss::Any;
        let goes = move |goods| any || what == Loss::Only(goods);
        let dice = area.pool.iter().map(|(die, &count)| (Choice::ToBowl(die), count));
        let tokens = area.tokens.iter().map(|(one, &count)| (Choice::DropToken(one), count));
        let tokens = tokens.chain([(Choice::DropWild, area.wild)]);
        let cards = area.hand.iter().map(|(card, &count)| (Choice::DropCard(card), count));
        let lying: EnumSet<Cell> = area.grid.cards().iter().map(|built| built.cell).collect();
        let potions = lying.iter().filter_map(|cell| {
            let built = area.grid.nth(area.grid.at(cell)?)?;
            Some((Choice::DropPotion(cell), built.potions))
        });
        let stored = [(Choice::DropStored, area.stored_potions)];
        let potions = potions.chain(stored).chain([(Choice::DropNew, area.new_potions)]);
        dice.filter(move |_| any)
            .chain(tokens.filter(move |_| goes(Goods::Token)))
            .chain(cards.filter(move |_| goes(Goods::Card)))
            .chain(potions.filter(move |_| goes(Goods::Potion)))
    }
}
