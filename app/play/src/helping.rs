//! A helper beside a real table, held and played as any game is: its log is what a person enters of
//! the table, and what it asks are choices like any other.
//!
//! Besides its own entries a helper takes one short text: [`AS_KNOWN`] answers a whole picture with
//! what was last known of it. The log holds the answers themselves.

mod position;
mod session;
mod stand;

use serde::Serialize;
use table::{Helped, Objection};
use tongues::Tongue;

pub use session::HelperSession;
pub use stand::{AS_KNOWN, Announced, FactAsked, HelperStage, Helping};

use crate::{Loaded, Luck, Save, Seated};

/// What is asked before a helper begins: the options, screen by screen.
#[derive(Clone, Debug, Serialize)]
pub struct HelperForm {
    /// The options that are settled.
    pub settled: table::Settings,
    /// What is filled in where that is something else than the defaults.
    pub proposed: table::Settings,
    /// The screens, each with a title and its options; several in one are one question.
    pub screens: Vec<HelperScreen>,
}

/// One screen of options.
#[derive(Clone, Debug, Serialize)]
pub struct HelperScreen {
    /// What it asks, in a few words.
    pub title: String,
    /// The options.
    pub options: Vec<table::OptionSpec>,
}

/// The form of a game's helper in a language.
pub(crate) fn form<G: Helped>(content: &'static G::Content, tongue: Tongue) -> HelperForm {
    let specs = G::option_specs(content);
    let screens = G::asked_options().iter().map(|(title, ids)| HelperScreen {
        title: G::screen_title(title, tongue).into_owned(),
        options: ids
            .iter()
            .filter_map(|id| specs.iter().find(|spec| spec.id == *id).cloned())
            .map(|spec| G::option_beside(spec, tongue))
            .collect(),
    });
    HelperForm { settled: G::settled(), proposed: G::proposed(), screens: screens.collect() }
}

/// A helper of a game with these options: with what a save says was entered, or with nothing.
///
/// # Errors
///
/// Every reason why such a game has no opponent that a helper can run, and why the save is none of a
/// helper.
pub(crate) fn load<G: Helped>(
    options: &G::Options,
    content: &'static G::Content,
    settings: table::Settings,
    save: Option<&Save>,
) -> Result<Loaded, Vec<Objection>> {
    let mut objections = Vec::new();
    if save.is_some_and(|save| save.state.is_some()) {
        objections.push(Objection::new("save, state", "a helper begins with no position"));
    }
    if save.is_some_and(|save| save.players.iter().any(|who| *who != Seated::Person)) {
        objections.push(Objection::new("save, players", "beside a real table only a person plays"));
    }
    if save.is_some_and(|save| save.luck != Luck::Table) {
        objections.push(Objection::new("save, luck", "beside a real table the table answers"));
    }
    if !objections.is_empty() {
        return Err(objections);
    }
    let mut session = HelperSession::<G>::begin(options, content, settings)?;
    let notes = save.map(|save| session.replay(save)).unwrap_or_default();
    Ok(Loaded { session: Box::new(session), notes })
}
