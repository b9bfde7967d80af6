use game_core::{Choices, Dice, Game, NoSink, Seat, Turn, Viewer};

use super::id::Id;
use super::tree::{Mover, Tree};

/// So many nodes are looked at for the position that a seat is asked at.
const MOST_PATHS: usize = 512;

/// So many worlds are tried for each of them.
const WORLDS: usize = 4;

/// What a search was last asked, so that it can go on thinking where it is asked next.
#[derive(Clone, Debug)]
pub(super) struct Memory<G: Game> {
    pub(super) view: G::View,
    pub(super) seat: Seat,
    pub(super) choice: G::Choice,
}

impl<G: Game> Memory<G> {
    /// The node of the position that a seat now sees, if it is in the tree that it thought in:
    /// after its own choice, whatever others and chance did, it sees the same there.
    pub(super) fn find(
        &self,
        tree: &Tree<G::Choice>,
        view: &G::View,
        content: &'static G::Content,
    ) -> Option<Id> {
        let own = |id: &Id| tree.node(*id).choice == Some(self.choice);
        let chosen = tree.after(Tree::<G::Choice>::ROOT).find(own)?;
        let mut paths = vec![(chosen, vec![self.choice])];
        let mut next = 0;
        let mut dice = Dice::new(0);
        while next < paths.len() && next < MOST_PATHS {
            let (id, path) = paths[next].clone();
            next += 1;
            if (0..WORLDS).any(|_| self.leads_to(&path, view, content, &mut dice)) {
                return Some(id);
            }
            for after in tree.after(id) {
                let node = tree.node(after);
                let by_other = node.mover != Mover::Seat(self.seat);
                if let Some(choice) = node.choice.filter(|_| by_other) {
                    paths.push((after, [&path[..], &[choice]].concat()));
                }
            }
        }
        None
    }

    /// Whether these entries can lead from what the seat saw to what it sees.
    fn leads_to(
        &self,
        path: &[G::Choice],
        view: &G::View,
        content: &'static G::Content,
        dice: &mut Dice,
    ) -> bool {
        let mut world = G::determinize(&self.view, content, dice);
        let mut choices = Choices::default();
        for &choice in path {
            world.choices(&mut choices);
            if !choices.contains(choice) {
                return false;
            }
            world.apply_unchecked(choice, &mut NoSink);
        }
        world.turn() == Turn::Choose(self.seat) && world.view(Viewer::Seat(self.seat)) == *view
    }
}
