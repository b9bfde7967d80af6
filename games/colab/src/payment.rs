//! CL-17: what covers a price. Pure arithmetic; the questions are in `steps/pay.rs`.
//!
//! Within one colour a die or a token covers first and second symbols in the ways that
//! [`Face::covers`] lists, and a wild token covers any one symbol. So for each colour the numbers
//! of wilds that complete its part of the price form a bit set, and the three bit sets are added
//! up.

use game_core::EnumMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::types::{Colour, Face, Symbol};

/// The most symbols in a price, and so the most items in a payment.
const MOST: u32 = 6;
/// The width of a row of bits for covered second symbols, wide enough that none overflows into the
/// next row.
const ROW: u32 = 9;

/// Things to pay with: dice and tokens by face, and wilds.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// For each colour, how many show each face; a resource token counts as a bare shape.
    pub faces: EnumMap<Colour, EnumMap<Face, u8>>,
    /// Things that cover any one symbol.
    pub wild: u8,
}

/// A price: how often each symbol occurs.
pub type Price = EnumMap<Symbol, u8>;

/// Whether the paid items, with some of the items left, cover the price, and each of them covers
/// something.
///
/// CL-17.1 MUST: each symbol is covered by one resource, and each resource covers one symbol.
/// CL-1.8 MUST: a symbol is covered by itself, by the bare shape of its colour, or by a wild.
/// CL-17.6 MAY: a die with two resources covers one symbol or two; the rest of it is lost.
/// CL-17.8 MUST: an item that covers nothing cannot be part of a payment.
pub fn can_finish(price: &Price, paid: &Purse, left: &Purse) -> bool {
    let mut wilds = 1u64;
    for colour in Colour::ALL {
        let [first, second] = colour.symbols().map(|symbol| price[symbol]);
        let needed = wilds_needed((first, second), &paid.faces[colour], &left.faces[colour]);
        wilds = sums(wilds, needed);
    }
    let least = u32::from(paid.wild).min(63);
    let most = (u32::from(paid.wild) + u32::from(left.wild)).min(62);
    let allowed = u64::MAX >> (63 - most) >> least << least;
    wilds & allowed != 0
}

/// Whether the paid items cover the price on their own.
pub fn is_covered(price: &Price, paid: &Purse) -> bool {
    can_finish(price, paid, &Purse::default())
}

/// The numbers of wilds that complete one colour's part of a price, as bits.
fn wilds_needed(
    (first, second): (u8, u8),
    paid: &EnumMap<Face, u8>,
    left: &EnumMap<Face, u8>,
) -> u64 {
    let inside = within(first, second);
    let mut reached = 1u64;
    for (face, &count) in paid.iter() {
        for _ in 0..count {
            reached = covered(reached, face) & inside;
        }
    }
    for (face, &count) in left.iter() {
        for _ in 0..u32::from(count).min(MOST) {
            reached |= covered(reached, face) & inside;
        }
    }
    let mut needed = 0;
    while reached != 0 {
        let place = reached.trailing_zeros();
        reached &= reached - 1;
        needed |= 1 << (u32::from(first) - place / ROW + u32::from(second) - place % ROW);
    }
    needed
}

/// The numbers of covered first symbols (times [`ROW`]) and second symbols after one more item, as
/// bits.
fn covered(reached: u64, face: Face) -> u64 {
    let ways = face.covers().iter();
    ways.map(|(first, second)| reached << (u32::from(*first) * ROW + u32::from(*second)))
        .fold(0, |all, way| all | way)
}

/// The bits of all numbers up to these two.
fn within(first: u8, second: u8) -> u64 {
    let row = (1u64 << (second.min(6) + 1)) - 1;
    (0..=first.min(6)).fold(0, |all, number| all | row << (u32::from(number) * ROW))
}

/// The bits of all sums of one number from each set.
fn sums(one: u64, other: u64) -> u64 {
    let mut rest = other;
    let mut all = 0;
    while rest != 0 {
        all |= one << rest.trailing_zeros();
        rest &= rest - 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small pseudo-random number generator, good enough to vary hands.
    struct Numbers(u32);

    impl Numbers {
        fn below(&mut self, bound: u32) -> u32 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 16) % bound
        }
    }

    fn price(letters: &str) -> Price {
        let mut price = Price::default();
        letters.chars().filter_map(Symbol::of_letter).for_each(|symbol| price[symbol] += 1);
        price
    }

    /// Reads `G+S` for dice, `R` for tokens and bare shapes, `W` for wilds.
    fn purse(items: &str) -> Purse {
        let mut purse = Purse::default();
        for item in items.split_whitespace() {
            if item == "W" {
                purse.wild += 1;
                continue;
            }
            let find = |colour: &Colour| -> Option<Face> {
                let letter = |mark| match mark {
                    '1' => colour.symbols()[0].letter(),
                    '2' => colour.symbols()[1].letter(),
                    _ => ['R', 'B', 'U'][*colour as usize],
                };
                let text = |face: &Face| {
                    face.word()
                        .chars()
                        .map(|mark| letter(mark).to_string())
                        .collect::<Vec<_>>()
                        .join("+")
                };
                Face::ALL.into_iter().find(|face| text(face) == item)
            };
            let colour = Colour::ALL.into_iter().find(|colour| find(colour).is_some());
            let colour = colour.expect("an item");
            purse.faces[colour][find(&colour).expect("a face")] += 1;
        }
        purse
    }

    fn pays(cost: &str, items: &str) -> bool {
        is_covered(&price(cost), &purse(items))
    }

    /// [CL-17.6, CL-17.8, TS-03, TD-13] A die pays with one resource or two; no item may be
    /// superfluous.
    #[test]
    fn each_item_covers_something() {
        assert!(pays("NN", "N+N"));
        assert!(pays("NN", "N+N U"));
        assert!(!pays("NN", "N+N N+N U"));
        assert!(pays("NN", "N+N N+N"));
        assert!(pays("G", "G+G"));
        assert!(!pays("G", "G+G G+G"));
    }

    /// [CL-1.8, TS-04, TD-14] A bare shape covers one symbol of its colour, whichever it is.
    #[test]
    fn shapes_cover_either_symbol() {
        assert!(pays("G", "R") && pays("S", "R"));
        assert!(!pays("GS", "R") && !pays("H", "R"));
        assert!(pays("GS", "R+R") && !pays("GS", "G+G"));
        assert!(pays("GS", "G+S") && pays("GG", "G+R") && pays("SG", "G+R"));
    }

    /// [CL-17.1, CL-17.9] One resource, one symbol; a wild covers any one.
    #[test]
    fn wilds_cover_one_symbol_each() {
        assert!(pays("GHN", "W W W"));
        assert!(!pays("GHN", "W W W W"));
        assert!(pays("GGSV", "W G V G+G") && pays("GGSV", "W V G+S R"));
        assert!(!pays("GGSV", "W W G+S W W"));
        assert!(pays("G", "W") && !pays("G", "W R"));
    }

    /// Whether some way of giving each item at least one symbol pays the price, by trying all of
    /// them.
    fn slow(price: &mut Price, items: &[(Option<Colour>, Face, bool)]) -> bool {
        let Some(((colour, face, must), rest)) = items.split_first() else {
            return price.values().iter().all(|&count| count == 0);
        };
        if !must && slow(price, rest) {
            return true;
        }
        let Some(colour) = colour else {
            return Symbol::ALL.into_iter().any(|symbol| {
                price[symbol] > 0 && {
                    price[symbol] -= 1;
                    let done = slow(price, rest);
                    price[symbol] += 1;
                    done
                }
            });
        };
        let [one, two] = colour.symbols();
        face.covers().iter().any(|&(first, second)| {
            price[one] >= first && price[two] >= second && {
                price[one] -= first;
                price[two] -= second;
                let done = slow(price, rest);
                price[one] += first;
                price[two] += second;
                done
            }
        })
    }

    /// [CL-17.1, CL-17.8] Counting gives the same answers as a search on random hands.
    #[test]
    fn counting_agrees_with_trying_everything() {
        let mut numbers = Numbers(7);
        let mut possible = 0;
        for _ in 0..20_000 {
            let mut wanted = Price::default();
            for _ in 0..=numbers.below(4) {
                wanted[Symbol::ALL[numbers.below(6) as usize]] += 1;
            }
            let (mut paid, mut left, mut items) = (Purse::default(), Purse::default(), Vec::new());
            for _ in 0..numbers.below(5) {
                let must = numbers.below(3) == 0;
                let purse = if must { &mut paid } else { &mut left };
                let colour = Colour::ALL.get(numbers.below(4) as usize).copied();
                let face = Face::ALL[numbers.below(9) as usize];
                match colour {
                    Some(colour) => purse.faces[colour][face] += 1,
                    None => purse.wild += 1,
                }
                items.push((colour, face, must));
            }
            let expected = slow(&mut wanted.clone(), &items);
            assert_eq!(can_finish(&wanted, &paid, &left), expected, "{wanted:?} {paid:?} {left:?}");
            possible += u32::from(expected);
        }
        assert!(possible > 1_000, "{possible} of the hands could pay");
    }
}
