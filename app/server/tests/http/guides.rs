//! The guides of first games, as on the page: followed, left, taken up again, and gone on without.

use crate::asked::{Response, Server, choices};
use i18n::Locale;
use play::{Catalog, ChanceSource};

/// The games that have a guide.
const GUIDED: [&str; 4] = ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"];

/// Starts the guide of a game as its button on the front page does, and returns the path.
fn learn(server: &Server, game: &str) -> String {
    let address = format!("/learn/{game}");
    let form = format!("<form class=\"guided\" method=\"post\" action=\"{address}\"");
    let front = server.get("/").body;
    assert!(front.contains(&form), "{front}");
    server.post(&address, &[]).location()
}

/// The page of the current question, without the beats before it.
fn table(server: &Server, path: &str) -> Response {
    let response = server.get(path);
    assert_eq!(response.status, 200, "{}", response.body);
    response
}

fn choose(server: &Server, path: &str, text: &str) {
    let (at, _) = choices(&table(server, path).body);
    server.post(&format!("{path}/choose"), &[("text", text), ("at", &at)]).location();
}

/// The answer that the page proposes, and another one.
fn proposed_and_other(page: &str) -> (String, Option<String>) {
    let (_, texts) = choices(page);
    let row = page.split("class=\"choice proposed\"").nth(1).expect("the guide proposes something");
    let proposed = choices(&format!("/choose\" {row}")).1.remove(0);
    let other = texts.into_iter().find(|text| *text != proposed);
    (proposed, other)
}

/// Follows the guide to the first question with two answers at which it stands at this choice or
/// later, and answers otherwise.
fn leave(server: &Server, path: &str, after: usize) -> String {
    for nth in 0.. {
        let page = table(server, path).body;
        assert!(page.contains("<details class=\"guide\""), "{page}");
        let (proposed, other) = proposed_and_other(&page);
        match other.filter(|_| nth >= after) {
            Some(other) => {
                choose(server, path, &other);
                return proposed;
            }
            None => choose(server, path, &proposed),
        }
    }
    unreachable!("a guide has such a question")
}

#[test]
fn whoever_leaves_a_guide_is_told_and_finds_the_way_back() {
    let server = Server::start("guides");
    for game in GUIDED {
        let path = learn(&server, game);
        let proposed = leave(&server, &path, 6);
        let page = table(&server, &path).body;
        let left = "You chose “";
        assert!(page.contains("guide-left") && page.contains(left), "{game}: {page}");
        assert!(page.contains("Take it back") && page.contains("Go on without the guide"));
        assert!(page.contains("<details open data-fold=\"guide-left\""), "{game}: unfolded");
        // It stays as one line, also after the next answer.
        let (_, texts) = choices(&page);
        choose(&server, &path, &texts[0]);
        let page = table(&server, &path).body;
        assert!(page.contains("<details data-fold=\"guide-left\""), "{game}: {page}");
        let (at, _) = choices(&page);
        let undo = [("at", at.as_str()), ("guide", "back")];
        assert_eq!(server.post(&format!("{path}/undo"), &undo).location(), path);
        let page = table(&server, &path).body;
        assert!(page.contains("<details class=\"guide\"") && !page.contains(left), "{game}");
        assert_eq!(proposed_and_other(&page).0, proposed, "{game}");
    }
}

#[test]
fn whoever_goes_on_without_the_guide_sees_it_no_more() {
    let server = Server::start("unguided");
    for game in GUIDED {
        let path = learn(&server, game);
        leave(&server, &path, 0);
        let page = table(&server, &path).body;
        assert!(page.contains(&format!("action=\"{path}/guide\"")), "a way on: {page}");
        let response = server.post(&format!("{path}/guide"), &[]);
        assert_eq!(response.location(), path);
        let cookie = response.header("set-cookie").expect("it is remembered");
        assert!(cookie.contains(&format!("Path={path}; ")), "{cookie}");
        let cookie = cookie.split(';').next().expect("its value");
        let page = server.ask("GET", &path, &[("cookie", cookie)], "").body;
        assert!(!page.contains("guide-left") && page.contains("id=\"question\""), "{game}");
        assert!(table(&server, &path).body.contains("guide-left"), "another browser still asks");
        // Back in the guide and out of it again, it is not said again.
        let undo = [("at", choices(&page).0), ("guide", "back".to_string())];
        let undo = undo.each_ref().map(|(name, value)| (*name, value.as_str()));
        assert_eq!(server.post(&format!("{path}/undo"), &undo).location(), path);
        leave(&server, &path, 0);
        let page = server.ask("GET", &path, &[("cookie", cookie)], "").body;
        assert!(!page.contains("guide-left") && page.contains("id=\"question\""), "{game}");
    }
}

/// The guide of Pocket Mars leads to the score, beside which its last step stands.
#[test]
fn the_last_step_is_told_beside_the_score() {
    let server = Server::start("guide-end");
    let path = learn(&server, "pocket-mars");
    for _ in 0..60 {
        let page = table(&server, &path).body;
        if page.contains("end-sheet") {
            assert!(page.contains("You have won, 22 to 16"), "{page}");
            return;
        }
        choose(&server, &path, &proposed_and_other(&page).0);
    }
    panic!("the guide did not end");
}

#[test]
fn a_left_guide_says_so_in_every_language() {
    let server = Server::start("guide-languages");
    let path = learn(&server, "colab");
    leave(&server, &path, 3);
    for (locale, words) in [
        (Locale::German, "Ohne Anleitung weiter"),
        (Locale::French, "Continuer sans le guide"),
        (Locale::Spanish, "Seguir sin la guía"),
    ] {
        let page = server.ask("GET", &path, &[("accept-language", locale.code())], "").body;
        assert!(page.contains(words), "{page}");
    }
    let guide = Catalog::ours().game("colab").and_then(|kind| kind.guide(Locale::English));
    let seed = ChanceSource::Seed(guide.expect("a guide").seed);
    let chance =
        server.games().read(path.trim_start_matches("/games/"), |session| session.chance_source());
    assert_eq!(chance.expect("the game"), seed);
}
