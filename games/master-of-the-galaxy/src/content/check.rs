//! The requirements of content, and the differences that another copy may have.

use game_core::{Tables, ValidationError};

use super::Content;
use crate::types::Colour;

/// Rejects content that makes no game.
pub(super) fn check(content: &Content, tables: &mut Tables) {
    let starts = content.systems.iter().filter(|&system| content.system(system).start).count();
    if starts != 4 {
        tables.object("map.toml, system", format!("expected four starts, found {starts}"));
    }
    for system in content.systems.iter() {
        if content.distance(content.corners[0], system) == u8::MAX {
            tables.object(format!("map.toml, system {system}"), "no route leads here");
        }
    }
    let mut places: Vec<(bool, bool)> =
        content.corners.iter().map(|&corner| content.quarter(corner)).collect();
    places.sort_unstable();
    places.dedup();
    if starts == 4 && places.len() != 4 {
        let why = "expected a start in each quarter of the map, for the corners go clockwise";
        tables.object("map.toml, system", why);
    }
    let mut colours: Vec<Colour> =
        content.corners.iter().map(|&corner| content.system(corner).colour).collect();
    colours.sort_unstable();
    colours.dedup();
    if colours.len() != 4 || colours.contains(&Colour::Black) {
        let why = "expected four starts of four colours, none of them black";
        tables.object("map.toml, system", why);
    }
    let numbers = &content.numbers;
    if numbers.pieces.cubes < numbers.pieces.cubes_in_bag * 4
        || numbers.pieces.black_cubes < numbers.pieces.cubes_in_bag * 4
    {
        let why = "there are too few cubes for four bags";
        tables.object("numbers.toml, pieces", why);
    }
}

/// Everything that differs from the project's own data.
pub(super) fn warnings(content: &Content) -> Vec<ValidationError> {
    let mut warnings = Vec::new();
    for system in content.systems.iter() {
        for colour in Colour::ALL {
            let alike = content.neighbours[system]
                .iter()
                .filter(|&next| content.system(next).colour == colour)
                .count();
            if alike > 1 {
                let why = format!(
                    "{alike} neighbours are {}: a swarm here may have to ask where it aims (WV-3.4)",
                    colour.name()
                );
                warnings.push(ValidationError::new(format!("map.toml, system {system}"), why));
            }
        }
    }
    warnings
}
