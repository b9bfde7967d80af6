//! What an answer costs and brings, in the pictures of the board.

use drawing::Picture;
use game_core::Amount;
use i18n::Locale;
use maud::{Markup, html};

use crate::games::legend;

/// Each thing with its number, in order. They are silent, because the words beside them say the
/// same.
pub(crate) fn amounts(locale: Locale, game: &str, all: &[Amount]) -> Markup {
    html! {
        @if !all.is_empty() {
            span class="choice-amounts" {
                @for one in all { span class={ "amount" @if one.count < 0 { " paid" } } { (picture(locale, game, one).draw()) } }
            }
        }
    }
}

/// A number is left out where it is one of a thing that is gained.
fn picture(locale: Locale, game: &str, Amount { symbol, count }: &Amount) -> Picture {
    let legend = legend(game, locale);
    let named = legend.0.iter().find(|icon| icon.symbols.contains(symbol));
    let class = named.and_then(|icon| icon.class.as_deref()).unwrap_or_default();
    let number = match count {
        0 | 1 => Picture::default(),
        ..0 => Picture::default().words(format!("\u{2212}{}", count.unsigned_abs())),
        _ => Picture::default().words(count),
    };
    number.hued(symbol, class)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::symbols;
    use play::{Catalog, ChanceSource, Play};

    #[test]
    fn what_is_paid_has_a_minus_and_a_single_gain_no_number() {
        let all = [Amount::new("wt-lab", -2), Amount::new("wp-any", 1), Amount::new("wm-star", 3)];
        let drawn = amounts(Locale::French, "weather-machine", &all).into_string();
        assert_eq!(drawn.matches("class=\"picture\" aria-hidden=\"true\"").count(), 3, "{drawn}");
        assert!(drawn.contains("paid") && drawn.contains("\u{2212}2") && drawn.contains("#wt-lab"));
        assert!(!drawn.contains("<b>1</b>") && drawn.contains("<b>3</b>"), "{drawn}");
        assert!(amounts(Locale::French, "weather-machine", &[]).into_string().is_empty());
    }

    #[test]
    fn every_amount_of_every_game_has_a_symbol() {
        for kind in Catalog::ours().games() {
            let sheet = symbols(Some(kind.id())).into_string();
            let (_, settings) = kind.modes().swap_remove(0);
            let luck = ChanceSource::Seed(5);
            let mut session = kind.start(&settings, luck, Play::Friendly).expect("one");
            let mut drawn = 0;
            for nth in 0..150 {
                let _rolled = session.roll().expect("a seed answers");
                let choices = session.now().choices();
                for one in choices.iter().flat_map(|choice| &choice.description.amounts) {
                    drawn += 1;
                    assert!(sheet.contains(&format!("id=\"{}\"", one.symbol)), "{one:?}");
                }
                let Some(one) = choices.get(nth % choices.len().max(1)) else { break };
                let _told = session.choose(&one.text).expect("it is listed");
            }
            assert!(drawn > 50 || kind.id() == "backgammon", "{}: {drawn}", kind.id());
        }
    }
}
