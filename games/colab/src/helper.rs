//! The helper for CoLab: what it tracks of the enemies at a real table, and what it asks about it.
//!
//! It tracks the bag, the devices, the meters, the scientists and minions of the enemies, and the
//! tokens they put into windows. It asks about the windows and the lab that they look at, the tiles
//! they wreck, and whether you have what they take. What exactly you give makes no difference to
//! them.

mod answer;
mod end;

use game_core::{
    Choices, DRAWS, EnumSet, FormGroup, Game, Helped, Id as _, Outcome, Rule, Settings, Turn,
    ValidationError, nth_of,
};
use i18n::{Locale, key};

use crate::automa::Loss;
use crate::choice::Choice;
use crate::content::{BagToken, Content, EnemyFace};
use crate::enemy_action::{Goal, Goods};
use crate::event::Event;
use crate::game::CoLab;
use crate::messages::messages;
use crate::options::{Options, SetUp, Sits};
use crate::sequence::{Frame, List};
use crate::state::{Minion, Owner, Payment, Place, TurnNotes};
use crate::steps::MINIONS;
use crate::types::{Card, Colour, Lab, Player, Rolled, Scientist, Slot, Tile, Tower, Window};

use answer::LOSSES;
pub use answer::{Answer, Highest, Kind, Query};
pub(crate) use answer::{EndedBy, KINDS, MANY, MOST_CARDS, MOST_DICE, ROOM, kind};

impl Helped for CoLab {
    const SCORED_BY: Rule = Rule("CL-27.1");

    fn blank(options: &Options, content: &'static Content) -> Result<CoLab, Vec<ValidationError>> {
        if options.seats != 1 || options.enemies == 0 {
            return Err(vec![ValidationError::no_opponent("option enemies")]);
        }
        let game = <CoLab as Game>::new(options, content)?;
        Ok(game_core::dealt(game, CoLab::is_opponents_turn))
    }

    fn query_of(answer: Answer) -> Query {
        match answer {
            Answer::InLab(_) | Answer::InNoLab => Query::YOUR_LAB,
            Answer::Free(window) | Answer::Bare(window) | Answer::WithDie(window) => {
                Query::window(window)
            }
            Answer::Tiles(at, _) => Query::tiles(at),
            Answer::Room(window) => Query::room(window.tower()),
            Answer::NoRoom(tower) => Query::room(tower),
            Answer::Have(_, kind) => Query::of(3, kind.index()),
            Answer::TowerAt(place, _) => Query::of(4, usize::from(place) - 1),
            Answer::LabAt(place, _) => Query::of(5, usize::from(place) - 1),
            Answer::Scientist(enemy, _) | Answer::Absent(enemy) => Query::of(6, enemy.index()),
            Answer::Meter(enemy, _) => Query::of(7, enemy.index()),
            Answer::Need(enemy, _) => Query::of(8, enemy.index()),
            Answer::Bag(token, ..) => Query::of(9, token.index()),
            Answer::Unused(token, _) => Query::of(10, token.index()),
            Answer::Active(_) => Query::of(12, 0),
            Answer::Clear(window)
            | Answer::Ice(window)
            | Answer::Damage(window)
            | Answer::Theirs(window, ..)
            | Answer::TheirsDamaged(window, ..) => Query::of(11, window.index()),
            Answer::GoesOn | Answer::Over(_) => Query::of(kind::END, 0),
            Answer::You(_) => Query::of(kind::YOU, 0),
            Answer::Built(_, deck) => Query::of(kind::BUILT, deck as usize),
            Answer::Printed(_) => Query::of(kind::PRINTED, 0),
            Answer::Texts(_) => Query::of(kind::TEXTS, 0),
            Answer::Tens(_) => Query::of(kind::TENS, 0),
            Answer::Marker(_) => Query::of(kind::MARKER, 0),
            Answer::Dice(_) => Query::of(kind::DICE, 0),
        }
    }

    fn get_answer(&self, query: Query) -> Answer {
        let (kind, nth) = KINDS.split(query.index());
        let state = &self.state;
        let enemies = &state.enemies;
        match kind {
            0 => match state.players[Player::One].place.lab() {
                Some(at) => Answer::InLab(at),
                None => Answer::InNoLab,
            },
            1 => {
                let window = nth_of::<Window>(nth);
                match state.windows[window] {
                    Some(Minion { owner: Owner::Enemy(_), .. }) | None => Answer::Free(window),
                    Some(Minion { die: Some(_), .. }) => Answer::WithDie(window),
                    Some(Minion { die: None, .. }) => Answer::Bare(window),
                }
            }
            2 => {
                let at = nth_of::<Lab>(nth);
                let highest = self.questions().highest_tiles(at);
                let of = |one: &Highest| {
                    one.slots().iter().copied().collect::<EnumSet<Slot>>() == highest
                };
                let highest = Highest::ALL.into_iter().find(of).unwrap_or(Highest::Nothing);
                Answer::Tiles(at, highest)
            }
            3 => {
                let count = self.questions().can_lose(Player::One, LOSSES[nth]);
                Answer::Have(count.min(MANY), nth_of(nth))
            }
            4 => Answer::TowerAt(nth as u8 + 1, state.towers[nth].unwrap_or(Tower::Gear)),
            5 => Answer::LabAt(nth as u8 + 1, state.labs[nth].unwrap_or(Lab::Gear)),
            6 => {
                let enemy = nth_of(nth);
                Answer::Scientist(enemy, enemies.each[enemy].place.unwrap_or(Lab::Gear))
            }
            7 => Answer::Meter(nth_of(nth), enemies.each[nth_of(nth)].meter),
            8 => Answer::Need(nth_of(nth), enemies.each[nth_of(nth)].need.unwrap_or(0)),
            9 => {
                let token = nth_of(nth);
                Answer::Bag(token, enemies.bag.criteria[token], enemies.bag.power[token])
            }
            10 => Answer::Unused(nth_of(nth), enemies.supply[nth_of(nth)]),
            12 => Answer::Active(enemies.active.unwrap_or(self.options.enemy_1)),
            kind::END.. => self.look_at_end(kind, nth),
            ROOM => {
                let free = |window: &Window| {
                    self.questions().may_hold_yours(*window) && state.windows[*window].is_none()
                };
                let tower = nth_of::<Tower>(nth);
                tower.windows().find(free).map_or(Answer::NoRoom(tower), Answer::Room)
            }
            _ => {
                let window = nth_of(nth);
                let damaged = enemies.damaged.contains(window);
                match state.windows[window] {
                    Some(Minion { owner: Owner::Enemy(enemy), face: Some(face), .. })
                        if damaged =>
                    {
                        Answer::TheirsDamaged(window, enemy, face)
                    }
                    Some(Minion { owner: Owner::Enemy(enemy), face: Some(face), .. }) => {
                        Answer::Theirs(window, enemy, face)
                    }
                    Some(_) | None if damaged => Answer::Damage(window),
                    Some(_) | None if enemies.frozen.contains(window) => Answer::Ice(window),
                    Some(_) | None => Answer::Clear(window),
                }
            }
        }
    }

    fn set_answer(&mut self, answer: Answer) {
        let yours = |die| Some(Minion::of(Owner::Player(Player::One), die));
        let state = &mut self.state;
        match answer {
            Answer::InLab(at) => state.players[Player::One].place = Place::Lab(at),
            Answer::InNoLab => state.players[Player::One].place = Place::Centre,
            Answer::Free(window) => self.empty_window(window, false),
            Answer::Bare(window) => state.windows[window] = yours(None),
            Answer::WithDie(window) => state.windows[window] = yours(Some(Rolled::default())),
            Answer::Tiles(at, highest) => {
                let starter = state.tiles[at][Slot::Centre];
                state.tiles[at] = Default::default();
                state.tiles[at][Slot::Centre] = starter;
                for slot in highest.slots() {
                    state.tiles[at][*slot] = Some(Tile::default());
                }
            }
            Answer::Room(window) => {
                self.fill(window.tower(), Some(window));
                self.empty_window(window, false);
            }
            Answer::NoRoom(tower) => self.fill(tower, None),
            Answer::Have(count, kind) => self.have(count, kind),
            Answer::TowerAt(place, tower) => state.towers[usize::from(place) - 1] = Some(tower),
            Answer::LabAt(place, at) => state.labs[usize::from(place) - 1] = Some(at),
            Answer::Scientist(enemy, at) => state.enemies.each[enemy].place = Some(at),
            Answer::Absent(enemy) => state.enemies.each[enemy].place = None,
            Answer::Meter(enemy, charge) => state.enemies.each[enemy].meter = charge,
            Answer::Need(enemy, tokens) => {
                state.enemies.each[enemy].need = Some(tokens).filter(|tokens| *tokens > 0);
            }
            Answer::Bag(token, criteria, power) => {
                state.enemies.bag.criteria[token] = criteria;
                state.enemies.bag.power[token] = power;
            }
            Answer::Unused(token, power) => state.enemies.supply[token] = power,
            Answer::Active(enemy) => state.enemies.active = Some(enemy),
            Answer::Clear(window) => self.empty_window(window, true),
            Answer::Ice(window) => {
                self.empty_window(window, true);
                self.state.enemies.frozen.insert(window);
            }
            Answer::Damage(window) => {
                self.empty_window(window, true);
                self.state.enemies.damaged.insert(window);
            }
            Answer::Theirs(window, enemy, face) => self.place(window, enemy, face),
            Answer::TheirsDamaged(window, enemy, face) => {
                self.place(window, enemy, face);
                self.state.enemies.damaged.insert(window);
            }
            Answer::GoesOn => self.not_over(),
            Answer::Over(by) => self.over_for_helper(by),
            Answer::You(scientist) => state.players[Player::One].scientist = Some(scientist),
            // Nothing else: what the score counts is no part of a position without its pieces.
            _ => {}
        }
    }

    fn tracked() -> EnumSet<Query> {
        let first = KINDS.number(4, 0);
        let room = KINDS.number(ROOM, 0);
        Query::all().filter(|query| (first..room).contains(&query.index())).collect()
    }

    fn assumed() -> EnumSet<Query> {
        EnumSet::only(Query::of(kind::END, 0))
    }

    fn asked_with(&self, query: Query) -> EnumSet<Query> {
        let (1, nth) = KINDS.split(query.index()) else { return EnumSet::only(query) };
        let towers = match self.state.frames.top() {
            Some(Frame::AimMost { .. }) => Tower::ALL.into_iter().collect(),
            Some(Frame::Harm { towers, .. }) => towers,
            _ => EnumSet::only(nth_of::<Window>(nth).tower()),
        };
        let open = |window: &Window| self.questions().may_hold_yours(*window);
        towers.iter().flat_map(Tower::windows).filter(open).map(Query::window).collect()
    }

    /// Groups the draws and rolls of an enemy with the choice between equal targets and the
    /// question for the free window there. Building a card begins a new group, because everything
    /// before it is reported first.
    fn form_group(&self, query: Option<Query>) -> FormGroup {
        if let Some(query) = query {
            return if KINDS.split(query.index()).0 == ROOM {
                FormGroup::Joins
            } else {
                FormGroup::Alone
            };
        }
        match self.state.frames.top() {
            Some(Frame::DrawDoom { .. }) => FormGroup::Begins,
            Some(
                Frame::DrawNeed { .. }
                | Frame::Nearest { .. }
                | Frame::AimMinion { .. }
                | Frame::AimRoll { .. }
                | Frame::AimMost { .. }
                | Frame::RollFace { .. }
                | Frame::Harm { .. }
                | Frame::AddPower { .. },
            ) => FormGroup::Joins,
            _ => FormGroup::Alone,
        }
    }

    fn begin_turn(&mut self, kept: &CoLab, _nth: u16) {
        let state = &mut self.state;
        (state.towers, state.labs, state.enemies) =
            (kept.state.towers, kept.state.labs, kept.state.enemies);
        let mut minions = 0;
        for window in Window::all() {
            let theirs = |one: &Minion| matches!(one.owner, Owner::Enemy(_));
            let theirs = kept.state.windows[window].filter(theirs);
            let tokens = state.enemies.damaged.or(state.enemies.frozen);
            let yours = state.windows[window].filter(|one| {
                matches!(one.owner, Owner::Player(Player::One)) && !tokens.contains(window)
            });
            let yours = yours.filter(|_| minions < MINIONS && theirs.is_none());
            minions += u8::from(yours.is_some());
            state.windows[window] = theirs.or(yours);
        }
        let area = &mut state.players[Player::One];
        area.grid.cards_mut().iter_mut().for_each(|built| built.potions = 0);
        (area.new_potions, area.stored_potions, area.research, area.wild) = (0, 0, 0, 0);
        (area.pool, area.tokens, area.hand) = Default::default();
        (state.turn, state.payment, state.drawn_tile) =
            (TurnNotes::default(), Payment::default(), None);
        state.enemies.drawn = None;
        state.enemies.seat = state.enemies.first_seat;
        state.acting = self.options.next_human(state.enemies.seat);
        state.turn_of = None;
        state.enemies.turn = match self.options.sits(state.enemies.seat) {
            Sits::Enemy(enemy) => Some(enemy),
            Sits::Player(_) => None,
        };
        self.put_before_turn();
        // After a complete device you have one more turn, and the enemies have none.
        if self.state.enemies.closing.is_some() {
            self.state.frames.clear();
        }
    }

    fn is_opponents_turn(&self) -> bool {
        let enemys = |frame: &Frame| matches!(frame, Frame::Steps { list: List::EnemyTurn, .. });
        self.state.frames.pending().iter().any(enemys)
    }

    fn irrelevant_answer(&self) -> Option<Choice> {
        let Some(Frame::Lose { .. }) = self.state.frames.top() else { return None };
        let mut choices = Choices::default();
        self.list(&mut choices);
        choices.listed().first().copied().filter(|_| self.turn() != Turn::Over)
    }

    /// Draws from the bag and the decks, and rolls of the enemies' dice. The result of a white die
    /// leaves nothing to track.
    fn is_own_chance(&self) -> bool {
        matches!(
            self.state.frames.top(),
            Some(
                Frame::DrawToken
                    | Frame::DrawDoom { .. }
                    | Frame::DrawNeed { .. }
                    | Frame::AimMinion { .. }
                    | Frame::AimRoll { .. }
                    | Frame::RollFace { .. }
                    | Frame::AddPower { .. }
            )
        )
    }

    /// Among equally near minions, moves the one whose present place hinders you most: JAM and
    /// STRIP affect minions that you send there, EXTRA and WILD help you. Otherwise it proposes the
    /// first choice, because the contents of towers are not known here.
    fn proposes(&self) -> Option<Choice> {
        let mut choices = Choices::default();
        self.list(&mut choices);
        let hinders = |choice: &Choice| match *choice {
            Choice::Nearest(window) => match self.questions().face(window) {
                Some(EnemyFace::Jam) => 3,
                Some(EnemyFace::Strip) => 2,
                Some(EnemyFace::Extra | EnemyFace::Wild) => 0,
                Some(EnemyFace::Discard | EnemyFace::Damage | EnemyFace::Power) | None => 1,
            },
            _ => 0,
        };
        // `max_by_key` returns the last of equals, which after `rev` is the first one listed.
        choices.listed().iter().rev().copied().max_by_key(hinders)
    }

    /// More buttons do not fit on a phone: an answer names up to five things in words.
    fn most_buttons() -> usize {
        18
    }

    fn invalidated(&self) -> EnumSet<Query> {
        match self.state.frames.top() {
            Some(Frame::Lose { what: Loss::Any, .. }) => [Goods::Potion, Goods::Token, Goods::Card]
                .map(|goods| Query::have(Loss::Only(goods)))
                .into_iter()
                .collect(),
            Some(Frame::Wreck { by }) => {
                self.questions().laboratory(by).map(Query::tiles).into_iter().collect()
            }
            // A minion or a token may take the window that was free.
            Some(Frame::RollFace { to, .. }) => EnumSet::only(Query::room(to)),
            Some(Frame::Harm { towers, .. }) => towers.iter().map(Query::room).collect(),
            _ => EnumSet::EMPTY,
        }
    }

    fn without_the_unknown(event: &Event) -> Option<Event> {
        match event.clone() {
            Event::ToBowl { .. }
            | Event::TokenDiscarded { .. }
            | Event::CardDiscarded { .. }
            | Event::PotionLost { .. } => None,
            Event::Stripped { player, window, .. } => {
                Some(Event::Stripped { player, window, die: Rolled::default() })
            }
            Event::Wrecked { enemy, at, slot, .. } => {
                Some(Event::Wrecked { enemy, at, slot, tile: Tile::default() })
            }
            Event::Struck { enemy, deed, window, towers, mut empties, ice } => {
                for tower in Tower::ALL {
                    // With a single tower nothing is compared: it only matters whether a window is
                    // empty.
                    let most = if towers.len() > 1 { u8::MAX } else { 1 };
                    let is_known = towers.contains(tower);
                    empties[tower] = if is_known { empties[tower].min(most) } else { 0 };
                }
                Some(Event::Struck { enemy, deed, window, towers, empties, ice })
            }
            // The players' scientists there matter only if the goal is a player's scientist.
            Event::Destination { enemy, window, goal, tower, towers, .. }
                if !matches!(goal, Goal::Player(_)) =>
            {
                let beside = EnumSet::EMPTY;
                Some(Event::Destination { enemy, window, goal, tower, towers, beside })
            }
            other => Some(other),
        }
    }

    fn settled() -> Settings {
        Settings::from_iter([("seats".to_string(), 1.into())])
    }

    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[
            (key!("ask-game"), &["enemies", "difficulty", "set_up", DRAWS]),
            (
                key!("ask-enemies"),
                &["enemy_1", "device_1", "enemy_2", "device_2", "enemy_3", "device_3"],
            ),
        ]
    }

    fn set_up(&self) -> Vec<EnumSet<Query>> {
        let kind = |kind: usize| KINDS.all_of(kind).filter_map(Query::new);
        let enemies = || self.options.enemies();
        let of = |kind: usize| enemies().map(move |enemy| Query::of(kind, enemy.index()));
        let ring = kind(4).chain(kind(5)).filter(|_| self.options.set_up == SetUp::Normal);
        let several = enemies().nth(1).map(|_| Query::of(12, 0));
        let pictures: [EnumSet<Query>; 4] = [
            ring.collect(),
            of(6).chain(of(8)).chain(of(7)).chain(several).collect(),
            kind(11).collect(),
            kind(9).filter(|query| self.has_power(*query)).collect(),
        ];
        pictures.into_iter().filter(|picture| !picture.is_empty()).collect()
    }

    fn scored(&self) -> Vec<EnumSet<Query>> {
        self.scored_for_helper()
    }

    fn outcome_of(&self, ended: &CoLab, said: &[Answer], locale: Locale) -> Option<Outcome> {
        let mut over = ended.clone();
        over.state.players[Player::One].scientist = self.state.players[Player::One].scientist;
        Some(over.outcome_said(said, messages(locale)))
    }

    /// Power tokens that are not in the bag are unused.
    fn follow_set_up(&mut self, said: EnumSet<Query>) {
        for token in (0..BagToken::COUNT).filter_map(BagToken::new) {
            let unsaid = !said.contains(Query::of(10, token.index()));
            if unsaid && said.contains(Query::of(9, token.index())) {
                let power = self.content.tokens[token].power;
                let in_bag = self.state.enemies.bag.power[token];
                self.state.enemies.supply[token] = power.saturating_sub(in_bag);
            }
        }
    }
}

impl CoLab {
    /// Leaves only the turn of an enemy pending.
    fn put_before_turn(&mut self) {
        self.state.frames.clear();
        self.state.frames.call(Frame::list(List::EnemyTurn));
    }

    /// Whether a fact is about a kind of tokens that includes power tokens, which set-up draws at
    /// random for the bag.
    fn has_power(&self, query: Query) -> bool {
        let (_, nth) = KINDS.split(query.index());
        self.content.tokens[nth_of::<BagToken>(nth)].power > 0
    }

    /// Takes the minion out of a window, and with `tokens` any token too.
    fn empty_window(&mut self, window: Window, tokens: bool) {
        self.state.windows[window] = None;
        if tokens {
            self.state.enemies.damaged.remove(window);
            self.state.enemies.frozen.remove(window);
        }
    }

    /// Puts minions of yours, with unknown dice, into the windows of a tower that can hold one, up
    /// to `until`.
    fn fill(&mut self, tower: Tower, until: Option<Window>) {
        for window in tower.windows().take_while(|window| Some(*window) != until) {
            if self.questions().may_hold_yours(window) && self.state.windows[window].is_none() {
                self.state.windows[window] = Some(Minion::of(Owner::Player(Player::One), None));
            }
        }
    }

    /// Puts an enemy's minion into a window and removes any token.
    fn place(&mut self, window: Window, enemy: Scientist, face: EnemyFace) {
        self.empty_window(window, true);
        let minion = Minion { face: Some(face), ..Minion::of(Owner::Enemy(enemy), None) };
        self.state.windows[window] = Some(minion);
    }

    /// Sets how much of something the player has. The total of everything stays the same unless it
    /// is meant itself; whatever is no potion, token or card goes into the pool.
    fn have(&mut self, count: u8, kind: Kind) {
        let area = &mut self.state.players[Player::One];
        let all = |area: &crate::state::Area| {
            area.pool_size() + area.potions() + area.token_count() + area.hand_size()
        };
        let mut total = all(area);
        match kind {
            Kind::Any => total = count,
            Kind::Research => area.research = count,
            Kind::Potion => {
                area.grid.cards_mut().iter_mut().for_each(|built| built.potions = 0);
                (area.new_potions, area.stored_potions) = (0, count);
            }
            Kind::Token => {
                (area.tokens, area.wild) = Default::default();
                area.tokens[Colour::ALL[0]] = count;
            }
            Kind::Card => {
                area.hand = Default::default();
                area.hand[Card::default()] = count;
            }
        }
        area.pool = Default::default();
        let rest = total.saturating_sub(all(area));
        area.pool[Rolled::default()] = rest;
    }
}
