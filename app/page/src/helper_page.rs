//! The view model of a helper's page.

use game_core::RowPlace;
use i18n::Locale;
use maud::{Markup, html};
use play::{DynSession, Helping};

/// A helper at one moment.
pub struct HelperPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// The session.
    pub session: &'a dyn DynSession,
    /// The state of the helper.
    pub helping: &'a Helping,
    /// The fact that is being corrected, if any.
    pub right: Option<&'a str>,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
    /// What the player should know: other content, other rules.
    pub notes: &'a [String],
    /// The rows of content in which an owner's copy may differ.
    pub places: &'a [RowPlace],
}

/// The hidden field with the length of the log, sent with every form of the page.
pub(crate) fn form_head(page: &HelperPage<'_>) -> Markup {
    html! { input type="hidden" name="at" value=(page.session.len()); }
}
