//! How close you are to winning, to the end, and to losing.

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use weather_machine::{Player, goals_met};

use super::round::ending;
use crate::art::{small, unit};
use crate::eyes::Eyes;

/// CP against the Target as a bar, and the other conditions of a win.
pub(super) fn win(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let Some(lab) = eyes.lab(Player::One) else { return html! {} };
    let numbers = &eyes.content.saboteurs;
    let goals = goals_met(state, eyes.content, Player::One).len();
    let far = |space: &&weather_machine::FundingSpace| {
        weather_machine::Id::index(**space) >= usize::from(numbers.win_space)
    };
    let markers = lab.funding.0.iter().filter(far).count();
    let worst = state.storms.0.iter().filter(|storm| storm.level == 3).count();
    let (enough, spread) = (usize::from(numbers.win_goals), usize::from(numbers.win_markers));
    html! {
        (race(eyes, lab.cp, state.solo.target))
        dl class="wm-ways" {
            dt class="wm-to-win" { (small("check", "")) (message!(eyes, "board-win")) }
            dd {
                span class=[(goals >= enough).then_some("wm-done")] title=(message!(eyes, "board-goals-met")) { (message!(eyes, "board-goals")) " " b data-number=(message!(eyes, "board-goals")) { (goals) "/" (enough) } }
                span class=[(markers >= spread).then_some("wm-done")] title=(message!(eyes, "board-funding-far")) {
                    (message!(eyes, "board-funding-from", space = numbers.win_space)) " " b data-number=(message!(eyes, "board-funding-far")) { (markers) "/" (spread) }
                }
            }
            dt { (icon("flag")) (message!(eyes, "board-end")) }
            dd { (ending(eyes)) }
            dt class="wm-to-lose" { (small("storm", "")) (message!(eyes, "board-lose")) }
            dd {
                span class=[(worst + 1 >= usize::from(numbers.lost_tiles)).then_some("wm-near")]
                    title=(message!(eyes, "board-worst-about", count = numbers.lost_tiles)) { (message!(eyes, "board-worst-short")) " " b data-number=(message!(eyes, "board-worst")) { (worst) "/" (numbers.lost_tiles) } }
                span class=[(state.round > 0 && state.solo.deck <= 3).then_some("wm-near")]
                    title=(message!(eyes, "board-deck-about")) { (message!(eyes, "board-reports-left")) " " b data-number=(message!(eyes, "board-reports-left")) { (state.solo.deck) } }
            }
        }
    }
}

/// The bar of your CP, with a flag at the Target.
fn race(eyes: &Eyes<'_>, own: u16, target: u16) -> Markup {
    let full = f32::from(70.max(own.max(target) + 12));
    let at = |points: u16| unit(f32::from(points) / full * 100.0);
    let (missing, ahead) = (target.saturating_sub(own) + 1, own > target);
    html! {
        div class="wm-race" data-place="target" data-can=[eyes.can("target")] role="group" aria-label=(message!(eyes, "board-race"))
            title=(message!(eyes, "board-race-about")) {
            p class="wm-race-top" { span { (message!(eyes, "board-your-cp")) " " b class="number" data-number=(message!(eyes, "board-your-cp")) { (own) } } span class="wm-target" { (message!(eyes, "board-target")) " " b class="number" data-number=(message!(eyes, "board-target")) { (target) } } }
            svg class="wm-bar-of-race" focusable="false" {
                title { (message!(eyes, "board-race-now", own = own, target = target)) }
                rect class="wm-track" x="0" y="6" width="100%" height="12" rx="6" {}
                rect class={ "wm-own-part hue-yellow" } x="0" y="6" width={ (at(own)) "%" } height="12" rx="6" {}
                svg class="wm-flag" x={ (at(target)) "%" } overflow="visible" { title { (message!(eyes, "board-target")) } path d="M0 0v22M0 0h12l-4 4.500 4 4.500H0z" {} }
            }
            p class="wm-race-foot" {
                // Before the Target is set there is nothing to pass.
                @if ahead { span class="wm-done" { (message!(eyes, "board-ahead", count = own - target)) } } @else if target > 0 { span { (message!(eyes, "board-behind", count = missing)) } }
            }
        }
    }
}
