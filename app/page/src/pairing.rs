//! What a device of the network is shown before it is known.

use maud::html;
use tongues::{Tongue, say};

use crate::shell::{Shell, plain_header};

/// Where the number goes that stands in the terminal; and what was wrong with the last one.
pub fn pairing(tongue: Tongue, wrong: Option<&str>) -> String {
    let body = html! {
        (plain_header(tongue, ""))
        main class="home reading" id="main" {
            h1 { (say!(tongue, "pairing-title")) }
            form class="paper" method="post" action="/pair" {
                p { (say!(tongue, "pairing-help")) }
                div class="field" {
                    label for="number" class="field-title" { (say!(tongue, "pairing-number")) }
                    input id="number" name="number" type="text" inputmode="numeric"
                        autocomplete="one-time-code" size="8" maxlength="9" required autofocus
                        aria-describedby=[wrong.map(|_| "problem")];
                    @if let Some(wrong) = wrong {
                        p class="field-wrong" id="problem" role="alert" { (wrong) }
                    }
                }
                p class="form-end" { button class="button main" type="submit" { (say!(tongue, "pairing-let-in")) } }
            }
        }
    };
    let title = say!(tongue, "pairing-title");
    Shell {
        tongue,
        title: &title,
        game: None,
        at_table: false,
        waits: false,
        skips: &[("main", say!(tongue, "pairing-skip"))],
        body,
    }
    .draw()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wrong_is_said_beside_the_number() {
        let fresh = pairing(Tongue::English, None);
        assert!(fresh.contains("name=\"number\"") && !fresh.contains("role=\"alert\""), "{fresh}");
        assert!(
            pairing(Tongue::English, Some("That is <not> it.")).contains("That is &lt;not&gt; it.")
        );
    }
}
