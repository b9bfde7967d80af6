//! How near you are to winning, and to losing.

use maud::{Markup, html};
use weather_machine::{Player, goals_met};

use crate::eyes::Eyes;
use crate::signs::sign;

/// Target against CP, and what else the immediate win takes.
pub(super) fn win(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let Some(lab) = eyes.lab(Player::One) else { return html! {} };
    let numbers = &eyes.content.saboteurs;
    let ahead = lab.cp > state.solo.target;
    let goals = goals_met(state, eyes.content, Player::One).len();
    let far = |space: &&weather_machine::FundingSpace| {
        weather_machine::Id::index(**space) >= usize::from(numbers.win_space)
    };
    let markers = lab.funding.0.iter().filter(far).count();
    let worst = state.storms.0.iter().filter(|storm| storm.level == 3).count();
    html! {
        div class="wm-win" role="group" aria-label="How near winning and losing are" {
            p class="wm-race" data-place="target" data-can=[eyes.can("target")]
                title="To win you need more CP than the Target" {
                span class={ "wm-race-own" @if ahead { " wm-ahead" } } { b class="number" { (lab.cp) } " CP" }
                span class="wm-race-sign" { (if ahead { ">" } else { "≤" }) }
                span { (sign("target", "Target")) b class="number" { (state.solo.target) } span class="wm-wide" { " Target" } }
            }
            ul class="wm-checks" {
                (check(goals >= usize::from(numbers.win_goals), "Goals met", format!("Goals met {goals}/{}", numbers.win_goals)))
                (check(markers >= usize::from(numbers.win_markers), "Funding markers far enough for the immediate win",
                    format!("Funding on {}+ {markers}/{}", numbers.win_space, numbers.win_markers)))
                (danger(worst + 1 >= usize::from(numbers.lost_tiles), "Extreme Weather tiles of level 3; that many lose the game",
                    format!("Level 3 {worst}/{}", numbers.lost_tiles)))
            }
        }
    }
}

fn check(met: bool, said: &str, words: String) -> Markup {
    html! {
        li class={ @if met { "wm-met" } } title=(said) {
            @if met { (sign("check", "done")) } @else { span class="wm-open-check" aria-hidden="true" {} }
            (words)
        }
    }
}

fn danger(near: bool, said: &str, words: String) -> Markup {
    html! { li class={ @if near { "wm-near" } } title=(said) { (sign("storm", "Danger")) (words) } }
}
