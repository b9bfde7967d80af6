use std::cell::Cell;
use std::collections::BTreeSet;
use std::ops::Range;
use std::time::{Duration, Instant};

use players::{
    Bot, Budget, Cut, Drill, KeyedLuck, Lesson, Preference, Random, Search, Seen, Stop, Tuning,
    play_out,
};
use serde_json::{Value, json};
use table::{
    Achievement, Choices, Dice, Game, Guide, Helped, Layout, Objection, OptionKind, OptionSpec,
    Published, RuleBook, Settings, Silent, SourceFile, Stated, Tables, Turn, read_settings,
};
use tongues::Tongue;

use crate::early::{Early, Named};
use crate::plain::shortened;
use crate::state::read_edited;
use crate::{
    AnyGame, AnySession, HelperForm, LineUp, Loaded, Luck, Noted, Noting, Pace, Play, Record, Save,
    SearchPace, Session, Wanted,
};
use crate::{helping, noting, simulate};

/// A game on the shelf: its type, with the content that it is played with.
pub struct Shelf<G: Published> {
    content: &'static G::Content,
    /// Its helper; `None` if it has none.
    help: Option<Help<G>>,
    /// An owner's files that were laid over our content.
    owner: Vec<SourceFile>,
    /// The id of what chance brings early in simulations.
    early: Option<String>,
}

/// Begins a helper, or opens a saved one.
type LoadHelper<G> = fn(
    &<G as Game>::Options,
    &'static <G as Game>::Content,
    Settings,
    Luck,
    Option<&Save>,
) -> Result<Loaded, Vec<Objection>>;

/// The helper of a game: functions that know that it has one.
struct Help<G: Published> {
    form: fn(&'static G::Content, Tongue) -> HelperForm,
    load: LoadHelper<G>,
    luck_of: fn(&mut Settings, u64) -> Result<Luck, Vec<Objection>>,
}

impl<G: Published> Clone for Help<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Published> Copy for Help<G> {}

impl<G: Helped> Shelf<G> {
    /// The same with its helper.
    pub fn with_helper(mut self) -> Self {
        self.help = Some(Help {
            form: helping::form::<G>,
            load: helping::load::<G>,
            luck_of: helping::luck_of::<G>,
        });
        self
    }
}

impl<G: Published> Shelf<G> {
    /// The game with the content that comes with the program.
    pub fn ours() -> Self {
        Shelf { content: G::content_of_ours(), help: None, owner: Vec::new(), early: None }
    }

    /// The game with an owner's files laid over our content. The content is kept for as long as
    /// the program runs, because positions refer to it: call this once.
    ///
    /// # Errors
    ///
    /// Every reason why the files are not content.
    pub fn with_owner(files: &[SourceFile]) -> Result<Self, Vec<Objection>> {
        let content = Box::leak(Box::new(G::load_content(files)?));
        Ok(Shelf { content, help: None, owner: files.to_vec(), early: None })
    }

    fn options(&self, settings: &Settings) -> Result<(G::Options, Settings), Vec<Objection>> {
        let options = G::read_options(settings, self.content)?;
        let complete = read_settings(&G::option_specs(self.content), settings)?;
        Ok((options, complete))
    }

    fn begin(
        &self,
        settings: &Settings,
        luck: Luck,
        play: Play,
    ) -> Result<Session<G>, Vec<Objection>> {
        let (options, complete) = self.options(settings)?;
        Ok(Session::new(G::new(&options, self.content)?, complete, luck, play))
    }

    fn begin_edited(
        &self,
        settings: &Settings,
        luck: Luck,
        state: &Value,
    ) -> Result<Session<G>, Vec<Objection>> {
        let (options, complete) = self.options(settings)?;
        let read = read_edited::<G>(state, &options, self.content)?;
        // What is kept is the joint, not the question to which the game runs on from it.
        let written = serde_json::to_value(&read).unwrap_or_default();
        let game = G::set(&options, self.content, read)?;
        let mut session = Session::new(game, complete, luck, Play::Friendly);
        session.edited = Some(written);
        session.practice = true;
        Ok(session)
    }

    fn help(&self) -> Result<&Help<G>, Vec<Objection>> {
        let why = || vec![Objection::new("helper", format!("{} has no helper yet", G::TITLE))];
        self.help.as_ref().ok_or_else(why)
    }

    fn begin_helper(
        &self,
        settings: &Settings,
        luck: Luck,
        save: Option<&Save>,
    ) -> Result<Loaded, Vec<Objection>> {
        let help = self.help()?;
        let mut all = G::proposed();
        all.extend(settings.clone());
        all.extend((help.form)(self.content, Tongue::English).settled);
        let (options, complete) = self.options(&all)?;
        (help.load)(&options, self.content, complete, luck, save)
    }

    fn first_position(&self, settings: &Settings) -> Result<G, Vec<Objection>> {
        G::new(&self.options(settings)?.0, self.content)
    }
}

impl<G: Published> AnyGame for Shelf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn summary(&self) -> &'static str {
        G::SUMMARY
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn rulebook(&self) -> &'static RuleBook {
        G::rulebook()
    }

    fn guide(&self) -> Option<&'static Guide> {
        G::guide()
    }

    fn content_fingerprint(&self) -> &str {
        G::fingerprint(self.content)
    }

    fn stated(&self, owner: &[SourceFile]) -> Vec<Stated> {
        table::stated(G::content_files(), owner)
    }

    fn content_files(&self) -> Vec<SourceFile> {
        let mut tables = Tables::new(G::content_files());
        tables.overlay(&self.owner);
        tables.whole_files()
    }

    fn with_content(&self, owner: &[SourceFile]) -> Result<Box<dyn AnyGame>, Vec<Objection>> {
        let early = self.early.clone();
        Ok(Box::new(Shelf { help: self.help, early, ..Shelf::<G>::with_owner(owner)? }))
    }

    fn with_early(&self, id: &str) -> Box<dyn AnyGame> {
        let &Shelf { content, help, ref owner, .. } = self;
        Box::new(Shelf { content, help, owner: owner.clone(), early: Some(id.to_string()) })
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs(self.content)
    }

    fn modes(&self) -> Vec<(String, Settings)> {
        G::modes()
    }

    fn proposed(&self) -> Settings {
        G::proposed()
    }

    // Those of the modes, and those that the option `seats` offers, if there is one.
    fn seat_counts(&self) -> Vec<u8> {
        let specs = self.option_specs();
        let offered = specs.iter().filter(|spec| spec.id == "seats");
        let range = offered.filter_map(|spec| match spec.kind {
            OptionKind::Number { min, max } => Some(min..=max.min(i64::from(u8::MAX))),
            OptionKind::Flag | OptionKind::Pick { .. } | OptionKind::Several { .. } => None,
        });
        let tried =
            range.flatten().map(|seats| Settings::from_iter([("seats".to_string(), json!(seats))]));
        let modes = G::modes().into_iter().map(|(_, settings)| settings);
        let options = modes.chain(tried).filter_map(|settings| self.options(&settings).ok());
        let counts: BTreeSet<u8> = options.map(|(options, _)| G::seats(&options)).collect();
        counts.into_iter().collect()
    }

    fn helper_in(&self, tongue: Tongue) -> Option<HelperForm> {
        self.help.as_ref().map(|help| (help.form)(self.content, tongue))
    }

    fn start_helper(
        &self,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn AnySession>, Vec<Objection>> {
        let mut settings = settings.clone();
        let luck = (self.help()?.luck_of)(&mut settings, seed)?;
        Ok(self.begin_helper(&settings, luck, None)?.session)
    }

    fn start(
        &self,
        settings: &Settings,
        luck: Luck,
        play: Play,
    ) -> Result<Box<dyn AnySession>, Vec<Objection>> {
        Ok(Box::new(self.begin(settings, luck, play)?))
    }

    fn set(
        &self,
        settings: &Settings,
        luck: Luck,
        state: &Value,
    ) -> Result<Box<dyn AnySession>, Vec<Objection>> {
        Ok(Box::new(self.begin_edited(settings, luck, state)?))
    }

    fn load(&self, save: &Save) -> Result<Loaded, Vec<Objection>> {
        let mut objections = save.objections();
        if save.game != G::ID {
            let why = format!("this is a save of '{}', not of {}", save.game, G::ID);
            objections.push(Objection::new("save, game", why));
        }
        if !objections.is_empty() {
            return Err(objections);
        }
        let mut notes = Vec::new();
        if save.rules != G::RULES_VERSION {
            let (then, now) = (save.rules, G::RULES_VERSION);
            notes.push(format!("saved with rules version {then}; played on with version {now}."));
        }
        if save.content != self.content_fingerprint() {
            let now = self.content_fingerprint();
            let then = shortened(&save.content);
            notes.push(format!("saved with content {then}; played on with content {now}."));
        }
        if save.helper {
            let loaded = self.begin_helper(&save.options, save.luck, Some(save))?;
            notes.extend(loaded.notes);
            return Ok(Loaded { session: loaded.session, notes });
        }
        let mut session = match &save.state {
            Some(state) => self.begin_edited(&save.options, save.luck, state)?,
            None => self.begin(&save.options, save.luck, save.play)?,
        };
        session.play = save.play;
        session.practice |= save.practice;
        session.seat(&save.players).map_err(|why| vec![Objection::new("save, players", why)])?;
        notes.extend(session.replay(save));
        Ok(Loaded { session: Box::new(session), notes })
    }

    fn simulate(
        &self,
        settings: &Settings,
        lineup: &LineUp,
        seeds: Range<u64>,
        wanted: Wanted<'_>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(u64, Record),
    ) -> Result<(), Vec<Objection>> {
        let (options, _) = self.options(settings)?;
        let lineup = lineup.for_seats(G::seats(&options))?;
        let first = G::new(&options, self.content)?;
        let Some(id) = &self.early else {
            return simulate::games(&first, &lineup, seeds, KeyedLuck::new, wanted, stop, each);
        };
        let (named, came) = (Named::new(id), Cell::new(false));
        let luck_of = |seed| Early::new(seed, &named, &came);
        simulate::games(&first, &lineup, seeds, luck_of, wanted, stop, &mut |seed, record| {
            each(seed, Record { early: came.get(), ..record });
        })
    }

    fn note(
        &self,
        settings: &Settings,
        plan: &Noting,
        seeds: Range<u64>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(Noted),
    ) -> Result<(), Vec<Objection>> {
        let (options, _) = self.options(settings)?;
        let lineup = plan.lineup.clone().for_seats(G::seats(&options))?;
        let first = G::new(&options, self.content)?;
        noting::games(&first, &Noting { lineup, ..plan.clone() }, seeds, stop, each);
        Ok(())
    }

    fn lessons(
        &self,
        settings: &Settings,
        drill: &Drill,
        seed: u64,
    ) -> Result<Vec<Lesson>, Vec<Objection>> {
        Ok(players::lessons(&self.first_position(settings)?, drill, seed))
    }

    fn preferences(
        &self,
        settings: &Settings,
        bot: Bot,
        seed: u64,
    ) -> Result<Vec<Preference>, Vec<Objection>> {
        Ok(players::preferences(&self.first_position(settings)?, bot, seed))
    }

    fn layout(&self) -> Option<Layout> {
        G::layout()
    }

    fn learned_file(&self) -> &'static str {
        G::learned_file()
    }

    fn achievements(&self) -> Vec<Achievement> {
        G::achievements(self.content)
    }

    fn chances(&self) -> &'static str {
        G::chances()
    }

    fn manner(&self, settings: &Settings) -> Result<Option<String>, Vec<Objection>> {
        Ok(G::manner(&self.options(settings)?.0))
    }

    fn bench(&self, settings: &Settings, seed: u64, seconds: f64) -> Result<Pace, Vec<Objection>> {
        let first = self.first_position(settings)?;
        let mut buffer = Choices::default();
        let mut player = Random::new(seed);
        let mut luck = Dice::keyed(seed, 0);
        let mut pace = Pace::default();
        let limit = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        let begin = Instant::now();
        loop {
            let mut game = first.clone();
            let count = play_out(&mut game, &mut player, &mut luck, &mut buffer);
            pace.games += 1;
            pace.entries += count.entries;
            pace.decisions += count.decisions;
            pace.listed += count.listed;
            let elapsed = begin.elapsed();
            if elapsed >= limit {
                pace.seconds = elapsed.as_secs_f64();
                return Ok(pace);
            }
        }
    }

    fn bench_search(
        &self,
        settings: &Settings,
        threads: usize,
        full: bool,
        seconds: f64,
    ) -> Result<SearchPace, Vec<Objection>> {
        let first = self.first_position(settings)?;
        let tuning = Tuning {
            cut: if full { Cut::Never } else { Cut::AsTheGameSays },
            threads,
            ..Tuning::default()
        };
        let limit = Duration::try_from_secs_f64(seconds / MIDDLES as f64).unwrap_or_default();
        let mut pace = SearchPace { bytes: size_of::<G>(), ..SearchPace::default() };
        for seed in 0..MIDDLES {
            let Some((game, choices)) = middle(&first, seed) else { continue };
            let Turn::Choose(seat) = game.turn() else { continue };
            let mut search = Search::new(Budget::iterations(u32::MAX), tuning, seed);
            let begin = Instant::now();
            let stop = || begin.elapsed() >= limit;
            pace.simulations += search.think(&Seen::new(&game, seat), &choices, &stop).iterations;
            pace.seconds += begin.elapsed().as_secs_f64();
            pace.copy_nanos += copy_nanos(&game) / MIDDLES as f64;
        }
        Ok(pace)
    }
}

/// A search is measured at so many positions.
const MIDDLES: u64 = 4;

/// Copying is measured with so many copies.
const COPIES: u32 = 200_000;

/// The first position from the middle of a random game on at which a seat chooses.
fn middle<G: Published>(first: &G, seed: u64) -> Option<(G, Choices<G::Choice>)> {
    let mut choices = Choices::default();
    let mut whole = first.clone();
    let mut luck = Dice::keyed(seed, 0);
    let count = play_out(&mut whole, &mut Random::new(seed), &mut luck, &mut choices);
    let mut game = first.clone();
    let mut luck = Dice::keyed(seed, 0);
    for entry in 0..count.entries {
        game.choices(&mut choices);
        let seated = matches!(game.turn(), Turn::Choose(_));
        if seated && entry >= count.entries / 2 {
            return Some((game, choices));
        }
        game.apply_listed(choices.pick(&mut luck)?, &mut Silent);
    }
    None
}

fn copy_nanos<G: Published>(game: &G) -> f64 {
    let begin = Instant::now();
    for _ in 0..COPIES {
        std::hint::black_box(std::hint::black_box(game).clone());
    }
    begin.elapsed().as_nanos() as f64 / f64::from(COPIES)
}
