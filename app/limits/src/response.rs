use http::header::RETRY_AFTER;
use http::{HeaderValue, StatusCode};
use i18n::Locale;
use service::{Response, refusal};

use crate::{Limited, Wait};

/// The page of a refusal: of what there was too much, and when to come again, for people and, as
/// `Retry-After`, for programs.
pub fn too_many(locale: Locale, limited: Limited, wait: Wait, back: &str) -> Response {
    let lines = limited.lines(locale, wait);
    let mut response = refusal(locale, StatusCode::TOO_MANY_REQUESTS, &lines, back);
    retry_after(&mut response, wait);
    response
}

/// States for programs when to come again.
pub fn retry_after(response: &mut Response, wait: Wait) {
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait.seconds()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_refusal_says_when_to_come_again_to_people_and_to_programs() {
        let wait = Wait::new(Duration::from_millis(16_200));
        let page = too_many(Locale::English, Limited::NewGames, wait, "/");
        assert_eq!(page.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(page.headers()[RETRY_AFTER], "17");
        let text = String::from_utf8_lossy(page.body());
        assert!(text.contains("17 seconds") && text.contains("games"), "{text}");
    }
}
