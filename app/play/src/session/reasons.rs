//! What speaks for a choice by a model: the things on the table that count most.

use std::collections::BTreeMap;

use game_core::{FeatureInfo, GameInfo, Seat, Turn};

use super::line::{LineState, carried_out};

/// So many things are named, those that count most.
const NAMED: usize = 3;

/// What counts less than this, as a logarithm of odds, is not worth a word: one game in two hundred
/// where chances are even.
const LEAST: f32 = 0.02;

/// The things on the table that speak most for a choice, beside another, by a model of
/// positions: each as it will stand and as it would. Both are carried out with what their seat does
/// next for sure, up to where chance or somebody else may answer and as many turns have begun, so
/// that what is named can be counted there, and what an opponent does after both is no reason.
///
/// Nothing is said where there is no model, or where that speaks for the other: then what the search
/// saw further on decides, and no figure of the table is the reason. Nor of a thing that
/// stands otherwise from one sampled world to the next, for nobody can know it yet.
pub(super) fn reasons<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    (line, beside): (&[G::Choice], &[G::Choice]),
) -> Vec<String> {
    let both = [line, beside].map(|line| carried_out::<G>(view, content, seat, line));
    let [Some(ours), Some(theirs)] = at_the_same_turn(both) else { return Vec::new() };
    let (ours, theirs) = (ours.worlds, theirs.worlds);
    let mut all = 0.0;
    let mut things: BTreeMap<String, Thing> = BTreeMap::new();
    for (nth, (one, other)) in ours.iter().zip(&theirs).enumerate() {
        let over = [one, other].iter().any(|game| game.turn() == Turn::Over);
        let net = one.value_model().filter(|_| !over);
        let Some(net) = net else { return Vec::new() };
        for (feature, share) in net.shares(&features(one, seat), &features(other, seat)) {
            all += share;
            let infos = [one, other].map(|game| game.feature_info(seat, feature.into()));
            let [Some(is), Some(was)] = infos else { continue };
            things.entry(is.name.clone()).or_default().count(nth, share, [is, was]);
        }
    }
    if all <= 0.0 {
        return Vec::new();
    }
    let worlds = ours.len().min(theirs.len());
    let least = LEAST * worlds as f32;
    let told = |(name, thing): (String, Thing)| {
        let sure = thing.speaks >= least && thing.worlds == worlds;
        let words = thing.words(&name).filter(|_| sure)?;
        Some((thing.speaks, words))
    };
    let mut told: Vec<(f32, String)> = things.into_iter().filter_map(told).collect();
    told.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    told.into_iter().take(NAMED).map(|(_, words)| words).collect()
}

/// The last stages of two lines by which as many turns have begun in both, if there are any.
fn at_the_same_turn<G>(lines: [Vec<LineState<G>>; 2]) -> [Option<LineState<G>>; 2] {
    let last = |line: &Vec<LineState<G>>| line.last().map_or(0, |stage| stage.turns);
    let turns = lines.iter().map(last).min().unwrap_or(0);
    lines.map(|line| line.into_iter().rev().find(|stage| stage.turns == turns))
}

/// One thing on the table.
#[derive(Default)]
struct Thing {
    /// How much it speaks for the choice, in all worlds together.
    speaks: f32,
    /// How it stands in the first of them, with the choice and with the other.
    stands: Option<[String; 2]>,
    /// In how many worlds it differs between the two, and in which one last.
    worlds: usize,
    last: Option<usize>,
    /// Whether it stands otherwise in another.
    unsure: bool,
}

impl Thing {
    /// In the nth world a feature of it speaks so much for the choice.
    fn count(&mut self, nth: usize, share: f32, infos: [FeatureInfo; 2]) {
        self.speaks += share;
        self.worlds += usize::from(self.last != Some(nth));
        self.last = Some(nth);
        let stands = infos.map(|feature_info| feature_info.stands);
        self.unsure |= self.stands.as_ref().is_some_and(|known| *known != stands);
        self.stands.get_or_insert(stands);
    }

    fn words(&self, name: &str) -> Option<String> {
        let [is, was] = self.stands.as_ref().filter(|_| !self.unsure)?;
        (is != was).then(|| format!("{name}: {is} instead of {was}"))
    }
}

fn features<G: GameInfo>(game: &G, seat: Seat) -> Vec<u16> {
    let mut features = Vec::new();
    game.features(seat, &mut features);
    features
}
