//! On a telephone the ring is shown a lab with its two towers at a time: which one, a row of tabs
//! says, in the order of the ring. The page begins with the one that is in question.

use colab::{Lab, Row, Slot, Tower};
use maud::{Markup, html};
use table::Id;

use crate::eyes::Eyes;
use crate::signs::sign;

/// The tabs. Wide screens show the whole ring and hide them.
pub(super) fn stations(eyes: &Eyes<'_>) -> Markup {
    let labs = eyes.table().labs;
    let first = in_question(eyes);
    html! {
        @if labs.iter().all(Option::is_some) {
            div class="cl-stations" role="group" aria-label="Around the ring" {
                @for (number, lab) in labs.iter().enumerate() {
                    @if let Some(lab) = *lab {
                        @let id = format!("cl-station-{number}");
                        @let can = can_choose(eyes, number, lab);
                        input type="radio" class="cl-station" name="cl-station" id=(id) checked[number == first];
                        label for=(id) class={ @if can { "cl-can" } } title={ "The " (lab) " lab and its towers" @if can { ": something can be chosen there" } } {
                            (sign(lab.word(), "", &format!("The {lab} lab and its towers")))
                            @if is_own(eyes, lab) { span class="cl-here" title="You are there" {} }
                            @if eyes.view.options.enemies().any(|one| eyes.table().enemies.each[one].place == Some(lab)) {
                                span class="cl-enemy-here" title="An enemy is there" {}
                            }
                        }
                    }
                }
            }
        }
    }
}

fn is_own(eyes: &Eyes<'_>, lab: Lab) -> bool {
    eyes.table().players[eyes.own].place.lab() == Some(lab)
}

/// The number of the lab to look at: the own one, or the first where something can be chosen if
/// nothing can be there.
fn in_question(eyes: &Eyes<'_>) -> usize {
    let labs = eyes.table().labs.into_iter().enumerate();
    let labs: Vec<(usize, Lab)> =
        labs.filter_map(|(number, lab)| lab.map(|lab| (number, lab))).collect();
    let own = labs.iter().find(|(_, lab)| is_own(eyes, *lab));
    let own_first = own.into_iter().chain(&labs);
    let mut asked = own_first.filter(|(number, lab)| can_choose(eyes, *number, *lab));
    asked.next().or(own).map_or(0, |(number, _)| *number)
}

/// Whether anything can be chosen in a lab or at its towers.
fn can_choose(eyes: &Eyes<'_>, number: usize, lab: Lab) -> bool {
    let can = |place: String| eyes.can(&place).is_some();
    let towers = eyes.table().towers;
    let mut towers = [towers[number], towers[(number + 1) % towers.len()]].into_iter().flatten();
    let in_lab = ["lab", "build", "collect"].iter().any(|kind| can(format!("{kind} {lab}")))
        || Slot::all().any(|slot| can(format!("slot {lab} {slot}")));
    in_lab || towers.any(|tower| at_tower(tower, &can))
}

fn at_tower(tower: Tower, can: &impl Fn(String) -> bool) -> bool {
    can(format!("tower {tower}"))
        || Row::ALL.into_iter().any(|row| can(format!("row {tower} {row}")))
        || tower.windows().any(|window| can(format!("window {window}")))
}
