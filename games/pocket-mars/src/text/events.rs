//! Events as text, with the places on the table that they are about.

use std::cmp::Ordering;

use game_core::{Line, Named as _, list};
use i18n::{Messages, message};

use super::names::Narrator;
use crate::automa::{FirstMove, Forced, NoMove};
use crate::content::AndroidAbility;
use crate::event::{Beneath, Event, NotIn, Pile, Spot};
use crate::game::PocketMars;
use crate::types::{Building, Card, Player};

impl Narrator<'_> {
    /// The line of an event for the viewer: the message of its kind, the reasons for it, and the
    /// places on the table.
    pub(crate) fn line(&self, event: &Event) -> Line {
        Line {
            text: self.event_text(event),
            reasons: self.reasons(event),
            places: self.game.event_places(event),
        }
    }

    /// Why it happened, and what follows from it.
    fn reasons(&self, event: &Event) -> Vec<String> {
        match *event {
            Event::Connected { by, owner, card, .. } => {
                self.connected_abilities(by, owner, card).into()
            }
            _ => self.game.weighing_reasons(event, self.messages),
        }
    }

    fn event_text(&self, event: &Event) -> String {
        let (game, messages) = (self.game, self.messages);
        let bound = self.bound("event", event);
        let bound = match *event {
            Event::Dealt { player, card, .. } | Event::Kept { player, card } => {
                bound.with("card", self.card_for(card, player))
            }
            Event::Passed { player, to, cards } => {
                let seats = [player, to].into_iter().filter_map(Player::seat);
                let sees = seats.into_iter().any(|seat| self.viewer.sees(seat));
                let shown = cards.iter().map(|card| match (sees, game.options.hide_hand_colours) {
                    (true, _) => self.words().card(card),
                    (false, false) => self.words().text(self.words().back(card.colour())),
                    (false, true) => self.words().text(self.hidden_card()),
                });
                bound.with("cards", list(shown, self))
            }
            Event::Prepared { player, card, .. } => {
                bound.with("card", self.face_or_back(card, player))
            }
            Event::HandPlayed { card, .. } => {
                bound.with("ability", self.words().ability(&game.content.card(card).hand))
            }
            Event::Connected { by, owner, card, value, beneath, on, .. } => {
                let moves = owner == by || owner == Player::Androids;
                let moves = moves || game.options.steal_moves_colonist;
                let compared = self.compared((value, beneath), on, moves);
                let bound =
                    bound.with("building", card.building().named(self)).with("compared", compared);
                if owner != by {
                    return bound.attribute("taken").unwrap_or_default();
                }
                bound
            }
            Event::NobodyMovesIn { why: NotIn::NoColonistsThere(building), .. }
            | Event::NothingMoves { why: NoMove::NoColonistsThere(building) }
            | Event::Forced { why: Forced::OnlyUp(building) | Forced::OnlyDown(building) } => {
                bound.with("building", building.named(self))
            }
            Event::Moved { from, to, .. } => {
                let (start, end) = (building_of(from), building_of(to));
                // A Building within which it moves is named once.
                let start = start.filter(|_| start != end);
                bound.with("start", start.named(self)).with("end", end.named(self))
            }
            Event::Energy { from, to, .. } => bound.with(
                "way",
                match to.cmp(&from) {
                    Ordering::Greater => "up",
                    Ordering::Less => "down",
                    Ordering::Equal => "same",
                },
            ),
            Event::EnergyAtTop { .. } => {
                bound.with("power", self.words().power(self.overpowering()))
            }
            Event::Tested { player, of, yours, others, .. } => {
                let Some(condition) = game.ability(of).condition else { return String::new() };
                let found = self.found((player, of), condition, yours, others);
                let found =
                    found.map_or("".into(), |what| message!(messages, "found", what = what));
                bound.with("condition", self.words().condition(condition)).with("found", found)
            }
            Event::NothingToDo { player, of, step, lack, .. } => {
                let Some(&step) = game.ability(of).steps.get(usize::from(step)) else {
                    return String::new();
                };
                let what = i18n::capital(&self.words().step(step));
                bound.with("what", what).with("why", self.lack(player, of, step.effect, lack))
            }
            Event::Drew { player, card, slot } => {
                let from = if slot.is_some() { "slot" } else { "deck" };
                bound.with("card", self.face_or_back(card, player)).with("from", from)
            }
            Event::Discarded { from: Pile::Slot(slot), .. } => bound.with("slot", slot.named(self)),
            Event::Looked { player, .. } => {
                let seen = player.seat().is_none_or(|seat| self.viewer.sees(seat));
                bound.with("seen", seen.named(self))
            }
            Event::Traded { player, owner, given, taken, .. } => {
                let known = |card: Card| {
                    let parties = [player.seat(), owner.seat()];
                    let sees = parties.into_iter().flatten().any(|seat| self.viewer.sees(seat));
                    if sees { card.named(self) } else { self.words().back(card.colour()) }
                };
                bound.with("given", known(given)).with("taken", known(taken))
            }
            Event::Cycled { player, card, from } => {
                let bound = bound.with("card", self.face_or_back(card, player));
                match from {
                    Pile::Slot(slot) => bound.with("slot", slot.named(self)),
                    _ => bound,
                }
            }
            Event::SystemFailure { cards: 0 } => return message!(messages, "failure-empty").into(),
            Event::SystemFailure { cards } => bound
                .with("milled", milled_words(cards, game.content.solo.system_failure, messages)),
            Event::Spark { cards: 0 } => return message!(messages, "spark-empty").into(),
            Event::Spark { cards } => {
                bound.with("milled", milled_words(cards, game.content.solo.spark, messages))
            }
            Event::Activated { colour, first, .. } => {
                let (building, why) = match first {
                    FirstMove::Lands(building) => (Some(building), None),
                    FirstMove::Boards => (None, None),
                    FirstMove::Nobody(why @ NoMove::NoColonistsThere(building)) => {
                        (Some(building), Some(why))
                    }
                    FirstMove::Nobody(why) => (None, Some(why)),
                };
                let bound = bound.with("building", building.named(self));
                let power = self.words().power(colour.building());
                bound.with("why", why.named(self)).with("power", power)
            }
            Event::UpgradeLost { nth } => {
                bound.with("nth", if nth == 1 { "first" } else { "second" })
            }
            Event::Weighed { chosen, .. } => bound.with("building", chosen.building().named(self)),
            Event::Refilled { colour, .. } => bound.with("card", self.words().back(colour)),
            Event::NotRefilled { cards } => {
                bound.with("left", if cards == 0 { "none" } else { "one" })
            }
            Event::Ended => bound.with("why", game.ending_words(game.ending_rule(), messages)),
            _ => bound,
        };
        bound.text()
    }

    /// What the value of a connected card is compared with, and whether nobody moves in for it.
    fn compared(&self, (value, beneath): (u8, u8), on: Beneath, moves: bool) -> String {
        let (messages, on) = (self.messages, on.named(self));
        match (value > beneath, moves) {
            (true, _) => {
                message!(messages, "connected-beats", value = value, beneath = beneath, on = on)
            }
            (false, true) => {
                message!(messages, "connected-fails", value = value, beneath = beneath, on = on)
            }
            (false, false) => {
                message!(
                    messages,
                    "connected-fails-anyway",
                    value = value,
                    beneath = beneath,
                    on = on
                )
            }
        }
        .into()
    }

    /// The Building with Overwhelming Power.
    fn overpowering(&self) -> Building {
        let facts = &self.game.content.buildings;
        let powerful = |at: &Building| facts[*at].android == AndroidAbility::OverwhelmingPower;
        Building::ALL.into_iter().find(powerful).unwrap_or(Building::EnergyBank)
    }
}

impl PocketMars {
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

/// The Building of a space.
const fn building_of(spot: Spot) -> Option<Building> {
    match spot {
        Spot::First(building) | Spot::Second(building) => Some(building),
        Spot::Earth | Spot::Ship => None,
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
