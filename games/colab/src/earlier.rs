//! Logs of rules version 1, which asked for the items of a multi-select one at a time, in any
//! order.

use game_core::{Emitted, Game, Recorder, selection_entries};

use crate::automa::thing_at;
use crate::choice::Choice;
use crate::event::{Event, PotionPlace};
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Player;

/// A multi-select as version 1 asked it: item by item.
struct OneByOne {
    things: Vec<Choice>,
    count: usize,
    /// The choice that ends it early, if there is one.
    done: Option<Choice>,
    /// Whether version 1 asked the player even if there was only one answer.
    asks_for_one: fn(&CoLab, &[Choice]) -> bool,
}

impl OneByOne {
    /// How many log entries answered it, and the items named. `None` instead of the items if the
    /// log ends or goes on with something else part-way.
    fn answers(mut self, game: &CoLab, log: &[Choice]) -> (usize, Option<Vec<Choice>>) {
        let (mut taken, mut named) = (0, Vec::new());
        while named.len() < self.count {
            let Some(&first) = self.things.first() else { break };
            let one = self.done.is_none() && self.things.iter().all(|thing| *thing == first);
            let next = match one && !(self.asks_for_one)(game, &self.things) {
                true => first,
                false => {
                    let Some(&next) = log.get(taken) else { return (taken, None) };
                    taken += 1;
                    next
                }
            };
            if Some(next) == self.done {
                break;
            }
            let Some(at) = self.things.iter().position(|thing| *thing == next) else {
                return (taken - 1, None);
            };
            self.things.remove(at);
            named.push(next);
        }
        (taken, Some(named))
    }
}

/// With several players, questions about a hand were asked even if there was only one answer.
fn of_a_hand(game: &CoLab, _: &[Choice]) -> bool {
    game.options.seats > 1
}

fn with_cards(game: &CoLab, things: &[Choice]) -> bool {
    let card = |thing: &Choice| matches!(thing, Choice::DropCard(_));
    of_a_hand(game, things) && things.iter().any(card)
}

impl CoLab {
    /// Translates entries of rules version 1: the answers to one multi-select in its order, and
    /// nothing for answers that are no longer asked for. Returns how many entries were read.
    pub(crate) fn entries_of_version_1(&self, log: &[Choice]) -> (usize, Vec<Choice>) {
        let (mut taken, entries) = match self.asked_one_by_one() {
            None => (1, log.first().copied().into_iter().collect()),
            Some((set, given)) => match set.answers(self, log) {
                (taken, Some(mut named)) => {
                    for thing in given {
                        if let Some(at) = named.iter().position(|one| *one == thing) {
                            named.remove(at);
                        }
                    }
                    match selection_entries(self, &named) {
                        Ok(entries) => (taken, entries),
                        Err(_) => return (1, log.first().copied().into_iter().collect()),
                    }
                }
                // A log that ends part-way through a multi-select resumes at its beginning.
                (taken, None) if taken == log.len() => return (taken, Vec::new()),
                _ => return (1, log.first().copied().into_iter().collect()),
            },
        };
        let (mut game, mut emitted) = (self.clone(), Recorder::<Self, _>::events_only());
        for entry in &entries {
            if game.apply(*entry, &mut emitted).is_err() {
                return (taken, entries);
            }
        }
        for things in game.gone_at_once(emitted.emitted(), self.still_to_lose()) {
            let all =
                OneByOne { count: things.len(), things, done: None, asks_for_one: with_cards };
            taken += all.answers(&game, log.get(taken..).unwrap_or_default()).0;
        }
        (taken, entries)
    }

    /// The pending multi-select as version 1 asked it, and the items already given because there
    /// was no choice.
    fn asked_one_by_one(&self) -> Option<(OneByOne, Vec<Choice>)> {
        let frame = self.state.frames.top()?;
        let asks_for_one = match frame {
            Frame::LimitHand { .. } | Frame::KeepSome { .. } => of_a_hand,
            Frame::Lose { .. } => with_cards,
            _ => return None,
        };
        let set = self.selection()?;
        let given = match frame {
            Frame::Lose { each, left, from, .. } => {
                vec![thing_at(from)?; usize::from(each - left)]
            }
            _ => Vec::new(),
        };
        let (things, count) = ([&given[..], &set.items].concat(), set.most + given.len());
        Some((OneByOne { things, count, done: set.done, asks_for_one }, given))
    }

    /// How many items of the pending multi-select are still to be given.
    fn still_to_lose(&self) -> usize {
        match self.state.frames.top() {
            Some(Frame::Lose { left, .. }) => left.into(),
            _ => 0,
        }
    }

    /// The items that were given without a question on the way to this position, grouped by event.
    /// The first `named` items were chosen and are skipped.
    fn gone_at_once(&self, emitted: &[Emitted<Event>], named: usize) -> Vec<Vec<Choice>> {
        let mut events: Vec<(Player, Vec<Choice>)> = Vec::new();
        let (mut seen, mut follows) = (0, false);
        for emitted in emitted {
            let given = given_by(emitted);
            let Some((player, thing)) = given else {
                follows = false;
                continue;
            };
            seen += 1;
            if seen <= named {
                continue;
            }
            match events.last_mut() {
                Some((last, things)) if follows && *last == player => things.push(thing),
                _ => events.push((player, vec![thing])),
            }
            follows = true;
        }
        // Items that belong to the pending multi-select are not counted.
        if let Some(Frame::Lose { each, left, .. }) = self.state.frames.top()
            && let Some((_, things)) = events.last_mut()
        {
            things.truncate(things.len().saturating_sub(usize::from(each - left)));
        }
        events.into_iter().map(|(_, things)| things).collect()
    }
}

/// The player and the item that an event gave to an enemy.
fn given_by(emitted: &Emitted<Event>) -> Option<(Player, Choice)> {
    if emitted.rule.0 != "CLS-12.4" {
        return None;
    }
    Some(match emitted.event {
        Event::ToBowl { player, die } => (player, Choice::ToBowl(die)),
        Event::TokenDiscarded { player, colour: Some(colour) } => {
            (player, Choice::DropToken(colour))
        }
        Event::TokenDiscarded { player, colour: None } => (player, Choice::DropWild),
        Event::CardDiscarded { player, card } => (player, Choice::DropCard(card)),
        Event::PotionLost { player, from: PotionPlace::Card(_, cell) } => {
            (player, Choice::DropPotion(cell))
        }
        Event::PotionLost { player, from: PotionPlace::Storage } => (player, Choice::DropStored),
        Event::PotionLost { player, from: PotionPlace::New } => (player, Choice::DropNew),
        _ => return None,
    })
}
