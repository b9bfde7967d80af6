//! Why somebody does not get in.

use http::StatusCode;
use i18n::{Locale, Notice};
use limits::Wait;
use service::Problem;

use crate::messages::messages;

/// Why somebody does not get in, or a way in is not changed. Nothing has changed then.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Refusal {
    /// Nobody is signed in.
    SignInFirst,
    /// What was asked for is used up or too old.
    Expired,
    /// It was asked for in another browser.
    AnotherBrowser,
    /// The browser sent no passkey, or one that does not fit.
    NoPasskey,
    /// Nobody here has this passkey.
    UnknownPasskey,
    /// No such recovery code.
    WrongCode,
    /// It is the only way in that the person has.
    LastWayIn,
    /// Another person has this address or account.
    SomebodyElses,
    /// New people come by invitation.
    ByInvitation,
    /// That is no e-mail address.
    NoAddress,
    /// A name is empty, too long, or has signs that nobody sees.
    NoName,
    /// The name of a person is none, or may be taken for that of somebody else, for this reason.
    Name(Notice),
    /// The provider does not answer, or answers wrongly.
    Provider,
    /// The provider says that the person refused.
    ProviderRefused,
    /// Too many tries; again after this time.
    TooOften(Wait),
    /// The machine provides no random number.
    NoRandomNumber,
    /// The page of another site sent the request.
    AnotherSite,
    /// The store failed.
    Store(Problem),
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::Overtaken => Refusal::SomebodyElses,
            other => Refusal::Store(other),
        }
    }
}

impl Refusal {
    /// The reason as a sentence.
    pub fn text(&self, locale: Locale) -> String {
        let messages = messages(locale);
        let said = match self {
            Refusal::SignInFirst => i18n::message!(messages, "refused-sign-in-first"),
            Refusal::Expired => i18n::message!(messages, "refused-expired"),
            Refusal::AnotherBrowser => i18n::message!(messages, "refused-another-browser"),
            Refusal::NoPasskey => i18n::message!(messages, "refused-no-passkey"),
            Refusal::UnknownPasskey => i18n::message!(messages, "refused-unknown-passkey"),
            Refusal::WrongCode => i18n::message!(messages, "refused-wrong-code"),
            Refusal::LastWayIn => i18n::message!(messages, "refused-last-way-in"),
            Refusal::SomebodyElses => i18n::message!(messages, "refused-somebody-elses"),
            Refusal::ByInvitation => i18n::message!(messages, "refused-by-invitation"),
            Refusal::NoAddress => i18n::message!(messages, "refused-no-address"),
            Refusal::NoName => i18n::message!(messages, "refused-no-name"),
            Refusal::Provider => i18n::message!(messages, "refused-provider"),
            Refusal::ProviderRefused => i18n::message!(messages, "refused-provider-refused"),
            Refusal::TooOften(wait) => {
                i18n::message!(messages, "refused-too-often", minutes = wait.minutes())
            }
            Refusal::NoRandomNumber => i18n::message!(messages, "refused-no-random-number"),
            Refusal::AnotherSite => i18n::message!(messages, "refused-another-site"),
            Refusal::Name(why) => return why.text(locale),
            Refusal::Store(problem) => return problem.text_in(locale),
        };
        said.into_owned()
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Refusal::SignInFirst => StatusCode::UNAUTHORIZED,
            Refusal::Expired => StatusCode::GONE,
            Refusal::SomebodyElses => StatusCode::CONFLICT,
            Refusal::AnotherBrowser
            | Refusal::UnknownPasskey
            | Refusal::WrongCode
            | Refusal::ByInvitation
            | Refusal::ProviderRefused
            | Refusal::AnotherSite => StatusCode::FORBIDDEN,
            Refusal::NoPasskey
            | Refusal::LastWayIn
            | Refusal::NoAddress
            | Refusal::NoName
            | Refusal::Name(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Provider => StatusCode::BAD_GATEWAY,
            Refusal::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
            Refusal::NoRandomNumber | Refusal::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}
