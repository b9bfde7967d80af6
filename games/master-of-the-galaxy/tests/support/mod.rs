//! Positions for tests, built from a new game with a few calls.

#![allow(dead_code, reason = "each test binary uses its own part of it")]

use game_core::{Choices, Emitted, EnumSet, Game, Id, Narrate, NoSink, Turn, Viewer};
use i18n::Locale;
use master_of_the_galaxy::{
    Against, Card, Choice, Colour, Conflict, Content, Cubes, Event, Frame, Letter, List,
    MasterOfTheGalaxy, Options, Part, Player, Project, Route, Shape, State, Swarm, System, Weaver,
    Work,
};
use serde_json::{Value, json};
use tinyvec::ArrayVec;

/// A position under construction.
pub(crate) struct Table {
    pub(crate) options: Options,
    pub(crate) content: &'static Content,
    pub(crate) state: State,
    /// Whether Weaver cards that are not on the board are out of the game.
    pub(crate) emptied: bool,
}

/// A game under way, with the events since the last look.
pub(crate) struct Played {
    pub(crate) game: MasterOfTheGalaxy,
    pub(crate) emitted: Vec<Emitted<Event>>,
}

pub(crate) fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("'{text}' is not known"))
}

pub(crate) fn cubes(text: &str) -> Cubes {
    let mut cubes = Cubes::NONE;
    text.chars().for_each(|letter| cubes.add(read(&letter.to_string()), 1));
    cubes
}

pub(crate) fn options(settings: Value) -> Options {
    let Value::Object(settings) = settings else { panic!("an object") };
    game_core::GameOptions::read(&settings, Content::ours()).expect("options")
}

/// The project's content with one content file of an owner.
pub(crate) fn owned(file: &str, text: &str) -> &'static Content {
    let file = game_core::SourceFile { name: file.into(), text: text.into() };
    Box::leak(Box::new(Content::load(&[file]).unwrap_or_else(|why| panic!("{why:?}"))))
}

/// The project's content with the milder reading of redirected cubes.
pub(crate) fn mild() -> &'static Content {
    owned("numbers.toml", "[weavers]\nredirect_counts_as_advance = true\n")
}

/// A solo game before Phase 1: home Antares with a factory, Luminar Conclave (scientific), no
/// swarm, decks shuffled, five cubes of each colour in the bag.
pub(crate) fn solo() -> Table {
    solo_with(Content::ours())
}

pub(crate) fn solo_with(content: &'static Content) -> Table {
    let mut game = MasterOfTheGalaxy::new(&options(json!({})), content).expect("a game");
    for text in ["home s00", "shape factory", "keep sp7"] {
        game.apply(read(text), &mut NoSink).expect(text);
    }
    let mut table =
        Table { options: *game.options(), content, state: *game.state(), emptied: false };
    table.state.swarms = ArrayVec::new();
    table.begin(List::SoloTurn);
    table
}

/// A game of several players before the first player's Phase 1: homes Antares, Sirius and so on in
/// seat order, each with a factory, species sp7, sp1, sp3 and sp5.
pub(crate) fn several(seats: u8) -> Table {
    several_with(seats, Content::ours())
}

pub(crate) fn several_with(seats: u8, content: &'static Content) -> Table {
    let mut game =
        MasterOfTheGalaxy::new(&options(json!({"seats": seats})), content).expect("a game");
    let mut apply = |text: &str| game.apply(read(text), &mut NoSink).expect(text);
    apply("first 1");
    apply("draw R");
    (0..seats).for_each(|_| apply("shape factory"));
    let mut state = *game.state();
    let species = ["sp7", "sp1", "sp3", "sp5"];
    for (player, card) in Player::ALL.into_iter().zip(species).take(usize::from(seats)) {
        state.areas[player].cards = ArrayVec::new();
        state.areas[player].cards.push(read(card));
    }
    state.shown = ArrayVec::new();
    let mut table = Table { options: *game.options(), content, state, emptied: false };
    table.begin(List::Turn);
    table
}

impl Table {
    fn begin(&mut self, list: List) {
        self.state.round = 1;
        self.at(list, 0);
        self.settle_decks();
    }

    /// Puts the game before a step of the turn: 2 is drawing in solo, 3 the Span, 4 Phase 2.
    pub(crate) fn at(&mut self, list: List, step: u8) -> &mut Table {
        self.state.frames.clear();
        self.state.frames.call(Frame::List { list, next: step });
        self
    }

    /// Puts every card that nobody has into its deck, in unknown order.
    fn settle_decks(&mut self) {
        for pile in master_of_the_galaxy::Pile::ALL {
            let owned: EnumSet<Card> =
                self.state.areas.values().iter().flat_map(|area| area.cards).collect();
            let left = Card::of(pile).filter(|&card| !owned.contains(card));
            self.state.decks[pile] = game_core::Deck::shuffled(left.collect());
        }
        if self.options.solo() {
            let there: Vec<Weaver> = self.state.swarms.iter().map(|swarm| swarm.card).collect();
            let known = self.state.weavers;
            if self.emptied {
                self.state.weavers = game_core::Deck::default();
            } else if known.known().next().is_none() {
                let left = Weaver::all().filter(|card| !there.contains(card));
                self.state.weavers = game_core::Deck::shuffled(left.collect());
            }
        }
    }

    /// Adds a swarm that aims at a target, with cubes on its works in the order P, M, E.
    pub(crate) fn swarm(
        &mut self,
        card: &str,
        system: &str,
        target: &str,
        works: [u8; 3],
    ) -> &mut Table {
        let mut swarm = Swarm {
            card: read(card),
            system: read(system),
            target: (!target.is_empty()).then(|| read(target)),
            ..Swarm::default()
        };
        Work::ALL.into_iter().zip(works).for_each(|(work, count)| swarm.cubes[work] = count);
        self.state.swarms.push(swarm);
        self
    }

    /// Sets the Weaver deck in a known order.
    pub(crate) fn weaver_deck(&mut self, cards: &[&str]) -> &mut Table {
        self.state.weavers = game_core::Deck::default();
        cards.iter().for_each(|card| self.state.weavers.put_under(read(card)));
        self
    }

    pub(crate) fn hole(&mut self, system: &str) -> &mut Table {
        self.state.holes.insert(read(system));
        self.state.tokens = self.state.tokens.saturating_sub(1);
        self
    }

    pub(crate) fn bases(&mut self, player: Player, system: &str, shapes: &[&str]) -> &mut Table {
        let place = &mut self.state.systems[read::<System>(system)];
        place.owner = (!shapes.is_empty()).then_some(player);
        place.bases = shapes.iter().map(|shape| read::<Shape>(shape)).collect();
        self
    }

    pub(crate) fn planet(&mut self, system: &str, planet: usize, cube: &str) -> &mut Table {
        self.state.systems[read::<System>(system)].planets[planet] = Some(read(cube));
        self
    }

    /// Puts cubes on the line between two systems; it is complete if all slots are filled.
    pub(crate) fn route(&mut self, player: Player, ends: [&str; 2], on_it: &str) -> &mut Table {
        let route = self.line(ends);
        let line = &mut self.state.routes[route];
        line.owner = Some(player);
        line.cubes = cubes(on_it);
        line.complete = line.cubes.total() >= self.content.route(route).slots;
        self
    }

    pub(crate) fn line(&self, ends: [&str; 2]) -> Route {
        let [one, other] = ends.map(read::<System>);
        self.content
            .routes()
            .find(|&route| {
                let facts = self.content.route(route);
                [facts.from, facts.to] == [one, other] || [facts.from, facts.to] == [other, one]
            })
            .expect("a printed line")
    }

    /// Gives a card to a player.
    pub(crate) fn card(&mut self, player: Player, card: &str) -> &mut Table {
        self.state.areas[player].cards.push(read(card));
        self.settle_decks();
        self
    }

    /// Gives a completed or won card to a player.
    pub(crate) fn done(&mut self, player: Player, card: &str) -> &mut Table {
        self.state.done.insert(read(card));
        self.card(player, card)
    }

    /// Fills the slots of a project with cubes, with `.` for an empty one.
    pub(crate) fn slots(&mut self, project: &str, filled: &str) -> &mut Table {
        let slots = self.state.slots.of_mut(read(project));
        for (slot, letter) in filled.chars().enumerate() {
            slots.set(slot, (letter != '.').then(|| read(&letter.to_string())));
        }
        self
    }

    /// Adds a conflict under way, with both sides.
    pub(crate) fn conflict(
        &mut self,
        (player, card): (Player, &str),
        (target, against): (&str, Against),
        source: &str,
        sides: [&str; 2],
    ) -> &mut Table {
        self.card(player, card);
        let start = self.content.system(read(target)).start && against != Against::Neutral;
        self.state.conflicts.push(Conflict {
            card: read(card),
            attacker: player,
            source: read(source),
            target: read(target),
            against,
            extra_red: if start {
                self.content.numbers.conflicts.start_system_extra_attack
            } else {
                0
            },
            extra_star: 0,
        });
        self.slots(&format!("{card} attack"), sides[0]);
        self.slots(&format!("{card} defence"), sides[1])
    }

    /// Sets the contents of a bag.
    pub(crate) fn bag(&mut self, player: Player, text: &str) -> &mut Table {
        self.state.bags[player] = cubes(text);
        self
    }

    /// Sets the cubes in hand.
    pub(crate) fn hand(&mut self, text: &str) -> &mut Table {
        self.state.hand = cubes(text);
        self
    }

    /// Starts the game from here. The reserve gets all remaining cubes, except those of the
    /// `missing` colours, which go to the last player's bag.
    pub(crate) fn play_without(&mut self, missing: &str) -> Played {
        self.settle_decks();
        self.state.reserve = Cubes::NONE;
        let away = Player::ALL[3];
        for colour in Colour::ALL {
            let numbers = &self.content.numbers;
            let all = if colour == Colour::Black {
                numbers.pieces.black_cubes
            } else {
                numbers.pieces.cubes
            };
            let left = all - self.placed(colour);
            if missing.contains(&colour.to_string()) {
                self.state.bags[away].add(colour, left);
            } else {
                self.state.reserve.add(colour, left);
            }
        }
        let game = MasterOfTheGalaxy::set(&self.options, self.content, self.state);
        Played { game: game.unwrap_or_else(|why| panic!("{why:?}")), emitted: Vec::new() }
    }

    pub(crate) fn play(&mut self) -> Played {
        self.play_without("")
    }

    fn placed(&self, colour: Colour) -> u8 {
        let state = &self.state;
        let mut count: u8 = state.bags.values().iter().map(|bag| bag.of(colour)).sum();
        count += state.hand.of(colour);
        count += state.routes.values().iter().map(|line| line.cubes.of(colour)).sum::<u8>();
        let planets = state.systems.values().iter().flat_map(|place| place.planets);
        count += planets.filter(|&cube| cube == Some(colour)).count() as u8;
        let projects = Card::all().flat_map(Project::of);
        count += projects.map(|of| state.slots.of(of).cubes().of(colour)).sum::<u8>();
        for swarm in &state.swarms {
            for work in Work::ALL {
                if self.content.weaver(swarm.card).work(work).1 == colour {
                    count += swarm.cubes[work];
                }
            }
        }
        count
    }

    /// Plays the Span of a solo game with this hand, which is taken from the bag, up to the next
    /// question.
    pub(crate) fn span(&mut self, hand: &str) -> Played {
        self.span_without(hand, "")
    }

    /// The same with a reserve without these colours.
    pub(crate) fn span_without(&mut self, hand: &str, missing: &str) -> Played {
        for letter in hand.chars() {
            self.state.bags[Player::One].take(read(&letter.to_string()), 1);
        }
        self.hand(hand).at(List::SoloTurn, 3);
        self.play_without(missing)
    }

    /// The same with an empty Weaver deck: cards that are not on the board are out of the game.
    pub(crate) fn span_of_empty_deck(&mut self, hand: &str) -> Played {
        self.emptied = true;
        self.span(hand)
    }

    /// Starts Phase 2 with this hand.
    pub(crate) fn phase_2(&mut self, hand: &str) -> Played {
        for letter in hand.chars() {
            let colour: Colour = read(&letter.to_string());
            let player = self.state.active;
            self.state.bags[player].take(colour, 1);
        }
        self.hand(hand);
        let (list, step) = if self.options.solo() { (List::SoloTurn, 4) } else { (List::Turn, 3) };
        self.at(list, step);
        self.play()
    }
}

impl Played {
    /// Moves cubes from the bag to the hand, as a lucky draw would.
    pub(crate) fn bag_to_hand(&mut self, text: &str) {
        let mut state = *self.game.state();
        for letter in text.chars() {
            let colour: Colour = read(&letter.to_string());
            state.bags[Player::One].take(colour, 1);
            state.hand.add(colour, 1);
        }
        self.game = MasterOfTheGalaxy::determinize(
            &master_of_the_galaxy::View { state, ..self.game.view(Viewer::Everybody) },
            self.game.content(),
            &mut game_core::Dice::new(1),
        );
    }

    /// Gives answers, one text after the other.
    pub(crate) fn go(&mut self, texts: &[&str]) -> &mut Played {
        for text in texts {
            // A phase with nothing left to do ends by itself.
            if *text == "end" && !self.offers("end") {
                continue;
            }
            let choice: Choice = read(text);
            if let Err(why) = self.game.apply(choice, &mut self.emitted) {
                panic!("{why}; there are {:?}", self.choices());
            }
        }
        self
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        choices.listed().iter().map(ToString::to_string).collect()
    }

    pub(crate) fn offers(&self, text: &str) -> bool {
        self.choices().iter().any(|choice| choice == text)
    }

    pub(crate) fn offers_any(&self, beginning: &str) -> bool {
        self.choices().iter().any(|choice| choice.starts_with(beginning))
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    /// The system, target and works of a swarm; `None` if it is not on the board.
    pub(crate) fn swarm(&self, card: &str) -> Option<(String, String, [u8; 3])> {
        let swarm = self.state().swarm(read(card))?;
        let target = swarm.target.map_or(String::new(), |target| target.to_string());
        Some((swarm.system.to_string(), target, Work::ALL.map(|work| swarm.cubes[work])))
    }

    pub(crate) fn works(&self, card: &str) -> [u8; 3] {
        self.swarm(card).expect("on the board").2
    }

    pub(crate) fn is_hole(&self, system: &str) -> bool {
        self.state().holes.contains(read(system))
    }

    pub(crate) fn bag(&self, player: Player) -> Cubes {
        self.state().bags[player]
    }

    pub(crate) fn filled(&self, project: &str) -> u8 {
        self.state().slots.of(read(project)).count()
    }

    pub(crate) fn owns(&self, player: Player, card: &str) -> bool {
        self.state().areas[player].cards.contains(&read(card))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The events as text.
    pub(crate) fn lines(&self) -> Vec<String> {
        let emitted = self.emitted.iter();
        emitted
            .map(|emitted| {
                self.game.describe_event(&emitted.event, Viewer::Everybody, Locale::English).text
            })
            .collect()
    }

    /// Whether a project has an empty slot with this letter.
    pub(crate) fn has_slot(&self, project: &str, letter: &str) -> bool {
        let project: Project = read(project);
        let letters = self.game.content().letters(project);
        let filled = self.state().slots.of(project);
        filled.first_empty(letters, read::<Letter>(letter)).is_some()
    }
}

pub(crate) fn project(card: &str, part: Part) -> Project {
    Project { card: read(card), part }
}

pub(crate) const ONE: Player = Player::One;
pub(crate) const TWO: Player = Player::Two;
