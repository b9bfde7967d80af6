//! The choice of a language.

use i18n::Locale;

use crate::language::remember;
use crate::request::{HandlerResult, WebRequest};
use crate::response::redirect_to;
use crate::service::Service;

/// Remembers a language and returns to the page on which it was chosen.
pub(crate) fn choose(_: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let form = request.form()?;
    let back = form.get("back").filter(|back| is_here(back)).unwrap_or("/");
    let mut response = redirect_to(back);
    if let Some(locale) = Locale::of_code(form.trimmed("language")) {
        remember(&mut response, locale);
    }
    Ok(response)
}

/// Whether an address is one of this program: a forged form must not redirect to another site.
fn is_here(address: &str) -> bool {
    let mut letters = address.chars();
    letters.next() == Some('/')
        && letters.next().is_none_or(|second| second != '/' && second != '\\')
        && !address.contains(|letter: char| letter.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_the_program_are_gone_back_to() {
        for here in ["/", "/games/ab12/at/3", "/rules/pocket-mars?find=a+b"] {
            assert!(is_here(here), "{here}");
        }
        for away in ["", "//else.where", "/\\else.where", "https://else.where", "/a\r\nx: y"] {
            assert!(!is_here(away), "{away}");
        }
    }
}
