//! An area of a real table: its spots are filled in in any order and entered together. The draft
//! travels with the form, so no script is needed.

use i18n::{Locale, message};
use maud::{Markup, html};
use play::AreaAsked;

/// The draft as hidden fields, and the spot for which an answer is.
pub(crate) fn fields(area: &AreaAsked) -> Markup {
    html! {
        input type="hidden" name="area" value=[area.now];
        @for spot in &area.spots {
            input type="hidden" name="spot" value=(spot.filled.as_ref().map_or("", |one| &one.text));
        }
    }
}

/// Every spot with its draft value; a press selects the spot.
pub(crate) fn spots(locale: Locale, area: &AreaAsked) -> Markup {
    let filled = area.spots.iter().filter(|spot| spot.filled.is_some()).count();
    html! {
        section class="answers spots" aria-label=(area.name) {
            h3 class="group-title" { (area.name) }
            p class="muted small" { (message!(locale, "ask-area", filled = filled, count = area.spots.len())) }
            ul {
                @for (nth, spot) in area.spots.iter().enumerate() {
                    li {
                        button type="submit" name="turn" value=(nth) aria-current=[(area.now == Some(nth)).then_some("true")] {
                            span class="muted small" { (spot.name) } " "
                            b { @match &spot.filled { Some(one) => (one.description.label), None => "–" } }
                        }
                    }
                }
            }
        }
    }
}

/// The button at the foot of the question that enters the area once every spot is filled in. `form`
/// names the form it belongs to.
pub(crate) fn enter(locale: Locale, area: &AreaAsked, form: &str) -> Markup {
    html! {
        @if area.whole().is_some() {
            p class="ticks-end" {
                button class="button main" type="submit" form=(form) name="enter" value="yes" {
                    (message!(locale, "ask-area-enter", count = area.spots.len()))
                }
            }
        }
    }
}
