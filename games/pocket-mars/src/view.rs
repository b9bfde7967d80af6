//! What one viewer may know of a position (PM-14).

use game_core::{Id, Turn, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::game::PocketMars;
use crate::options::Options;
use crate::sequence::Frame;
use crate::state::{Connection, Face, MOST_FRAMES, PrepCard};
use crate::types::{
    Building, BuildingMap, Card, CardSet, Colour, EnumMap, OF_COLOUR, Player, PlayerMap, Ship,
};

/// Everything on the table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// Who is looking.
    pub viewer: Viewer,
    /// The player of the seat that must choose now; `None` for chance and after the end.
    pub asked: Option<Player>,
    /// Whether chance is to answer now.
    pub chance: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The round, from 1; 0 during set-up.
    pub round: u16,
    /// The player who begins every round, once drawn.
    pub starting: Option<Player>,
    /// Whose turn it is.
    pub active: Player,
    /// Whether the end has been triggered.
    pub end_triggered: bool,
    /// All players' areas. Order: seats, then the androids.
    #[schemars(length(max = 5))]
    pub players: Vec<PlayerView>,
    /// The five Buildings.
    pub buildings: BuildingMap<BuildingView>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The colour of the card on top of the deck.
    pub deck_top: Option<Colour>,
    /// The backs of the deck's lowest cards, which players put there (PM-1.12). Order: the lowest
    /// last. If the deck has no other cards, the first is on top.
    #[schemars(length(max = Card::COUNT))]
    pub put_under: Vec<Colour>,
    /// The discard pile. Order: the top card last.
    #[schemars(length(max = Card::COUNT))]
    pub discard: Vec<Card>,
    /// The hand card that is being resolved.
    pub in_play: Option<Card>,
    /// The card connected in this action.
    pub connection: Option<Connection>,
    /// The pending frames, all of them public. Order: the outermost first.
    #[schemars(length(max = MOST_FRAMES))]
    pub frames: Vec<Frame>,
}

/// A card as a viewer sees it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardView {
    /// Its face.
    Face(Card),
    /// Its back.
    Back(Colour),
    /// Nothing but its presence.
    Hidden,
}

/// One player's area.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// The player whose area it is.
    pub player: Player,
    /// The Spaceship, once the player has one.
    pub ship: Option<Ship>,
    /// Colonists on Earth.
    pub earth: u8,
    /// Colonists on the Spaceship.
    pub on_ship: u8,
    /// Energy.
    pub energy: u8,
    /// The hand. Order: by card id for every viewer; it carries no information.
    #[schemars(length(max = Card::COUNT))]
    pub hand: Vec<CardView>,
    /// The prep module. Order: slot 1, slot 2.
    pub prep: [Option<SlotView>; 2],
    /// Drafting: the packet to pick from. Order: by card id for every viewer.
    #[schemars(length(max = Card::COUNT))]
    pub packet: Vec<CardView>,
    /// Set-up: cards that the viewer has chosen while others are still choosing.
    pub chosen: CardSet,
    /// The score, were the game over now.
    pub score: i32,
}

/// A card in a prep module.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SlotView {
    /// The card as the viewer sees it.
    pub card: CardView,
    /// The seats that know its face: the owner's, and those that have seen it. The androids' cards
    /// are known only to those who peeked.
    pub known_by: PlayerMap<bool>,
    /// Whether anybody has ever seen its face, including a player who put it under the deck.
    pub was_seen: bool,
}

/// A Building and what has been connected to it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct BuildingView {
    /// Connected cards; a back is a card that was turned face-down. Order: the top one last.
    #[schemars(length(max = OF_COLOUR))]
    pub stack: Vec<CardView>,
    /// Colonists on ★.
    pub first: PlayerMap<u8>,
    /// Colonists on ★★.
    pub second: PlayerMap<u8>,
}

impl View {
    /// The area of a player.
    pub fn player(&self, player: Player) -> Option<&PlayerView> {
        self.players.iter().find(|area| area.player == player)
    }

    /// The area of the viewing seat; `None` for a viewer without a seat.
    pub fn own(&self) -> Option<&PlayerView> {
        match self.viewer {
            Viewer::Seat(seat) => self.player(Player::of_seat(seat)),
            Viewer::Nobody | Viewer::Everybody => None,
        }
    }

    /// The value that the next card of a Building is compared with (PM-4.2b).
    pub fn value_to_beat(&self, building: Building, content: &Content) -> u8 {
        match self.buildings[building].stack.last() {
            None => content.buildings[building].value,
            Some(CardView::Face(card)) => content.card(*card).value,
            Some(CardView::Back(_) | CardView::Hidden) => 0,
        }
    }
}

impl PocketMars {
    /// What a viewer may know of the position.
    ///
    /// PM-14.4 MUST: the discard pile, stacks, colonists, energy, options and scores are public.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let state = &self.state;
        let turn = self.turn();
        View {
            options: self.options,
            viewer,
            asked: match turn {
                Turn::Choose(seat) => Some(Player::of_seat(seat)),
                Turn::Chance | Turn::Over => None,
            },
            chance: turn == Turn::Chance,
            over: turn == Turn::Over,
            round: state.round,
            starting: state.starting,
            active: state.active,
            end_triggered: state.end_triggered,
            players: self
                .options
                .players()
                .iter()
                .map(|&player| self.area(player, viewer))
                .collect(),
            buildings: EnumMap(Building::ALL.map(|building| {
                BuildingView {
                    stack: state.stacks[building]
                        .iter()
                        .map(|connected| match connected.face_down {
                            true => CardView::Back(connected.card.colour()),
                            false => CardView::Face(connected.card),
                        })
                        .collect(),
                    first: state.first[building],
                    second: state.second[building],
                }
            })),
            deck: state.deck.count,
            deck_top: state.deck.top.map(Face::colour),
            put_under: state.deck.put_under().map(Card::colour).collect(),
            discard: state.discard.to_vec(),
            in_play: state.in_play,
            connection: state.connection,
            frames: state.frames.pending().to_vec(),
        }
    }

    fn area(&self, player: Player, viewer: Viewer) -> PlayerView {
        let state = &self.state;
        let own = player.seat().is_some_and(|seat| viewer.sees(seat));
        let cards = |set: CardSet| self.hidden_cards(set, own);
        PlayerView {
            player,
            ship: state.ships[player],
            earth: state.earth[player],
            on_ship: state.on_ship[player],
            energy: state.energy[player],
            hand: cards(state.hands[player]),
            prep: state.prep[player].map(|slot| slot.map(|held| self.slot(held, viewer))),
            packet: cards(state.packets[player]),
            chosen: if own { state.picks[player] } else { CardSet::EMPTY },
            score: self.score(player),
        }
    }

    /// PM-14.1 MUST: the owner sees the faces of hand, packet and kept cards, others the backs, or
    /// only how many there are if the option hides the colours.
    /// PM-E.4 MUST: packets and kept cards show their backs like a hand.
    fn hidden_cards(&self, set: CardSet, own: bool) -> Vec<CardView> {
        set.iter()
            .map(|card| match (own, self.options.hide_hand_colours) {
                (true, _) => CardView::Face(card),
                (false, false) => CardView::Back(card.colour()),
                (false, true) => CardView::Hidden,
            })
            .collect()
    }

    fn slot(&self, held: PrepCard, viewer: Viewer) -> SlotView {
        let knows = match viewer {
            Viewer::Seat(seat) => held.seen_by[Player::of_seat(seat)],
            Viewer::Nobody => false,
            Viewer::Everybody => true,
        };
        let card = match held.face {
            Face::Known(card) if knows => CardView::Face(card),
            face => CardView::Back(face.colour()),
        };
        SlotView { card, known_by: held.seen_by, was_seen: held.face.card().is_some() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Dice, Game, NoSink, Seat};

    /// [PM-14.4] Every public part is the same in every view.
    #[test]
    fn public_things_are_the_same_for_everybody() {
        let settings = serde_json::json!({"seats": 3});
        let options = Options::read(settings.as_object().unwrap(), Content::ours()).unwrap();
        let mut game = PocketMars::new(&options, Content::ours()).unwrap();
        let mut dice = Dice::new(4);
        let mut choices = game_core::Choices::default();
        for _ in 0..120 {
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            game.apply_unchecked(choice, &mut NoSink);
            let strip = |seat| {
                let view = game.view(Viewer::Seat(Seat(seat)));
                (
                    view.discard.clone(),
                    view.energies(),
                    view.options,
                    view.scores(),
                    view.deck,
                    view.deck_top,
                )
            };
            assert_eq!(strip(0), strip(1));
            assert_eq!(strip(0), strip(2));
        }
    }

    impl View {
        fn energies(&self) -> Vec<u8> {
            self.players.iter().map(|area| area.energy).collect()
        }

        fn scores(&self) -> Vec<i32> {
            self.players.iter().map(|area| area.score).collect()
        }
    }
}
