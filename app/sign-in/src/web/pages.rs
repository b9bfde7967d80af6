//! Draws the pages of signing in.

use i18n::{Locale, Messages, message};
use maud::{Markup, html};
use page::{ReadingPage, reading_page};
use service::{Identity, Passkey, Person, ProgramActs, ProgramToken, Rank, ago};

use crate::Joining;
use crate::messages::messages;

/// The address of the script that speaks with the browser's passkeys.
const SCRIPT: &str = "/sign-in/passkey.js";

/// What the page of signing in offers.
pub(super) struct SignInPage<'a> {
    pub(super) locale: Locale,
    /// Who is signed in already.
    pub(super) here: Option<&'a Person>,
    /// Whether letters are sent.
    pub(super) letters: bool,
    /// The name of the provider, if there is one.
    pub(super) provider: Option<&'a str>,
    pub(super) joining: Joining,
}

/// A page with a heading.
fn drawn(locale: Locale, title: &str, body: &Markup) -> String {
    let skip = message!(messages(locale), "sign-in-skip");
    reading_page(&ReadingPage { locale, title, skip: &skip, script: Some(SCRIPT), body })
}

/// Draws the page of signing in.
pub(super) fn sign_in(page: &SignInPage<'_>) -> String {
    let words = messages(page.locale);
    let body = html! {
        @if let Some(here) = page.here {
            p { (message!(words, "sign-in-here", name = here.name.as_str())) " "
                a href="/ways-in" { (message!(words, "ways-title")) } }
        }
        section class="paper" aria-labelledby="by-passkey" {
            h2 id="by-passkey" { (message!(words, "sign-in-passkey-title")) }
            p class="field-help" { (message!(words, "sign-in-passkey-help")) }
            (passkey_form(words, ("use", "/sign-in/passkey"), &html! {},
                &message!(words, "sign-in-passkey")))
        }
        @if page.letters { (letter_section(words)) }
        @if let Some(provider) = page.provider {
            section class="paper" aria-labelledby="by-provider" {
                h2 id="by-provider" { (provider) }
                p class="form-end" { a class="button" id="provider" href="/sign-in/provider" {
                    (message!(words, "sign-in-provider", provider = provider)) } }
            }
        }
        @if page.joining == Joining::Anybody && page.here.is_none() { (join_section(words)) }
        section class="paper" { details class="fold" data-fold="code" {
            summary { (message!(words, "sign-in-code-title")) }
            form method="post" action="/sign-in/code" id="code" {
                (field("code-typed", &message!(words, "sign-in-code-label"), &html! {
                    input class="entry" id="code-typed" type="text" name="code" required
                        maxlength="40" autocomplete="off" autocapitalize="none" spellcheck="false";
                }))
                (end(&message!(words, "sign-in-code")))
            }
        } }
    };
    drawn(page.locale, &message!(words, "sign-in-title"), &body)
}

fn letter_section(words: Messages) -> Markup {
    html! {
        section class="paper" aria-labelledby="by-letter" {
            h2 id="by-letter" { (message!(words, "sign-in-letter-title")) }
            (letter_form(words, "/sign-in/letter"))
        }
    }
}

fn letter_form(words: Messages, action: &str) -> Markup {
    html! {
        form method="post" action=(action) id="letter" {
            (field("address", &message!(words, "letter-address"), &html! {
                input class="entry" id="address" type="email" name="address" required
                    maxlength="200" autocomplete="email";
            }))
            (end(&message!(words, "letter-send")))
        }
    }
}

/// For strangers, where anybody may join.
fn join_section(words: Messages) -> Markup {
    let name = html! {
        (field("join-name", &message!(words, "join-name"), &html! {
            input class="entry" id="join-name" type="text" name="name" required maxlength="40"
                autocomplete="nickname";
        }))
    };
    html! {
        section class="paper" aria-labelledby="join" {
            h2 id="join" { (message!(words, "join-title")) }
            (passkey_form(words, ("new", "/sign-in/join"), &name, &message!(words, "join-passkey")))
        }
    }
}

/// A form for the script: what it does, and where; what else it asks; and its button.
fn passkey_form(words: Messages, (does, action): (&str, &str), asks: &Markup, go: &str) -> Markup {
    html! {
        form method="post" action=(action) data-passkey=(does) data-begin={ (action) "/begin" }
            data-unsupported=(message!(words, "passkey-unsupported"))
            data-cancelled=(message!(words, "passkey-cancelled"))
            data-known=(message!(words, "passkey-known"))
            data-failed=(message!(words, "passkey-failed")) {
            input type="hidden" name="answer";
            (asks)
            p class="field-wrong" role="alert" hidden {}
            noscript { p class="field-wrong" { (message!(words, "passkey-script")) } }
            (end(go))
        }
    }
}

fn field(id: &str, title: &str, input: &Markup) -> Markup {
    html! { div class="field" { label class="field-title" for=(id) { (title) } (input) } }
}

fn end(go: &str) -> Markup {
    html! { p class="form-end" { button class="button main" type="submit" { (go) } } }
}

/// Says that a letter is on its way, whether or not anybody has the address.
pub(super) fn letter_sent(locale: Locale, address: &str) -> String {
    let words = messages(locale);
    let body = html! {
        section class="paper" id="sent" role="status" {
            p { (message!(words, "letter-sent", address = address)) }
            p class="field-help" { (message!(words, "letter-sent-help")) }
        }
        p class="form-end" { a class="button" href="/sign-in" { (message!(words, "sign-in-title")) } }
    };
    drawn(locale, &message!(words, "letter-sent-title"), &body)
}

/// Asks whether to sign in by a link that another browser asked for.
pub(super) fn confirm_letter(locale: Locale, address: &str) -> String {
    let words = messages(locale);
    let body = html! {
        section class="paper" {
            p { (message!(words, "letter-confirm", address = address)) }
            form method="post" action="/sign-in/letter/open" id="confirm" {
                (end(&message!(words, "letter-confirm-go")))
            }
        }
    };
    drawn(locale, &message!(words, "letter-confirm-title"), &body)
}

/// What is shown once, above the rest.
pub(super) enum Shown<'a> {
    Nothing,
    /// New recovery codes.
    Codes(&'a [String]),
    /// A new token for programs.
    Token(&'a str),
}

/// A person's ways in.
pub(super) struct WaysPage<'a> {
    pub(super) locale: Locale,
    /// In seconds since 1970.
    pub(super) now: i64,
    pub(super) person: &'a Person,
    pub(super) passkeys: &'a [Passkey],
    pub(super) identities: &'a [Identity],
    /// How many recovery codes are left.
    pub(super) codes: usize,
    pub(super) tokens: &'a [ProgramToken],
    pub(super) letters: bool,
    pub(super) provider: Option<&'a str>,
    pub(super) shown: Shown<'a>,
}

impl WaysPage<'_> {
    fn words(&self) -> Messages {
        messages(self.locale)
    }

    /// When something was made and last used.
    fn times(&self, since: i64, used: i64) -> Markup {
        let [used, since] = [used, since].map(|at| ago(self.locale, self.now.saturating_sub(at)));
        html! {
            span class="muted" {
                (message!(self.words(), "ways-used", used = used.as_str(), since = since.as_str()))
            }
        }
    }
}

/// Draws the page of a person's ways in.
pub(super) fn ways(page: &WaysPage<'_>) -> String {
    let words = page.words();
    let body = html! {
        @match page.shown {
            Shown::Nothing => {}
            Shown::Codes(codes) => (new_codes(words, codes)),
            Shown::Token(token) => (new_token(words, token)),
        }
        @if page.person.rank == Rank::Guest { p { (message!(words, "ways-guest")) } }
        (passkey_section(page))
        @if page.letters || page.provider.is_some() || !page.identities.is_empty() {
            (identity_section(page))
        }
        (code_section(page))
        (program_section(page))
        p class="form-end" { a class="button main" href="/" { (message!(words, "ways-back")) } }
    };
    drawn(page.locale, &message!(words, "ways-title"), &body)
}

fn passkey_section(page: &WaysPage<'_>) -> Markup {
    let words = page.words();
    let name = html! {
        (field("passkey-name", &message!(words, "passkey-name"), &html! {
            input class="entry" id="passkey-name" type="text" name="name" maxlength="40"
                autocomplete="off";
        }))
    };
    html! {
        section class="paper" aria-labelledby="passkeys" {
            h2 id="passkeys" { (message!(words, "ways-passkeys")) }
            p class="field-help" { (message!(words, "ways-passkeys-help")) }
            ul class="seat-rows" id="passkey-rows" {
                @for passkey in page.passkeys { li { (passkey_row(page, passkey)) } }
            }
            (passkey_form(words, ("new", "/ways-in/passkey"), &name, &message!(words, "passkey-add")))
        }
    }
}

fn passkey_row(page: &WaysPage<'_>, passkey: &Passkey) -> Markup {
    let (words, name) = (page.words(), passkey.name.as_str());
    html! {
        div {
            form method="post" action="/ways-in/passkey/rename" {
                input type="hidden" name="id" value=(passkey.id);
                input class="entry" type="text" name="name" value=(name) required maxlength="40"
                    autocomplete="off" aria-label=(message!(words, "passkey-name-of", name = name));
                " " button class="quiet" type="submit" { (message!(words, "passkey-rename")) }
            }
            (page.times(passkey.since, passkey.used))
        }
        (removal(words, "/ways-in/passkey/remove", &[("id", &passkey.id)], name))
    }
}

/// A form that removes something named.
fn removal(words: Messages, action: &str, key: &[(&str, &str)], name: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            @for (field, value) in key { input type="hidden" name=(field) value=(value); }
            button class="button bad" type="submit"
                data-confirm=(message!(words, "ways-remove-sure", name = name))
                aria-label=(message!(words, "ways-remove-named", name = name)) {
                (message!(words, "ways-remove"))
            }
        }
    }
}

fn identity_section(page: &WaysPage<'_>) -> Markup {
    let words = page.words();
    html! {
        section class="paper" aria-labelledby="identities" {
            h2 id="identities" { (message!(words, "ways-identities")) }
            ul class="seat-rows" {
                @for identity in page.identities {
                    li {
                        p { b { (identity.shown) } br; (page.times(identity.since, identity.used)) }
                        (removal(words, "/ways-in/identity/remove",
                            &[("issuer", &identity.issuer), ("subject", &identity.subject)],
                            &identity.shown))
                    }
                }
            }
            @if page.letters { (letter_form(words, "/ways-in/letter")) }
            @if let Some(provider) = page.provider {
                p class="form-end" { a class="button" id="provider" href="/ways-in/provider" {
                    (message!(words, "ways-provider", provider = provider)) } }
            }
        }
    }
}

fn code_section(page: &WaysPage<'_>) -> Markup {
    let words = page.words();
    html! {
        section class="paper" aria-labelledby="codes" {
            h2 id="codes" { (message!(words, "ways-codes")) }
            p { (message!(words, "ways-codes-left", count = page.codes)) }
            form method="post" action="/ways-in/codes" id="renew" {
                p class="form-end" {
                    button class="button" type="submit"
                        data-confirm=[(page.codes > 0).then(|| message!(words, "ways-codes-sure"))] {
                        (message!(words, "ways-codes-new"))
                    }
                }
            }
        }
    }
}

fn new_codes(words: Messages, codes: &[String]) -> Markup {
    html! {
        section class="paper" id="new-codes" role="status" {
            p { b { (message!(words, "codes-shown")) } }
            ol { @for code in codes { li { code { (code) } } } }
        }
    }
}

fn new_token(words: Messages, token: &str) -> Markup {
    html! {
        section class="paper" id="new-token" role="status" {
            p { b { (message!(words, "token-shown")) } }
            p { code { (token) } }
        }
    }
}

fn program_section(page: &WaysPage<'_>) -> Markup {
    let words = page.words();
    html! {
        section class="paper" { details class="fold" data-fold="programs" open[!page.tokens.is_empty()] {
            summary { (message!(words, "ways-programs")) }
            p class="field-help" { (message!(words, "ways-programs-help")) }
            ul class="seat-rows" {
                @for token in page.tokens {
                    li {
                        p { b { (token.name) } " " span class="tag" { (acts(words, token.acts)) }
                            br; (page.times(token.since, token.used)) }
                        (removal(words, "/ways-in/programs/remove", &[("id", &token.id)], &token.name))
                    }
                }
            }
            form method="post" action="/ways-in/programs" id="program" {
                (field("program-name", &message!(words, "program-name"), &html! {
                    input class="entry" id="program-name" type="text" name="name" required
                        maxlength="40" autocomplete="off";
                }))
                (field("program-acts", &message!(words, "program-acts"), &html! {
                    select id="program-acts" name="acts" {
                        @for value in ProgramActs::ALL {
                            option value=(value.word()) { (acts(words, value)) }
                        }
                    }
                }))
                (end(&message!(words, "program-make")))
            }
        } }
    }
}

/// What a program may do.
fn acts(words: Messages, acts: ProgramActs) -> Markup {
    match acts {
        ProgramActs::Look => html! { (message!(words, "acts-look")) },
        ProgramActs::Play => html! { (message!(words, "acts-play")) },
    }
}
