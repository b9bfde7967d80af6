//! Whatever a page refuses or warns about is said in the language of whoever asked.

use game_core::Settings;
use http::{Method, Request};
use i18n::Locale;
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Save};
use pocket_mars::PocketMars;
use sample_games::pig::Pig;
use service::{AtOnce, MemoryStore, Service};

/// Words that stand in nearly every English sentence, and in none of another language here.
const ENGLISH: [&str; 18] = [
    "the", "is", "not", "of", "to", "there", "this", "nothing", "cannot", "expected", "with",
    "and", "what", "be", "has", "were", "at", "copy",
];

/// A strict game of one person against a bot.
const PIG: [(&str, &str); 4] =
    [("game", "pig"), ("play", "strict"), ("seed", "5"), ("player-1", "random")];

/// A service with a game of Pig and a helper, as somebody with this language uses it.
struct Person {
    service: Service,
    locale: Locale,
}

impl Person {
    fn new(locale: Locale) -> Self {
        let mars: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours().with_helper());
        let pig: Box<dyn DynGame> = Box::new(CatalogEntry::<Pig>::ours());
        let catalog = Catalog::of(vec![mars, pig]);
        Person { service: Service::new(catalog, MemoryStore::default(), AtOnce), locale }
    }

    /// The page that comes, or the address to which the answer redirects.
    fn ask(&self, method: Method, path: &str, fields: &[(&str, &str)]) -> String {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.extend_pairs(fields);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("accept-language", self.locale.code())
            .body(form.finish().into_bytes());
        let answer = self.service.handle(&request.expect("a request"));
        match answer.headers().get("location") {
            Some(address) => address.to_str().expect("an address").to_string(),
            None => String::from_utf8(answer.into_body()).expect("text"),
        }
    }

    fn post(&self, path: &str, fields: &[(&str, &str)]) -> String {
        self.ask(Method::POST, path, fields)
    }

    fn get(&self, path: &str) -> String {
        self.ask(Method::GET, path, &[])
    }
}

/// What stands in the elements of a page that begin with this attribute.
fn told(page: &str, attribute: &str) -> String {
    let texts = page.split(attribute).skip(1).map(|rest| {
        let end = ["</section>", "</p>"].iter().filter_map(|end| rest.find(end)).min();
        let mut text = String::new();
        let mut is_text = false;
        for letter in rest[..end.unwrap_or(rest.len())].chars() {
            match letter {
                '>' => is_text = true,
                '<' => is_text = false,
                _ if is_text => text.push(letter),
                _ => {}
            }
        }
        text.replace("&quot;", "\"")
    });
    texts.collect::<Vec<_>>().join(" / ")
}

/// Every refusal that is met here, by a name of its own.
fn refusals(locale: Locale) -> Vec<(&'static str, String)> {
    let person = Person::new(locale);
    let pig = person.post("/games", &PIG);
    let choose = |fields: &[(&str, &str)]| person.post(&format!("{pig}/choose"), fields);
    let mut met = vec![
        ("no undo", person.post(&format!("{pig}/undo"), &[])),
        ("no redo", person.post(&format!("{pig}/redo"), &[])),
        ("no choice", choose(&[("text", "fly")])),
        ("a choice that is gone", choose(&[("text", "die 3")])),
        ("a set", choose(&[("set", "1"), ("tick", "roll")])),
        ("late", choose(&[("text", "roll"), ("at", "7")])),
    ];
    choose(&[("text", "roll")]);
    met.push(("strict", person.post(&format!("{pig}/undo"), &[])));
    met.push(("a name without letters", person.post(&format!("{pig}/rename"), &[("name", " ")])));
    met.push(("no such game", person.get("/games/none")));
    met.push(("a broken link", person.get("/?game=AAAA")));
    met.push(("an address", person.get(&format!("{pig}/link?to=a%20b"))));
    let begin = |fields: &[(&str, &str)]| person.post("/games", fields);
    met.push(("no bot", begin(&[("game", "pig"), ("player-0", "oracle")])));
    met.push(("no search", begin(&[("game", "pig"), ("player-0", "search:0")])));
    met.push(("no option", begin(&[("game", "pig"), ("option-wind", "1")])));
    met.push(("a number", begin(&[("game", "pocket-mars"), ("option-seats", "99")])));
    let import = |save: &str| person.post("/import", &[("save", save)]);
    met.push(("no save", import("{")));
    met.push((
        "nothing of a save",
        import("{\"soloist\":7,\"entries\":[1],\"owner\":1,\"play\":1}"),
    ));
    met.push(("a list", import("[]{}[]")));
    let other = save(|save| save.game = "chess".into());
    met.push(("another game", import(&other)));
    let helper = person.post("/helper/pocket-mars", &[]);
    let enter = |text: &str| person.post(&format!("{helper}/choose"), &[("text", text)]);
    met.push(("an entry", enter("hello")));
    met.push(("what is not asked", enter("done")));
    met.push(("nothing entered", person.post(&format!("{helper}/choose"), &[("facts", "yes")])));
    met.push(("no undo of a helper", person.post(&format!("{helper}/undo"), &[])));
    met.into_iter().map(|(name, page)| (name, told(&page, "role=\"alert\""))).collect()
}

/// A save of Pig, changed.
fn save(change: impl FnOnce(&mut Save)) -> String {
    let pig = CatalogEntry::<Pig>::ours();
    let begun = pig.start(&Settings::new(), ChanceSource::Seed(5), Play::Friendly);
    let mut save = begun.expect("a game").save();
    change(&mut save);
    serde_json::to_string(&save).expect("JSON")
}

/// What is noted on a game whose save is not quite of this version.
fn notes(locale: Locale) -> String {
    let person = Person::new(locale);
    let wrong = save(|save| {
        save.rules = 7;
        save.content = "0123".into();
        save.options.insert("wind".into(), true.into());
        save.later.insert("mood".into(), "good".into());
        save.entries = ["die 9", "roll", "die 1"].map(String::from).to_vec();
    });
    let wrong = wrong.replacen("\"entries\"", "\"players\":[\"human\",\"oracle\"],\"entries\"", 1);
    let game = person.post("/import", &[("save", &wrong)]);
    assert!(game.starts_with("/games/"), "{}", told(&game, "role=\"alert\""));
    told(&person.get(&game), "class=\"notice\"")
}

/// The English words of a text.
fn english(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect()
}

#[test]
fn every_refusal_is_in_the_language_of_the_reader() {
    let said = refusals(Locale::English);
    for (name, text) in &said {
        assert!(!english(text).is_empty(), "{name}: {text}");
    }
    for locale in [Locale::German, Locale::French, Locale::Spanish] {
        for ((name, first), (_, text)) in said.iter().zip(refusals(locale)) {
            assert!(!text.is_empty() && text != *first, "{name}: {text}");
            let left: Vec<&str> = english(&text);
            // The error of the JSON library is quoted in brackets.
            let is_quoted =
                left.iter().all(|word| first.contains(word)) && text.contains(" column ");
            assert!(left.is_empty() || is_quoted, "{name}: {left:?} in {text}");
        }
    }
}

#[test]
fn every_note_on_a_save_is_in_the_language_of_the_reader() {
    let said = notes(Locale::English);
    assert_eq!(said.matches(" / ").count(), 5, "{said}");
    for locale in [Locale::German, Locale::French, Locale::Spanish] {
        let text = notes(locale);
        assert_eq!(text.matches(" / ").count(), 5, "{text}");
        assert_eq!(english(&text), Vec::<&str>::new(), "{text}");
    }
}
