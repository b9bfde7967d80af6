//! The swarms in the order in which they act: their targets, their works, and what they would do
//! after the next draw.

use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Foreseen, Swarm, Work};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{colour, cube, glyph, shield, swarm, work};
use crate::pictures;

/// One row for each swarm.
pub(super) fn swarms(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    html! {
        div class="mg mg-swarms" {
            @for (number, (of, foreseen)) in state.swarms.iter().zip(&eyes.foreseen).enumerate() {
                (row(eyes, number + 1, of, foreseen))
            }
            @if state.swarms.is_empty() { p class="muted" { (message!(eyes.messages(), "swarms-none")) } }
        }
    }
}

/// The most parts of a line of the rail.
const PARTS: usize = 4;

/// The forecast for the rail: which swarms may enter their targets, and their likeliest works; both
/// by how likely they are. Empty unless the viewer is asked.
pub(super) fn rail(eyes: &Eyes<'_>) -> Markup {
    if !eyes.solo() || !eyes.marks.asks() {
        return html! {};
    }
    let mut enters: Vec<&Foreseen> = eyes.foreseen.iter().filter(|of| of.enters > 0.0).collect();
    enters.sort_by(|one, other| other.enters.total_cmp(&one.enters));
    let mut works: Vec<(&Foreseen, Work)> =
        eyes.foreseen.iter().flat_map(|of| Work::ALL.map(|work| (of, work))).collect();
    works.sort_by(|(one, work), (other, with)| other.due[*with].total_cmp(&one.due[*work]));
    let enters = enters.into_iter().take(PARTS).filter_map(|of| enters_part(eyes, of));
    let works = works.into_iter().filter(|(of, work)| of.due[*work] > 0.0).take(PARTS);
    let works = works.map(|(of, work)| work_part(eyes, of, work));
    drawing::forecast(&[enters.collect(), works.collect()])
}

/// A swarm that may enter its target.
fn enters_part(eyes: &Eyes<'_>, of: &Foreseen) -> Option<drawing::Foreseen> {
    let target = of.target?;
    let narrator = eyes.narrator();
    let words = message!(
        eyes.messages(),
        "foresee-enters",
        swarm = of.card.named(&narrator),
        system = target.named(&narrator)
    );
    Some(drawing::Foreseen {
        picture: pictures::goes(of.card, target, eyes.content),
        words: words.into(),
        figure: eyes.percent(of.enters),
        places: vec![of.card.to_string(), target.to_string()],
    })
}

/// A work of a swarm that may be due.
fn work_part(eyes: &Eyes<'_>, of: &Foreseen, work: Work) -> drawing::Foreseen {
    let narrator = eyes.narrator();
    let words = message!(
        eyes.messages(),
        "foresee-work",
        swarm = of.card.named(&narrator),
        work = work.named(&narrator)
    );
    drawing::Foreseen {
        picture: pictures::works(of.card, work),
        words: words.into(),
        figure: eyes.percent(of.due[work]),
        places: vec![of.card.to_string()],
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
