//! Content overrides for a person's own copy.

use game_core::{ContentOverrides, RowPlace, ShownRow, Stated};
use i18n::{Messages, message};
use play::DynGame;
use service::PersonId;

use super::front_end::{Flow, FrontEnd};
use crate::failure::Failure;

/// Answer that resets a row to our content.
const AS_OURS: &str = "as ours";

impl FrontEnd {
    /// Lists all overrides, or shows a row, or overrides values of one.
    pub(super) fn overrides(&mut self, rest: &str) -> Result<Flow, Failure> {
        let (game, own) = self.read(|session| (session.game(), session.save().owner))?;
        let catalog = self.games.catalog().clone();
        let Some(kind) = catalog.game(game) else { return Ok(Flow::Same) };
        let (id, values) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if id.is_empty() {
            let ours = simulation::Catalog::ours();
            let stated = ours.game(game).map_or_else(Vec::new, |kind| kind.stated(&own.files()));
            let lines: Vec<String> =
                stated.iter().map(|stated| stated_line(self.words, stated)).collect();
            match lines.is_empty() {
                true => self.output.line(&message!(self.words, "overrides-none"))?,
                false => self.output.lines(lines)?,
            }
            return Ok(Flow::Same);
        }
        let places = kind.places().iter().filter(|place| place.id.as_deref() == Some(id));
        let place = match places.collect::<Vec<_>>()[..] {
            [place] => place,
            [] => {
                self.output.line(&message!(self.words, "overrides-no-id", id = id))?;
                return Ok(Flow::Same);
            }
            _ => {
                self.output.line(&message!(self.words, "overrides-several", id = id))?;
                return Ok(Flow::Same);
            }
        };
        if values.trim().is_empty() {
            self.output.lines(row_lines(self.words, kind, &own, place))?;
            return Ok(Flow::Same);
        }
        let fields: Vec<(&str, &str)> = match values.trim() {
            AS_OURS => Vec::new(),
            values => {
                let read = values.split(';').map(|one| one.split_once('='));
                let Some(read) = read.collect::<Option<Vec<_>>>() else {
                    self.output.line(&message!(self.words, "overrides-write"))?;
                    return Ok(Flow::Same);
                };
                read.into_iter().map(|(field, value)| (field.trim(), value.trim())).collect()
            }
        };
        let tables = kind.tables();
        let entered = self.games.enter_own(
            &PersonId::owner(),
            game,
            Some(&self.id),
            |_| true,
            |own| match fields.is_empty() {
                true => Ok(own.without_row(place)),
                false => {
                    // Values that are not named stay unchanged.
                    let now = tables.with_own(own).shown(&tables, place);
                    let now = now.map(|row| row.fields).unwrap_or_default();
                    let kept = now.iter().map(|field| (field.name.as_str(), field.value.as_str()));
                    let kept =
                        kept.filter(|(name, _)| fields.iter().all(|(field, _)| field != name));
                    let all: Vec<(&str, &str)> = kept.chain(fields.iter().copied()).collect();
                    own.with_row(&tables, place, &all)
                }
            },
        );
        match entered {
            Err(trouble) => self.output.lines(trouble.lines_in(self.words.locale()))?,
            Ok(None) => {
                let own = self.read(|session| session.save().owner)?;
                self.output.lines(row_lines(self.words, kind, &own, place))?;
                return self.changed(Ok(()));
            }
            Ok(Some(why)) => {
                let why = why.lines_in(self.words.locale()).join("; ");
                self.output.line(&message!(self.words, "overrides-not-here", why = why))?;
            }
        }
        Ok(Flow::Same)
    }
}

/// What is entered for a field, and what we have there.
fn stated_line(words: Messages, stated: &Stated) -> String {
    let Stated { at, field, value, ours } = stated;
    let ours = match ours {
        Some(_) if !stated.differs() => format!(" ({})", message!(words, "overrides-same")),
        Some(ours) => format!(" ({})", message!(words, "overrides-ours", value = ours)),
        None => String::new(),
    };
    format!("{at}, {field}: {value}{ours}")
}

/// A row, one line for each value.
fn row_lines(
    words: Messages,
    kind: &dyn DynGame,
    own: &ContentOverrides,
    place: &RowPlace,
) -> Vec<String> {
    let tables = kind.tables();
    let Some(row) = tables.with_own(own).shown(&tables, place) else { return Vec::new() };
    let ShownRow { title, fields, .. } = row;
    let title = title.map_or_else(String::new, |title| format!(" ({title})"));
    let fields = fields.into_iter().map(|field| {
        let ours = field.before.map(|ours| message!(words, "overrides-ours", value = ours));
        let ours = ours.map_or_else(String::new, |ours| format!(" ({ours})"));
        format!("  {} = {}{ours}", field.name, field.value)
    });
    std::iter::once(format!("{}{title}:", place.words())).chain(fields).collect()
}
