//! The behaviour hash: how bots play, as one number, by which measurements know whether they are
//! stale.

use game_core::Viewer;
use play::{ChanceSource, DynGame, Play, Until};

/// Bot, number of games in each mode, and maximum number of entries of each: whole games where that
/// is quick.
const GAMES: [(&str, u64, usize); 3] =
    [("random", 2, usize::MAX), ("greedy", 1, 120), ("search:8:level", 1, 120)];

/// The behaviour hash of a game: a number computed from what bots choose in games of every mode,
/// with fixed seeds. It changes whenever anything changes that they choose by: rules, content,
/// evaluations, the models of levels, the search; never otherwise.
///
/// # Errors
///
/// If a mode cannot be played.
pub fn behaviour_hash(kind: &dyn DynGame) -> Result<String, String> {
    let mut hash = Hash::default();
    for (_, settings) in kind.modes() {
        for (bot, games, most) in GAMES {
            for seed in 1..=games {
                let session = kind.start(&settings, ChanceSource::Seed(seed), Play::Friendly);
                let mut session = session.map_err(|errors| format!("{errors:?}"))?;
                let played = session.play_bot(bot, seed, Until::Entries(most));
                played.map_err(|refusal| refusal.to_string())?;
                for entry in session.log(Viewer::Everybody, 0) {
                    hash.add(entry.text.as_bytes());
                    hash.add(b"\n");
                }
            }
        }
    }
    Ok(format!("{:08x}", (hash.0 >> 32) ^ (hash.0 & 0xffff_ffff)))
}

/// FNV-1a, which is short and the same on every platform.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
