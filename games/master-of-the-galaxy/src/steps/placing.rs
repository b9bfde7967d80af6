//! MG-1.2, MG-4.2, MG-4.5: cubes into slots.

use game_core::{ActionSink, EnumSet, EventSink, Rule};
use tinyvec::ArrayVec;

use crate::choice::Choice;
use crate::cubes::{Cubes, MOST_SLOTS};
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::state::Against;
use crate::steps::allocating::Allows;
use crate::types::{Kind, Letter, Part, Pile, Player, Project};

/// A project, with the letters of its empty slots.
type Open = (Project, EnumSet<Letter>);

impl MasterOfTheGalaxy {
    /// The slots of a project: the printed ones, and those that a conflict adds.
    pub fn letters(&self, project: Project) -> Vec<Letter> {
        let mut letters = self.content.letters(project).to_vec();
        if project.part == Part::Attack
            && let Some(conflict) = self.state.conflict(project.card)
        {
            letters.extend((0..conflict.extra_red).map(|_| Letter::Red));
            letters.extend((0..conflict.extra_star).map(|_| Letter::Star));
        }
        letters.truncate(MOST_SLOTS);
        letters
    }

    /// The number of slots of a project, including those that a conflict adds.
    pub(crate) fn slots(&self, project: Project) -> usize {
        let attack = project.part == Part::Attack;
        let conflict = self.state.conflict(project.card).filter(|_| attack);
        let extra = conflict.map_or(0, |of| usize::from(of.extra_red) + usize::from(of.extra_star));
        (self.content.letters(project).len() + extra).min(MOST_SLOTS)
    }

    /// The letters of the empty slots of a project.
    fn open_letters(&self, project: Project) -> EnumSet<Letter> {
        let filled = self.state.slots.of(project);
        let open = |letters: &[Letter]| {
            let slots = letters.iter().enumerate();
            slots
                .filter(|&(slot, _)| filled.get(slot).is_none())
                .map(|(_, &letter)| letter)
                .collect()
        };
        if project.part == Part::Attack {
            open(&self.letters(project))
        } else {
            open(self.content.letters(project))
        }
    }

    /// MG-4.2 MAY: cubes onto the player's own projects that are not complete.
    ///
    /// MG-4.5 MAY: cubes onto the player's own side of an initiated conflict.
    pub(crate) fn legal_places(
        &self,
        player: Player,
        allows: Allows<'_>,
        cubes: Cubes,
        only: Option<Kind>,
        out: &mut impl ActionSink<Choice>,
    ) {
        if cubes.is_empty() {
            return;
        }
        let mut open: ArrayVec<[Option<Open>; 64]> = ArrayVec::new();
        self.own_projects(player, |project| {
            if only.is_none_or(|kind| kind == project.kind()) {
                open.push(Some((project, self.open_letters(project))));
            }
        });
        open.sort_unstable_by_key(|open| open.map(|(project, _)| project));
        for cube in cubes.colours() {
            for &(project, letters) in open.iter().flatten() {
                for letter in letters.iter() {
                    if allows.fits(project.kind(), cube, letter) {
                        out.choice(Choice::Place(cube, project, letter));
                    }
                }
                if out.enough() {
                    return;
                }
            }
        }
    }

    /// Visits every project on which a player may place: those of his cards that are not complete,
    /// and his sides of conflicts.
    pub(crate) fn own_projects(&self, player: Player, mut each: impl FnMut(Project)) {
        for &card in &self.state.areas[player].cards {
            let open = match card.pile() {
                Pile::Species | Pile::Leader => true,
                Pile::Commerce | Pile::Expansion | Pile::Progress => {
                    !self.state.done.contains(card)
                }
                Pile::Conflict | Pile::Government => false,
            };
            if open {
                Project::of(card).for_each(&mut each);
            }
        }
        for conflict in &self.state.conflicts {
            if conflict.attacker == player {
                each(Project::at(conflict.card, Part::Attack));
            }
            if conflict.against == Against::Player(player) {
                each(Project::at(conflict.card, Part::Defence));
            }
        }
    }

    /// Puts a player's cube into the first empty slot with this letter.
    ///
    /// MG-1.2 MUST: a slot takes one cube.
    /// MG-4.9 MUST: it stays there until a rule takes it away.
    pub(crate) fn place(
        &mut self,
        player: Player,
        cube: crate::types::Colour,
        project: Project,
        letter: Letter,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let letters = self.letters(project);
        let filled = self.state.slots.of_mut(project);
        if let Some(slot) = filled.first_empty(&letters, letter) {
            filled.set(slot, Some(cube));
            sink.emit(rule, || Event::Placed { player, cube, project, slot: letter });
        }
    }
}
