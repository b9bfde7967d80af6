//! A helper beside a real table, stored and played like any game: its log is what a person enters
//! from the table, and its questions have choices like any other.
//!
//! Besides its own entries a helper accepts one short text: [`AS_KNOWN`] answers a whole picture
//! with the last known values. The log stores the answers themselves.

mod position;
mod session;
mod state;

use game_core::{ContentOverrides, DRAWS, Helped, OptionKind, OptionSpec, Pick, ValidationError};
use i18n::{Locale, message, notice};
use serde::Serialize;
use serde_json::json;

pub use session::HelperSession;
use state::kept_json;
pub use state::{AS_KNOWN, Announced, HelperStage, Helping, QueryAsked};

use crate::unknown_fields::UnknownFields;
use crate::{ChanceSource, Loaded, PlayerSlot, Save, Stop};

/// The form to fill in before a helper starts: its options, screen by screen.
#[derive(Clone, Debug, Serialize)]
pub struct HelperForm {
    /// Options that are fixed for every helper, such as that one person plays.
    pub settled: game_core::Settings,
    /// Values filled in where they differ from the defaults.
    #[serde(rename = "proposed")]
    pub preset: game_core::Settings,
    /// The screens, each with a title and its options; several options on one screen are one
    /// question.
    pub screens: Vec<HelperScreen>,
    /// Options of the helper that are none of the game.
    pub own: Vec<OptionSpec>,
}

/// One screen of options.
#[derive(Clone, Debug, Serialize)]
pub struct HelperScreen {
    /// The question in a few words.
    pub title: String,
    /// The options.
    pub options: Vec<game_core::OptionSpec>,
}

/// The form of a game's helper in a language.
pub(crate) fn form<G: Helped>(content: &'static G::Content, locale: Locale) -> HelperForm {
    let specs = G::option_specs(content, locale);
    let screens = G::asked_options().iter().map(|(title, ids)| HelperScreen {
        title: G::screen_title(title, locale).into_owned(),
        options: ids
            .iter()
            .filter_map(|id| match *id {
                DRAWS => Some(who_draws(locale)),
                id => {
                    let spec = specs.iter().find(|spec| spec.id == id).cloned();
                    spec.map(|spec| G::option_for_helper(spec, locale))
                }
            })
            .collect(),
    });
    HelperForm {
        settled: G::settled(),
        preset: G::preset(),
        screens: screens.collect(),
        own: if has_own_chance::<G>() { vec![who_draws(locale)] } else { Vec::new() },
    }
}

/// Whether the opponent has draws or rolls of its own.
fn has_own_chance<G: Helped>() -> bool {
    G::asked_options().iter().any(|(_, ids)| ids.contains(&DRAWS))
}

/// Value of the option: the program draws for the opponent.
const BY_PROGRAM: &str = "program";
/// Value of the option: the person does it at the table.
const AT_TABLE: &str = "table";

/// The option for who draws and rolls for the opponent.
///
/// By default the program does: its bag, dice and cards can stay in the box, or are taken by their
/// name. What is drawn by hand has to be looked up in the full list and pressed.
fn who_draws(locale: Locale) -> OptionSpec {
    let values = vec![
        Pick::new(BY_PROGRAM, message!(locale, "beside-draws-program")),
        Pick::new(AT_TABLE, message!(locale, "beside-draws-table")),
    ];
    let (title, help) = (message!(locale, "beside-draws"), message!(locale, "beside-draws-help"));
    OptionSpec::new(DRAWS, &title, &help, OptionKind::Pick { values }, json!(BY_PROGRAM))
}

/// Removes this option from the settings and returns who draws: the program with this seed, or the
/// person.
///
/// # Errors
///
/// If the value is neither of the two, or the opponent draws nothing of its own.
pub(crate) fn chance_source_of<G: Helped>(
    settings: &mut game_core::Settings,
    seed: u64,
) -> Result<ChanceSource, Vec<ValidationError>> {
    let said = settings.remove(DRAWS);
    match said.as_ref().map(|said| said.as_str()) {
        Some(Some(AT_TABLE)) if has_own_chance::<G>() => Ok(ChanceSource::Table),
        None if !has_own_chance::<G>() => Ok(ChanceSource::Table),
        None => Ok(ChanceSource::Seed(seed)),
        Some(Some(BY_PROGRAM)) if has_own_chance::<G>() => Ok(ChanceSource::Seed(seed)),
        Some(_) => {
            let why = match has_own_chance::<G>() {
                true => notice!("refusal-expected", expected = notice!("kind-draws")),
                false => notice!("refusal-nothing-drawn"),
            };
            Err(vec![ValidationError::new(format!("option {DRAWS}"), why)])
        }
    }
}

/// A helper of a game with these options: with the entries of a save, or empty.
///
/// # Errors
///
/// Every reason why such a game has no opponent that a helper can run, or why the save is not a
/// helper's.
pub(crate) fn load<G: Helped>(
    options: &G::Options,
    content: (&'static G::Content, &ContentOverrides),
    settings: game_core::Settings,
    chance_source: ChanceSource,
    replay: Option<(&Save, UnknownFields, Stop<'_>)>,
) -> Result<Loaded, Vec<ValidationError>> {
    let mut session = begin::<G>(options, content, settings, chance_source, &replay)?;
    session.kept_json = Some(kept_json);
    opened(session, replay)
}

/// The same for pages: what is kept cannot be had as JSON.
///
/// # Errors
///
/// As [`load`].
pub(crate) fn load_for_pages<G: Helped>(
    options: &G::Options,
    content: (&'static G::Content, &ContentOverrides),
    settings: game_core::Settings,
    chance_source: ChanceSource,
    replay: Option<(&Save, UnknownFields, Stop<'_>)>,
) -> Result<Loaded, Vec<ValidationError>> {
    opened(begin::<G>(options, content, settings, chance_source, &replay)?, replay)
}

/// A helper with nothing entered, unless the save that is to be replayed is none of a helper.
fn begin<G: Helped>(
    options: &G::Options,
    (content, owner): (&'static G::Content, &ContentOverrides),
    settings: game_core::Settings,
    chance_source: ChanceSource,
    replay: &Option<(&Save, UnknownFields, Stop<'_>)>,
) -> Result<HelperSession<G>, Vec<ValidationError>> {
    let mut objections = Vec::new();
    let is = |wrong: fn(&Save) -> bool| replay.as_ref().is_some_and(|(save, ..)| wrong(save));
    if is(|save| save.state.is_some()) {
        objections.push(ValidationError::new("save, state", notice!("refusal-helper-position")));
    }
    if is(|save| save.players.iter().any(|who| *who != PlayerSlot::Person)) {
        objections.push(ValidationError::new("save, players", notice!("refusal-helper-person")));
    }
    if chance_source != ChanceSource::Table && !has_own_chance::<G>() {
        objections.push(ValidationError::new("save, luck", notice!("refusal-helper-luck")));
    }
    if !objections.is_empty() {
        return Err(objections);
    }
    HelperSession::begin(options, content, owner, settings, chance_source)
}

/// The helper with what the save says was entered.
fn opened<G: Helped>(
    mut session: HelperSession<G>,
    replay: Option<(&Save, UnknownFields, Stop<'_>)>,
) -> Result<Loaded, Vec<ValidationError>> {
    let mut notes = Vec::new();
    if let Some((save, later, stop)) = replay {
        session.later = later;
        notes = session.replay(save, stop).map_err(|why| vec![why])?;
    }
    Ok(Loaded { session: Box::new(session), notes })
}
