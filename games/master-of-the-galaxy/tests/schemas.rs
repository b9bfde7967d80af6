//! Checks the JSON Schemas in `docs/reference/schemas`, and that what whole games write conforms to
//! them.

use master_of_the_galaxy::MasterOfTheGalaxy;

#[test]
fn what_games_write_is_what_the_published_schemas_say() {
    conformance::schemas::compare::<MasterOfTheGalaxy>();
}
