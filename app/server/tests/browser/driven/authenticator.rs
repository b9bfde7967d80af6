//! The virtual authenticators of Chromium, which hold passkeys.

use serde_json::json;

use crate::Result;
use crate::browser::Browser;

/// Puts an authenticator that is built into a device into a browser, whose person unlocks it at
/// once. Returns its id.
pub(crate) async fn put_into(browser: &Browser) -> Result<String> {
    browser.devtools("WebAuthn.enable", json!({ "enableUI": false })).await?;
    let options = json!({
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
        "automaticPresenceSimulation": true,
    });
    let options = json!({ "options": options });
    let made = browser.asked_devtools("WebAuthn.addVirtualAuthenticator", options).await?;
    Ok(made["authenticatorId"].as_str().ok_or("no authenticator")?.to_string())
}
