//! The page of a helper, for a phone beside a real table: questions with large buttons, the
//! opponent's turn as instructions with their reasons, and one press to continue.
//!
//! It draws no board, because most of the table is unknown, and needs no script.

use drawing::icon;
use game_core::{Seat, Turn, Viewer};
use i18n::message;
use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use play::{Alone, Announced, DynPosition, HelperStage, Listed, QueryAsked, named_rows};

use crate::content_overrides;
use crate::ending;
use crate::helper_aids::{Digits, aloud_buttons, keys_fold};
use crate::helper_answers::{Answer, answers, plain};
use crate::helper_cards::told;
use crate::helper_numbers::Number;
use crate::helper_page::{HelperPage, form_head};
use crate::helper_pictures::Pictures;
use crate::helper_pieces::Pieces;
use crate::shell::{Shell, header};

/// A picture with at most this many facts shows each answer as a button.
const FEW_QUERIES: usize = 6;
/// The most width that a row of answer buttons may take, in pixels.
const ROW: usize = 340;
/// Up to this width they are placed beside the title of their fact.
const BESIDE: usize = 190;
/// A longer list of optional reports before a turn is folded.
const FEW_ANNOUNCED: usize = 6;
/// More facts than this are shown in three columns.
const MANY_QUERIES: usize = 12;
/// With longer titles, each fact has a line of its own.
const LONG_TITLE: usize = 30;
/// Facts of a place with at most this many answers are one picture each; a tap moves to the next
/// answer.
const TURNED: usize = 3;
/// At most this many pictures of answers are shown, in several lines.
const FEW_PICTURES: usize = 16;
/// The id of the form with the questions.
const FORM: &str = "facts";

/// Draws the page of a helper.
pub fn helper(page: &HelperPage<'_>) -> String {
    let locale = page.locale;
    let game = page.session.game();
    let position = page.session.now();
    let at = format!("/games/{}", page.id);
    let right = page.right.and_then(|name| page.helping.kept.iter().find(|one| one.query == name));
    let ways = html! {
        a class="quiet" href={ (at) "/log" } { (message!(locale, "helper-history")) }
        a class="quiet" href={ (at) "/rules" } { (message!(locale, "helper-rules")) }
        (aloud_buttons(locale))
    };
    let digits = Digits::default();
    let pictures = Pictures::of(game, &*position, locale);
    let body = html! {
        (header(locale, page.name, &ways))
        main class="home helper" id="main" data-stage=(stage_word(page.helping.stage)) data-turn=(page.helping.turn) data-length=(page.session.len()) {
            @if let Some(refused) = page.refused { p class="notice" id="refused" role="alert" { (refused) } }
            @for note in page.notes { p class="notice" { (note) } }
            @match right {
                Some(query) => (put_right(page, &pictures, &digits, query)),
                None => {
                    (told(page, &pictures))
                    section class="helper-ask" id="ask" { (asked(page, &pictures, &digits, &*position)) }
                    (announced(page, &pictures, &digits))
                    (kept(page))
                    (content_overrides::way(locale, (game, page.id), is_of_components(page, &*position)))
                }
            }
            (keys_fold(locale))
            (foot(page, right.is_some()))
        }
    };
    let title = format!("{} · Soloist", page.name);
    let skips = [("ask", message!(locale, "helper-skip"))];
    Shell {
        locale,
        title: &title,
        game: Some(game),
        at_table: false,
        waits: false,
        skips: &skips,
        body,
    }
    .draw()
}

fn stage_word(stage: HelperStage) -> &'static str {
    match stage {
        HelperStage::SetUp => "set-up",
        HelperStage::Queries => "facts",
        HelperStage::Begin => "begin",
        HelperStage::Question => "question",
        HelperStage::CarryOut => "carry-out",
        HelperStage::Score => "score",
        HelperStage::Over => "over",
    }
}

/// The question and its answers.
fn asked(
    page: &HelperPage<'_>,
    pictures: &Pictures,
    digits: &Digits,
    position: &dyn DynPosition,
) -> Markup {
    let (game, locale) = (page.session.game(), page.locale);
    let question = position.question(Viewer::Everybody);
    html! {
        @if page.helping.stage != HelperStage::CarryOut && let Some(question) = question {
            h1 class="helper-question" id="question" tabindex="-1" { (question.text) }
        }
        @match page.helping.stage {
            HelperStage::Queries if page.helping.is_pressed => (choices(page, pictures, digits, position)),
            HelperStage::SetUp | HelperStage::Queries | HelperStage::Score => {
                @match &page.helping.asks[..] {
                    [only] => (one_query(page, pictures, digits, only, false)),
                    several if Pieces::of(several).is_some() => (by_piece(page, pictures, several)),
                    several => (facts(page, pictures, digits, several)),
                }
            }
            HelperStage::Question => (choices(page, pictures, digits, position)),
            HelperStage::Begin => {}
            HelperStage::CarryOut => {
                @if page.helping.told.is_empty() {
                    h1 class="helper-question" id="question" { (message!(locale, "helper-nothing")) }
                }
                @if begins_next(page) { p { (message!(locale, "helper-then-yours")) } }
            }
            HelperStage::Over => {
                @match position.outcome() {
                    Some(outcome) => {
                        (ending::ending(locale, game, &outcome, Some(Seat(0))))
                        (ending::sheet(locale, game, &outcome))
                    },
                    None => {
                        h1 class="helper-question" id="question" { (message!(locale, "helper-game-over")) }
                        p { (message!(locale, "helper-count")) }
                    }
                }
            }
        }
    }
}

/// The answers to the question, without the optional reports and alternatives, which are placed
/// elsewhere on the page.
fn listed(page: &HelperPage<'_>, position: &dyn DynPosition) -> Vec<Listed> {
    let announced = page.helping.announced.iter().flat_map(|list| &list.answers);
    let lines = page.helping.told.iter().flat_map(|beat| &beat.lines);
    let otherwise = lines.filter_map(|line| match &line.alone {
        Some(Alone::Proposed { otherwise }) => Some(otherwise),
        Some(Alone::Drawn) | None => None,
    });
    let elsewhere: Vec<&String> = announced.map(|(text, _)| text).chain(otherwise).collect();
    position.choices().into_iter().filter(|listed| !elsewhere.contains(&&listed.text)).collect()
}

/// A single fact: one press on its answer; the last known one is marked.
fn one_query(
    page: &HelperPage<'_>,
    pictures: &Pictures,
    digits: &Digits,
    query: &QueryAsked,
    now: bool,
) -> Markup {
    if let Some(number) = Number::of(query) {
        return one_number(page, query, &number);
    }
    let as_known = match (now, page.helping.turn) {
        (true, _) => message!(page.locale, "helper-known-now"),
        (false, 1) => message!(page.locale, "helper-known-start"),
        (false, _) => message!(page.locale, "helper-known-last"),
    };
    let all = Answer::all_of(pictures, query, &as_known);
    let mut first = all.into_iter();
    let at_once: Vec<_> = first.by_ref().take(query.at_once).map(|one| ("", one)).collect();
    let rest: Vec<Answer<'_>> = first.collect();
    let typed_in = query.answers.iter().map(|(text, words)| (text.as_str(), words.as_str()));
    html! {
        form id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            (answers(page.locale, digits, at_once))
            @if !rest.is_empty() {
                details class="fold helper-rest" {
                    summary { (message!(page.locale, "helper-none-of-these")) }
                    // Folded answers are reached with the arrow keys, once they are open.
                    (answers(page.locale, &Digits::none(), rest.into_iter().map(|one| ("", one)).collect()))
                }
            }
        }
        (typed(page, typed_in))
    }
}

/// A single fact that is a number, preset to what was last known.
fn one_number(page: &HelperPage<'_>, query: &QueryAsked, number: &Number) -> Markup {
    html! {
        form class="facts" id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            input type="hidden" name="facts" value="yes";
            div class="fact row" {
                span { (query.title) }
                (number.draw(page.locale, 0, &query.title))
            }
            button class="button main helper-next" type="submit" data-act="on" { (message!(page.locale, "helper-on")) }
        }
    }
}

/// Facts about many equal places, by piece.
fn by_piece(page: &HelperPage<'_>, pictures: &Pictures, facts: &[QueryAsked]) -> Markup {
    html! {
        form class="facts pieces" id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            input type="hidden" name="facts" value="yes";
            @if let Some(pieces) = Pieces::of(facts) { (pieces.draw(page.locale, pictures)) }
        }
    }
}

/// Several facts of one place, preset to what was last known: one press to continue.
fn facts(
    page: &HelperPage<'_>,
    pictures: &Pictures,
    digits: &Digits,
    facts: &[QueryAsked],
) -> Markup {
    let buttons = facts.len() <= FEW_QUERIES;
    let turned = facts.iter().all(|query| query.answers.len() <= TURNED && is_known(query));
    let long = facts.iter().any(|query| query.title.len() > LONG_TITLE);
    html! {
        form class={ "facts" @if turned { " turned" } @if facts.len() > MANY_QUERIES { " many" } @if long { " long" } } id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            input type="hidden" name="facts" value="yes";
            @for (nth, query) in facts.iter().enumerate() {
                @let name = format!("fact-{nth}");
                @let width = if buttons { width(pictures, query) } else { None };
                @if turned {
                    (turned_query(pictures, &name, query))
                } @else if let Some(number) = Number::of(query) {
                    div class="fact row" {
                        span { (face(pictures, &query.query)) (query.title) }
                        (number.draw(page.locale, nth, &query.title))
                    }
                } @else if let Some(width) = width {
                    div class={ "fact row" @if width > BESIDE { " stack" } } role="radiogroup" aria-label=(query.title) {
                        span { (face(pictures, &query.query)) (query.title) }
                        div class="picks" {
                            @for (text, words) in &query.answers {
                                @let only_face = has_own_face(pictures, query, text);
                                @let key = digits.next();
                                label class="pick" {
                                    (Digits::sign(key))
                                    input type="radio" name=(name) value=(text) data-key=[key] checked[query.known.as_ref() == Some(text)];
                                    @if only_face { (face(pictures, text)) }
                                    span class=[only_face.then_some("unseen")] { (words) }
                                }
                            }
                        }
                    }
                } @else {
                    label class="fact" {
                        span { (face(pictures, &query.query)) (query.title) }
                        select name=(name) {
                            @for (text, words) in &query.answers {
                                option value=(text) selected[query.known.as_ref() == Some(text)] { (words) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn is_known(query: &QueryAsked) -> bool {
    query.answers.iter().any(|(text, _)| query.known.as_ref() == Some(text))
}

/// A piece of a picture that shows its current answer: a tap moves to the next. The answer after
/// the marked one is on top.
fn turned_query(pictures: &Pictures, name: &str, query: &QueryAsked) -> Markup {
    html! {
        div class="fact turn" role="radiogroup" aria-label=(query.title) {
            span class="turn-name" { (face(pictures, &query.query)) (query.title) }
            @for (text, words) in &query.answers {
                label class="pick" {
                    input type="radio" name=(name) value=(text) aria-label=(words) checked[query.known.as_ref() == Some(text)];
                    @if has_own_face(pictures, query, text) { (face(pictures, text)) }
                    span { (words) }
                }
            }
        }
    }
}

fn face(pictures: &Pictures, text: &str) -> Markup {
    html! { @if let Some(face) = pictures.face(text) { (face.draw()) } }
}

/// The width of a fact's answers side by side, in pixels, if they fit a line.
fn width(pictures: &Pictures, query: &QueryAsked) -> Option<usize> {
    let one = |(text, words): &(String, String)| match has_own_face(pictures, query, text) {
        true => 20 + 32 * pictures.face(text).map_or(1, |face| face.len()),
        false => (18 + 9 * words.chars().count()).max(52),
    };
    let width = query.answers.iter().map(one).sum::<usize>();
    // Pictures may take several lines.
    let in_pictures = || {
        let mut all = query.answers.iter();
        query.answers.len() <= FEW_PICTURES
            && all.all(|(text, _)| has_own_face(pictures, query, text))
    };
    Some(width).filter(|width| *width <= ROW || in_pictures())
}

/// Whether an answer has a picture that no other answer to its fact has; its words need not be
/// visible then.
fn has_own_face(pictures: &Pictures, query: &QueryAsked, text: &str) -> bool {
    let face = |text: &str| pictures.face(text).map(|face| face.draw().into_string());
    let own = face(text);
    own.is_some() && query.answers.iter().filter(|(other, _)| face(other) == own).count() == 1
}

/// The optional reports before the turn, one press each; long lists are folded, in one place.
fn announced(page: &HelperPage<'_>, pictures: &Pictures, digits: &Digits) -> Markup {
    let (long, short): (Vec<&Announced>, Vec<&Announced>) =
        page.helping.announced.iter().partition(|list| list.answers.len() > FEW_ANNOUNCED);
    let answers = |list: &Announced, digits: Option<&Digits>| {
        let all = list.answers.iter();
        let all = all.map(|(text, words)| Answer::of_query(pictures, text, words));
        html! {
            form method="post" action={ "/games/" (page.id) "/choose" } {
                (form_head(page))
                (plain(digits, all))
            }
        }
    };
    // Folded answers are reached with the arrow keys, once they are open.
    let fold = |list: &Announced, within: bool| {
        html! {
            details class="fold helper-first" name=[within.then_some("first")] {
                summary { (list.title) @if within { "…" } }
                (answers(list, None))
            }
        }
    };
    html! {
        @for list in &short {
            section class="helper-first" { h2 { (list.title) } (answers(list, Some(digits))) }
        }
        @match &long[..] {
            [] => {}
            [only] => (fold(only, false)),
            several => details class="fold helper-firsts" {
                summary { (message!(page.locale, "helper-first")) }
                @for list in several { (fold(list, true)) }
            }
        }
    }
}

/// What was drawn, rolled or chosen: one press each, under the headings of the game.
fn choices(
    page: &HelperPage<'_>,
    pictures: &Pictures,
    digits: &Digits,
    position: &dyn DynPosition,
) -> Markup {
    let all = listed(page, position);
    let of_choice =
        all.iter().map(|one| (one.description.group.as_str(), Answer::of_choice(pictures, one)));
    let typed_in = all.iter().map(|one| (one.text.as_str(), one.description.label.as_str()));
    html! {
        form id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            (answers(page.locale, digits, of_choice.collect()))
        }
        (typed(page, typed_in))
    }
}

/// A field in which every answer can be typed, with completion.
fn typed<'a>(page: &HelperPage<'_>, all: impl Iterator<Item = (&'a str, &'a str)>) -> Markup {
    html! {
        details class="fold helper-typed" {
            summary { (message!(page.locale, "helper-type")) }
            form method="post" action={ "/games/" (page.id) "/choose" } {
                (form_head(page))
                input type="text" name="text" required maxlength="200" autocomplete="off" list="typed" aria-label=(message!(page.locale, "helper-typed"));
                datalist id="typed" { @for (text, words) in all { option value=(text) { (words) } } }
                button class="button" type="submit" { (message!(page.locale, "helper-enter")) }
            }
        }
    }
}

/// Whether the answers are components, which may differ on an owner's copy.
fn is_of_components(page: &HelperPage<'_>, position: &dyn DynPosition) -> bool {
    let listed = listed(page, position);
    let facts = page.helping.asks.iter().flat_map(|query| &query.answers).map(|(text, _)| text);
    let texts = facts.chain(listed.iter().map(|one| &one.text)).map(String::as_str);
    !named_rows(page.places, &texts.collect::<Vec<_>>()).is_empty()
}

/// What the helper knows of the opponent, each with a link to correct it.
fn kept(page: &HelperPage<'_>) -> Markup {
    html! {
        @if !page.helping.kept.is_empty() {
            details class="fold helper-kept" {
                summary { (message!(page.locale, "helper-changed")) }
                ul {
                    @for query in &page.helping.kept {
                        li {
                            a href={ "/games/" (page.id) "?right=" (utf8_percent_encode(&query.query, NON_ALPHANUMERIC)) } {
                                span { (query.title) }
                                b { (now(query)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn now(query: &QueryAsked) -> &str {
    let known = query.known.as_ref();
    let found = query.answers.iter().find(|(text, _)| Some(text) == known);
    found.map_or("", |(_, words)| words)
}

fn put_right(
    page: &HelperPage<'_>,
    pictures: &Pictures,
    digits: &Digits,
    query: &QueryAsked,
) -> Markup {
    html! {
        section class="helper-ask" id="ask" {
            h1 class="helper-question" id="question" { (message!(page.locale, "helper-put-right", what = query.title.as_str())) }
            (one_query(page, pictures, digits, query, true))
        }
    }
}

/// Whether confirming a turn also begins the next one.
fn begins_next(page: &HelperPage<'_>) -> bool {
    page.helping.done != "done"
}

/// The foot, always in view: back, and on.
fn foot(page: &HelperPage<'_>, right: bool) -> Markup {
    let at = format!("/games/{}", page.id);
    let several = page.helping.asks.len() > 1;
    let locale = page.locale;
    html! {
        div class="helper-foot" role="group" aria-label=(message!(locale, "helper-foot")) {
            @if right {
                a class="button" href=(at) data-act="leave" { (message!(locale, "helper-leave")) }
            } @else {
                form method="post" action={ (at) "/undo" } {
                    (form_head(page))
                    button class="button" type="submit" data-act="back" disabled[page.session.is_empty()] { (icon("back")) (message!(locale, "helper-back")) }
                }
                span class="helper-turn" {
                    @match page.helping.stage {
                        HelperStage::SetUp => (message!(locale, "helper-set-up")),
                        HelperStage::Score => (message!(locale, "helper-score")),
                        HelperStage::Over => (message!(locale, "helper-over")),
                        _ => { (message!(locale, "helper-turn", turn = page.helping.turn)) }
                    }
                }
                @match page.helping.stage {
                    HelperStage::Begin => form method="post" action={ (at) "/choose" } {
                        (form_head(page))
                        button class="button main" type="submit" name="text" value="begin" data-act="done" { (message!(locale, "helper-next")) }
                    },
                    HelperStage::CarryOut => form method="post" action={ (at) "/choose" } {
                        (form_head(page))
                        button class="button main" type="submit" name="text" value=(page.helping.done) data-act="done" {
                            @if begins_next(page) { (message!(locale, "helper-next")) } @else { (message!(locale, "helper-done")) }
                        }
                    },
                    _ if several => button class="button main" type="submit" form=(FORM) data-act="on" { (message!(locale, "helper-on")) },
                    _ if page.session.turn() == Turn::Over => a class="button main" href={ "/helper/" (page.session.game()) } { (message!(locale, "helper-once-more")) },
                    _ => {}
                }
            }
        }
    }
}
