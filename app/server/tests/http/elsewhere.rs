//! Forms submitted by other sites.

use play::ChanceSource;
use serde_json::json;
use service::changing_routes;

use crate::asked::Server;

#[test]
fn no_form_of_another_site_changes_anything() {
    let server = Server::start("elsewhere");
    let path = server.game(json!({"seats": 2}), ChanceSource::Seed(4), 20);
    let id = path.rsplit('/').next().expect("an id");
    let addresses = changing_routes();
    for named in ["/import", "/overrides/{game}", "/games", "/games/{id}/choose", "/devices"] {
        assert!(addresses.contains(&named), "{named}");
    }
    let before = server.games().store().list(0, 9).expect("read");
    let own = format!("http://{}", server.address);
    let port = server.address.port();
    let neighbour = format!("http://127.0.0.1:{}", port.wrapping_add(1));
    for address in addresses {
        let address = address.replace("{id}", id).replace("{game}", "pocket-mars");
        for elsewhere in [
            [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")],
            [("origin", "null"), ("sec-fetch-site", "none")],
            [("origin", &neighbour), ("sec-fetch-site", "same-site")],
            [("origin", &own), ("sec-fetch-site", "cross-site")],
        ] {
            let refused = server.post_with(&address, &[("game", "pocket-mars")], &elsewhere);
            assert_eq!(refused.status, 403, "{address} {elsewhere:?}");
            assert!(refused.body.contains("another site") && refused.body.len() < 1024);
        }
    }
    assert_eq!(server.games().store().list(0, 9).expect("read"), before);
    let same = [("origin", own.as_str()), ("sec-fetch-site", "same-origin")];
    let game = [("game", "pocket-mars"), ("luck", "seed")];
    assert_eq!(server.post_with("/games", &game, &same).status, 303, "a page of the program may");
}
