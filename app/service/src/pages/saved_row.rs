//! A saved game in a list.

use i18n::{Locale, message};

use crate::SavedGame;
use crate::games::{AS_IT_WAS, BY_CONSENT};
use crate::service::Service;

/// A saved game as lists show it. No game is opened for a list: what it shows was stored with the
/// last change.
pub(super) fn row(service: &Service, locale: Locale, game: SavedGame) -> page::SavedRow {
    let now = service.games.store().now();
    let kind = service.games.catalog().game(&game.game);
    let known = kind.zip(game.glance.as_ref());
    let ended = known.and_then(|(kind, glance)| page::how_it_ended(locale, kind, glance));
    page::SavedRow {
        title: kind.map_or(game.game.clone(), |kind| kind.title().into()),
        game_status: known
            .filter(|_| !game.over)
            .and_then(|(kind, glance)| page::game_status(locale, kind, glance)),
        status: match ended {
            Some(how) => how,
            None if game.status == BY_CONSENT => message!(locale, "ended-by-consent").into(),
            None if game.status == AS_IT_WAS => message!(locale, "ended-as-it-was").into(),
            // Stored by an earlier version, in English, and not opened since.
            None => game.status,
        },
        id: game.id,
        game: game.game,
        name: game.name,
        over: game.over,
        time: String::new(),
        changed: ago(locale, now.saturating_sub(game.changed)),
    }
}

/// How long ago something was, in words.
pub fn ago(locale: Locale, seconds: i64) -> String {
    let words = match seconds {
        ..60 => message!(locale, "ago-now"),
        60..3600 => message!(locale, "ago-minutes", count = seconds / 60),
        3600..86_400 => message!(locale, "ago-hours", count = seconds / 3600),
        _ => message!(locale, "ago-days", count = seconds / 86_400),
    };
    words.into()
}
