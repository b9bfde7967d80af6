//! Texts with pictures beside the proper names of things: a name that is not printed on the board is
//! found there by its picture.

use drawing::{Icon, Picture};
use i18n::Locale;
use maud::{Markup, html};

use crate::games::legend;

/// A text of a game with the picture of each thing that it calls by a proper name. The pictures are
/// silent, because the names stand beside them; without any, it is the text alone.
pub(crate) fn illustrated(locale: Locale, game: &str, text: &str) -> Markup {
    let legend = legend(game, locale);
    let named: Vec<(&str, &Icon)> =
        legend.0.iter().filter_map(|icon| Some((icon.said.as_deref()?, icon))).collect();
    if named.iter().all(|(name, _)| !text.contains(name)) {
        return html! { (text) };
    }
    html! {
        span class="illustrated" {
            @for (words, icon) in parts(text, &named) { (words) @if let Some(icon) = icon { (picture(icon)) } }
        }
    }
}

fn picture(icon: &Icon) -> Markup {
    let class = icon.class.as_deref().unwrap_or_default();
    let first = icon.symbols.iter().take(1);
    first.fold(Picture::default(), |picture, symbol| picture.hued(symbol, class)).draw()
}

/// Splits a text after each of these names; what follows the last one has none.
fn parts<'t, 'i>(
    text: &'t str,
    named: &[(&'i str, &'i Icon)],
) -> impl Iterator<Item = (&'t str, Option<&'i Icon>)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let first =
            |(name, icon): &(&'i str, &'i Icon)| Some((rest.find(name)? + name.len(), *icon));
        let next = named.iter().filter_map(first).min_by_key(|(end, _)| *end);
        let Some((end, icon)) = next else { return Some((std::mem::take(&mut rest), None)) };
        let (words, after) = rest.split_at(end);
        rest = after;
        Some((words, Some(icon)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proper_name_has_its_picture_beside_it_and_is_read_once() {
        let drawn = |text| illustrated(Locale::German, "weather-machine", text).into_string();
        let told = drawn("Du nimmst 1 Melgoth und 1 Radieu.");
        assert!(told.contains("Melgoth<span class=\"picture\" aria-hidden=\"true\">"), "{told}");
        assert!(told.contains("#wc-white") && told.contains("#wc-blue"), "{told}");
        assert_eq!(told.matches("<title>").count(), 0);
        assert_eq!(drawn("Du bist am Zug."), "Du bist am Zug.");
        assert_eq!(drawn("<b>"), "&lt;b&gt;");
    }
}
