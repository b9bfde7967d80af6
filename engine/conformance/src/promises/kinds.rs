use game_core::{Choices, Declared, Emitted, GameInfo};

use crate::failure::{Broken, Promise};

/// How often a kind must have been listed before it is judged: rarer ones may have come up only
/// where they were no different from another answer.
const ENOUGH: u32 = 10;

/// Whether every kind of choice made a difference somewhere in a run.
///
/// An answer that is listed and described, but forgotten where answers are carried out, does the
/// same whatever it names, or the same as declining. Such a kind breaks no other promise.
pub(crate) struct Kinds(Vec<Kind>);

/// What was seen of one kind.
#[derive(Clone, Default)]
struct Kind {
    /// The number of positions in which it was listed.
    listed: u32,
    /// Whether several choices of the kind were ever listed together.
    together: bool,
    /// Whether two choices of the kind, listed together, did different things.
    apart: bool,
    /// Whether it ever did what no other listed choice did.
    alone: bool,
    /// The seed and the entries that led to where it was first listed.
    first: (u64, Vec<String>),
}

impl Kind {
    fn matters(&self) -> bool {
        self.apart || (self.alone && !self.together)
    }
}

/// The position that an answer leads to, and the events on the way.
type Done<G> = (G, Vec<Emitted<<G as game_core::Game>::Event>>);

impl Kinds {
    pub(crate) fn of<G: GameInfo>() -> Self {
        Kinds(vec![Kind::default(); G::Choice::KINDS.len()])
    }

    /// Looks at the choices of a position whose kinds have not been shown to matter yet.
    pub(crate) fn see<G: GameInfo>(
        &mut self,
        game: &G,
        choices: &Choices<G::Choice>,
        seed: u64,
        log: &[String],
    ) {
        let listed = choices.listed();
        let done = |choice: G::Choice| -> Done<G> {
            let (mut after, mut emitted) = (game.clone(), Vec::new());
            after.apply_unchecked(choice, &mut emitted);
            (after, emitted)
        };
        for (index, kind) in self.0.iter_mut().enumerate().filter(|(_, kind)| !kind.apart) {
            let mut of_it = listed.iter().copied().filter(|choice| choice.kind() == index);
            let Some(one) = of_it.next() else { continue };
            if kind.listed == 0 {
                kind.first = (seed, log.to_vec());
            }
            kind.listed += 1;
            if let Some(other) = of_it.next() {
                kind.together = true;
                let first = done(one);
                kind.apart = first != done(other) || of_it.any(|other| done(other) != first);
            } else if !kind.alone {
                let first = done(one);
                kind.alone = listed.iter().all(|&other| other == one || done(other) != first);
            }
        }
    }

    /// The first kind that never mattered, with where it was first listed.
    pub(crate) fn idle<G: GameInfo>(&self) -> Option<(u64, Vec<String>, Broken)> {
        let idle = |(kind, _): &(&Kind, _)| kind.listed >= ENOUGH && !kind.matters();
        let (kind, name) = self.0.iter().zip(G::Choice::KINDS).find(idle)?;
        let what = format!(
            "'{name}' was listed in {} positions and never did or told what another answer did not",
            kind.listed
        );
        let (seed, log) = kind.first.clone();
        Some((seed, log, Broken { promise: Promise::Difference, what }))
    }
}
