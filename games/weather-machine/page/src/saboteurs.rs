//! Solo: the Saboteurs above the board. How near either side is, their reports, their Hideout, and
//! what they would do now.

mod folds;
mod forecast;
mod hideout;
mod reports;
mod win;

use maud::{Markup, html};

pub(super) use self::forecast::foresee;
use super::eyes::Eyes;

/// The strip of the Saboteurs.
pub(super) fn strip(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm wm-saboteurs" {
            (win::win(eyes))
            (reports::reports(eyes))
            (hideout::hideout(eyes))
            (folds::folds(eyes))
        }
    }
}
