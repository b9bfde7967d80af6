//! How people and games are named to those who read of them.

use i18n::{Locale, message};

use crate::{Games, Person, Problem};

/// The name of a person as others read it.
pub(crate) fn name_of(locale: Locale, person: Option<&Person>) -> String {
    match person {
        Some(person) if !person.name.is_empty() => person.name.clone(),
        _ => message!(locale, "join-somebody").into(),
    }
}

/// What is played under which name: the title, and the name of the game if it has an own one.
pub(crate) fn title_of(games: &Games, id: &str, game: &str) -> Result<String, Problem> {
    let name = games.name(id)?;
    let title = games.catalog().game(game).map_or(game, |kind| kind.title());
    Ok(if name == title { name } else { format!("{title} ({name})") })
}
