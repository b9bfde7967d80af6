//! A tower: its roof, the glyph of its top row, three windows, the glyph of its bottom row.

use colab::{Bait, Effect, Row, Tower, Window};
use game_core::Named as _;
use i18n::{clauses, message};
use maud::{Markup, html};

use super::geometry::{GLYPH, HALF_TOWER, WINDOW};
use super::labs::glyphs_in;
use crate::dice::{die_in_picture, die_words, face_words};
use crate::eyes::Eyes;
use crate::glyphs::{glyphs_of, put};

/// A tower in these areas of the small map, with its foot at these coordinates.
pub(super) fn tower(eyes: &Eyes<'_>, tower: Tower, areas: &str, (x, foot): (f32, f32)) -> Markup {
    let top = eyes.table().inserts[tower].map(|insert| eyes.content.inserts[insert]);
    let bottom = eyes.content.towers[tower];
    let height = 2.0 * GLYPH + 3.0 * WINDOW;
    let place = format!("tower {tower}");
    let hue = format!("hue-{}", tower.colour());
    html! {
        g class={ "cl-tower " (hue) } data-area=(areas) transform={ "translate(" (x) " " (foot) ")" }
            data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(message!(eyes.messages, "board-tower", tower = tower.named(&eyes.messages))) {
            rect class="cl-ground" x="-38" y="-2" width="76" height="4" rx="1.5" {}
            rect class="cl-wall" x=(-HALF_TOWER) y=(-height) width=(2.0 * HALF_TOWER) height=(height - 2.0) {}
            path class="cl-roof" d={ "M-40 " (2.0 - height) "L-26 " (-height - 20.0) "H26L40 " (2.0 - height) "Z" } {}
            (put(tower.word(), 0.0, -height - 12.0, 30.0))
            @if let Some(top) = top { (glyph(eyes, tower, Row::Top, top, 1.0 - height)) }
            @for (level, window) in tower.windows().enumerate() {
                (one_window(eyes, window, -GLYPH - WINDOW * (level as f32 + 1.0)))
            }
            (glyph(eyes, tower, Row::Bottom, bottom, -GLYPH))
            @if let Some(bait) = eyes.table().bait[tower] { (lies_there(bait)) }
        }
    }
}

/// The effect of a row of the tower.
fn glyph(eyes: &Eyes<'_>, tower: Tower, row: Row, effect: Effect, top: f32) -> Markup {
    let place = format!("row {tower} {row}");
    let jammed = eyes.table().showing(tower, colab::EnemyFace::Jam).is_some();
    html! {
        g class="cl-row" transform={ "translate(0 " (top) ")" } data-place=(place) data-can=[eyes.can(&place)] role="group" {
            title { (message!(eyes.messages, "board-row", row = row.named(&eyes.messages), effect = effect.words(eyes.messages), jammed = if jammed { "yes" } else { "no" })) }
            rect class="cl-plate cl-hit" x=(1.5 - HALF_TOWER) y="1" width=(2.0 * HALF_TOWER - 3.0) height=(GLYPH - 3.0) rx="4" {}
            (glyphs_in(&glyphs_of(effect), 0.0, GLYPH / 2.0 - 0.5, 2.0 * HALF_TOWER - 6.0, 20.0))
            @if jammed { (put("jam", -HALF_TOWER, GLYPH / 2.0, 19.0)) }
        }
    }
}

/// A window with its contents.
fn one_window(eyes: &Eyes<'_>, window: Window, top: f32) -> Markup {
    let place = format!("window {window}");
    let minion = eyes.table().windows[window];
    let damaged = eyes.table().enemies.damaged.contains(window);
    let frozen = eyes.table().enemies.frozen.contains(window);
    let looks = match (minion.is_some(), frozen, damaged) {
        (_, true, _) => "cl-frozen",
        (true, ..) => "cl-taken-window",
        (_, _, true) => "cl-damaged",
        _ => "cl-empty",
    };
    html! {
        g class={ "cl-window " (looks) } transform={ "translate(0 " (top) ")" }
            data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(said(eyes, window)) {
            title { (said(eyes, window)) }
            path class="cl-pane cl-hit" d={ "M-31 " (WINDOW - 1.0) "V12Q-31 2-20 2H20Q31 2 31 12V" (WINDOW - 1.0) "Z" } {}
            @if frozen { (put("ice", 0.0, WINDOW / 2.0 + 0.5, 31.0)) }
            @if damaged {
                @if minion.is_some() { (put("damage", -22.0, 10.0, 17.0)) } @else { (put("damage", 0.0, WINDOW / 2.0 + 0.5, 33.0)) }
            }
            @if let Some(minion) = minion {
                @let (symbol, hue, _) = eyes.minion(minion.owner);
                @let alone = minion.die.is_none() && minion.face.is_none();
                g class={ (hue) @if minion.work_left() == 0 { " cl-tired" } } data-piece=(symbol) data-at=(place) {
                    use href={ "#cl-" (symbol) } x=(if alone { -14.0 } else { -32.0 }) y="1.5" width="29" height="36" {}
                }
                g class={ (hue) @if minion.paid { " cl-paid" } } {
                    @if let Some(die) = minion.die { (die_in_picture(die, 15.0, 21.0, 30.0)) }
                    @if let Some(face) = minion.face { (put(&format!("face-{face}"), 15.0, 21.0, 30.0)) }
                }
                @if minion.paid || minion.worked { (put("tick", if minion.paid { 26.0 } else { -25.0 }, 9.0, 14.0)) }
            }
        }
    }
}

fn lies_there(bait: Bait) -> Markup {
    let symbol = match bait {
        Bait::Token(colour) => colour.to_string(),
        Bait::Die(colour) => format!("die-{colour}"),
    };
    put(&symbol, 0.0, -GLYPH - WINDOW * 1.5, 30.0)
}

fn said(eyes: &Eyes<'_>, window: Window) -> String {
    let enemies = &eyes.table().enemies;
    let mut words: Vec<String> = Vec::new();
    if let Some(minion) = eyes.table().windows[window] {
        words.push(eyes.minion(minion.owner).2);
        words.extend(minion.die.map(|die| die_words(eyes, die)));
        words.extend(minion.face.map(|face| face_words(eyes, face)));
        if minion.worked {
            words.push(message!(eyes.messages, "board-worked").into());
        }
        if minion.paid {
            words.push(message!(eyes.messages, "board-paid").into());
        }
    }
    if enemies.damaged.contains(window) {
        words.push(message!(eyes.messages, "board-window-damaged").into());
    }
    if enemies.frozen.contains(window) {
        words.push(message!(eyes.messages, "board-window-frozen").into());
    }
    if words.is_empty() {
        words.push(message!(eyes.messages, "board-window-empty").into());
    }
    let things = clauses(eyes.messages.locale(), words);
    message!(eyes.messages, "board-window", window = window.named(&eyes.messages), things = things)
        .into()
}
