//! The JSON Schemas in `docs/reference/schemas`, checked against the program and against whole
//! games.

use weather_machine::WeatherMachine;

#[test]
fn what_games_write_is_what_the_published_schemas_say() {
    conformance::schemas::compare::<WeatherMachine>();
}
