//! The models of the game alone: what positions are worth, and which choices are likely to be good.

use game_core::{
    Evaluation, FeatureSpec, GameInfo, LazyNet, LazyPolicyWeights, Net, NetOutput, PolicyWeights,
    Seat, SimulationScale,
};

use crate::choice::Choice;
use crate::content::Content;
use crate::game::MasterOfTheGalaxy;

/// The model, by the name of its file, as `cargo xtask train master-of-the-galaxy` has written it.
pub(crate) const FILES: &[(&str, &str)] = &[("policy.toml", POLICY), ("values.toml", VALUES)];

const POLICY: &str = include_str!("../players/policy.toml");
const VALUES: &str = include_str!("../players/values.toml");

/// After how many random entries a search does best to trust the model.
const MODEL_CUTOFF: u32 = 7;

/// Alone a level does a fortieth of its simulations, at least one: a club player wins as printed what
/// it won by hand, and a novice plays by its prior (`docs/research/learning.md`).
const LEVEL_SCALE: SimulationScale = SimulationScale { one_of: 40, least: 1 };

impl MasterOfTheGalaxy {
    /// The features of positions and of choices.
    pub(crate) const FEATURE_SPEC: FeatureSpec = FeatureSpec {
        version: 1,
        features: MasterOfTheGalaxy::FEATURES,
        action_features: MasterOfTheGalaxy::ACTION_FEATURES,
    };

    /// The net that evaluates positions, where it holds: alone with our content, for features of systems and
    /// cards have another sense on maps of one's own.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static NET: LazyNet = LazyNet::of_any(
            VALUES,
            MasterOfTheGalaxy::MEASURED_SINCE,
            MasterOfTheGalaxy::RULES_VERSION,
            MasterOfTheGalaxy::FEATURE_SPEC,
        );
        let ours = std::ptr::eq(self.content, Content::ours());
        NET.get().filter(|_| ours && self.options.solo())
    }

    /// The policy, where it holds: alone.
    fn policy_weights(&self) -> Option<&'static PolicyWeights> {
        static WEIGHTS: LazyPolicyWeights = LazyPolicyWeights::of_any(
            POLICY,
            MasterOfTheGalaxy::MEASURED_SINCE,
            MasterOfTheGalaxy::RULES_VERSION,
            MasterOfTheGalaxy::FEATURE_SPEC,
        );
        WEIGHTS.get().filter(|_| self.options.solo())
    }

    /// How far a level scales down its simulation budget where levels go by the model: where the net holds.
    pub(crate) fn level_scale(&self) -> Option<SimulationScale> {
        self.net().and(self.policy_weights()).map(|_| LEVEL_SCALE)
    }

    /// The evaluation by the model; of a game that is over what became of it.
    pub(crate) fn model_evaluation(&self) -> Option<Evaluation> {
        let net = self.net()?;
        if self.state.ended.is_some() {
            return Some(self.expected());
        }
        let evaluated = net.evaluate(|notes| self.name_features(Seat(0), notes));
        // There are no points, so there are none.
        Some(NetOutput::expected(&[NetOutput { score: 0.0, ..evaluated }]))
    }

    /// After how many random entries a search asks for the model, where there is one.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        self.net().map(|_| MODEL_CUTOFF)
    }

    /// The prior of a listed choice, by the policy: alone, and elsewhere by hand.
    pub(crate) fn policy_prior(&self, choice: Choice) -> u32 {
        match self.policy_weights() {
            Some(policy_weights) => {
                policy_weights.of(|notes| self.name_action_features(choice, notes))
            }
            None => self.hand_prior(choice),
        }
    }
}
