//! Pages in German, French and Spanish: complete, with no English word of the program left.

use crate::asked::{Response, Server};
use i18n::Locale;
use play::ChanceSource;
use serde_json::json;

/// The English messages without arguments: they would appear on a page unchanged.
const ENGLISH: [&str; 4] = [
    include_str!("../../../../engine/i18n/messages/en/pages.ftl"),
    include_str!("../../../../engine/i18n/messages/en/table.ftl"),
    include_str!("../../../../engine/i18n/messages/en/helper.ftl"),
    include_str!("../../../../engine/i18n/messages/en/session.ftl"),
];

/// English words that come from the games themselves.
const OF_GAMES: [&str; 7] = ["Score", "Board", "You", "Chance", "Leave it", "The others", "Set-up"];

fn messages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = ENGLISH.iter().flat_map(|file| file.lines());
    let messages = lines.filter_map(|line| line.split_once(" = "));
    messages.filter(|(key, words)| !key.starts_with('#') && !words.contains('{'))
}

/// Everything on a page that is read or heard: the text, and the attributes that name elements.
fn heard(page: &str) -> Vec<String> {
    let body = page.split("<body").nth(1).unwrap_or_default();
    let mut heard = Vec::new();
    for tag in body.split('<').skip(1) {
        let (inside, text) = tag.split_once('>').unwrap_or((tag, ""));
        heard.push(text);
        for name in [" title=\"", " aria-label=\"", " placeholder=\"", " data-confirm=\""] {
            let value = inside.split(name).nth(1).and_then(|rest| rest.split('"').next());
            heard.extend(value);
        }
    }
    let texts = heard.into_iter().map(str::trim).filter(|text| !text.is_empty());
    texts.map(|text| text.replace("&amp;", "&")).collect()
}

fn in_language(server: &Server, path: &str, locale: Locale) -> Response {
    let response = server.ask("GET", path, &[("accept-language", locale.code())], "");
    assert_eq!(response.status, 200, "{path}: {}", response.body);
    response
}

/// A page of each kind.
fn pages(server: &Server) -> Vec<String> {
    let alone = server.game(json!({}), ChanceSource::Seed(4), 30);
    let several = server.game(json!({"seats": 3}), ChanceSource::Table, 12);
    let mut pages: Vec<String> = [
        "/",
        "/new/pocket-mars",
        "/new/weather-machine",
        "/rules/pocket-mars",
        "/rules/pocket-mars?find=spaceship",
        "/rules/pocket-mars/PM-4.2b",
        "/achievements/colab",
        "/helper/pocket-mars",
    ]
    .map(String::from)
    .to_vec();
    for game in [alone, several] {
        for rest in ["", "/at/7", "/log", "/log?find=nothingofthis", "/rules", "/seats"] {
            pages.push(format!("{game}{rest}"));
        }
    }
    pages
}

#[test]
fn no_english_word_of_the_program_is_left_in_another_language() {
    let server = Server::start("languages");
    let pages = pages(&server);
    for locale in [Locale::German, Locale::French, Locale::Spanish] {
        let english: Vec<&str> = messages()
            .filter(|(key, words)| locale.message(key, &[]) != *words && !OF_GAMES.contains(words))
            .map(|(_, words)| words)
            .collect();
        assert!(english.len() > 250, "{}", english.len());
        let mut wrong = Vec::new();
        for path in &pages {
            let page = in_language(&server, path, locale).body;
            assert!(page.contains(&format!("<html lang=\"{}\">", locale.code())), "{path}");
            let left = heard(&page).into_iter().filter(|text| english.contains(&text.as_str()));
            wrong.extend(left.map(|text| format!("{path}: {text}")));
        }
        assert!(wrong.is_empty(), "{locale:?}\n{}", wrong.join("\n"));
    }
}

/// The words searched for do appear on the English pages; otherwise the search on others would
/// prove nothing.
#[test]
fn the_words_that_are_looked_for_stand_on_english_pages() {
    let server = Server::start("languages-english");
    let english: Vec<&str> = messages().map(|(_, words)| words).collect();
    let mut found = std::collections::BTreeSet::new();
    for path in pages(&server) {
        let page = in_language(&server, &path, Locale::English).body;
        found.extend(heard(&page).into_iter().filter(|text| english.contains(&text.as_str())));
    }
    assert!(found.len() > 120, "{}", found.len());
}

/// Words of English sentences that are no words of the other languages.
const WORDS: [&str; 24] = [
    "the", "of", "and", "won", "by", "nobody", "turn", "turns", "your", "you", "with", "wins",
    "is", "are", "then", "players", "games", "choices", "entry", "people", "answers", "against",
    "after", "better",
];

/// Sentences with English words on a page; `names` are those of games and components.
fn english_sentences(page: &str, names: &[&str]) -> Vec<String> {
    let is_english = |text: &String| {
        let bare = names.iter().fold(text.clone(), |bare, name| bare.replace(name, ""));
        let mut words = bare.split(|letter: char| !letter.is_alphabetic());
        words.any(|word| WORDS.contains(&word.to_lowercase().as_str()))
    };
    heard(page).into_iter().filter(is_english).collect()
}

/// What lists say of games is put together when it is shown, and so are a new game, a hint and a
/// review: nothing in them was stored or found out in one language.
#[test]
fn lists_hints_and_reviews_are_read_in_every_language() {
    let server = Server::start("languages-lists");
    let finished = server.game(json!({"seats": 2}), ChanceSource::Seed(7), 9999);
    let alone = server.game(json!({}), ChanceSource::Seed(7), 9999);
    let several = server.game(json!({"seats": 3}), ChanceSource::Seed(4), 40);
    let going = server.game(json!({}), ChanceSource::Seed(7), 30);
    let helper = [("game", "weather-machine")];
    assert_eq!(server.post("/helper/weather-machine", &helper).status, 303);
    let review = format!("{finished}/review");
    // It is asked for in English, and read in every language.
    server.post(&review, &[("simulations", "3")]);
    until(&server, &review, |page| !page.contains("data-wait="));
    let at = server.get(&going).body;
    let at = at.split("name=\"at\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    // A game, and one for tests that has no messages.
    let names = ["Master of the Galaxy", "Roll a die as often as you dare."];
    for (locale, row, won) in [
        (Locale::German, "Runde ", "Sieg: "),
        (Locale::French, "Manche ", "victoire\u{a0}: "),
        (Locale::Spanish, "Ronda ", "victoria: "),
    ] {
        let hint = format!("{going}/hint");
        let asked = format!("at={}&seconds=1", at.unwrap_or_default());
        let form = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("accept-language", locale.code()),
        ];
        assert_eq!(server.ask("POST", &hint, &form, &asked).status, 303);
        until(&server, &going, |page| page.contains("hint-best"));
        let mut wrong = Vec::new();
        for path in [
            "/",
            "/new/weather-machine",
            "/new/master-of-the-galaxy",
            &review,
            &alone,
            &several,
            &going,
        ] {
            let page = in_language(&server, path, locale).body;
            let left = english_sentences(&page, &names).into_iter();
            wrong.extend(left.map(|text| format!("{path}: {text}")));
        }
        assert!(wrong.is_empty(), "{locale:?}\n{}", wrong.join("\n"));
        let list = in_language(&server, "/", locale).body;
        assert!(list.contains(row) && list.matches(won).count() == 2, "{list}");
    }
}

/// A page as soon as it is as expected.
fn until(server: &Server, path: &str, expected: impl Fn(&str) -> bool) {
    let begun = std::time::Instant::now();
    while !expected(&server.get(path).body) {
        assert!(begun.elapsed().as_secs() < 60, "waited in vain: {path}");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn a_language_is_chosen_and_kept() {
    let server = Server::start("languages-kept");
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let chosen = server.ask("POST", "/language", &form, "language=de&back=%2Frules%2Fcolab");
    assert_eq!(chosen.location(), "/rules/colab");
    let cookie = chosen.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("soloist-language=de;") && cookie.contains("Max-Age="), "{cookie}");
    let kept = [("cookie", "soloist-language=de"), ("accept-language", "fr")];
    let page = server.ask("GET", "/", &kept, "");
    assert!(page.body.contains("Gespeicherte Partien"), "{}", page.body);
    let away = server.ask("POST", "/language", &form, "language=fr&back=%2F%2Felse.where");
    assert_eq!(away.location(), "/", "only to a page of the program");
    let none = server.ask("POST", "/language", &form, "language=xx");
    assert_eq!(none.header("set-cookie"), None);
}

#[test]
fn a_refusal_is_in_the_language_of_whoever_asked() {
    let server = Server::start("languages-refused");
    let refused = server.ask("GET", "/nowhere", &[("accept-language", "de-CH")], "");
    assert_eq!(refused.status, 404);
    assert!(refused.body.contains("Diese Seite gibt es nicht."), "{}", refused.body);
}
