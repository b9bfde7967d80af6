//! A helper beside a real table, for a phone that lies beside it: what is asked in large buttons,
//! the opponent's turn as things to carry out, each with its reasons, and one press to go on.
//!
//! It draws no board, for most of the table is not known, and no script is needed.

use drawing::icon;
use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use play::{
    Alone, AnyPosition, AnySession, FactAsked, HelperStage, Helping, Listed, ToldBeat, ToldLine,
};
use table::{Description, Turn, Viewer};
use tongues::{Tongue, say};

use crate::ending;
use crate::games;
use crate::helper_aids::{Digits, aloud_buttons, keys_fold};
use crate::rules::rule_link;
use crate::shell::{Shell, header};

/// A picture with so many facts or fewer shows each answer as a button.
const FEW_FACTS: usize = 6;
/// Buttons of answers side by side have this width together at most, in pixels.
const ROW: usize = 340;
/// With this width they stand beside the name of their fact.
const BESIDE: usize = 190;
/// More of what can be said before a turn is folded.
const FEW_ANNOUNCED: usize = 6;
/// More facts than this stand in three columns.
const MANY_FACTS: usize = 12;
/// Where a title has more letters, each fact has a line.
const LONG_TITLE: usize = 30;
/// An answer of more letters wants the whole width of a telephone.
const LONG_ANSWER: usize = 36;
/// The form of the facts that are asked.
const FORM: &str = "facts";

/// A helper at one moment.
pub struct HelperPage<'a> {
    /// Whose words it is written in.
    pub tongue: Tongue,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The session.
    pub session: &'a dyn AnySession,
    /// What it shows.
    pub helping: &'a Helping,
    /// The fact that is to be put right, if one is.
    pub right: Option<&'a str>,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
    /// What the player should know: other content, other rules.
    pub notes: &'a [String],
}

/// The page of a helper.
pub fn helper(page: &HelperPage<'_>) -> String {
    let tongue = page.tongue;
    let game = page.session.game();
    let position = page.session.now();
    let at = format!("/games/{}", page.id);
    let right = page.right.and_then(|name| page.helping.kept.iter().find(|one| one.fact == name));
    let ways = html! {
        a class="quiet" href={ (at) "/log" } { (say!(tongue, "helper-history")) }
        a class="quiet" href={ (at) "/rules" } { (say!(tongue, "helper-rules")) }
        (aloud_buttons(tongue))
    };
    let digits = Digits::default();
    let body = html! {
        (header(tongue, page.name, &ways))
        main class="home helper" id="main" data-stage=(stage_word(page.helping.stage)) data-turn=(page.helping.turn) data-length=(page.session.len()) {
            @if let Some(refused) = page.refused { p class="notice" id="refused" role="alert" { (refused) } }
            @for note in page.notes { p class="notice" { (note) } }
            @match right {
                Some(fact) => (put_right(page, &digits, fact)),
                None => {
                    (told(page))
                    section class="helper-ask" id="ask" { (asked(page, &digits, &*position)) }
                    (announced(page, &digits))
                    (kept(page))
                }
            }
            (keys_fold(tongue))
            (foot(page, right.is_some()))
        }
    };
    let title = format!("{} · Soloist", page.name);
    let skips = [("ask", say!(tongue, "helper-skip"))];
    Shell {
        tongue,
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
        HelperStage::Facts => "facts",
        HelperStage::Begin => "begin",
        HelperStage::Question => "question",
        HelperStage::CarryOut => "carry-out",
        HelperStage::Score => "score",
        HelperStage::Over => "over",
    }
}

/// What is to be carried out: the whole turn once it is told whole; before that what is new, and
/// folded what was told before.
fn told(page: &HelperPage<'_>) -> Markup {
    let (beats, tongue) = (&page.helping.told, page.tongue);
    let whole = page.helping.stage == HelperStage::CarryOut;
    let new = page.session.log(Viewer::Everybody, page.helping.new_from);
    let is_new = |beat: &ToldBeat| {
        let mut told = new.iter().flat_map(|entry| &entry.told).map(|line| &line.text);
        let alone = beat.lines.iter().filter(|line| line.alone.is_some());
        let mut said = alone.chain([beat.says()]).map(|line| &line.text);
        let labels = || new.iter().map(|entry| &entry.label);
        new.is_empty()
            || said.any(|text| labels().any(|label| label == text) || told.any(|one| one == text))
    };
    let (first, before): (Vec<&ToldBeat>, Vec<&ToldBeat>) =
        beats.iter().partition(|beat| whole || is_new(beat));
    html! {
        @if !beats.is_empty() {
            section class="helper-told" aria-labelledby="told" {
                @if whole {
                    h1 class="helper-question" id="told" tabindex="-1" { (say!(tongue, "helper-do")) }
                } @else {
                    h2 id="told" { @if first.is_empty() { (say!(tongue, "helper-in-turn")) } @else { (say!(tongue, "helper-do-then")) } }
                }
                @if !before.is_empty() {
                    details class="helper-before" {
                        summary { (say!(tongue, "helper-done-before", count = before.len())) }
                        (instructions(page, &before, &is_new))
                    }
                }
                (instructions(page, &first, &is_new))
            }
        }
    }
}

/// What is new of them is marked: that is what is read aloud.
fn instructions(
    page: &HelperPage<'_>,
    beats: &[&ToldBeat],
    is_new: &dyn Fn(&ToldBeat) -> bool,
) -> Markup {
    let (game, tongue) = (page.session.game(), page.tongue);
    html! {
        ol class="instructions" {
            @for beat in beats {
                @let says = beat.says();
                li class="instruction" data-fresh[is_new(beat)] {
                    (picture(game, says.places.iter().map(String::as_str)))
                    div class="does" {
                        @for line in beat.lines.iter().take(beat.says).filter(|line| line.alone.is_some()) {
                            p class="also" { (line.text) } (otherwise(page, line))
                        }
                        p { (says.text) } (otherwise(page, says))
                        @for line in beat.lines.iter().skip(beat.says + 1) { p class="also" { (line.text) } (otherwise(page, line)) }
                    }
                    details class="why" {
                        summary { (say!(tongue, "why")) }
                        ul {
                            @for line in &beat.lines {
                                @if line.text != says.text && line.alone.is_none() { li { (line.text) " " (rule_link(tongue, game, line.rule)) } }
                                @for reason in &line.reasons { li { (reason) } }
                            }
                            @if says.alone.is_none() { li { (say!(tongue, "helper-by-rule")) (rule_link(tongue, game, says.rule)) } }
                        }
                    }
                }
            }
        }
    }
}

/// What was proposed can be had otherwise, in one press.
fn otherwise(page: &HelperPage<'_>, line: &ToldLine) -> Markup {
    html! {
        @if let Some(Alone::Proposed { otherwise }) = &line.alone {
            form class="otherwise" method="post" action={ "/games/" (page.id) "/choose" } {
                (form_head(page))
                button class="quiet" type="submit" name="text" value=(otherwise) { (say!(page.tongue, "helper-otherwise")) }
            }
        }
    }
}

/// The sign of the first of these texts that has one.
fn picture<'t>(game: &str, mut texts: impl Iterator<Item = &'t str>) -> Markup {
    let drawing = games::drawing(game);
    let sign = drawing.and_then(|drawing| texts.find_map(|text| drawing.sign(text)));
    html! {
        span class="picture" aria-hidden="true" {
            @if let Some(sign) = sign {
                svg viewBox="0 0 24 24" focusable="false" { use href={ "#" (sign) } width="24" height="24" {} }
            }
        }
    }
}

/// The question, and what answers it.
fn asked(page: &HelperPage<'_>, digits: &Digits, position: &dyn AnyPosition) -> Markup {
    let (game, tongue) = (page.session.game(), page.tongue);
    let question = position.question(Viewer::Everybody);
    html! {
        @if page.helping.stage != HelperStage::CarryOut && let Some(question) = question {
            h1 class="helper-question" id="question" tabindex="-1" { (question.text) }
        }
        @match page.helping.stage {
            HelperStage::Facts if page.helping.is_pressed => (choices(page, digits, &answers(page, position))),
            HelperStage::SetUp | HelperStage::Facts | HelperStage::Score => {
                @match &page.helping.asks[..] {
                    [only] => (one_fact(page, digits, only, false)),
                    several => (facts(page, digits, several)),
                }
            }
            HelperStage::Question => (choices(page, digits, &answers(page, position))),
            HelperStage::Begin => {}
            HelperStage::CarryOut => {
                @if page.helping.told.is_empty() {
                    h1 class="helper-question" id="question" { (say!(tongue, "helper-nothing")) }
                }
                @if begins_next(page) { p { (say!(tongue, "helper-then-yours")) } }
            }
            HelperStage::Over => {
                @match position.outcome() {
                    Some(outcome) => (ending::ending(tongue, game, &outcome)),
                    None => {
                        h1 class="helper-question" id="question" { (say!(tongue, "helper-game-over")) }
                        p { (say!(tongue, "helper-count")) }
                    }
                }
            }
        }
    }
}

/// What answers the question; what else can be said has its own place on the page.
fn answers(page: &HelperPage<'_>, position: &dyn AnyPosition) -> Vec<Listed> {
    let announced = page.helping.announced.iter().flat_map(|list| &list.answers);
    let lines = page.helping.told.iter().flat_map(|beat| &beat.lines);
    let otherwise = lines.filter_map(|line| match &line.alone {
        Some(Alone::Proposed { otherwise }) => Some(otherwise),
        Some(Alone::Drawn) | None => None,
    });
    let elsewhere: Vec<&String> = announced.map(|(text, _)| text).chain(otherwise).collect();
    position.choices().into_iter().filter(|listed| !elsewhere.contains(&&listed.text)).collect()
}

fn form_head(page: &HelperPage<'_>) -> Markup {
    html! { input type="hidden" name="at" value=(page.session.len()); }
}

/// One fact: each answer is a button, one press each; what was last known is marked.
fn one_fact(page: &HelperPage<'_>, digits: &Digits, fact: &FactAsked, now: bool) -> Markup {
    let game = page.session.game();
    let as_known = match (now, page.helping.turn) {
        (true, _) => say!(page.tongue, "helper-known-now"),
        (false, 1) => say!(page.tongue, "helper-known-start"),
        (false, _) => say!(page.tongue, "helper-known-last"),
    };
    let at_once = fact.at_once.min(fact.answers.len());
    let answer = |text: &String, words: &String, key: Option<&'static str>| {
        let known = fact.known.as_ref() == Some(text);
        html! {
            button class="answer" type="submit" name="text" value=(text) data-known[known] data-key=[key] {
                (Digits::sign(key))
                (picture(game, std::iter::once(text.as_str())))
                span { (words) @if known { span class="known" { (as_known) } } }
            }
        }
    };
    html! {
        form class="answers-grid" id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            @for (text, words) in &fact.answers[..at_once] { (answer(text, words, digits.next())) }
            @if at_once < fact.answers.len() {
                details class="fold helper-rest" {
                    summary { (say!(page.tongue, "helper-none-of-these")) }
                    div class="answers-grid" {
                        // What is folded is reached by the arrow keys, once it is open.
                        @for (text, words) in &fact.answers[at_once..] { (answer(text, words, None)) }
                    }
                }
            }
        }
        (typed(page))
    }
}

/// Several facts of one place, filled in with what was last known: one press to go on.
fn facts(page: &HelperPage<'_>, digits: &Digits, facts: &[FactAsked]) -> Markup {
    let game = page.session.game();
    let buttons = facts.len() <= FEW_FACTS;
    let long = facts.iter().any(|fact| fact.title.len() > LONG_TITLE);
    html! {
        form class={ "facts" @if facts.len() > MANY_FACTS { " many" } @if long { " long" } } id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            input type="hidden" name="facts" value="yes";
            @for (nth, fact) in facts.iter().enumerate() {
                @let name = format!("fact-{nth}");
                @let width = if buttons { width(game, fact) } else { None };
                @if let Some(width) = width {
                    div class={ "fact row" @if width > BESIDE { " stack" } } role="radiogroup" aria-label=(fact.title) {
                        span { (picture(game, std::iter::once(fact.fact.as_str()))) (fact.title) }
                        div class="picks" {
                            @for (text, words) in &fact.answers {
                                @let only_sign = has_own_sign(game, fact, text);
                                @let key = digits.next();
                                label class="pick" {
                                    (Digits::sign(key))
                                    input type="radio" name=(name) value=(text) data-key=[key] checked[fact.known.as_ref() == Some(text)];
                                    @if only_sign { (picture(game, std::iter::once(text.as_str()))) }
                                    span class=[only_sign.then_some("unseen")] { (words) }
                                }
                            }
                        }
                    }
                } @else {
                    label class="fact" {
                        span { (picture(game, std::iter::once(fact.fact.as_str()))) (fact.title) }
                        select name=(name) {
                            @for (text, words) in &fact.answers {
                                option value=(text) selected[fact.known.as_ref() == Some(text)] { (words) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How wide the answers to a fact are side by side, if they fit a line.
fn width(game: &str, fact: &FactAsked) -> Option<usize> {
    let one = |(text, words): &(String, String)| match has_own_sign(game, fact, text) {
        true => 52,
        false => (18 + 9 * words.chars().count()).max(52),
    };
    let width = fact.answers.iter().map(one).sum::<usize>();
    Some(width).filter(|width| *width <= ROW)
}

/// Whether an answer has a sign that no other answer to its fact has: then its words need not be
/// seen.
fn has_own_sign(game: &str, fact: &FactAsked, text: &str) -> bool {
    let sign = |text: &str| games::drawing(game).and_then(|drawing| drawing.sign(text));
    let own = sign(text);
    own.is_some() && fact.answers.iter().filter(|(other, _)| sign(other) == own).count() == 1
}

/// What can be said before the turn, one press each; a long list is folded.
fn announced(page: &HelperPage<'_>, digits: &Digits) -> Markup {
    html! {
        @for list in &page.helping.announced {
            @let folded = list.answers.len() > FEW_ANNOUNCED;
            @let answers = html! {
                form method="post" action={ "/games/" (page.id) "/choose" } {
                    (form_head(page))
                    div class="answers-grid" {
                        @for (text, words) in &list.answers {
                            // What is folded is reached by the arrow keys, once it is open.
                            @let key = if folded { None } else { digits.next() };
                            button class="answer" type="submit" name="text" value=(text) data-key=[key] {
                                (Digits::sign(key))
                                (picture(page.session.game(), std::iter::once(text.as_str())))
                                span { (words) }
                            }
                        }
                    }
                }
            };
            @if folded {
                details class="fold helper-first" { summary { (list.title) } (answers) }
            } @else {
                section class="helper-first" { h2 { (list.title) } (answers) }
            }
        }
    }
}

/// What was drawn, rolled or chosen: one press each, under the headings of the game.
fn choices(page: &HelperPage<'_>, digits: &Digits, listed: &[Listed]) -> Markup {
    let game = page.session.game();
    let mut groups: Vec<(&str, Vec<&Listed>)> = Vec::new();
    for choice in listed {
        let group = choice.description.group.as_str();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push(choice),
            None => groups.push((group, vec![choice])),
        }
    }
    html! {
        form id=(FORM) method="post" action={ "/games/" (page.id) "/choose" } {
            (form_head(page))
            @for (group, members) in groups {
                @if !group.is_empty() { h2 class="group-name" { (group) } }
                @let long = members.iter().any(|choice| title(&choice.description).len() > LONG_ANSWER);
                div class={ "answers-grid" @if long { " wide" } } {
                    @for choice in members {
                        @let words = &choice.description;
                        @let key = digits.next();
                        button class="answer" type="submit" name="text" value=(choice.text) data-key=[key] {
                            (Digits::sign(key))
                            (picture(game, std::iter::once(choice.text.as_str()).chain(words.places.iter().map(String::as_str))))
                            span {
                                (title(words))
                                @if !words.detail.is_empty() { span class="answer-detail" { (words.detail) } }
                            }
                        }
                    }
                }
            }
        }
        (typed(page))
    }
}

/// What a choice is called on its button.
fn title(words: &Description) -> &str {
    if words.short.is_empty() { &words.label } else { &words.short }
}

/// Everything that can be pressed can be typed.
fn typed(page: &HelperPage<'_>) -> Markup {
    html! {
        details class="fold helper-typed" {
            summary { (say!(page.tongue, "helper-type")) }
            form method="post" action={ "/games/" (page.id) "/choose" } {
                (form_head(page))
                input type="text" name="text" required maxlength="200" autocomplete="off" aria-label=(say!(page.tongue, "helper-typed"));
                button class="button" type="submit" { (say!(page.tongue, "helper-enter")) }
            }
        }
    }
}

/// What is kept of the opponent, each with a way to put it right.
fn kept(page: &HelperPage<'_>) -> Markup {
    html! {
        @if !page.helping.kept.is_empty() {
            details class="fold helper-kept" {
                summary { (say!(page.tongue, "helper-changed")) }
                ul {
                    @for fact in &page.helping.kept {
                        li {
                            a href={ "/games/" (page.id) "?right=" (utf8_percent_encode(&fact.fact, NON_ALPHANUMERIC)) } {
                                span { (fact.title) }
                                b { (now(fact)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn now(fact: &FactAsked) -> &str {
    let known = fact.known.as_ref();
    let found = fact.answers.iter().find(|(text, _)| Some(text) == known);
    found.map_or("", |(_, words)| words)
}

fn put_right(page: &HelperPage<'_>, digits: &Digits, fact: &FactAsked) -> Markup {
    html! {
        section class="helper-ask" id="ask" {
            h1 class="helper-question" id="question" { (say!(page.tongue, "helper-put-right", what = fact.title.as_str())) }
            (one_fact(page, digits, fact, true))
        }
    }
}

/// Whether the press that a turn is carried out begins the next one.
fn begins_next(page: &HelperPage<'_>) -> bool {
    page.helping.done != "done"
}

/// Back, and on: always at the foot.
fn foot(page: &HelperPage<'_>, right: bool) -> Markup {
    let at = format!("/games/{}", page.id);
    let several = page.helping.asks.len() > 1;
    let tongue = page.tongue;
    html! {
        div class="helper-foot" role="group" aria-label=(say!(tongue, "helper-foot")) {
            @if right {
                a class="button" href=(at) data-act="leave" { (say!(tongue, "helper-leave")) }
            } @else {
                form method="post" action={ (at) "/undo" } {
                    (form_head(page))
                    button class="button" type="submit" data-act="back" disabled[page.session.is_empty()] { (icon("back")) (say!(tongue, "helper-back")) }
                }
                span class="helper-turn" {
                    @match page.helping.stage {
                        HelperStage::SetUp => (say!(tongue, "helper-set-up")),
                        HelperStage::Score => (say!(tongue, "helper-score")),
                        HelperStage::Over => (say!(tongue, "helper-over")),
                        _ => { (say!(tongue, "helper-turn", turn = page.helping.turn)) }
                    }
                }
                @match page.helping.stage {
                    HelperStage::Begin => form method="post" action={ (at) "/choose" } {
                        (form_head(page))
                        button class="button main" type="submit" name="text" value="begin" data-act="done" { (say!(tongue, "helper-next")) }
                    },
                    HelperStage::CarryOut => form method="post" action={ (at) "/choose" } {
                        (form_head(page))
                        button class="button main" type="submit" name="text" value=(page.helping.done) data-act="done" {
                            @if begins_next(page) { (say!(tongue, "helper-next")) } @else { (say!(tongue, "helper-done")) }
                        }
                    },
                    _ if several => button class="button main" type="submit" form=(FORM) data-act="on" { (say!(tongue, "helper-on")) },
                    _ if page.session.turn() == Turn::Over => a class="button main" href={ "/helper/" (page.session.game()) } { (say!(tongue, "helper-once-more")) },
                    _ => {}
                }
            }
        }
    }
}
