//! Whole games between bots, one for each seed, as
//! [`SimulatedGame::simulate`](crate::SimulatedGame::simulate) plays them.

use i18n::Locale;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

use game_core::{Choices, Description, GameInfo, Outcome, Seat, Standing, ValidationError};
use players::{Chance, Player, Seats, Seen, Stop, Stream, play_out_watched};

use crate::action_stats::{ActionCounts, ActionStats, EVEN, Meaning, add};
use crate::lead_trace::LeadTrace;
use crate::texts::Told;
use crate::{GameStats, LineUp, StatsWanted};

/// Plays the games; `lineup` has one player for each seat, and `chance_of` creates the luck of a
/// seed.
pub(crate) fn games<G: GameInfo, L: Chance<G::Choice>>(
    first: &G,
    lineup: &LineUp,
    seeds: Range<u64>,
    chance_of: impl Fn(u64) -> L,
    wanted: StatsWanted<'_>,
    stop: Stop<'_>,
    each: &mut dyn FnMut(u64, GameStats),
) -> Result<(), Vec<ValidationError>> {
    let mut buffer = Choices::default();
    let StatsWanted { action_stats, lead_changes, texts, .. } = wanted;
    let mut told = Told::default();
    let mut counting = action_stats.is_some().then(Counting::<G>::default);
    let mut lead_trace = LeadTrace::new(lead_changes);
    let seats = G::seats(first.options());
    for seed in seeds {
        if stop() {
            break;
        }
        let mut player = Stopped { player: seat_players::<G>(lineup, seed, seats), stop };
        let mut game = first.clone();
        let mut chance = chance_of(seed);
        let mut watch = |game: &G, seat, listed: &Choices<G::Choice>, chosen| {
            lead_trace.note(game, seat, listed);
            if let Some(counting) = &mut counting {
                counting.note(seed, game, seat, listed, chosen);
            }
        };
        let count = play_out_watched(&mut game, &mut player, &mut chance, &mut buffer, &mut watch);
        let outcome = told.outcome(&game, texts);
        if outcome.is_none() && game.max_game_length().is_some() {
            let why = format!("it did not end within {} entries", count.entries);
            return Err(vec![ValidationError::new(format!("game with seed {seed}"), why)]);
        }
        let seated: Vec<usize> = (0..seats).map(|seat| lineup.place(seed, Seat(seat))).collect();
        if let Some(counting) = &mut counting {
            counting.finish(outcome.as_ref(), &seated);
        }
        let game_trace = lead_trace.finish(outcome.as_ref(), seats);
        let record = GameStats {
            entries: count.entries as u32,
            decisions: count.decisions as u32,
            rounds: game.round(),
            first: game.first_player().or(game_trace.first_asked),
            listed: game_trace.listed,
            lead_changes: game_trace.lead_changes,
            early: false,
            outcome,
            seated,
        };
        each(seed, record);
    }
    if let (Some(action_stats), Some(counting)) = (action_stats, counting) {
        counting.hand_over(action_stats);
    }
    Ok(())
}

/// One player for all seats if all are the same, else one for each, in seat order.
fn seat_players<G: GameInfo>(
    lineup: &LineUp,
    seed: u64,
    seats: u8,
) -> Seats<Box<dyn Player<G> + Send>> {
    let bots = lineup.players();
    if bots.iter().all(|bot| *bot == bots[0]) {
        // A bot's random stream differs from that of luck, even with the same seed.
        return Seats::new(bots.iter().take(1).map(|bot| bot.player(seed)).collect());
    }
    let places = (0..seats).map(|seat| lineup.place(seed, Seat(seat)));
    Seats::new(places.map(|place| bots[place].player(Stream::Player(place).of(seed))).collect())
}

/// A player that also stops when the whole simulation is stopped.
struct Stopped<'a, P> {
    player: P,
    stop: Stop<'a>,
}

impl<G: GameInfo, P: Player<G>> Player<G> for Stopped<'_, P> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        self.player.choose_until(seen, choices, self.stop)
    }
}

/// Counts by choice; converted to texts once, at the end.
struct Counting<G: GameInfo> {
    /// The rows of a choice and of its kind.
    known: HashMap<G::Choice, (usize, usize)>,
    choices: Vec<(G::Choice, ActionCounts)>,
    kinds: Vec<(String, ActionCounts)>,
    kind_rows: HashMap<String, usize>,
    places: BTreeMap<String, ActionCounts>,
    /// The last game in which each choice was put into words when listed.
    described: Vec<Option<u64>>,
    /// The last decision at which each kind was counted.
    kind_listed_at: Vec<u64>,
    decisions: u64,
    /// What each seat has chosen in this game.
    now: BTreeSet<(u8, usize, usize)>,
    places_now: BTreeSet<(u8, String)>,
}

impl<G: GameInfo> Default for Counting<G> {
    fn default() -> Self {
        Counting {
            known: HashMap::new(),
            choices: Vec::new(),
            kinds: Vec::new(),
            kind_rows: HashMap::new(),
            places: BTreeMap::new(),
            described: Vec::new(),
            kind_listed_at: Vec::new(),
            decisions: 0,
            now: BTreeSet::new(),
            places_now: BTreeSet::new(),
        }
    }
}

impl<G: GameInfo> Counting<G> {
    fn note(
        &mut self,
        seed: u64,
        game: &G,
        seat: Seat,
        listed: &Choices<G::Choice>,
        chosen: G::Choice,
    ) {
        self.decisions += 1;
        let even = EVEN / listed.len().max(1) as u64;
        for &choice in listed.listed() {
            let (row, kind) = self.rows(choice);
            if self.described[row] != Some(seed) {
                self.described[row] = Some(seed);
                self.learn((row, kind), &game.describe(choice, Locale::English));
            }
            self.choices[row].1.listed += 1;
            self.choices[row].1.even += even;
            self.kinds[kind].1.even += even;
            if self.kind_listed_at[kind] != self.decisions {
                self.kind_listed_at[kind] = self.decisions;
                self.kinds[kind].1.listed += 1;
            }
        }
        let (row, kind) = self.rows(chosen);
        let said = game.describe(chosen, Locale::English);
        self.learn((row, kind), &said);
        self.choices[row].1.chosen += 1;
        self.kinds[kind].1.chosen += 1;
        self.now.insert((seat.0, row, kind));
        if let Some(place) = said.places.into_iter().next() {
            let used = self.places.entry(place.clone()).or_default();
            used.label
                .add(Meaning::of(&game.place_name(&place, Locale::English).unwrap_or_default()));
            used.chosen += 1;
            self.places_now.insert((seat.0, place));
        }
    }

    /// Reduces the label of a choice to what it has in common with this one.
    fn learn(&mut self, (row, kind): (usize, usize), said: &Description) {
        self.choices[row].1.label.add(Meaning::of(&said.label));
        self.choices[row].1.group.add(Meaning::of(&said.group));
        self.kinds[kind].1.label.add(Meaning::of(&said.group));
    }

    fn rows(&mut self, choice: G::Choice) -> (usize, usize) {
        if let Some(&rows) = self.known.get(&choice) {
            return rows;
        }
        let text = choice.to_string();
        let kind = text.split_whitespace().next().unwrap_or_default().to_string();
        let row = self.choices.len();
        self.choices.push((choice, ActionCounts::default()));
        self.described.push(None);
        let kind = match self.kind_rows.get(&kind) {
            Some(&kind) => kind,
            None => {
                self.kinds.push((kind.clone(), ActionCounts::default()));
                self.kind_listed_at.push(0);
                self.kind_rows.insert(kind, self.kinds.len() - 1);
                self.kinds.len() - 1
            }
        };
        self.known.insert(choice, (row, kind));
        (row, kind)
    }

    /// Ends a game: adds its result to everything that each player chose. Games that were broken
    /// off do not count.
    fn finish(&mut self, outcome: Option<&Outcome>, seated: &[usize]) {
        let Some(outcome) = outcome else {
            self.now.clear();
            self.places_now.clear();
            return;
        };
        let note = |used: &mut ActionCounts, seat: u8| {
            let place = seated.get(usize::from(seat)).copied().unwrap_or_default();
            let party = outcome.of_seat(Seat(seat));
            let by = used.by.entry(place).or_default();
            by.games += 1;
            by.wins += u64::from(party.is_some_and(|party| party.standing != Standing::Lost));
            by.points += party.and_then(|party| party.total).map_or(0, i64::from);
        };
        let mut kinds = BTreeSet::new();
        for (seat, row, kind) in std::mem::take(&mut self.now) {
            note(&mut self.choices[row].1, seat);
            if kinds.insert((seat, kind)) {
                note(&mut self.kinds[kind].1, seat);
            }
        }
        for (seat, place) in std::mem::take(&mut self.places_now) {
            note(self.places.entry(place).or_default(), seat);
        }
    }

    fn hand_over(self, action_stats: &mut ActionStats) {
        let choices = self.choices.into_iter().map(|(choice, used)| (choice.to_string(), used));
        add(&mut action_stats.choices, choices.collect());
        add(&mut action_stats.kinds, self.kinds.into_iter().collect());
        add(&mut action_stats.places, self.places);
    }
}
