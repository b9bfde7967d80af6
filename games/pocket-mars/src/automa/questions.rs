//! Every question that the androids ask of the table, each with the words in which a person beside
//! the real table could be asked it.
//!
//! What they decide is written over these questions and sees nothing else: the position is private
//! to this file. A question is asked when a rule needs it and not before, and says which facts of the
//! table it reads, so a helper beside a real table asks no more than the rules do.

use game_core::{is_watched, needs};

use crate::colonists::Colonists;
use crate::content::Content;
use crate::game::PocketMars;
use crate::helper::Query;
use crate::options::{DaChoice, Reading};
use crate::state::Face;
use crate::types::{Colour, Id, Player, Slot};

/// The table as the androids see it: questions with small answers.
#[derive(Clone, Copy)]
pub(crate) struct Questions<'a>(&'a PocketMars);

impl PocketMars {
    /// What the androids can ask of this position.
    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions(self)
    }
}

/// What is printed and agreed, and not asked of anybody.
impl Questions<'_> {
    /// What is printed on the components.
    pub(super) fn content(self) -> &'static Content {
        self.0.content
    }

    /// Whether the person decides where the androids have a choice (DA-8.3a).
    pub(super) fn lets_the_person_decide(self) -> bool {
        self.0.options.da_choice == DaChoice::Player
    }

    /// Whether this reading of the rules was chosen.
    pub(super) fn reads(self, reading: Reading) -> bool {
        self.0.options.reads(reading)
    }

    /// How many colonists ★★ of a Building holds.
    pub(super) fn star2_limit(self) -> u8 {
        self.0.options.star2_limit()
    }

    /// Whether their prep module is filled for the first time.
    pub(super) fn is_set_up(self) -> bool {
        self.0.state.round == 0
    }
}

/// The androids' prep module and the deck.
impl Questions<'_> {
    /// How many cards lie in the androids' prep module?
    pub(super) fn cards_in_module(self) -> usize {
        needs(Query::MODULE);
        self.0.state.prep_count(Player::Androids)
    }

    /// In which slot lies the card that is left in the androids' prep module, and which colour has it?
    ///
    /// DA-6.4b MUST: the card stays where it is, unrevealed.
    pub(super) fn card_left(self) -> Option<(Slot, Colour)> {
        needs(Query::MODULE);
        self.0.state.slots(Player::Androids).next().map(|(slot, held)| (slot, held.face.colour()))
    }

    /// Which slot of the androids' prep module is empty?
    pub(super) fn empty_slot(self) -> Option<Slot> {
        needs(Query::MODULE);
        let module = &self.0.state.prep[Player::Androids];
        Slot::ALL.into_iter().find(|slot| module[slot.index()].is_none())
    }

    /// Which card lies on top of the deck, as far as anybody knows it?
    pub(super) fn top_card(self) -> Option<Face> {
        needs(Query::DECK);
        self.0.state.deck.top
    }

    /// How many cards has the deck?
    pub(super) fn cards_in_deck(self) -> u8 {
        needs(Query::DECK);
        self.0.state.deck.count
    }
}

/// The androids' energy, and everybody's colonists.
impl<'a> Questions<'a> {
    /// Is the androids' energy at the top of its track?
    pub(super) fn is_energy_at_top(self) -> bool {
        self.energy() >= self.0.options.energy_top
    }

    /// How much energy have the androids?
    pub(super) fn energy(self) -> u8 {
        needs(Query::ENERGY);
        self.0.state.energy[Player::Androids]
    }

    /// Is a colonist of the androids on Earth?
    pub(super) fn has_colonist_on_earth(self) -> bool {
        needs(Query::EARTH);
        self.0.state.earth[Player::Androids] > 0
    }

    /// Is a colonist of the androids on their Spaceship?
    pub(super) fn has_colonist_on_ship(self) -> bool {
        needs(Query::SHIP);
        self.0.state.on_ship[Player::Androids] > 0
    }

    /// What is theirs to know: where their own colonists stand.
    fn needs_colonists(self) {
        if is_watched() {
            needs(Query::SHIP);
            for building in self.content().colonist_buildings() {
                needs(Query::first(building));
                needs(Query::second(building));
            }
        }
    }

    /// Where do the colonists of both sides stand?
    ///
    /// Of yours only those on ★★ are asked: no act of the androids changes who of yours is in a
    /// Building, so whatever else you have is the same for everything that they weigh.
    pub(super) fn colonists(self) -> Colonists<'a> {
        self.needs_colonists();
        if is_watched() {
            self.content().colonist_buildings().map(Query::yours).for_each(needs);
        }
        self.0.state.colonists()
    }

    /// Are all colonists of this side on Buildings?
    pub(super) fn has_all_on_buildings(self, player: Player) -> bool {
        match player {
            Player::Androids => self.needs_colonists(),
            _ => needs(Query::LANDED),
        }
        self.0.state.on_buildings(player) >= self.0.options.colonists
    }
}
