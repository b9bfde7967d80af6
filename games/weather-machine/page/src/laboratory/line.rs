//! The Assembly Line, and beneath it the Subsidy tiles.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::{Id, Laboratory, LineSlot, Player, Section, Voucher};

use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::signs::{sign, vouchers};
use crate::subsidy::subsidy;

/// The Assembly Line.
pub(super) fn line(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    html! {
        div class="wm-part-of wm-line-area" {
            h4 class="area-title" { "Assembly Line" span class="wm-small" { (lab.built()) " built" } }
            div class="wm-line" {
                @for section in Section::all() {
                    (price(eyes, lab, section))
                    @for slot in LineSlot::of_section(section) { (self::slot(eyes, lab, player, slot)) }
                }
            }
            (subsidies(eyes, lab))
        }
    }
}

fn price(eyes: &Eyes<'_>, lab: &Laboratory, section: Section) -> Markup {
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
        div class={ "wm-section" @if !open { " wm-locked" } } title=(said) aria-label=(said) role="group" {
            span { (vouchers(Voucher::Supply, facts.vouchers)) @if facts.income { span class="wm-income" title="Empty slots pay income" { "↻" } } }
            @if !open {
                span class="wm-opens" { (sign("lock", "Closed")) (facts.bots) (sign("bot", "Bots built")) "/" (facts.tokens) "●" }
            }
        }
    }
}

fn slot(eyes: &Eyes<'_>, lab: &Laboratory, player: Player, slot: LineSlot) -> Markup {
    let place = format!("slot {player} {slot}");
    let gives = eyes.content.slots[slot];
    let held = lab.line.contains(slot);
    let said =
        format!("Slot {slot}: {}{}", if held { "a Bot; " } else { "empty; " }, gives.words());
    html! {
        div class={ "wm-slot-of-line" @if !held { " wm-empty" } @if !lab.is_open(slot.section()) { " wm-locked" } }
            data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(said) title=(capital(&said)) {
            @if held { (eyes.bot_at(player.into(), &place)) }
            (benefit(gives))
        }
    }
}

/// The Subsidy tiles beside the Laboratory.
fn subsidies(eyes: &Eyes<'_>, lab: &Laboratory) -> Markup {
    html! {
        div class="wm-subsidies" role="group" aria-label="Subsidy tiles" {
            span class="wm-label" { "Subsidies" }
            @if lab.subsidies.is_empty() { span class="muted" { "none" } }
            @for tile in lab.subsidies.iter() { (subsidy(eyes, tile, lab.used.contains(tile))) }
        }
    }
}
