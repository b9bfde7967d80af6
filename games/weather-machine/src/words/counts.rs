//! The figures behind a decision of the Saboteurs, as the end of a sentence: what a person can count
//! on the table.

use table::phrases::and;

use crate::automa::{Count, Counted, Decision, Tokens};
use crate::kinds::{Area, ByArea, ByColour, Chemical, Set};
use crate::state::Piece;

use super::candidates::names;
use super::names::counted;

/// What one criterion counted, and whom it dropped.
#[derive(Clone, Copy)]
pub(super) struct Weighed<'a> {
    pub(super) decision: Decision,
    pub(super) counted: &'a [Counted],
    pub(super) dropped: u128,
}

impl Weighed<'_> {
    fn is_dropped(self, one: &Counted) -> bool {
        self.dropped >> one.candidate & 1 == 1
    }

    /// Those that are kept, then those that are dropped, each by name with what was counted.
    fn in_order(self) -> impl Iterator<Item = (String, Count)> {
        let kept = self.counted.iter().filter(move |one| !self.is_dropped(one));
        let dropped = self.counted.iter().filter(move |one| self.is_dropped(one));
        kept.chain(dropped).map(move |one| (self.name(one), one.count))
    }

    /// Those that are dropped.
    fn out(self) -> impl Iterator<Item = (String, Count)> {
        let dropped = self.counted.iter().filter(move |one| self.is_dropped(one));
        dropped.map(move |one| (self.name(one), one.count))
    }

    fn name(self, one: &Counted) -> String {
        let all = self.counted.iter().fold(0, |all, one| all | 1 << one.candidate);
        names(self.decision, 1 << one.candidate, all).concat()
    }

    /// The pieces on the spaces that are dropped.
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
    grouped(said, |names, price| format!("{price} for {names}"), ", ")
}

/// "2 Verdino, 1 Radieu, 0 Melgoth".
pub(super) fn rarity(weighed: Weighed<'_>) -> String {
    let kept = weighed.in_order().filter_map(|(name, count)| match count {
        Count::Held(held) => Some(format!("{held} {name}")),
        _ => None,
    });
    kept.collect::<Vec<_>>().join(", ")
}

/// What the spaces of those that are dropped take: "Snow takes Verdino or Radieu, Fog takes Melgoth".
pub(super) fn takes(weighed: Weighed<'_>) -> String {
    let said = weighed.out().filter_map(|(name, count)| match count {
        Count::Takes(chemicals) => {
            let titles: Vec<String> =
                chemicals.iter().map(|chemical| chemical.title().to_string()).collect();
            Some(format!("{name} takes {}", titles.join(" or ")))
        }
        _ => None,
    });
    said.collect::<Vec<_>>().join(", ")
}

/// What lies in the Hideout: "2 Verdino and 1 Radieu".
pub(super) fn held(chemicals: &ByColour<u8>) -> String {
    let some = Chemical::ALL.into_iter().filter(|&chemical| chemicals[chemical] > 0);
    let some: Vec<String> =
        some.map(|chemical| format!("{} {}", chemicals[chemical], chemical.title())).collect();
    if some.is_empty() { "no Chemical".into() } else { and(&some) }
}

/// With what the token of each branch would be how much of a set.
pub(super) fn completed(weighed: Weighed<'_>) -> String {
    let said = weighed.tokens().map(|(name, tokens)| match tokens.more {
        Some((area, false)) => (name, no_token(area)),
        _ => (name, of_a_set(tokens)),
    });
    grouped(said, |names, words| format!("in {names} {words}"), "; ")
}

/// Which other colours of each weather lie in the Hideout.
pub(super) fn continued(weighed: Weighed<'_>) -> String {
    let said = weighed.tokens().map(|(name, tokens)| match tokens.more {
        Some((area, false)) => (name, no_token(area)),
        _ if tokens.colours.is_empty() => (name, "the Hideout has no other colour".into()),
        _ => (name, format!("the Hideout has {}", colours(tokens.colours))),
    });
    grouped(said, |names, words| format!("of {names} {words}"), "; ")
}

/// How much of a set each weather has.
pub(super) fn sets(weighed: Weighed<'_>) -> String {
    let out = weighed.out().filter_map(|(name, count)| match count {
        Count::Tokens(tokens) => Some((name, tokens)),
        _ => None,
    });
    let said = out.map(|(name, tokens)| match tokens.colours.is_empty() {
        true => (name, "the Hideout has no token".into()),
        false => (name, of_a_set(tokens)),
    });
    grouped(said, |names, words| format!("of {names} {words}"), "; ")
}

fn no_token(area: Area) -> String {
    format!("no {} token is left", area.token_colour())
}

/// Those of whom the same is said, together, in the order in which they begin.
fn grouped(
    said: impl Iterator<Item = (String, String)>,
    say: impl Fn(&str, &str) -> String,
    between: &str,
) -> String {
    let mut groups: Vec<(Vec<String>, String)> = Vec::new();
    for (name, words) in said {
        match groups.iter_mut().find(|(_, other)| *other == words) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], words)),
        }
    }
    let said = groups.iter().map(|(names, words)| say(&and(names), words));
    said.collect::<Vec<_>>().join(between)
}

/// "blue with green and 1 Award is 3 of 3".
fn of_a_set(tokens: Tokens) -> String {
    let mut with: Vec<String> =
        tokens.colours.iter().map(|area| area.token_colour().to_string()).collect();
    let awards = tokens.together() - tokens.real();
    if awards > 0 {
        with.push(counted(awards, "Award"));
    }
    let first = match tokens.more {
        Some((area, _)) => area.token_colour().to_string(),
        None => with.remove(0),
    };
    let with = if with.is_empty() { " alone".into() } else { format!(" with {}", and(&with)) };
    format!("{first}{with} is {} of {}", tokens.together(), tokens.size)
}

fn colours(of: Set<Area>) -> String {
    let colours: Vec<String> = of.iter().map(|area| area.token_colour().to_string()).collect();
    and(&colours)
}

/// What the Hideout had of a weather: "2 blue, 1 green and 1 lilac".
pub(super) fn held_tokens(held: &ByArea<u8>) -> String {
    let some = held.iter().filter(|&(_, &count)| count > 0);
    let some: Vec<String> =
        some.map(|(area, count)| format!("{count} {}", area.token_colour())).collect();
    and(&some)
}
