//! The strip above the board in solo: the round, how near either side is to winning, the Hideout,
//! the Report cards, and what the Saboteurs would do now.

mod forecast;
mod hideout;
mod plans;
mod reports;
mod round;
mod win;

use i18n::message;
use maud::{Markup, html};

pub(super) use self::forecast::{foresee, rail};
pub(super) use self::round::{ending, round};
use super::eyes::Eyes;

/// The strip of the Saboteurs.
pub(super) fn strip(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm wm-strip wm-saboteurs" data-area=(message!(eyes, "board-others", solo = "yes")) data-glyph="b-saboteurs" {
            (round(eyes))
            (win::win(eyes))
            (hideout::hideout(eyes))
            (reports::reports(eyes))
            (plans::plans(eyes))
        }
    }
}
