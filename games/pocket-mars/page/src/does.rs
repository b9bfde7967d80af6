//! What a card would really do if it were used now: one line for each effect, in order of play,
//! with a tick, or a cross if the effect does not happen once those above it have. They are tried
//! one after the other on a copy, so that a step that will find the Spaceship empty has a cross.

use drawing::capital;
use i18n::message;
use pocket_mars::{Ability, AbilityOf, Building, Card, Choice, IfUsed, PlayerView, Step};

use super::brief::{brief_step, glyph_of};
use super::people::Eyes;

/// One line of what a card does or does not do.
pub(super) struct Does {
    /// Whether the effect can happen after those above it.
    pub(super) can: bool,
    pub(super) glyph: &'static str,
    pub(super) words: String,
}

/// What connecting a card of the viewer's prep module does (PM-4.2).
pub(super) fn connected(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Vec<Does> {
    let used = eyes.view.if_used(eyes.content, own.player, Choice::PlayPrep(card));
    let facts = eyes.content.card(card);
    let building = card.building();
    let mut lines = Vec::new();
    if eyes.content.buildings[building].holds_colonists {
        let beaten = eyes.view.value_to_beat(building, eyes.content);
        let messages = eyes.messages();
        let words = match (facts.value > beaten, own.on_ship) {
            (false, _) => message!(messages, "does-fails", value = facts.value, beaten = beaten),
            (true, 0) => message!(messages, "does-empty", value = facts.value, beaten = beaten),
            (true, _) => message!(messages, "does-lands", value = facts.value, beaten = beaten),
        };
        lines.push(Does { can: used.moves_in, glyph: "land", words: words.into() });
    }
    lines.push(whole(eyes, &used, AbilityOf::Prep(card), &facts.prep));
    let ability = &eyes.content.buildings[building].ability;
    lines.push(whole(eyes, &used, AbilityOf::Building(building), ability));
    lines
}

/// What the hand ability of a card does (PM-4.1).
pub(super) fn played(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Vec<Does> {
    let used = eyes.view.if_used(eyes.content, own.player, Choice::PlayHand(card));
    let (of, ability) = (AbilityOf::Hand(card), &eyes.content.card(card).hand);
    match ability.condition {
        Some(_) => vec![whole(eyes, &used, of, ability)],
        None => steps(eyes, &used, of, ability),
    }
}

/// The Building in which a colonist could land if this card were connected now.
pub(super) fn lands(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Option<Building> {
    let building = card.building();
    let beats = eyes.content.card(card).value > eyes.view.value_to_beat(building, eyes.content);
    let can = beats && own.on_ship > 0 && eyes.content.buildings[building].holds_colonists;
    can.then_some(building)
}

/// A whole ability as one line.
fn whole(eyes: &Eyes<'_>, used: &IfUsed, of: AbilityOf, ability: &Ability) -> Does {
    let steps = steps(eyes, used, of, ability);
    let can = steps.iter().any(|step| step.can);
    let glyph = steps.first().map_or("star", |step| step.glyph);
    let words: Vec<String> = steps.into_iter().map(|step| step.words).collect();
    let words = words.join(", ");
    let words = match ability.condition {
        Some(_) => eyes.words().brief_when(ability.condition, small(&words)),
        None => words,
    };
    Does { can, glyph, words }
}

/// The steps of an ability, a line each.
fn steps(eyes: &Eyes<'_>, used: &IfUsed, of: AbilityOf, ability: &Ability) -> Vec<Does> {
    let numbered = (0..).zip(ability.steps.iter());
    let line = |(nth, step): (u8, &Step)| Does {
        can: used.does(of, nth),
        glyph: glyph_of(step.effect),
        words: capital(&brief_step(eyes, step)),
    };
    numbered.map(line).collect()
}

/// The sentence as a clause, with a small first letter.
fn small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use drawing::Marks;
    use game_core::{Choices, Dice, Emitted, Game, NoSink, Viewer};
    use pocket_mars::{CardView, Content, Event, Frame, Options, PocketMars};

    use i18n::Locale;

    use super::*;

    /// A cross is never wrong: for a player who does as much as possible of the steps before it, the
    /// step has nothing to do. A step with a tick usually does something for such a player.
    #[test]
    fn a_cross_says_what_does_not_happen() {
        let (mut crossed, mut ticked, mut did) = (0, 0, 0);
        for (seed, seats) in [(1, 1), (2, 1), (3, 2), (4, 3), (5, 1), (6, 4)] {
            let settings = serde_json::json!({ "seats": seats });
            let settings = settings.as_object().expect("an object");
            let options = Options::read(settings, Content::ours()).expect("options");
            let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
            let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
            while let game_core::Turn::Choose(_) | game_core::Turn::Chance = game.turn() {
                if let (game_core::Turn::Choose(seat), true) = (game.turn(), at_action(&game)) {
                    let view = game.view(Viewer::Seat(seat));
                    let marks = Marks::default();
                    let eyes = Eyes {
                        view: &view,
                        content: Content::ours(),
                        marks: &marks,
                        locale: Locale::English,
                    };
                    let own = view.own().expect("a seat");
                    for held in &own.hand {
                        let CardView::Face(card) = *held else { continue };
                        let lines = played(&eyes, own, card);
                        let idle = idle_steps(&game, card, &mut dice);
                        for (step, line) in lines.iter().enumerate() {
                            let nothing = idle.contains(&(step as u8));
                            assert!(line.can || nothing, "{card}: {}", line.words);
                            crossed += i32::from(!line.can);
                            ticked += i32::from(line.can);
                            did += i32::from(line.can && !nothing);
                        }
                    }
                }
                game.choices(&mut choices);
                game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut NoSink);
            }
        }
        assert!(crossed > 150 && did * 10 > ticked * 8, "{crossed} crosses, {did} of {ticked}");
    }

    fn at_action(game: &PocketMars) -> bool {
        let view = game.view(Viewer::Everybody);
        view.frames.last() == Some(&Frame::Action)
    }

    /// The steps of a hand card that have nothing to do even if the player does as much as
    /// possible.
    fn idle_steps(game: &PocketMars, card: Card, dice: &mut Dice) -> BTreeSet<u8> {
        let mut game = game.clone();
        let mut emitted: Vec<Emitted<Event>> = Vec::new();
        let mut choices = Choices::default();
        game.apply_unchecked(Choice::PlayHand(card), &mut emitted);
        let going = |game: &PocketMars| {
            let frames = game.view(Viewer::Everybody).frames;
            let of = |frame: &Frame| matches!(frame, Frame::Ability { of: AbilityOf::Hand(_), .. });
            frames.iter().any(of)
        };
        while going(&game) {
            game.choices(&mut choices);
            let eager: Vec<Choice> =
                choices.listed().iter().copied().filter(|one| *one != Choice::Skip).collect();
            let next = match eager.last() {
                Some(Choice::Count(_)) => eager[eager.len() - 1],
                _ => choices.pick(dice).expect("listed"),
            };
            let next = if next == Choice::Skip { eager[0] } else { next };
            game.apply_unchecked(next, &mut emitted);
        }
        emitted
            .iter()
            .filter_map(|emitted| match emitted.event {
                Event::NothingToDo { of: AbilityOf::Hand(of), step, done: 0, .. } if of == card => {
                    Some(step)
                }
                _ => None,
            })
            .collect()
    }
}
