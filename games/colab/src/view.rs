//! What one viewer may know of a position.

use game_core::{EnumMap, Turn, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{Content, DoomsdayCard};
use crate::game::CoLab;
use crate::options::Options;
use crate::sequence::Frame;
use crate::state::State;
use crate::types::{Card, Deck, Player, Scientist};

/// Everything on the table, as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// The viewer.
    pub viewer: Viewer,
    /// The player who must choose; `None` for chance and after the end.
    pub asked: Option<Player>,
    /// Whether the game is over.
    pub over: bool,
    /// The table as the viewer may know it, without hands, bonus cards and drawn cards of others.
    pub table: State,
    /// Number of hidden cards of each deck in each hand.
    pub backs: EnumMap<Player, EnumMap<Deck, u8>>,
    /// Number of hidden cards of each deck among the drawn ones.
    pub drawn_backs: EnumMap<Deck, u8>,
    /// Number of hidden bonus cards of each player.
    pub bonus_backs: EnumMap<Player, u8>,
}

impl CoLab {
    /// The view of this viewer.
    ///
    /// CL-2.2 MUST: the supply and everything face up is visible to all.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            options: self.options,
            viewer,
            asked: match self.turn() {
                Turn::Choose(seat) => Some(Player::of_seat(seat)),
                Turn::Chance | Turn::Over => None,
            },
            over: self.turn() == Turn::Over,
            table: self.state,
            backs: EnumMap::default(),
            drawn_backs: EnumMap::default(),
            bonus_backs: EnumMap::default(),
        };
        if view.over {
            return view;
        }
        for player in self.options.players().filter(|player| !viewer.sees(player.seat())) {
            view.hide(player);
        }
        view
    }

    /// The doomsday cards that an enemy has not built.
    pub fn doomsday_deck(&self, enemy: Scientist) -> impl Iterator<Item = DoomsdayCard> {
        self.questions().deck(enemy)
    }

    /// How many more tokens complete an enemy's device, which is also its number of turns.
    pub fn turns_to_device(&self, enemy: Scientist) -> u8 {
        let needs: u8 =
            self.doomsday_deck(enemy).map(|card| self.content.doomsday[card].need).sum();
        needs.saturating_sub(self.state.enemies.each[enemy].beside.count())
    }
}

impl View {
    /// A position that matches the view, for computing consequences; hidden cards are missing.
    pub fn position(&self, content: &'static Content) -> CoLab {
        CoLab { options: self.options, content, state: self.table }
    }

    fn hide(&mut self, player: Player) {
        let area = &mut self.table.players[player];
        self.backs[player] = by_deck(&area.hand);
        area.hand = EnumMap::default();
        let open = area.section_a.into_iter().chain(area.section_b).collect();
        self.bonus_backs[player] = area.bonus.without(open).len() as u8;
        area.bonus = area.bonus.and(open);
        if self.table.acting == player {
            self.drawn_backs = by_deck(&self.table.drawn);
            self.table.drawn = EnumMap::default();
            // The lowest card that may be named next would reveal what was kept.
            if let Some(Frame::KeepSome { keep, .. }) = self.table.frames.top() {
                self.table.frames.goto(Frame::KeepSome { keep, from: Card::default() });
            }
        }
    }

    /// Number of cards of each deck in a player's hand.
    pub fn hand_of(&self, player: Player) -> EnumMap<Deck, u8> {
        let seen = by_deck(&self.table.players[player].hand);
        EnumMap::each(|deck| seen[deck] + self.backs[player][deck])
    }

    /// Number of undrawn cards of a deck.
    pub fn deck_size(&self, deck: Deck, content: &Content) -> u8 {
        let backs: u8 = self.backs.values().iter().map(|backs| backs[deck]).sum();
        let unseen = self.table.deck_size(deck, content);
        unseen.saturating_sub(backs + self.drawn_backs[deck])
    }
}

/// Number of cards of each deck.
fn by_deck(cards: &EnumMap<Card, u8>) -> EnumMap<Deck, u8> {
    EnumMap::each(|deck: Deck| deck.cards().map(|card| cards[card]).sum())
}
