//! Events as text.

use game_core::grammar::capital;
use game_core::{Line, Viewer};
use i18n::{Locale, Messages, message};

use crate::automa::Forced;
use crate::content::{AndroidAbility, BuildingFacts};
use crate::event::{Beneath, Event, Pile, Spot};
use crate::game::PocketMars;
use crate::grammar::{article, some_cards, third_person};
use crate::text::messages;
use crate::types::{Building, Card, Id, Player, Ship};

impl Pile {
    fn words(self) -> String {
        match self {
            Pile::Hand => " from hand".into(),
            Pile::Slot(slot) => format!(" from slot {slot}"),
            Pile::Play | Pile::Packet => String::new(),
        }
    }
}

impl PocketMars {
    /// The name of a player: in solo "you" and "the androids", otherwise the colour of the
    /// colonists.
    pub(crate) fn name(&self, player: Player) -> String {
        self.name_in(player, messages(Locale::English))
    }

    /// The name of a player in a language.
    pub(crate) fn name_in(&self, player: Player, messages: Messages) -> String {
        match (self.options.solo(), player) {
            (_, Player::Androids) => message!(messages, "name-androids").into(),
            (true, _) => message!(messages, "name-you").into(),
            (false, _) => {
                let ship = self.state.ships[player].unwrap_or(Ship::ALL[player.index()]);
                capital(&self.content.ship(ship).colour)
            }
        }
    }

    /// The name of a player inside a sentence.
    pub(crate) fn mid_name(&self, player: Player) -> String {
        let name = self.name(player);
        if self.options.solo() { name.to_lowercase() } else { name }
    }

    /// The possessive form of a player inside a sentence.
    pub(crate) fn possessive(&self, player: Player) -> String {
        match (self.options.solo(), player) {
            (_, Player::Androids) => "the androids'".into(),
            (true, _) => "your".into(),
            (false, _) => format!("{}'s", self.name(player)),
        }
    }

    /// Subject and verb, as in "You launch" or "Red launches".
    fn does(&self, player: Player, plain: &str) -> String {
        let verb = if self.options.solo() { plain.to_string() } else { third_person(plain) };
        format!("{} {verb}", self.name(player))
    }

    /// A card with its title and value.
    pub(crate) fn card_words(&self, card: Card) -> String {
        let facts = self.content.card(card);
        format!("{card} {} ({} {})", facts.title, card.colour(), facts.value)
    }

    /// A card as a viewer may know it: the face if he sees what this player sees, otherwise the
    /// back if hands show their backs.
    fn card_for(&self, card: Card, player: Player, viewer: Viewer) -> String {
        match player.seat() {
            Some(seat) if !viewer.sees(seat) && self.options.hide_hand_colours => "a card".into(),
            _ => self.face_or_back(card, player, viewer),
        }
    }

    /// A card of which everybody sees at least the back, at its origin or destination.
    fn face_or_back(&self, card: Card, player: Player, viewer: Viewer) -> String {
        match player.seat() {
            Some(seat) if !viewer.sees(seat) => article(&format!("{} card", card.colour())),
            _ => self.card_words(card),
        }
    }

    /// The Building with Overwhelming Power.
    fn overpowering(&self) -> &BuildingFacts {
        let powerful = |facts: &&BuildingFacts| facts.android == AndroidAbility::OverwhelmingPower;
        let all = Building::ALL.map(|building| &self.content.buildings[building]);
        all.into_iter().find(powerful).unwrap_or(all[0])
    }

    /// The selector by which a message chooses its words: in solo you or the androids.
    fn who(&self, player: Player) -> &'static str {
        match (self.options.solo(), player) {
            (_, Player::Androids) => "androids",
            (true, _) => "you",
            (false, _) => "other",
        }
    }

    fn spot_words(&self, player: Player, spot: Spot, messages: Messages) -> String {
        let level = |stars: &'static str, building| {
            let building = self.building_name(building);
            message!(messages, "spot-level", stars = stars, building = building)
        };
        match spot {
            Spot::Earth => message!(messages, "spot-earth"),
            Spot::Ship => message!(messages, "spot-ship", who = self.who(player)),
            Spot::First(building) => level("★", building),
            Spot::Second(building) => level("★★", building),
        }
        .into()
    }

    /// A colonist's move; if it stays within one Building, the Building is named once.
    fn moved_words(&self, player: Player, from: Spot, to: Spot, messages: Messages) -> String {
        let whose =
            message!(messages, "moved-whose", who = self.who(player), name = self.name(player));
        let spots = match (from, to) {
            (Spot::First(here), Spot::Second(there)) if here == there => "★".into(),
            (Spot::Second(here), Spot::First(there)) if here == there => "★★".into(),
            _ => self.spot_words(player, from, messages),
        };
        let to = self.spot_words(player, to, messages);
        message!(messages, "moved", whose = whose, from = spots, to = to).into()
    }

    fn energy_words(
        &self,
        player: Player,
        (from, to): (u8, u8),
        lost: u8,
        messages: Messages,
    ) -> String {
        let name = capital(&self.mid_name(player));
        let whose = message!(messages, "energy-whose", who = self.who(player), name = name);
        let lost = match lost {
            0 => "".into(),
            _ => message!(messages, "energy-lost", count = lost),
        };
        match () {
            () if to > from => {
                message!(messages, "energy-rises", whose = whose, from = from, to = to, lost = lost)
            }
            () if to < from => {
                message!(messages, "energy-falls", whose = whose, from = from, to = to, lost = lost)
            }
            () => message!(messages, "energy-stays", whose = whose, to = to, lost = lost),
        }
        .into()
    }

    /// The text of an event for a viewer.
    ///
    /// What the androids do is in every language. Everything else, which no helper shows, is in
    /// English.
    pub(crate) fn event_line(&self, event: &Event, viewer: Viewer, messages: Messages) -> Line {
        Line {
            text: self.event_words(event, viewer, messages),
            reasons: self.weighing_reasons(event, messages),
            places: self.event_places(event),
        }
    }

    fn event_words(&self, event: &Event, viewer: Viewer, messages: Messages) -> String {
        match *event {
            Event::GotShip { player, ship } => {
                let ship = &self.content.ship(ship).name;
                let verb = if self.options.solo() { "fly" } else { "flies" };
                format!("{} {verb} the {ship}.", self.name(player))
            }
            Event::Dealt { player, card, packet } => {
                let place = if packet { " in the packet" } else { "" };
                let is = if self.options.solo() { "are" } else { "is" };
                format!(
                    "{} {is} dealt {}{place}.",
                    self.name(player),
                    self.card_for(card, player, viewer)
                )
            }
            Event::Kept { player, card } => {
                format!("{} {}.", self.does(player, "keep"), self.card_for(card, player, viewer))
            }
            Event::Passed { player, to, cards } => {
                let seats = [player, to].into_iter().filter_map(Player::seat);
                let sees = seats.into_iter().any(|seat| viewer.sees(seat));
                let names: Vec<String> = cards
                    .iter()
                    .map(|card| match (sees, self.options.hide_hand_colours) {
                        (true, _) => self.card_words(card),
                        (false, false) => article(&format!("{} card", card.colour())),
                        (false, true) => "a card".into(),
                    })
                    .collect();
                let (passes, to) = (self.does(player, "pass"), self.mid_name(to));
                format!("{passes} to {to}: {}.", names.join(", "))
            }
            Event::Prepared { player, card, slot } => format!(
                "{} {} into slot {slot} of {} prep module.",
                self.does(player, "put"),
                self.face_or_back(card, player, viewer),
                if self.options.solo() { "your" } else { "the" }
            ),
            Event::Starts { player } => {
                let verb = if self.options.solo() { "begin" } else { "begins" };
                format!("{} {verb} every round.", self.name(player))
            }
            Event::TopShown { colour } => {
                format!("The card now on top of the deck is {colour}.")
            }
            Event::RoundBegan { round } => message!(messages, "round-began", round = round).into(),
            Event::TurnBegan { player } => {
                format!("{} turn begins.", capital(&self.possessive(player)))
            }
            Event::HandPlayed { player, card } => {
                let (plays, words) = (self.does(player, "play"), self.card_words(card));
                let ability = self.content.card(card).hand.words();
                format!("{plays} {words} from hand: \u{201c}{ability}\u{201d}.")
            }
            Event::Connected { by, owner, slot, card, value, beneath, on } => {
                let building = self.building_name(card.building());
                let on = match on {
                    Beneath::Building => "of the Building".into(),
                    Beneath::Card(card) => {
                        format!("of {card} {}", self.content.card(card).title)
                    }
                    Beneath::FaceDown => "of the card that lies face-down".into(),
                };
                let from = match owner {
                    owner if owner == by => format!(" from slot {slot}"),
                    owner => format!(" from slot {slot} of {} prep module", self.possessive(owner)),
                };
                let compared = if value > beneath { "beats" } else { "does not beat" };
                let moves = owner == by || owner == Player::Androids;
                let so = match value > beneath {
                    false if moves || self.options.steal_moves_colonist => ", so nobody moves in",
                    _ => "",
                };
                let connects = self.does(by, "connect");
                let abilities = self.connected_abilities(by, owner, card);
                let card = self.card_words(card);
                format!(
                    "{connects} {card}{from} to the {building}: \
                     {value} {compared} the {beneath} {on}{so}. {abilities}"
                )
            }
            Event::NobodyMovesIn { player, why } => self.not_in_words(player, why),
            Event::ActionSkipped { player } => {
                format!("{} no legal action.", self.does(player, "have"))
            }
            Event::Moved { player, from, to } => self.moved_words(player, from, to, messages),
            Event::Energy { player, from, to, lost } => {
                self.energy_words(player, (from, to), lost, messages)
            }
            Event::EnergyAtTop { energy } => {
                let power = self.overpowering().android_title.as_str();
                message!(messages, "energy-at-top", energy = energy, power = power).into()
            }
            Event::Tested { player, of, holds, yours, others } => {
                self.tested_words((player, of), holds, yours, others)
            }
            Event::NothingToDo { player, of, step, done, lack } => {
                self.nothing_words(player, (of, step), done, lack)
            }
            Event::Drew { player, card, slot } => {
                let from = match slot {
                    Some(slot) => format!(" from slot {slot} of the androids' prep module"),
                    None => " from the deck".into(),
                };
                format!(
                    "{} {}{from}.",
                    self.does(player, "draw"),
                    self.face_or_back(card, player, viewer)
                )
            }
            Event::DrawSkipped { player } => {
                format!("{} no card: there is none left.", self.does(player, "draw"))
            }
            Event::ModuleNotFull { player, cards } => {
                let (whose, hand) = (self.possessive(player), self.possessive(player));
                let has = if cards == 0 { "stays empty" } else { "stays with 1 card" };
                format!("{} prep module {has}: {hand} hand is empty.", capital(&whose))
            }
            Event::Shuffled { cards, covered } => {
                let what =
                    if covered { "from beneath the top cards" } else { "of the discard pile" };
                let are = if cards == 1 { "is" } else { "are" };
                format!("{} {what} {are} shuffled into a new deck.", some_cards(cards.into()))
            }
            Event::Discarded { player, card, from } => {
                let card = self.card_words(card);
                format!("{} {card}{}.", self.does(player, "discard"), from.words())
            }
            Event::Milled { card } => {
                format!("{} is discarded from the deck.", self.card_words(card))
            }
            Event::Looked { player, owner, slot, card } => {
                let seat = player.seat();
                let seen = seat.is_none_or(|seat| viewer.sees(seat));
                let what =
                    if seen { format!(": {}", self.card_words(card)) } else { String::new() };
                let module = format!("slot {slot} of {} prep module", self.possessive(owner));
                format!("{} at {module}{what}.", self.does(player, "look"))
            }
            Event::NothingMoreToSee { owner, .. } => {
                let module = capital(&self.possessive(owner));
                format!("{module} prep module has no other card to look at.")
            }
            Event::Scrapped { player, owner, card, .. } => format!(
                "{} {} out of {} prep module.",
                self.does(player, "discard"),
                self.card_words(card),
                self.possessive(owner)
            ),
            Event::Traded { player, own, owner, slot, given, taken } => {
                let knows = |card: Card| {
                    let parties = [player.seat(), owner.seat()];
                    let sees = parties.into_iter().flatten().any(|seat| viewer.sees(seat));
                    if sees {
                        self.card_words(card)
                    } else {
                        article(&format!("{} card", card.colour()))
                    }
                };
                format!(
                    "{} {} from slot {own} for {} in slot {slot} of {} prep module.",
                    self.does(player, "trade"),
                    knows(given),
                    knows(taken),
                    self.possessive(owner)
                )
            }
            Event::Cycled { player, card, from } => {
                let card = match player.seat() {
                    Some(seat) if !viewer.sees(seat) => article(&format!("{} card", card.colour())),
                    _ => self.card_words(card),
                };
                format!("{} {card}{} under the deck.", self.does(player, "put"), from.words())
            }
            Event::Salvaged { player, card } => format!(
                "{} {} from the discard pile into hand.",
                self.does(player, "take"),
                self.card_words(card)
            ),
            Event::SwappedCards { player, building, low, high } => format!(
                "{} cards {low} and {high} of the stack of the {}, counted from the bottom.",
                self.does(player, "swap"),
                self.building_name(building)
            ),
            Event::Flipped { player, building, card } => format!(
                "{} {} face-down on the {}: it counts 0 now.",
                self.does(player, "turn"),
                self.card_words(card),
                self.building_name(building)
            ),
            Event::Triggered { player, building } => {
                format!(
                    "{} the ability of the {}.",
                    self.does(player, "use"),
                    self.building_name(building)
                )
            }
            Event::SystemFailure { cards: 0 } => message!(messages, "failure-empty").into(),
            Event::SystemFailure { cards } => {
                let milled = milled_words(cards, self.content.solo.system_failure, messages);
                message!(messages, "failure", milled = milled).into()
            }
            Event::ActivationSkipped => message!(messages, "activation-skipped").into(),
            Event::NothingToActivate => message!(messages, "activation-none").into(),
            Event::Activated { colour, slot, first, ability, energy_at_top } => {
                self.activated_words(colour, slot, first, (ability, energy_at_top), messages)
            }
            Event::Forced { why } => self.forced_words(why, messages),
            Event::NothingMoves { why } => {
                message!(messages, "nothing-moves", why = self.no_move_words(why, messages)).into()
            }
            Event::Spark { cards: 0 } => message!(messages, "spark-empty").into(),
            Event::Spark { cards } => {
                let milled = milled_words(cards, self.content.solo.spark, messages);
                message!(messages, "spark", milled = milled).into()
            }
            Event::UpgradeLost { nth } => {
                let which = if nth == 1 { "first" } else { "second" };
                message!(messages, "upgrade-lost", nth = which).into()
            }
            Event::Weighed { chosen, .. } => self.act_words(chosen, messages),
            Event::Refilled { slot, colour } => {
                let card = article(&format!("{colour} card"));
                let card = capital(&card);
                format!("{card} comes from the deck to slot {slot} of the androids' prep module.")
            }
            Event::NotRefilled { cards } => {
                let left = if cards == 0 { "none" } else { "one" };
                message!(messages, "not-refilled", left = left).into()
            }
            Event::EndTriggered { player } => {
                let (who, name) = (self.who(player), self.name(player));
                message!(messages, "end-triggered", who = who, name = name).into()
            }
            Event::Ended => {
                message!(messages, "ended", why = self.ending_words(self.ending_rule(), messages))
                    .into()
            }
        }
    }

    fn event_places(&self, event: &Event) -> Vec<String> {
        let spot = |player: Player, spot: Spot| match spot {
            Spot::Earth => format!("earth-{player}"),
            Spot::Ship => format!("ship-{player}"),
            Spot::First(building) => format!("space-{building}-1"),
            Spot::Second(building) => format!("space-{building}-2"),
        };
        match *event {
            Event::Moved { player, from, to } => vec![spot(player, to), spot(player, from)],
            Event::Energy { player, .. } => vec![format!("energy-{player}")],
            Event::EnergyAtTop { .. } => vec!["energy-da".into()],
            Event::Connected { card, .. } => vec![format!("building-{}", card.building())],
            Event::HandPlayed { .. } | Event::Discarded { .. } | Event::Milled { .. } => {
                vec!["discard".into()]
            }
            Event::TopShown { .. } => vec!["deck-top".into()],
            Event::Shuffled { .. } | Event::Cycled { .. } => vec!["deck".into()],
            Event::SystemFailure { .. } | Event::Spark { .. } => {
                vec!["deck".into(), "discard".into()]
            }
            Event::Drew { player, slot: Some(slot), .. } => {
                vec![format!("hand-{player}"), format!("slot-da-{slot}")]
            }
            Event::Drew { player, .. }
            | Event::Dealt { player, .. }
            | Event::Kept { player, .. } => {
                vec![format!("hand-{player}")]
            }
            Event::Passed { player, to, .. } => {
                vec![format!("hand-{to}"), format!("hand-{player}")]
            }
            Event::Salvaged { player, .. } => vec![format!("hand-{player}"), "discard".into()],
            Event::Prepared { player, slot, .. } => vec![format!("slot-{player}-{slot}")],
            Event::Looked { owner, slot, .. } => vec![format!("slot-{owner}-{slot}")],
            Event::Scrapped { owner, slot, .. } => {
                vec!["discard".into(), format!("slot-{owner}-{slot}")]
            }
            Event::Traded { player, own, owner, slot, .. } => {
                vec![format!("slot-{player}-{own}"), format!("slot-{owner}-{slot}")]
            }
            Event::SwappedCards { building, low, high, .. } => {
                vec![format!("stack-{building}-{low}"), format!("stack-{building}-{high}")]
            }
            Event::Flipped { building, .. } | Event::Triggered { building, .. } => {
                vec![format!("building-{building}")]
            }
            Event::Activated { colour, slot, .. } => {
                vec![format!("building-{}", colour.building()), format!("slot-da-{slot}")]
            }
            Event::Weighed { chosen, .. } => vec![format!("building-{}", chosen.building())],
            Event::Forced { why: Forced::OnlyUp(building) | Forced::OnlyDown(building) } => {
                vec![format!("building-{building}")]
            }
            Event::Refilled { slot, .. } => vec![format!("slot-da-{slot}")],
            Event::ActivationSkipped | Event::NotRefilled { .. } => {
                vec!["slot-da-1".into(), "slot-da-2".into()]
            }
            _ => Vec::new(),
        }
    }
}

/// How many cards go from the deck to the discard pile, and why they may be fewer than prescribed.
fn milled_words(cards: u8, all: u8, messages: Messages) -> String {
    match cards < all {
        true => message!(messages, "milled-fewer", count = cards),
        false => message!(messages, "milled-all", count = cards),
    }
    .into()
}
