//! Several seats at one device: no player's page shows what the rules hide from that player.

use crate::asked::{Server, choices};
use game_core::{Seat, Turn, Viewer};
use play::ChanceSource;
use pocket_mars::{Card, CardView, View};
use serde_json::json;

/// Cards whose face a viewer may know: those in the view, and those that were public before.
fn known(view: &View) -> Vec<Card> {
    let mut known = view.discard.clone();
    known.extend(view.in_play);
    let mut add = |card: &CardView| {
        if let CardView::Face(card) = card {
            known.push(*card);
        }
    };
    for area in &view.players {
        area.hand.iter().chain(&area.packet).for_each(&mut add);
        area.prep.iter().flatten().for_each(|slot| add(&slot.card));
    }
    view.buildings.0.iter().flat_map(|building| &building.stack).for_each(&mut add);
    for area in &view.players {
        known.extend(area.chosen.iter());
    }
    known
}

/// Cards that a page draws.
fn drawn(page: &str) -> Vec<String> {
    crate::asked::all(page, "data-card").into_iter().map(str::to_string).collect()
}

#[test]
fn a_seat_is_shown_no_face_that_is_hidden_from_it() {
    let server = Server::start("secrecy");
    for (settings, seed) in [
        (json!({"seats": 2}), 5),
        (json!({"seats": 4}), 6),
        (json!({"seats": 3, "drafting": true}), 7),
    ] {
        let path = server.game(settings, ChanceSource::Seed(seed), 0);
        let id = path.rsplit('/').next().expect("an id").to_string();
        let mut cookie = String::new();
        for turn in 0..120 {
            let games = server.games();
            let (asked, views) = games
                .read(&id, |session| {
                    let position = session.now();
                    let view = |viewer| *position.view(viewer).downcast::<View>().expect("a view");
                    let asked = match session.turn() {
                        Turn::Choose(seat) => Some(seat),
                        Turn::Chance | Turn::Over => None,
                    };
                    (asked, (view(Viewer::Nobody), asked.map(|seat| view(Viewer::Seat(seat)))))
                })
                .expect("the game");
            let Some(seat) = asked else { break };
            let headers = [("cookie", cookie.as_str())];
            let mut page = server.ask("GET", &path, &headers, "").body;
            let passed = page.contains("hand-over\"");
            if passed {
                assert!(choices(&page).1.is_empty());
                check(&page, &views.0, "before the hand-over");
                let past = server.ask("GET", &format!("{path}/at/{}", turn / 2), &headers, "").body;
                assert!(past.contains("id=\"table\"") && choices(&past).1.is_empty());
                let took = server.post_with(
                    &format!("{path}/seat"),
                    &[("seat", &seat.0.to_string())],
                    &headers,
                );
                cookie = took
                    .header("set-cookie")
                    .expect("a cookie")
                    .split(';')
                    .next()
                    .unwrap_or_default()
                    .to_string();
                page = server.ask("GET", &path, &[("cookie", &cookie)], "").body;
            }
            check(&page, &views.1.expect("a seat's view"), &format!("for {seat}"));
            let (at, texts) = choices(&page);
            assert!(!texts.is_empty(), "{page}");
            let fields = [("text", texts[(turn * 5) % texts.len()].as_str()), ("at", at.as_str())];
            if passed {
                let refused = server.post_with(&format!("{path}/choose"), &fields, &[]);
                assert_eq!(refused.status, 422, "without the device nobody chooses");
            }
            let response =
                server.post_with(&format!("{path}/choose"), &fields, &[("cookie", &cookie)]);
            assert_eq!(response.status, 303, "{}", response.body);
        }
    }
}

pub(crate) fn check(page: &str, view: &View, who: &str) {
    let known: Vec<String> = known(view).iter().map(Card::to_string).collect();
    for card in drawn(page) {
        assert!(known.contains(&card), "{who}: {card} is drawn but hidden");
    }
    let own: Vec<String> = view.own().map_or(Vec::new(), |own| {
        own.hand
            .iter()
            .filter_map(|card| match card {
                CardView::Face(card) => Some(card.to_string()),
                _ => None,
            })
            .collect()
    });
    for card in own {
        assert!(
            page.contains(&format!("data-place=\"card-{card}\"")),
            "{who}: own {card} is not drawn"
        );
    }
}

#[test]
fn nobody_takes_a_seat_that_is_not_asked() {
    let server = Server::start("seats");
    let path = server.game(json!({"seats": 2}), ChanceSource::Seed(5), 40);
    let id = path.rsplit('/').next().expect("an id");
    let turn = server.games().read(id, |session| session.turn()).expect("the game");
    let Turn::Choose(Seat(asked)) = turn else { panic!("a seat is asked") };
    let other = 1 - asked;
    for seat in [other.to_string(), "9".into(), "x".into(), "256".into()] {
        let response = server.post(&format!("{path}/seat"), &[("seat", &seat)]);
        assert!(response.header("set-cookie").is_none(), "{seat}");
    }
    let page = server.ask("GET", &path, &[("cookie", &format!("soloist-seat={other}"))], "").body;
    assert!(page.contains("Pass the device"));
}

/// At a real table the person who is dealt a card enters it, from a list that reveals nothing of
/// what the others were dealt.
#[test]
fn what_is_dealt_is_asked_of_the_seat_that_may_see_it() {
    let server = Server::start("dealt");
    let path = server.game(json!({"seats": 2}), ChanceSource::Table, 0);
    let page = server.get(&path).body;
    assert!(page.contains("Pass the device to Red") && choices(&page).1.is_empty());
    let mut cookie = "soloist-seat=0".to_string();
    for (nth, seat) in [0, 0, 0, 0, 1, 1, 1, 1].into_iter().enumerate() {
        let mut page = server.ask("GET", &path, &[("cookie", &cookie)], "").body;
        if page.contains("Pass the device") {
            assert!(cookie != format!("soloist-seat={seat}") && choices(&page).1.is_empty());
            cookie = format!("soloist-seat={seat}");
            page = server.ask("GET", &path, &[("cookie", &cookie)], "").body;
        }
        let (at, texts) = choices(&page);
        assert!(texts[0].starts_with("deal "), "{texts:?}");
        assert_eq!(texts.len(), 35 - nth % 4, "all cards but the own ones");
        let dealt = if seat == 0 { 3 } else { 20 };
        let fields = [("text", texts[dealt].as_str()), ("at", at.as_str())];
        let other = format!("soloist-seat={}", 1 - seat);
        let refused = server.post_with(&format!("{path}/choose"), &fields, &[("cookie", &other)]);
        assert_eq!(refused.status, 422);
        let taken = server.post_with(&format!("{path}/choose"), &fields, &[("cookie", &cookie)]);
        assert_eq!(taken.status, 303);
    }
}
