use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{OptionSpec, Seat, Settings, ValidationError, Viewer, settings_title};
use i18n::Locale;
use play::{
    Catalog, ChanceSource, DynGame, DynSession, HelperScreen, MOST_BYTES, NarratedLine, Play,
    PlayerSlot, Save, Until, shortened,
};
use serde_json::{Value, json};

use crate::replies::{Reply, choices, narrated_lines, turn};

use error::Error;
use request::{ChanceSourceWord, Request};
use seated::read_players;

mod error;
mod request;
mod seated;
mod thinking;
mod watch;

pub use watch::Watch;

/// The engine protocol of `docs/research/protocol.md`: one reply line for each request line.
///
/// It plays one game at a time. A request that is refused changes nothing.
pub struct Engine {
    catalog: Catalog,
    session: Option<Box<dyn DynSession>>,
    /// The language of that game's texts.
    locale: Locale,
    /// Measures the time of bots and hints; without it budgets of time are refused.
    watch: Option<Box<dyn Watch>>,
}

impl Engine {
    /// An engine for these games, with no game in progress.
    pub fn new(catalog: Catalog) -> Self {
        Engine { catalog, session: None, locale: Locale::English, watch: None }
    }

    /// An engine whose bots and hints may have a budget of time, and can be cancelled.
    pub fn with_watch(catalog: Catalog, watch: Box<dyn Watch>) -> Self {
        Engine { watch: Some(watch), ..Engine::new(catalog) }
    }

    /// Another engine for the same games, with a copy of the current game and without a watch.
    pub fn copy(&self) -> Engine {
        let session = self.session.as_ref().map(|session| session.clone_box());
        Engine { catalog: self.catalog.clone(), session, locale: self.locale, watch: None }
    }

    /// Answers one request with one line, without its line break. Progress, if a request wants it,
    /// goes to the [`Watch`].
    ///
    /// It never panics. Should the rules of a game panic, which would be a bug, the reply reports
    /// it, and the game returns to its last complete entry.
    pub fn reply(&mut self, line: &str) -> String {
        let answered = catch_unwind(AssertUnwindSafe(|| self.answer(line)));
        let answered = answered.unwrap_or_else(|_| {
            Err(Error::new("the rules of this game have failed; this is a bug, please report it"))
        });
        let mut reply = Reply::new();
        match answered {
            Ok(fields) => {
                reply.insert("ok".into(), true.into());
                reply.extend(fields);
            }
            Err(error) => {
                reply.insert("ok".into(), false.into());
                reply.insert("error".into(), error.text(self.locale).into());
                // Places and reasons stay in English, so that programs can compare them.
                if !error.objections().is_empty() {
                    reply.insert("objections".into(), json!(error.objections()));
                }
            }
        }
        Value::Object(reply).to_string()
    }

    fn answer(&mut self, line: &str) -> Result<Reply, Error> {
        if line.len() > MOST_BYTES {
            return Err(Error::new(format!("a request has at most {MOST_BYTES} bytes")));
        }
        match Request::read(line)? {
            Request::Games { language } => Ok(self.games(spoken(language.as_deref()))),
            Request::New { game, options, seed, chance_source, play, players, language } => {
                let chance_source = read_chance_source(seed, chance_source)?;
                let kind = self.catalog.expect_game(&game).map_err(|one| Error::all(vec![one]))?;
                let session = kind.start(&options, chance_source, play.unwrap_or(Play::Friendly));
                self.begin_with_players(session, players.as_ref(), language.as_deref())
            }
            Request::Helper { game: Some(game), options, seed, language } => {
                let kind = self.catalog.expect_game(&game).map_err(|one| Error::all(vec![one]))?;
                let seed = seed.unwrap_or(0);
                let session = kind.start_helper(&options, seed).map_err(Error::all)?;
                self.begin(session, language.as_deref())
            }
            Request::Helper { game: None, .. } => self.helping(),
            Request::Set { game, options, state, seed, chance_source, players, language } => {
                let chance_source = read_chance_source(seed, chance_source)?;
                let kind = self.catalog.expect_game(&game).map_err(|one| Error::all(vec![one]))?;
                let session = kind.set(&options, chance_source, &state);
                let mut reply =
                    self.begin_with_players(session, players.as_ref(), language.as_deref())?;
                let told = self.session()?.opening(Viewer::Everybody);
                reply.insert("told".into(), narrated_lines(&told));
                Ok(reply)
            }
            Request::Players { players } => self.players(players.as_ref()),
            Request::Bot { seat } => self.bot(seat),
            Request::Hint { budget } => self.hint(&budget),
            Request::Analyse { budget, seat, progress } => self.analyse(&budget, seat, progress),
            Request::Cancel {} => Ok(Reply::new()),
            Request::Load { save, language } => self.load(&save, language.as_deref()),
            Request::Rule { id, game } => self.rule(&id, game.as_deref()),
            Request::Turn {} => Ok(turn(&**self.session()?)),
            Request::Choices {} => Ok(choices(&**self.session()?)),
            Request::Choose { text: Some(text), texts: None } => {
                let told = self.session()?.choose(&text)?;
                self.told(&told)
            }
            Request::Choose { text: None, texts: Some(texts) } => {
                let told = self.session()?.choose_set(&texts)?;
                self.told(&told)
            }
            Request::Choose { .. } => {
                self.session()?;
                Err(Error::new("expected either \"text\" or \"texts\""))
            }
            Request::Roll {} => self.roll(),
            Request::Play { bot, seed, until: Some(_), entries: None } => {
                self.play(&bot, seed, Until::Over)
            }
            Request::Play { bot, seed, until: None, entries: Some(entries) } => {
                self.play(&bot, seed, Until::Entries(entries))
            }
            Request::Play { .. } => {
                Err(Error::new("expected either \"until\":\"over\" or \"entries\""))
            }
            Request::State {} => Ok(one("state", self.session()?.now().state_json())),
            Request::View { seat } => {
                let session = self.session()?;
                let viewer = viewer(&**session, seat)?;
                Ok(one("view", session.now().view_json(viewer)))
            }
            Request::Log { seat, from } => self.log(seat, from),
            Request::Save {} => Ok(one("save", json!(self.session()?.save()))),
            Request::Undo {} => {
                let session = self.session()?;
                session.undo()?;
                Ok(turn(&**session))
            }
            Request::Redo {} => {
                let session = self.session()?;
                session.redo()?;
                Ok(turn(&**session))
            }
        }
    }

    /// What a helper knows.
    fn helping(&mut self) -> Result<Reply, Error> {
        let session = self.session()?;
        let whole = || Error::new("this is a whole game; begin a helper with \"game\"");
        let helping = session.helping().ok_or_else(whole)?;
        Ok(with_turn(&**session, [("helper", json!(helping))]))
    }

    /// Seats these players, if any are given.
    fn players(&mut self, players: Option<&Value>) -> Result<Reply, Error> {
        let session = self.session()?;
        if let Some(players) = players {
            session.seat_players(&read_players(players).map_err(Error::all)?)?;
        }
        Ok(with_turn(&**session, [("players", json!(session.players()))]))
    }

    fn load(&mut self, save: &Value, language: Option<&str>) -> Result<Reply, Error> {
        let save = Save::from_value(save).map_err(Error::all)?;
        let loaded = self.catalog.load(&save).map_err(Error::all)?;
        let mut reply = self.begin(loaded.session, language)?;
        let notes = loaded.notes.iter().map(|note| note.text(self.locale));
        reply.insert("notes".into(), notes.collect());
        Ok(reply)
    }

    /// What happened, and who is asked now.
    fn told(&mut self, told: &[NarratedLine]) -> Result<Reply, Error> {
        Ok(with_turn(&**self.session()?, [("told", narrated_lines(told))]))
    }

    fn roll(&mut self) -> Result<Reply, Error> {
        let session = self.session()?;
        let rolled = session.roll()?;
        let texts: Vec<&String> = rolled.iter().map(|rolled| &rolled.text).collect();
        let told = narrated_lines(rolled.iter().flat_map(|rolled| &rolled.told));
        Ok(with_turn(&**session, [("rolled", json!(texts)), ("told", told)]))
    }

    /// The log as a seat sees it, from an entry.
    fn log(&mut self, seat: Option<u8>, from: usize) -> Result<Reply, Error> {
        let session = self.session()?;
        let viewer = viewer(&**session, seat)?;
        let mut reply = one("log", json!(session.log(viewer, from)));
        let told = session.opening(viewer);
        if from == 0 && !told.is_empty() {
            reply.insert("told".into(), json!(told));
        }
        Ok(reply)
    }

    fn session(&mut self) -> Result<&mut Box<dyn DynSession>, Error> {
        let none = "no game is being played; begin one with new, set or load";
        self.session.as_mut().ok_or_else(|| Error::new(none))
    }

    /// Goes on with this game, told in the language with this code; in English by default.
    fn begin(
        &mut self,
        session: Box<dyn DynSession>,
        language: Option<&str>,
    ) -> Result<Reply, Error> {
        self.locale = spoken(language);
        let session = session.told_in(self.locale).unwrap_or(session);
        let reply = turn(&*session);
        self.session = Some(session);
        Ok(reply)
    }

    /// Starts a game, or reports everything that is wrong with it and its players at once.
    fn begin_with_players(
        &mut self,
        session: Result<Box<dyn DynSession>, Vec<ValidationError>>,
        players: Option<&Value>,
        language: Option<&str>,
    ) -> Result<Reply, Error> {
        let players: Result<Vec<PlayerSlot>, _> = players.map_or(Ok(Vec::new()), read_players);
        match (session, players) {
            (Ok(mut session), Ok(players)) => {
                session.seat_players(&players)?;
                self.begin(session, language)
            }
            (session, players) => {
                let wrong = [session.err(), players.err()];
                Err(Error::all(wrong.into_iter().flatten().flatten().collect()))
            }
        }
    }

    fn games(&self, locale: Locale) -> Reply {
        let mode = |specs: &[OptionSpec], (name, settings): (String, Settings)| {
            let title = settings_title(specs, &settings, locale);
            json!({"name": name, "title": title, "options": Value::Object(settings)})
        };
        let screen = |screen: &HelperScreen| {
            let options: Vec<&str> = screen.options.iter().map(|spec| spec.id.as_str()).collect();
            json!({"title": screen.title, "options": options})
        };
        let game = |kind: &dyn DynGame| {
            let specs = kind.option_specs(locale);
            let modes: Vec<Value> =
                kind.modes().into_iter().map(|named| mode(&specs, named)).collect();
            json!({
                "id": kind.id(),
                "title": kind.title(),
                "summary": kind.summary(locale),
                "seats": kind.seat_counts(),
                "options": specs,
                "modes": modes,
                "helper": kind.helper_in(locale).map(|form| json!({
                    "settled": form.settled,
                    "screens": form.screens.iter().map(screen).collect::<Vec<_>>(),
                    "options": form.own,
                })),
            })
        };
        one("games", self.catalog.games().map(game).collect())
    }

    fn rule(&mut self, id: &str, game: Option<&str>) -> Result<Reply, Error> {
        let game = match game {
            Some(game) => game,
            None => self.session()?.game(),
        };
        let kind = self.catalog.expect_game(game).map_err(|one| Error::all(vec![one]))?;
        let book = kind.rules_near(id, self.locale);
        let under: Vec<_> = book.under(id).collect();
        if under.is_empty() {
            let id = shortened(id);
            return Err(Error::new(format!("{} has no rule '{id}'", kind.title())));
        }
        Ok(one("rules", json!(under)))
    }
}

/// The language with this code; English by default.
fn spoken(language: Option<&str>) -> Locale {
    language.and_then(Locale::of_code).unwrap_or_default()
}

fn read_chance_source(
    seed: Option<u64>,
    chance_source: Option<ChanceSourceWord>,
) -> Result<ChanceSource, Error> {
    match (chance_source, seed) {
        (Some(ChanceSourceWord::Table), None) => Ok(ChanceSource::Table),
        (Some(ChanceSourceWord::Table), Some(_)) => {
            Err(Error::new("a real table has no seed; leave out either luck or seed"))
        }
        (Some(ChanceSourceWord::Seed) | None, seed) => Ok(ChanceSource::Seed(seed.unwrap_or(0))),
    }
}

fn viewer(session: &dyn DynSession, seat: Option<u8>) -> Result<Viewer, Error> {
    match seat {
        None => Ok(Viewer::Nobody),
        Some(seat) if seat < session.seats() => Ok(Viewer::Seat(Seat(seat))),
        Some(seat) => {
            let seats = session.seats();
            Err(Error::new(format!("there is no seat {seat}: {seats} seats are counted from 0")))
        }
    }
}

fn one(name: &str, value: Value) -> Reply {
    Reply::from_iter([(name.to_string(), value)])
}

fn with_turn<const N: usize>(session: &dyn DynSession, fields: [(&str, Value); N]) -> Reply {
    let mut reply = turn(session);
    reply.extend(fields.map(|(name, value)| (name.to_string(), value)));
    reply
}
