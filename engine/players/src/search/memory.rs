use game_core::{Choices, Dice, Game, NoSink, Seat, Turn, Viewer};

use super::id::Id;
use super::tree::{Mover, Tree};

/// The most nodes to examine as candidates for the current position.
const MOST_PATHS: usize = 512;

/// The number of determinizations tried for each of them.
const WORLDS: usize = 4;

/// The last question of a search, so that it can find the next one in its tree.
#[derive(Clone, Debug)]
pub(super) struct Memory<G: Game> {
    pub(super) view: G::View,
    pub(super) seat: Seat,
    pub(super) choice: G::Choice,
}

impl<G: Game> Memory<G> {
    /// The node for the position that the seat sees now, if the tree contains it: one that follows
    /// the seat's own choice, with any choices of others and chance in between, and gives the same
    /// view.
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

    /// Whether these entries can lead from the remembered view to `view`.
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
