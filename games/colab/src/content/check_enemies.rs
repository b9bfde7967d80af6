//! Checks for enemies against which no game can be played.

use game_core::Tables;

use super::{Content, Device, TokenFacts};
use crate::enemy_action::EnemyPart;

/// Reports enemies against which no game can be played.
pub(super) fn check(content: &Content, tables: &mut Tables) {
    for (scientist, facts) in content.enemies.iter() {
        let charged: u8 = 1 + facts.special.parts().map(most_charged).sum::<u8>();
        if charged >= facts.last {
            let why =
                format!("its special power can charge {charged} and so start itself for ever");
            tables.object(format!("enemies.toml, enemy {scientist}"), why);
        }
        if facts.faces.len() != 6 {
            tables.object(format!("enemies.toml, enemy {scientist}"), "a die has six faces");
        }
    }
    let count = |of: fn(&TokenFacts) -> u8| -> u32 {
        content.tokens.facts().iter().map(|token| u32::from(of(token))).sum()
    };
    if (count(|token| token.criteria), count(|token| token.power)) != (18, 12) {
        tables.object("enemies.toml, token", "there are 18 criteria tokens and 12 power tokens");
    }
    for device in Device::ALL {
        let cards = content.doomsday.facts().iter().filter(|card| card.device == device);
        let mut places: Vec<u8> = cards.map(|card| card.place).collect();
        places.sort_unstable();
        if !places.iter().copied().eq(1..=9) {
            let why = "its nine cards have the places 1 to 9";
            tables.object(format!("doomsday.toml, deck {device}"), why);
        }
    }
}

/// The most that one part of a special power can charge, failures aside. A power that starts a
/// special power would never end.
fn most_charged(part: EnemyPart) -> u8 {
    match part {
        EnemyPart::Charge(count) => count,
        EnemyPart::Special => u8::MAX / 2,
        EnemyPart::Step(..) | EnemyPart::Chase(_) | EnemyPart::Minion(_) => 1,
        EnemyPart::Power(_)
        | EnemyPart::Damage(..)
        | EnemyPart::Freeze(..)
        | EnemyPart::Discard(_)
        | EnemyPart::Strip(_)
        | EnemyPart::Lose(..)
        | EnemyPart::Wreck => 0,
    }
}
