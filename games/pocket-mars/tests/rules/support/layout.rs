//! The builder of positions.

use std::collections::BTreeMap;

use game_core::{Dice, Game, SourceFile, Stack, ValidationError, Viewer};
use pocket_mars::{
    Building, BuildingMap, BuildingView, Card, CardSet, CardView, Colour, Connected, Content, Deck,
    Face, Frame, List, Options, Player, PlayerMap, PlayerView, PocketMars, PrepCard, Ship, Slot,
    SlotView, State, View,
};
use serde_json::{Map, Value, json};

use super::read::{building, player};

/// A position under construction, at the question for an action unless frames are given.
///
/// - Cards not named: every seat gets 2 in hand and 2 in the prep module, the androids two sealed
///   ones; the rest is the deck. With [`Table::deck`] the surplus goes to the bottom of the discard
///   pile, or where one of the `rest_…` methods puts it.
/// - Colonists not named stand on Earth.
/// - Energy not named is 1.
#[derive(Clone)]
pub(crate) struct Table {
    settings: Map<String, Value>,
    rows: String,
    active: Player,
    starting: Player,
    round: u16,
    end_triggered: bool,
    hands: BTreeMap<Player, CardSet>,
    prep: BTreeMap<Player, [Option<Face>; 2]>,
    knows: Vec<(Player, Card)>,
    earth: BTreeMap<Player, u8>,
    ship: BTreeMap<Player, u8>,
    spaces: BTreeMap<(Player, Building), (u8, u8)>,
    others_stand_on: BTreeMap<Player, Building>,
    energy: BTreeMap<Player, u8>,
    stacks: BTreeMap<Building, Vec<Connected>>,
    discard: Vec<Card>,
    deck: Option<usize>,
    in_deck: CardSet,
    top: Option<Colour>,
    bottom: Vec<Card>,
    rest: Rest,
    unreachable: bool,
    frames: Option<Vec<Frame>>,
}

/// Where surplus cards go.
#[derive(Clone, Copy)]
enum Rest {
    Discard,
    Covered,
    Hand(Player),
}

impl Table {
    /// A game of 2 to 4 players.
    pub(crate) fn base(seats: u8) -> Table {
        Table::with(json!({ "seats": seats }))
    }

    /// A game against the androids.
    pub(crate) fn solo() -> Table {
        Table::base(1)
    }

    /// A game with these options.
    pub(crate) fn with(options: Value) -> Table {
        let Value::Object(settings) = options else { panic!("options are an object") };
        Table {
            settings,
            rows: String::new(),
            active: Player::One,
            starting: Player::One,
            round: 1,
            end_triggered: false,
            hands: BTreeMap::new(),
            prep: BTreeMap::new(),
            knows: Vec::new(),
            earth: BTreeMap::new(),
            ship: BTreeMap::new(),
            spaces: BTreeMap::new(),
            others_stand_on: BTreeMap::new(),
            energy: BTreeMap::new(),
            stacks: BTreeMap::new(),
            discard: Vec::new(),
            deck: None,
            in_deck: CardSet::EMPTY,
            top: None,
            bottom: Vec::new(),
            rest: Rest::Discard,
            unreachable: false,
            frames: None,
        }
    }

    /// Sets one more option.
    pub(crate) fn option(mut self, id: &str, value: impl Into<Value>) -> Table {
        self.settings.insert(id.into(), value.into());
        self
    }

    /// Gives a card a hand ability, as an owner's file can.
    pub(crate) fn hand_ability(mut self, card: &str, ability: &str) -> Table {
        self.rows += &format!("[[card]]\nid = \"{card}\"\nhand = \"{ability}\"\n");
        self
    }

    /// Gives a card a prep ability, as an owner's file can.
    pub(crate) fn prep_ability(mut self, card: &str, ability: &str) -> Table {
        self.rows += &format!("[[card]]\nid = \"{card}\"\nprep = \"{ability}\"\n");
        self
    }

    /// Sets whose turn it is; the default is the first seat.
    pub(crate) fn active(mut self, who: &str) -> Table {
        self.active = player(who);
        self
    }

    /// Sets who begins every round; the default is the first seat.
    pub(crate) fn starting(mut self, who: &str) -> Table {
        self.starting = player(who);
        self
    }

    /// Marks the end as triggered.
    pub(crate) fn triggered(mut self) -> Table {
        self.end_triggered = true;
        self
    }

    /// Sets a hand, such as `"AQ4 GH1"`.
    pub(crate) fn hand(mut self, who: &str, cards: &str) -> Table {
        self.hands.insert(player(who), set(cards));
        self
    }

    /// Sets a prep module from slot 1 on, such as `"AQ7 EB3"`; `-` is an empty slot.
    pub(crate) fn prep(mut self, who: &str, cards: &str) -> Table {
        self.prep.insert(player(who), slots(cards));
        self
    }

    /// Sets the androids' prep module from slot 1 on: a colour for a sealed card, or a card that
    /// shows its face without a chance turn; `-` is an empty slot.
    pub(crate) fn android_module(self, cards: &str) -> Table {
        self.prep("da", cards)
    }

    /// Lets a player know this prep card of another player.
    pub(crate) fn knows(mut self, who: &str, prep_card: &str) -> Table {
        self.knows.push((player(who), card(prep_card)));
        self
    }

    /// Sets the colonists on Earth; needed only to leave some to [`Table::others_stand_on`].
    pub(crate) fn earth(mut self, who: &str, count: u8) -> Table {
        self.earth.insert(player(who), count);
        self
    }

    /// Sets the colonists on the Spaceship.
    pub(crate) fn ship(mut self, who: &str, count: u8) -> Table {
        self.ship.insert(player(who), count);
        self
    }

    /// Sets the colonists on ★ and ★★ of Buildings, such as `"G 1/0 A 0/1"`.
    pub(crate) fn colonists(mut self, who: &str, spaces: &str) -> Table {
        let words: Vec<&str> = spaces.split_whitespace().collect();
        for pair in words.chunks(2) {
            let (first, second) = pair[1].split_once('/').expect("★/★★");
            let count = |text: &str| text.parse::<u8>().expect("a number");
            let at = (player(who), building(pair[0]));
            self.spaces.insert(at, (count(first), count(second)));
        }
        self
    }

    /// Puts all colonists that are not named elsewhere on ★ here instead of on Earth.
    pub(crate) fn others_stand_on(mut self, who: &str, at: &str) -> Table {
        self.others_stand_on.insert(player(who), building(at));
        self
    }

    /// Sets the energy of a player or of the androids.
    pub(crate) fn energy(mut self, who: &str, level: u8) -> Table {
        self.energy.insert(player(who), level);
        self
    }

    /// Sets the cards connected to a Building, the lowest first, such as `"AQ1 AQ7-"`, where `-`
    /// marks a face-down card.
    pub(crate) fn stack(mut self, at: &str, cards: &str) -> Table {
        let read = |text: &str| match text.strip_suffix('-') {
            Some(text) => Connected { card: card(text), face_down: true },
            None => Connected { card: card(text), face_down: false },
        };
        self.stacks.insert(building(at), cards.split_whitespace().map(read).collect());
        self
    }

    /// Sets the discard pile, the top card last.
    pub(crate) fn discard(mut self, cards: &str) -> Table {
        self.discard = list(cards);
        self
    }

    /// Sets the number of cards in the deck.
    pub(crate) fn deck(mut self, count: usize) -> Table {
        self.deck = Some(count);
        self
    }

    /// Puts these cards into the deck, in unknown places.
    pub(crate) fn in_deck(mut self, cards: &str) -> Table {
        self.in_deck = set(cards);
        self
    }

    /// Sets the colour of the top card of the deck.
    pub(crate) fn top(mut self, colour: &str) -> Table {
        self.top = Some(colour.parse().expect("a colour"));
        self
    }

    /// Puts cards under the deck as if a player had, the lowest last.
    pub(crate) fn bottom(mut self, cards: &str) -> Table {
        self.bottom = list(cards);
        self
    }

    /// Puts surplus cards beneath the stacks, not into the discard pile.
    pub(crate) fn rest_covered(mut self) -> Table {
        self.rest = Rest::Covered;
        self
    }

    /// Puts surplus cards into this hand, not into the discard pile; no turn leaves so many there.
    pub(crate) fn rest_in_hand(mut self, who: &str) -> Table {
        self.rest = Rest::Hand(player(who));
        self.unreachable()
    }

    /// Allows a position that play cannot reach, by sampling it.
    pub(crate) fn unreachable(mut self) -> Table {
        self.unreachable = true;
        self
    }

    /// Sets the pending frames, the outermost first, instead of the question for an action.
    pub(crate) fn frames(mut self, frames: &[Frame]) -> Table {
        self.frames = Some(frames.to_vec());
        self
    }

    /// Builds the position.
    #[track_caller]
    pub(crate) fn build(self) -> PocketMars {
        self.try_build().unwrap_or_else(|errors| panic!("position: {errors:?}"))
    }

    /// Builds the position, or returns its errors.
    #[track_caller]
    pub(crate) fn try_build(self) -> Result<PocketMars, Vec<ValidationError>> {
        let content = self.content();
        let options = Options::read(&self.settings, content)
            .unwrap_or_else(|errors| panic!("options: {errors:?}"));
        let unreachable = self.unreachable;
        let state = self.state(&options);
        match unreachable {
            true => Ok(sampled_position(options, content, &state)),
            false => PocketMars::set(&options, content, state),
        }
    }

    /// The project's content with the abilities that the test gives to cards.
    fn content(&self) -> &'static Content {
        if self.rows.is_empty() {
            return Content::ours();
        }
        let file = SourceFile { name: "cards.toml".into(), text: self.rows.clone() };
        let content = Content::load(&[file]).unwrap_or_else(|errors| {
            panic!("content: {errors:?}");
        });
        Box::leak(Box::new(content))
    }

    fn state(self, options: &Options) -> State {
        let mut state = State {
            round: self.round,
            starting: Some(self.starting),
            active: self.active,
            end_triggered: self.end_triggered,
            ships: PlayerMap::default(),
            earth: PlayerMap::default(),
            on_ship: PlayerMap::default(),
            energy: PlayerMap::default(),
            hands: PlayerMap::default(),
            prep: PlayerMap::default(),
            packets: PlayerMap::default(),
            picks: PlayerMap::default(),
            stacks: BuildingMap::default(),
            first: BuildingMap::default(),
            second: BuildingMap::default(),
            deck: Deck::default(),
            discard: self.discard.iter().copied().collect(),
            in_play: None,
            connection: None,
            frames: Stack::new(),
        };
        self.lay_cards(options, &mut state);
        for (number, &player) in options.players().iter().enumerate() {
            state.ships[player] = Some(Ship::ALL[number]);
            state.energy[player] = self.energy.get(&player).copied().unwrap_or(1);
            self.stand_colonists(options, player, &mut state);
        }
        let list = if options.solo() { List::SoloRound } else { List::Turn };
        let usual = vec![Frame::Steps { list, next: 1 }, Frame::Action];
        for frame in self.frames.unwrap_or(usual) {
            state.frames.call(frame);
        }
        state
    }

    fn stand_colonists(&self, options: &Options, player: Player, state: &mut State) {
        let mut left = options.colonists;
        let mut take = |count: u8| {
            left = left.checked_sub(count).unwrap_or_else(|| panic!("too many of {player}"));
            count
        };
        state.on_ship[player] = take(self.ship.get(&player).copied().unwrap_or(0));
        for (&(owner, at), &(first, second)) in &self.spaces {
            if owner == player {
                state.first[at][player] = take(first);
                state.second[at][player] = take(second);
            }
        }
        if let Some(&count) = self.earth.get(&player) {
            state.earth[player] = take(count);
        }
        match self.others_stand_on.get(&player) {
            Some(&at) => state.first[at][player] += left,
            None if self.earth.contains_key(&player) => {
                assert_eq!(left, 0, "colonists of {player} that stand nowhere");
            }
            None => state.earth[player] = left,
        }
    }

    fn lay_cards(&self, options: &Options, state: &mut State) {
        let mut left = CardSet::full();
        let mut lay = |card: Card| {
            assert!(left.contains(card), "{card} is named twice");
            left.remove(card);
        };
        self.discard.iter().chain(&self.bottom).copied().for_each(&mut lay);
        self.hands.values().for_each(|hand| hand.iter().for_each(&mut lay));
        self.in_deck.iter().for_each(&mut lay);
        self.stacks.values().flatten().for_each(|connected| lay(connected.card));
        let faces = self.prep.values().flatten().flatten();
        faces.filter_map(|face| face.card()).for_each(&mut lay);

        // Colours that must be kept for sealed cards and for the top of the deck.
        let mut spare = Spare { left, kept: BuildingMap::default() };
        let module = match self.prep.get(&Player::Androids) {
            Some(&module) => module,
            None if options.solo() => [Colour::Purple, Colour::Orange].map(Face::Sealed).map(Some),
            None => [None, None],
        };
        let sealed = module.iter().flatten().filter(|face| face.card().is_none());
        sealed.for_each(|face| spare.kept[face.colour().building()] += 1);
        if let Some(colour) = self.top {
            let named = self.in_deck.iter().any(|card| card.colour() == colour);
            spare.kept[colour.building()] += usize::from(!named);
        }

        for (&building, stack) in &self.stacks {
            state.stacks[building] = stack.iter().copied().collect();
        }
        for &player in options.seated() {
            state.hands[player] = match self.hands.get(&player) {
                Some(&hand) => hand,
                None => [spare.take(), spare.take()].into_iter().collect(),
            };
            let prep = match self.prep.get(&player) {
                Some(&prep) => prep,
                None => [spare.take(), spare.take()].map(|card| Some(Face::Known(card))),
            };
            state.prep[player] = prep.map(|face| face.map(|face| self.prep_card(player, face)));
        }
        if options.solo() {
            state.prep[Player::Androids] =
                module.map(|face| face.map(|face| self.prep_card(Player::Androids, face)));
        }
        self.lay_deck(options, state, &mut spare);
    }

    fn prep_card(&self, owner: Player, face: Face) -> PrepCard {
        let mut seen_by = PlayerMap::default();
        seen_by[owner] = owner != Player::Androids;
        for &(who, card) in &self.knows {
            seen_by[who] |= face == Face::Known(card);
        }
        PrepCard { face, seen_by }
    }

    fn lay_deck(&self, options: &Options, state: &mut State, spare: &mut Spare) {
        let sealed = state.prep[Player::Androids].iter().flatten();
        let sealed = sealed.filter(|held| held.face.card().is_none()).count();
        let mut count = spare.left.len() - sealed + self.in_deck.len() + self.bottom.len();
        if let Some(wanted) = self.deck {
            assert!(wanted <= count, "the deck can have {count} cards at most");
            for _ in wanted..count {
                self.lay_surplus(spare.take(), state);
            }
            count = wanted;
        }
        assert!(options.solo() || sealed == 0, "only the androids' cards are sealed");
        let mut deck = Deck {
            count: u8::try_from(count).expect("35 cards"),
            top: None,
            bottom: self.bottom.iter().copied().collect(),
        };
        if count > 0 && count == deck.bottom.len() {
            deck.top = Some(Face::Known(deck.bottom.remove(0)));
        } else if count > 0 {
            let unseen = self.in_deck.or(spare.left);
            let available = |colour: Colour| {
                let sealed = usize::from(state.sealed()[colour]);
                unseen.iter().filter(|card| card.colour() == colour).count() > sealed
            };
            let top = self.top.or_else(|| Colour::ALL.into_iter().find(|&it| available(it)));
            deck.top = top.map(Face::Sealed);
        }
        state.deck = deck;
    }

    fn lay_surplus(&self, card: Card, state: &mut State) {
        match self.rest {
            Rest::Discard => state.discard.insert(0, card),
            Rest::Covered => {
                let connected = Connected { card, face_down: false };
                state.stacks[card.building()].insert(0, connected);
            }
            Rest::Hand(player) => state.hands[player].insert(card),
        }
    }
}

/// Samples a position that play cannot reach, as a viewer who sees everything would. Sealed cards
/// are guesses, repeated until one fits.
fn sampled_position(options: Options, content: &'static Content, state: &State) -> PocketMars {
    let face = |card: Card| CardView::Face(card);
    let slot = |held: PrepCard| SlotView {
        card: held.face.card().map_or(CardView::Back(held.face.colour()), face),
        known_by: held.seen_by,
        was_seen: held.face.card().is_some(),
    };
    let area = |&player: &Player| PlayerView {
        player,
        ship: state.ships[player],
        earth: state.earth[player],
        on_ship: state.on_ship[player],
        energy: state.energy[player],
        hand: state.hands[player].iter().map(face).collect(),
        prep: state.prep[player].map(|held| held.map(slot)),
        packet: Vec::new(),
        chosen: CardSet::EMPTY,
        score: 0,
    };
    let connected = |connected: &Connected| match connected.face_down {
        true => CardView::Back(connected.card.colour()),
        false => CardView::Face(connected.card),
    };
    let building = |at: Building| BuildingView {
        stack: state.stacks[at].iter().map(connected).collect(),
        first: state.first[at],
        second: state.second[at],
    };
    let view = View {
        options,
        viewer: Viewer::Everybody,
        asked: Some(state.active),
        chance: false,
        over: false,
        round: state.round,
        starting: state.starting,
        active: state.active,
        end_triggered: state.end_triggered,
        players: options.players().iter().map(area).collect(),
        buildings: BuildingMap::each(building),
        deck: state.deck.count,
        deck_top: state.deck.top.map(Face::colour),
        put_under: state.deck.put_under().map(Card::colour).collect(),
        discard: state.discard.to_vec(),
        in_play: state.in_play,
        connection: state.connection,
        frames: state.frames.pending().to_vec(),
    };
    let guesses =
        (0..1_000).map(|seed| PocketMars::determinize(&view, content, &mut Dice::new(seed)));
    let right = guesses.into_iter().find(|game| game.state() == state);
    right.expect("one of the guesses is right")
}

/// Cards that no test named, some of which must be kept for hidden places.
struct Spare {
    left: CardSet,
    kept: BuildingMap<usize>,
}

impl Spare {
    /// Takes a card that may go anywhere, of the colour with the most cards left.
    fn take(&mut self) -> Card {
        let free = |colour: Colour| {
            let left = self.left.and(colour.cards()).len();
            left.saturating_sub(self.kept[colour.building()])
        };
        let colour = Colour::ALL.into_iter().max_by_key(|&colour| free(colour)).expect("five");
        assert!(free(colour) > 0, "no card is left to fill in");
        let card = self.left.and(colour.cards()).iter().next().expect("one is free");
        self.left.remove(card);
        card
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("no card: {text}"))
}

fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn set(text: &str) -> CardSet {
    list(text).into_iter().collect()
}

fn slots(text: &str) -> [Option<Face>; 2] {
    let mut words = text.split_whitespace();
    let slots = Slot::ALL.map(|_| match words.next() {
        None | Some("-") => None,
        Some(word) => Some(word.parse().map_or_else(|_| Face::Known(card(word)), Face::Sealed)),
    });
    assert_eq!(words.next(), None, "a module has two slots");
    slots
}
