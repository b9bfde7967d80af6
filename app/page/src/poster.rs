use maud::{Markup, html};

use crate::assets::asset_address;
use crate::games::POSTERS;

/// The poster of a game, as decoration beside its title; a plain field for a game without one.
pub(crate) fn poster(game: &str) -> Markup {
    let name = format!("poster-{game}.svg");
    html! {
        @if POSTERS.iter().any(|(poster, _)| *poster == name) {
            img class="poster" src=(asset_address(&name)) alt="" width="330" height="300";
        } @else {
            span class="poster" {}
        }
    }
}
