//! Positions set up for a test, and ways to play and read them.

use colab::{
    Cause, CoLab, Content, Device, Event, Frame, Lab, List, Minion, Options, Owner, Place, Player,
    Rolled, Scientist, Slot, State, Window,
};
use game_core::{Choices, Dice, Emitted, Game, GameInfo, Seat, Turn};
use serde_json::{Value, json};

use crate::stated::stated;

pub(crate) const ONE: Player = Player::One;
pub(crate) const TWO: Player = Player::Two;
pub(crate) const THREE: Player = Player::Three;

/// A new game with these settings.
pub(crate) fn begin(settings: Value) -> CoLab {
    begin_in(Content::ours(), settings)
}

/// A new game with these settings and this content.
pub(crate) fn begin_in(content: &'static Content, settings: Value) -> CoLab {
    let settings = settings.as_object().expect("an object");
    let options = CoLab::read_options(settings, content).expect("options");
    CoLab::new(&options, content).expect("a game")
}

/// The sum of the needs of a device's cards.
pub(crate) fn needs_of(content: &Content, device: Device) -> u8 {
    let cards = content.doomsday.facts().iter().filter(|card| card.device == device);
    cards.map(|card| card.need).sum()
}

/// Answers chance from a seed, and nothing else.
pub(crate) fn chance(game: &mut CoLab, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    while game.turn() == Turn::Chance {
        game.choices(&mut choices);
        let choice = choices.pick(&mut dice).expect("chance has results");
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
}

/// Answers everything at random until a question of this kind is on top.
pub(crate) fn random_until(game: &mut CoLab, seed: u64, stop: impl Fn(&CoLab) -> bool) {
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    while !stop(game) {
        game.choices(&mut choices);
        let choice = choices.pick_evenly(&mut dice).expect("the game is not over");
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
}

/// The legal choices, as texts.
pub(crate) fn listed(game: &CoLab) -> Vec<String> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.listed().iter().map(ToString::to_string).collect()
}

/// The legal choices that begin with this word.
pub(crate) fn listed_with(game: &CoLab, word: &str) -> Vec<String> {
    listed(game).into_iter().filter(|text| text.starts_with(word)).collect()
}

/// Whether this choice is legal.
pub(crate) fn offers(game: &CoLab, text: &str) -> bool {
    listed(game).iter().any(|choice| choice == text)
}

/// Makes these choices one after the other and returns the emitted events.
pub(crate) fn play(game: &mut CoLab, texts: &[&str]) -> Vec<Event> {
    let mut emitted: Vec<Emitted<Event>> = Vec::new();
    for text in texts {
        let choice = text.parse().unwrap_or_else(|_| panic!("'{text}' is no choice"));
        let applied = game.apply(choice, &mut emitted);
        assert!(applied.is_ok(), "'{text}' is not listed, but {:?}", listed(game));
    }
    emitted.into_iter().map(|emitted| emitted.event).collect()
}

/// A position under construction: the board of the first game, no scientist in a lab, two minions
/// without dice of each player on a tower of their own, and nothing else.
pub(crate) struct Scene {
    content: &'static Content,
    options: Options,
    pub(crate) state: State,
}

/// The home windows of the minions in a scene, by player: herb, vial, spark, eye.
const HOMES: [[&str; 2]; 4] =
    [["herb 1", "herb 2"], ["vial 1", "vial 2"], ["spark 1", "spark 2"], ["eye 1", "eye 2"]];

pub(crate) fn scene(seats: u8) -> Scene {
    scene_with(json!({"seats": seats, "set_up": "first_game"}))
}

pub(crate) fn scene_with(settings: Value) -> Scene {
    scene_in(Content::ours(), settings)
}

/// As [`scene_with`], with the cards named by the worked examples.
pub(crate) fn stated_with(settings: Value) -> Scene {
    scene_in(stated(), settings)
}

fn scene_in(content: &'static Content, settings: Value) -> Scene {
    let game = begin_in(content, settings);
    let mut state = *begin(json!({"seats": 3, "set_up": "first_game"})).state();
    let options = *game.options();
    state.frames.clear();
    state.frames.call(Frame::Turn);
    (state.first, state.turn_of, state.acting) = (Some(ONE), Some(ONE), ONE);
    for lab in <Lab as game_core::Id>::all() {
        for slot in [Slot::Left, Slot::Right] {
            state.tiles[lab][slot] = None;
        }
    }
    state.upgrade_tokens = ((1u32 << spaces(&options).len()) - 1) as u16;
    let mut scene = Scene { content, options, state };
    if options.enemies > 0 {
        scene = scene.with_enemies();
    } else if options.seats == 2 {
        for tower in ["gear", "spark", "herb", "vial", "bone", "eye"] {
            scene = scene.minion(&format!("{tower} 3"), Owner::Neutral, None);
        }
    }
    let players: Vec<Player> = options.players().collect();
    for (player, homes) in players.into_iter().zip(HOMES) {
        for home in homes {
            scene = scene.minion(home, Owner::Player(player), None);
        }
    }
    scene
}

/// The upgrade spaces of a game.
pub(crate) fn spaces(options: &Options) -> &'static [u8] {
    match options.enemies {
        0 => Content::ours().spaces(options.seats),
        _ => &Content::ours().upgrade_spaces[colab::Table::Enemies],
    }
}

/// The windows of the enemies' minions in a scene, all with EXTRA dice, and the labs of their
/// scientists.
const THEIRS: [([&str; 2], &str); 3] = [
    (["vial 1", "vial 2"], "spark"),
    (["spark 1", "spark 2"], "eye"),
    (["eye 1", "eye 2"], "herb"),
];

/// One player against one enemy with its device. The ring is: tower bone, lab spark, tower gear,
/// lab vial, tower herb, lab eye, tower eye, lab gear, tower spark, lab herb, tower vial, lab bone.
pub(crate) fn solo(enemy: &str, device: &str) -> Scene {
    scene_with(alone_against(enemy, device))
}

/// As [`solo`], with the cards named by the worked examples.
pub(crate) fn stated_solo(enemy: &str, device: &str) -> Scene {
    stated_with(alone_against(enemy, device))
}

/// The settings of one player against one enemy with its device.
pub(crate) fn alone_against(enemy: &str, device: &str) -> Value {
    json!({"seats": 1, "enemies": 1, "enemy_1": enemy, "device_1": device})
}

/// A scientist by name.
pub(crate) fn who(name: &str) -> Scientist {
    name.parse().expect("a scientist")
}

/// A window by name.
pub(crate) fn window(name: &str) -> Window {
    name.parse().expect("a window")
}

impl Scene {
    /// The options of the scene.
    pub(crate) fn options(&self) -> Options {
        self.options
    }

    /// Adds the enemies of the options; the first one is active.
    fn with_enemies(mut self) -> Scene {
        let content = self.content;
        let enemies: Vec<Scientist> = self.options.enemies().collect();
        let free = Scientist::ALL.into_iter().filter(|one| !enemies.contains(one));
        for (player, scientist) in Player::ALL.into_iter().zip(free) {
            self.state.players[player].scientist = Some(scientist);
        }
        for (kind, facts) in content.tokens.iter() {
            self.state.enemies.bag.criteria[kind] = facts.criteria;
            self.state.enemies.supply[kind] = facts.power;
        }
        self.state.enemies.active = enemies.first().copied();
        self.state.enemies.first_seat = 1;
        // Skips the windows that are homes of further players.
        let homes = THEIRS.map(|one| one.0).into_iter().skip(usize::from(self.options.seats) - 1);
        let places = THEIRS.map(|one| one.1);
        for (enemy, (homes, place)) in enemies.into_iter().zip(homes.zip(places)) {
            for home in homes {
                self = self.minion(home, Owner::Enemy(enemy), None).face(home, "extra");
            }
            let one = &mut self.state.enemies.each[enemy];
            one.place = Some(place.parse().expect("a lab"));
            let device = self.options.device_of(enemy);
            let deck = content.doomsday.facts().iter().filter(|card| Some(card.device) == device);
            one.need = deck.map(|card| card.need).max();
        }
        self
    }

    /// Sets the face of an enemy die.
    pub(crate) fn face(mut self, at: &str, face: &str) -> Scene {
        let minion = self.state.windows[window(at)].as_mut().expect("a minion");
        minion.face = Some(face.parse().expect("a face"));
        self
    }

    /// Moves an enemy's minion to another window, with another face.
    pub(crate) fn shift(mut self, from: &str, to: &str, face: &str) -> Scene {
        let minion = self.state.windows[window(from)].take();
        self.state.windows[window(to)] = minion;
        self.face(to, face)
    }

    /// Puts an enemy's scientist into this lab.
    pub(crate) fn enemy_in(mut self, enemy: &str, place: &str) -> Scene {
        self.state.enemies.each[who(enemy)].place = Some(place.parse().expect("a lab"));
        self
    }

    /// Sets an enemy's meter.
    pub(crate) fn meter(mut self, enemy: &str, shows: u8) -> Scene {
        self.state.enemies.each[who(enemy)].meter = shows;
        self
    }

    /// Adds damage tokens.
    pub(crate) fn damage(mut self, windows: &[&str]) -> Scene {
        windows.iter().for_each(|one| self.state.enemies.damaged.insert(window(one)));
        self
    }

    /// Adds freeze tokens.
    pub(crate) fn ice(mut self, windows: &[&str]) -> Scene {
        windows.iter().for_each(|one| self.state.enemies.frozen.insert(window(one)));
        self
    }

    /// Adds damage to every empty window except these.
    pub(crate) fn damage_all_but(mut self, windows: &[&str]) -> Scene {
        let spared: Vec<Window> = windows.iter().map(|one| window(one)).collect();
        for one in <Window as game_core::Id>::all().filter(|one| !spared.contains(one)) {
            if self.state.is_empty(one) {
                self.state.enemies.damaged.insert(one);
            }
        }
        self
    }

    /// Builds these cards of an enemy and sets the need of the next one.
    pub(crate) fn doom(mut self, enemy: &str, cards: &[&str], need: u8) -> Scene {
        for card in cards {
            self.state.enemies.built.insert(card.parse().expect("a doomsday card"));
        }
        self.state.enemies.each[who(enemy)].need = Some(need);
        self
    }

    /// Moves criteria tokens from the bag to an enemy's deck.
    pub(crate) fn beside(mut self, enemy: &str, tokens: &[&str]) -> Scene {
        for token in tokens {
            let kind = token.parse().expect("a token");
            self.state.enemies.bag.criteria[kind] -= 1;
            self.state.enemies.each[who(enemy)].beside.criteria[kind] += 1;
        }
        self
    }

    /// Moves power tokens from the supply into the bag.
    pub(crate) fn power(mut self, tokens: &[&str]) -> Scene {
        for token in tokens {
            let kind = token.parse().expect("a token");
            self.state.enemies.supply[kind] -= 1;
            self.state.enemies.bag.power[kind] += 1;
        }
        self
    }

    /// Starts the turn of the enemy in this seat of the circle, which then draws.
    pub(crate) fn turn_of(self, enemy: &str, seat: u8) -> Scene {
        let list = Frame::Steps { list: List::EnemyTurn, next: 0 };
        self.in_progress(enemy, seat).at(list)
    }

    fn in_progress(self, enemy: &str, seat: u8) -> Scene {
        self.with(|state| {
            state.turn_of = None;
            (state.enemies.turn, state.enemies.seat) = (Some(who(enemy)), seat);
        })
    }

    /// Makes an enemy carry out a card, a token or its special power.
    pub(crate) fn does(self, enemy: &str, of: &str) -> Scene {
        let card = of.parse().map(Cause::Card);
        let token = of.parse().map(Cause::Token);
        let of = card.or(token).unwrap_or(Cause::Special);
        let act = Frame::Act { by: who(enemy), of, part: 0, failed: false };
        self.in_progress(enemy, 1).at(act)
    }
}

/// An enemy's meter.
pub(crate) fn meter_of(game: &CoLab, enemy: &str) -> u8 {
    game.state().enemies.each[who(enemy)].meter
}

/// The lab of an enemy's scientist.
pub(crate) fn place_of(game: &CoLab, enemy: &str) -> String {
    game.state().enemies.each[who(enemy)].place.map_or(String::new(), |place| place.to_string())
}

/// The damaged windows and the frozen ones.
pub(crate) fn harmed(game: &CoLab) -> (Vec<String>, Vec<String>) {
    let names = |set: game_core::EnumSet<Window>| set.iter().map(|one| one.to_string()).collect();
    (names(game.state().enemies.damaged), names(game.state().enemies.frozen))
}

/// The face of the enemy minion in a window, if there is one.
pub(crate) fn face_at(game: &CoLab, at: &str) -> Option<String> {
    let minion = game.state().windows[window(at)]?;
    minion.face.map(|face| face.to_string())
}

impl Scene {
    /// Makes this the only pending frame.
    pub(crate) fn at(mut self, frame: Frame) -> Scene {
        self.state.frames.clear();
        self.state.frames.call(frame);
        self
    }

    /// Applies any change to the state.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Scene {
        change(&mut self.state);
        self
    }

    /// Puts a player's scientist into this lab.
    pub(crate) fn lab(mut self, player: Player, lab: &str) -> Scene {
        self.state.players[player].place = Place::Lab(lab.parse().expect("a lab"));
        self
    }

    /// Puts a player's scientist into the centre.
    pub(crate) fn centre(mut self, player: Player) -> Scene {
        self.state.players[player].place = Place::Centre;
        self
    }

    /// Sets dice of a pool, such as `red G+S` or `white V`.
    pub(crate) fn pool(mut self, player: Player, dice: &[&str]) -> Scene {
        for die in dice {
            let rolled: Rolled = die.parse().expect("a die");
            self.state.supply[rolled.die()] -= 1;
            self.state.players[player].pool[rolled] += 1;
        }
        self
    }

    /// Dice in a bowl, by colour.
    pub(crate) fn bowl(mut self, player: Player, dice: &[&str]) -> Scene {
        for die in dice {
            let die: colab::DieColour = die.parse().expect("a colour");
            self.state.supply[die] -= 1;
            self.state.players[player].bowl[die] += 1;
        }
        self
    }

    /// Cards in a hand.
    pub(crate) fn hand(mut self, player: Player, cards: &[&str]) -> Scene {
        for card in cards {
            self.state.players[player].hand[card.parse().expect("a card")] += 1;
        }
        self
    }

    /// Builds cards in these cells, such as `M01 d4`, and moves the score marker to match.
    pub(crate) fn grid(mut self, player: Player, cards: &[&str]) -> Scene {
        let content = self.content;
        let mut lay = Vec::new();
        for card in cards {
            let (card, cell) = card.split_once(' ').expect("a card and a cell");
            lay.push(
                json!({"card": card, "cell": cell, "potions": 0, "active": false, "used": false}),
            );
        }
        let area = &mut self.state.players[player];
        area.grid = serde_json::from_value(Value::Array(lay)).expect("a grid");
        area.score = area.grid.printed(content) + area.grid.scaled(content);
        let score = area.score;
        for (number, space) in spaces(&self.options).iter().enumerate() {
            if u16::from(*space) <= score {
                self.state.upgrade_tokens &= !(1 << number);
            }
        }
        self
    }

    /// Puts a minion into a window, such as `gear 1`.
    pub(crate) fn minion(mut self, window: &str, owner: Owner, die: Option<&str>) -> Scene {
        let die: Option<Rolled> = die.map(|die| die.parse().expect("a die"));
        if let Some(die) = die {
            self.state.supply[die.die()] -= 1;
        }
        let window: Window = window.parse().expect("a window");
        self.state.windows[window] = Some(Minion::of(owner, die));
        self
    }

    /// Moves a minion of the scene to another window, with a die or without.
    pub(crate) fn send(mut self, from: &str, to: &str, die: Option<&str>) -> Scene {
        let from: Window = from.parse().expect("a window");
        let minion = self.state.windows[from].take().expect("a minion stands there");
        self.minion(to, minion.owner, die)
    }

    /// Puts a tile above a lab.
    pub(crate) fn tile(mut self, lab: &str, slot: &str, tile: &str) -> Scene {
        let (lab, slot): (Lab, Slot) = (lab.parse().expect("a lab"), slot.parse().expect("a slot"));
        self.state.tiles[lab][slot] = Some(tile.parse().expect("a tile"));
        self
    }

    /// The game from this position, advanced to its next question.
    pub(crate) fn game(self) -> CoLab {
        let game = CoLab::standing(&self.options, self.content, self.state);
        assert_eq!(game.audit(), Vec::<String>::new());
        game
    }
}

/// The seat that is asked.
pub(crate) fn asked(game: &CoLab) -> Option<Seat> {
    match game.turn() {
        Turn::Choose(seat) => Some(seat),
        _ => None,
    }
}

/// The area of a player.
pub(crate) fn area(game: &CoLab, player: Player) -> colab::Area {
    game.state().players[player]
}

/// Number of dice with this face in a pool.
pub(crate) fn in_pool(game: &CoLab, player: Player, die: &str) -> u8 {
    area(game, player).pool[die.parse().expect("a die")]
}

/// Number of copies of a card in a hand.
pub(crate) fn in_hand(game: &CoLab, player: Player, card: &str) -> u8 {
    area(game, player).hand[card.parse().expect("a card")]
}
