//! Reasons for a choice by a model: the things on the table that count most.

use std::collections::BTreeMap;

use game_core::{FeatureInfo, GameInfo, Seat, Turn};
use i18n::{Locale, message};

use super::line::{LineState, carried_out};

/// Maximum number of things named.
const NAMED: usize = 3;

/// Minimum weight of a thing, in log odds, to be named: one game in two hundred at even odds.
const LEAST: f32 = 0.02;

/// The things on the table that favour a choice over another most, by the value model: each as it
/// will be, and as it would be. Both choices are followed by the certain next choices of their
/// seat, until chance or somebody else may answer, and to the same number of turns begun. So the
/// things named can be checked on the table, and an opponent's later turn is no reason.
///
/// Empty if there is no model, or if it favours the other choice: then the search's lookahead
/// decides, and no figure on the table is the reason. Things that differ from one sampled world to
/// the next are left out, because nobody can know them yet.
pub(super) fn reasons<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    (line, beside): (&[G::Choice], &[G::Choice]),
    locale: Locale,
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
            // Things are told apart by their English names, so that every language names the same.
            let infos =
                [one, other].map(|game| game.feature_info(seat, feature.into(), Locale::English));
            let [Some(is), Some(was)] = infos else { continue };
            let thing = things.entry(is.name.clone()).or_default();
            thing.feature.get_or_insert(feature);
            thing.count(nth, share, [is, was]);
        }
    }
    if all <= 0.0 {
        return Vec::new();
    }
    let worlds = ours.len().min(theirs.len());
    let least = LEAST * worlds as f32;
    let told = |thing: Thing| {
        let sure = thing.speaks >= least && thing.worlds == worlds && thing.differs();
        let feature = thing.feature.filter(|_| sure)?.into();
        let info = |games: &[G]| games.first()?.feature_info(seat, feature, locale);
        let (is, was) = (info(&ours)?, info(&theirs)?);
        let (name, is, was) = (is.name, is.stands, was.stands);
        let words = message!(locale, "why-instead", name = name, is = is, was = was);
        Some((thing.speaks, words.into()))
    };
    let mut told: Vec<(f32, String)> = things.into_values().filter_map(told).collect();
    told.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    told.into_iter().take(NAMED).map(|(_, words)| words).collect()
}

/// The last states of two lines with the same number of turns begun, if any.
fn at_the_same_turn<G>(lines: [Vec<LineState<G>>; 2]) -> [Option<LineState<G>>; 2] {
    let last = |line: &Vec<LineState<G>>| line.last().map_or(0, |stage| stage.turns);
    let turns = lines.iter().map(last).min().unwrap_or(0);
    lines.map(|line| line.into_iter().rev().find(|stage| stage.turns == turns))
}

/// One thing on the table.
#[derive(Default)]
struct Thing {
    /// The first of its features.
    feature: Option<u16>,
    /// Its weight for the choice, summed over all worlds.
    speaks: f32,
    /// Its value in the first world, after the choice and after the other.
    stands: Option<[String; 2]>,
    /// Number of worlds in which it differs between the two, and the last such world.
    worlds: usize,
    last: Option<usize>,
    /// Whether its value differs in another world.
    unsure: bool,
}

impl Thing {
    /// Adds the weight of one of its features in the nth world.
    fn count(&mut self, nth: usize, share: f32, infos: [FeatureInfo; 2]) {
        self.speaks += share;
        self.worlds += usize::from(self.last != Some(nth));
        self.last = Some(nth);
        let stands = infos.map(|feature_info| feature_info.stands);
        self.unsure |= self.stands.as_ref().is_some_and(|known| *known != stands);
        self.stands.get_or_insert(stands);
    }

    /// Whether its values after both choices are known and differ.
    fn differs(&self) -> bool {
        self.stands.as_ref().is_some_and(|[is, was]| !self.unsure && is != was)
    }
}

fn features<G: GameInfo>(game: &G, seat: Seat) -> Vec<u16> {
    let mut features = Vec::new();
    game.features(seat, &mut features);
    features
}
