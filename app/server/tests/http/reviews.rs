//! Game reviews, over plain HTTP as by a browser without scripts.

use std::time::{Duration, Instant};

use crate::asked::{Server, all};
use play::ChanceSource;
use serde_json::json;

/// How long a test waits for the search.
const PATIENCE: Duration = Duration::from_secs(60);

/// A finished game; returns the path of its page.
fn finished(server: &Server, seats: u8) -> String {
    server.game(json!({"seats": seats}), ChanceSource::Seed(7), 9999)
}

/// Reloads the page, as its refresh tag asks, until the review is complete.
fn settled(server: &Server, path: &str) -> String {
    let begun = Instant::now();
    loop {
        let page = server.get(path).body;
        if !page.contains("data-wait=") {
            return page;
        }
        assert!(page.contains("http-equiv=\"refresh\""), "nobody looks again: {page}");
        assert!(begun.elapsed() < PATIENCE, "waited in vain: {page}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Started at the end of a game, evaluated in the background, drawn, kept.
#[test]
fn a_finished_game_is_told_as_a_plot_and_a_table() {
    for seats in [1, 2] {
        let server = Server::start(&format!("review-{seats}"));
        let path = finished(&server, seats);
        let review = format!("{path}/review");
        let end = server.get(&path).body;
        assert!(
            end.contains("end-sheet") && end.contains(&format!("action=\"{review}\"")),
            "{end}"
        );
        assert!(server.get(&review).body.contains("How carefully"), "nobody has asked yet");
        assert_eq!(server.post(&review, &[("simulations", "3")]).location(), review);
        let page = settled(&server, &review);
        assert!(page.contains("decisions checked, 3 simulated games each"), "{page}");
        assert_eq!(page.matches("<polyline").count(), usize::from(seats));
        assert!(
            page.contains("<title id=\"plot-title\"") && page.contains("<desc id=\"plot-desc\"")
        );
        let marks = page.matches("plot-mark ").count();
        assert!(marks > 0 && page.matches("<tr class=\"swung\"").count() == marks, "{page}");
        let length = server.get(&format!("{path}/status")).body;
        assert!(length.contains("\"phase\":\"open\""));
        for link in all(&page, "href").iter().filter(|link| link.contains("/at/")).take(5) {
            assert_eq!(server.get(link).status, 200, "{link}");
        }
        assert!(page.contains("What would have been better"), "{page}");
        assert!(!page.contains("practice"), "it is over");
        let looked_again = server.post(&review, &[]);
        assert_eq!(looked_again.location(), review);
        assert_eq!(server.get(&review).body, page, "nothing is judged twice");
    }
}

/// Choices evaluated before a review was stopped are shown, and the rest is evaluated later.
#[test]
fn an_account_is_stopped_and_goes_on() {
    let server = Server::start("review-stopped");
    let path = finished(&server, 1);
    let review = format!("{path}/review");
    let status = format!("{review}/status");
    server.post(&review, &[("simulations", "100000")]);
    let page = server.get(&review).body;
    assert!(page.contains("decisions checked") && page.contains("Cancel"), "{page}");
    let response = server.get(&status).body;
    assert!(
        response.contains("\"phase\":\"review ") && response.contains("decisions checked"),
        "{response}"
    );
    assert_eq!(server.get(&path).status, 200, "the table answers meanwhile");
    assert_eq!(server.post(&format!("{review}/cancel"), &[]).location(), review);
    let page = server.get(&review).body;
    assert!(page.contains("Stopped: ") && page.contains("Go on"), "{page}");
    assert!(server.get(&status).body.contains("\"phase\":\"open\""));
    server.post(&review, &[]);
    assert!(server.get(&review).body.contains("data-wait=\"review "), "it goes on");
    server.post(&review, &[("simulations", "2")]);
    assert!(settled(&server, &review).contains("2 simulated games each"), "less carefully");
    server.post(&format!("{path}/delete"), &[]);
    assert_eq!(server.get(&review).status, 404);
}

/// There is no review of a game in progress; undoing the end after the review continues as
/// practice.
#[test]
fn an_account_is_for_finished_games() {
    let server = Server::start("review-over");
    let path = server.game(json!({}), ChanceSource::Seed(7), 30);
    let review = format!("{path}/review");
    assert!(!server.get(&path).body.contains(&review));
    assert_eq!(server.post(&review, &[("simulations", "2")]).location(), path);
    assert_eq!(server.get(&review).location(), path);
    assert_eq!(server.get("/games/none/review").status, 404);

    let path = finished(&server, 1);
    let review = format!("{path}/review");
    server.post(&review, &[("simulations", "2")]);
    settled(&server, &review);
    assert_eq!(server.post(&format!("{path}/undo"), &[]).status, 303);
    assert!(server.get(&path).body.contains(">practice<"));
    assert_eq!(server.get(&review).location(), path);
}

/// The end says who won, shows the score sheet, and offers another game, also with the same luck.
#[test]
fn the_end_says_who_won_and_plays_again() {
    let server = Server::start("end");
    let path = finished(&server, 1);
    let page = server.get(&format!("{path}/review")).body;
    let verdict = page.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next());
    assert!(verdict.is_some_and(|verdict| verdict.contains(" won")), "{verdict:?}");
    assert!(page.contains("end-sheet") && page.contains("Total"), "{page}");
    let forms: Vec<&str> = page.split("action=\"/games\"").skip(1).collect();
    assert_eq!(forms.len(), 2, "with other luck, and with the same");
    for (form, same) in forms.iter().zip([false, true]) {
        let form = form.split("</form>").next().unwrap_or_default();
        let fields: Vec<(&str, &str)> =
            all(form, "name").into_iter().zip(all(form, "value")).collect();
        let again = server.post("/games", &fields).location();
        assert_ne!(again, path);
        let save = |path: &str| server.get(&format!("{path}/export")).body;
        let chance_source =
            |save: &str| save.split("\"luck\"").nth(1).map(|rest| rest[..30].to_string());
        let options = |save: &str| {
            save.split("\"options\"")
                .nth(1)
                .and_then(|rest| rest.split('}').next().map(String::from))
        };
        let (before, after) = (save(&path), save(&again));
        assert_eq!(options(&before), options(&after));
        assert_eq!(chance_source(&before) == chance_source(&after), same, "{after}");
    }
}

/// Without a script: a search is a form, and the rules know the game from which they were opened.
#[test]
fn history_and_rules_of_a_game_are_searched_by_a_form() {
    let server = Server::start("reading");
    let path = server.game(json!({}), ChanceSource::Seed(4), 60);
    let table = server.get(&path).body;
    for way in [format!("{path}/log"), format!("{path}/rules")] {
        assert!(table.contains(&format!("href=\"{way}\"")), "{way} is not in reach");
        let whole = server.get(&way);
        assert_eq!(whole.status, 200);
        assert!(whole.body.contains(&format!("action=\"{way}\"")), "no search");
        let found = server.get(&format!("{way}?find=greenhouse"));
        assert!(found.body.len() < whole.body.len(), "{way}");
        assert!(found.body.contains("<mark>Greenhouse</mark>"), "{way}: {}", found.body);
        let hostile = server.get(&format!("{way}?find=%3Cscript%3Ealert(1)"));
        assert!(!hostile.body.contains("<script>") && hostile.body.contains(" has “&lt;script"));
    }
    let rule =
        server.ask("GET", &format!("{path}/rules/PM-4.2b"), &[("accept", "text/x-fragment")], "");
    assert!(rule.status == 200 && rule.body.contains("rule-card") && rule.body.contains(" Ares"));
    assert_eq!(server.get(&format!("{path}/rules/XX-1")).status, 404);
    assert_eq!(server.get("/games/none/rules").status, 404);
}
