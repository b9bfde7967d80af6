//! What players learnt of the game alone, where it holds: with our numbers and without variants.

use std::sync::OnceLock;

use table::{Estimates, Learned, Net, Published, Said, Seat};

use crate::content::Content;
use crate::game::PocketMars;
use crate::kinds::Level;
use crate::options::Options;

/// What was learnt, as `cargo xtask train pocket-mars` has written it.
pub(crate) const FILE: &str = include_str!("../players/learned.toml");

/// After how many random entries a search does best to trust what was learnt.
pub(crate) const TRUSTED_AFTER: u32 = 15;

/// The net with the games for which it was learnt, but for their Spaceships.
struct Taught {
    net: Net,
    options: Vec<Options>,
}

impl PocketMars {
    /// The net, if games like this one were learnt from.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        static TAUGHT: OnceLock<Option<Taught>> = OnceLock::new();
        let taught = TAUGHT.get_or_init(Taught::read).as_ref()?;
        let Options { ships, da_ship, .. } = self.options;
        let alike = |plain: &Options| Options { ships, da_ship, ..*plain } == self.options;
        let ours = std::ptr::eq(self.content, Content::ours());
        (ours && taught.options.iter().any(alike)).then_some(&taught.net)
    }

    /// What was learnt to expect of the end; it rests on nothing that is hidden from the human.
    pub(crate) fn learned_here(&self) -> Option<Estimates> {
        let net = self.net()?;
        let judged = || net.judge(|notes| self.name_signs(Seat(0), notes));
        Some(self.attained_by_all().unwrap_or_else(|| Said::expected(&[judged()])))
    }
}

impl Taught {
    /// What the file says; `None` if it is not of these rules and signs.
    fn read() -> Option<Taught> {
        let learned = Learned::read(FILE, PocketMars::RULES_VERSION, PocketMars::LAYOUT).ok()?;
        let plain = |&level: &Level| Options::plain(1, level);
        let options = Level::ALL.iter().filter_map(plain).collect();
        Some(Taught { net: learned.net().ok()?, options })
    }
}
