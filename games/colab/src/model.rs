//! The models of the game against enemies: what positions are worth.

use game_core::{
    Evaluation, FeatureSpec, GameInfo, LazyNet, Net, NetOutput, Seat, SimulationScale, Turn,
};

use crate::content::Content;
use crate::game::CoLab;

/// The model, by the name of its file, as `cargo xtask train colab` has written it.
pub(crate) const FILES: &[(&str, &str)] = &[("values.toml", VALUES)];

const VALUES: &str = include_str!("../players/values.toml");

/// After how many random entries a search does best to trust the model.
const MODEL_CUTOFF: u32 = 40;

/// Against enemies a level does an eightieth of its simulations, at least 3: with five a club player
/// wins about what the difficulties are meant for (`docs/design/balance-colab.md`).
const LEVEL_SCALE: SimulationScale = SimulationScale { one_of: 80, least: 3 };

impl CoLab {
    /// The features of positions.
    pub(crate) const FEATURE_SPEC: FeatureSpec =
        FeatureSpec { version: 1, features: CoLab::FEATURES, action_features: 0 };

    /// The net that evaluates positions, where it holds: alone with our content, for features of cards and
    /// tiles have another sense with others.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static NET: LazyNet = LazyNet::of(VALUES, CoLab::RULES_VERSION, CoLab::FEATURE_SPEC);
        let ours = std::ptr::eq(self.content, Content::ours());
        NET.get().filter(|_| ours && self.options.alone())
    }

    /// How far a level scales down its simulation budget where levels go by the model: where the net holds.
    pub(crate) fn level_scale(&self) -> Option<SimulationScale> {
        self.net().map(|_| LEVEL_SCALE)
    }

    /// The evaluation by the model; of a game that is over what became of it.
    pub(crate) fn model_evaluation(&self) -> Option<Evaluation> {
        let net = self.net()?;
        if self.turn() == Turn::Over {
            return Some(self.expected());
        }
        let evaluated = net.evaluate(|notes| self.name_features(Seat(0), notes));
        Some(NetOutput::expected(&[evaluated]))
    }

    /// After how many random entries a search asks for the model, where there is one.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        self.net().map(|_| MODEL_CUTOFF)
    }
}
