//! The sky: the viewer's Spaceship at the left, Earth in the middle, the only opponent with its
//! prep module at the right, or one line for each of several. Each is a picture of its own, all at
//! one scale.

use game_core::Id;
use i18n::message;
use maud::{Markup, html};
use pocket_mars::{CardView, Player, PlayerView, Slot};

use super::forecast::forecast;
use super::glyphs::{back, front, hit, put, ring, unit, words};
use super::people::{Eyes, Floor, face};
use super::rivals::rivals;

/// The sky above the Buildings.
pub(super) fn sky(eyes: &Eyes<'_>) -> Markup {
    let others = eyes.others();
    html! {
        div class={ "pm-sky" @if others.len() > 1 { " pm-several" } } data-area=(message!(eyes.messages(), "area-ships")) data-glyph="pm-rocket" {
            h3 class="unseen" { (message!(eyes.messages(), "board-sky")) }
            @if let Some(area) = eyes.first() { (ship(eyes, area, false)) }
            (earth(eyes))
            @match others[..] {
                [] => {},
                [area] => { (ship(eyes, area, true)) (module(eyes, area)) },
                _ => (rivals(eyes, &others)),
            }
        }
    }
}

/// A Spaceship: its owner, how many colonists have landed, who is aboard, and the energy below it.
fn ship(eyes: &Eyes<'_>, area: &PlayerView, turned: bool) -> Markup {
    let player = area.player;
    let place = format!("ship-{}", player.word());
    let name = eyes.ship_name(area);
    let left = if turned { 26.0 } else { 50.0 };
    let floor = Floor { left: left + 8.0, width: 238.0, floor: 98.0, height: 47.0 };
    let (aboard, _) = eyes.row(player, area.on_ship, floor, area.on_ship > 7);
    let said = message!(
        eyes.messages(),
        "ship-said",
        player = eyes.player(player),
        ship = name,
        count = area.on_ship
    );
    html! {
        svg class={ "pm-ship " (eyes.hue(player)) } viewBox="0 0 330 168" role="group" aria-label=(said) focusable="false" {
            title { (said) }
            (landed(eyes, area))
            g transform=[turned.then_some("translate(330 0) scale(-1 1)")] {
                path class="pm-engine" d="M310 44h14v22h-14zM310 78h14v22h-14z" {}
                path class="pm-hull" d="M74 40 96 22h52l-9 16zM4 72C16 50 46 36 88 36h206q18 0 18 18v36q0 18-18 18H88C46 108 16 94 4 72z" {}
                path class="pm-visor" d="M4 72C11 59 23 49 40 43v58C23 95 11 85 4 72z" {}
            }
            g data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(message!(eyes.messages(), "aboard", count = area.on_ship)) {
                rect class="pm-room pm-hit" x=(left) y="44" width="254" height="57" rx="12" {}
                (eyes.group(player, area.on_ship, &place, None, &aboard))
                (ring(left, 44.0, 254.0, 57.0))
            }
            (energy(eyes, area))
        }
    }
}

/// The owner of a Spaceship and how many colonists have landed on Mars, one pip each where there is
/// room between the name and the number.
fn landed(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let (count, of) = (eyes.on_buildings(area.player), eyes.view.options.colonists);
    let name = eyes.name(area.player);
    let text = message!(eyes.messages(), "landed", count = count, of = of);
    let wide = |text: &str, letter: f32| letter * text.chars().count() as f32;
    let pips = PIP * f32::from(of);
    let from = LANDED - wide(&text, 10.4) - pips;
    let has_room = from > 12.0 + wide(&name, 10.2) && (eyes.view.round > 0 || count > 0);
    html! {
        (words("pm-name", 6.0, 19.0, &name))
        @if has_room {
            @for nth in 0..of {
                circle class={ "pm-pip" @if nth < count { " pm-full" } } cx=(from + PIP * (f32::from(nth) + 0.5)) cy="13.5" r="4.6" {}
            }
        }
        @if eyes.view.round > 0 || count > 0 {
            g data-number=(message!(eyes.messages(), "number-landed", player = eyes.player(area.player))) data-value=(count) {
                (words("pm-text pm-end", LANDED, 19.0, &text))
            }
        }
    }
}

/// Where the number of landed colonists ends, and the width of a pip.
const LANDED: f32 = 326.0;
const PIP: f32 = 11.2;

/// The energy track as cells; the filled one is the current energy.
fn energy(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let place = format!("energy-{}", area.player.word());
    let top = eyes.view.options.energy_top;
    let said = message!(eyes.messages(), "energy-said", energy = area.energy, top = top);
    let step = 272.0 / f32::from(top + 1);
    let step = step.min(44.0);
    let far = step < 20.0;
    html! {
        g class="pm-energy" data-number=(message!(eyes.messages(), "number-energy", player = eyes.player(area.player))) data-value=(area.energy) data-place=(place) data-can=[eyes.can(&place)] role="img" aria-label=(said) {
            title { (said) }
            (hit(16.0, 116.0, 36.0 + step * f32::from(top + 1), 40.0))
            (put("bolt", 20.0, 124.0, 25.0))
            @for level in 0..=top {
                @let x = 50.0 + step * f32::from(level);
                @let class = if level == area.energy { " pm-here" } else if level < area.energy { " pm-below" } else { "" };
                rect class={ "pm-cell" (class) } x=(unit(x)) y="121" width=(unit(step - 4.0)) height="30" rx="6" {}
                @if !far || level == area.energy {
                    (words(&format!("pm-text pm-mid{class}"), x + step / 2.0 - 2.0, 142.0, &level.to_string()))
                }
            }
            (ring(16.0, 116.0, 36.0 + step * f32::from(top + 1), 40.0))
        }
    }
}

/// Earth with the colonists who are still there.
fn earth(eyes: &Eyes<'_>) -> Markup {
    let all: Vec<&PlayerView> = eyes.first().into_iter().chain(eyes.others()).collect();
    let wide = if all.len() > 2 { 36.0 } else { 54.0 };
    let height = if all.len() > 2 { 38.0 } else { 46.0 };
    let from = 80.0 - wide * all.len() as f32 / 2.0;
    html! {
        svg class="pm-earth" viewBox="0 0 160 168" role="group" aria-label=(message!(eyes.messages(), "board-earth")) focusable="false" {
            title { (message!(eyes.messages(), "board-earth")) }
            circle class="pm-sea" cx="80" cy="82" r="78" {}
            path class="pm-soil" d="M6 58C16 26 42 8 66 6c10 8 22 10 16 22s-24 4-30 18-2 22-20 24-18 14-27 4zM112 11c22 8 38 26 43 46-12 6-26 4-32-8s-22-22-11-38zM96 158c-6-14 4-30 22-32s24-12 34-8c-8 20-32 38-56 40zM10 104c12 2 24 12 22 26-10-6-18-14-22-26z" {}
            circle class="pm-rim" cx="80" cy="82" r="78" {}
            @for (nth, area) in all.into_iter().enumerate() {
                @let x = from + wide * nth as f32;
                @let place = format!("earth-{}", area.player.word());
                @let drawn = html! {
                    g class=[(area.earth == 0).then_some("pm-gone")] { (eyes.figure(area.player, x + wide / 2.0 - height * 0.417, 88.0, height)) }
                    (words("pm-count pm-mid", x + wide / 2.0, 110.0, &area.earth.to_string()))
                };
                (eyes.group(area.player, area.earth, &place, Some((x, 36.0, wide, 82.0)), &drawn))
            }
            rect class="pm-label" x="46" y="128" width="68" height="28" rx="14" {}
            (words("pm-text pm-mid pm-bold", 80.0, 148.0, &message!(eyes.messages(), "board-earth")))
        }
    }
}

/// The prep module of the only opponent; for the androids with what they would gain by each last
/// card.
fn module(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let androids = area.player == Player::Androids;
    let name = match androids {
        true => message!(eyes.messages(), "module-theirs"),
        false => message!(eyes.messages(), "module-other"),
    };
    let height = if androids { 92.0 } else { 84.0 };
    html! {
        svg class="pm-module" viewBox="0 0 240 168" role="group" aria-label=(name) focusable="false" {
            title { (name) }
            (words("pm-name", 8.0, 19.0, &name))
            @for (slot, x) in Slot::ALL.into_iter().zip([14.0, 130.0]) {
                (one_slot(eyes, area, slot, (x, 29.0, 96.0, height)))
            }
            @if androids { (forecast(eyes, area)) } @else { (hand(eyes, area)) }
        }
    }
}

/// One slot: a back, or the face if it has been seen.
fn one_slot(
    eyes: &Eyes<'_>,
    area: &PlayerView,
    slot: Slot,
    (x, y, width, height): (f32, f32, f32, f32),
) -> Markup {
    let place = format!("slot-{}-{}", area.player.word(), slot.word());
    let held = area.prep[slot.index()].map(|held| held.card);
    html! {
        g data-place=(place) data-can=[eyes.can(&place)] data-card=[held.and_then(face)] class="pm-slot" role="img" {
            title { (message!(eyes.messages(), "slot-said", slot = slot.word(), card = eyes.said(held))) }
            (hit(x, y, width, height))
            @match held {
                Some(CardView::Face(card)) => {
                    (front(card.colour(), eyes.content.card(card).value, x, y, width, height))
                    use href="#i-eye" class="pm-eye" x=(x + width - 28.0) y=(y + 6.0) width="22" height="22" {}
                },
                Some(CardView::Back(colour)) => (back(colour, x, y, width, height)),
                Some(CardView::Hidden) => rect class="pm-free" x=(x) y=(y) width=(width) height=(height) rx="8" {},
                None => {
                    rect class="pm-free" x=(x) y=(y) width=(width) height=(height) rx="8" {}
                    (words("pm-text pm-mid pm-quiet", x + width / 2.0, y + height / 2.0 + 5.0, &message!(eyes.messages(), "empty")))
                },
            }
            (ring(x, y, width, height))
        }
    }
}

/// The hand of the only other player, as backs.
fn hand(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let place = format!("hand-{}", area.player.word());
    let cards: Vec<&CardView> = area.hand.iter().chain(&area.packet).collect();
    let step = (152.0 / cards.len().max(1) as f32).min(38.0);
    html! {
        g data-place=(place) data-can=[eyes.can(&place)] role="img" {
            title { (message!(eyes.messages(), "hand-count", count = cards.len())) }
            (hit(8.0, 120.0, 224.0, 46.0))
            @for (nth, card) in cards.iter().enumerate() {
                @let x = 14.0 + step * nth as f32;
                @match card {
                    CardView::Back(colour) => (back(*colour, x, 122.0, 32.0, 42.0)),
                    CardView::Face(card) => (back(card.colour(), x, 122.0, 32.0, 42.0)),
                    CardView::Hidden => rect class="pm-free" x=(unit(x)) y="122" width="32" height="42" rx="6" {},
                }
            }
            (words("pm-text", 20.0 + step * cards.len() as f32, 149.0, &message!(eyes.messages(), "hand-in")))
            (ring(8.0, 120.0, 224.0, 46.0))
        }
    }
}
