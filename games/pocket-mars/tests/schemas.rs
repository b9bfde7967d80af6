//! Checks the JSON Schemas in `docs/reference/schemas`, and that what whole games write conforms to
//! them.

use pocket_mars::PocketMars;

#[test]
fn what_games_write_is_what_the_published_schemas_say() {
    conformance::schemas::compare::<PocketMars>();
}
