use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use play::{AnySession, Kind, Library, Loaded, Luck, Play, Refusal, Rolled, Save, Seated};
use table::{Objection, Settings, Standing, Turn, Viewer};

use crate::{Problem, Progress, SavedGame, Store};

/// So many sessions stay in memory; the one that rested longest makes room, and is loaded again
/// when somebody comes back to it.
const MOST_OPEN: usize = 64;

/// In so many of them, those used last, bots remember what they thought: that is by far the most
/// memory that a game needs.
const MOST_REMEMBERED: usize = 4;

/// The games on the shelf, the saved games, and those that are being played.
///
/// A face that goes through the desk shows only seats' questions and ends: where a seed answers for
/// chance, results follow at once, as part of the change that called for them.
pub struct Desk {
    library: Library,
    store: Store,
    open: BTreeMap<String, Open>,
    clock: u64,
}

/// A saved game in memory.
struct Open {
    session: Box<dyn AnySession>,
    name: String,
    revision: i64,
    notes: Vec<String>,
    /// The game as it was saved, if the rules did not accept all of it.
    whole: Option<Save>,
    used: u64,
}

impl Desk {
    /// A desk with nothing on it.
    pub fn new(library: Library, store: Store) -> Self {
        Desk { library, store, open: BTreeMap::new(), clock: 0 }
    }

    /// The games on the shelf.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The saved games.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Every saved game, the one changed last first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn list(&self) -> Result<Vec<SavedGame>, Problem> {
        self.store.list()
    }

    /// Starts a game of people, keeps it, and returns its id. Without a name it is called like the
    /// game.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why the settings make none, or if it cannot be kept.
    pub fn start(
        &mut self,
        game: &str,
        settings: &Settings,
        luck: Luck,
        play: Play,
        name: Option<&str>,
    ) -> Result<String, Problem> {
        self.start_seated(game, settings, luck, play, &[], name)
    }

    /// Starts a game in which these choose for the seats; see [`Desk::start`].
    ///
    /// # Errors
    ///
    /// As [`Desk::start`], and if there are more or fewer players than seats.
    pub fn start_seated(
        &mut self,
        game: &str,
        settings: &Settings,
        luck: Luck,
        play: Play,
        players: &[Seated],
        name: Option<&str>,
    ) -> Result<String, Problem> {
        let kind = self.kind(game).map_err(|objection| vec![objection])?;
        let name = usable_name(name, kind);
        let mut session = kind.start(settings, luck, play)?;
        session.seat_players(players)?;
        settle(&mut *session)?;
        let id = self.store.create(&name, &session.save(), &progress(&*session))?;
        let revision = self.store.revision(&id)?;
        let open = Open { session, name, revision, notes: Vec::new(), whole: None, used: 0 };
        self.put(&id, open);
        Ok(id)
    }

    /// Opens a saved game, unless it is open already, and returns what did not go as when it was
    /// saved: other content, other rules, the entry that failed and why. Mostly empty.
    ///
    /// # Errors
    ///
    /// If there is none with this id, if it cannot be read, or every reason why it cannot be
    /// played at all.
    pub fn open(&mut self, id: &str) -> Result<&[String], Problem> {
        Ok(&self.current(id)?.notes)
    }

    /// What its player calls a game.
    ///
    /// # Errors
    ///
    /// As [`Desk::open`].
    pub fn name(&mut self, id: &str) -> Result<&str, Problem> {
        Ok(&self.current(id)?.name)
    }

    /// Looks at a game as it is stored now.
    ///
    /// # Errors
    ///
    /// As [`Desk::open`].
    pub fn read<T>(
        &mut self,
        id: &str,
        look: impl FnOnce(&dyn AnySession) -> T,
    ) -> Result<T, Problem> {
        Ok(look(&*self.current(id)?.session))
    }

    /// A copy of a game as it is stored now, for a bot to think about while others use the desk.
    /// What it chooses is made with [`Desk::change`], if the game still stands there.
    ///
    /// # Errors
    ///
    /// As [`Desk::open`].
    pub fn copy(&mut self, id: &str) -> Result<Box<dyn AnySession>, Problem> {
        let copy = self.read(id, |session| session.clone_box())?;
        let mut open: Vec<&Open> = self.open.values().collect();
        open.sort_by_key(|open| std::cmp::Reverse(open.used));
        open.iter().skip(MOST_REMEMBERED).for_each(|open| open.session.forget());
        Ok(copy)
    }

    /// Changes a game, with the results of chance that follow from a seed. The answer is handed out
    /// once everything is on the disk.
    ///
    /// To take back, use [`AnySession::undo_choice`]: a single entry of chance taken back would
    /// follow again at once.
    ///
    /// # Errors
    ///
    /// If `act` refuses, if another process has changed the game since this desk last showed it, or
    /// if the change cannot be stored. Nothing has changed then.
    pub fn change<T>(
        &mut self,
        id: &str,
        act: impl FnOnce(&mut dyn AnySession) -> Result<T, Refusal>,
    ) -> Result<T, Problem> {
        if self.open.contains_key(id) && self.store.revision(id)? != self.known_revision(id) {
            self.current(id)?;
            return Err(Problem::Overtaken);
        }
        let open = self.current(id)?;
        let mut session = open.session.clone_box();
        let (revision, name, whole) = (open.revision, open.name.clone(), open.whole.clone());
        let answer = unbroken(|| {
            let answer = act(&mut *session)?;
            settle(&mut *session)?;
            Ok(answer)
        })?;
        if let Some(whole) = whole {
            // What the rules no longer accept would be lost with this change: keep it apart.
            let status = "as it was before it was played on under other rules or content".into();
            let progress = Progress { over: false, status };
            self.store.create(&format!("{name} (as it was)"), &whole, &progress)?;
            self.known(id).whole = None;
        }
        match self.store.write(id, revision, &session.save(), &progress(&*session)) {
            Ok(revision) => {
                let open = self.known(id);
                open.session = session;
                open.revision = revision;
                Ok(answer)
            }
            Err(Problem::Overtaken) => {
                self.current(id)?;
                Err(Problem::Overtaken)
            }
            Err(problem) => Err(problem),
        }
    }

    /// Gives a game another name; an empty one is refused.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
    pub fn rename(&mut self, id: &str, name: &str) -> Result<(), Problem> {
        let name = one_line(name);
        if name.is_empty() {
            return Err(Problem::Refused("a name needs at least one letter".into()));
        }
        self.store.rename(id, &name)?;
        if let Some(open) = self.open.get_mut(id) {
            open.name = name;
        }
        Ok(())
    }

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
    pub fn delete(&mut self, id: &str) -> Result<(), Problem> {
        self.store.delete(id)?;
        self.open.remove(id);
        Ok(())
    }

    /// A game as a text file, for [`Desk::import`].
    ///
    /// # Errors
    ///
    /// As [`Store::load`].
    pub fn export(&self, id: &str) -> Result<String, Problem> {
        self.store.export(id)
    }

    /// Keeps a game from a text file and returns its id. Without a name it is called like the game.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no save, or no save that can be played; or if it cannot be
    /// kept.
    pub fn import(&mut self, name: Option<&str>, text: &str) -> Result<String, Problem> {
        let save = Save::read(text)?;
        let loaded = self.library.load(&save)?;
        let kind = self.kind(&save.game).map_err(|objection| vec![objection])?;
        let name = usable_name(name, kind);
        self.store.create(&name, &save, &progress(&*loaded.session))
    }

    fn kind(&self, game: &str) -> Result<&dyn Kind, Objection> {
        self.library.game(game).ok_or_else(|| {
            let known: Vec<&str> = self.library.games().map(Kind::id).collect();
            let why = format!("there is no game '{game}'; there are {}", known.join(", "));
            Objection::new("game", why)
        })
    }

    /// The game as it is stored now, loaded if need be.
    fn current(&mut self, id: &str) -> Result<&mut Open, Problem> {
        let stale = match self.open.get(id) {
            Some(open) => match self.store.revision(id) {
                Ok(revision) => revision != open.revision,
                Err(problem) => {
                    self.open.remove(id);
                    return Err(problem);
                }
            },
            None => true,
        };
        if stale {
            self.open.remove(id);
            let open = self.load(id)?;
            self.put(id, open);
        }
        Ok(self.known(id))
    }

    fn load(&self, id: &str) -> Result<Open, Problem> {
        let stored = self.store.load(id)?;
        let Loaded { mut session, notes } = self.library.load(&stored.save)?;
        let whole = (session.len() < stored.save.entries.len()).then_some(stored.save);
        // A save made elsewhere may rest at a turn of chance. This is kept with the next change.
        settle(&mut *session)?;
        Ok(Open { session, name: stored.name, revision: stored.revision, notes, whole, used: 0 })
    }

    fn put(&mut self, id: &str, open: Open) {
        while self.open.len() >= MOST_OPEN {
            let rested = self.open.iter().min_by_key(|(_, open)| open.used);
            let Some(rested) = rested.map(|(id, _)| id.clone()) else { break };
            self.open.remove(&rested);
        }
        self.open.insert(id.to_string(), open);
        self.known(id);
    }

    /// A game that is known to be open.
    fn known(&mut self, id: &str) -> &mut Open {
        self.clock += 1;
        let open = self.open.get_mut(id).expect("the caller has just opened it");
        open.used = self.clock;
        open
    }

    fn known_revision(&self, id: &str) -> i64 {
        self.open.get(id).map_or(0, |open| open.revision)
    }
}

/// Where a seed answers for chance: answers its turns until a seat must choose or the game is over.
///
/// # Errors
///
/// If the session refuses to roll.
pub fn settle(session: &mut dyn AnySession) -> Result<Vec<Rolled>, Refusal> {
    match (session.luck(), session.turn()) {
        (Luck::Seed(_), Turn::Chance) => session.roll(),
        _ => Ok(Vec::new()),
    }
}

/// Carries out a change of a copy. Should the rules of the game break down, which would be a bug of
/// theirs, the copy is lost and nothing else.
fn unbroken<T>(change: impl FnOnce() -> Result<T, Refusal>) -> Result<T, Refusal> {
    catch_unwind(AssertUnwindSafe(change)).unwrap_or_else(|_| {
        let why = "the rules of this game broke down at this; that is a bug, please report it";
        Err(Refusal(why.to_string()))
    })
}

/// How a game stands, in words that anybody at the table may read.
fn progress(session: &dyn AnySession) -> Progress {
    let now = session.now();
    match now.outcome() {
        Some(outcome) => {
            let winners = outcome.parties.iter().filter(|party| party.standing != Standing::Lost);
            let winners: Vec<&str> = winners.map(|party| party.name.as_str()).collect();
            let scores: Vec<String> = outcome
                .parties
                .iter()
                .map(|party| format!("{} {}", party.name, party.total))
                .collect();
            let won = if winners.is_empty() {
                "nobody won".to_string()
            } else {
                format!("won by {}", winners.join(" and "))
            };
            Progress { over: true, status: one_line(&format!("{won}: {}", scores.join(", "))) }
        }
        None => {
            let question = now.question(Viewer::Nobody);
            let status = question.map_or_else(String::new, |question| one_line(&question.text));
            Progress { over: false, status }
        }
    }
}

fn usable_name(name: Option<&str>, kind: &dyn Kind) -> String {
    let name = one_line(name.unwrap_or_default());
    if name.is_empty() { kind.title().to_string() } else { name }
}

/// A text as one line of bearable length, without control characters.
fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let line: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    line.join(" ").chars().take(200).collect()
}
