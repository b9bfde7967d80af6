//! What a card would really do if it were used now: one line for each effect, in order of play,
//! with a tick, or a cross if the effect certainly does not happen.

use drawing::capital;
use i18n::message;
use pocket_mars::{Ability, Building, Card, CardView, Effect, Place, Player, PlayerView, Step};

use super::brief::{brief_step, glyph_of};
use super::people::Eyes;

/// One line of what a card does or does not do.
pub(super) struct Does {
    /// Whether the effect can happen.
    pub(super) can: bool,
    pub(super) glyph: &'static str,
    pub(super) words: String,
}

/// An upper bound on what is available after the earlier steps, whatever the player chooses.
struct Best<'a> {
    eyes: &'a Eyes<'a>,
    own: &'a PlayerView,
    aboard: u8,
    energy: u8,
    /// The Building to which the card would be connected.
    here: Building,
    /// Whether a colonist may have landed by then in this Building; `landed` is the same for any
    /// Building.
    landed_here: bool,
    landed: bool,
}

/// What connecting a card of the viewer's prep module does (PM-4.2).
pub(super) fn connected(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Vec<Does> {
    let facts = eyes.content.card(card);
    let building = &eyes.content.buildings[card.building()];
    let mut best = Best::of(eyes, own, card);
    let beaten = eyes.view.value_to_beat(card.building(), eyes.content);
    let mut lines = Vec::new();
    if building.holds_colonists {
        let beats = facts.value > beaten;
        let messages = eyes.messages();
        let words = match (beats, own.on_ship) {
            (false, _) => message!(messages, "does-fails", value = facts.value, beaten = beaten),
            (true, 0) => message!(messages, "does-empty", value = facts.value, beaten = beaten),
            (true, _) => message!(messages, "does-lands", value = facts.value, beaten = beaten),
        };
        let can = beats && own.on_ship > 0;
        (best.landed, best.landed_here) = (can, can);
        lines.push(Does { can, glyph: "land", words: words.into() });
    }
    let holds = eyes.view.holds(eyes.content, own.player, card);
    lines.push(best.whole(&facts.prep, holds));
    lines.push(best.whole(&building.ability, true));
    lines
}

/// What the hand ability of a card does (PM-4.1).
pub(super) fn played(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Vec<Does> {
    let ability = &eyes.content.card(card).hand;
    let mut best = Best::of(eyes, own, card);
    if ability.condition.is_some() {
        return vec![best.whole(ability, true)];
    }
    ability.steps.iter().map(|step| best.step(step)).collect()
}

/// The Building in which a colonist could land if this card were connected now.
pub(super) fn lands(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Option<Building> {
    let building = card.building();
    let beats = eyes.content.card(card).value > eyes.view.value_to_beat(building, eyes.content);
    let can = beats && own.on_ship > 0 && eyes.content.buildings[building].holds_colonists;
    can.then_some(building)
}

impl<'a> Best<'a> {
    fn of(eyes: &'a Eyes<'a>, own: &'a PlayerView, card: Card) -> Self {
        let (aboard, energy) = (own.on_ship, own.energy);
        Best { eyes, own, aboard, energy, here: card.building(), landed_here: false, landed: false }
    }

    /// A whole ability as one line, if its condition holds.
    fn whole(&mut self, ability: &Ability, holds: bool) -> Does {
        let steps: Vec<Does> = ability.steps.iter().map(|step| self.step(step)).collect();
        let can = holds && steps.iter().any(|step| step.can);
        let glyph = steps.first().map_or("star", |step| step.glyph);
        let words: Vec<String> = steps.into_iter().map(|step| step.words).collect();
        let words = words.join(", ");
        let words = match ability.condition {
            Some(_) => self.eyes.words().brief_when(ability.condition, small(&words)),
            None => words,
        };
        Does { can, glyph, words }
    }

    fn step(&mut self, step: &Step) -> Does {
        let can = step.pay <= self.energy && self.has_target(step.effect);
        let words = capital(&brief_step(self.eyes, step));
        match step.effect {
            Effect::Launch(count) if can => self.aboard += count.min(self.own.earth),
            Effect::Gain(count) if can => self.energy += count,
            Effect::Land(_, place) if can => {
                self.landed = true;
                self.landed_here |= place == Place::Here;
            }
            Effect::Direct(_) | Effect::Relocate(_) if can => self.landed = true,
            // Nothing else: what it changes makes no later step of a card possible.
            _ => {}
        }
        Does { can, glyph: glyph_of(step.effect), words }
    }

    /// Whether the effect can have a target.
    fn has_target(&self, effect: Effect) -> bool {
        let (eyes, own) = (self.eyes, self.own.player);
        let view = eyes.view;
        let any = |test: &dyn Fn(Building) -> bool| Building::ALL.into_iter().any(test);
        let others = || view.players.iter().filter(|area| area.player != own);
        let below = |building: Building, player: Player| view.buildings[building].first[player];
        let above = |building: Building, player: Player| view.buildings[building].second[player];
        let room = |building: Building| {
            view.buildings[building].second.0.iter().sum::<u8>() < view.options.star2_limit()
        };
        let upgrade = |building: Building| below(building, own) > 0 && room(building);
        let downgrade = |building: Building| others().any(|area| above(building, area.player) > 0);
        match effect {
            Effect::Launch(_) | Effect::Direct(_) => self.own.earth > 0,
            Effect::Land(_, Place::Any) => self.aboard > 0,
            Effect::Land(_, Place::Here) => {
                self.aboard > 0 && eyes.content.buildings[self.here].holds_colonists
            }
            Effect::Upgrade(_, Place::Any) => self.landed || any(&upgrade),
            Effect::Upgrade(_, Place::Here) => {
                room(self.here) && (self.landed_here || below(self.here, own) > 0)
            }
            Effect::Downgrade(_, Place::Any) => any(&downgrade),
            Effect::Downgrade(_, Place::Here) => downgrade(self.here),
            Effect::Shift(_) => {
                let somebody = |building: Building| {
                    let seen = &view.buildings[building];
                    let up = seen.first.0.iter().any(|count| *count > 0) && room(building);
                    up || seen.second.0.iter().any(|count| *count > 0)
                };
                self.landed || any(&somebody)
            }
            Effect::SwapSpaces => any(&|building| {
                view.players.iter().any(|up| {
                    let other = |down: &&PlayerView| {
                        down.player != up.player && above(building, down.player) > 0
                    };
                    below(building, up.player) > 0 && view.players.iter().any(|down| other(&down))
                })
            }),
            Effect::Relocate(_) => self.landed || any(&|building| below(building, own) > 0),
            Effect::Evict => any(&|building| others().any(|area| below(building, area.player) > 0)),
            Effect::Gain(_) => self.energy < view.options.energy_top,
            Effect::Drain(_) => others().any(|area| area.energy > 0),
            Effect::Draw(_) => {
                view.deck > 0
                    || (!view.options.solo() && !view.discard.is_empty())
                    || (view.options.solo() && others().any(has_prep))
            }
            Effect::Peek(_) | Effect::Scrap => others().any(has_prep),
            Effect::Trade => has_prep(self.own) && others().any(has_prep),
            Effect::Cycle(_) => has_prep(self.own) || !self.own.hand.is_empty(),
            Effect::Salvage => !view.discard.is_empty(),
            Effect::SwapCards => any(&|building| view.buildings[building].stack.len() > 1),
            Effect::Flip => any(&|building| {
                matches!(view.buildings[building].stack.last(), Some(CardView::Face(_)))
            }),
            Effect::Trigger => true,
        }
    }
}

fn has_prep(area: &PlayerView) -> bool {
    area.prep.iter().any(Option::is_some)
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
    use pocket_mars::{AbilityOf, Choice, Content, Event, Frame, Options, PocketMars};

    use i18n::Locale;

    use super::*;

    /// A cross is never wrong: whatever the player chooses, the step has nothing to do. A step with
    /// a tick usually does something for a player who takes everything that is offered.
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
