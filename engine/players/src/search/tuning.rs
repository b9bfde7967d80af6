use game_core::{Evaluation, Game};

use super::tree::Weighing;

/// How a search weighs what it tries. The defaults are what was measured to be strongest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much a choice that was seldom tried is preferred: the factor of the upper confidence
    /// bound, where simulations end in victory and defeat equally often. Where they differ less,
    /// less of a difference counts.
    pub explore: f64,
    /// How much the score counts beside the result, from 0 to 1: it tells good from bad where the
    /// game is as good as won or lost.
    pub score: f64,
    /// When a rollout is cut short.
    pub cutoff: Cutoff,
    /// By what a position is evaluated where a rollout is cut short.
    pub evaluator: Evaluator,
    /// Whether every choice of the question is tried, so that each can be evaluated, where a choice of
    /// the strongest alone would leave aside what has a low prior.
    pub whole: bool,
    /// How many threads think, each in trees of its own; at least 1.
    pub threads: usize,
    /// In how many trees it thinks, which share the budget and know nothing of each other: what
    /// they disagree about is in doubt. At least as many as threads.
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
    /// The prior of a choice that is listed in this world.
    pub(super) fn prior<G: Game>(self, world: &G, choice: G::Choice) -> u32 {
        match self {
            Evaluator::Handcrafted | Evaluator::LikeLevels => world.prior(choice),
            Evaluator::Model | Evaluator::Policy => world.model_prior(choice),
        }
    }

    /// What it comes to in this world: as levels evaluate is one of the others.
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

    /// How choices of the question itself are weighed.
    pub(super) fn weighing_the_question(&self) -> Weighing {
        Weighing { whole: self.whole, ..self.weighing() }
    }
}

/// When a rollout is cut short and the game's evaluation taken for its end.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Cutoff {
    /// After [`Game::rollout_cutoff`] entries, or [`Game::model_rollout_cutoff`] where the game has a model.
    #[default]
    AsTheGameSays,
    /// Never: games are played to their end.
    Never,
    /// After so many entries, if the game gives an evaluation then.
    After(u32),
}

/// By what a search evaluates a position that is not over.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Evaluator {
    /// By the [`Game::evaluate`], which people have fitted. So play those from whose games others
    /// learn.
    #[default]
    Handcrafted,
    /// By [`Game::evaluate_by_model`], or by the evaluation where there is no model; and its prior is
    /// [`Game::model_prior`].
    Model,
    /// By the evaluation, but its prior is that of the trained policy: so play those from whose games values are trained once
    /// policy weights are, whatever values there are already.
    Policy,
    /// By the model where [`Game::level_simulation_scale`] says so, by hand elsewhere: so play levels, and so
    /// think hints and curves, whose strength and chances were measured with it.
    LikeLevels,
}

/// How one simulation ends: asked for once, in the world where it leaves the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    by_model: bool,
    /// By what its prior is on the way there.
    pub(super) evaluator: Evaluator,
    /// After how many entries, if not at the end of the game.
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
