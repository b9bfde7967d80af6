//! The JSON Schemas in `docs/reference/schemas`, and whether what whole games write is what they say.

use backgammon::Backgammon;

#[test]
fn what_games_write_is_what_the_published_schemas_say() {
    conformance::schemas::compare::<Backgammon>();
}
