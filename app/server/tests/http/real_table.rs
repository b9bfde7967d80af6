//! An area of a real table is filled in without a script: nothing is entered before it is complete.

use crate::asked::Server;
use play::ChanceSource;
use serde_json::json;

/// The fields of an area: the spot for which the answer is, and the draft so far.
fn fields<'f>(area: &'f str, spots: [&'f str; 4]) -> Vec<(&'f str, &'f str)> {
    let mut fields = vec![("at", "0"), ("area", area)];
    fields.extend(spots.map(|spot| ("spot", spot)));
    fields
}

#[test]
fn an_area_is_filled_in_in_any_order_and_entered_whole() {
    let server = Server::start("area");
    let path = server.game(json!({"seats": 1}), ChanceSource::Table, 0);
    let choose = format!("{path}/choose");
    let with = |area, spots, more: &[(&'static str, &'static str)]| {
        server.post(&choose, &[fields(area, spots), more.to_vec()].concat())
    };
    let page = server.get(&path).body;
    assert!(page.contains("Your hand") && page.contains("0 of 4 filled in"), "{page}");
    let filled = with("2", ["", "", "", ""], &[("text", "deal GH3")]).location();
    let page = server.get(&filled).body;
    assert!(page.contains("1 of 4 filled in") && page.contains("value=\"deal GH1\""), "{page}");
    assert!(!page.contains("name=\"text\" value=\"deal GH3\""), "it lies there already");
    // Selects another spot, and then the same one again.
    let asked = with("0", ["", "", "deal GH3", ""], &[("turn", "2")]).location();
    assert!(server.get(&asked).body.contains("name=\"text\" value=\"deal GH3\""));
    for wrong in ["deal GH3", "top green", "nonsense"] {
        let refused = with("1", ["deal GH3", "", "", ""], &[("text", wrong)]);
        assert_eq!(refused.status, 422, "{wrong}");
        assert!(refused.body.contains("That cannot lie there."), "{}", refused.body);
        assert!(refused.body.contains("1 of 4 filled in"), "the others stay: {}", refused.body);
    }
    let enter = &[("enter", "yes")];
    let refused = with("", ["deal GH3", "", "deal GH1", "deal GH2"], enter);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Not everything is filled in yet."), "{}", refused.body);
    let whole = ["deal GH3", "deal EB1", "deal GH1", "deal GH2"];
    assert_eq!(with("", whole, enter).status, 303);
    assert!(server.get(&path).body.contains("data-length=\"4\""));
    let late = with("1", ["", "", "", ""], &[("text", "deal GH4")]);
    assert_eq!(late.status, 409, "the game has moved on");
    assert_eq!(server.post(&format!("{path}/undo"), &[("at", "4")]).status, 303);
    assert!(server.get(&path).body.contains("data-length=\"0\""), "all four together");
}
