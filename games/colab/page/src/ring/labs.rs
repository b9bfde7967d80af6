//! A lab: its base with the build symbols and the scientists there, and its upgrade tiles in three
//! tiers.

use colab::{Deck, Lab, Player, Slot, Tile};
use game_core::{Id, Named as _};
use i18n::message;
use maud::{Markup, html};

use super::geometry::{BASE, HALF_LAB, TILE};
use crate::eyes::{Eyes, hue_of};
use crate::glyphs::{Glyph, glyphs_of, put};

/// A lab, in this cell of the small map, with its foot at these coordinates.
pub(super) fn lab(eyes: &Eyes<'_>, lab: Lab, cell: &str, (x, foot): (f32, f32)) -> Markup {
    let place = format!("lab {lab}");
    let collect = format!("collect {lab}");
    html! {
        g class="cl-lab" data-area=(eyes.told(lab)) data-glyph={ "cl-" (lab) } data-cell=(cell) transform={ "translate(" (x) " " (foot) ")" } role="group" aria-label=(message!(eyes.messages, "board-lab", lab = lab.named(&eyes.messages))) {
            g class="cl-tiles" data-place=(collect) data-can=[eyes.can(&collect)] {
                rect class="cl-hit cl-tiles-ground" x=(-HALF_LAB) y=(-BASE - 3.0 * TILE) width=(2.0 * HALF_LAB) height=(3.0 * TILE) rx="5" {}
                @for slot in Slot::all() { (one_slot(eyes, lab, slot)) }
            }
            (put(lab.word(), 12.0 - HALF_LAB, -BASE - 1.5 * TILE, 21.0))
            g data-place=(place) data-can=[eyes.can(&place)] {
                title { (message!(eyes.messages, "board-lab", lab = lab.named(&eyes.messages))) }
                rect class="cl-base cl-hit" x=(-HALF_LAB) y=(-BASE) width=(2.0 * HALF_LAB) height=(BASE - 2.0) rx="3" {}
            }
            rect class="cl-ground" x=(-HALF_LAB - 3.0) y="-2" width=(2.0 * HALF_LAB + 6.0) height="4" rx="1.5" {}
            (symbols(eyes, lab))
            (scientists(eyes, lab))
        }
    }
}

/// The build symbols of the base.
fn symbols(eyes: &Eyes<'_>, lab: Lab) -> Markup {
    let place = format!("build {lab}");
    let printed = eyes.content.labs[lab];
    let plates: Vec<Deck> = Deck::ALL
        .into_iter()
        .flat_map(|deck| std::iter::repeat_n(deck, printed[deck].into()))
        .collect();
    let all = eyes.game.symbols_of(lab);
    let words: Vec<String> = Deck::ALL
        .into_iter()
        .filter(|deck| all[*deck] > 0)
        .map(|deck| {
            let symbol = deck.named(&eyes.messages);
            message!(eyes.messages, "counted-symbols", count = all[deck], symbol = symbol).into()
        })
        .collect();
    html! {
        g class="cl-symbols" transform={ "translate(" (aside(eyes, lab)) " 0)" } data-place=(place) data-can=[eyes.can(&place)] role="img" {
            title { (message!(eyes.messages, "board-build-here", symbols = words.join(", "))) }
            rect class="cl-plate cl-hit" x="-25" y=(-BASE + 3.0) width="50" height=(BASE - 8.0) rx="5" {}
            @for (number, deck) in plates.iter().enumerate() {
                (put(&format!("plate-{deck}"), -11.0 + 22.0 * number as f32, -BASE / 2.0 - 1.0, 25.0))
            }
        }
    }
}

/// How far the build symbols shift to make room for more than one figure on a side.
fn aside(eyes: &Eyes<'_>, lab: Lab) -> f32 {
    let players = eyes.view.options.players();
    let players =
        players.filter(|player| eyes.table().players[*player].place.lab() == Some(lab)).count();
    let enemies = eyes.view.options.enemies();
    let enemies =
        enemies.filter(|enemy| eyes.table().enemies.each[*enemy].place == Some(lab)).count();
    let steps = players.saturating_sub(1) as f32 - enemies.saturating_sub(1) as f32;
    (13.0 * steps).clamp(-30.0, 30.0)
}

/// The scientists in a lab: players on the left, enemies on the right.
fn scientists(eyes: &Eyes<'_>, lab: Lab) -> Markup {
    let players: Vec<Player> = eyes
        .view
        .options
        .players()
        .filter(|player| eyes.table().players[*player].place.lab() == Some(lab))
        .collect();
    let enemies: Vec<_> = eyes
        .view
        .options
        .enemies()
        .filter(|enemy| eyes.table().enemies.each[*enemy].place == Some(lab))
        .collect();
    let all = players.iter().filter_map(|player| {
        let scientist = eyes.table().players[*player].scientist?;
        Some((scientist, eyes.name(*player), true))
    });
    let others = enemies.iter().map(|enemy| {
        let name = eyes.game.enemy_name(*enemy);
        (*enemy, message!(eyes.messages, "board-the-enemy", enemy = name).into(), false)
    });
    let (mut left, mut right) = (14.0 - HALF_LAB, HALF_LAB - 14.0);
    let placed: Vec<_> = all
        .chain(others)
        .map(|(scientist, name, player)| {
            let at = if player { &mut left } else { &mut right };
            let x = *at;
            *at += if player { 17.0 } else { -17.0 };
            (scientist, name, x)
        })
        .collect();
    html! {
        @for (scientist, name, x) in placed {
            g class=(hue_of(scientist)) data-piece={ "scientist-" (scientist) } data-at={ "lab " (lab) } role="img" {
                title { (message!(eyes.messages, "board-in-lab", name = name.as_str(), lab = lab.named(&eyes.messages))) }
                use href={ "#cl-scientist-" (scientist) } x=(x - 13.0) y="-39" width="26" height="38" {}
            }
        }
    }
}

/// A slot, with its tile if there is one.
fn one_slot(eyes: &Eyes<'_>, lab: Lab, slot: Slot) -> Markup {
    let place = format!("slot {lab} {slot}");
    let can = eyes.can(&place);
    let tile = eyes.table().tiles[lab][slot];
    let (x, width) = match slot {
        Slot::Left => (-39.0, 37.0),
        Slot::Centre => (0.0, 37.0),
        Slot::Right => (39.0, 37.0),
        Slot::LeftCentre => (-9.0, 46.0),
        Slot::CentreRight => (35.0, 40.0),
        Slot::Top => (12.0, 50.0),
    };
    let tier = slot.tier() as usize;
    let y = -BASE - TILE * tier.max(1) as f32;
    html! {
        g class={ "cl-slot" @if tile.is_none() { " cl-free" } } transform={ "translate(" (x) " " (y) ")" }
            data-place=(place) data-can=[can] role="img" {
            title { @match tile { Some(tile) => (tile_words(eyes, tile)), None => { (message!(eyes.messages, "board-slot", slot = slot.named(&eyes.messages), tier = slot.tier().named(&eyes.messages))) }, } }
            rect class={ "cl-hit cl-tile cl-tier-" (tier) } x=(-width / 2.0) y="1" width=(width) height=(TILE - 2.0) rx="4" {}
            @if let Some(tile) = tile { (drawn(eyes, tile, width)) }
        }
    }
}

/// A tile: how many minions it takes and its effect, or the build symbols that it adds.
fn drawn(eyes: &Eyes<'_>, tile: Tile, width: f32) -> Markup {
    let facts = eyes.content.tiles[tile];
    let plates: Vec<Glyph> = Deck::ALL
        .into_iter()
        .filter(|deck| facts.symbols[*deck] > 0)
        .map(|deck| Glyph { count: facts.symbols[deck], symbol: format!("plate-{deck}") })
        .collect();
    let mut glyphs = glyphs_of(facts.effect);
    glyphs.extend(plates);
    let strip = if facts.cost > 0 { 13.0 } else { 0.0 };
    html! {
        @if facts.cost > 0 {
            path class="cl-cost" d={ "M" (-width / 2.0 + 4.0) " 1Q" (-width / 2.0) " 1 " (-width / 2.0) " 5V" (TILE - 5.0) "Q" (-width / 2.0) " " (TILE - 1.0) " " (-width / 2.0 + 4.0) " " (TILE - 1.0) "H" (-width / 2.0 + strip) "V1Z" } {}
            text class="cl-workers" x=(-width / 2.0 + strip / 2.0) y="14" { (facts.cost) }
            (put("worker", -width / 2.0 + strip / 2.0, 20.5, 9.5))
        }
        (glyphs_in(&glyphs, strip / 2.0, TILE / 2.0, width - strip - 2.0, 20.0))
    }
}

/// A tile as text.
pub(crate) fn tile_words(eyes: &Eyes<'_>, tile: Tile) -> String {
    let words = eyes.game.tile_words(tile, eyes.messages);
    message!(eyes.messages, "board-tile", tile = tile.to_string(), words = words).into()
}

/// The smallest size at which adjacent glyphs can be told apart.
const READABLE: f32 = 15.0;

/// Glyphs side by side, centred in `room`, no larger than `most`. Two that would become too small
/// are staggered instead.
pub(super) fn glyphs_in(glyphs: &[Glyph], x: f32, y: f32, room: f32, most: f32) -> Markup {
    if let [one, other] = glyphs
        && room / 2.0 < READABLE
    {
        return stepped(one, other, (x, y), room);
    }
    let number = |glyph: &Glyph| if glyph.count > 1 { 10.0 } else { 0.0 };
    let numbers: f32 = glyphs.iter().map(number).sum();
    let count = glyphs.len().max(1) as f32;
    let size = ((room - numbers) / count).min(most);
    let mut at = x - (numbers + size * count) / 2.0;
    let placed: Vec<(f32, f32, &Glyph)> = glyphs
        .iter()
        .map(|glyph| {
            let from = at;
            at += number(glyph) + size;
            (from, from + number(glyph) + size / 2.0, glyph)
        })
        .collect();
    html! {
        @for (from, middle, glyph) in placed {
            @if glyph.count > 1 { text class="cl-number" x=(from + 4.5) y=(y + 5.5) { (glyph.count) } }
            (put(&glyph.symbol, middle, y, size))
        }
    }
}

/// Two glyphs staggered in a narrow space, the second lower than the first, with their counts above
/// and below.
fn stepped(one: &Glyph, other: &Glyph, (x, y): (f32, f32), room: f32) -> Markup {
    let size = 16.5_f32.min(room * 0.68);
    let (right, down) = ((room - size) / 2.0, 5.0);
    let placed = [(one, x - right, y - down, x + right), (other, x + right, y + down, x - right)];
    html! {
        @for (glyph, at, height, beside) in placed {
            (put(&glyph.symbol, at, height, size))
            @if glyph.count > 1 { text class="cl-number cl-less" x=(beside) y=(height + 5.0) { (glyph.count) } }
        }
    }
}
