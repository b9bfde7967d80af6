//! What a device of the network is shown before it is known.

use maud::html;

use crate::shell::{Shell, plain_header};

/// Where the number goes that stands in the terminal; and what was wrong with the last one.
pub fn pairing(wrong: Option<&str>) -> String {
    let body = html! {
        (plain_header(""))
        main class="home reading" id="main" {
            h1 { "A device that is new here" }
            form class="paper" method="post" action="/pair" {
                p { "The program shows a number of six digits in its terminal. It lets this device in, now and later." }
                div class="field" {
                    label for="number" class="field-title" { "The number" }
                    input id="number" name="number" type="text" inputmode="numeric"
                        autocomplete="one-time-code" size="8" maxlength="9" required autofocus
                        aria-describedby=[wrong.map(|_| "problem")];
                    @if let Some(wrong) = wrong {
                        p class="field-wrong" id="problem" role="alert" { (wrong) }
                    }
                }
                p class="form-end" { button class="button main" type="submit" { "Let it in" } }
            }
        }
    };
    Shell {
        title: "A device that is new here",
        game: None,
        at_table: false,
        waits: false,
        skips: &[("main", "To the number")],
        body,
    }
    .draw()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wrong_is_said_beside_the_number() {
        let fresh = pairing(None);
        assert!(fresh.contains("name=\"number\"") && !fresh.contains("role=\"alert\""), "{fresh}");
        assert!(pairing(Some("That is <not> it.")).contains("That is &lt;not&gt; it."));
    }
}
