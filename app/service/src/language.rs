//! The language of an answer: the chosen one, or else what the browser prefers.

use http::HeaderMap;
use http::header::ACCEPT_LANGUAGE;
use i18n::Locale;

use crate::Response;
use crate::cookies::{KEPT, cookie, keep};

/// The cookie that stores the chosen language.
const CHOSEN: &str = "soloist-language";

/// The language of the answer to a request; English if neither the cookie nor the browser names
/// another supported language.
pub fn locale(headers: &HeaderMap) -> Locale {
    let chosen = cookie(headers, CHOSEN).and_then(Locale::of_code);
    let preferred = || {
        let accepted = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        Locale::preferred(accepted)
    };
    chosen.or_else(preferred).unwrap_or_default()
}

/// Remembers a language for this browser.
pub(crate) fn remember(response: &mut Response, locale: Locale) {
    keep(
        response,
        &format!("{CHOSEN}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={KEPT}", locale.code()),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;
    use http::header::COOKIE;

    #[test]
    fn what_was_chosen_comes_before_what_the_browser_prefers() {
        let mut headers = HeaderMap::new();
        assert_eq!(locale(&headers), Locale::English);
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("fr-CH, en;q=0.5"));
        assert_eq!(locale(&headers), Locale::French);
        headers.insert(COOKIE, HeaderValue::from_static("soloist-pace=own; soloist-language=de"));
        assert_eq!(locale(&headers), Locale::German);
        headers.insert(COOKIE, HeaderValue::from_static("soloist-language=klingon"));
        assert_eq!(locale(&headers), Locale::French, "what is none counts for nothing");
    }
}
