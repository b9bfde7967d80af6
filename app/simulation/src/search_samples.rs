//! Search results from games between bots, with the outcomes of those games: the data to which
//! calibration maps are fitted, and on which they are measured.

use std::ops::Range;

use game_core::{Choices, Dice, Draw, Evaluation, GameInfo, Outlook, Seat};
use play::{Valued, search_position};
use players::{Bot, Budget, KeyedChance, Player, Seats, Stop, Stream, play_out_watched};
use serde::{Deserialize, Serialize};

use crate::LineUp;

/// What to sample from each game.
#[derive(Clone, Debug)]
pub struct SamplePlan {
    /// Who plays.
    pub lineup: LineUp,
    /// One of this many decisions is sampled.
    pub every: u32,
    /// The searches to run; the first determines the best choice.
    pub looks: Vec<SearchPlan>,
}

/// A search that is run at some of the sampled decisions.
#[derive(Clone, Copy, Debug)]
pub struct SearchPlan {
    /// Number of simulations.
    pub simulations: u32,
    /// It is run at one of this many sampled decisions.
    pub every: u32,
}

/// Search results at one decision, and the outcome.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchSample {
    /// The calibration key.
    pub manner: String,
    /// The seed of the game.
    pub seed: u64,
    /// Index of the decision in the game.
    pub decision: u32,
    /// The seat that decided.
    pub seat: u8,
    /// Progress of the game, from 0 to 1.
    pub progress: f32,
    /// Points of whoever the seat had to beat.
    pub to_beat: f32,
    /// The lead of that seat.
    pub lead: f32,
    /// Results of the searches, in the order of the plan.
    pub looks: Vec<SampledSearch>,
    /// The final result of that seat, from 0 to 1.
    pub result: f32,
}

/// The result of one search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SampledSearch {
    /// Number of simulations.
    pub simulations: u64,
    /// Its value of the choice that it ranks first.
    pub best: Valued,
    /// Its value of the choice that the first search ranked first; `None` if it never tried it.
    pub same: Option<Valued>,
    /// The values of its trees for that choice.
    pub trees: Vec<Valued>,
}

/// Plays the games and samples them as planned.
pub(crate) fn games<G: GameInfo>(
    first: &G,
    plan: &SamplePlan,
    seeds: Range<u64>,
    stop: Stop<'_>,
    each: &mut dyn FnMut(SearchSample),
) {
    let mut buffer = Choices::default();
    let manner = G::calibration_key(first.options()).unwrap_or_default();
    for seed in seeds {
        if stop() {
            return;
        }
        let seats = G::seats(first.options());
        let player = |seat: u8| {
            let place = plan.lineup.place(seed, Seat(seat));
            let bot: Bot = plan.lineup.players()[place];
            bot.player::<G>(Stream::Player(place).of(seed))
        };
        let mut player: Seats<Box<dyn Player<G> + Send>> =
            Seats::new((0..seats).map(player).collect());
        let mut dice = Dice::new(Stream::Table.of(seed));
        let (mut decision, mut looked) = (0, 0);
        let mut noted: Vec<SearchSample> = Vec::new();
        let mut game = first.clone();
        let mut watch = |game: &G, seat: Seat, _: &Choices<G::Choice>, _| {
            decision += 1;
            if dice.below(plan.every.max(1)) != 0 {
                return;
            }
            looked += 1;
            let outlook = game.outlook(seat).unwrap_or_default();
            let mut named = None;
            let mut looks = Vec::new();
            for (nth, look) in plan.looks.iter().enumerate() {
                if !(looked + seed as u32).is_multiple_of(look.every.max(1)) {
                    continue;
                }
                let budget = Budget::iterations(look.simulations);
                let own = Stream::Search(nth).of(Stream::Recheck(decision).of(seed));
                let report = search_position(game.clone(), seat, budget, own, stop);
                let Some(best) = report.choices.first() else { continue };
                let named = *named.get_or_insert(best.choice);
                let same = report.choices.iter().find(|evaluated| evaluated.choice == named);
                let trees = same.iter().flat_map(|same| &same.trees);
                looks.push(SampledSearch {
                    simulations: report.iterations,
                    best: short(best.into()),
                    same: same.map(|same| short(same.into())),
                    trees: trees.map(|tree| short(tree.into())).collect(),
                });
            }
            let Outlook { progress, to_beat, lead } = outlook;
            let (manner, decision, seat) = (manner.clone(), decision as u32, seat.0);
            noted.push(SearchSample {
                manner,
                seed,
                decision,
                seat,
                progress,
                to_beat,
                lead,
                looks,
                result: 0.0,
            });
        };
        let mut chance_source = KeyedChance::new(seed);
        play_out_watched(&mut game, &mut player, &mut chance_source, &mut buffer, &mut watch);
        let Some(outcome) = game.outcome() else { continue };
        let ends = Evaluation::of(&outcome);
        for mut noted in noted {
            noted.result = ends.of_seat(Seat(noted.seat)).result;
            each(noted);
        }
    }
}

/// Rounds to the digits that a map needs.
fn short(valued: Valued) -> Valued {
    let places = |number: f64, places: f64| (number * places).round() / places;
    Valued { value: places(valued.value, 1e7), score: places(valued.score, 1e3) }
}
