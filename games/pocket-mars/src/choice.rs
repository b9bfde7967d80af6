//! Every choice of a seat and every result of chance, with its text.

use std::fmt;
use std::str::FromStr;

use crate::kinds::{Building, Card, Colour, Player, Ship, Slot, Unknown};

/// One answer to one question. The order is the order in which choices are listed.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Choice {
    /// Chance, set-up: this card is dealt to whom the deal has come.
    Deal(Card),
    /// Chance, set-up: this player begins every round.
    Start(Player),
    /// Chance: the face that is now seen for the first time.
    Reveal(Card),
    /// Chance: the colour of the card that now lies on top of the deck.
    Top(Colour),

    /// Set-up: a Spaceship, for oneself or for the androids.
    Ship(Ship),
    /// Drafting: the card to keep.
    Keep(Card),
    /// A card from the hand into the prep module.
    Prepare(Card),

    /// Action: resolve the hand ability of a card in hand.
    PlayHand(Card),
    /// Action: connect a card of the own prep module.
    PlayPrep(Card),
    /// Action: connect a card of another prep module.
    Take(Player, Slot),
    /// Action: one colonist from Earth to the Spaceship.
    Launch,
    /// Action in solo: the same, and a card of the androids' prep module is discarded.
    LaunchDiscarding(Slot),
    /// Action: discard this card from hand or prep module for energy.
    Energy(Card),

    /// One colonist from the Spaceship to the Building whose card was beaten.
    MoveIn,
    /// Pay the energy of a step.
    Pay,
    /// So many units of a step.
    Count(u8),
    /// One colonist from the Spaceship to the ★ space of a Building.
    Land(Building),
    /// One colonist from Earth to the ★ space of a Building.
    Direct(Building),
    /// One colonist of a player from ★ to ★★.
    Upgrade(Building, Player),
    /// One colonist of a player from ★★ to ★.
    Downgrade(Building, Player),
    /// A colonist on ★ (of the first player) and one on ★★ (of the second) change places.
    SwapSpaces(Building, Player, Player),
    /// One own colonist from the ★ space of a Building to that of another.
    Relocate(Building, Building),
    /// One colonist of a player from ★ back to its Spaceship.
    Evict(Building, Player),
    /// Lower a player's energy by so much.
    Drain(Player, u8),
    /// Draw from the deck.
    Draw,
    /// Draw from a slot of the androids' prep module.
    DrawSlot(Slot),
    /// Look at the card in a slot of a player.
    Peek(Player, Slot),
    /// Discard the card in a slot of a player.
    Scrap(Player, Slot),
    /// Exchange the card in an own slot for the one in a slot of a player.
    Trade(Slot, Player, Slot),
    /// Put a card from hand or prep module under the deck.
    Cycle(Card),
    /// Take the top card of the discard pile.
    Salvage,
    /// Turn the top card of a stack face-down.
    Flip(Building),
    /// The stack in which two cards are to change places.
    Stack(Building),
    /// Two cards of that stack, counted from 1 at the Building.
    SwapCards(u8, u8),
    /// Resolve the ability of a Building.
    Trigger(Building),
    /// Discard a card from hand, being over the limit.
    Discard(Card),
    /// Leave it, or leave the rest of it.
    Skip,
}

/// The most units that a step can be asked for in one number.
pub(crate) const MOST_UNITS: u8 = 15;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Choice::*;
        match self {
            Deal(card) => write!(f, "deal {card}"),
            Start(player) => write!(f, "start {player}"),
            Reveal(card) => write!(f, "reveal {card}"),
            Top(colour) => write!(f, "top {colour}"),
            Ship(ship) => write!(f, "ship {ship}"),
            Keep(card) => write!(f, "keep {card}"),
            Prepare(card) => write!(f, "prepare {card}"),
            PlayHand(card) => write!(f, "play hand {card}"),
            PlayPrep(card) => write!(f, "play prep {card}"),
            Take(player, slot) => write!(f, "take {player} {slot}"),
            Launch => write!(f, "launch"),
            LaunchDiscarding(slot) => write!(f, "launch discarding {slot}"),
            Energy(card) => write!(f, "energy {card}"),
            MoveIn => write!(f, "move in"),
            Pay => write!(f, "pay"),
            Count(count) => write!(f, "count {count}"),
            Land(building) => write!(f, "land {building}"),
            Direct(building) => write!(f, "direct {building}"),
            Upgrade(building, player) => write!(f, "upgrade {building} {player}"),
            Downgrade(building, player) => write!(f, "downgrade {building} {player}"),
            SwapSpaces(building, first, second) => {
                write!(f, "swap spaces {building} {first} {second}")
            }
            Relocate(from, to) => write!(f, "relocate {from} {to}"),
            Evict(building, player) => write!(f, "evict {building} {player}"),
            Drain(player, count) => write!(f, "drain {player} {count}"),
            Draw => write!(f, "draw"),
            DrawSlot(slot) => write!(f, "draw slot {slot}"),
            Peek(player, slot) => write!(f, "peek {player} {slot}"),
            Scrap(player, slot) => write!(f, "scrap {player} {slot}"),
            Trade(own, player, slot) => write!(f, "trade {own} {player} {slot}"),
            Cycle(card) => write!(f, "cycle {card}"),
            Salvage => write!(f, "salvage"),
            Flip(building) => write!(f, "flip {building}"),
            Stack(building) => write!(f, "stack {building}"),
            SwapCards(low, high) => write!(f, "swap cards {low} {high}"),
            Trigger(building) => write!(f, "trigger {building}"),
            Discard(card) => write!(f, "discard {card}"),
            Skip => write!(f, "skip"),
        }
    }
}

impl FromStr for Choice {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let unknown = || Unknown(text.to_string());
        let mut words = [""; 6];
        let mut count = 0;
        for word in text.split(' ') {
            *words.get_mut(count).ok_or_else(unknown)? = word;
            count += 1;
        }
        let choice = match &words[..count] {
            ["deal", card] => Choice::Deal(card.parse()?),
            ["start", player] => Choice::Start(player.parse()?),
            ["reveal", card] => Choice::Reveal(card.parse()?),
            ["top", colour] => Choice::Top(colour.parse()?),
            ["ship", ship] => Choice::Ship(ship.parse()?),
            ["keep", card] => Choice::Keep(card.parse()?),
            ["prepare", card] => Choice::Prepare(card.parse()?),
            ["play", "hand", card] => Choice::PlayHand(card.parse()?),
            ["play", "prep", card] => Choice::PlayPrep(card.parse()?),
            ["take", player, slot] => Choice::Take(player.parse()?, slot.parse()?),
            ["launch"] => Choice::Launch,
            ["launch", "discarding", slot] => Choice::LaunchDiscarding(slot.parse()?),
            ["energy", card] => Choice::Energy(card.parse()?),
            ["move", "in"] => Choice::MoveIn,
            ["pay"] => Choice::Pay,
            ["count", count] => Choice::Count(small(count, 1)?),
            ["land", building] => Choice::Land(building.parse()?),
            ["direct", building] => Choice::Direct(building.parse()?),
            ["upgrade", building, player] => Choice::Upgrade(building.parse()?, player.parse()?),
            ["downgrade", building, player] => {
                Choice::Downgrade(building.parse()?, player.parse()?)
            }
            ["swap", "spaces", building, first, second] => {
                Choice::SwapSpaces(building.parse()?, first.parse()?, second.parse()?)
            }
            ["relocate", from, to] => Choice::Relocate(from.parse()?, to.parse()?),
            ["evict", building, player] => Choice::Evict(building.parse()?, player.parse()?),
            ["drain", player, count] => Choice::Drain(player.parse()?, small(count, 1)?),
            ["draw"] => Choice::Draw,
            ["draw", "slot", slot] => Choice::DrawSlot(slot.parse()?),
            ["peek", player, slot] => Choice::Peek(player.parse()?, slot.parse()?),
            ["scrap", player, slot] => Choice::Scrap(player.parse()?, slot.parse()?),
            ["trade", own, player, slot] => {
                Choice::Trade(own.parse()?, player.parse()?, slot.parse()?)
            }
            ["cycle", card] => Choice::Cycle(card.parse()?),
            ["salvage"] => Choice::Salvage,
            ["flip", building] => Choice::Flip(building.parse()?),
            ["stack", building] => Choice::Stack(building.parse()?),
            ["swap", "cards", low, high] => Choice::SwapCards(small(low, 1)?, small(high, 1)?),
            ["trigger", building] => Choice::Trigger(building.parse()?),
            ["discard", card] => Choice::Discard(card.parse()?),
            ["skip"] => Choice::Skip,
            _ => return Err(unknown()),
        };
        Ok(choice)
    }
}

/// A number from `least` to [`MOST_UNITS`], in its one text form.
fn small(text: &str, least: u8) -> Result<u8, Unknown> {
    let number = text.parse().ok().filter(|number| (least..=MOST_UNITS).contains(number));
    number.filter(|number| number.to_string() == text).ok_or_else(|| Unknown(text.to_string()))
}

/// Every choice that can be expressed, legal or not, in no particular order.
pub(crate) fn every_choice() -> Vec<Choice> {
    use Choice::*;
    let mut all = vec![Launch, MoveIn, Pay, Draw, Salvage, Skip];
    for card in Card::all() {
        all.extend([Deal(card), Reveal(card), Keep(card), Prepare(card), PlayHand(card)]);
        all.extend([PlayPrep(card), Energy(card), Cycle(card), Discard(card)]);
    }
    all.extend(Colour::ALL.map(Top));
    all.extend(crate::kinds::Ship::ALL.map(Ship));
    all.extend(Slot::ALL.map(LaunchDiscarding));
    all.extend(Slot::ALL.map(DrawSlot));
    all.extend((1..=MOST_UNITS).map(Count));
    for low in 1..=MOST_UNITS {
        all.extend((1..=MOST_UNITS).map(|high| SwapCards(low, high)));
    }
    for building in Building::ALL {
        all.extend([Land, Direct, Flip, Stack, Trigger].map(|make| make(building)));
        all.extend(Building::ALL.map(|to| Relocate(building, to)));
        for player in Player::ALL {
            all.extend([Upgrade, Downgrade, Evict].map(|make| make(building, player)));
            all.extend(Player::ALL.map(|other| SwapSpaces(building, player, other)));
        }
    }
    for player in Player::ALL {
        all.push(Start(player));
        all.extend((1..=MOST_UNITS).map(|count| Drain(player, count)));
        for slot in Slot::ALL {
            all.extend([Take, Peek, Scrap].map(|make| make(player, slot)));
            all.extend(Slot::ALL.map(|own| Trade(own, player, slot)));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_own_text_and_reads_it_back() {
        let all = every_choice();
        let mut texts = std::collections::BTreeSet::new();
        for choice in &all {
            assert_eq!(choice.to_string().parse(), Ok(*choice));
            assert!(texts.insert(choice.to_string()), "{choice}");
        }
        assert_eq!(size_of::<Choice>(), 4);
    }

    #[test]
    fn text_that_is_no_choice_is_refused() {
        for wrong in
            ["", "launch ", " launch", "land", "land mars", "count 99", "count 01", "a b c d e f g"]
        {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
