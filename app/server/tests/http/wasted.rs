//! An answer that brings nothing asks once more, without a script too.

use crate::asked::{Server, choices};
use play::ChanceSource;
use serde_json::json;

/// The length of the log at which a page asks, and the first answer there that asks once more.
fn wasted(page: &str) -> Option<(String, String)> {
    let text = page.split("name=\"ask\" value=\"").nth(1)?.split('"').next()?;
    Some((choices(page).0, text.to_string()))
}

#[test]
fn a_wasted_answer_is_carried_out_when_it_is_chosen_again() {
    let server = Server::start("wasted");
    for seed in 0..20 {
        let game = server.game(json!({}), ChanceSource::Seed(seed), 40);
        for _ in 0..60 {
            let page = server.get(&game).body;
            let (at, texts) = choices(&page);
            let Some((_, text)) = wasted(&page) else {
                let Some(text) = texts.last() else { break };
                server.post(&format!("{game}/choose"), &[("text", text), ("at", &at)]);
                continue;
            };
            assert!(page.contains("Wasted: ") && !texts.contains(&text), "{text}");
            let asked = server.post(&format!("{game}/choose"), &[("ask", &text), ("at", &at)]);
            let again = server.get(&asked.location()).body;
            assert!(again.contains("Wasted: do it anyway?"), "{again}");
            let (still, texts) = choices(&again);
            assert!(still == at && texts.contains(&text), "nothing has happened yet");
            server.post(&format!("{game}/choose"), &[("text", &text), ("at", &at)]);
            assert_ne!(choices(&server.get(&game).body).0, at, "it was carried out");
            return;
        }
    }
    panic!("no answer was wasted in 20 games");
}
