//! The page of a person's ways in, and what is changed there.

use http::Method;
use http::header::HeaderName;
use serde_json::Value;
use service::{ProgramActs, Removal, Response};

use super::answer::{Answer, html, redirect};
use super::enter::finished_passkey;
use super::pages::{self, Shown, WaysPage};
use super::visit::Visit;
use crate::letters::{self, Link, checked_address};
use crate::people::checked_name;
use crate::{Refusal, programs, recovery};

/// What a browser says of the page that caused a request.
const FROM: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Answers a request below `/ways-in`; `None` if there is no such page. Only whoever is signed in
/// gets further.
pub(super) fn answer(
    visit: &Visit<'_>,
    method: &Method,
    path: &[&str],
) -> Result<Option<Response>, Refusal> {
    let handler: fn(&Visit<'_>) -> Answer = match (method.as_str(), path) {
        ("GET" | "HEAD", []) => |visit| show(visit, Shown::Nothing),
        ("POST", ["passkey", "begin"]) => |visit| Ok(visit.json(begin_passkey(visit))),
        ("POST", ["passkey"]) => passkey,
        ("POST", ["passkey", "rename"]) => rename,
        ("POST", ["passkey", "remove"]) => remove_passkey,
        ("POST", ["letter"]) => letter,
        ("GET", ["provider"]) => provider,
        ("POST", ["identity", "remove"]) => remove_identity,
        ("POST", ["codes"]) => codes,
        ("POST", ["programs"]) => new_token,
        ("POST", ["programs", "remove"]) => remove_token,
        _ => return Ok(None),
    };
    visit.signed_in()?;
    handler(visit).map(Some)
}

fn show(visit: &Visit<'_>, shown: Shown<'_>) -> Answer {
    let (person, ask) = (visit.signed_in()?, visit.ask());
    let page = WaysPage {
        locale: visit.locale,
        now: ask.now,
        person,
        passkeys: &ask.store.passkeys(&person.id)?,
        identities: &ask.store.identities(&person.id)?,
        codes: ask.store.recovery_codes(&person.id)?,
        tokens: &ask.store.program_tokens(&person.id)?,
        letters: visit.sign_in.letters.is_some(),
        provider: visit.sign_in.provider.as_ref().map(|provider| provider.name.as_str()),
        shown,
    };
    Ok(html(pages::ways(&page)))
}

fn begin_passkey(visit: &Visit<'_>) -> Result<Value, Refusal> {
    visit.sign_in.limits.try_in(visit.client())?;
    let ask = visit.ask();
    let person = visit.future_self()?;
    visit.sign_in.passkeys.begin_making(&ask, &person)
}

/// Keeps a passkey that was made. A guest is a member from now on, with a new session.
fn passkey(visit: &Visit<'_>) -> Answer {
    let name = match visit.field("name") {
        "" => visit.device(),
        typed => checked_name(typed)?,
    };
    let person = finished_passkey(visit, &name)?;
    visit.enter(&person.id, "/ways-in")
}

fn rename(visit: &Visit<'_>) -> Answer {
    let (person, name) = (visit.signed_in()?, checked_name(visit.field("name"))?);
    let renamed = visit.ask().store.rename_passkey(&person.id, visit.field("id"), &name)?;
    if renamed { Ok(redirect("/ways-in")) } else { Err(Refusal::UnknownPasskey) }
}

/// What became of the wish to remove a way in, as an answer.
fn removed(removal: Removal) -> Answer {
    match removal {
        Removal::Done => Ok(redirect("/ways-in")),
        Removal::LastWayIn => Err(Refusal::LastWayIn),
        Removal::Unknown => Err(Refusal::Expired),
    }
}

fn remove_passkey(visit: &Visit<'_>) -> Answer {
    let person = visit.signed_in()?;
    removed(visit.ask().store.remove_passkey(&person.id, visit.field("id"))?)
}

fn remove_identity(visit: &Visit<'_>) -> Answer {
    let (issuer, subject) = (visit.field("issuer"), visit.field("subject"));
    let person = visit.signed_in()?;
    removed(visit.ask().store.remove_identity(&person.id, issuer, subject)?)
}

/// Sends a link by which the person adds an address, in this browser.
fn letter(visit: &Visit<'_>) -> Answer {
    let letters = visit.sign_in.letters.as_ref().ok_or(Refusal::NoAddress)?;
    let address = checked_address(visit.field("address"))?;
    visit.sign_in.limits.letter(visit.client(), &address)?;
    let ask = visit.ask();
    let person = visit.future_self()?;
    let link = Link::new(&address, &person, true);
    let link = letters::link(&ask, &visit.sign_in.address, &link)?;
    letters.send(&address, (visit.locale, &link), visit.sign_in.hears());
    Ok(html(pages::letter_sent(visit.locale, &address)))
}

/// Goes to the provider, to add the account there. A page of another site must not begin it.
fn provider(visit: &Visit<'_>) -> Answer {
    let mut from = visit.request.headers().get_all(FROM).iter();
    if from.any(|site| site != "same-origin" && site != "none") {
        return Err(Refusal::AnotherSite);
    }
    let provider = visit.sign_in.provider.as_ref().ok_or(Refusal::Provider)?;
    visit.sign_in.limits.try_in(visit.client())?;
    let person = visit.signed_in()?;
    Ok(redirect(&provider.begin(&visit.ask(), Some(&person.id))?))
}

fn codes(visit: &Visit<'_>) -> Answer {
    let codes = recovery::renew(visit.ask().store, &visit.signed_in()?.id)?;
    show(visit, Shown::Codes(&codes))
}

fn new_token(visit: &Visit<'_>) -> Answer {
    let ask = visit.ask();
    let acts = ProgramActs::of_word(visit.field("acts"));
    let made = (visit.field("name"), acts);
    let token = programs::make(ask.store, ask.now, visit.signed_in()?, made)?;
    show(visit, Shown::Token(&token))
}

fn remove_token(visit: &Visit<'_>) -> Answer {
    let person = visit.signed_in()?;
    visit.ask().store.remove_program_token(&person.id, visit.field("id"))?;
    Ok(redirect("/ways-in"))
}
