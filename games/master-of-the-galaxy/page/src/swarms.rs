//! The swarms in the order in which they act: their targets, their works, and what they would do
//! after the next draw.

use master_of_the_galaxy::{Foreseen, Swarm, Work};
use maud::{Markup, html};

use crate::eyes::{Eyes, percent};
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
            @if state.swarms.is_empty() { p class="muted" { "No swarm is on the board." } }
        }
    }
}

fn row(eyes: &Eyes<'_>, number: usize, of: &Swarm, foreseen: &Foreseen) -> Markup {
    let facts = eyes.content.weaver(of.card);
    let place = of.card.to_string();
    let name = |system| &eyes.content.system(system).title;
    html! {
        article class="box mg-row" data-place=(place) data-can=[eyes.can(&place)] aria-label=(facts.title) {
            div class="mg-portrait" {
                span class="mg-number" title="The order in which they act" { (number) }
                (swarm(of.card, &facts.title))
                span class="mg-arrows" title="The colours it looks for, in order" {
                    @for arrow in facts.arrows { (colour(arrow)) }
                }
            }
            div class="mg-row-body" {
                p class="mg-row-head" {
                    b { (facts.title) } " " span class="muted" { (name(of.system)) }
                    @if let Some(target) = of.target {
                        span class="mg-to" { " → " b { (name(target)) } }
                        span class={ "mg-enters" @if foreseen.enters > 0.0 { " mg-on" } } title="How likely it is that it enters its target in the next Span" { (percent(foreseen.enters)) }
                    }
                    span class="mg-feeds" title="A symbol of this kind feeds these works" {
                        (shield(facts.symbol)) @for of in facts.feed.iter() { (work(of)) }
                    }
                }
                div class="mg-works" { @for it in Work::ALL { (work_line(eyes, of, foreseen, it)) } }
            }
        }
    }
}

fn work_line(eyes: &Eyes<'_>, of: &Swarm, foreseen: &Foreseen, it: Work) -> Markup {
    let colour = eyes.content.weaver(of.card).work(it).1;
    let slots = eyes.game.work_slots(of.card, it);
    let filled = of.cubes[it];
    let said = format!(
        "{}: {filled} of {slots}; {} that the next draw brings a cube",
        it.name(),
        percent(foreseen.due[it])
    );
    html! {
        div class={ "mg-work-line" @if filled + 1 == slots { " mg-last" } } data-number={ (eyes.content.weaver(of.card).title) ": " (it.name()) } data-value={ (filled) " of " (slots) } role="group" aria-label=(said) title=(said) {
            span class="mg-work-head" { (work(it)) (percent(foreseen.due[it])) }
            span class="mg-slots" data-piece={ "cube-" (colour) } data-at=(of.card) data-many=(filled) {
                @for number in 0..slots {
                    @if number < filled { (cube(colour)) }
                    @else { (glyph(&format!("slot-{colour}"), "mg-slot", "empty")) }
                }
            }
        }
    }
}
