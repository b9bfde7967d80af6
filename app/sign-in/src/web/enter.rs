//! Signing in.

use http::Method;
use serde_json::Value;
use service::{Identity, Person, PersonId, Rank, Response};

use super::answer::{Answer, html, redirect, script, with_cookie};
use super::pages::{self, SignInPage};
use super::visit::Visit;
use crate::letters::{self, Link, checked_address};
use crate::one_time::Purpose;
use crate::people::future_member;
use crate::provider::Account;
use crate::{Joining, Refusal, recovery};

/// The cookie that holds a link that was opened in another browser than the one that asked.
const LETTER: &str = "letter";

/// Answers a request below `/sign-in`; `None` if there is no such page.
pub(super) fn answer(
    visit: &Visit<'_>,
    method: &Method,
    path: &[&str],
) -> Result<Option<Response>, Refusal> {
    let answered = match (method.as_str(), path) {
        ("GET" | "HEAD", []) => Ok(show(visit)),
        ("GET" | "HEAD", ["passkey.js"]) => Ok(script()),
        ("POST", ["passkey", "begin"]) => Ok(visit.json(begin_passkey(visit))),
        ("POST", ["passkey"]) => passkey(visit),
        ("POST", ["join", "begin"]) => Ok(visit.json(begin_joining(visit))),
        ("POST", ["join"]) => join(visit),
        ("POST", ["letter"]) => letter(visit),
        ("GET", ["letter"]) => confirm(visit),
        ("GET", ["letter", secret]) => open_letter(visit, secret),
        ("POST", ["letter", "open"]) => open_here(visit),
        ("GET", ["provider"]) => provider(visit),
        ("GET", ["provider", "back"]) => back_from_provider(visit),
        ("POST", ["code"]) => code(visit),
        _ => return Ok(None),
    };
    answered.map(Some)
}

fn show(visit: &Visit<'_>) -> Response {
    let sign_in = visit.sign_in;
    html(pages::sign_in(&SignInPage {
        locale: visit.locale,
        here: visit.here.as_ref(),
        letters: sign_in.letters.is_some(),
        provider: sign_in.provider.as_ref().map(|provider| provider.name.as_str()),
        joining: sign_in.joining,
    }))
}

fn begin_passkey(visit: &Visit<'_>) -> Result<Value, Refusal> {
    visit.sign_in.limits.try_in(visit.client())?;
    visit.sign_in.passkeys.begin_using(&visit.ask())
}

fn passkey(visit: &Visit<'_>) -> Answer {
    let person = visit.sign_in.passkeys.finish_using(&visit.ask(), visit.field("answer"))?;
    visit.enter(&person, "/")
}

fn begin_joining(visit: &Visit<'_>) -> Result<Value, Refusal> {
    visit.sign_in.limits.try_in(visit.client())?;
    let ask = visit.ask();
    let name = || visit.typed_name(visit.field("name"));
    let joining = visit.sign_in.joining;
    let person = future_member(ask.store, ask.now, visit.here.as_ref(), joining, name)?;
    visit.sign_in.passkeys.begin_making(&ask, &person)
}

fn join(visit: &Visit<'_>) -> Answer {
    let person = finished_passkey(visit, &visit.device())?;
    visit.enter(&person.id, "/ways-in")
}

/// Keeps the passkey that was made, under a name, and its person.
pub(super) fn finished_passkey(visit: &Visit<'_>, name: &str) -> Result<Person, Refusal> {
    let (ask, answer) = (visit.ask(), visit.field("answer"));
    visit.sign_in.passkeys.finish_making(&ask, answer, name, |it| visit.told_apart(it))
}

/// Sends a link, if anybody has the address or anybody may join. The answer tells nobody which.
fn letter(visit: &Visit<'_>) -> Answer {
    let letters = visit.sign_in.letters.as_ref().ok_or(Refusal::NoAddress)?;
    let address = checked_address(visit.field("address"))?;
    visit.sign_in.limits.letter(visit.client(), &address)?;
    let ask = visit.ask();
    if let Some(person) = receiver(visit, &address)? {
        let link = Link::new(&address, &person, false);
        let link = letters::link(&ask, &visit.sign_in.address, &link)?;
        letters.send(&address, (visit.locale, &link), visit.sign_in.hears());
    }
    Ok(html(pages::letter_sent(visit.locale, &address)))
}

/// Who gets in by a letter to this address; `None` if nobody does.
fn receiver(visit: &Visit<'_>, address: &str) -> Result<Option<Person>, Refusal> {
    let ask = visit.ask();
    if let Some(known) = ask.store.identity(Identity::MAIL, address)? {
        return Ok(ask.store.person(&known.person)?);
    }
    let name = address.split('@').next().unwrap_or_default();
    if visit.sign_in.joining != Joining::Anybody {
        return Ok(None);
    }
    let name = || visit.proposed_name(name);
    match future_member(ask.store, ask.now, None, Joining::Anybody, name) {
        Err(Refusal::Name(_)) => Ok(None),
        other => other.map(Some),
    }
}

/// A link from a letter. In the browser that asked it signs in at once; in another it waits in a
/// cookie for a confirmation, so that no address keeps the secret, and no program that reads
/// letters uses it up.
fn open_letter(visit: &Visit<'_>, secret: &str) -> Answer {
    let (_, is_here): (Link, bool) = visit.ask().look(Purpose::Letter, secret)?;
    if is_here {
        return finish_letter(visit, secret);
    }
    let seconds = u32::try_from(Purpose::Letter.seconds()).unwrap_or(0);
    let waits = redirect("/sign-in/letter");
    Ok(match visit.set_cookie(LETTER, secret, seconds) {
        Some(cookie) => with_cookie(waits, cookie),
        None => waits,
    })
}

/// Asks whether to sign in by a link that another browser asked for.
fn confirm(visit: &Visit<'_>) -> Answer {
    let secret = visit.cookie(LETTER).ok_or(Refusal::Expired)?;
    let (link, _): (Link, bool) = visit.ask().look(Purpose::Letter, secret)?;
    Ok(html(pages::confirm_letter(visit.locale, &link.address)))
}

/// Signs in by a link that another browser asked for.
fn open_here(visit: &Visit<'_>) -> Answer {
    finish_letter(visit, visit.cookie(LETTER).ok_or(Refusal::Expired)?)
}

/// Uses a link up.
fn finish_letter(visit: &Visit<'_>, secret: &str) -> Answer {
    let ask = visit.ask();
    let (link, is_here): (Link, bool) = ask.look(Purpose::Letter, secret)?;
    let person = link.person();
    // Whoever adds an address to somebody else's account must not sign its reader in there.
    let is_own = visit.here.as_ref().is_some_and(|here| here.id == person.id);
    if link.adds && !(is_here && is_own) {
        return Err(Refusal::AnotherBrowser);
    }
    let (link, _): (Link, bool) = ask.take(Purpose::Letter, secret)?;
    let person = visit.told_apart(person)?;
    ask.store.keep_identity(&link.identity(ask.now), &person)?;
    let entered = visit.enter(&person.id, if link.adds { "/ways-in" } else { "/" })?;
    Ok(match visit.set_cookie(LETTER, "", 0) {
        Some(cookie) => with_cookie(entered, cookie),
        None => entered,
    })
}

/// Goes to the provider.
fn provider(visit: &Visit<'_>) -> Answer {
    let provider = visit.sign_in.provider.as_ref().ok_or(Refusal::Provider)?;
    visit.sign_in.limits.try_in(visit.client())?;
    Ok(redirect(&provider.begin(&visit.ask(), None)?))
}

/// Comes back from the provider.
fn back_from_provider(visit: &Visit<'_>) -> Answer {
    let provider = visit.sign_in.provider.as_ref().ok_or(Refusal::Provider)?;
    let state = visit.parameter("state").ok_or(Refusal::Expired)?;
    let code = visit.parameter("code").ok_or(Refusal::ProviderRefused)?;
    let account = provider.finish(&visit.ask(), &state, &code)?;
    let person = owner(visit, &account)?;
    let ask = visit.ask();
    let identity = Identity {
        issuer: account.issuer,
        subject: account.subject,
        person: person.id.clone(),
        shown: account.shown,
        since: ask.now,
        used: ask.now,
    };
    ask.store.keep_identity(&identity, &person)?;
    visit.enter(&person.id, if account.adds_to.is_some() { "/ways-in" } else { "/" })
}

/// Whose an account at the provider is: of whoever adds it, of whoever has it, of the guest who is
/// here, or of a newcomer.
fn owner(visit: &Visit<'_>, account: &Account) -> Result<Person, Refusal> {
    let ask = visit.ask();
    if let Some(adds_to) = &account.adds_to {
        let here = visit.signed_in()?;
        let is_same = here.id == *adds_to;
        return if is_same { visit.future_self() } else { Err(Refusal::AnotherBrowser) };
    }
    if let Some(known) = ask.store.identity(&account.issuer, &account.subject)? {
        return ask.store.person(&known.person)?.ok_or(Refusal::Expired);
    }
    let guest = visit.here.as_ref().filter(|here| here.rank == Rank::Guest);
    let [name, shown] = [&account.name, &account.shown];
    let name = || visit.proposed_name(name).or_else(|_| visit.proposed_name(shown));
    future_member(ask.store, ask.now, guest, visit.sign_in.joining, name)
}

/// Signs in by a recovery code, and shows what else there is.
fn code(visit: &Visit<'_>) -> Answer {
    visit.sign_in.limits.try_code(visit.client())?;
    let person: PersonId = recovery::used(visit.ask().store, visit.field("code"))?;
    visit.enter(&person, "/ways-in")
}
