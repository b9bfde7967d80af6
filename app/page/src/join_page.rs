//! The page that an invitation opens.

use game_core::Seat;
use i18n::{Locale, message};
use maud::{Markup, html};

use crate::content_difference::{ContentDifference, content_difference};
use crate::poster::poster;
use crate::shell::{Shell, plain_header};

/// An invitation, as whoever opens it reads it.
pub struct JoinPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// To what it invites.
    pub to: JoinTo<'a>,
    /// The name under which the reader is signed in; `None` if nobody is, who says a name then.
    pub signed_in: Option<&'a str>,
    /// The name that was typed.
    pub typed: &'a str,
    /// What is wrong with it, in a sentence.
    pub wrong: Option<&'a str>,
}

/// To what an invitation invites.
pub enum JoinTo<'a> {
    /// To a game.
    Game(JoinGame<'a>),
    /// To start games.
    Member,
    /// To run the service.
    Host,
}

/// The game of an invitation.
pub struct JoinGame<'a> {
    /// The id of the game that is played, such as `colab`.
    pub game: &'a str,
    /// What is played, under which name.
    pub title: &'a str,
    /// Who invites.
    pub host: &'a str,
    /// The name of the seat; `None` to watch.
    pub seat: Option<&'a str>,
    /// Every seat of a person: its name, and who sits there, if somebody does.
    pub sits: &'a [(String, Option<String>)],
    /// In which values it differs from ours, if it does.
    pub content: Option<&'a ContentDifference>,
}

/// Draws the page, on which an invitation is accepted.
pub fn join_page(join: &JoinPage<'_>) -> String {
    let locale = join.locale;
    let title = message!(locale, "join-title");
    let act = match &join.to {
        JoinTo::Game(JoinGame { seat: Some(_), .. }) => message!(locale, "join-take"),
        JoinTo::Game(_) => message!(locale, "join-watch"),
        JoinTo::Member | JoinTo::Host => message!(locale, "join-enter"),
    };
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            @match &join.to {
                JoinTo::Game(game) => (to_game(locale, game)),
                JoinTo::Member => p class="lead" { (message!(locale, "join-member")) },
                JoinTo::Host => p class="lead" { (message!(locale, "join-host")) },
            }
            form class="paper" method="post" action="/join" {
                @match join.signed_in {
                    Some(name) => p { (message!(locale, "join-as", name = name)) },
                    None => (name_field(join)),
                }
                p class="form-end" { button class="button main" type="submit" { (act) } }
            }
        }
    };
    let skips = [("main", message!(locale, "problem-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

/// A seat that is offered to the reader by name.
pub struct OfferPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game.
    pub id: &'a str,
    /// The seat.
    pub seat: Seat,
    /// The game.
    pub game: JoinGame<'a>,
}

/// Draws the page, on which an offer of a seat is answered.
pub fn offer_page(offer: &OfferPage<'_>) -> String {
    let locale = offer.locale;
    let title = message!(locale, "join-title");
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            (to_game(locale, &offer.game))
            form class="paper" method="post" action="/offers" {
                input type="hidden" name="game" value=(offer.id);
                input type="hidden" name="seat" value=(offer.seat.0);
                p class="form-end" {
                    button class="button main" type="submit" name="answer" value="sit" { (message!(locale, "people-sit")) }
                    button class="button" type="submit" name="answer" value="decline" { (message!(locale, "home-no-thanks")) }
                }
            }
        }
    };
    let skips = [("main", message!(locale, "problem-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

fn to_game(locale: Locale, game: &JoinGame<'_>) -> Markup {
    html! {
        section class="invited paper" {
            (poster(game.game))
            div {
                p class="lead" {
                    @match game.seat {
                        Some(seat) => (message!(locale, "join-plays", host = game.host, game = game.title, seat = seat)),
                        None => (message!(locale, "join-watches", host = game.host, game = game.title)),
                    }
                }
                ul {
                    @for (seat, name) in game.sits {
                        li {
                            @match name {
                                Some(name) => (message!(locale, "join-sits", seat = seat.as_str(), name = name.as_str())),
                                None => (message!(locale, "join-sits-free", seat = seat.as_str())),
                            }
                        }
                    }
                }
            }
        }
        @if let Some(content) = game.content { (content_difference(locale, content)) }
    }
}

fn name_field(join: &JoinPage<'_>) -> Markup {
    let locale = join.locale;
    html! {
        div class="field" {
            label class="field-title" for="name" { (message!(locale, "join-name")) }
            @if let Some(wrong) = join.wrong { p class="field-wrong" role="alert" id="problem" { (wrong) } }
            p class="field-help" id="name-help" { (message!(locale, "join-name-help")) }
            input id="name" type="text" name="name" value=(join.typed) required maxlength="200"
                autocomplete="nickname" spellcheck="false" autofocus aria-describedby="name-help";
        }
    }
}
