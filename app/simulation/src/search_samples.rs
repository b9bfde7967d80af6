//! What searches think in games between bots, and how those games ended: what calibration maps are
//! fitted to and measured by.

use std::ops::Range;

use game_core::{Choices, Dice, Draw, Evaluation, GameInfo, Outlook, Seat};
use play::{Valued, search_position};
use players::{Bot, Budget, KeyedChance, Player, Seats, Stop, Stream, play_out_watched};
use serde::{Deserialize, Serialize};

use crate::LineUp;

/// What to note of games that are played for it.
#[derive(Clone, Debug)]
pub struct SamplePlan {
    /// Who plays.
    pub lineup: LineUp,
    /// One decision in so many is looked at.
    pub every: u32,
    /// With so many simulations; the first look says what the best choice is.
    pub looks: Vec<SearchPlan>,
}

/// A look that is taken at some of the decisions that are looked at.
#[derive(Clone, Copy, Debug)]
pub struct SearchPlan {
    /// So many simulations.
    pub simulations: u32,
    /// At one of so many of them.
    pub every: u32,
}

/// What searches thought at one decision, and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchSample {
    /// The manner of play.
    pub manner: String,
    /// The seed of the game.
    pub seed: u64,
    /// The number of the decision in it.
    pub decision: u32,
    /// Who decided.
    pub seat: u8,
    /// How near the end was.
    pub progress: f32,
    /// The points of whoever it had to beat.
    pub to_beat: f32,
    /// The lead of that seat.
    pub lead: f32,
    /// What the searches thought, in the order of the plan.
    pub looks: Vec<SampledSearch>,
    /// The result of that seat in the end, from 0 to 1.
    pub result: f32,
}

/// What a search thought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SampledSearch {
    /// How many simulations it had.
    pub simulations: u64,
    /// What it thought of the choice that it would name first.
    pub best: Valued,
    /// What it thought of the choice that the first look named first; `None` if it never tried it.
    pub same: Option<Valued>,
    /// What each of its trees thought of that.
    pub trees: Vec<Valued>,
}

/// Plays the games and notes what was planned.
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

/// To as many places as a map goes by.
fn short(valued: Valued) -> Valued {
    let places = |number: f64, places: f64| (number * places).round() / places;
    Valued { value: places(valued.value, 1e7), score: places(valued.score, 1e3) }
}
