//! The trained models, for solo games and for several players. They apply to games with the
//! unchanged content and no variants.

use game_core::{
    Evaluation, FeatureSpec, GameInfo, Model, Net, NetOutput, OnceBox, Seat, SimulationScale,
};
use tinyvec::ArrayVec;

use crate::content::Content;
use crate::game::PocketMars;
use crate::options::Options;
use crate::types::{Level, Player};

game_core::model_files! { solo = "values.toml", multiplayer = "multiplayer_values.toml" }

/// The numbers of seats for which the model for several players beats the evaluation in equal time
/// (measured in `docs/research/learning.md`).
const TRAINED_SEATS: [u8; 1] = [2];

/// The number of random entries after which a search does best to trust the model.
const MODEL_CUTOFF: u32 = 15;

/// In solo games a level runs a quarter of its simulations. A club player then wins as many games
/// as with the hand-written evaluation, for which the cards are balanced
/// (`docs/design/balance-pocket-mars.md`). The minimum of twenty does the same for a novice.
const LEVEL_SCALE: SimulationScale = SimulationScale { one_of: 4, least: 20 };

/// A net and the options for which it was trained, apart from Spaceships.
struct TrainedNet {
    net: Net,
    options: Vec<Options>,
}

impl PocketMars {
    /// The net that evaluates solo positions, if it was trained on games like this one.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static SOLO_MODEL: OnceBox<Option<TrainedNet>> = OnceBox::new();
        let read = || {
            let options = Level::ALL.iter().filter_map(|&level| Options::plain(1, level));
            let file = solo();
            Box::new(file.and_then(|file| {
                TrainedNet::read(file, PocketMars::FEATURE_SPEC, options.collect())
            }))
        };
        self.net_for_these(SOLO_MODEL.get_or_init(read))
    }

    /// The net that evaluates a seat's strength among several, if it was trained on games like this
    /// one.
    fn rival_net(&self) -> Option<&'static Net> {
        static MULTIPLAYER_MODEL: OnceBox<Option<TrainedNet>> = OnceBox::new();
        let read = || {
            let options =
                TRAINED_SEATS.iter().filter_map(|&seats| Options::plain(seats, Level::Normal));
            let features = PocketMars::MULTIPLAYER_FEATURE_SPEC;
            let file = multiplayer();
            Box::new(file.and_then(|file| TrainedNet::read(file, features, options.collect())))
        };
        self.net_for_these(MULTIPLAYER_MODEL.get_or_init(read))
    }

    fn net_for_these(&self, trained: &'static Option<TrainedNet>) -> Option<&'static Net> {
        let trained = trained.as_ref()?;
        let Options { ships, da_ship, .. } = self.options;
        let alike = |plain: &Options| Options { ships, da_ship, ..*plain } == self.options;
        let ours = std::ptr::eq(self.content, Content::ours());
        (ours && trained.options.iter().any(alike)).then_some(&trained.net)
    }

    /// How far a level scales down its simulation budget where levels use the model: in solo games.
    pub(crate) fn level_scale(&self) -> Option<SimulationScale> {
        self.net().filter(|_| self.options.solo()).map(|_| LEVEL_SCALE)
    }

    /// The number of random entries after which a search evaluates by the model; `None` without a
    /// model.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        let net = if self.options.solo() { self.net() } else { self.rival_net() };
        net.map(|_| MODEL_CUTOFF)
    }

    /// The model's evaluation. It uses nothing that is hidden from a seat.
    pub(crate) fn model_evaluation(&self) -> Option<Evaluation> {
        if self.options.solo() {
            let net = self.net()?;
            let evaluated = || net.evaluate(|notes| self.name_features(Seat(0), notes));
            let ends = self.attained_by_all();
            return Some(ends.unwrap_or_else(|| NetOutput::expected(&[evaluated()])));
        }
        let net = self.rival_net()?;
        Some(self.attained_by_all().unwrap_or_else(|| {
            let scores = self.scores();
            let evaluated = |seat: &Player| {
                let seat = Seat(*seat as u8);
                net.evaluate(|notes| self.name_multiplayer_features(seat, &scores, notes))
            };
            let said: ArrayVec<[NetOutput; 4]> =
                self.options.seated().iter().map(evaluated).collect();
            NetOutput::expected(&said)
        }))
    }
}

impl TrainedNet {
    /// Reads a model file; `None` if it is for other rules or features.
    fn read(file: &str, feature_spec: FeatureSpec, options: Vec<Options>) -> Option<TrainedNet> {
        let model = Model::read(file, PocketMars::RULES_VERSION, feature_spec).ok()?;
        Some(TrainedNet { net: model.net().ok()?, options })
    }
}
