//! Checks of a position: the invariants of play, and what an edited position must satisfy.

use game_core::ValidationError;
use game_core::grammar::{counted, either};

use crate::game::PocketMars;
use crate::sequence::{Frame, List};
use crate::state::Face;
use crate::types::{Building, Card, Colour, Id, Player};

impl PocketMars {
    /// What is wrong with this position; empty for every position that the rules can reach.
    ///
    /// PM-2.3 and the other limits are checked at the lines that name them.
    pub(crate) fn faults(&self) -> Vec<ValidationError> {
        let mut faults = Vec::new();
        self.card_faults(&mut faults);
        self.colonist_faults(&mut faults);
        self.module_faults(&mut faults);
        faults
    }

    /// Checks that all 35 cards are there once (PM-2.1) and each stack has one colour (PM-5.1b).
    fn card_faults(&self, faults: &mut Vec<ValidationError>) {
        let state = &self.state;
        let mut times = [0u8; Card::COUNT];
        let mut count = |card: Card| times[card.index()] += 1;
        for player in Player::ALL {
            state.hands[player].iter().for_each(&mut count);
            state.packets[player].iter().for_each(&mut count);
            let prep = state.prep[player].iter().flatten();
            prep.filter_map(|held| held.face.card()).for_each(&mut count);
        }
        for building in Building::ALL {
            for connected in &state.stacks[building] {
                count(connected.card);
                if connected.card.building() != building {
                    let why = format!("{} is not {}", connected.card, building.colour());
                    faults.push(ValidationError::new(format!("stacks, {building}"), why));
                }
            }
        }
        state.discard.iter().chain(&state.deck.bottom).copied().for_each(&mut count);
        state.in_play.into_iter().chain(state.deck.top.and_then(Face::card)).for_each(&mut count);
        for card in Card::all().filter(|card| times[card.index()] > 1) {
            faults
                .push(ValidationError::new("cards", format!("{card} lies in more than one place")));
        }
        self.deck_faults(faults);
    }

    fn deck_faults(&self, faults: &mut Vec<ValidationError>) {
        let deck = &self.state.deck;
        let (unseen, all_sealed) = (self.state.unseen(), self.state.sealed());
        let mut in_deck = 0;
        for colour in Colour::ALL {
            let of_colour = unseen.and(colour.cards()).len();
            let sealed = usize::from(all_sealed[colour]);
            if sealed > of_colour {
                let cards = counted(sealed, &format!("{colour} card"));
                let (lie, are) = (either(sealed, "lies", "lie"), either(of_colour, "is", "are"));
                let why = format!("{cards} {lie} unseen, but {of_colour} {are} left");
                faults.push(ValidationError::new("prep", why));
            }
            in_deck += of_colour.saturating_sub(sealed);
            if deck.top == Some(Face::Sealed(colour)) && of_colour <= sealed {
                faults.push(ValidationError::new("deck, top", format!("no {colour} card is left")));
            }
        }
        if self.dealing() {
            if deck.count != 0 || deck.top.is_some() || !deck.bottom.is_empty() {
                faults.push(ValidationError::new("deck", "there is none before the deal is over"));
            }
            return;
        }
        let known = usize::from(matches!(deck.top, Some(Face::Known(_))));
        let expected = in_deck + deck.bottom.len() + known;
        if usize::from(deck.count) != expected {
            let (cards, are) = (counted(deck.count, "card"), either(expected, "is", "are"));
            let why = format!("{cards}, but {expected} {are} in no other place");
            faults.push(ValidationError::new("deck, count", why));
        }
        let pending = self.state.frames.pending().contains(&Frame::NewTop);
        if deck.count == 0 && deck.top.is_some() {
            faults.push(ValidationError::new("deck, top", "an empty deck has no top card"));
        } else if deck.count > 0 && deck.top.is_none() && !pending {
            faults.push(ValidationError::new("deck, top", "its colour is missing"));
        }
    }

    /// Checks every player's colonists (PM-2.3), the limit of ★★ (PM-8.3) and the energy track
    /// (PM-8.5).
    fn colonist_faults(&self, faults: &mut Vec<ValidationError>) {
        let state = &self.state;
        let placed = !self.before_colonists();
        for player in Player::ALL {
            let plays = self.options.players().contains(&player) && placed;
            let expected = if plays { u32::from(self.options.colonists) } else { 0 };
            let spaces = Building::ALL.into_iter();
            let on_buildings: u32 = spaces
                .map(|at| u32::from(state.first[at][player]) + u32::from(state.second[at][player]))
                .sum();
            let all =
                u32::from(state.earth[player]) + u32::from(state.on_ship[player]) + on_buildings;
            if all != expected {
                let why = format!("{}, expected {expected}", counted(all, "colonist"));
                faults.push(ValidationError::new(format!("colonists of {player}"), why));
            }
            let top = if plays { self.options.energy_top } else { 0 };
            if state.energy[player] > top {
                let why = format!("{} is above {top}", state.energy[player]);
                faults.push(ValidationError::new(format!("energy of {player}"), why));
            }
        }
        for building in Building::ALL {
            let sum = |space: &[u8; 5]| space.iter().map(|&count| u32::from(count)).sum::<u32>();
            let second = sum(&state.second[building].0);
            let limit = self.options.star2_limit();
            if second > u32::from(limit) {
                let why = format!("{} on ★★, at most {limit}", counted(second, "colonist"));
                faults.push(ValidationError::new(building.word(), why));
            }
            let holds = self.content.buildings[building].holds_colonists;
            if !holds && second + sum(&state.first[building].0) > 0 {
                faults.push(ValidationError::new(building.word(), "it holds no colonists"));
            }
        }
    }

    /// Checks who has cards, and who knows them.
    fn module_faults(&self, faults: &mut Vec<ValidationError>) {
        let state = &self.state;
        for player in Player::ALL {
            let plays = self.options.players().contains(&player);
            let android = player == Player::Androids;
            let cards = !state.hands[player].is_empty() || !state.packets[player].is_empty();
            if (android || !plays) && cards {
                faults.push(ValidationError::new(
                    format!("hand of {player}"),
                    "this player has no hand",
                ));
            }
            if !plays && state.prep_count(player) > 0 {
                faults.push(ValidationError::new(
                    format!("prep of {player}"),
                    "this player does not play",
                ));
            }
            for (slot, held) in state.slots(player) {
                let at = || format!("prep of {player}, slot {slot}");
                if !(android || held.seen_by[player] && held.face.card().is_some()) {
                    faults.push(ValidationError::new(at(), "its owner must know the card"));
                }
                if held.face.card().is_none() && held.seen_by.0.contains(&true) {
                    faults
                        .push(ValidationError::new(at(), "somebody knows it, but it is not said"));
                }
            }
            let from = state.hands[player].or(state.packets[player]);
            if !state.picks[player].without(from).is_empty() || state.picks[player].len() > 2 {
                faults.push(ValidationError::new(
                    format!("picks of {player}"),
                    "not cards to pick from",
                ));
            }
        }
    }

    /// Every reason why play cannot continue from an edited position; empty if it can.
    pub(crate) fn errors(&self) -> Vec<ValidationError> {
        let mut errors = self.faults();
        let state = &self.state;
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        if !self.options.seated().contains(&state.active) {
            object("active", "this player has no seat");
        }
        if state.starting.is_some_and(|player| !self.options.seated().contains(&player)) {
            object("starting", "this player has no seat");
        }
        if state.round > 0 && state.starting.is_none() {
            object("starting", "a round has begun, so somebody begins it");
        }
        if state.round > self.options.round_guard {
            object("round", "this is after the last round");
        }
        self.boundary_errors(&mut errors);
        errors
    }

    /// Whether the deck has not been made yet.
    fn dealing(&self) -> bool {
        let before_deck = |frame: &Frame| match *frame {
            Frame::Steps { list: List::SetUp | List::DraftSetUp, next } => next <= 5,
            Frame::Steps { list: List::SoloSetUp, next } => next <= 4,
            _ => false,
        };
        self.state.round == 0 && self.state.frames.pending().iter().any(before_deck)
    }

    /// Whether colonists have not been placed yet, because Spaceships are still being chosen.
    fn before_colonists(&self) -> bool {
        let before = |frame: &Frame| {
            matches!(
                frame,
                Frame::Steps { list: List::SetUp | List::DraftSetUp | List::SoloSetUp, next: 1 }
            )
        };
        self.state.round == 0 && self.state.frames.pending().iter().any(before)
    }
}
