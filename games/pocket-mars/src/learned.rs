//! What players learnt of the game, alone and for several, where it holds: with our numbers and without
//! variants.

use std::sync::OnceLock;

use table::{Evaluation, GameInfo, Layout, Learned, Net, Portion, Said, Seat};
use tinyvec::ArrayVec;

use crate::content::Content;
use crate::game::PocketMars;
use crate::options::Options;
use crate::types::{Level, Player};

/// What was learnt, by the name of its file, as `cargo xtask train pocket-mars` has written it.
pub(crate) const FILES: &[(&str, &str)] = &[("learned.toml", ALONE), ("several.toml", SEVERAL)];

const ALONE: &str = include_str!("../players/learned.toml");
const SEVERAL: &str = include_str!("../players/several.toml");

/// How many seats the games have for which what was learnt of several is stronger than the evaluation at
/// equal time (`docs/research/learning.md` has what was measured).
const TAUGHT_SEATS: [u8; 1] = [2];

/// After how many random entries a search does best to trust what was learnt.
const MODEL_CUTOFF: u32 = 15;

/// Alone a level does a quarter of its simulations, with which a club player wins as many games as it
/// won by hand, for which the cards are balanced (`docs/design/balance-pocket-mars.md`), and at least twenty,
/// with which a novice does.
const OF_A_LEVEL: Portion = Portion { one_of: 4, least: 20 };

/// A net with the games for which it was learnt, but for their Spaceships.
struct Taught {
    net: Net,
    options: Vec<Options>,
}

impl PocketMars {
    /// The net that judges positions of the game alone, if games like this one were learnt from.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static ALONE_TAUGHT: OnceLock<Option<Taught>> = OnceLock::new();
        let read = || {
            let options = Level::ALL.iter().filter_map(|&level| Options::plain(1, level));
            Taught::read(ALONE, PocketMars::LAYOUT, options.collect())
        };
        self.net_for_these(ALONE_TAUGHT.get_or_init(read))
    }

    /// The net that judges how strong a seat is among several, if games like this one were learnt from.
    fn rival_net(&self) -> Option<&'static Net> {
        static SEVERAL_TAUGHT: OnceLock<Option<Taught>> = OnceLock::new();
        let read = || {
            let options =
                TAUGHT_SEATS.iter().filter_map(|&seats| Options::plain(seats, Level::Normal));
            Taught::read(SEVERAL, PocketMars::RIVAL_LAYOUT, options.collect())
        };
        self.net_for_these(SEVERAL_TAUGHT.get_or_init(read))
    }

    fn net_for_these(&self, taught: &'static Option<Taught>) -> Option<&'static Net> {
        let taught = taught.as_ref()?;
        let Options { ships, da_ship, .. } = self.options;
        let alike = |plain: &Options| Options { ships, da_ship, ..*plain } == self.options;
        let ours = std::ptr::eq(self.content, Content::ours());
        (ours && taught.options.iter().any(alike)).then_some(&taught.net)
    }

    /// What part of its simulations a level does where levels go by what was learnt: alone.
    pub(crate) fn portion_of_levels(&self) -> Option<Portion> {
        self.net().filter(|_| self.options.solo()).map(|_| OF_A_LEVEL)
    }

    /// After how many random entries a search asks for what was learnt, where anything was.
    pub(crate) fn model_cutoff(&self) -> Option<u32> {
        let net = if self.options.solo() { self.net() } else { self.rival_net() };
        net.map(|_| MODEL_CUTOFF)
    }

    /// What was learnt to expect of the end; it rests on nothing that is hidden from a seat.
    pub(crate) fn learned_here(&self) -> Option<Evaluation> {
        if self.options.solo() {
            let net = self.net()?;
            let judged = || net.judge(|notes| self.name_features(Seat(0), notes));
            let ends = self.attained_by_all();
            return Some(ends.unwrap_or_else(|| Said::expected(&[judged()])));
        }
        let net = self.rival_net()?;
        Some(self.attained_by_all().unwrap_or_else(|| {
            let scores = self.scores();
            let judged = |seat: &Player| {
                let seat = Seat(*seat as u8);
                net.judge(|notes| self.name_multiplayer_features(seat, &scores, notes))
            };
            let said: ArrayVec<[Said; 4]> = self.options.seated().iter().map(judged).collect();
            Said::expected(&said)
        }))
    }
}

impl Taught {
    /// What a file says; `None` if it is not of these rules and features.
    fn read(file: &str, layout: Layout, options: Vec<Options>) -> Option<Taught> {
        let learned = Learned::read(file, PocketMars::RULES_VERSION, layout).ok()?;
        Some(Taught { net: learned.net().ok()?, options })
    }
}
