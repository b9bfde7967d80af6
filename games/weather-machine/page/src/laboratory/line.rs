//! The Assembly Line: four sections of three slots.

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
        "Assembly Line",
        (280.0, HEIGHT),
        html! {
            (heading(4.0, "Assembly line", &format!("{} built", lab.built())))
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
    let said = format!(
        "Section {section}: {} Supply Vouchers a Bot{}{}",
        facts.vouchers,
        if facts.income { "; empty slots pay income" } else { "" },
        if open {
            String::new()
        } else {
            format!("; opens at {} Bots built or {} tokens", facts.bots, facts.tokens)
        }
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
    let said =
        format!("Slot {slot}: {}{}", if held { "a Bot; " } else { "empty; " }, gives.words());
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
            (benefit(gives, (x + 45.0, middle), 20.0))
        },
    )
}
