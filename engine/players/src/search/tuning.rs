use game_core::{Evaluation, Game};

use super::tree::Weighing;

/// Parameters of a search. The defaults were measured to be strongest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// The exploration factor of the upper confidence bound, for results that are wins and losses
    /// equally often. It is scaled down where results vary less.
    pub explore: f64,
    /// The share of the score in the combined value, from 0 to 1: it tells good from bad where the
    /// game is as good as won or lost.
    pub score: f64,
    /// When a rollout is cut off.
    pub cutoff: Cutoff,
    /// How positions are evaluated.
    pub evaluator: Evaluator,
    /// Whether to try every choice of the question, so that each gets an evaluation. Finding the
    /// best choice alone would leave aside those with a low prior.
    pub whole: bool,
    /// The number of threads, each with trees of its own; at least 1.
    pub threads: usize,
    /// The number of independent trees, which share the budget: where they disagree, the result is
    /// in doubt. At least the number of threads.
    pub trees: usize,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            explore: 0.7,
            score: 0.05,
            cutoff: Cutoff::AsTheGameSays,
            evaluator: Evaluator::Handcrafted,
            whole: false,
            threads: 1,
            trees: 1,
        }
    }
}

impl Evaluator {
    /// The prior of a choice that is listed in this determinization.
    pub(super) fn prior<G: Game>(self, world: &G, choice: G::Choice) -> u32 {
        match self {
            Evaluator::Handcrafted | Evaluator::LikeLevels => world.prior(choice),
            Evaluator::Model | Evaluator::Policy => world.model_prior(choice),
        }
    }

    /// Resolves [`Evaluator::LikeLevels`] to one of the others, for this determinization.
    pub(super) fn here(self, world: &impl Game) -> Evaluator {
        match self {
            Evaluator::LikeLevels if world.level_simulation_scale().is_some() => Evaluator::Model,
            Evaluator::LikeLevels => Evaluator::Handcrafted,
            other => other,
        }
    }
}

impl Tuning {
    pub(super) fn weighing(&self) -> Weighing {
        Weighing { explore: self.explore, score: self.score, whole: false }
    }

    /// The weighing at the root, for the choices of the question itself.
    pub(super) fn weighing_the_question(&self) -> Weighing {
        Weighing { whole: self.whole, ..self.weighing() }
    }
}

/// When a rollout is cut off and the evaluation used as its result.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Cutoff {
    /// After [`Game::rollout_cutoff`] entries, or [`Game::model_rollout_cutoff`] when the model is
    /// used.
    #[default]
    AsTheGameSays,
    /// Never: rollouts are played to the end.
    Never,
    /// After this many entries, if the game has an evaluation there.
    After(u32),
}

/// How a search evaluates a position before the end.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Evaluator {
    /// By the hand-written [`Game::evaluate`] and the game's own priors. Self-play uses it before
    /// there is a model.
    #[default]
    Handcrafted,
    /// By [`Game::evaluate_by_model`] where there is a model, otherwise by [`Game::evaluate`];
    /// priors come from [`Game::model_prior`].
    Model,
    /// By the hand-written evaluation, with priors from the policy model. Self-play for value
    /// models uses it once there is a policy, whether or not there is a value model.
    Policy,
    /// By the model where [`Game::level_simulation_scale`] is set, by hand-written evaluation
    /// elsewhere. Levels, hints and win-probability charts use it, because their strength and
    /// calibration were measured with it.
    LikeLevels,
}

/// How a simulation ends, determined once in the determinization where it leaves the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    by_model: bool,
    /// Where priors come from on the way there.
    pub(super) evaluator: Evaluator,
    /// After how many entries; `None` for the end of the game.
    pub(super) rollout_cutoff: Option<u32>,
}

impl Tuning {
    pub(super) fn ending(&self, game: &impl Game) -> Ending {
        let evaluator = self.evaluator.here(game);
        let sooner = match evaluator {
            Evaluator::Model => game.model_rollout_cutoff(),
            Evaluator::Handcrafted | Evaluator::Policy | Evaluator::LikeLevels => None,
        };
        let by_model = sooner.is_some();
        let rollout_cutoff = match self.cutoff {
            Cutoff::AsTheGameSays => sooner.or_else(|| game.rollout_cutoff()),
            Cutoff::Never => None,
            Cutoff::After(entries) => Some(entries),
        };
        Ending { by_model, rollout_cutoff, evaluator }
    }
}

impl Ending {
    pub(super) fn of(self, game: &impl Game) -> Option<Evaluation> {
        if self.by_model {
            game.evaluate_by_model().or_else(|| game.evaluate())
        } else {
            game.evaluate()
        }
    }
}
