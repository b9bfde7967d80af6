//! The models of the solo game: the value of positions and the policy for choices.

use game_core::{
    Evaluation, FeatureSpec, GameInfo, LazyNet, LazyPolicyWeights, Net, NetOutput, PolicyWeights,
    Seat, SimulationScale, Turn,
};

use crate::choice::Choice;
use crate::content::Content;
use crate::game::WeatherMachine;

game_core::model_files! { policy = "policy.toml", values = "values.toml" }

/// Number of random entries after which a rollout is cut off and the model evaluates.
const MODEL_CUTOFF: u32 = 45;

/// The scale of a level's simulation budget in solo: a sixteenth, with which club wins about as
/// many games as with the handwritten evaluation, and at least four, with which novice does
/// (`docs/research/learning.md`).
const LEVEL_SCALE: SimulationScale = SimulationScale { one_of: 16, least: 4 };

impl WeatherMachine {
    /// The features of positions and of choices.
    pub(crate) const FEATURE_SPEC: FeatureSpec = FeatureSpec {
        version: 1,
        features: WeatherMachine::FEATURES,
        action_features: WeatherMachine::ACTION_FEATURES,
    };

    /// The net that evaluates positions, where it applies: in solo with our content, because with
    /// overrides the features of tiles and reports have another meaning.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static NET: LazyNet =
            LazyNet::of(values, WeatherMachine::RULES_VERSION, WeatherMachine::FEATURE_SPEC);
        let ours = std::ptr::eq(self.content, Content::ours());
        NET.get().filter(|_| ours && self.options.solo())
    }

    /// The policy, where it applies: in solo.
    fn policy_weights(&self) -> Option<&'static PolicyWeights> {
        static WEIGHTS: LazyPolicyWeights = LazyPolicyWeights::of(
            policy,
            WeatherMachine::RULES_VERSION,
            WeatherMachine::FEATURE_SPEC,
        );
        WEIGHTS.get().filter(|_| self.options.solo())
    }

    /// The simulation scale of a level, in games with a model.
    pub(crate) fn level_scale(&self) -> Option<SimulationScale> {
        self.net().and(self.policy_weights()).map(|_| LEVEL_SCALE)
    }

    /// The evaluation by the model; once the game is over, its result.
    pub(crate) fn model_evaluation(&self) -> Option<Evaluation> {
        let net = self.net()?;
        if self.turn() == Turn::Over {
            return Some(self.expected());
        }
        Some(NetOutput::expected(&[net.evaluate(|notes| self.name_features(Seat(0), notes))]))
    }

    /// Number of random entries before the model evaluates, in games with a model.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        self.net().map(|_| MODEL_CUTOFF)
    }

    /// The prior of a listed choice: by the policy in solo, otherwise by hand.
    pub(crate) fn policy_prior(&self, choice: Choice) -> u32 {
        match self.policy_weights() {
            Some(policy_weights) => {
                policy_weights.of(|notes| self.name_action_features(choice, notes))
            }
            None => self.hand_prior(choice),
        }
    }
}
