//! The figures behind a decision of the Saboteurs, as the end of a sentence: what a person can
//! count on the table.

use i18n::{Messages, message};

use crate::automa::{Count, Counted, Decision, Tokens};
use crate::state::Piece;
use crate::types::{Area, AreaMap, Chemical, ColourMap, EnumSet};

use super::candidates::names;
use super::localized_names::{and_in, awards_in, chemicals_in, colour_in, or_in};
use super::names::counted;

/// What one criterion counted, and which candidates it dropped.
#[derive(Clone, Copy)]
pub(super) struct Weighed<'a> {
    pub(super) decision: Decision,
    pub(super) counted: &'a [Counted],
    pub(super) dropped: u128,
    pub(super) messages: Messages,
}

impl Weighed<'_> {
    fn is_dropped(self, one: &Counted) -> bool {
        self.dropped >> one.candidate & 1 == 1
    }

    /// The kept candidates, then the dropped ones, each by name with its figure.
    fn in_order(self) -> impl Iterator<Item = (String, Count)> {
        let kept = self.counted.iter().filter(move |one| !self.is_dropped(one));
        let dropped = self.counted.iter().filter(move |one| self.is_dropped(one));
        kept.chain(dropped).map(move |one| (self.name(one), one.count))
    }

    /// The dropped candidates.
    fn out(self) -> impl Iterator<Item = (String, Count)> {
        let dropped = self.counted.iter().filter(move |one| self.is_dropped(one));
        dropped.map(move |one| (self.name(one), one.count))
    }

    fn name(self, one: &Counted) -> String {
        let all = self.counted.iter().fold(0, |all, one| all | 1 << one.candidate);
        names(self.decision, 1 << one.candidate, all, self.messages).concat()
    }

    /// The pieces on the dropped spaces.
    pub(super) fn pieces(self) -> Vec<Option<Piece>> {
        let pieces = self.out().map(|(_, count)| match count {
            Count::Piece(piece) => piece,
            Count::Bots(_)
            | Count::Price(_)
            | Count::Held(_)
            | Count::Takes(_)
            | Count::Tokens(_) => None,
        });
        pieces.collect()
    }

    fn tokens(self) -> impl Iterator<Item = (String, Tokens)> {
        self.in_order().filter_map(|(name, count)| match count {
            Count::Tokens(tokens) => Some((name, tokens)),
            Count::Bots(_)
            | Count::Price(_)
            | Count::Held(_)
            | Count::Takes(_)
            | Count::Piece(_) => None,
        })
    }
}

/// "Wind 2, Fog 1".
pub(super) fn bots(weighed: Weighed<'_>) -> String {
    let said = weighed.in_order().filter_map(|(name, count)| match count {
        Count::Bots(bots) => Some(format!("{name} {bots}")),
        _ => None,
    });
    said.collect::<Vec<_>>().join(", ")
}

/// "1 Voucher for Verdino and Radieu, 2 Vouchers for Calorium".
pub(super) fn prices(weighed: Weighed<'_>) -> String {
    let said = weighed.in_order().filter_map(|(name, count)| match count {
        Count::Price(price) => Some((name, counted(price, "Voucher"))),
        _ => None,
    });
    grouped(said, |names, price| format!("{price} for {names}"), ", ", weighed.messages)
}

/// "2 Verdino, 1 Radieu, 0 Melgoth".
pub(super) fn rarity(weighed: Weighed<'_>) -> String {
    let kept = weighed.in_order().filter_map(|(name, count)| match count {
        Count::Held(held) => Some(format!("{held} {name}")),
        _ => None,
    });
    kept.collect::<Vec<_>>().join(", ")
}

/// The Chemicals that the dropped spaces take: "Snow takes Verdino or Radieu, Fog takes Melgoth".
pub(super) fn takes(weighed: Weighed<'_>) -> String {
    let said = weighed.out().filter_map(|(name, count)| match count {
        Count::Takes(chemicals) => {
            let chemicals = chemicals_in(chemicals, weighed.messages);
            Some(message!(weighed.messages, "takes", name = name, chemicals = chemicals).into())
        }
        _ => None,
    });
    said.collect::<Vec<String>>().join(", ")
}

/// The Chemicals in the Hideout: "2 Verdino and 1 Radieu".
pub(super) fn held(chemicals: &ColourMap<u8>, messages: Messages) -> String {
    let some = Chemical::ALL.into_iter().filter(|&chemical| chemicals[chemical] > 0);
    let some: Vec<String> =
        some.map(|chemical| format!("{} {}", chemicals[chemical], chemical.title())).collect();
    if some.is_empty() { message!(messages, "held-none").into() } else { and_in(&some, messages) }
}

/// How many tokens of a set there would be with the token of each branch.
pub(super) fn completed(weighed: Weighed<'_>) -> String {
    let said = weighed.tokens().map(|(name, tokens)| match tokens.more {
        Some((area, false)) => (name, no_token(area, weighed.messages)),
        _ => (name, of_a_set(tokens, weighed.messages)),
    });
    let within = |names: &str, words: &str| {
        message!(weighed.messages, "set-in", names = names, words = words).into()
    };
    grouped(said, within, "; ", weighed.messages)
}

/// The other colours of each weather in the Hideout.
pub(super) fn continued(weighed: Weighed<'_>) -> String {
    let said = weighed.tokens().map(|(name, tokens)| match tokens.more {
        Some((area, false)) => (name, no_token(area, weighed.messages)),
        _ if tokens.colours.is_empty() => (name, message!(weighed.messages, "other-none").into()),
        _ => {
            let colours = colours(tokens.colours, weighed.messages);
            (name, message!(weighed.messages, "other-some", colours = colours).into())
        }
    });
    let of = |names: &str, words: &str| {
        message!(weighed.messages, "set-of", names = names, words = words).into()
    };
    grouped(said, of, "; ", weighed.messages)
}

/// How many tokens of a set each weather has.
pub(super) fn sets(weighed: Weighed<'_>) -> String {
    let out = weighed.out().filter_map(|(name, count)| match count {
        Count::Tokens(tokens) => Some((name, tokens)),
        _ => None,
    });
    let said = out.map(|(name, tokens)| match tokens.colours.is_empty() {
        true => (name, message!(weighed.messages, "set-none").into()),
        false => (name, of_a_set(tokens, weighed.messages)),
    });
    let of = |names: &str, words: &str| {
        message!(weighed.messages, "set-of", names = names, words = words).into()
    };
    grouped(said, of, "; ", weighed.messages)
}

fn no_token(area: Area, messages: Messages) -> String {
    message!(messages, "no-colour-left", colour = colour_in(area, messages)).into()
}

/// Groups the names that share their words, in order of first appearance.
fn grouped(
    said: impl Iterator<Item = (String, String)>,
    say: impl Fn(&str, &str) -> String,
    between: &str,
    messages: Messages,
) -> String {
    let mut groups: Vec<(Vec<String>, String)> = Vec::new();
    for (name, words) in said {
        match groups.iter_mut().find(|(_, other)| *other == words) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], words)),
        }
    }
    let said = groups.iter().map(|(names, words)| say(&and_in(names, messages), words));
    said.collect::<Vec<_>>().join(between)
}

/// "blue with green and 1 Award is 3 of 3"; if a set has no room for all colours, "blue with green
/// or lilac is 2 of 2".
fn of_a_set(tokens: Tokens, messages: Messages) -> String {
    let mut with: Vec<String> =
        tokens.colours.iter().map(|area| colour_in(area, messages)).collect();
    let first = match tokens.more {
        Some((area, _)) => colour_in(area, messages),
        None => with.remove(0),
    };
    let one_of = with.len() >= usize::from(tokens.real());
    let awards = tokens.together() - tokens.real();
    if awards > 0 {
        with.push(awards_in(awards, messages));
    }
    let (count, size) = (tokens.together(), tokens.size);
    match with.is_empty() {
        true => message!(messages, "set-alone", first = first, count = count, size = size),
        false => {
            let with = if one_of { or_in(&with, messages) } else { and_in(&with, messages) };
            message!(messages, "set-with", first = first, with = with, count = count, size = size)
        }
    }
    .into()
}

fn colours(of: EnumSet<Area>, messages: Messages) -> String {
    let colours: Vec<String> = of.iter().map(|area| colour_in(area, messages)).collect();
    and_in(&colours, messages)
}

/// The Research tokens of a weather in the Hideout: "2 blue, 1 green and 1 lilac".
pub(super) fn held_tokens(held: &AreaMap<u8>, messages: Messages) -> String {
    let some = held.iter().filter(|&(_, &count)| count > 0);
    let some: Vec<String> =
        some.map(|(area, count)| format!("{count} {}", colour_in(area, messages))).collect();
    and_in(&some, messages)
}
