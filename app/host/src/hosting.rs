use std::sync::Arc;

use http::HeaderMap;
use i18n::Locale;
use limits::too_many;
use server::PublicAddress;
use service::{
    HostAct, NewToken, OwnPage, PersonId, PublicHost, Response, SearchAsked, SearchPermit,
};
use unicode_security::confusable_detection::skeleton;

use crate::{Limits, Metrics, log, telling};

/// What the service gets from this program.
#[derive(Clone)]
pub struct Hosting {
    address: Arc<PublicAddress>,
    origin: String,
    operator: String,
    signs_in: bool,
    /// How many seconds after something has happened people are told.
    notice_wait: i64,
    /// Limits of searches, with what counts those that are refused.
    limits: Option<(Arc<Limits>, Arc<Metrics>)>,
}

impl Hosting {
    /// A service at this address, run by somebody, who may be unnamed.
    pub fn new(address: Arc<PublicAddress>, operator: &str) -> Self {
        let (origin, operator) = (address.origin(), operator.trim().to_string());
        Hosting { origin, operator, address, signs_in: false, notice_wait: 120, limits: None }
    }

    /// The same, where people can sign in again.
    pub fn with_sign_in(self, signs_in: bool) -> Self {
        Hosting { signs_in, ..self }
    }

    /// The same, where people are told so many seconds after something has happened.
    pub fn with_notice_wait(self, seconds: u32) -> Self {
        Hosting { notice_wait: i64::from(seconds), ..self }
    }

    /// The same, where searches are limited and refusals counted.
    pub fn with_limits(self, limits: Arc<Limits>, metrics: Arc<Metrics>) -> Self {
        Hosting { limits: Some((limits, metrics)), ..self }
    }
}

impl PublicHost for Hosting {
    fn origin(&self) -> &str {
        &self.origin
    }

    fn operator(&self) -> &str {
        &self.operator
    }

    fn signs_in(&self) -> bool {
        self.signs_in
    }

    fn notice_wait(&self) -> i64 {
        self.notice_wait
    }

    fn own_pages(&self, locale: Locale) -> Vec<OwnPage> {
        vec![telling::own_page(locale)]
    }

    fn new_token(&self) -> Option<NewToken> {
        PublicAddress::new_token().ok()
    }

    fn hash(&self, token: &str) -> String {
        PublicAddress::hash(token)
    }

    fn cookie_name(&self, name: &str) -> String {
        self.address.cookie_name(name)
    }

    fn cookie(&self, name: &str, value: &str, seconds: u32) -> String {
        self.address.cookie(name, value, seconds)
    }

    fn device_name(&self, headers: &HeaderMap) -> String {
        PublicAddress::device_name(headers)
    }

    fn permit_search(&self, asked: &SearchAsked<'_>) -> Result<SearchPermit, Box<Response>> {
        let Some((limits, metrics)) = &self.limits else { return Ok(SearchPermit::default()) };
        match limits.permit_search(asked.person, asked.seconds) {
            Ok(held) => Ok(SearchPermit::holding(held)),
            Err((limited, wait)) => {
                metrics.refused(limited);
                Err(Box::new(too_many(asked.locale, limited, wait, asked.back)))
            }
        }
    }

    fn acted(&self, by: &PersonId, act: HostAct, on: Option<&PersonId>) {
        log::acted(by, act, on);
    }

    /// Without capitals and spaces, and with every letter replaced by the one it looks like. What
    /// looks alike only in small letters is found, too.
    fn skeleton(&self, name: &str) -> String {
        let looks = |text: &str| skeleton(text).collect::<String>().to_lowercase();
        let bare: String = name.chars().filter(|letter| !letter.is_whitespace()).collect();
        looks(&looks(&bare))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_share_a_skeleton() {
        let address = PublicAddress::read("https://games.example", Vec::new());
        let hosting = Hosting::new(Arc::new(address.expect("an address")), "");
        let of = |name: &str| hosting.skeleton(name);
        // Cyrillic а, full-width letters, capitals, spaces, a zero for an O.
        for alike in ["Аda", "Ａｄａ", "ADA", "A da", "ada"] {
            assert_eq!(of(alike), of("Ada"), "{alike}");
        }
        assert_eq!(of("0lga"), of("Olga"));
        assert_eq!(of("Wiliam"), of("WiIiam"));
        for other in ["Adam", "Eda", "Аdам"] {
            assert_ne!(of(other), of("Ada"), "{other}");
        }
    }
}
