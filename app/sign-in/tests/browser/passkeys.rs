//! Passkeys: made, used on another device, lost, added and removed.

use serde_json::{Value, json};
use service::{CredentialStore, Passkey, PersonId, Rank};

use crate::Result;
use crate::authenticator;
use crate::browser::{Browser, Size};
use crate::server;

/// An authenticator in a browser, such as the one built into a phone.
struct Authenticator<'b> {
    browser: &'b Browser,
    id: String,
}

impl<'b> Authenticator<'b> {
    /// Puts an authenticator into a browser, whose person unlocks it at once.
    async fn put_into(browser: &'b Browser) -> Result<Self> {
        let id = authenticator::put_into(browser).await?;
        Ok(Authenticator { browser, id })
    }

    /// The passkeys in it, with their secrets.
    async fn passkeys(&self) -> Result<Vec<Value>> {
        let of = json!({ "authenticatorId": self.id });
        let found = self.browser.asked_devtools("WebAuthn.getCredentials", of).await?;
        Ok(found["credentials"].as_array().cloned().unwrap_or_default())
    }

    /// Copies a passkey into it, as a password manager does between the devices of a person.
    async fn receives(&self, passkey: &Value) -> Result {
        let what = json!({ "authenticatorId": self.id, "credential": passkey });
        self.browser.devtools("WebAuthn.addCredential", what).await
    }

    /// Takes it away, with the device.
    async fn lost(self) -> Result {
        let of = json!({ "authenticatorId": self.id });
        self.browser.devtools("WebAuthn.removeVirtualAuthenticator", of).await
    }

    /// Whether its person unlocks it.
    async fn unlocks(&self, does: bool) -> Result {
        let of = json!({ "authenticatorId": self.id, "isUserVerified": does });
        self.browser.devtools("WebAuthn.setUserVerified", of).await
    }
}

/// The only person with passkeys, and these.
fn kept(store: &dyn CredentialStore, id: &PersonId) -> Vec<Passkey> {
    store.passkeys(id).expect("read")
}

/// Who is signed in, as the page of the ways in says: whether it is there.
async fn is_in(browser: &Browser, address: &str) -> Result<bool> {
    browser.goto(&format!("{address}/ways-in")).await?;
    browser.is_there("#passkeys").await
}

async fn signs_in(browser: &Browser, address: &str) -> Result {
    browser.goto(&format!("{address}/sign-in")).await?;
    browser.click("form[data-passkey=use] button").await
}

/// Says yes to what the page asks before it removes something.
async fn agrees(browser: &Browser) -> Result {
    browser.run("window.confirm = () => true").await.map(drop)
}

/// Waits for a part of a page; the error says what is there instead.
async fn sees(browser: &Browser, css: &str) -> Result {
    if browser.wait_for(css).await.is_ok() {
        return Ok(());
    }
    let there = browser.run("return location.href + ': ' + document.body.innerText").await?;
    Err(format!("no {css} at {there}").into())
}

/// Waits until a form says why a passkey did not work.
async fn says(browser: &Browser, does: &str, words: &str) -> Result {
    let line = format!("form[data-passkey={does}] [role=alert]");
    let script = format!("return document.querySelector('{line}').textContent");
    browser.wait_for_value(&script, words).await
}

/// What the browser answers to a challenge, which is not sent.
async fn unsent_answer(browser: &Browser) -> Result<String> {
    let form = "document.querySelector('form[data-passkey=use]')";
    browser.run(&format!("{form}.submit = () => {{}}; {form}.answer.value = ''")).await?;
    browser.click("form[data-passkey=use] button").await?;
    let answer = format!("{form}.answer.value");
    browser.wait_for_value(&format!("return String({answer} !== '')"), "true").await?;
    let answer = browser.run(&format!("return {answer}")).await?;
    Ok(answer.as_str().ok_or("no answer")?.to_string())
}

/// One person's passkeys from the first to the loss of a device, at a size of the screen.
async fn life_of_passkeys(name: &str, size: Size) -> Result {
    let (hosted, address) = server::start().await;
    let [desk, phone] = ["desk", "phone"].map(|device| format!("passkeys-{name}-{device}"));
    let desk = Browser::start(&desk, false).await;
    let phone = Browser::start(&phone, false).await;
    for browser in [&desk, &phone] {
        browser.resize(size).await?;
    }

    // A stranger joins, and is in.
    let built_in = Authenticator::put_into(&desk).await?;
    desk.goto(&format!("{address}/sign-in")).await?;
    desk.judge(&format!("sign-in-{name}")).await?;
    desk.picture(&format!("sign-in-{name}")).await?;
    assert_eq!(desk.broken_rules().await?, Vec::new());
    desk.keys_into("#join-name", "Ada").await?;
    desk.click("form[data-passkey=new] button").await?;
    sees(&desk, "#passkeys").await?;
    let made = built_in.passkeys().await?;
    assert_eq!(made.len(), 1, "{made:?}");
    let id = made[0]["credentialId"].as_str().ok_or("no id")?;
    let id = id.trim_end_matches('=').replace('+', "-").replace('/', "_");
    let ada = hosted.store().passkey(&id)?.ok_or("the service does not know it")?.person;
    let person = hosted.store().person(&ada)?.ok_or("nobody")?;
    assert_eq!((&*person.name, person.rank), ("Ada", Rank::Member));

    // The device that has a passkey makes no second one.
    desk.click("form[data-passkey=new] button").await?;
    says(&desk, "new", "This device has a passkey for you already.").await?;
    assert_eq!(kept(hosted.store(), &ada).len(), 1);

    // A second device of the person has the passkey too: no name is typed.
    assert!(!is_in(&phone, &address).await?);
    let second = Authenticator::put_into(&phone).await?;
    signs_in(&phone, &address).await?;
    says(&phone, "use", "No passkey was chosen. Try again.").await?;
    second.receives(&made[0]).await?;
    phone.click("form[data-passkey=use] button").await?;
    sees(&phone, "main:not(.reading)").await?;
    assert!(is_in(&phone, &address).await?);

    // Whoever holds the phone but cannot unlock it does not get in.
    second.unlocks(false).await?;
    signs_in(&phone, &address).await?;
    sees(&phone, "form[data-passkey=use] [role=alert]:not([hidden])").await?;

    // The last way in stays.
    agrees(&desk).await?;
    desk.click("#passkey-rows .bad").await?;
    sees(&desk, "#problem").await?;
    assert!(desk.text("#problem").await?.contains("your only way in"));

    // A second passkey, on a key that the person carries.
    second.lost().await?;
    let carried = Authenticator::put_into(&phone).await?;
    assert!(is_in(&phone, &address).await?);
    phone.keys_into("#passkey-name", "My key").await?;
    phone.click("form[data-passkey=new] button").await?;
    sees(&phone, "#passkey-rows > li:nth-child(2)").await?;
    phone.judge(&format!("ways-in-{name}")).await?;
    phone.picture(&format!("ways-in-{name}")).await?;
    assert_eq!(phone.broken_rules().await?, Vec::new());
    assert_eq!(kept(hosted.store(), &ada)[1].name, "My key");

    // It is renamed; the device with the first one is lost, and removed with the second.
    built_in.lost().await?;
    phone
        .run("document.querySelectorAll('#passkey-rows [name=name]')[1].value = 'Key ring'")
        .await?;
    phone.click("#passkey-rows > li:nth-child(2) .quiet").await?;
    sees(&phone, "#passkey-rows > li:nth-child(2) [value='Key ring']").await?;
    agrees(&phone).await?;
    phone.click("#passkey-rows > li:first-child .bad").await?;
    sees(&phone, "#passkey-rows > li:only-child [value='Key ring']").await?;
    assert_eq!(kept(hosted.store(), &ada).len(), 1);

    // Whoever found the device does not get in; the person does.
    let found = Authenticator::put_into(&desk).await?;
    found.receives(&made[0]).await?;
    signs_in(&desk, &address).await?;
    sees(&desk, "#problem").await?;
    assert!(desk.text("#problem").await?.contains("obody here has this passkey"));
    found.lost().await?;
    let borrowed = Authenticator::put_into(&desk).await?;
    borrowed.receives(&carried.passkeys().await?[0]).await?;
    signs_in(&desk, &address).await?;
    sees(&desk, "main:not(.reading)").await?;
    assert!(is_in(&desk, &address).await?);
    for browser in [&desk, &phone] {
        browser.no_complaints().await?;
    }
    desk.end().await;
    phone.end().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_two_devices_loses_one_at_a_desk() -> Result {
    life_of_passkeys("desk", Size::Laptop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_two_devices_loses_one_on_phones() -> Result {
    life_of_passkeys("phone", Size::Narrow).await
}

/// A challenge is answered once, by the browser that asked, from the pages of the service.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_good_once_and_from_its_own_browser() -> Result {
    let (hosted, address) = server::start().await;
    let browser = Browser::start("passkeys-once", false).await;
    let built_in = Authenticator::put_into(&browser).await?;
    browser.goto(&format!("{address}/sign-in")).await?;
    browser.keys_into("#join-name", "Ada").await?;
    browser.click("form[data-passkey=new] button").await?;
    sees(&browser, "#passkeys").await?;
    browser.goto(&format!("{address}/sign-in")).await?;
    let answer = unsent_answer(&browser).await?;
    let send = "const done = arguments[1];
        fetch('/sign-in/passkey', { method: 'POST', redirect: 'manual',
            body: new URLSearchParams({ answer: arguments[0] }) })
            .then((sent) => done(sent.type === 'opaqueredirect' ? 303 : sent.status))";
    // Somebody who has overheard it, in another browser.
    let form = [("answer", answer.as_str())];
    let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
    let stolen = http::Request::builder().method("POST").uri("/sign-in/passkey");
    let stolen = hosted.answer(stolen.body(form.into_bytes())?);
    assert_eq!(stolen.status(), http::StatusCode::FORBIDDEN);
    // It was used up by that.
    let sent = browser.run_until_done(send, vec![answer.as_str().into()]).await?;
    assert_eq!(sent, 410);
    // A changed signature is none.
    let mut changed: Value = serde_json::from_str(&unsent_answer(&browser).await?)?;
    let signature = changed["signature"].as_str().ok_or("no signature")?.to_string();
    let (head, tail) = signature.split_at(signature.len() - 6);
    changed["signature"] = format!("{head}{}", tail.chars().rev().collect::<String>()).into();
    let sent = browser.run_until_done(send, vec![changed.to_string().into()]).await?;
    assert_eq!(sent, 422);
    built_in.lost().await?;
    browser.end().await;
    Ok(())
}
