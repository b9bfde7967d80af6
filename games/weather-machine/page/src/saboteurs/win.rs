//! How close you are to winning, to the end, and to losing.

use drawing::icon;
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
            dt class="wm-to-win" { (small("check", "")) "Win" }
            dd {
                span class=[(goals >= enough).then_some("wm-done")] title="Goals met" { "Goals " b data-number="Goals" { (goals) "/" (enough) } }
                span class=[(markers >= spread).then_some("wm-done")] title="Funding markers far enough for the immediate win" {
                    (numbers.win_space) "+ funding " b data-number="Funding in the right half" { (markers) "/" (spread) }
                }
            }
            dt { (icon("flag")) "End" }
            dd { (ending(eyes)) }
            dt class="wm-to-lose" { (small("storm", "")) "Lose" }
            dd {
                span class=[(worst + 1 >= usize::from(numbers.lost_tiles)).then_some("wm-near")]
                    title="Extreme Weather tiles of level 3; that many lose the game" { "Level 3 " b data-number="Extreme Weather of level 3" { (worst) "/" (numbers.lost_tiles) } }
                span class=[(state.solo.deck <= 3).then_some("wm-near")]
                    title="Security Reports in the deck; when none is left they cannot act and you lose" { "Reports left " b data-number="Reports left" { (state.solo.deck) } }
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
        div class="wm-race" data-place="target" data-can=[eyes.can("target")] role="group" aria-label="CP and Target"
            title="To win you need more CP than the Target" {
            p class="wm-race-top" { span { "Your CP " b class="number" data-number="Your CP" { (own) } } span class="wm-target" { "Target " b class="number" data-number="Target" { (target) } } }
            svg class="wm-bar-of-race" focusable="false" {
                title { "You have " (own) " CP, the Target is " (target) }
                rect class="wm-track" x="0" y="6" width="100%" height="12" rx="6" {}
                rect class={ "wm-own-part hue-yellow" } x="0" y="6" width={ (at(own)) "%" } height="12" rx="6" {}
                svg class="wm-flag" x={ (at(target)) "%" } overflow="visible" { title { "Target" } path d="M0 0v22M0 0h12l-4 4.500 4 4.500H0z" {} }
            }
            p class="wm-race-foot" {
                @if ahead { span class="wm-done" { "ahead by " (own - target) } } @else { span { (missing) " more to pass it" } }
            }
        }
    }
}
