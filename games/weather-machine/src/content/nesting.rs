//! Computes how deeply benefits can trigger further benefits.

use super::Content;
use crate::benefit::Gain;
use crate::deed::Deed;
use crate::types::{Area, BotSpace};

/// A gain that leads to further benefits.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Opens {
    /// A slot of the Assembly Line.
    Bot,
    /// A slide of the Office, and an Office space covered by a Citation.
    Publish,
    /// A Research space. A token gained in Phase B also covers an Office space (WM-TOK.8).
    Research,
    /// A space of an Extreme Weather tile.
    Breakthrough,
}

/// The longest chain of benefits, or `None` if there is a cycle.
pub(super) fn nesting(content: &Content) -> Option<u8> {
    let all = [Opens::Bot, Opens::Publish, Opens::Research, Opens::Breakthrough];
    // The benefit that starts a chain, such as a Subsidy tile's, adds one.
    let depths: Option<Vec<u8>> =
        all.iter().map(|&one| depth(content, one, &mut Vec::new())).collect();
    depths.map(|depths| 1 + depths.into_iter().max().unwrap_or(0))
}

fn depth(content: &Content, one: Opens, under_way: &mut Vec<Opens>) -> Option<u8> {
    if under_way.contains(&one) {
        return None;
    }
    under_way.push(one);
    let mut deepest = 0;
    for gain in within(content, one) {
        if let Some(next) = opens(gain) {
            deepest = deepest.max(depth(content, next, under_way)?);
        }
    }
    under_way.pop();
    Some(1 + deepest)
}

fn opens(gain: Gain) -> Option<Opens> {
    match gain {
        Gain::Bot => Some(Opens::Bot),
        Gain::Do(Deed::Publish) => Some(Opens::Publish),
        Gain::Do(Deed::Research) => Some(Opens::Research),
        Gain::Do(Deed::Breakthrough) => Some(Opens::Breakthrough),
        _ => None,
    }
}

fn within(content: &Content, one: Opens) -> Vec<Gain> {
    let office = || content.office.facts().iter().flat_map(|benefit| benefit.gains());
    match one {
        Opens::Bot => content.slots.facts().iter().flat_map(|benefit| benefit.gains()).collect(),
        Opens::Publish => {
            let slides = content.slides.facts().iter().flat_map(|benefit| benefit.gains());
            slides.chain(office()).collect()
        }
        Opens::Research => {
            let spaces = BotSpace::of_area(Area::Rnd);
            let gains = spaces.flat_map(|space| content.bot_spaces[space].benefit.gains());
            gains.chain(office()).collect()
        }
        Opens::Breakthrough => {
            let tiles = content.extreme.facts().iter();
            tiles.flat_map(|tile| &tile.spaces).flat_map(|benefit| benefit.gains()).collect()
        }
    }
}
