//! Master of the Galaxy on the screen: the star map on a dark field, with bag, symbols and decks
//! below it; beside it the swarms or the other players, and the viewer's cards.

mod bag;
mod board;
mod cards;
mod conflicts;
mod decks;
mod eyes;
mod glyphs;
mod legend;
mod map;
mod own;
mod pictures;
mod rivals;
mod status;
mod swarms;
mod track;

use drawing::{Board, Drawing, LazyLegend, Scene};
use game_core::Viewer;
use i18n::message;
use master_of_the_galaxy::{MasterOfTheGalaxy, Player};

use self::eyes::Eyes;

/// The drawing of Master of the Galaxy.
pub const DRAWING: Drawing<MasterOfTheGalaxy> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols,
    styles,
    legend: || &LEGEND,
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

static LEGEND: LazyLegend = LazyLegend::of(master_of_the_galaxy::icons);

/// The symbols that only this game uses.
fn symbols() -> Option<&'static str> {
    game_core::game_file!("symbols.svg")
}

/// The style sheet, which overrides that of all pages.
fn styles() -> Vec<&'static str> {
    game_core::game_files!["css/board.css", "css/map.css", "css/cards.css", "css/narrow.css"]
}

fn draw(scene: &Scene<'_, MasterOfTheGalaxy>) -> Board {
    let &Scene { view, content, viewer, marks, locale } = scene;
    let own = match viewer {
        Viewer::Seat(seat) => Player::of_seat(seat),
        Viewer::Nobody | Viewer::Everybody => view.asked.and_then(Player::of_seat),
    };
    let game = view.position(content);
    let foreseen = game.forecast();
    let own = own.unwrap_or(view.state.active);
    let eyes = Eyes { view, content, marks, own, game, foreseen, locale };
    let others_title = match eyes.solo() {
        true => message!(eyes.messages(), "others-swarms"),
        false => message!(eyes.messages(), "others-players"),
    };
    Board {
        others: if eyes.solo() { swarms::swarms(&eyes) } else { rivals::rivals(&eyes) },
        others_title,
        others_glyph: if eyes.solo() { "mg-swarm-w1" } else { "i-crown" },
        board: board::board(&eyes),
        own: own::own(&eyes),
        forecast: swarms::rail(&eyes),
        legend: legend::legend(&eyes),
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Choices, Dice, Game as _, GameOptions as _, Narrate as _, Turn};
    use i18n::Locale;
    use master_of_the_galaxy::{Content, Options};
    use serde_json::json;

    use super::*;

    /// The drawings of positions of a random game.
    fn drawn(seats: u8, locale: Locale, mut look: impl FnMut(&str)) {
        let settings = [("seats".to_string(), json!(seats))].into_iter().collect();
        let content = Content::ours();
        let options = Options::read(&settings, content).expect("options");
        let mut game = MasterOfTheGalaxy::new(&options, content).expect("a game");
        let (mut dice, mut choices) = (Dice::new(u64::from(seats)), Choices::default());
        for step in 0..400 {
            if game.turn() == Turn::Over {
                return;
            }
            game.choices(&mut choices);
            if step % 20 == 0 {
                let listed = choices.listed().iter();
                let told: Vec<_> = listed.map(|&choice| game.describe(choice, locale)).collect();
                let (view, marks) = (game.view(Viewer::Everybody), drawing::Marks::of(&told));
                let viewer = Viewer::Everybody;
                let scene = Scene { view: &view, content, viewer, marks: &marks, locale };
                let Board { others, others_title, board, own, forecast, legend, .. } = draw(&scene);
                [board, others, own, forecast, legend].iter().for_each(|drawn| look(&drawn.0));
                look(&others_title);
            }
            let choice = choices.pick(&mut dice).expect("something is listed");
            game.apply_unchecked(choice, &mut game_core::NoSink);
        }
    }

    #[test]
    fn a_drawing_has_a_text_for_everything() {
        for seats in [1, 3] {
            for locale in Locale::ALL {
                drawn(seats, locale, |drawn| {
                    for attribute in ["title=\"", "aria-label=\"", "data-number=\"", "<title>"] {
                        for rest in drawn.split(attribute).skip(1) {
                            let text = rest.split(['"', '<']).next().unwrap_or_default();
                            assert!(!text.is_empty() && !text.contains(['{', '_']), "'{text}'");
                            let key = text.contains('-') && text.to_lowercase() == text;
                            assert!(!key || text.contains(' '), "the key of a message: {text}");
                        }
                    }
                });
            }
        }
    }
}
