//! Invariants of every position (INV-1 to INV-17).

use game_core::{Id, ValidationError};

use crate::automa::in_deck;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::{Against, Frame, List, Step};
use crate::types::{Card, Colour, Part, Pile, Player, Project, Shape, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// Every reason why a game cannot continue from this position.
    pub(crate) fn errors(&self) -> Vec<ValidationError> {
        let mut errors = self.faults();
        if !errors.is_empty() {
            return errors;
        }
        self.check_boundary(&mut errors);
        if let Some(in_progress) = self.middle() {
            errors.push(ValidationError::in_progress("frames", in_progress));
        }
        errors
    }

    /// What the position is in the middle of; `None` before a step of set-up or of a turn, at the
    /// question of such a step, and at the end.
    pub(crate) fn middle(&self) -> Option<&'static str> {
        match self.state.frames.pending() {
            [] | [Frame::List { .. }] => None,
            [
                Frame::List { .. },
                Frame::ChooseHome | Frame::ChooseSpecies | Frame::DrawFirst | Frame::Allocate,
            ] => None,
            [Frame::List { .. }, Frame::Draw { .. }] => Some("drawing a hand"),
            [Frame::List { .. }, Frame::Span { .. }, ..] => Some("the Weavers Span"),
            [Frame::List { .. }, Frame::Allocate, ..] => Some("an action"),
            [
                Frame::List { .. },
                Frame::ChooseDeck { .. } | Frame::Look { .. } | Frame::Keep { .. },
                ..,
            ] => Some("a pick of cards"),
            _ => Some("set-up or an effect"),
        }
    }

    /// Checks that the pending frames and the active player are consistent with the table.
    fn check_boundary(&self, errors: &mut Vec<ValidationError>) {
        let state = &self.state;
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        let solo = self.options.solo();
        let plays = |player: Player| player.index() < usize::from(self.options.seats);
        if !plays(state.active) || !plays(state.first) || state.areas[state.active].out {
            object("active, first", "they are players who take part");
        }
        if state.ended.is_some() != state.frames.pending().is_empty() {
            object("frames", "nothing is pending if and only if the game is over");
        }
        if let [Frame::List { list, next }, asks @ ..] = state.frames.pending() {
            let of_set_up = matches!(list, List::SetUp | List::SoloSetUp);
            let of_solo = matches!(list, List::SoloSetUp | List::SoloTurn | List::SkippedSoloTurn);
            if of_solo != solo || of_set_up != (state.round == 0) {
                object("frames", "this list is none of this game and round");
            }
            let done = usize::from(*next);
            let begun = done.checked_sub(1).and_then(|last| list.steps().get(last));
            let asked = match begun {
                Some(Step::ChooseHome) => Some(Frame::ChooseHome),
                Some(Step::ChooseSpecies) => Some(Frame::ChooseSpecies),
                Some(Step::DrawFirstPlayer) => Some(Frame::DrawFirst),
                Some(Step::Allocate) => Some(Frame::Allocate),
                Some(_) | None => None,
            };
            if done >= list.steps().len() || !asks.is_empty() && asks.first() != asked.as_ref() {
                object("frames", "the list does not stand at a step that asks this");
            }
            // The results of earlier steps that later ones rely on must be there.
            let homes = state.round > 0
                || list.steps()[..done.min(list.steps().len())]
                    .iter()
                    .any(|step| matches!(step, Step::FirstBases | Step::CloseCorners));
            let left = list.steps().get(done..).unwrap_or_default();
            let to_come = |wanted: Step| of_set_up && left.contains(&wanted);
            if to_come(Step::CloseCorners) && !state.holes.is_empty() {
                object("holes", "there are none before the corners are closed");
            }
            if to_come(Step::FirstSwarms) && !state.swarms.is_empty() {
                object("swarms", "there are none before the first are placed");
            }
            let is_owned = |system| state.systems[system].owner.is_some();
            if to_come(Step::FirstBases) && System::all().any(is_owned) {
                object("systems", "nobody has any before bases are set");
            }
            let homeless = |player: Player| state.areas[player].home.is_none();
            if homes && self.players().any(homeless) {
                object("areas", "everybody has a home once bases are set");
            }
        }
        // A victory ends the game before the remaining steps are carried out.
        let is_over = state.ended.is_some();
        if !is_over && (!state.shown.is_empty() || !state.waiting.is_empty()) {
            object("shown, waiting", "they are empty where a step begins");
        }
    }

    /// Every violated invariant of the position.
    pub(crate) fn faults(&self) -> Vec<ValidationError> {
        let mut faults = Vec::new();
        self.check_cubes(&mut faults);
        self.check_systems(&mut faults);
        self.check_routes(&mut faults);
        self.check_cards(&mut faults);
        self.check_swarms(&mut faults);
        self.check_conflicts(&mut faults);
        self.check_hand(&mut faults);
        self.check_absent(&mut faults);
        faults
    }

    /// INV-1: each colour has as many cubes as the box contains.
    fn check_cubes(&self, faults: &mut Vec<ValidationError>) {
        if self.state.frames.pending() == [Frame::List { list: self.set_up_list(), next: 0 }] {
            return;
        }
        for colour in Colour::ALL {
            let numbers = &self.content.numbers;
            let all = if colour == Colour::Black {
                numbers.pieces.black_cubes
            } else {
                numbers.pieces.cubes
            };
            let found = self.all_cubes(colour);
            if found != u32::from(all) {
                let why = format!(
                    "{} on the table, expected {all}",
                    game_core::grammar::counted(found, "cube")
                );
                faults.push(ValidationError::new(format!("{} cubes", colour.name()), why));
            }
        }
    }

    fn set_up_list(&self) -> crate::sequence::List {
        if self.options.solo() {
            crate::sequence::List::SoloSetUp
        } else {
            crate::sequence::List::SetUp
        }
    }

    /// INV-3 to INV-6, INV-8: bases, planets and black holes.
    fn check_systems(&self, faults: &mut Vec<ValidationError>) {
        let mut object = |system: System, why: &str| {
            faults.push(ValidationError::new(format!("system {system}"), why));
        };
        for system in System::all() {
            let place = &self.state.systems[system];
            let planets = place.planets.iter().flatten().count();
            if self.states_of(system) > 1 {
                object(system, "it is in two states at once");
            }
            if place.owner.is_some() == place.bases.is_empty() {
                object(system, "who controls it has bases there, and nobody else");
            }
            if planets > 0 && place.owner.is_none() {
                object(system, "planets are settled in a system that nobody controls");
            }
            if !self.content.systems.contains(system) && (place.owner.is_some() || planets > 0) {
                object(system, "it is not on the board");
            }
        }
        for player in self.players() {
            for shape in Shape::ALL {
                if self.state.bases_of(player, shape) > self.content.numbers.pieces.bases_of_a_shape
                {
                    let why = format!("too many of the shape {shape} on the board");
                    faults.push(ValidationError::new(format!("player {player}"), why));
                }
            }
        }
        let all = usize::from(self.content.numbers.pieces.black_hole_tokens);
        let placed = all - usize::from(self.state.tokens).min(all);
        let holes = self.state.holes.len();
        if placed > holes || holes > placed && self.state.tokens > 0 {
            faults.push(ValidationError::new("black holes", "tokens and black holes do not agree"));
        }
    }

    /// INV-7: routes.
    fn check_routes(&self, faults: &mut Vec<ValidationError>) {
        for route in self.content.routes() {
            let line = &self.state.routes[route];
            let facts = self.content.route(route);
            let mut object =
                |why: &str| faults.push(ValidationError::new(format!("route {route}"), why));
            if line.owner.is_some() == line.cubes.is_empty() {
                object("it has an owner if and only if it has cubes");
            }
            if line.cubes.total() > facts.slots {
                object("it holds more cubes than it has slots");
            }
            if !line.cubes.is_empty()
                && (self.state.holes.contains(facts.from) || self.state.holes.contains(facts.to))
            {
                object("it leads to a black hole");
            }
        }
    }

    /// INV-10: every card is in exactly one place.
    fn check_cards(&self, faults: &mut Vec<ValidationError>) {
        if self.state.frames.pending() == [Frame::List { list: self.set_up_list(), next: 0 }] {
            return;
        }
        for card in Card::all() {
            let areas = self.state.areas.values().iter();
            let owned = areas.flat_map(|area| &area.cards).filter(|&&other| other == card).count();
            let shown = self.state.shown.iter().filter(|&&other| other == card).count();
            let deck = usize::from(in_deck(&self.state.decks[card.pile()], card));
            if owned + shown + deck != 1 {
                let why = format!("it is in {} places, expected one", owned + shown + deck);
                faults.push(ValidationError::new(format!("card {card}"), why));
            }
            if owned == 0 {
                let filled = Project::of(card).any(|of| !self.state.slots.of(of).is_empty());
                if filled || self.state.done.contains(card) {
                    faults.push(ValidationError::new(
                        format!("card {card}"),
                        "it has cubes in its deck",
                    ));
                }
            }
        }
    }

    /// INV-11: swarms.
    fn check_swarms(&self, faults: &mut Vec<ValidationError>) {
        for card in Weaver::all() {
            let there = self.state.swarms.iter().filter(|swarm| swarm.card == card).count();
            let deck = usize::from(in_deck(&self.state.weavers, card));
            if there + deck > 1 {
                let why = "it is on the board and in its deck";
                faults.push(ValidationError::new(format!("swarm {card}"), why));
            }
        }
        for swarm in &self.state.swarms {
            for work in Work::ALL {
                if swarm.cubes[work] > self.work_slots(swarm.card, work) {
                    let why = format!("more cubes on {} than slots", work.name());
                    faults.push(ValidationError::new(format!("swarm {}", swarm.card), why));
                }
            }
        }
    }

    /// INV-15: conflicts under way.
    fn check_conflicts(&self, faults: &mut Vec<ValidationError>) {
        for conflict in &self.state.conflicts {
            if self.state.owner(conflict.card) != Some(conflict.attacker) {
                let why = "its card does not lie before its attacker";
                faults.push(ValidationError::new(format!("conflict {}", conflict.card), why));
            }
        }
        for card in Card::of(crate::types::Pile::Conflict) {
            let sides = [Part::Attack, Part::Defence].map(|part| Project::at(card, part));
            let filled = sides.iter().any(|&side| !self.state.slots.of(side).is_empty());
            if filled && self.state.conflict(card).is_none() {
                let why = "cubes lie on it though it is not under way";
                faults.push(ValidationError::new(format!("conflict {card}"), why));
            }
        }
    }

    /// Checks that players who do not take part have nothing, and that nothing is in an impossible
    /// place.
    fn check_absent(&self, faults: &mut Vec<ValidationError>) {
        let state = &self.state;
        let mut object = |at: String, why: &str| faults.push(ValidationError::new(at, why));
        let plays = |player: Player| player.index() < usize::from(self.options.seats);
        for player in Player::ALL.into_iter().filter(|&player| !plays(player)) {
            let area = &state.areas[player];
            if !area.cards.is_empty() || area.home.is_some() {
                object(format!("player {player}"), "takes no part");
            }
        }
        for system in System::all() {
            let place = &state.systems[system];
            let there = self.content.systems.contains(system);
            let printed = if there { self.content.system(system).planets.len() } else { 0 };
            let beyond = place.planets.iter().skip(printed).flatten().count();
            let hole = state.holes.contains(system) || state.swarm_on(system).is_some();
            if beyond > 0 || place.owner.is_some_and(|owner| !plays(owner)) || hole && !there {
                object(format!("system {system}"), "something lies where nothing can");
            }
        }
        for (route, line) in state.routes.iter() {
            let printed = self.content.routes().any(|other| other == route);
            if line.owner.is_some_and(|owner| !plays(owner) || !printed) {
                object(format!("route {route}"), "something lies where nothing can");
            }
        }
        let weavers = !state.swarms.is_empty() || !state.weavers.is_empty();
        if weavers && !self.options.solo() {
            object("swarms".into(), "there are none among several players");
        }
        if state.tokens > self.content.numbers.pieces.black_hole_tokens {
            object("tokens".into(), "there are fewer in the box");
        }
        for (pile, deck) in state.decks.iter() {
            if deck.len() > Card::of(pile).filter(|&card| in_deck(deck, card)).count() {
                object(format!("deck {pile}"), "it holds cards of another deck");
            }
        }
        for project in Card::all().flat_map(Project::of) {
            let slots = self.letters(project).len();
            if state.slots.of(project).iter().any(|(slot, _)| slot >= slots) {
                object(format!("project {project}"), "cubes lie beyond its slots");
            }
        }
        for (place, conflict) in state.conflicts.iter().enumerate() {
            let twice = state.conflicts[..place].iter().any(|other| other.card == conflict.card);
            let defends = match conflict.against {
                Against::Player(player) => plays(player) && player != conflict.attacker,
                Against::Neutral => true,
                Against::Swarm => self.options.solo(),
            };
            let ends = [conflict.source, conflict.target];
            let there = ends.iter().all(|&end| self.content.systems.contains(end));
            let card =
                conflict.card.pile() == Pile::Conflict && !state.done.contains(conflict.card);
            if twice || !defends || !there || !card || !plays(conflict.attacker) {
                object(format!("conflict {}", conflict.card), "there can be no such conflict");
            }
        }
    }

    /// INV-16: something is pending until the game is over.
    fn check_hand(&self, faults: &mut Vec<ValidationError>) {
        if self.state.ended.is_none() && self.state.frames.pending().is_empty() {
            faults.push(ValidationError::new(
                "frames",
                "nothing is pending and the game is not over",
            ));
        }
    }
}
