//! Letters that tell people what waits for them.

use i18n::message;
use service::{Message, Service};
use sign_in::{Letter, Letters, NotSent};

use super::hook::message_id;
use super::words::{PAGE, lines, messages};

/// Sends a message as a letter with links to what it tells, to the page of the settings, and one
/// that ends such letters.
///
/// # Errors
///
/// That it was not sent, or perhaps not.
pub(super) fn send(
    letters: &Letters,
    service: &Service,
    message: &Message,
    origin: &str,
) -> Result<(), NotSent> {
    let words = messages(message.settings.locale());
    let lines = lines(message, origin);
    let stop = format!("{origin}{PAGE}/stop/{}", message.settings.stop);
    let settings = format!("{origin}{PAGE}");
    let subject = match &lines[..] {
        [(only, _)] => only.trim_end_matches('.').to_string(),
        several => message!(words, "told-subject-many", count = several.len()).into_owned(),
    };
    let end = message!(words, "told-letter-end", settings = settings, stop = stop.as_str());
    let told: Vec<String> =
        lines.iter().map(|(text, address)| format!("{text}\n{address}\n")).collect();
    let text = format!("{}\n{end}\n", told.join("\n"));
    let id = message_id(message);
    let letter = Letter { to: &message.settings.address, subject: &subject, text: &text };
    // Whoever has removed the address since gets nothing there.
    let own = service.credentials().identities(&message.person.id);
    let own = own.map_err(|why| NotSent::Certainly(why.to_string()))?;
    let is_own = own.iter().any(|it| it.is_mail() && it.subject == message.settings.address);
    if is_own { letters.post(&letter, &stop, &id) } else { Ok(()) }
}
