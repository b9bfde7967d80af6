//! The figures behind a decision of the Saboteurs, as the end of a sentence: what a person can
//! count on the table.

use i18n::{List, Locale, Messages, Noun, Value, clauses, message};

use crate::automa::{Count, Counted, Decision, Tokens};
use crate::state::Piece;
use crate::types::{Area, AreaMap, Chemical, ColourMap};

use super::candidates::names;
use super::localized_names::{awards_in, chemical_in, colour_in};

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
    fn in_order(self) -> impl Iterator<Item = (Value<'static>, Count)> {
        let kept = self.counted.iter().filter(move |one| !self.is_dropped(one));
        let dropped = self.counted.iter().filter(move |one| self.is_dropped(one));
        kept.chain(dropped).map(move |one| (self.name(one), one.count))
    }

    /// The dropped candidates.
    fn out(self) -> impl Iterator<Item = (Value<'static>, Count)> {
        let dropped = self.counted.iter().filter(move |one| self.is_dropped(one));
        dropped.map(move |one| (self.name(one), one.count))
    }

    fn name(self, one: &Counted) -> Value<'static> {
        let all = self.counted.iter().fold(0, |all, one| all | 1 << one.candidate);
        list(names(self.decision, 1 << one.candidate, all, self.messages), self.messages).into()
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

    fn tokens(self) -> impl Iterator<Item = (Value<'static>, Tokens)> {
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
        Count::Bots(bots) => {
            Some(message!(weighed.messages, "bots-of", name = name, count = bots).into_owned())
        }
        _ => None,
    });
    said.collect::<Vec<_>>().join(", ")
}

/// "1 Voucher for Verdino and Radieu, 2 Vouchers for Calorium".
pub(super) fn prices(weighed: Weighed<'_>) -> String {
    let said = weighed.in_order().filter_map(|(name, count)| match count {
        Count::Price(price) => {
            let price = message!(weighed.messages, "price", count = price);
            Some((name, price.into()))
        }
        _ => None,
    });
    let of = |names: List, price: &str| {
        message!(weighed.messages, "price-of", names = names, price = price).into()
    };
    grouped(said, of, |_, prices| prices.join(", "), weighed.messages)
}

/// "2 Verdino, 1 Radieu, 0 Melgoth".
pub(super) fn rarity(weighed: Weighed<'_>) -> String {
    let kept = weighed.in_order().filter_map(|(name, count)| match count {
        Count::Held(held) => {
            Some(message!(weighed.messages, "held-of", name = name, count = held).into_owned())
        }
        _ => None,
    });
    kept.collect::<Vec<_>>().join(", ")
}

/// The Chemicals that the dropped spaces take: "Snow takes Verdino or Radieu, Fog takes Melgoth".
pub(super) fn takes(weighed: Weighed<'_>) -> String {
    let said = weighed.out().filter_map(|(name, count)| match count {
        Count::Takes(chemicals) => {
            let chemicals = chemicals.iter().map(|of| chemical_in(of, weighed.messages).into());
            let chemicals = list(chemicals.collect(), weighed.messages);
            Some(message!(weighed.messages, "takes", name = name, chemicals = chemicals).into())
        }
        _ => None,
    });
    said.collect::<Vec<String>>().join(", ")
}

/// The Chemicals in the Hideout: "2 Verdino and 1 Radieu".
pub(super) fn held(chemicals: &ColourMap<u8>, messages: Messages) -> Value<'static> {
    let some = Chemical::ALL.into_iter().filter(|&chemical| chemicals[chemical] > 0);
    let some: Vec<_> = some
        .map(|chemical| held_of(chemicals[chemical], chemical_in(chemical, messages), messages))
        .collect();
    if some.is_empty() {
        return Noun::new(messages, "held-none").into();
    }
    list(some, messages).into()
}

/// How many tokens of a set there would be with the token of each branch.
pub(super) fn completed(weighed: Weighed<'_>) -> String {
    let said = weighed.tokens().map(|(name, tokens)| match tokens.more {
        Some((area, false)) => (name, no_token(area, weighed.messages)),
        _ => (name, of_a_set(tokens, weighed.messages)),
    });
    let within = |names: List, words: &str| {
        message!(weighed.messages, "set-in", names = names, words = words).into()
    };
    grouped(said, within, clauses, weighed.messages)
}

/// The other colours of each weather in the Hideout.
pub(super) fn continued(weighed: Weighed<'_>) -> String {
    let said = weighed.tokens().map(|(name, tokens)| match tokens.more {
        Some((area, false)) => (name, no_token(area, weighed.messages)),
        _ if tokens.colours.is_empty() => (name, message!(weighed.messages, "other-none").into()),
        _ => {
            let colours = tokens.colours.iter().map(|of| colour_in(of, weighed.messages).into());
            let colours = list(colours.collect(), weighed.messages);
            (name, message!(weighed.messages, "other-some", colours = colours).into())
        }
    });
    let of = |names: List, words: &str| {
        message!(weighed.messages, "set-of", names = names, words = words).into()
    };
    grouped(said, of, clauses, weighed.messages)
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
    let of = |names: List, words: &str| {
        message!(weighed.messages, "set-of", names = names, words = words).into()
    };
    grouped(said, of, clauses, weighed.messages)
}

/// A number of something in the Hideout: "2 Verdino".
fn held_of(count: u8, name: Noun, messages: Messages) -> Value<'static> {
    Noun::new(messages, "held-of").with("name", name).with("count", count).into()
}

fn list(items: Vec<Value<'static>>, messages: Messages) -> List {
    List::new(messages.locale(), items)
}

fn no_token(area: Area, messages: Messages) -> String {
    message!(messages, "no-colour-left", colour = colour_in(area, messages)).into()
}

/// Groups the names that share their words, in order of first appearance.
fn grouped(
    said: impl Iterator<Item = (Value<'static>, String)>,
    say: impl Fn(List, &str) -> String,
    join: impl Fn(Locale, Vec<String>) -> String,
    messages: Messages,
) -> String {
    let mut groups: Vec<(Vec<Value<'static>>, String)> = Vec::new();
    for (name, words) in said {
        match groups.iter_mut().find(|(_, other)| *other == words) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], words)),
        }
    }
    let said = groups.into_iter().map(|(names, words)| say(list(names, messages), &words));
    join(messages.locale(), said.collect())
}

/// "blue with green and 1 Award is 3 of 3"; if a set has no room for all colours, "blue with green
/// or lilac is 2 of 2".
fn of_a_set(tokens: Tokens, messages: Messages) -> String {
    let mut with: Vec<Value<'static>> =
        tokens.colours.iter().map(|area| colour_in(area, messages).into()).collect();
    let first = match tokens.more {
        Some((area, _)) => colour_in(area, messages).into(),
        None => with.remove(0),
    };
    let one_of = with.len() >= usize::from(tokens.real());
    let awards = tokens.together() - tokens.real();
    if awards > 0 {
        with.push(awards_in(awards, messages).into());
    }
    let (count, size) = (tokens.together(), tokens.size);
    match with.is_empty() {
        true => message!(messages, "set-alone", first = first, count = count, size = size),
        false => message!(
            messages,
            "set-with",
            first = first,
            joined = if one_of { "or" } else { "and" },
            with = list(with, messages),
            count = count,
            size = size
        ),
    }
    .into()
}

/// The Research tokens of a weather in the Hideout: "2 blue, 1 green and 1 lilac".
pub(super) fn held_tokens(held: &AreaMap<u8>, messages: Messages) -> List {
    let some = held.iter().filter(|&(_, &count)| count > 0);
    let some = some.map(|(area, count)| held_of(*count, colour_in(area, messages), messages));
    list(some.collect(), messages)
}
