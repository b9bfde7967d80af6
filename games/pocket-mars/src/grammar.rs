//! Articles, endings and capitals for the words of events.

/// The third person of a verb.
pub(crate) fn third_person(verb: &str) -> String {
    match verb {
        "have" => "has".into(),
        "pass" => "passes".into(),
        _ => format!("{verb}s"),
    }
}

/// "1 card", "2 cards".
pub(crate) fn some_cards(cards: usize) -> String {
    if cards == 1 { "1 card".into() } else { format!("{cards} cards") }
}

/// "a blue card", "an orange card".
pub(crate) fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}
