//! What a helper's page is drawn from.

use game_core::RowPlace;
use i18n::Locale;
use maud::{Markup, html};
use play::{DynSession, Helping};

/// A helper at one moment.
pub struct HelperPage<'a> {
    /// Whose words it is written in.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The session.
    pub session: &'a dyn DynSession,
    /// What it shows.
    pub helping: &'a Helping,
    /// The fact that is to be put right, if one is.
    pub right: Option<&'a str>,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
    /// What the player should know: other content, other rules.
    pub notes: &'a [String],
    /// Where the values stand of which an owner's copy may show others.
    pub places: &'a [RowPlace],
}

/// How long the session was when the page was drawn, sent with every form of it.
pub(crate) fn form_head(page: &HelperPage<'_>) -> Markup {
    html! { input type="hidden" name="at" value=(page.session.len()); }
}
