//! The texts of enemy events can be checked on the table: a simulated person moves every piece as
//! the events say, walks around the ring, recounts every number, and gets the same results.

use colab::{
    CoLab, Content, Deed, DoomsdayCard, Event, Goal, Lab, Minion, Owner, Place, Player, Scientist,
    Sought, State, Tokens, Tower, Way, Why, Window,
};
use game_core::{Choices, EnumMap, EnumSet, Game, Narrate, Outline, Turn, Viewer};
use i18n::Locale;
use serde_json::{Value, json};

use crate::playing::play;

/// Games with enemies of every kind.
fn modes() -> Vec<Value> {
    let enemies = ["luciana", "ivy", "victor", "elias"];
    let devices = ["death_ray", "weather_machine", "burton", "mind_slayer"];
    let mut modes = Vec::new();
    for (enemy, who) in enemies.into_iter().enumerate() {
        for (device, what) in devices.into_iter().enumerate() {
            let level = ["easy", "medium", "hard"][(enemy + device) % 3];
            modes.push(json!({
                "seats": 1, "enemies": 1, "enemy_1": who, "device_1": what, "difficulty": level
            }));
        }
    }
    modes.push(json!({"seats": 1, "enemies": 2, "set_up": "normal"}));
    modes.push(json!({"seats": 1, "enemies": 3}));
    modes.push(json!({"seats": 2, "enemies": 2, "set_up": "normal"}));
    modes.push(json!({"seats": 3, "enemies": 1, "after_1": 2}));
    modes
}

/// One place of the ring.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Stop {
    Tower(Tower),
    Lab(Lab),
}

/// A person at the table who knows only the events.
struct Person {
    state: State,
    enemies: Vec<Scientist>,
    content: &'static Content,
    /// Failures reported and not yet charged for.
    failures: u32,
    /// Whether the last token was a power token that has not charged yet.
    power: bool,
}

impl Person {
    fn of(game: &CoLab, before: Option<&Person>) -> Person {
        Person {
            state: *game.state(),
            enemies: game.options().enemies().collect(),
            content: game.content(),
            failures: before.map_or(0, |person| person.failures),
            power: before.is_some_and(|person| person.power),
        }
    }

    /// The places around the ring, clockwise.
    fn ring(&self) -> Vec<Stop> {
        let both = self.state.towers.iter().flatten().zip(self.state.labs.iter().flatten());
        both.flat_map(|(tower, lab)| [Stop::Tower(*tower), Stop::Lab(*lab)]).collect()
    }

    /// Counts the steps from one place to another.
    fn walk(&self, from: Stop, to: Stop, way: Way) -> usize {
        let mut ring = self.ring();
        if way == Way::Counter {
            ring.reverse();
        }
        let start = ring.iter().position(|stop| *stop == from).expect("a place of the ring");
        ring.rotate_left(start);
        ring.iter().position(|stop| *stop == to).expect("a place of the ring")
    }

    fn distance(&self, lab: Lab, window: Window) -> usize {
        let (from, to) = (Stop::Lab(lab), Stop::Tower(window.tower()));
        self.walk(from, to, Way::Clockwise).min(self.walk(from, to, Way::Counter))
    }

    fn players_in(&self, lab: Lab) -> EnumSet<Player> {
        Player::ALL
            .into_iter()
            .filter(|player| self.state.players[*player].place == Place::Lab(lab))
            .collect()
    }

    fn beside(&self, lab: Lab) -> EnumSet<Tower> {
        let near = |tower: &Tower| {
            let to = Stop::Tower(*tower);
            let walks =
                [Way::Clockwise, Way::Counter].map(|way| self.walk(Stop::Lab(lab), to, way));
            walks.contains(&1)
        };
        Tower::ALL.into_iter().filter(near).collect()
    }

    /// The first lab with a player in this direction, beginning with `from`, and how many labs away
    /// it is.
    fn first_player(&self, from: Lab, way: Way) -> Option<(Lab, usize)> {
        let mut labs: Vec<(usize, Lab)> = Lab::ALL
            .into_iter()
            .map(|lab| (self.walk(Stop::Lab(from), Stop::Lab(lab), way) / 2, lab))
            .collect();
        labs.sort_unstable_by_key(|(steps, _)| *steps);
        let found = labs.into_iter().find(|(_, lab)| !self.players_in(*lab).is_empty());
        found.map(|(steps, lab)| (lab, steps))
    }

    fn minions(&self, enemy: Scientist) -> Vec<Window> {
        let windows = self.state.windows.iter();
        let is = |minion: &Option<Minion>| {
            minion.is_some_and(|minion| minion.owner == Owner::Enemy(enemy))
        };
        windows.filter(|(_, minion)| is(minion)).map(|(window, _)| window).collect()
    }

    fn is_empty(&self, window: Window) -> bool {
        self.state.windows[window].is_none()
            && !self.state.enemies.damaged.contains(window)
            && !self.state.enemies.frozen.contains(window)
    }

    fn empties(&self) -> EnumMap<Tower, u8> {
        EnumMap::each(|tower: Tower| {
            tower.windows().filter(|one| self.is_empty(*one)).count() as u8
        })
    }

    fn place(&self, enemy: Scientist) -> Lab {
        self.state.enemies.each[enemy].place.expect("its scientist is in a lab")
    }

    /// Recounts what an event says, before its pieces move; returns what was counted, if anything.
    fn counts(&mut self, event: &Event) -> Option<&'static str> {
        Some(match *event {
            Event::NearestMinion { enemy, at, window, distance, other } => {
                self.nearest(enemy, at, (window, distance), other);
                "nearest minion"
            }
            Event::Destination { window, goal, tower, towers, beside, .. } => {
                self.destination(window, goal, (tower, towers), beside);
                "destination"
            }
            Event::NoRoom { window, tower, minions, damaged, .. } => {
                self.no_room(window, tower, minions, damaged);
                "no room"
            }
            Event::EnemyMoved { enemy, from, to, steps, way, sought, met } => {
                assert_eq!(from, self.place(enemy));
                let walked = self.walk(Stop::Lab(from), Stop::Lab(to), way);
                assert_eq!(usize::from(steps) * 2, walked);
                assert_eq!(met, self.players_in(to));
                if let Some(sought) = sought {
                    self.sought(from, to, sought);
                }
                "scientist moved"
            }
            Event::EnemyStays { enemy, at, met } => {
                assert_eq!((at, met), (self.place(enemy), self.players_in(at)));
                "scientist stays"
            }
            Event::NoPlayerInLab { .. } => {
                assert!(Lab::ALL.into_iter().all(|lab| self.players_in(lab).is_empty()));
                self.failures += 1;
                "nobody in a lab"
            }
            Event::Aimed { enemy, at, sought, towers, .. } => {
                assert_eq!(towers, self.beside(at));
                match sought {
                    Some(sought) => self.sought(self.place(enemy), at, sought),
                    None => assert_eq!(at, self.place(enemy)),
                }
                "aimed"
            }
            Event::Struck { deed, window, towers, ref empties, ice, .. } => {
                self.struck(deed, window, towers, empties, ice);
                "struck"
            }
            Event::NoWindow { deed, towers, .. } => {
                let empties = self.empties();
                assert!(towers.iter().all(|tower| empties[tower] == 0));
                let mut windows = towers.iter().flat_map(Tower::windows);
                let ice = windows.any(|window| self.state.enemies.frozen.contains(window));
                assert!(deed == Deed::Freeze || !ice);
                self.failures += 1;
                "no window"
            }
            Event::Fullest { tower, minions, towers, ref counts, .. } => {
                self.fullest(tower, minions, towers, counts);
                "fullest tower"
            }
            Event::NothingToStrip { towers, .. } => {
                let windows = towers.iter().flat_map(Tower::windows);
                let mut minions = windows.filter_map(|window| self.state.windows[window]);
                assert!(minions.all(|minion| minion.die.is_none()));
                self.failures += 1;
                "nothing to strip"
            }
            Event::NoMinions { .. }
            | Event::NothingToLose { .. }
            | Event::NoPower { .. }
            | Event::NothingToWreck { .. } => {
                self.failures += 1;
                return None;
            }
            Event::DoomBuilt { enemy, card, built, acting, apart } => {
                self.doom(enemy, card, built, (acting, apart));
                "card built"
            }
            Event::TokenLaid { enemy, tokens, need } => {
                let one = &self.state.enemies.each[enemy];
                assert_eq!((tokens, Some(need)), (one.beside.count() + 1, one.need));
                "token laid"
            }
            Event::TokenDrawn { left, power, .. } => {
                assert_eq!(left + 1, self.state.enemies.bag.count());
                (self.power, self.failures) = (power, 0);
                "token drawn"
            }
            Event::Charged { enemy, to, last, why, at } => {
                self.charged(enemy, (to, last), why, at);
                "charge"
            }
            _ => return None,
        })
    }

    fn nearest(
        &self,
        enemy: Scientist,
        at: Lab,
        (window, distance): (Window, u8),
        other: Option<(Window, u8)>,
    ) {
        assert_eq!(at, self.place(enemy));
        let minions = self.minions(enemy);
        assert!(minions.contains(&window));
        assert_eq!(usize::from(distance), self.distance(at, window));
        let least = minions.iter().map(|one| self.distance(at, *one)).min();
        assert_eq!(Some(usize::from(distance)), least, "another one is nearer");
        let (another, farther) = other.expect("it has two minions");
        assert!(minions.contains(&another) && another != window);
        assert_eq!(usize::from(farther), self.distance(at, another));
    }

    fn destination(
        &self,
        window: Window,
        goal: Goal,
        (tower, towers): (Tower, u8),
        beside: EnumSet<Lab>,
    ) {
        let visited = |tower: Tower| -> EnumSet<Lab> {
            let labs = Lab::ALL.into_iter().filter(|lab| self.beside(*lab).contains(tower));
            labs.filter(|lab| !self.players_in(*lab).is_empty()).collect()
        };
        match goal {
            Goal::Player(way) => {
                let from = Stop::Tower(window.tower());
                let walk = |tower: Tower| self.walk(from, Stop::Tower(tower), way) / 2;
                assert_eq!((walk(tower), visited(tower)), (usize::from(towers), beside));
                assert!(!beside.is_empty());
                for nearer in Tower::ALL.into_iter().filter(|one| walk(*one) < walk(tower)) {
                    assert!(visited(nearer).is_empty(), "{nearer} comes before {tower}");
                }
            }
            Goal::Other => {
                let Some(Minion { owner: Owner::Enemy(enemy), .. }) = self.state.windows[window]
                else {
                    panic!("no enemy in {window}")
                };
                let other = self.minions(enemy).into_iter().find(|one| *one != window);
                assert_eq!(other.map(Window::tower), Some(tower));
            }
            Goal::Tower(named) => assert_eq!(named, tower),
            Goal::Roll => panic!("a rolled tower has no destination of its own"),
        }
    }

    fn no_room(
        &mut self,
        window: Window,
        tower: Tower,
        minions: EnumSet<Window>,
        damaged: EnumSet<Window>,
    ) {
        for one in tower.windows() {
            let (minion, damage) =
                (self.state.windows[one].is_some(), self.state.enemies.damaged.contains(one));
            assert_eq!((minions.contains(one), damaged.contains(one)), (minion, damage));
            assert!(damage || (minion && one != window), "{one} has room");
        }
        self.failures += 1;
    }

    fn sought(&self, from: Lab, to: Lab, sought: Sought) {
        let found = |way| self.first_player(from, way).expect("somebody is in a lab");
        assert_eq!(found(sought.way), (to, usize::from(sought.steps)));
        let back = if sought.way == Way::Counter { Way::Clockwise } else { Way::Counter };
        match sought.arrow {
            Way::Short => {
                let other = found(back).1;
                assert_eq!(sought.other.map(usize::from), Some(other));
                assert!(usize::from(sought.steps) <= other);
                let tie = usize::from(sought.steps) == other;
                assert!(!tie || sought.way == Way::Clockwise);
            }
            arrow => assert_eq!((arrow, sought.other), (sought.way, None)),
        }
    }

    fn struck(
        &self,
        deed: Deed,
        window: Window,
        towers: EnumSet<Tower>,
        empties: &EnumMap<Tower, u8>,
        ice: bool,
    ) {
        assert_eq!(*empties, self.empties());
        assert!(towers.contains(window.tower()));
        let most = towers.iter().map(|tower| empties[tower]).max().expect("a tower");
        assert_eq!(empties[window.tower()], most, "another tower has more empty windows");
        assert_eq!(ice, most == 0);
        assert!(!ice || deed == Deed::Damage);
        let fits = |one: &Window| match ice {
            true => self.state.enemies.frozen.contains(*one),
            false => self.is_empty(*one),
        };
        assert_eq!(window.tower().windows().find(fits), Some(window), "a lower one fits");
    }

    fn fullest(
        &self,
        tower: Tower,
        minions: u8,
        towers: EnumSet<Tower>,
        counts: &EnumMap<Tower, u8>,
    ) {
        let counted = EnumMap::each(|tower: Tower| {
            let minions = tower.windows().filter_map(|window| self.state.windows[window]);
            minions.filter(|one| matches!(one.owner, Owner::Player(_))).count() as u8
        });
        assert_eq!(*counts, counted);
        assert!(towers.contains(tower) && counted[tower] == minions);
        for other in Tower::ALL {
            assert!(counted[other] <= minions);
            assert_eq!(towers.contains(other), counted[other] == minions);
        }
    }

    fn doom(
        &self,
        enemy: Scientist,
        card: DoomsdayCard,
        built: u8,
        (acting, apart): (EnumSet<DoomsdayCard>, EnumSet<DoomsdayCard>),
    ) {
        let facts = &self.content.doomsday[card];
        assert_eq!(self.state.enemies.each[enemy].need, Some(facts.need));
        let grid = |card: DoomsdayCard| {
            let place = self.content.doomsday[card].place - 1;
            (place % 3, place / 3)
        };
        let of_deck = |one: &DoomsdayCard| self.content.doomsday[*one].device == facts.device;
        let before: EnumSet<DoomsdayCard> =
            self.state.enemies.built.iter().filter(of_deck).collect();
        assert_eq!(usize::from(built), before.len() + 1);
        let beside = |other: &DoomsdayCard| {
            let ((one, two), (column, row)) = (grid(card), grid(*other));
            one.abs_diff(column) + two.abs_diff(row) == 1
        };
        let first = !self.state.enemies.no_build;
        let beside: EnumSet<DoomsdayCard> =
            if first { before.iter().filter(beside).collect() } else { EnumSet::EMPTY };
        let all = if first { beside.or(EnumSet::only(card)) } else { EnumSet::EMPTY };
        assert_eq!((acting, apart), (all, before.without(beside)));
    }

    fn charged(&mut self, enemy: Scientist, (to, last): (u8, u8), why: Why, at: Option<Lab>) {
        assert_eq!(to, self.state.enemies.each[enemy].meter + 1);
        assert_eq!(last, self.content.enemies[enemy].last);
        assert_eq!(at, self.state.enemies.each[enemy].place);
        match why {
            Why::Visit => assert!(!self.players_in(self.place(enemy)).is_empty()),
            Why::PowerToken => assert!(std::mem::take(&mut self.power), "no power token"),
            Why::Failed(of) => {
                let heard = self.failures.checked_sub(1);
                self.failures = heard.unwrap_or_else(|| panic!("why {of:?} failed was not told"));
            }
            Why::Text(_) | Why::Upgrade => {}
        }
    }

    /// Moves the pieces as an event says.
    fn moves(&mut self, event: &Event) {
        let (state, content) = (&mut self.state, self.content);
        let enemies = &mut state.enemies;
        match *event {
            Event::MinionPlaced { player, window, die } => {
                state.windows[window] = Some(Minion::of(Owner::Player(player), die));
            }
            Event::Retrieved { window, .. } => state.windows[window] = None,
            Event::Repositioned { from, to, .. } => {
                state.windows[to] = state.windows[from].take();
            }
            Event::Stripped { window, die, .. } => {
                let minion = state.windows[window].as_mut().expect("a minion");
                assert_eq!(minion.die.take(), Some(die));
            }
            Event::IceBroken { window, .. } => enemies.frozen.remove(window),
            Event::Repaired { window, ice, .. } => {
                let tokens = if ice { &mut enemies.frozen } else { &mut enemies.damaged };
                assert!(tokens.contains(window));
                tokens.remove(window);
            }
            Event::Moved { player, lab } => state.players[player].place = Place::Lab(lab),
            Event::ToCentre { player } => state.players[player].place = Place::Centre,
            Event::EnemyArrives { enemy, at } => enemies.each[enemy].place = Some(at),
            Event::EnemyMoved { enemy, to, .. } => enemies.each[enemy].place = Some(to),
            Event::EnemyPlaced { enemy, from, window, face, ice } => {
                if let Some(from) = from {
                    state.windows[from] = None;
                }
                let minion = Minion { face: Some(face), ..Minion::of(Owner::Enemy(enemy), None) };
                state.windows[window] = Some(minion);
                assert_eq!(ice, enemies.frozen.contains(window));
                enemies.frozen.remove(window);
            }
            Event::Damaged { window, .. } | Event::Struck { deed: Deed::Damage, window, .. } => {
                enemies.frozen.remove(window);
                enemies.damaged.insert(window);
            }
            Event::Struck { window, .. } => enemies.frozen.insert(window),
            Event::Charged { enemy, to, .. } => enemies.each[enemy].meter = to,
            Event::MeterFull { enemy } => {
                assert_eq!(enemies.each[enemy].meter, content.enemies[enemy].last);
                enemies.each[enemy].meter = 0;
            }
            Event::MeterReset { enemy, lost } => {
                assert_eq!(enemies.each[enemy].meter, lost);
                enemies.each[enemy].meter = 0;
            }
            Event::ActiveMoved { enemy } => enemies.active = Some(enemy),
            Event::NeedShown { enemy, need, .. } => enemies.each[enemy].need = Some(need),
            Event::TokenDrawn { token, power, .. } => {
                let bag = &mut enemies.bag;
                let tokens = if power { &mut bag.power } else { &mut bag.criteria };
                tokens[token] -= 1;
                enemies.drawn = Some(colab::Drawn { kind: token, power });
            }
            Event::TokenLaid { enemy, tokens, need } => {
                let token = enemies.drawn.take().expect("a token was drawn");
                let beside = &mut enemies.each[enemy].beside;
                let kinds = if token.power { &mut beside.power } else { &mut beside.criteria };
                kinds[token.kind] += 1;
                if tokens >= need {
                    *beside = Tokens::default();
                }
            }
            Event::DoomBuilt { enemy, card, .. } => {
                enemies.each[enemy].need = None;
                enemies.built.insert(card);
                enemies.no_build = true;
            }
            Event::PowerAdded { token, .. } => {
                enemies.supply[token] -= 1;
                enemies.bag.power[token] += 1;
            }
            Event::BagRefilled { tokens } => {
                for (kind, facts) in content.tokens.iter() {
                    let beside = |of: fn(&Tokens) -> &EnumMap<colab::BagToken, u8>| -> u8 {
                        enemies.each.values().iter().map(|one| of(&one.beside)[kind]).sum()
                    };
                    let criteria = facts.criteria - beside(|tokens| &tokens.criteria);
                    let power = facts.power - enemies.supply[kind] - beside(|tokens| &tokens.power);
                    (enemies.bag.criteria[kind], enemies.bag.power[kind]) = (criteria, power);
                }
                assert_eq!(tokens, enemies.bag.count());
            }
            _ => {}
        }
    }

    /// Checks that all pieces are where the events put them.
    fn agrees(&self, game: &CoLab) {
        let (mine, theirs) = (&self.state, game.state());
        for (window, minion) in mine.windows.iter() {
            let seen = |minion: &Option<Minion>| minion.map(|one| (one.owner, one.die, one.face));
            assert_eq!(seen(minion), seen(&theirs.windows[window]), "{window}");
        }
        for player in Player::ALL {
            assert_eq!(mine.players[player].place, theirs.players[player].place);
        }
        let (mine, theirs) = (&mine.enemies, &theirs.enemies);
        assert_eq!((mine.damaged, mine.frozen), (theirs.damaged, theirs.frozen));
        for enemy in &self.enemies {
            assert_eq!(mine.each[*enemy], theirs.each[*enemy]);
        }
        assert_eq!((mine.bag, mine.supply, mine.drawn), (theirs.bag, theirs.supply, theirs.drawn));
        assert_eq!((mine.built, mine.active), (theirs.built, theirs.active));
    }
}

#[test]
fn who_moves_the_pieces_as_told_counts_what_is_told() {
    let mut tally = std::collections::BTreeMap::new();
    for (number, mode) in modes().into_iter().enumerate() {
        for seed in 0..6 {
            let mut person: Option<Person> = None;
            play(&mode, 100 * number as u64 + seed, |game, told| {
                // The contents of the bag at the start are agreed without an event.
                let begun = |state: &State| state.enemies.turn.is_some() || state.turn_of.is_some();
                if let Some(person) = person.as_mut().filter(|one| begun(&one.state)) {
                    for told in told {
                        if let Some(what) = person.counts(&told.event) {
                            *tally.entry(what).or_insert(0) += 1;
                        }
                        person.moves(&told.event);
                    }
                    person.agrees(game);
                }
                person = Some(Person::of(game, person.as_ref()));
            });
        }
    }
    println!("{tally:?}");
    for (what, least) in [
        ("nearest minion", 1000),
        ("destination", 600),
        ("no room", 20),
        ("scientist moved", 300),
        ("scientist stays", 5),
        ("nobody in a lab", 20),
        ("aimed", 30),
        ("struck", 100),
        ("no window", 3),
        ("fullest tower", 20),
        ("nothing to strip", 5),
        ("card built", 300),
        ("token drawn", 1500),
        ("token laid", 1500),
        ("charge", 500),
    ] {
        let count = tally.get(what).copied().unwrap_or(0);
        assert!(count >= least, "{what}: {count} times, of {tally:?}");
    }
}

/// Every action in the notation of the content.
fn raw_actions(content: &Content) -> Vec<String> {
    let tokens = content.tokens.facts().iter().map(|one| one.action);
    let cards = content.doomsday.facts().iter().map(|one| one.action);
    let powers = content.enemies.facts().iter().map(|one| one.special);
    let all = tokens
        .chain(cards)
        .chain(powers)
        .flat_map(|action| action.parts().map(|part| part.to_string()).collect::<Vec<String>>());
    all.filter(|text| text.contains(' ')).collect()
}

/// Lines read as sentences, contain no content notation, and nearly all name the places where they
/// happened.
#[test]
fn every_line_is_a_sentence_and_has_its_place() {
    let raw = raw_actions(Content::ours());
    let check = |text: &str| {
        let found = raw.iter().find(|raw| text.contains(raw.as_str()));
        assert_eq!(found, None, "{text}");
        assert!(!text.contains("  ") && !text.contains("..") && !text.contains(" ,"), "{text}");
    };
    let (mut lines, mut placed, mut reasons) = (0, 0, 0);
    for (number, mode) in modes().into_iter().enumerate().step_by(3) {
        play(&mode, number as u64, |game, told| {
            for told in told {
                let line = game.describe_event(&told.event, Viewer::Everybody, Locale::English);
                for sentence in std::iter::once(&line.text).chain(&line.reasons) {
                    check(sentence);
                    let first = sentence.chars().next().expect("a text");
                    assert!(!first.is_lowercase() && sentence.ends_with('.'), "{sentence}");
                }
                lines += 1;
                reasons += line.reasons.len();
                placed += usize::from(!line.places.is_empty());
            }
            if let Some(question) = game.question(Viewer::Everybody, Locale::English) {
                check(&question.text);
                question.trail.iter().for_each(|text| check(text));
                let mut choices = Choices::default();
                game.choices(&mut choices);
                for choice in choices.listed() {
                    let said = game.describe(*choice, Locale::English);
                    check(&said.label);
                    check(&said.detail);
                    assert!(!said.label.is_empty());
                }
            }
            if game.turn() == Turn::Over {
                let mut outline =
                    CoLab::outline(&game.view(Viewer::Everybody), game.content(), Locale::English);
                while let Some(Outline { text, items, .. }) = outline.pop() {
                    check(&text);
                    outline.extend(items);
                }
            }
        });
    }
    println!("{lines} lines, {placed} with a place, {reasons} reasons");
    assert!(lines > 3000 && reasons > 300 && placed * 10 > lines * 9, "{lines} {placed} {reasons}");
}

/// Prints a whole solo game with every question, choice and event, to be read beside the rulebook:
/// `cargo test -p colab --test rules a_whole_game -- --nocapture`.
#[test]
fn a_whole_game_can_be_read() {
    let mut lines = 0;
    let settings =
        json!({"seats": 1, "enemies": 1, "enemy_1": "victor", "device_1": "mind_slayer"});
    play(&settings, 4, |game, told| {
        for told in told {
            let line = game.describe_event(&told.event, Viewer::Everybody, Locale::English);
            println!("{} [{}]", line.text, told.rule);
            line.reasons.iter().for_each(|reason| println!("    {reason}"));
            lines += 1;
        }
        if let Some(question) = game.question(Viewer::Everybody, Locale::English) {
            println!("? {}", question.text);
            if matches!(game.turn(), Turn::Choose(_)) {
                let mut choices = Choices::default();
                game.choices(&mut choices);
                for choice in choices.listed() {
                    let said = game.describe(*choice, Locale::English);
                    println!("    - {}: {}", said.label, said.detail);
                }
            }
        }
    });
    assert!(lines > 200, "{lines}");
}
