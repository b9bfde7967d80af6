//! Small helpers for building English sentences, shared by all games: refusals of positions.

use std::fmt::Display;

/// Capitalises the first letter.
///
/// ```
/// assert_eq!(game_core::grammar::capital("the snow is here"), "The snow is here");
/// ```
pub fn capital(words: &str) -> String {
    let mut rest = words.chars();
    let mut out = String::with_capacity(words.len());
    out.extend(rest.next().into_iter().flat_map(char::to_uppercase));
    out.push_str(rest.as_str());
    out
}

/// A count with its noun in the singular or plural: "1 card", "2 cards", "0 cards".
///
/// ```
/// assert_eq!(game_core::grammar::counted(1, "black card"), "1 black card");
/// assert_eq!(game_core::grammar::counted(0_usize, "cube"), "0 cubes");
/// ```
pub fn counted<N: Display + PartialEq + From<u8>>(count: N, one: &str) -> String {
    let many = if count == N::from(1) { "" } else { "s" };
    format!("{count} {one}{many}")
}

/// The singular or the plural form, whichever fits the count.
///
/// ```
/// assert_eq!(game_core::grammar::either(1, "lies", "lie"), "lies");
/// ```
pub fn either<N: PartialEq + From<u8>>(
    count: N,
    one: &'static str,
    many: &'static str,
) -> &'static str {
    if count == N::from(1) { one } else { many }
}
