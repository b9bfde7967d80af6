//! How finished games went, asked as a browser without scripts would.

use std::time::{Duration, Instant};

use crate::asked::{Server, all};
use play::Luck;
use serde_json::json;

/// How long a test waits for the search.
const PATIENCE: Duration = Duration::from_secs(60);

/// A finished game; the path of its page.
fn finished(server: &Server, seats: u8) -> String {
    server.game(json!({"seats": seats}), Luck::Seed(7), 9999)
}

/// Loads the page again, as its head says, until nothing is judged any more.
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

/// Asked for at the end, judged in the background, drawn, kept.
#[test]
fn a_finished_game_is_told_as_a_plot_and_a_table() {
    for seats in [1, 2] {
        let server = Server::start(&format!("curve-{seats}"));
        let path = finished(&server, seats);
        let curve = format!("{path}/curve");
        let end = server.get(&path).body;
        assert!(end.contains("end-sheet") && end.contains(&format!("action=\"{curve}\"")), "{end}");
        assert!(server.get(&curve).body.contains("How carefully"), "nobody has asked yet");
        assert_eq!(server.post(&curve, &[("simulations", "3")]).location(), curve);
        let page = settled(&server, &curve);
        assert!(page.contains("choices judged, each with 3 simulations"), "{page}");
        assert_eq!(page.matches("<polyline").count(), usize::from(seats));
        assert!(
            page.contains("<title id=\"plot-title\"") && page.contains("<desc id=\"plot-desc\"")
        );
        let marks = page.matches("plot-mark ").count();
        assert!(marks > 0 && page.matches("<tr class=\"swung\"").count() == marks, "{page}");
        let length = server.get(&format!("{path}/pulse")).body;
        assert!(length.contains("\"phase\":\"open\""));
        for link in all(&page, "href").iter().filter(|link| link.contains("/at/")).take(5) {
            assert_eq!(server.get(link).status, 200, "{link}");
        }
        assert!(page.contains("What would have been better"), "{page}");
        assert!(!page.contains("practice"), "it is over");
        let looked_again = server.post(&curve, &[]);
        assert_eq!(looked_again.location(), curve);
        assert_eq!(server.get(&curve).body, page, "nothing is judged twice");
    }
}

/// What was judged before it was stopped is shown, and the rest is judged later.
#[test]
fn an_account_is_stopped_and_goes_on() {
    let server = Server::start("curve-stopped");
    let path = finished(&server, 1);
    let curve = format!("{path}/curve");
    let pulse = format!("{curve}/pulse");
    server.post(&curve, &[("simulations", "100000")]);
    let page = server.get(&curve).body;
    assert!(page.contains("choices judged") && page.contains("Cancel"), "{page}");
    let answer = server.get(&pulse).body;
    assert!(answer.contains("\"phase\":\"curve ") && answer.contains("choices judged"), "{answer}");
    assert_eq!(server.get(&path).status, 200, "the table answers meanwhile");
    assert_eq!(server.post(&format!("{curve}/cancel"), &[]).location(), curve);
    let page = server.get(&curve).body;
    assert!(page.contains("Stopped: ") && page.contains("Go on"), "{page}");
    assert!(server.get(&pulse).body.contains("\"phase\":\"open\""));
    server.post(&curve, &[]);
    assert!(server.get(&curve).body.contains("data-wait=\"curve "), "it goes on");
    server.post(&curve, &[("simulations", "2")]);
    assert!(settled(&server, &curve).contains("each with 2 simulations"), "less carefully");
    server.post(&format!("{path}/delete"), &[]);
    assert_eq!(server.get(&curve).status, 404);
}

/// While a game goes on nothing is told of it; who takes back its end after the account plays for
/// practice.
#[test]
fn an_account_is_for_finished_games() {
    let server = Server::start("curve-over");
    let path = server.game(json!({}), Luck::Seed(7), 30);
    let curve = format!("{path}/curve");
    assert!(!server.get(&path).body.contains(&curve));
    assert_eq!(server.post(&curve, &[("simulations", "2")]).location(), path);
    assert_eq!(server.get(&curve).location(), path);
    assert_eq!(server.get("/games/none/curve").status, 404);

    let path = finished(&server, 1);
    let curve = format!("{path}/curve");
    server.post(&curve, &[("simulations", "2")]);
    settled(&server, &curve);
    assert_eq!(server.post(&format!("{path}/undo"), &[]).status, 303);
    assert!(server.get(&path).body.contains(">practice<"));
    assert_eq!(server.get(&curve).location(), path);
}
