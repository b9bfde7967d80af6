//! The Assembly Line: four sections of three slots.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Id, Laboratory, LineSlot, Player, Section, Voucher};

use super::heading::{HEIGHT, heading};
use crate::art::{bot_at, canvas, line_glyph, place_of, plate, tickets, words};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// The Assembly Line.
pub(super) fn line(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    canvas(
        "wm-of-line",
        &message!(eyes, "board-line"),
        (280.0, HEIGHT),
        html! {
            (heading(4.0, &message!(eyes, "board-line"), &message!(eyes, "board-built", count = lab.built())))
            path class="wm-belt" d="M2 163.500H276" {}
            @for (number, section) in Section::all().enumerate() {
                (self::section(eyes, lab, player, section, 2.0 + 69.0 * number as f32))
            }
        },
    )
}

fn section(eyes: &Eyes<'_>, lab: &Laboratory, player: Player, section: Section, x: f32) -> Markup {
    let facts = &eyes.content.sections[section];
    let open = lab.is_open(section);
    let word = |is: bool| if is { "yes" } else { "no" };
    let said = message!(
        eyes,
        "board-section",
        section = section.to_string(),
        vouchers = facts.vouchers,
        income = word(facts.income),
        open = word(open),
        bots = facts.bots,
        tokens = facts.tokens
    );
    html! {
        g class=[(!open).then_some("wm-locked")] {
            title { (said) }
            (plate("wm-section", (x, 25.0), (66.0, 134.0), 7.0))
            (words("wm-n wm-b wm-mid", (x + 10.0, 37.5), &facts.vouchers.to_string()))
            (tickets(Voucher::Supply, 1, (x + 30.0, 37.5), 24.0))
            @if !open { (line_glyph("lock", (x + 54.0, 37.0), 18.0)) }
            @else if facts.income { (line_glyph("income", (x + 54.0, 37.5), 17.0)) }
            @for (number, slot) in LineSlot::of_section(section).enumerate() {
                (self::slot(eyes, lab, player, slot, (x + 3.0, 51.0 + 35.5 * number as f32)))
            }
        }
    }
}

fn slot(
    eyes: &Eyes<'_>,
    lab: &Laboratory,
    player: Player,
    slot: LineSlot,
    (x, y): (f32, f32),
) -> Markup {
    let name = format!("slot {player} {slot}");
    let gives = eyes.content.slots[slot];
    let held = lab.line.contains(slot);
    let said = message!(
        eyes,
        "board-slot",
        slot = slot.to_string(),
        held = if held { "yes" } else { "no" },
        gives = eyes.benefit(gives)
    );
    let middle = y + 16.5;
    place_of(
        eyes,
        &name,
        &said,
        "wm-slot",
        ((x, y), (60.0, 33.0), 6.0),
        html! {
            @if held { (bot_at(player.into(), &name, (x + 17.0, middle), 27.0)) }
            @else { circle class="wm-pad" cx=(x + 17.0) cy=(middle) r="11" {} }
            (benefit(eyes, gives, (x + 45.0, middle), 20.0))
        },
    )
}
