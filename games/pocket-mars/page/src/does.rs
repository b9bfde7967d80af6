//! What a card would really do if it were used now: a line for each thing that happens, in the order
//! of play, with a tick, or with a cross if it certainly does not happen.

use drawing::capital;
use pocket_mars::{Ability, Building, Card, CardView, Effect, Place, Player, PlayerView, Step};

use super::brief::{brief_condition, brief_step, sign_of};
use super::people::Eyes;

/// One thing that a card does or does not do.
pub(super) struct Does {
    /// Whether it can happen.
    pub(super) can: bool,
    pub(super) sign: &'static str,
    pub(super) words: String,
}

/// How much there can be at best once earlier steps are done; what is chosen may be less.
struct Best<'a> {
    eyes: &'a Eyes<'a>,
    own: &'a PlayerView,
    aboard: u8,
    energy: u8,
    /// Where the card lies once it is connected.
    here: Building,
    /// Whether somebody may have landed by then: here, or anywhere.
    landed_here: bool,
    landed: bool,
}

/// What connecting a card of the own prep module does (PM-4.2).
pub(super) fn connected(eyes: &Eyes<'_>, own: &PlayerView, card: Card) -> Vec<Does> {
    let facts = eyes.content.card(card);
    let building = &eyes.content.buildings[card.building()];
    let mut best = Best::of(eyes, own, card);
    let beaten = eyes.view.value_to_beat(card.building(), eyes.content);
    let mut lines = Vec::new();
    if building.holds_colonists {
        let beats = facts.value > beaten;
        let words = match (beats, own.on_ship) {
            (false, _) => format!("{} does not beat {beaten}", facts.value),
            (true, 0) => format!("{} beats {beaten}, nobody aboard", facts.value),
            (true, _) => format!("{} beats {beaten}: land 1", facts.value),
        };
        let can = beats && own.on_ship > 0;
        (best.landed, best.landed_here) = (can, can);
        lines.push(Does { can, sign: "land", words });
    }
    let obstacle = eyes.view.obstacle(eyes.content, own.player, card);
    lines.push(best.whole(&facts.prep, obstacle.is_none()));
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

/// Whether a card would let a colonist land if it were connected now.
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

    /// An ability in one line, if its condition holds.
    fn whole(&mut self, ability: &Ability, holds: bool) -> Does {
        let steps: Vec<Does> = ability.steps.iter().map(|step| self.step(step)).collect();
        let can = holds && steps.iter().any(|step| step.can);
        let sign = steps.first().map_or("star", |step| step.sign);
        let words: Vec<String> = steps.into_iter().map(|step| step.words).collect();
        let words = words.join(", ");
        let words = match ability.condition {
            Some(condition) => format!("{}: {}", brief_condition(condition), small(&words)),
            None => words,
        };
        Does { can, sign, words }
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
        Does { can, sign: sign_of(step.effect), words }
    }

    /// Whether there can be anything to do it with.
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

/// The sentence as a clause: its first letter small.
fn small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}
