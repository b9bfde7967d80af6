//! Choices as text, with costs and effects.

use game_core::{BoundMessage, Description, Named as _, NoSink, Rule, Turn};
use i18n::{Value, message};

use super::names::Narrator;
use crate::ability::Effect;
use crate::choice::Choice;
use crate::sequence::Frame;
use crate::state::Face;
use crate::types::{Building, Card, Colour, Id, Player, Slot};

impl Narrator<'_> {
    /// The text of a choice, with its costs and effects.
    pub(crate) fn description(&self, choice: Choice) -> Description {
        let decider = self.decider();
        let bound = self.with_consequences(choice, decider, self.bound("choice", &choice));
        Description {
            places: self.choice_places(choice, decider),
            ends_turn: matches!(choice, Choice::Skip),
            amounts: self.amounts(choice, decider),
            ..bound.describe(Rule(self.choice_rule(choice)))
        }
    }

    fn decider(&self) -> Player {
        match self.game.turn() {
            Turn::Choose(seat) => Player::of_seat(seat),
            Turn::Chance | Turn::Over => self.game.state.active,
        }
    }

    /// The message of a choice with what the position adds to it.
    fn with_consequences(
        &self,
        choice: Choice,
        decider: Player,
        bound: BoundMessage,
    ) -> BoundMessage {
        let (content, state, words) = (self.game.content, &self.game.state, self.words());
        let launched = |bound: BoundMessage| {
            let (earth, ship) = (state.earth[decider], state.on_ship[decider]);
            bound
                .with("earth", earth)
                .with("earth-after", earth.saturating_sub(1))
                .with("ship", ship)
                .with("ship-after", ship + 1)
        };
        let held = |player, slot| self.held(decider, player, slot);
        let androids = Player::Androids;
        match choice {
            Choice::Ship(ship) => bound.with("colour", words.player_of(ship)),
            Choice::Keep(card) => {
                let facts = content.card(card);
                let (hand, prep) = (words.ability(&facts.hand), words.ability(&facts.prep));
                bound.with("hand", hand).with("prep", prep)
            }
            Choice::Prepare(card) => bound.with("prep", words.ability(&content.card(card).prep)),
            Choice::PlayHand(card) => bound.with("hand", words.ability(&content.card(card).hand)),
            Choice::PlayPrep(card) => {
                let building = &content.buildings[card.building()];
                bound
                    .with("compared", self.comparison(card))
                    .with("prep", words.ability_clause(&content.card(card).prep))
                    .with("ability", words.ability_clause(&building.ability))
            }
            Choice::Take(owner, slot) => {
                let face = state.prep[owner][slot.index()].map(|held| held.face.colour());
                let bound = bound.with("held", held(owner, slot));
                self.with_taking(bound, owner, face.unwrap_or(Colour::Black))
            }
            Choice::Launch => launched(bound),
            Choice::LaunchDiscarding(slot) => launched(bound).with("held", held(androids, slot)),
            Choice::Energy(_) => bound
                .with("energy", state.energy[decider])
                .with("after", self.energy_after(decider)),
            Choice::MoveIn => {
                let ship = state.on_ship[decider];
                bound.with("ship", ship).with("ship-after", ship.saturating_sub(1))
            }
            Choice::Pay => {
                let (energy, price) = (state.energy[decider], self.price());
                let after = energy.saturating_sub(price);
                bound.with("price", price).with("energy", energy).with("after", after)
            }
            Choice::Count(count) => {
                let effect = match self.effect_asked() {
                    Some(Effect::Launch(_)) => "launch",
                    Some(Effect::Gain(_)) => "gain",
                    Some(Effect::Land(..)) => "land",
                    _ => "other",
                };
                bound.with("effect", effect).with("changes", self.counting(count, decider))
            }
            Choice::Drain(player, count) => {
                let energy = state.energy[player];
                bound.with("energy", energy).with("after", energy.saturating_sub(count))
            }
            Choice::DrawSlot(slot) => {
                self.with_leaving(bound, slot).with("held", held(androids, slot))
            }
            Choice::Peek(owner, slot) | Choice::Scrap(owner, slot) => {
                bound.with("held", held(owner, slot))
            }
            Choice::Trade(own, owner, slot) => {
                bound.with("given", held(decider, own)).with("held", held(owner, slot))
            }
            Choice::Salvage => bound.with("card", state.discard.last().named(self)),
            Choice::Flip(at) => bound.with("value", self.game.value_of(at)),
            Choice::SwapCards(low, high) => {
                bound.with("low-card", self.stacked(low)).with("high-card", self.stacked(high))
            }
            Choice::Trigger(at) => {
                bound.with("ability", words.ability(&content.buildings[at].ability))
            }
            Choice::Skip => bound.with(
                "what",
                match state.frames.top() {
                    Some(Frame::LandByValue) => "aboard",
                    Some(Frame::Ability { done: 1.., .. } | Frame::Peek { .. }) => "stop",
                    _ => "skip",
                },
            ),
            Choice::Deal(_)
            | Choice::Start(_)
            | Choice::Reveal(_)
            | Choice::Top(_)
            | Choice::Land(_)
            | Choice::Direct(_)
            | Choice::Upgrade(..)
            | Choice::Downgrade(..)
            | Choice::SwapSpaces(..)
            | Choice::Relocate(..)
            | Choice::Evict(..)
            | Choice::Draw
            | Choice::Cycle(_)
            | Choice::Stack(_)
            | Choice::Discard(_) => bound,
        }
    }

    /// The places of the table that a choice is about.
    fn choice_places(&self, choice: Choice, decider: Player) -> Vec<String> {
        let building = |at: Building| vec![format!("building-{at}")];
        let card = |card: Card| vec![format!("card-{card}")];
        match choice {
            Choice::Deal(_)
            | Choice::Start(_)
            | Choice::Reveal(_)
            | Choice::Ship(_)
            | Choice::Count(_)
            | Choice::Skip => Vec::new(),
            Choice::Top(_) => vec!["deck-top".into()],
            Choice::Keep(it) | Choice::Prepare(it) | Choice::PlayHand(it) | Choice::Discard(it) => {
                card(it)
            }
            Choice::PlayPrep(played) => {
                let mut places = self.places_of(decider, played);
                places.push(format!("building-{}", played.building()));
                places
            }
            Choice::Take(owner, slot) | Choice::Peek(owner, slot) | Choice::Scrap(owner, slot) => {
                vec![format!("slot-{owner}-{slot}")]
            }
            Choice::Launch => vec![format!("earth-{decider}"), format!("ship-{decider}")],
            Choice::LaunchDiscarding(slot) => vec![
                format!("earth-{decider}"),
                format!("slot-da-{slot}"),
                format!("ship-{decider}"),
            ],
            Choice::Energy(spent) => {
                let mut places = vec![format!("energy-{decider}")];
                places.extend(self.places_of(decider, spent));
                places
            }
            Choice::MoveIn => {
                let at = self.game.here().map_or(String::new(), |here| space(here, 1));
                vec![at, format!("ship-{decider}")]
            }
            Choice::Pay => vec![format!("energy-{decider}")],
            Choice::Drain(player, _) => vec![format!("energy-{player}")],
            Choice::Land(at) => {
                let mover = if self.android_question() { Player::Androids } else { decider };
                vec![space(at, 1), format!("ship-{mover}")]
            }
            Choice::Direct(at) => vec![space(at, 1), format!("earth-{decider}")],
            Choice::Upgrade(at, player) => vec![group_of(at, 1, player), space(at, 2)],
            Choice::Downgrade(at, player) => vec![group_of(at, 2, player), space(at, 1)],
            Choice::SwapSpaces(at, first, second) => {
                vec![group_of(at, 1, first), group_of(at, 2, second)]
            }
            Choice::Relocate(from, to) => vec![group_of(from, 1, decider), space(to, 1)],
            Choice::Evict(at, player) => vec![group_of(at, 1, player), format!("ship-{player}")],
            Choice::Draw => vec!["deck".into()],
            Choice::DrawSlot(slot) => vec![format!("slot-da-{slot}")],
            Choice::Trade(own, owner, slot) => {
                vec![format!("slot-{owner}-{slot}"), format!("slot-{decider}-{own}")]
            }
            Choice::Cycle(put) => self.places_of(decider, put),
            Choice::Salvage => vec!["discard".into()],
            Choice::Flip(at) | Choice::Stack(at) | Choice::Trigger(at) => building(at),
            Choice::SwapCards(low, high) => {
                let at = self.swapping().unwrap_or(Building::Greenhouse);
                vec![format!("stack-{at}-{low}"), format!("stack-{at}-{high}")]
            }
        }
    }

    /// The card in a slot as the deciding player knows it.
    fn held(&self, decider: Player, player: Player, slot: Slot) -> Value<'static> {
        match self.game.state.prep[player][slot.index()] {
            None => "".into(),
            Some(held) => match held.face {
                Face::Known(card) if held.seen_by[decider] => card.named(self),
                face => self.words().back(face.colour()),
            },
        }
    }

    /// A card of the stack in which cards are swapped, by its position.
    fn stacked(&self, position: u8) -> String {
        let at = self.swapping().unwrap_or(Building::Greenhouse);
        let card = match self.game.state.stacks[at].get(usize::from(position) - 1) {
            Some(connected) if connected.face_down => "down".to_string(),
            Some(connected) => self.words().card_title(connected.card),
            None => "none".to_string(),
        };
        message!(self.messages, "stack-card", nth = position, card = card).into()
    }

    /// The places of a player's own card: where it is, in hand or in a slot.
    fn places_of(&self, decider: Player, card: Card) -> Vec<String> {
        match self.game.state.slot_of(decider, card) {
            Some(slot) => vec![format!("card-{card}"), format!("slot-{decider}-{slot}")],
            None => vec![format!("card-{card}")],
        }
    }

    /// The energy after a card is discarded for it.
    pub(super) fn energy_after(&self, decider: Player) -> u8 {
        let options = &self.game.options;
        let units = if options.solo() { self.game.content.solo.energy_action } else { 1 };
        self.game.state.energy[decider].saturating_add(units).min(options.energy_top)
    }

    pub(super) fn price(&self) -> u8 {
        match self.game.state.frames.top() {
            Some(Frame::Ability { of, step, .. }) => {
                self.game.ability(of).steps.get(usize::from(step)).map_or(0, |step| step.pay)
            }
            _ => 0,
        }
    }

    fn android_question(&self) -> bool {
        matches!(self.game.state.frames.top(), Some(Frame::Calculations | Frame::Upgrade { .. }))
    }

    fn swapping(&self) -> Option<Building> {
        match self.game.state.frames.top() {
            Some(Frame::SwapCards { building, .. }) => Some(building),
            _ => None,
        }
    }

    /// How the value of a card of one's own prep module compares with the one beneath.
    fn comparison(&self, card: Card) -> String {
        let (content, messages) = (self.game.content, self.messages);
        let value = content.card(card).value;
        let beneath = self.game.value_of(card.building());
        let holds = content.buildings[card.building()].holds_colonists;
        let aboard = self.game.state.on_ship[self.game.state.active];
        match (value > beneath, holds, aboard) {
            (false, ..) => {
                message!(messages, "compared-fails", value = value, beneath = beneath)
            }
            (true, false, _) => {
                message!(messages, "compared-beats", value = value, beneath = beneath)
            }
            (true, true, 0) => {
                message!(messages, "compared-empty", value = value, beneath = beneath)
            }
            (true, true, _) => {
                message!(messages, "compared-lands", value = value, beneath = beneath)
            }
        }
        .into()
    }

    /// The message with what taking a card of this colour does.
    fn with_taking(&self, bound: BoundMessage, owner: Player, colour: Colour) -> BoundMessage {
        let building = &self.game.content.buildings[colour.building()];
        let androids = owner == Player::Androids;
        let moves_in =
            building.holds_colonists && (androids || self.game.options.steal_moves_colonist);
        let moves = match (moves_in, self.game.state.on_ship[self.game.state.active], androids) {
            (false, _, true) => "never",
            (false, _, false) => "owner",
            (true, 0, true) => "empty",
            (true, 0, false) => "empty-owner",
            (true, _, true) => "may",
            (true, _, false) => "may-owner",
        };
        bound
            .with("moves", moves)
            .with("beaten", self.game.value_of(colour.building()))
            .with("ability", self.words().ability_clause(&building.ability))
    }

    /// The message with what the androids will do if this slot becomes empty.
    fn with_leaving(&self, bound: BoundMessage, slot: Slot) -> BoundMessage {
        let slots = self.game.state.slots(Player::Androids);
        let rest: Vec<Colour> =
            slots.filter(|&(other, _)| other != slot).map(|(_, held)| held.face.colour()).collect();
        match rest[..] {
            [colour] => bound
                .with("left", colour.named(self))
                .with("power", self.words().power(colour.building())),
            _ => bound.with("left", "none").with("power", ""),
        }
    }

    pub(super) fn effect_asked(&self) -> Option<Effect> {
        match self.game.state.frames.top()? {
            Frame::Ability { of, step, .. } => {
                self.game.ability(of).steps.get(usize::from(step)).map(|step| step.effect)
            }
            _ => None,
        }
    }

    /// Tries this many units on a copy, to see how they change the player's own colonists and
    /// energy.
    fn counting(&self, count: u8, you: Player) -> Value<'static> {
        let Some(effect) = self.effect_asked() else { return "".into() };
        let mut trial = self.game.clone();
        trial.carry_out(effect, you, Choice::Count(count), &mut NoSink);
        let (before, after, messages) = (&self.game.state, &trial.state, self.messages);
        let mut changes: Vec<String> = Vec::new();
        if before.earth[you] != after.earth[you] {
            let (from, to) = (before.earth[you], after.earth[you]);
            changes.push(message!(messages, "change-earth", from = from, to = to).into());
        }
        if before.on_ship[you] != after.on_ship[you] {
            let (from, to) = (before.on_ship[you], after.on_ship[you]);
            changes.push(message!(messages, "change-ship", from = from, to = to).into());
        }
        if before.energy[you] != after.energy[you] {
            let (from, to) = (before.energy[you], after.energy[you]);
            changes.push(message!(messages, "change-energy", from = from, to = to).into());
        }
        changes.join(", ").into()
    }

    fn choice_rule(&self, choice: Choice) -> &'static str {
        let solo = self.game.options.solo();
        match choice {
            Choice::PlayHand(_) => {
                if solo {
                    "DA-4.2"
                } else {
                    "PM-4.1a"
                }
            }
            Choice::PlayPrep(_) => {
                if solo {
                    "DA-4.3"
                } else {
                    "PM-4.2a"
                }
            }
            Choice::Take(..) => {
                if solo {
                    "DA-4.4a"
                } else {
                    "PM-4.3a"
                }
            }
            Choice::Launch => "PM-4.4",
            Choice::LaunchDiscarding(_) => "DA-4.5a",
            Choice::Energy(_) => {
                if solo {
                    "DA-4.6"
                } else {
                    "PM-4.5a"
                }
            }
            Choice::Skip => match self.game.state.frames.top() {
                Some(Frame::LandByValue) => "PM-4.2b",
                _ => "PM-1.6a",
            },
            _ => self.game.state.frames.top().map_or("PM-4.0a", |frame| self.asked(frame).0),
        }
    }
}

fn space(at: Building, level: u8) -> String {
    format!("space-{at}-{level}")
}

fn group_of(at: Building, level: u8, player: Player) -> String {
    format!("colonists-{at}-{level}-{player}")
}
