//! Checks the JSON Schemas in `docs/reference/schemas` against what whole games write.

use colab::CoLab;

#[test]
fn what_games_write_is_what_the_published_schemas_say() {
    conformance::schemas::compare::<CoLab>();
}
