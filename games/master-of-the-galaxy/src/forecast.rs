//! What the next draw may be, and what it would make the swarms do, computed over all possible
//! draws from public information only.

use game_core::EnumMap;

use crate::content::Content;
use crate::cubes::Cubes;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Advanced;
use crate::types::{Colour, Player, System, Weaver, Work};
use crate::view::View;

/// What a swarm may do in the next Span; probabilities from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foreseen {
    /// The swarm.
    pub card: Weaver,
    /// The probability that the condition of each of its works is met.
    pub due: EnumMap<Work, f32>,
    /// The system at which it aims.
    pub target: Option<System>,
    /// The probability that a work becomes full that brings a swarm to the target.
    pub enters: f32,
}

impl View {
    /// A position with this view, for computing what follows from it.
    pub fn position(&self, content: &'static Content) -> MasterOfTheGalaxy {
        MasterOfTheGalaxy::determinized(self, content)
    }
}

impl MasterOfTheGalaxy {
    /// The probability that at least one cube of each colour is in a player's next hand, if his
    /// current hand goes back first.
    pub fn odds_of_draw(&self, player: Player) -> EnumMap<Colour, f32> {
        let mut odds: EnumMap<Colour, f32> = EnumMap::default();
        self.each_draw(player, |hand, chance| {
            hand.colours().for_each(|colour| odds[colour] += chance);
        });
        odds
    }

    /// What the swarms may do in the next Span, in order, each computed for the table as it is now;
    /// changes by swarms that act earlier are ignored.
    pub fn forecast(&self) -> Vec<Foreseen> {
        let mut foreseen: Vec<Foreseen> = self
            .state
            .swarms
            .iter()
            .map(|swarm| Foreseen {
                card: swarm.card,
                due: EnumMap::default(),
                target: swarm.target,
                enters: 0.0,
            })
            .collect();
        if foreseen.is_empty() {
            return foreseen;
        }
        let mut trial = self.clone();
        self.each_draw(self.state.active, |hand, chance| {
            trial.state.hand = hand;
            for of in &mut foreseen {
                let mut advanced = Advanced::No;
                let mut enters = false;
                for work in Work::ALL {
                    if trial.is_due(of.card, work, advanced).is_err() {
                        continue;
                    }
                    of.due[work] += chance;
                    if trial.would_take(of.card, work) {
                        advanced = Advanced::Yes;
                        enters |= trial.would_enter(of.card, work);
                    }
                }
                of.enters += if enters { chance } else { 0.0 };
            }
        });
        foreseen
    }

    /// Whether the next cube for a work goes onto it: the reserve has it and no conflict takes it.
    fn would_take(&self, card: Weaver, work: Work) -> bool {
        let looks = self.questions();
        let cube = self.content.weaver(card).work(work).1;
        looks.in_reserve(cube) && looks.fitting_slot(cube).is_none()
    }

    /// Whether the next cube fills a work and thereby brings a swarm to the target.
    fn would_enter(&self, card: Weaver, work: Work) -> bool {
        let slots = self.work_slots(card, work);
        let last = self.state.swarm(card).is_some_and(|swarm| swarm.cubes[work] + 1 >= slots);
        let moves = work != Work::Morphing || self.questions().deck_is_empty();
        last && moves
    }

    /// Visits every hand that a player may draw next, with its probability.
    fn each_draw(&self, player: Player, mut each: impl FnMut(Cubes, f32)) {
        let mut bag = self.state.bags[player];
        if player == self.state.active {
            bag.put(self.state.hand);
        }
        let hand = self.content.numbers.turn.hand_size + self.sum(player).hand;
        let count = hand.min(bag.total());
        let all = ways(bag.total(), count);
        deal(bag, Colour::ALL.as_slice(), count, Cubes::NONE, 1.0, &mut |hand, ways| {
            each(hand, (ways / all) as f32);
        });
    }
}

/// The number of ways to draw `count` of `of` cubes.
fn ways(of: u8, count: u8) -> f64 {
    (0..count).map(|drawn| f64::from(of - drawn) / f64::from(drawn + 1)).product()
}

/// Enumerates the rest of a hand, colour by colour.
fn deal(
    bag: Cubes,
    colours: &[Colour],
    left: u8,
    hand: Cubes,
    so_far: f64,
    each: &mut impl FnMut(Cubes, f64),
) {
    let [colour, rest @ ..] = colours else {
        if left == 0 {
            each(hand, so_far);
        }
        return;
    };
    for count in 0..=left.min(bag.of(*colour)) {
        let mut hand = hand;
        hand.add(*colour, count);
        let ways = so_far * ways(bag.of(*colour), count);
        deal(bag, rest, left - count, hand, ways, each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hands_of_a_bag_come_to_one() {
        let bag = Cubes([5, 5, 5, 5, 5]);
        let (mut sum, mut pairs) = (0.0, 0.0);
        deal(bag, Colour::ALL.as_slice(), 3, Cubes::NONE, 1.0, &mut |hand, ways| {
            sum += ways;
            pairs += if hand.0.iter().any(|&count| count >= 2) { ways } else { 0.0 };
        });
        assert!((sum - 2300.0).abs() < 1e-6, "{sum} of 25 over 3");
        // Hands without a pair: ten triples of different colours, with five cubes of each.
        assert!((pairs - (2300.0 - 1250.0)).abs() < 1e-6, "{pairs}");
    }

    #[test]
    fn a_swarm_enters_only_by_a_work_with_one_slot_left() {
        use crate::options::Options;
        use crate::types::System;
        use game_core::{Game, GameOptions, Id};
        let content = Content::ours();
        let options = Options::read(&Default::default(), content).expect("options");
        let mut game = MasterOfTheGalaxy::new(&options, content).expect("a game");
        let card = Weaver::all().next().expect("five");
        let system: System = "s10".parse().expect("a system");
        let swarm = crate::state::Swarm { card, system, ..Default::default() };
        game.state.swarms.push(swarm);
        game.state.bags[Player::One] = Cubes([2, 0, 0, 0, 0]);
        let first = game.forecast()[0];
        assert!((first.due[Work::Proliferation] - 1.0).abs() < 1e-6 && first.enters == 0.0);
        let slots = content.weaver(card).work(Work::Proliferation).0;
        game.state.swarms[0].cubes[Work::Proliferation] = slots - 1;
        game.state.reserve = Cubes([9; 5]);
        assert!((game.forecast()[0].enters - 1.0).abs() < 1e-6);
    }
}
