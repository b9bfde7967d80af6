//! The swarms in the order in which they act: their targets, their works, and what they would do
//! after the next draw.

use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Foreseen, Swarm, Work};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{colour, cube, glyph, shield, swarm, work};

/// One row for each swarm.
pub(super) fn swarms(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let forecast = eyes.game.forecast();
    html! {
        div class="mg mg-swarms" {
            @for (number, (of, foreseen)) in state.swarms.iter().zip(&forecast).enumerate() {
                (row(eyes, number + 1, of, foreseen))
            }
            @if state.swarms.is_empty() { p class="muted" { (message!(eyes.messages(), "swarms-none")) } }
        }
    }
}

fn row(eyes: &Eyes<'_>, number: usize, of: &Swarm, foreseen: &Foreseen) -> Markup {
    let facts = eyes.content.weaver(of.card);
    let place = of.card.to_string();
    let name = eyes.word(of.card);
    html! {
        article class="box mg-row" data-place=(place) data-can=[eyes.can(&place)] aria-label=(name) {
            div class="mg-portrait" {
                span class="mg-number" title=(message!(eyes.messages(), "swarms-order")) { (number) }
                (swarm(of.card, &name))
                span class="mg-arrows" title=(message!(eyes.messages(), "swarms-arrows")) {
                    @for arrow in facts.arrows { (colour(eyes, arrow)) }
                }
            }
            div class="mg-row-body" {
                p class="mg-row-head" {
                    b { (name) } " " span class="muted" { (eyes.word(of.system)) }
                    @if let Some(target) = of.target {
                        span class="mg-to" { " → " b { (eyes.word(target)) } }
                        span class={ "mg-enters" @if foreseen.enters > 0.0 { " mg-on" } } title=(message!(eyes.messages(), "swarms-enters")) { (eyes.percent(foreseen.enters)) }
                    }
                    span class="mg-feeds" title=(message!(eyes.messages(), "swarms-feeds")) {
                        (shield(eyes, facts.symbol)) @for of in facts.feed.iter() { (work(eyes, of)) }
                    }
                }
                div class="mg-works" { @for it in Work::ALL { (work_line(eyes, of, foreseen, it)) } }
            }
        }
    }
}

fn work_line(eyes: &Eyes<'_>, of: &Swarm, foreseen: &Foreseen, it: Work) -> Markup {
    let colour = eyes.content.weaver(of.card).work(it).1;
    let narrator = eyes.narrator();
    let slots = eyes.game.work_slots(of.card, it);
    let filled = of.cubes[it];
    let said = message!(
        eyes.messages(),
        "table-work",
        work = it.named(&narrator),
        filled = filled,
        slots = slots,
        colour = colour.named(&narrator),
        chance = eyes.percent(foreseen.due[it])
    );
    let number = message!(
        eyes.messages(),
        "fact-work",
        swarm = of.card.named(&narrator),
        work = it.named(&narrator)
    );
    let value = message!(eyes.messages(), "answer-cubes", count = filled, slots = slots);
    html! {
        div class={ "mg-work-line" @if filled + 1 == slots { " mg-last" } } data-number=(number) data-value=(value) role="group" aria-label=(said) title=(said) {
            span class="mg-work-head" { (work(eyes, it)) (eyes.percent(foreseen.due[it])) }
            span class="mg-slots" data-piece={ "cube-" (colour) } data-at=(of.card) data-many=(filled) {
                @for number in 0..slots {
                    @if number < filled { (cube(eyes, colour)) }
                    @else { (glyph(&format!("slot-{colour}"), "mg-slot", &message!(eyes.messages(), "slot-empty"))) }
                }
            }
        }
    }
}
