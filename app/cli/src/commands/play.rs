use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::io::{IsTerminal as _, stdin, stdout};

use clap::{Args, ValueEnum};
use game_core::{OptionSpec, Settings};
use i18n::{Locale, Messages, message};
use play::{ChanceSource, DynGame, DynSession, PlayerSlot};
use service::Games;

use crate::arguments::{OptionArguments, find_game, game_ids};
use crate::failure::Failure;
use crate::language::LanguageArgument;
use crate::places::{ContentPlace, DataPlace, find_saved, games_there, not_saved};
use crate::terminal::{FrontEnd, Input, Output, ask_players, ask_settings, read_players};

/// Play in the terminal, or through a pipe.
///
/// A terminal asks for options that are not given; a pipe uses their defaults. Every answer is
/// saved before its result is shown, so you can quit at any time.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist play pocket-mars
  soloist play pocket-mars --seats 1 --seed 7 --name \"Sunday evening\"
  soloist play pocket-mars --luck table      beside a real table: you enter what is drawn
  soloist play pocket-mars --helper          beside a real table: only the opponent is run
  soloist play backgammon --players human,club     against a bot
  soloist play weather-machine --guide       a first game, explained step by step
  soloist play pocket-mars --language de     told in German
  soloist play --resume 4f                   go on with a saved game")]
pub(crate) struct Play {
    /// The game; not needed with --resume
    game: Option<String>,
    #[command(flatten)]
    options: OptionArguments,
    /// The player of each seat: human, or a bot, such as human,club,search:2000ms
    #[arg(long, value_name = "LIST")]
    players: Option<String>,
    /// Start the game's guide: a prepared first game that explains what to see and what to choose
    #[arg(long, conflicts_with_all = ["seats", "set", "players", "ask_all", "luck", "seed"])]
    guide: bool,
    /// Run only the automated opponent, for a real table: it asks for what its rules need, and
    /// tells you what to do for it and why
    #[arg(long, conflicts_with_all = ["guide", "players", "ask_all", "luck", "strict"])]
    helper: bool,
    /// Ask for the advanced options too
    #[arg(long)]
    ask_all: bool,
    /// Who answers for chance
    #[arg(long, value_enum, default_value_t = ChanceSourceArg::Seed, value_name = "WHO")]
    luck: ChanceSourceArg,
    /// The seed for chance [default: a new one]
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Forbid undo past a result of chance
    #[arg(long)]
    strict: bool,
    /// Name of the game
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
    /// Continue a saved game: its id, a beginning of it, or its name
    #[arg(long, value_name = "ID",
          conflicts_with_all = ["guide", "helper", "seats", "set", "ask_all", "luck", "seed", "strict", "name"])]
    resume: Option<String>,
    #[command(flatten)]
    pub(super) data: DataPlace,
    #[command(flatten)]
    pub(super) content: ContentPlace,
}

/// Who answers for chance.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
enum ChanceSourceArg {
    /// A seed
    Seed,
    /// You, from what the real table shows
    Table,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let at_terminal = stdin().is_terminal() && stdout().is_terminal();
        let mut output = Output::new(stdout(), at_terminal);
        let words = self.language.words();
        let mut input = Input::new(words, at_terminal)?;
        let found = match &self.resume {
            Some(meant) => Some(self.find(meant)?),
            None => self.start(&mut output, &mut input)?,
        };
        let Some((games, id)) = found else { return Ok(()) };
        if self.resume.is_some() && self.players.is_some() {
            let players = self.players()?;
            games.change(&id, |session| session.seat_players(&players))?;
        }
        let again =
            format!("soloist play --resume {id}{}{}", self.data.again(), self.content.again());
        let resumed = self.resume.is_some();
        FrontEnd::new(games, (id, words), again, output, input).run(resumed)
    }

    /// The saved game with this id or name.
    fn find(&self, meant: &str) -> Result<(Games, String), Failure> {
        let games = games_there(&self.data, &self.content)?.ok_or_else(|| not_saved(meant))?;
        let saved = find_saved(&games, meant)?;
        if self.game.as_ref().is_some_and(|game| *game != saved.game) {
            let why = format!("the saved game {} is {}", saved.id, saved.game);
            return Err(Failure::wrong(why));
        }
        if games.is_held(&saved.id)? {
            let why = "devices hold seats of this game, which would be shown here: play it there, or \
                       give all seats back on its page 'Who plays where'";
            return Err(Failure::wrong(why));
        }
        Ok((games, saved.id))
    }

    /// Starts a new game, or returns `None` if the person leaves. Writes nothing to disk before all
    /// arguments are valid.
    fn start(
        &self,
        output: &mut Output,
        input: &mut Input,
    ) -> Result<Option<(Games, String)>, Failure> {
        let catalog = self.content.catalog()?;
        let Some(game) = &self.game else {
            let games = game_ids(catalog.games());
            return Err(Failure::wrong(format!("which game? give one of {games}, or --resume ID")));
        };
        let kind = find_game(catalog.games(), game)?;
        let words = self.language.words();
        if self.helper {
            let Some(settings) = self.helper_settings(kind, output, input)? else {
                return Ok(None);
            };
            let begun = kind.start_helper(&settings, self.seed.unwrap_or(0))?;
            let draws = begun.helping().is_some_and(|helping| helping.draws);
            if self.seed.is_some() && !draws {
                return Err(Failure::wrong("--seed: what is drawn is drawn at your table"));
            }
            let beside = message!(words, "name-beside", title = kind.title());
            let games = Games::new(catalog, self.data.store()?);
            let name = self.name.as_deref().unwrap_or(&beside);
            let id = games.start_helper(game, &settings, self.seed, Some(name))?;
            return Ok(Some((games, id)));
        }
        if self.luck == ChanceSourceArg::Table && self.seed.is_some() {
            return Err(Failure::wrong("--seed: with --luck table the real table answers"));
        }
        let guide = kind.guide(words.locale()).filter(|_| self.guide);
        if self.guide && guide.is_none() {
            return Err(Failure::wrong(format!("--guide: {game} has no guide")));
        }
        let mut settings = match &guide {
            Some(guide) => guide.settings.clone(),
            None => self.options.settings(kind)?,
        };
        let mut players = self.players()?;
        let has_seats = kind.option_specs(Locale::English).iter().any(|spec| spec.id == "seats");
        if !players.is_empty() && has_seats && !settings.contains_key("seats") {
            settings.insert("seats".to_string(), players.len().into());
        }
        let preset = kind.preset();
        if input.at_terminal() && guide.is_none() {
            let specs = proposing(kind.option_specs(words.locale()), &preset);
            match ask_settings(words, &specs, settings, self.ask_all, output, input)? {
                Some(answered) => settings = answered,
                None => return Ok(None),
            }
        } else if guide.is_none() && preset.get("seats") == settings.get("seats") {
            // Without questions, options that are not given have the preset for this number of
            // players.
            for (option, value) in preset {
                settings.entry(option).or_insert(value);
            }
        }
        for note in idle_options(words, kind, &settings) {
            output.line(&note)?;
        }
        let luck = match self.luck {
            ChanceSourceArg::Table => ChanceSource::Table,
            ChanceSourceArg::Seed => {
                let seed = self.seed.or(guide.as_ref().map(|guide| guide.seed));
                ChanceSource::Seed(seed.unwrap_or_else(new_seed))
            }
        };
        let play = if self.strict { play::Play::Strict } else { play::Play::Friendly };
        let mut session = kind.start(&settings, luck, play)?;
        if input.at_terminal() && guide.is_none() && self.players.is_none() && session.seats() > 1 {
            let told = session.told_in(words.locale());
            match ask_players(words, told.as_deref().unwrap_or(&*session), output, input)? {
                Some(answered) => players = answered,
                None => return Ok(None),
            }
        }
        seat(&mut *session, &players)?;
        let games = Games::new(catalog, self.data.store()?);
        let name = self.name.as_deref().or(guide.as_ref().map(|guide| guide.title.as_str()));
        let id = games.start_with_players(game, &settings, luck, play, &players, name)?;
        Ok(Some((games, id)))
    }

    /// The options of a helper, or `None` if the person leaves before answering all of them.
    fn helper_settings(
        &self,
        kind: &dyn DynGame,
        output: &mut Output,
        input: &mut Input,
    ) -> Result<Option<Settings>, Failure> {
        let words = self.language.words();
        let Some(form) = kind.helper_in(words.locale()) else {
            return Err(Failure::wrong(format!("--helper: {} has no helper yet", kind.id())));
        };
        let mut settings = self.options.settings_with(kind, &form.own)?;
        settings.extend(form.settled);
        if input.at_terminal() {
            let asked = form.screens.into_iter().flat_map(|screen| screen.options).collect();
            let asked = proposing(asked, &form.preset);
            return ask_settings(words, &asked, settings, false, output, input);
        }
        Ok(Some(settings))
    }

    /// The players given for the seats; empty if none are.
    fn players(&self) -> Result<Vec<PlayerSlot>, Failure> {
        let given = self.players.as_deref().map_or(Ok(Vec::new()), read_players);
        given.map_err(|whys| Failure::Wrong(whys.iter().map(|why| format!("--{why}")).collect()))
    }
}

/// These options with the preset as defaults.
fn proposing(specs: Vec<OptionSpec>, preset: &Settings) -> Vec<OptionSpec> {
    let with = |spec: OptionSpec| match preset.get(&spec.id) {
        Some(value) => OptionSpec { default: value.clone(), ..spec },
        None => spec,
    };
    specs.into_iter().map(with).collect()
}

/// One line for each option given that has no effect with the others.
fn idle_options(words: Messages, kind: &dyn DynGame, settings: &Settings) -> Vec<String> {
    let specs = kind.option_specs(words.locale());
    let idle = specs
        .iter()
        .filter(|spec| settings.contains_key(&spec.id) && !spec.applies(&specs, settings));
    idle.filter_map(|spec| {
        let when = spec.only_when(&specs, words.locale())?;
        Some(message!(words, "option-idle", option = spec.id.as_str(), when = when).into())
    })
    .collect()
}

fn seat(session: &mut dyn DynSession, players: &[PlayerSlot]) -> Result<(), Failure> {
    session.seat_players(players).map_err(|refusal| Failure::wrong(format!("--{refusal}")))
}

/// An unpredictable seed, short enough to tell a friend.
fn new_seed() -> u64 {
    RandomState::new().hash_one(std::time::SystemTime::now()) % 1_000_000_000
}
