//! The page on which a person chooses what is told, by which way, and of which games.

use std::collections::BTreeSet;

use http::Request;
use i18n::{Locale, Messages, message};
use maud::{Markup, html};
use service::{
    Identity, NoticeKind, NoticeSettings, NoticeWay, Person, Problem, Response, SavedGame, Service,
    locale,
};

use super::hook::{Hooks, as_part_of_an_address, new_secret};
use super::page;
use super::words::{PAGE, messages};

/// The ways by which people can be told.
#[derive(Clone, Copy)]
pub(super) struct Ways<'a> {
    /// Whether letters are sent.
    pub(super) sends_letters: bool,
    pub(super) hooks: &'a Hooks,
}

/// How one comes to the page.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Came {
    /// By asking for it.
    Asked,
    /// The form was kept.
    Kept,
    /// The address of the web-hook is none.
    WrongHook,
}

/// What the page shows.
struct Shown {
    locale: Locale,
    settings: NoticeSettings,
    /// The e-mail addresses of the person.
    addresses: Vec<String>,
    /// The games that go on, each with whether the person is told of it.
    games: Vec<(SavedGame, bool)>,
    sends_letters: bool,
    came: Came,
}

/// The page of whoever sends a request; strangers are led to the front page.
pub(super) fn show(
    ways: Ways<'_>,
    service: &Service,
    request: &Request<Vec<u8>>,
    came: Came,
) -> Response {
    let locale = locale(request.headers());
    let person = match service.signed_in(request) {
        Ok(Some(person)) => person,
        Ok(None) => return page::redirect("/"),
        Err(why) => return page::problem(locale, &why),
    };
    match shown(ways, service, &person, (locale, came)) {
        Ok(shown) => shown.draw(),
        Err(why) => page::problem(locale, &why),
    }
}

fn shown(
    ways: Ways<'_>,
    service: &Service,
    person: &Person,
    (locale, came): (Locale, Came),
) -> Result<Shown, Problem> {
    let store = service.notices();
    let muted = store.muted_games(&person.id)?;
    let games = service.games_that_go_on(&person.id)?.into_iter();
    let games = games.map(|game| (!muted.contains(&game.id), game));
    Ok(Shown {
        locale,
        settings: store.notice_settings(&person.id)?,
        addresses: addresses(service.credentials().identities(&person.id)?),
        games: games.map(|(is_told, game)| (game, is_told)).collect(),
        sends_letters: ways.sends_letters,
        came,
    })
}

fn addresses(identities: Vec<Identity>) -> Vec<String> {
    identities.into_iter().filter(Identity::is_mail).map(|it| it.subject).collect()
}

/// Stores what a form says, and shows the page again.
pub(super) fn keep(ways: Ways<'_>, service: &Service, request: &Request<Vec<u8>>) -> Response {
    let locale = locale(request.headers());
    let person = match service.signed_in(request) {
        Ok(Some(person)) => person,
        Ok(None) => return page::redirect("/"),
        Err(why) => return page::problem(locale, &why),
    };
    let form: Vec<(String, String)> = form_urlencoded::parse(request.body()).into_owned().collect();
    match kept(ways, service, &person, (locale, &form)) {
        Ok(came) => show(ways, service, request, came),
        Err(why) => page::problem(locale, &why),
    }
}

fn kept(
    ways: Ways<'_>,
    service: &Service,
    person: &Person,
    (locale, form): (Locale, &[(String, String)]),
) -> Result<Came, Problem> {
    let field = |name: &str| {
        form.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim())
    };
    let kinds = |way: NoticeWay| -> BTreeSet<NoticeKind> {
        let ticked = form.iter().filter(|(field, _)| field == way.word());
        ticked.filter_map(|(_, value)| NoticeKind::of_word(value)).collect()
    };
    let own = addresses(service.credentials().identities(&person.id)?);
    // Without them the page does not ask for letters, and what was chosen before stays.
    let asks_for_letters = ways.sends_letters && !own.is_empty();
    let address = own.into_iter().find(|address| address == field("address")).unwrap_or_default();
    let url = field("url").to_string();
    let is_wrong = !url.is_empty() && !ways.hooks.may_be(&url);
    let (stop, secret) = (new_secret(), new_secret());
    service.change_notice_settings(&person.id, |settings| {
        if asks_for_letters {
            settings.letter = kinds(NoticeWay::Letter);
            settings.address = address;
        }
        settings.hook = kinds(NoticeWay::Hook);
        settings.language = locale.code().to_string();
        if settings.stop.is_empty() {
            settings.stop = stop.map(|it| as_part_of_an_address(&it)).unwrap_or_default();
        }
        if !is_wrong {
            settings.hook_url = url;
        }
        if settings.hook_secret.is_empty() {
            settings.hook_secret = secret.unwrap_or_default();
        }
    })?;
    let muted: BTreeSet<&str> = form
        .iter()
        .filter(|(field, _)| field == "muted")
        .map(|(_, value)| value.as_str())
        .collect();
    for game in service.games_that_go_on(&person.id)? {
        service.notices().mute_game(&person.id, &game.id, muted.contains(&*game.id))?;
    }
    Ok(if is_wrong { Came::WrongHook } else { Came::Kept })
}

fn kind_words(words: Messages, kind: NoticeKind) -> String {
    let text = match kind {
        NoticeKind::Turn => message!(words, "told-kind-turn"),
        NoticeKind::Invited => message!(words, "told-kind-invited"),
        NoticeKind::Asked => message!(words, "told-kind-asked"),
        NoticeKind::TimeShort => message!(words, "told-kind-time-short"),
        NoticeKind::Over => message!(words, "told-kind-over"),
    };
    text.into_owned()
}

impl Shown {
    fn words(&self) -> Messages {
        messages(self.locale)
    }

    fn draw(&self) -> Response {
        let words = self.words();
        let body = html! {
            p { (message!(words, "told-help")) }
            @if self.came == Came::Kept { p class="notice" role="status" { (message!(words, "told-kept")) } }
            form method="post" action=(PAGE) id="told" {
                (self.letters())
                (self.hook())
                (self.games())
                p class="form-end" {
                    button class="button main" type="submit" { (message!(words, "told-keep")) }
                }
            }
            p class="form-end" { a class="button" href="/devices" { (message!(words, "told-your-page")) } }
        };
        page::drawn(self.locale, &message!(words, "told-title"), &body)
    }

    /// The kinds of which a way tells.
    fn kinds(&self, way: NoticeWay, chosen: &BTreeSet<NoticeKind>) -> Markup {
        html! {
            div class="field picks column" {
                @for kind in NoticeKind::ALL {
                    label class="pick" {
                        input type="checkbox" name=(way.word()) value=(kind.word()) checked[chosen.contains(&kind)];
                        span { (kind_words(self.words(), kind)) }
                    }
                }
            }
        }
    }

    fn letters(&self) -> Markup {
        let (words, way) = (self.words(), NoticeWay::Letter);
        html! {
            section class="paper" aria-labelledby="by-letter" {
                h2 id="by-letter" { (message!(words, "told-letter")) }
                @if !self.sends_letters {
                    p class="muted" { (message!(words, "told-letter-off")) }
                } @else if self.addresses.is_empty() {
                    p { (message!(words, "told-letter-none")) " "
                        a href="/ways-in" { (message!(words, "told-ways")) } }
                } @else {
                    div class="field" {
                        label class="field-title" for="address" { (message!(words, "told-letter-to")) }
                        select class="entry" id="address" name="address" {
                            @for address in &self.addresses {
                                option value=(address) selected[*address == self.settings.address] { (address) }
                            }
                        }
                    }
                    (self.kinds(way, &self.settings.letter))
                }
            }
        }
    }

    fn hook(&self) -> Markup {
        let (words, settings) = (self.words(), &self.settings);
        html! {
            section class="paper" aria-labelledby="by-hook" {
                h2 id="by-hook" { (message!(words, "told-hook")) }
                p class="field-help" { (message!(words, "told-hook-help")) }
                div class="field" {
                    label class="field-title" for="url" { (message!(words, "told-hook-address")) }
                    input class="entry" id="url" type="url" name="url" maxlength="2000"
                        autocomplete="off" value=(settings.hook_url);
                    @if self.came == Came::WrongHook {
                        p class="field-wrong" role="alert" { (message!(words, "told-hook-wrong")) }
                    }
                }
                (self.kinds(NoticeWay::Hook, &settings.hook))
                @if !settings.hook_url.is_empty() {
                    div class="field" {
                        label class="field-title" for="secret" { (message!(words, "told-hook-secret")) }
                        input class="entry" id="secret" type="text" readonly value=(settings.hook_secret);
                    }
                }
            }
        }
    }

    fn games(&self) -> Markup {
        let words = self.words();
        html! {
            @if !self.games.is_empty() {
                section class="paper" aria-labelledby="games" {
                    h2 id="games" { (message!(words, "told-games")) }
                    p class="field-help" { (message!(words, "told-games-help")) }
                    div class="field picks column" {
                        @for (game, is_told) in &self.games {
                            label class="pick" {
                                input type="checkbox" name="muted" value=(game.id) checked[!is_told];
                                span { (game.name) }
                            }
                        }
                    }
                }
            }
        }
    }
}
