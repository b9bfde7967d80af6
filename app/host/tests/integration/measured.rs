//! What whoever runs it reads: metrics, and a log that tells nothing about anybody.

use crate::client::{PROXIED, ask, first_host, member, signed_in};
use crate::common::Hosted;

const HERE: &str = "Host: 127.0.0.1\r\n";

#[test]
fn what_is_counted_is_read_at_the_own_address_and_not_under_the_public_name() {
    let hosted = Hosted::start("metrics", "https://games.example");
    let olga = signed_in(&first_host(&hosted));
    let form = "game=pocket-mars&option-seats=1";
    let started = ask(&hosted, "POST", "/games", &olga, form);
    let game = started.header("location").expect("a game");
    ask(&hosted, "GET", game, &olga, "");
    let told = ask(&hosted, "GET", "/metrics", HERE, "");
    assert_eq!(told.status, 200, "{}", told.head);
    for line in [
        "soloist_requests_total{route=\"/games/{id}\",method=\"GET\",status=\"200\"} 1",
        "soloist_request_seconds_count{route=\"/games\"} 1",
        "soloist_people_signed_in 1",
        "soloist_games_open 1",
        "soloist_event_streams 0",
        "soloist_jobs_due 0",
    ] {
        assert!(told.body.lines().any(|it| it == line), "{line} is not in\n{}", told.body);
    }
    for public in [
        PROXIED,
        "Host: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.9\r\n",
        "Host: 127.0.0.1\r\nForwarded: for=203.0.113.9\r\n",
        "Host: 127.0.0.1\r\nVia: 1.1 proxy\r\n",
        &olga,
    ] {
        let refused = ask(&hosted, "GET", "/metrics", public, "");
        assert!(matches!(refused.status, 403 | 404), "{public}: {}", refused.status);
        assert!(!refused.body.contains("soloist_requests"), "{public}");
    }
}

#[test]
fn a_request_is_a_line_of_json_without_ids_names_tokens_and_queries() {
    let hosted = Hosted::start("log", "https://games.example");
    let host = first_host(&hosted);
    let olga = signed_in(&host);
    let started = ask(&hosted, "POST", "/games", &olga, "game=pocket-mars&option-seats=1");
    let game = started.header("location").expect("a game").to_string();
    ask(&hosted, "GET", &format!("{game}?secret=1"), &olga, "");
    ask(&hosted, "GET", "/nowhere/secret", &olga, "");
    member(&hosted, &host, "Eve");
    let people = ask(&hosted, "GET", "/people", &olga, "").body;
    let ids = people.split("name=\"person\" value=\"").skip(1);
    let ids: Vec<&str> = ids.filter_map(|it| it.split('"').next()).collect();
    let eve = *ids.last().expect("Eve");
    let removed = ask(&hosted, "POST", "/people", &olga, &format!("act=remove&person={eve}"));
    assert_eq!(removed.status, 303);
    let log = hosted.log();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    let requests = lines.iter().filter(|line| line["message"] == "request");
    let routes: Vec<&str> = requests.filter_map(|line| line["route"].as_str()).collect();
    for route in ["/join/{token}", "/games", "/games/{id}", "/people", "other"] {
        assert!(routes.contains(&route), "{route} is not in {routes:?}");
    }
    let acts: Vec<_> = lines.iter().filter(|line| line["message"] == "host").collect();
    let acts: Vec<_> = acts.iter().filter_map(|line| line["act"].as_str()).collect();
    assert_eq!(acts, ["made a link", "removed a person"]);
    let requests = log.lines().filter(|line| line.contains("\"request\""));
    let id = game.rsplit('/').next().expect("an id");
    let (_, session) = host.split_once('=').expect("a cookie");
    let link = hosted.link.rsplit('/').next().expect("a token");
    for line in requests {
        for secret in [session, link, eve, "Eve", "Olga", "secret", "127.0.0.1"] {
            assert!(!line.contains(secret), "{secret} is in {line}");
        }
        assert!(!line.contains(&format!("/{id}\"")), "{line}");
    }
}
