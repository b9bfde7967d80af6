//! The connected cards of a Building: the Building's value and older cards show at the left, the
//! last card is on top. The stack fans out if its cards can be chosen.

use i18n::message;
use maud::{Markup, html};
use pocket_mars::{Building, CardView};

use super::glyphs::{back, front, hit, put, ring, unit, words};
use super::people::{Eyes, face};

/// The width of a card, followed by its height and the origin of the stack.
const WIDE: f32 = 78.0;
const HIGH: f32 = 106.0;
const LEFT: f32 = 8.0;
const TOP: f32 = 281.0;

/// The stack, and the values that let a colonist land.
pub(super) fn stack(eyes: &Eyes<'_>, building: Building) -> Markup {
    let cards = &eyes.view.buildings[building].stack;
    let value = eyes.content.buildings[building].value;
    let place = |nth: usize| format!("stack-{}-{}", building.word(), nth + 1);
    let open = (0..cards.len()).any(|nth| eyes.can(&place(nth)).is_some());
    let room = if open { 200.0 - WIDE } else { 48.0 };
    let step = if cards.is_empty() { 0.0 } else { (room / cards.len() as f32).min(28.0) };
    html! {
        (base(eyes, building, value, if cards.is_empty() { WIDE } else { step }))
        @for (nth, card) in cards.iter().enumerate() {
            @let top = nth + 1 == cards.len();
            @let (x, place) = (LEFT + step * (nth + 1) as f32, place(nth));
            g class={ "pm-connected" @if top { " pm-on-top" } } data-place=(place) data-can=[eyes.can(&place)] data-card=[face(*card)] role="img" {
                title { (said(eyes, *card)) }
                (hit(x, TOP, WIDE, HIGH))
                (drawn(eyes, *card, x, (top, step)))
                (ring(x, TOP, if top { WIDE } else { step.max(10.0) }, HIGH))
            }
        }
        @if cards.is_empty() && !eyes.content.buildings[building].holds_colonists {
            use class="pm-rover" href="#pm-rover" x="112" y="330" width="92" height="58" aria-hidden="true" {}
        }
        @if !open && eyes.content.buildings[building].holds_colonists {
            (to_land(eyes, eyes.view.value_to_beat(building, eyes.content), LEFT + step * cards.len() as f32 + WIDE + 9.0))
        }
    }
}

/// The Building's own value, as far as no card covers it.
fn base(eyes: &Eyes<'_>, building: Building, value: u8, seen: f32) -> Markup {
    let whole = seen >= WIDE;
    html! {
        g class="pm-base" {
            title { (message!(eyes.messages(), "building-value", value = value)) }
            rect class="pm-free" x=(LEFT) y=(TOP) width=(WIDE) height=(HIGH) rx="8" {}
            @if whole {
                (words("pm-digit pm-mid", LEFT + WIDE / 2.0, TOP + 54.0, &value.to_string()))
                (put(building.colour().word(), LEFT + WIDE / 2.0 - 13.0, TOP + 72.0, 26.0))
            } @else if seen >= 18.0 {
                (words("pm-text pm-mid pm-bold", LEFT + seen / 2.0 + 1.0, TOP + HIGH / 2.0 + 6.0, &value.to_string()))
            }
        }
    }
}

/// A card of the stack; `seen` is the width that stays visible below another card.
fn drawn(eyes: &Eyes<'_>, card: CardView, x: f32, (top, seen): (bool, f32)) -> Markup {
    let (colour, value) = match card {
        CardView::Face(card) => (Some(card.colour()), eyes.content.card(card).value),
        CardView::Back(colour) => (Some(colour), 0),
        CardView::Hidden => (None, 0),
    };
    let covered = matches!(card, CardView::Back(_) | CardView::Hidden);
    html! {
        @match (colour, top) {
            (Some(colour), true) if covered => {
                (back(colour, x, TOP, WIDE, HIGH))
                circle class="pm-coin" cx=(unit(x + WIDE - 16.0)) cy=(TOP + 17.0) r="12" {}
                (words("pm-coin-number pm-mid", x + WIDE - 16.0, TOP + 22.8, "0"))
            },
            (Some(colour), true) => (front(colour, value, x, TOP, WIDE, HIGH)),
            _ => {
                rect class="pm-hue" x=(unit(x)) y=(TOP) width=(WIDE) height=(HIGH) rx="8" {}
                @if seen >= 18.0 {
                    (words("pm-text pm-mid pm-bold pm-on-hue", x + seen / 2.0 + 1.0, TOP + HIGH / 2.0 + 6.0, &value.to_string()))
                }
            },
        }
    }
}

/// The values that let a colonist land.
fn to_land(eyes: &Eyes<'_>, beat: u8, x: f32) -> Markup {
    let need = match beat {
        7.. => message!(eyes.messages(), "to-land-none").into(),
        6 => "7".to_string(),
        beat => format!("{}–7", beat + 1),
    };
    html! {
        g class="pm-to-land" {
            title { @if beat >= 7 { (message!(eyes.messages(), "to-land-no-card")) } @else { (message!(eyes.messages(), "to-land-cards", values = need.clone())) } }
            (words("pm-text", x, TOP + 46.0, &message!(eyes.messages(), "to-land")))
            (words("pm-need", x, TOP + 74.0, &need))
        }
    }
}

fn said(eyes: &Eyes<'_>, card: CardView) -> String {
    match card {
        CardView::Face(card) => eyes.card_name(card),
        CardView::Back(_) | CardView::Hidden => message!(eyes.messages(), "face-down").into(),
    }
}
