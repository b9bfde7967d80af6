//! The trained models, for solo games: the values of positions, and which choices are likely to be
//! good.

use game_core::{
    Evaluation, FeatureSpec, GameInfo, LazyNet, LazyPolicyWeights, Net, NetOutput, PolicyWeights,
    Seat, SimulationScale,
};

use crate::choice::Choice;
use crate::content::Content;
use crate::game::MasterOfTheGalaxy;

game_core::model_files! { policy = "policy.toml", values = "values.toml" }

/// The number of random entries after which a search does best to trust the model.
const MODEL_CUTOFF: u32 = 7;

/// In solo games a level runs a fortieth of its simulations, at least one. A club player then wins
/// as often as with the hand-written evaluation at the printed level, and a novice plays by the
/// policy alone (`docs/research/learning.md`).
const LEVEL_SCALE: SimulationScale = SimulationScale { one_of: 40, least: 1 };

impl MasterOfTheGalaxy {
    /// The features of positions and of choices.
    pub(crate) const FEATURE_SPEC: FeatureSpec = FeatureSpec {
        version: 1,
        features: MasterOfTheGalaxy::FEATURES,
        action_features: MasterOfTheGalaxy::ACTION_FEATURES,
    };

    /// The net that evaluates positions. It applies to solo games with unchanged content, because
    /// features of systems and cards have another meaning on other maps.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static NET: LazyNet = LazyNet::of_any(
            values,
            MasterOfTheGalaxy::MEASURED_SINCE,
            MasterOfTheGalaxy::RULES_VERSION,
            MasterOfTheGalaxy::FEATURE_SPEC,
        );
        let ours = std::ptr::eq(self.content, Content::ours());
        NET.get().filter(|_| ours && self.options.solo())
    }

    /// The policy. It applies to solo games.
    fn policy_weights(&self) -> Option<&'static PolicyWeights> {
        static WEIGHTS: LazyPolicyWeights = LazyPolicyWeights::of_any(
            policy,
            MasterOfTheGalaxy::MEASURED_SINCE,
            MasterOfTheGalaxy::RULES_VERSION,
            MasterOfTheGalaxy::FEATURE_SPEC,
        );
        WEIGHTS.get().filter(|_| self.options.solo())
    }

    /// How far a level scales down its simulation budget where levels use the model: where the net
    /// applies.
    pub(crate) fn level_scale(&self) -> Option<SimulationScale> {
        self.net().and(self.policy_weights()).map(|_| LEVEL_SCALE)
    }

    /// The model's evaluation; the result if the game is over.
    pub(crate) fn model_evaluation(&self) -> Option<Evaluation> {
        let net = self.net()?;
        if self.state.ended.is_some() {
            return Some(self.expected());
        }
        let evaluated = net.evaluate(|notes| self.name_features(Seat(0), notes));
        // The game has no points.
        Some(NetOutput::expected(&[NetOutput { score: 0.0, ..evaluated }]))
    }

    /// The number of random entries after which a search evaluates by the model; `None` without a
    /// model.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        self.net().map(|_| MODEL_CUTOFF)
    }

    /// The prior of a listed choice: by the policy in solo games, hand-written otherwise.
    pub(crate) fn policy_prior(&self, choice: Choice) -> u32 {
        match self.policy_weights() {
            Some(policy_weights) => {
                policy_weights.of(|notes| self.name_action_features(choice, notes))
            }
            None => self.hand_prior(choice),
        }
    }
}
