use std::cell::Cell;
use std::ops::Range;

use game_core::{FeatureSpec, GameInfo, Settings, SourceFile, Stated, ValidationError};
use play::{CatalogEntry, DynGame};
use players::{Bot, KeyedChance, PolicyTarget, SelfPlay, Stop, ValueSample};

use crate::forced_draw::{ForcedDraw, Named};
use crate::{
    GameStats, LineUp, SamplePlan, SearchSample, SearchThroughput, StatsWanted, Throughput,
    game_stats, search_samples, simulate,
};

/// A game in the catalog, for programs that study it.
pub trait SimulatedGame: DynGame {
    /// Every value that an owner's files state, with our value beside it.
    fn stated(&self, owner: &[SourceFile]) -> Vec<Stated>;

    /// The content in use: each file whole, with an owner's values inserted. Empty if the game does
    /// not hand out its files.
    fn content_files(&self) -> Vec<SourceFile>;

    /// The same game with these files laid over the content that comes with the program, such as
    /// those of [`SimulatedGame::content_files`] with changes. The content is kept for as long as the
    /// program runs.
    ///
    /// # Errors
    ///
    /// Every validation error of the files.
    fn with_content(
        &self,
        owner: &[SourceFile],
    ) -> Result<Box<dyn SimulatedGame>, Vec<ValidationError>>;

    /// Plays one game for each seed with these players, and passes on the statistics that are
    /// wanted of each.
    ///
    /// Ends when `stop` returns true; discard the results then.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`], and if the line-up does not fit the seats, or a bot has a budget of
    /// time.
    fn simulate(
        &self,
        settings: &Settings,
        lineup: &LineUp,
        seeds: Range<u64>,
        wanted: StatsWanted<'_>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(u64, GameStats),
    ) -> Result<(), Vec<ValidationError>>;

    /// Plays one game for each seed, and passes on search samples as planned, with the outcomes.
    /// The same plan and seeds give the same samples.
    ///
    /// # Errors
    ///
    /// As [`SimulatedGame::simulate`].
    fn note(
        &self,
        settings: &Settings,
        plan: &SamplePlan,
        seeds: Range<u64>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(SearchSample),
    ) -> Result<(), Vec<ValidationError>>;

    /// Training samples for the value model from the game with this seed; the same plan and seed
    /// give the same samples.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn value_samples(
        &self,
        settings: &Settings,
        self_play: &SelfPlay,
        seed: u64,
    ) -> Result<Vec<ValueSample>, Vec<ValidationError>>;

    /// Policy targets from each search decision of the game with this seed.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn policy_targets(
        &self,
        settings: &Settings,
        bot: Bot,
        seed: u64,
    ) -> Result<Vec<PolicyTarget>, Vec<ValidationError>>;

    /// The features that models of games with these options use; `None` if there are none.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn feature_spec(
        &self,
        settings: &Settings,
    ) -> Result<Option<FeatureSpec>, Vec<ValidationError>>;

    /// The model files written by `cargo xtask train`: name and text of each.
    fn model_files(&self) -> Vec<(&'static str, &'static str)>;

    /// Plays random games for this many seconds on this thread, without an event sink.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn bench(
        &self,
        settings: &Settings,
        seed: u64,
        seconds: f64,
    ) -> Result<Throughput, Vec<ValidationError>>;

    /// Runs a search for this many seconds with this many threads, split among a few positions from
    /// the middle of a game. With `full` its rollouts are never cut off.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn bench_search(
        &self,
        settings: &Settings,
        threads: usize,
        full: bool,
        seconds: f64,
    ) -> Result<SearchThroughput, Vec<ValidationError>>;
}

impl<G: GameInfo> SimulatedGame for CatalogEntry<G> {
    fn stated(&self, owner: &[SourceFile]) -> Vec<Stated> {
        game_core::stated(G::content_files(), owner)
    }

    fn content_files(&self) -> Vec<SourceFile> {
        let mut tables = self.tables();
        tables.overlay(&self.owner().files());
        tables.whole_files()
    }

    fn with_content(
        &self,
        owner: &[SourceFile],
    ) -> Result<Box<dyn SimulatedGame>, Vec<ValidationError>> {
        Ok(Box::new(self.with_files(owner)?))
    }

    fn simulate(
        &self,
        settings: &Settings,
        lineup: &LineUp,
        seeds: Range<u64>,
        wanted: StatsWanted<'_>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(u64, GameStats),
    ) -> Result<(), Vec<ValidationError>> {
        let (options, _) = self.options(settings)?;
        let lineup = lineup.for_seats(G::seats(&options))?;
        let first = G::new(&options, self.content())?;
        let Some(id) = wanted.early else {
            return simulate::games(&first, &lineup, seeds, KeyedChance::new, wanted, stop, each);
        };
        let (named, came) = (Named::new(id), Cell::new(false));
        let chance_source_of = |seed| ForcedDraw::new(seed, &named, &came);
        simulate::games(
            &first,
            &lineup,
            seeds,
            chance_source_of,
            wanted,
            stop,
            &mut |seed, record| {
                each(seed, GameStats { early: came.get(), ..record });
            },
        )
    }

    fn note(
        &self,
        settings: &Settings,
        plan: &SamplePlan,
        seeds: Range<u64>,
        stop: Stop<'_>,
        each: &mut dyn FnMut(SearchSample),
    ) -> Result<(), Vec<ValidationError>> {
        let (options, _) = self.options(settings)?;
        let lineup = plan.lineup.clone().for_seats(G::seats(&options))?;
        let first = G::new(&options, self.content())?;
        search_samples::games(&first, &SamplePlan { lineup, ..plan.clone() }, seeds, stop, each);
        Ok(())
    }

    fn value_samples(
        &self,
        settings: &Settings,
        self_play: &SelfPlay,
        seed: u64,
    ) -> Result<Vec<ValueSample>, Vec<ValidationError>> {
        Ok(players::value_samples(&self.first_position(settings)?, self_play, seed))
    }

    fn policy_targets(
        &self,
        settings: &Settings,
        bot: Bot,
        seed: u64,
    ) -> Result<Vec<PolicyTarget>, Vec<ValidationError>> {
        Ok(players::policy_targets(&self.first_position(settings)?, bot, seed))
    }

    fn feature_spec(
        &self,
        settings: &Settings,
    ) -> Result<Option<FeatureSpec>, Vec<ValidationError>> {
        let (options, _) = self.options(settings)?;
        Ok(G::feature_spec(&options))
    }

    fn model_files(&self) -> Vec<(&'static str, &'static str)> {
        G::model_files()
    }

    fn bench(
        &self,
        settings: &Settings,
        seed: u64,
        seconds: f64,
    ) -> Result<Throughput, Vec<ValidationError>> {
        Ok(game_stats::bench(&self.first_position(settings)?, seed, seconds))
    }

    fn bench_search(
        &self,
        settings: &Settings,
        threads: usize,
        full: bool,
        seconds: f64,
    ) -> Result<SearchThroughput, Vec<ValidationError>> {
        Ok(game_stats::bench_search(&self.first_position(settings)?, threads, full, seconds))
    }
}
