use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game_core::Game;

use crate::level::LEVELS;
use crate::{Cutoff, Evaluator, Greedy, Player, Random, Search, Tuning};

/// The most simulations of a search with a time budget that nobody stops.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// How much a player may think about each choice.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Budget {
    /// The most simulations.
    pub iterations: u32,
    /// The time in milliseconds after which the caller should stop it; players read no clock.
    pub millis: Option<u32>,
    /// When its rollouts are cut off.
    pub cutoff: Cutoff,
    /// How it evaluates a position.
    pub evaluator: Evaluator,
}

impl Budget {
    /// A fixed number of simulations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Budget {
            iterations,
            millis: None,
            cutoff: Cutoff::AsTheGameSays,
            evaluator: Evaluator::Handcrafted,
        }
    }

    /// A fixed number of simulations, evaluated as levels do.
    pub const fn of_level(iterations: u32) -> Self {
        Budget { evaluator: Evaluator::LikeLevels, ..Budget::iterations(iterations) }
    }

    /// A number of milliseconds, which the caller has to measure.
    pub const fn millis(millis: u32) -> Self {
        Budget { millis: Some(millis), ..Budget::iterations(MOST_ITERATIONS) }
    }
}

/// Which player a bot is, and how much it may think: plain data, independent of the game.
///
/// Its text is the name used in every front end and command:
///
/// ```
/// use players::{Bot, Budget, Evaluator};
///
/// assert_eq!("search:500".parse(), Ok(Bot::Search(Budget::iterations(500))));
/// let model = Budget { evaluator: Evaluator::Model, ..Budget::iterations(500) };
/// assert_eq!("search:500:model".parse(), Ok(Bot::Search(model)));
/// assert_eq!("search:2000ms".parse(), Ok(Bot::Search(Budget::millis(2_000))));
/// assert_eq!("club".parse::<Bot>().unwrap().to_string(), "club");
/// assert!("oracle".parse::<Bot>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Bot {
    /// Chooses uniformly at random.
    Random,
    /// Looks one choice ahead.
    Greedy,
    /// Searches with this budget.
    Search(Budget),
    /// One of [`Level::all`](crate::Level::all), by its index.
    Level(u8),
}

impl Bot {
    /// The bot itself, or for a level the bot behind it.
    pub fn plays(self) -> Bot {
        match self {
            Bot::Level(nth) => LEVELS.get(usize::from(nth)).map_or(Bot::Random, |it| it.plays),
            other => other,
        }
    }

    /// How long the caller should let it think about a choice; `None` if it stops by itself.
    pub fn time(self) -> Option<Duration> {
        match self.plays() {
            Bot::Search(budget) => budget.millis.map(|millis| Duration::from_millis(millis.into())),
            Bot::Random | Bot::Greedy | Bot::Level(_) => None,
        }
    }

    /// Creates the player for any game. The same seed gives the same play, if it stops by itself.
    /// It never draws the random numbers that chance uses in a game with the same seed.
    pub fn player<G: Game>(self, seed: u64) -> Box<dyn Player<G> + Send> {
        self.player_on(1, seed)
    }

    /// As [`Bot::player`], with this many threads for a search with a time budget. A bot that stops
    /// by itself has to play the same on any number of cores, and so uses one thread.
    pub fn player_on<G: Game>(self, threads: usize, seed: u64) -> Box<dyn Player<G> + Send> {
        match self.plays() {
            Bot::Greedy => Box::new(Greedy::new(seed)),
            Bot::Search(budget) => {
                let (cutoff, evaluator) = (budget.cutoff, budget.evaluator);
                let threads = if budget.millis.is_some() { threads } else { 1 };
                let tuning = Tuning { cutoff, evaluator, threads, ..Tuning::default() };
                let search = Search::with_own_chance(budget, tuning, seed);
                let a_level = matches!(self, Bot::Level(_));
                Box::new(if a_level { search.as_a_level() } else { search })
            }
            Bot::Random | Bot::Level(_) => Box::new(Random::new(seed)),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Greedy => f.write_str("greedy"),
            Bot::Search(budget) => write!(f, "search:{budget}"),
            Bot::Level(nth) => {
                f.write_str(LEVELS.get(usize::from(*nth)).map_or("random", |level| level.name))
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.millis {
            Some(millis) => write!(f, "{millis}ms")?,
            None => write!(f, "{}", self.iterations)?,
        }
        match self.cutoff {
            Cutoff::AsTheGameSays => {}
            Cutoff::Never => f.write_str(":full")?,
            Cutoff::After(entries) => write!(f, ":cut={entries}")?,
        }
        match self.evaluator {
            Evaluator::Handcrafted => Ok(()),
            Evaluator::Model => f.write_str(":model"),
            Evaluator::Policy => f.write_str(":policy"),
            Evaluator::LikeLevels => f.write_str(":level"),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(given: &str) -> Result<Self, UnknownBot> {
        let text = current_name(given);
        let text = text.as_str();
        let level = LEVELS.iter().position(|level| level.name == text);
        let bot = match (text, level) {
            (_, Some(nth)) => Some(Bot::Level(nth as u8)),
            ("random", _) => Some(Bot::Random),
            ("greedy", _) => Some(Bot::Greedy),
            _ => text.strip_prefix("search:").and_then(read_budget).map(Bot::Search),
        };
        bot.filter(|bot| bot.to_string() == text).ok_or_else(|| UnknownBot(given.to_string()))
    }
}

impl Bot {
    /// For a text that is not a bot but looks like a search: the allowed range, to append to an
    /// error message.
    pub fn limits(text: &str) -> String {
        if text.starts_with("search:") {
            format!(" (a search has 1 to {MOST_ITERATIONS} simulations, or as many milliseconds)")
        } else {
            String::new()
        }
    }
}

/// The current name of a bot that earlier versions called otherwise.
fn current_name(text: &str) -> String {
    for (old, new) in [(":learned", ":model"), (":leaning", ":policy")] {
        if let Some(search) = text.strip_suffix(old) {
            return format!("{search}{new}");
        }
    }
    text.to_string()
}

fn read_budget(text: &str) -> Option<Budget> {
    const EVALUATORS: [(&str, Evaluator); 3] = [
        (":model", Evaluator::Model),
        (":policy", Evaluator::Policy),
        (":level", Evaluator::LikeLevels),
    ];
    let evaluator_of = |(word, evaluator)| Some((text.strip_suffix(word)?, evaluator));
    let (text, evaluator) =
        EVALUATORS.into_iter().find_map(evaluator_of).unwrap_or((text, Evaluator::Handcrafted));
    let (amount, cutoff) =
        text.split_once(':').map_or((text, None), |(amount, cutoff)| (amount, Some(cutoff)));
    let budget = match amount.strip_suffix("ms") {
        Some(millis) => Budget::millis(positive(millis)?),
        None => Budget::iterations(positive(amount)?),
    };
    let cutoff = match cutoff {
        None => Cutoff::AsTheGameSays,
        Some("full") => Cutoff::Never,
        Some(cutoff) => Cutoff::After(cutoff.strip_prefix("cut=")?.parse().ok()?),
    };
    Some(Budget { cutoff, evaluator, ..budget })
}

fn positive(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| (1..=MOST_ITERATIONS).contains(number))
}

/// One name of every kind of bot that [`Bot`] parses, with one budget for the search.
pub const NAMES: [&str; 7] =
    ["random", "greedy", "search:500", "novice", "club", "expert", "strongest"];

/// Creates a bot by its name; `None` if there is no such bot, or it would have to be stopped
/// ([`Bot::time`]). The same seed gives the same play.
pub fn by_name<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Player<G> + Send>> {
    let bot: Bot = name.parse().ok()?;
    bot.time().is_none().then(|| bot.player(seed))
}

/// There is no bot with this name.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, limits) = (&self.0, Bot::limits(&self.0));
        write!(f, "there is no bot '{text}'{limits}; there are {}", NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_one_text_that_reads_back() {
        for name in NAMES.iter().chain(&[
            "search:1",
            "search:250ms",
            "search:80:full",
            "search:9ms:cut=20:model",
            "search:1:policy",
            "search:40:level",
        ]) {
            let bot: Bot = name.parse().expect("it is a bot");
            assert_eq!(bot.to_string(), *name);
        }
        for wrong in [
            "",
            "Random",
            "search",
            "search:",
            "search:0",
            "search:01",
            "search:5s",
            "search:5:cut",
            "search:5:model:full",
            "club ",
        ] {
            assert_eq!(wrong.parse::<Bot>(), Err(UnknownBot(wrong.to_string())));
        }
    }

    #[test]
    fn bots_of_earlier_versions_are_read_by_their_old_names() {
        for (old, new) in
            [("search:20:learned", "search:20:model"), ("search:1:leaning", "search:1:policy")]
        {
            assert_eq!(old.parse::<Bot>(), new.parse());
        }
    }

    #[test]
    fn every_level_is_named_and_plays_more_than_the_one_before() {
        let budgets: Vec<u32> = LEVELS
            .iter()
            .map(|level| match level.plays {
                Bot::Search(budget) => budget.iterations,
                _ => 0,
            })
            .collect();
        assert!(budgets.is_sorted_by(|less, more| less < more), "{budgets:?}");
        assert!(LEVELS.iter().all(|level| NAMES.contains(&level.name)));
    }

    #[test]
    fn time_is_for_whoever_asks_to_measure() {
        let timed: Bot = "search:1500ms".parse().expect("a bot");
        assert_eq!(timed.time(), Some(Duration::from_millis(1500)));
        assert_eq!(Bot::Random.time(), None);
    }
}
