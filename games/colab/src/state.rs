//! Everything on the table.

mod enemies;

use game_core::{EnumMap, EnumSet, Id, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{Content, EnemyFace};
use crate::grid::Grid;
use crate::payment::{Price, Purse};
use crate::sequence::Frame;
use crate::types::{
    Bonus, Card, Cell, Colour, Deck, DieColour, Insert, Lab, Player, Rolled, Scientist, Slot, Tier,
    Tile, Tower, Trade, Window,
};

pub use enemies::{Closing, Drawn, Enemies, Enemy, Tokens};

/// The most frames that can be pending.
pub(crate) const MOST_FRAMES: usize = 40;

/// A whole position as plain data.
///
/// Face-down cards and tiles in decks and stacks are not stored, because nobody has seen them. The
/// type is `Copy`, so that a search copies it as one block of memory.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The first player, once drawn.
    pub first: Option<Player>,
    /// The acting player: the one whose turn it is, or who takes part in an upgrade round or in the
    /// set-up.
    pub acting: Player,
    /// The player whose turn it is; `None` during set-up.
    pub turn_of: Option<Player>,
    /// What has happened this turn.
    pub turn: TurnNotes,
    /// Whether the end of the game has begun.
    pub ending: bool,
    /// The towers. Order: clockwise.
    pub towers: [Option<Tower>; 6],
    /// The labs. Order: clockwise, each after the tower with the same index.
    pub labs: [Option<Lab>; 6],
    /// The inserts of the towers.
    pub inserts: EnumMap<Tower, Option<Insert>>,
    /// The tokens and dice on the towers during a draft.
    pub bait: EnumMap<Tower, Option<Bait>>,
    /// The upgrade tiles above the labs.
    pub tiles: EnumMap<Lab, EnumMap<Slot, Option<Tile>>>,
    /// The tile just drawn, before it is placed.
    pub drawn_tile: Option<Tile>,
    /// The windows of the towers.
    pub windows: EnumMap<Window, Option<Minion>>,
    /// Upgrade spaces whose token is still on the scoreboard, as bits by index.
    pub upgrade_tokens: u16,
    /// Dice in the supply.
    pub supply: EnumMap<DieColour, u8>,
    /// The discard piles of the three decks.
    pub discarded: EnumMap<Card, u8>,
    /// Cards drawn to choose from, seen by the acting player only.
    pub drawn: EnumMap<Card, u8>,
    /// The payment in progress.
    pub payment: Payment,
    /// Tiles that were returned to the box.
    pub wrecked: EnumMap<Tile, u8>,
    /// The parts that only games with enemies use.
    pub enemies: Enemies,
    /// The players, by seat; seats that nobody plays are empty.
    pub players: EnumMap<Player, Area>,
    /// Pending work.
    pub frames: Stack<Frame, MOST_FRAMES>,
}

/// What has happened in a turn.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnNotes {
    /// Whether a Build was the lab action.
    pub built: bool,
    /// Whether a Collect was the lab action.
    pub collected: bool,
    /// Whether an effect granted the other lab action.
    pub granted: bool,
    /// Trades made.
    pub trades: EnumSet<Trade>,
    /// How many symbols less the next card costs.
    pub discount: u8,
    /// Whether the once-per-turn reaction of a section A was used.
    pub bonus_used: bool,
    /// Whether this is a rest turn and the scientist is already in the centre.
    pub resting: bool,
    /// Whether the free repair of a rest turn was used.
    pub repaired: bool,
    /// Whether the repair for research tokens was used.
    pub researched_repair: bool,
}

/// What lies on a tower during a draft.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bait {
    /// A resource token.
    Token(Colour),
    /// A resource die.
    Die(Colour),
}

/// The owner of a minion.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// A player's.
    Player(Player),
    /// Nobody's.
    Neutral,
    /// An enemy's.
    Enemy(Scientist),
}

/// A minion in a window.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Minion {
    /// The owner.
    pub owner: Owner,
    /// Its die, if it is a player's.
    pub die: Option<Rolled>,
    /// The face of its die, if it is an enemy's.
    pub face: Option<EnemyFace>,
    /// Whether it has worked this turn.
    pub worked: bool,
    /// Whether it has worked a second time, as an EXTRA die allows.
    pub worked_again: bool,
    /// Whether its die has paid this turn.
    pub paid: bool,
}

impl Minion {
    /// A minion that has done nothing yet this turn.
    pub const fn of(owner: Owner, die: Option<Rolled>) -> Minion {
        Minion { owner, die, face: None, worked: false, worked_again: false, paid: false }
    }

    /// How often it can still work this turn.
    ///
    /// CLS-12.7 MUST: an EXTRA die makes it two workers, each once in a turn.
    pub fn work_left(&self) -> u8 {
        let extra = matches!(self.face, Some(EnemyFace::Extra)) && !self.worked_again;
        u8::from(!self.worked) + u8::from(extra)
    }
}

/// Where a scientist is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not yet on the board.
    #[default]
    Off,
    /// In the centre.
    Centre,
    /// In a lab.
    Lab(Lab),
}

impl Place {
    /// The lab, if the scientist is in one.
    pub const fn lab(self) -> Option<Lab> {
        match self {
            Place::Lab(lab) => Some(lab),
            Place::Off | Place::Centre => None,
        }
    }
}

/// Everything that one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// The scientist, once chosen.
    pub scientist: Option<Scientist>,
    /// The place of the scientist.
    pub place: Place,
    /// Dice in the bowl.
    ///
    /// CL-1.3 MUST: they have no face.
    pub bowl: EnumMap<DieColour, u8>,
    /// Dice in the pool, by face.
    pub pool: EnumMap<Rolled, u8>,
    /// The hand.
    pub hand: EnumMap<Card, u8>,
    /// The built cards.
    pub grid: Grid,
    /// Resource tokens.
    pub tokens: EnumMap<Colour, u8>,
    /// Wild tokens.
    pub wild: u8,
    /// Potion tokens gained this turn.
    pub new_potions: u8,
    /// Potion tokens in the storage slot.
    pub stored_potions: u8,
    /// Research tokens.
    pub research: u8,
    /// The space of the research tracker.
    pub tracker: u8,
    /// Number of research tokens worth 10 points, which equals the number of flips of the research
    /// board.
    pub tens: u8,
    /// The score marker.
    pub score: u16,
    /// Upgrade tokens set aside, as bits by index of their space.
    pub set_aside: u16,
    /// The bonus cards.
    pub bonus: EnumSet<Bonus>,
    /// The bonus card whose section A was used.
    pub section_a: Option<Bonus>,
    /// The bonus card whose section B was chosen.
    pub section_b: Option<Bonus>,
}

impl Area {
    /// Number of dice in the pool.
    pub fn pool_size(&self) -> u8 {
        self.pool.values().iter().sum()
    }

    /// Number of dice in the bowl.
    pub fn bowl_size(&self) -> u8 {
        self.bowl.values().iter().sum()
    }

    /// Number of resource and wild tokens.
    pub fn token_count(&self) -> u8 {
        self.tokens.values().iter().fold(self.wild, |sum, count| sum.saturating_add(*count))
    }

    /// Number of cards in the hand.
    pub fn hand_size(&self) -> u8 {
        self.hand.values().iter().sum()
    }

    /// The side of the research board that is up, from 0.
    ///
    /// CL-26.6 MUST: each flip turns it over, so it is the first side again after the second flip.
    pub fn research_side(&self) -> usize {
        usize::from(self.tens % 2)
    }

    /// Number of triggers fired this turn.
    pub fn triggers_fired(&self) -> u8 {
        self.grid.cards().iter().filter(|built| built.active).count() as u8
    }

    /// Number of potion tokens of all kinds.
    pub fn potions(&self) -> u8 {
        let on_cards: u8 = self.grid.cards().iter().map(|built| built.potions).sum();
        on_cards + self.new_potions + self.stored_potions
    }
}

/// A payment in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// The card being built, which is neither in the hand nor in the grid yet.
    pub card: Option<Card>,
    /// The window being repaired, if no card is being built.
    pub repair: Option<Window>,
    /// The cell for the card.
    pub cell: Cell,
    /// The price after dropped symbols.
    pub price: Price,
    /// The items paid so far.
    pub paid: Purse,
    /// The lowest item that may be paid next, so that each payment has one order.
    pub from: u8,
    /// How many symbols may still be dropped.
    pub discount: u8,
}

impl State {
    /// An empty table.
    pub(crate) fn empty(content: &Content) -> State {
        State {
            first: None,
            acting: Player::One,
            turn_of: None,
            turn: TurnNotes::default(),
            ending: false,
            towers: [None; 6],
            labs: [None; 6],
            inserts: EnumMap::default(),
            bait: EnumMap::default(),
            tiles: EnumMap::default(),
            drawn_tile: None,
            windows: EnumMap::default(),
            upgrade_tokens: 0,
            supply: content.dice_count,
            discarded: EnumMap::default(),
            drawn: EnumMap::default(),
            payment: Payment::default(),
            wrecked: EnumMap::default(),
            enemies: Enemies::default(),
            players: EnumMap::default(),
            frames: Stack::new(),
        }
    }

    /// The area of the acting player.
    pub fn you(&self) -> &Area {
        &self.players[self.acting]
    }

    pub(crate) fn you_mut(&mut self) -> &mut Area {
        &mut self.players[self.acting]
    }

    /// CL-1.4 MUST: a lab lies between the tower with its index and the next one around the ring.
    pub fn towers_of(&self, lab: Lab) -> [Option<Tower>; 2] {
        let Some(place) = self.labs.iter().position(|other| *other == Some(lab)) else {
            return [None; 2];
        };
        [self.towers[place], self.towers[(place + 1) % 6]]
    }

    /// The six windows beside a lab, in order.
    pub fn windows_of(&self, lab: Lab) -> impl Iterator<Item = Window> + use<> {
        let mut towers = self.towers_of(lab);
        towers.sort_unstable();
        towers.into_iter().flatten().flat_map(Tower::windows)
    }

    /// Whether a window is empty.
    ///
    /// CL-1.5 MUST: neither a minion nor a damage or freeze token.
    pub fn is_empty(&self, window: Window) -> bool {
        self.windows[window].is_none()
            && !self.enemies.damaged.contains(window)
            && !self.enemies.frozen.contains(window)
    }

    /// Number of windows that hold anything.
    pub fn taken(&self) -> u8 {
        Window::all().filter(|window| !self.is_empty(*window)).count() as u8
    }

    /// The lowest empty window of a tower; `None` if there is none.
    ///
    /// CL-1.6 MUST: players may use empty windows, and frozen ones.
    /// CL-1.7 MUST: of a tower's empty windows the lowest is taken, and so of its frozen ones.
    pub fn open_window(&self, tower: Tower) -> Option<Window> {
        tower.windows().find(|window| self.is_empty(*window))
    }

    /// The lowest frozen window of a tower; `None` if there is none.
    pub fn frozen_window(&self, tower: Tower) -> Option<Window> {
        tower.windows().find(|window| self.enemies.frozen.contains(*window))
    }

    /// Whether a player may place a minion on a tower.
    pub fn is_open(&self, tower: Tower) -> bool {
        self.open_window(tower).is_some() || self.frozen_window(tower).is_some()
    }

    /// The first enemy found with a minion on this tower whose die shows this face, if any.
    pub fn showing(&self, tower: Tower, face: EnemyFace) -> Option<Scientist> {
        tower.windows().find_map(|window| match self.windows[window] {
            Some(Minion { owner: Owner::Enemy(enemy), face: Some(shown), .. }) if shown == face => {
                Some(enemy)
            }
            _ => None,
        })
    }

    /// Number of a player's minions on the board.
    pub fn on_board(&self, player: Player) -> u8 {
        self.own_windows(player).count() as u8
    }

    /// The windows with a player's minions.
    pub fn own_windows(&self, player: Player) -> impl Iterator<Item = Window> {
        let windows = self.windows.iter();
        windows
            .filter(move |(_, minion)| minion.is_some_and(|one| one.owner == Owner::Player(player)))
            .map(|(window, _)| window)
    }

    /// Number of copies of a card that nobody has seen: in the deck, or in a hidden hand.
    pub fn unseen(&self, card: Card, content: &Content) -> u8 {
        let held: u8 = self.players.values().iter().map(|area| area.hand[card]).sum();
        let areas = self.players.values().iter();
        let built = areas.flat_map(|area| area.grid.cards()).filter(|built| built.card == card);
        let paying = u8::from(self.payment.card == Some(card));
        let seen = held + built.count() as u8 + paying + self.discarded[card] + self.drawn[card];
        content.cards[card].copies.saturating_sub(seen)
    }

    /// Number of cards in a deck; in a view, including hidden cards of that type.
    pub fn deck_size(&self, deck: Deck, content: &Content) -> u8 {
        deck.cards().map(|card| self.unseen(card, content)).sum()
    }

    /// Number of cards in a discard pile.
    pub fn discard_size(&self, deck: Deck) -> u8 {
        deck.cards().map(|card| self.discarded[card]).sum()
    }

    /// All tiles on labs, with repetitions.
    pub fn tiles_on_labs(&self) -> impl Iterator<Item = Tile> {
        self.tiles.values().iter().flat_map(|slots| slots.values()).flatten().copied()
    }

    /// Number of copies of a tile left in the stacks: not on a lab, just drawn, or in the box.
    pub fn tiles_left(&self, tile: Tile, content: &Content) -> u8 {
        let out =
            self.tiles_on_labs().chain(self.drawn_tile).filter(|other| *other == tile).count();
        let out = out + usize::from(self.wrecked[tile]);
        content.tiles[tile].copies.saturating_sub(out as u8)
    }

    /// The free slots of a lab for a tile of this tier.
    pub fn free_slots(&self, lab: Lab, tier: Tier) -> impl Iterator<Item = Slot> {
        let slots = self.tiles[lab];
        Slot::all().filter(move |slot| {
            slot.tier() == tier
                && slots[*slot].is_none()
                && slot.beneath().iter().all(|below| slots[*below].is_some())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [CL-1.4, CL-1.7] Labs lie between towers all around the ring, and windows are counted
    /// upwards.
    #[test]
    fn the_last_lab_touches_the_first_tower() {
        let mut state = State::empty(Content::ours());
        state.towers = Tower::ALL.map(Some);
        state.labs = Lab::ALL.map(Some);
        assert_eq!(state.towers_of(Lab::Eye), [Some(Tower::Eye), Some(Tower::Gear)]);
        assert_eq!(state.windows_of(Lab::Eye).count(), 6);
        let lowest = state.open_window(Tower::Gear).expect("nobody is there");
        assert_eq!(lowest.to_string(), "gear 1");
        state.windows[lowest] = Some(Minion::of(Owner::Neutral, None));
        assert_eq!(
            state.open_window(Tower::Gear).map(|window| window.to_string()),
            Some("gear 2".into())
        );
    }

    /// [CL-28.4, CL-28.5, TD-37] Slots open from the bottom up.
    #[test]
    fn a_second_tier_slot_needs_both_tiles_beneath_it() {
        let mut state = State::empty(Content::ours());
        let tile = Tile::default();
        state.tiles[Lab::Gear][Slot::Left] = Some(tile);
        state.tiles[Lab::Gear][Slot::Centre] = Some(tile);
        let free = |tier| state.free_slots(Lab::Gear, tier).collect::<Vec<_>>();
        assert_eq!(free(Tier::One), [Slot::Right]);
        assert_eq!(free(Tier::Two), [Slot::LeftCentre]);
        assert_eq!(free(Tier::Three), []);
    }

    /// The enemies take 330 bytes of it; `examples/colab_speed.rs` measures the cost of a copy.
    #[test]
    fn a_position_is_small() {
        assert!(size_of::<State>() <= 1_720, "{} bytes", size_of::<State>());
    }
}
