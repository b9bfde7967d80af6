//! Whether a position can be one of the game: its invariants, and what an edited one must satisfy.

use table::{Forced, Objection, Steps};

use crate::game::PocketMars;
use crate::kinds::{Building, Card, CardSet, Colour, Player, Slot};
use crate::sequence::{AbilityOf, Frame, List};
use crate::state::{Face, MOST_FRAMES};

/// How many frames an edited position may have pending, so that the deepest effect has room.
const MOST_FRAMES_LOADED: usize = MOST_FRAMES / 2;

impl PocketMars {
    /// What is wrong with this position; empty in all that the rules can reach.
    ///
    /// PM-2.3 and the other limits are those of the statements named at each line.
    pub(crate) fn faults(&self) -> Vec<Objection> {
        let mut faults = Vec::new();
        self.card_faults(&mut faults);
        self.colonist_faults(&mut faults);
        self.module_faults(&mut faults);
        faults
    }

    /// All 35 cards, each once (PM-2.1), each stack of one colour (PM-5.1b).
    fn card_faults(&self, faults: &mut Vec<Objection>) {
        let state = &self.state;
        let mut times = [0u8; crate::kinds::CARDS];
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
                    faults.push(Objection::new(format!("stacks, {building}"), why));
                }
            }
        }
        state.discard.iter().chain(&state.deck.bottom).copied().for_each(&mut count);
        state.in_play.into_iter().chain(state.deck.top.and_then(Face::card)).for_each(&mut count);
        for card in Card::all().filter(|card| times[card.index()] > 1) {
            faults.push(Objection::new("cards", format!("{card} lies in more than one place")));
        }
        self.deck_faults(faults);
    }

    fn deck_faults(&self, faults: &mut Vec<Objection>) {
        let deck = &self.state.deck;
        let unseen = self.state.unseen();
        let mut in_deck = 0;
        for colour in Colour::ALL {
            let of_colour = unseen.and(CardSet::of(colour)).len();
            let sealed = self.state.sealed(colour);
            if sealed > of_colour {
                let why = format!("{sealed} {colour} cards lie unseen, but {of_colour} are left");
                faults.push(Objection::new("prep", why));
            }
            in_deck += of_colour.saturating_sub(sealed);
            if deck.top == Some(Face::Sealed(colour)) && of_colour <= sealed {
                faults.push(Objection::new("deck, top", format!("no {colour} card is left")));
            }
        }
        if self.dealing() {
            if deck.count != 0 || deck.top.is_some() || !deck.bottom.is_empty() {
                faults.push(Objection::new("deck", "there is none before the deal is over"));
            }
            return;
        }
        let known = usize::from(matches!(deck.top, Some(Face::Known(_))));
        let expected = in_deck + deck.bottom.len() + known;
        if usize::from(deck.count) != expected {
            let why = format!("{} cards, but {expected} are in no other place", deck.count);
            faults.push(Objection::new("deck, count", why));
        }
        let pending = self.state.frames.pending().contains(&Frame::NewTop);
        if deck.count == 0 && deck.top.is_some() {
            faults.push(Objection::new("deck, top", "an empty deck has no top card"));
        } else if deck.count > 0 && deck.top.is_none() && !pending {
            faults.push(Objection::new("deck, top", "its colour is missing"));
        }
    }

    /// Every player's colonists (PM-2.3), the limit of ★★ (PM-8.3) and the track (PM-8.5).
    fn colonist_faults(&self, faults: &mut Vec<Objection>) {
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
                let why = format!("{all} colonists, expected {expected}");
                faults.push(Objection::new(format!("colonists of {player}"), why));
            }
            let top = if plays { self.options.energy_top } else { 0 };
            if state.energy[player] > top {
                let why = format!("{} is above {top}", state.energy[player]);
                faults.push(Objection::new(format!("energy of {player}"), why));
            }
        }
        for building in Building::ALL {
            let sum = |space: &[u8; 5]| space.iter().map(|&count| u32::from(count)).sum::<u32>();
            let second = sum(&state.second[building].0);
            let limit = self.options.star2_limit();
            if second > u32::from(limit) {
                let why = format!("{second} colonists on ★★, at most {limit}");
                faults.push(Objection::new(building.word(), why));
            }
            let holds = self.content.buildings[building].holds_colonists;
            if !holds && second + sum(&state.first[building].0) > 0 {
                faults.push(Objection::new(building.word(), "it holds no colonists"));
            }
        }
    }

    /// Who has cards, and who knows them.
    fn module_faults(&self, faults: &mut Vec<Objection>) {
        let state = &self.state;
        for player in Player::ALL {
            let plays = self.options.players().contains(&player);
            let android = player == Player::Androids;
            let cards = !state.hands[player].is_empty() || !state.packets[player].is_empty();
            if (android || !plays) && cards {
                faults.push(Objection::new(format!("hand of {player}"), "this player has no hand"));
            }
            if !plays && state.prep_count(player) > 0 {
                faults
                    .push(Objection::new(format!("prep of {player}"), "this player does not play"));
            }
            for (slot, held) in state.slots(player) {
                let at = || format!("prep of {player}, slot {slot}");
                if !android && !(held.seen_by[player] && held.face.card().is_some()) {
                    faults.push(Objection::new(at(), "its owner must know the card"));
                }
                if held.face.card().is_none() && held.seen_by.0.contains(&true) {
                    faults.push(Objection::new(at(), "somebody knows it, but it is not said"));
                }
            }
            let from = state.hands[player].or(state.packets[player]);
            if !state.picks[player].without(from).is_empty() || state.picks[player].len() > 2 {
                faults.push(Objection::new(format!("picks of {player}"), "not cards to pick from"));
            }
        }
    }

    /// Why an edited position cannot be played on; empty if it can.
    pub(crate) fn objections(&self) -> Vec<Objection> {
        let mut objections = self.faults();
        self.turn_objections(&mut objections);
        if objections.is_empty() && !self.waits() {
            objections
                .push(Objection::new("frames", "nobody is asked a question with two answers"));
        }
        objections
    }

    /// Whether a real question is on top, or the game is over.
    fn waits(&self) -> bool {
        let mut still = self.clone();
        match still.step(&mut table::Silent) {
            table::Flow::Over => true,
            table::Flow::Ran => false,
            table::Flow::Asks => {
                let mut forced = Forced::None;
                self.list(&mut forced);
                matches!(forced, Forced::Several)
            }
        }
    }

    fn turn_objections(&self, objections: &mut Vec<Objection>) {
        let state = &self.state;
        let mut object = |at: &str, why: &str| objections.push(Objection::new(at, why));
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
        let pending = state.frames.pending();
        if pending.len() > MOST_FRAMES_LOADED {
            object("frames", "too many are pending");
        }
        if pending.is_empty() && state.round == 0 {
            object("frames", "nothing is pending, but the game has not begun");
        }
        for (index, &frame) in pending.iter().enumerate() {
            if !self.frame_fits(frame) {
                let at = format!("frames, number {}", index + 1);
                objections.push(Objection::new(at, "this cannot be pending here"));
            }
        }
    }

    /// Whether a frame can be pending in this position.
    fn frame_fits(&self, frame: Frame) -> bool {
        let state = &self.state;
        let seated = |player: Player| self.options.seated().contains(&player);
        let plays = |player: Player| self.options.players().contains(&player);
        let solo = self.options.solo();
        let setting_up = state.round == 0;
        match frame {
            Frame::Steps { list, next } => {
                let fits = match list {
                    List::SetUp => setting_up && !solo && !self.options.drafting,
                    List::DraftSetUp => setting_up && !solo && self.options.drafting,
                    List::SoloSetUp => setting_up && solo,
                    List::Turn => !setting_up && !solo,
                    List::SoloRound => !setting_up && solo,
                    List::HandCard => state.in_play.is_some(),
                    List::OwnPrepCard => state.connection.is_some(),
                    List::ForeignPrepCard => !solo && state.connection.is_some(),
                    List::AndroidPrepCard => solo && state.connection.is_some(),
                    List::Activation => solo && !setting_up,
                };
                fits && (1..list.steps().len()).contains(&usize::from(next))
            }
            Frame::ChooseShip { chooser, player } => {
                setting_up && seated(chooser) && plays(player) && state.ships[player].is_none()
            }
            Frame::Deal { player, packet, left } => {
                let cards = if packet { state.packets[player] } else { state.hands[player] };
                let hand = if packet { 5 } else { 4 };
                setting_up
                    && seated(player)
                    && packet == self.options.drafting
                    && cards.len() + usize::from(left) == hand
            }
            Frame::Keep { player } => setting_up && self.options.drafting && seated(player),
            Frame::FillModule { player } => {
                setting_up
                    && seated(player)
                    && self.options.seated().iter().all(|&player| {
                        let dealt = state.hands[player].len() == 4 && state.prep_count(player) == 0;
                        dealt || self.deal_pending(player)
                    })
            }
            Frame::DrawStartingPlayer => setting_up && !solo,
            Frame::Action | Frame::FourCards { .. } => !setting_up,
            Frame::LandByValue => {
                state.on_ship[state.active] > 0
                    && state.connection.is_some_and(|connection| {
                        self.content.buildings[connection.card.building()].holds_colonists
                    })
            }
            Frame::Ability { of, you, step, done, paid } => {
                let steps = &self.ability(of).steps;
                // While the last step's own frames are pending, the next step is behind the last.
                let in_step = match steps.get(usize::from(step)) {
                    Some(step) => done < step.effect.units() && (!paid || step.pay > 0),
                    None => usize::from(step) == steps.len() && done == 0 && !paid,
                };
                let placed = match of {
                    AbilityOf::Hand(card) => state.in_play == Some(card),
                    AbilityOf::Prep(card) => {
                        state.connection.is_some_and(|connection| connection.card == card)
                    }
                    AbilityOf::Building(_) => true,
                };
                !setting_up && seated(you) && placed && in_step
            }
            Frame::Peek { you, owner, left, .. } => {
                !setting_up && seated(you) && plays(owner) && you != owner && left < 9
            }
            Frame::LookAt { you, owner, slot } | Frame::TakeSlot { you, owner, slot, .. } => {
                let held = state.prep[owner][slot.index()].is_some();
                !setting_up && seated(you) && plays(owner) && held
            }
            Frame::Trade { you, own, owner, slot } => {
                let held = |player: Player, slot: Slot| state.prep[player][slot.index()].is_some();
                !setting_up
                    && seated(you)
                    && plays(owner)
                    && you != owner
                    && held(you, own)
                    && held(owner, slot)
            }
            Frame::RevealSlot { owner, slot } => {
                let held = state.prep[owner][slot.index()];
                plays(owner) && held.is_some_and(|held| held.face.card().is_none())
            }
            Frame::SwapCards { you, building } => seated(you) && state.stacks[building].len() >= 2,
            Frame::DrawFromDeck { player } => !setting_up && seated(player),
            Frame::Mill { .. } | Frame::Upgrade { .. } | Frame::Calculations => solo && !setting_up,
            Frame::RevealTop => matches!(state.deck.top, Some(Face::Sealed(_))),
            Frame::NewTop => state.deck.top.is_none(),
            Frame::Refill => solo,
        }
    }

    /// Whether a player still waits for his deal.
    fn deal_pending(&self, player: Player) -> bool {
        self.state
            .frames
            .pending()
            .iter()
            .any(|frame| matches!(*frame, Frame::Deal { player: to, .. } if to == player))
    }

    /// Whether the deck is not yet made.
    fn dealing(&self) -> bool {
        let before_deck = |frame: &Frame| match *frame {
            Frame::Steps { list: List::SetUp | List::DraftSetUp, next } => next <= 5,
            Frame::Steps { list: List::SoloSetUp, next } => next <= 4,
            _ => false,
        };
        self.state.round == 0 && self.state.frames.pending().iter().any(before_deck)
    }

    /// Whether colonists are not yet placed: Spaceships are being chosen.
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
