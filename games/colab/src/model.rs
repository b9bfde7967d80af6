//! The value model for games against enemies.

use game_core::{
    Evaluation, FeatureSpec, GameInfo, LazyNet, Net, NetOutput, Seat, SimulationScale, Turn,
};

use crate::content::Content;
use crate::game::CoLab;

game_core::model_files! { values = "values.toml" }

/// The best number of random entries before a rollout is cut off and evaluated by the model.
const MODEL_CUTOFF: u32 = 40;

/// Against enemies a level runs an eightieth of its simulations, at least 3: with five, a club
/// player wins about as often as the difficulties intend (`docs/design/balance-colab.md`).
const LEVEL_SCALE: SimulationScale = SimulationScale { one_of: 80, least: 3 };

impl CoLab {
    /// The feature spec of the model.
    pub(crate) const FEATURE_SPEC: FeatureSpec =
        FeatureSpec { version: 1, features: CoLab::FEATURES, action_features: 0 };

    /// The value net, for solo games with our content only: with other content the features of
    /// cards and tiles have another meaning.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static NET: LazyNet = LazyNet::of(values, CoLab::RULES_VERSION, CoLab::FEATURE_SPEC);
        let ours = std::ptr::eq(self.content, Content::ours());
        NET.get().filter(|_| ours && self.options.alone())
    }

    /// How far a level scales down its simulation budget where the net applies.
    pub(crate) fn level_scale(&self) -> Option<SimulationScale> {
        self.net().map(|_| LEVEL_SCALE)
    }

    /// The evaluation by the model; the real result if the game is over.
    pub(crate) fn model_evaluation(&self) -> Option<Evaluation> {
        let net = self.net()?;
        if self.turn() == Turn::Over {
            return Some(self.expected());
        }
        let evaluated = net.evaluate(|notes| self.name_features(Seat(0), notes));
        Some(NetOutput::expected(&[evaluated]))
    }

    /// The number of random entries after which a rollout is cut off, where the model applies.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        self.net().map(|_| MODEL_CUTOFF)
    }
}
