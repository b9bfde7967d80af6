//! MG-2, WV-1: set-up.

use game_core::{ActionSink, Deck, EnumSet, EventSink, Flow, Id, Rule};

use crate::choice::Choice;
use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::state::Swarm;
use crate::types::{Card, Colour, Pile, Player, Shape, System, Weaver};

impl MasterOfTheGalaxy {
    /// MG-2.1 MUST: there are seven decks, each shuffled separately.
    ///
    /// MG-2.2 MUST: everybody has a bag with the same number of cubes of each colour, and nothing
    /// on the tracks.
    /// MG-2.3 MUST: all other cubes are in the reserve.
    /// WV-1.2 MUST: the same in solo. (WV-1.3: the five Weaver cards are shuffled.)
    /// WV-1.5 MAY: all corners begin neutral, including the far one.
    /// WV-1.6 MUST: with no black hole on the board.
    pub(crate) fn lay_out(&mut self) {
        let numbers = &self.content.numbers;
        for pile in Pile::ALL {
            self.state.decks[pile] = Deck::shuffled(Card::of(pile).collect());
        }
        if self.options.solo() {
            self.state.weavers = Deck::shuffled(Weaver::all().collect());
        }
        self.state.tokens = numbers.pieces.black_hole_tokens;
        let each = numbers.pieces.cubes_in_bag;
        for player in self.players() {
            self.state.bags[player] = Cubes([each; 5]);
        }
        for colour in Colour::ALL {
            let all = if colour == Colour::Black {
                numbers.pieces.black_cubes
            } else {
                numbers.pieces.cubes
            };
            self.state.reserve.add(colour, all.saturating_sub(each * self.options.seats));
        }
    }

    /// MG-2.4 MUST: chance decides who begins.
    pub(crate) fn legal_first(&self, out: &mut impl ActionSink<Choice>) {
        self.players().for_each(|player| out.chance(Choice::First(player), 1));
    }

    pub(crate) fn answer_first(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::First(player) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.first = player;
        self.state.active = player;
        sink.emit(Rule("MG-2.4"), || Event::First { player });
    }

    /// MG-2.5 MUST: the first player draws cubes until one is not black.
    pub(crate) fn legal_home_cube(&self, drawn: Cubes, out: &mut impl ActionSink<Choice>) {
        let bag = self.state.bags[self.state.first];
        for colour in Colour::ALL {
            let left = bag.of(colour) - drawn.of(colour);
            if left > 0 {
                out.chance(Choice::Draw(colour), u32::from(left));
            }
        }
    }

    pub(crate) fn answer_home_cube(
        &mut self,
        mut drawn: Cubes,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Draw(cube) = choice else { return game_core::not_listed(choice) };
        sink.emit(Rule("MG-2.5"), || Event::HomeCube { cube });
        if cube == Colour::Black {
            drawn.add(cube, 1);
            self.state.frames.goto(Frame::DrawHome { drawn });
            return;
        }
        self.state.frames.finish();
        self.homes_from(self.content.corner_of(cube), sink);
    }

    /// MG-2.6 MUST: the others get the next corners clockwise, in seat order.
    fn homes_from(&mut self, corner: usize, sink: &mut impl EventSink<Event>) {
        let players: Vec<Player> = self.players_from(self.state.first).collect();
        for (step, player) in players.into_iter().enumerate() {
            let system = self.content.corners[(corner + step) % 4];
            self.take_home(player, system, sink);
        }
    }

    fn take_home(&mut self, player: Player, system: System, sink: &mut impl EventSink<Event>) {
        self.state.areas[player].home = Some(system);
        let rule = if self.options.solo() { Rule("WV-1.1") } else { Rule("MG-2.6") };
        sink.emit(rule, || Event::Home { player, system });
    }

    /// WV-1.1 MAY: in solo, any start can be the home, with any species.
    pub(crate) fn legal_home(&self, out: &mut impl ActionSink<Choice>) {
        let mut corners = self.content.corners;
        corners.sort_unstable();
        corners.into_iter().for_each(|system| out.choice(Choice::Home(system)));
    }

    pub(crate) fn answer_home(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Home(system) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.take_home(self.state.active, system, sink);
    }

    /// MG-2.7 MUST: everybody sets a base of a shape of his choice on his home.
    pub(crate) fn first_bases(&mut self) {
        let mut players: Vec<Player> = self.players_from(self.state.first).collect();
        players.reverse();
        players.into_iter().for_each(|player| self.state.frames.call(Frame::FirstBase { player }));
    }

    pub(crate) fn legal_first_base(&self, out: &mut impl ActionSink<Choice>) {
        Shape::ALL.into_iter().for_each(|shape| out.choice(Choice::Shape(shape)));
    }

    pub(crate) fn answer_first_base(
        &mut self,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Shape(shape) = choice else { return game_core::not_listed(choice) };
        let Some(home) = self.state.areas[player].home else {
            return game_core::impossible(player);
        };
        self.state.frames.finish();
        let place = &mut self.state.systems[home];
        place.owner = Some(player);
        place.bases.insert(shape);
        sink.emit(Rule("MG-2.7"), || Event::BaseSet {
            player,
            system: home,
            shape,
            captured: false,
        });
    }

    /// MG-2.8a IF: three play, the free corner and the systems next to it are closed.
    ///
    /// MG-2.8b IF: two play, the free corners and the systems between them are closed.
    /// MG-2.8c IF: four play, nothing is closed (nor in solo, which does not have this step).
    pub(crate) fn close_corners(&mut self, sink: &mut impl EventSink<Event>) {
        let (closed, rule) = match self.options.seats {
            2 => (self.content.edge_between(self.free_corners()), Rule("MG-2.8b")),
            3 => (self.content.corner_and_neighbours(self.free_corners()), Rule("MG-2.8a")),
            _ => (EnumSet::EMPTY, Rule("MG-2.8c")),
        };
        for system in closed.iter() {
            self.close(system, rule, sink);
        }
    }

    fn free_corners(&self) -> EnumSet<System> {
        let homes: EnumSet<System> =
            self.players().filter_map(|player| self.state.areas[player].home).collect();
        self.content.corners.into_iter().filter(|&corner| !homes.contains(corner)).collect()
    }

    /// MG-2.9 MUST: from the first player on, everybody gets a species by a pick of cards.
    pub(crate) fn pick_species(&mut self) {
        let mut players: Vec<Player> = self.players_from(self.state.first).collect();
        players.reverse();
        players
            .into_iter()
            .for_each(|player| self.state.frames.call(Frame::PickSpecies { player }));
    }

    pub(crate) fn show_species(&mut self, player: Player) -> Flow {
        self.state.frames.goto(Frame::Look { pile: Pile::Species, player });
        Flow::Ran
    }

    /// Lets a solo player find a species, from all of them or by a pick, as the option says.
    pub(crate) fn choose_species(&mut self) {
        let frame = match self.options.species {
            crate::options::SpeciesBy::Choice => Frame::ChooseSpecies,
            crate::options::SpeciesBy::Pick => Frame::PickSpecies { player: self.state.active },
        };
        self.state.frames.call(frame);
    }

    pub(crate) fn legal_species(&self, out: &mut impl ActionSink<Choice>) {
        Card::of(Pile::Species).for_each(|card| out.choice(Choice::Keep(card)));
    }

    pub(crate) fn answer_species(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Keep(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.decks[Pile::Species].draw(card);
        self.receive(self.state.active, card, Rule("WV-1.1"), sink);
    }

    /// WV-1.3 MUST: the first Weaver card goes to the left corner, the second to the right one.
    pub(crate) fn first_swarms(&mut self) {
        self.state.frames.call(Frame::FirstSwarm { corner: 1 });
        self.state.frames.call(Frame::FirstSwarm { corner: 0 });
    }

    pub(crate) fn answer_first_swarm(
        &mut self,
        corner: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Weave(card) = choice else { return game_core::not_listed(choice) };
        let home = self.state.areas[self.state.active].home;
        let Some(home) = home else { return game_core::impossible(choice) };
        self.state.frames.finish();
        self.state.weavers.draw(card);
        let place = self.content.corners.iter().position(|&corner| corner == home).unwrap_or(0);
        let system = self.content.corners[(place + if corner == 0 { 1 } else { 3 }) % 4];
        self.state.swarms.push(Swarm { card, system, ..Swarm::default() });
        sink.emit(Rule("WV-1.3"), || Event::SwarmCame { card, system });
    }

    /// MG-2.10 MUST: the six decks are open: everybody sees the top card of each.
    pub(crate) fn turn_up_decks(&mut self) {
        for pile in Pile::OPEN.into_iter().rev() {
            self.state.frames.call(Frame::TurnUp { pile });
        }
    }

    pub(crate) fn legal_top(&self, pile: Pile, out: &mut impl ActionSink<Choice>) {
        self.state.decks[pile].legal_actions(out, Choice::Show);
    }

    pub(crate) fn answer_top(
        &mut self,
        pile: Pile,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Show(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        if !self.state.decks[pile].known().any(|known| known == card) {
            self.state.decks[pile].see_top(card);
            sink.emit(Rule("MG-2.10"), || Event::Shown { card });
        }
    }
}
