use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use game_core::{ContentOverrides, GameInfo, Helped, SourceFile, ValidationError};

use i18n::notice;

use crate::games::NOT_IN_FRONT;
use crate::plain_text::shortened;
use crate::unknown_fields::as_far_as_known;
use crate::{
    CatalogEntry, DynGame, GameVisitor, Loaded, Register, Save, Stop, register_games, visit_games,
};

/// Maximum number of owners' contents held while the program runs.
const MOST_OWNED: usize = 1_000;

/// The games that can be played. Clones share them.
#[derive(Clone)]
pub struct Catalog {
    kinds: Arc<[Arc<dyn DynGame>]>,
    owned: Arc<Mutex<Owned>>,
}

/// Games with owners' overrides, by id and overrides.
type Owned = BTreeMap<(String, ContentOverrides), Arc<dyn DynGame>>;

impl Catalog {
    /// Every game, with the content that comes with the program.
    ///
    /// # Panics
    ///
    /// If our own content is invalid, which a test of each game rules out.
    pub fn ours() -> Self {
        Catalog::with_owner(Vec::new()).unwrap_or_else(|objections| {
            panic!("our own content is refused: {objections:?}");
        })
    }

    /// Every game, with an owner's files laid over our content: pairs of a game's id and its files.
    /// The content is kept for as long as the program runs: call this once.
    ///
    /// # Errors
    ///
    /// Every validation error of the files.
    pub fn with_owner(files: Vec<(String, Vec<SourceFile>)>) -> Result<Self, Vec<ValidationError>> {
        let mut all = All::default();
        visit_games(&mut all);
        Catalog::of_games(&all.0, &files)
    }

    /// Every game as pages need it, with the content that comes with the program: neither positions
    /// nor events can be had as JSON, and the code that writes them is not in a program that makes no
    /// other catalog.
    pub fn for_pages() -> Self {
        let mut games = ForPages::default();
        visit_games(&mut games);
        Catalog::of(games.0)
    }

    /// A catalog of exactly these games: for tests, and for programs with games of their own.
    pub fn of(kinds: Vec<Box<dyn DynGame>>) -> Self {
        Catalog { kinds: kinds.into_iter().map(Arc::from).collect(), owned: Arc::default() }
    }

    /// The games, in display order.
    pub fn games(&self) -> impl Iterator<Item = &dyn DynGame> {
        self.kinds.iter().map(|kind| &**kind)
    }

    /// The games that the front page shows.
    pub fn front(&self) -> impl Iterator<Item = &dyn DynGame> {
        self.games().filter(|kind| !NOT_IN_FRONT.contains(&kind.id()))
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&dyn DynGame> {
        self.games().find(|kind| kind.id() == id)
    }

    /// The game with this id and an owner's content overrides: see [`DynGame::owned_by`]. Equal
    /// overrides return the same game.
    ///
    /// # Errors
    ///
    /// If there is no such game, every validation error of the overrides, or if too many contents
    /// are held already.
    pub fn owned_by(
        &self,
        id: &str,
        owner: &ContentOverrides,
    ) -> Result<Arc<dyn DynGame>, Vec<ValidationError>> {
        let kind = self.expect_game(id).map_err(|objection| vec![objection])?;
        if owner.is_empty() {
            return Ok(Arc::clone(kind));
        }
        let mut owned = self.owned.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (id.to_string(), owner.clone());
        if let Some(known) = owned.get(&key) {
            return Ok(Arc::clone(known));
        }
        if owned.len() >= MOST_OWNED {
            return Err(vec![ValidationError::new("content", notice!("refusal-contents"))]);
        }
        let kind: Arc<dyn DynGame> = kind.owned_by(owner)?.into();
        owned.insert(key, Arc::clone(&kind));
        Ok(kind)
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// If there is none, with the ids that there are.
    pub fn expect_game(&self, id: &str) -> Result<&Arc<dyn DynGame>, ValidationError> {
        self.kinds.iter().find(|kind| kind.id() == id).ok_or_else(|| {
            let id = shortened(id);
            let ids: Vec<&str> = self.games().map(DynGame::id).collect();
            ValidationError::new("game", notice!("refusal-no-game", id = id, ids = ids.join(", ")))
        })
    }

    /// Replays a save of any game; see [`DynGame::load`].
    ///
    /// # Errors
    ///
    /// If there is no such game, or its start cannot be restored.
    pub fn load(&self, save: &Save) -> Result<Loaded, Vec<ValidationError>> {
        self.load_within(save, &|| false)
    }

    /// Replays a save unless `stop` returns true; see [`DynGame::load_within`].
    ///
    /// # Errors
    ///
    /// As [`Catalog::load`], and if it was stopped.
    pub fn load_within(&self, save: &Save, stop: Stop<'_>) -> Result<Loaded, Vec<ValidationError>> {
        let mut objections = save.objections();
        match self.expect_game(&save.game) {
            Ok(_) if objections.is_empty() => {
                let owned = |owner: &ContentOverrides| self.owned_by(&save.game, owner);
                let (kind, _, unknown) =
                    as_far_as_known(&save.owner, owned, ContentOverrides::without)?;
                let Loaded { session, mut notes } = kind.load_within(save, stop)?;
                notes.extend(unknown);
                return Ok(Loaded { session, notes });
            }
            Ok(_) => {}
            Err(objection) => objections.push(objection),
        }
        Err(objections)
    }

    fn of_games(
        games: &[(&str, Register<dyn DynGame>)],
        files: &[(String, Vec<SourceFile>)],
    ) -> Result<Self, Vec<ValidationError>> {
        register_games(games, files).map(Catalog::of)
    }
}

/// Every game with everything that programs ask for.
#[derive(Default)]
struct All(Vec<(&'static str, Register<dyn DynGame>)>);

impl GameVisitor for All {
    fn game<G: GameInfo>(&mut self) {
        self.0.push((G::ID, register::<G>));
    }

    fn helped<G: Helped>(&mut self) {
        self.0.push((G::ID, helped::<G>));
    }
}

/// Every game as pages need it.
#[derive(Default)]
struct ForPages(Vec<Box<dyn DynGame>>);

impl GameVisitor for ForPages {
    fn game<G: GameInfo>(&mut self) {
        self.0.push(Box::new(CatalogEntry::<G>::for_pages()));
    }

    fn helped<G: Helped>(&mut self) {
        self.0.push(Box::new(CatalogEntry::<G>::for_pages().with_helper_for_pages()));
    }
}

fn register<G: GameInfo>(files: &[SourceFile]) -> Result<Box<dyn DynGame>, Vec<ValidationError>> {
    Ok(Box::new(CatalogEntry::<G>::with_owner(files)?))
}

/// Creates the entry of a game that has a helper.
fn helped<G: Helped>(files: &[SourceFile]) -> Result<Box<dyn DynGame>, Vec<ValidationError>> {
    Ok(Box::new(CatalogEntry::<G>::with_owner(files)?.with_helper()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChanceSource, DynSession, Play, Until};
    use game_core::{Settings, Viewer};
    use sample_games::pig::Pig;
    use sample_games::sealed_bids::SealedBids;

    const SAMPLE_GAMES: &[(&str, Register<dyn DynGame>)] =
        &[(Pig::ID, register::<Pig>), (SealedBids::ID, register::<SealedBids>)];

    fn games() -> Vec<(&'static str, Register<dyn DynGame>)> {
        let mut all = All::default();
        visit_games(&mut all);
        all.0
    }

    fn owner(game: &str, name: &str, text: &str) -> (String, Vec<SourceFile>) {
        (game.to_string(), vec![SourceFile { name: name.into(), text: text.into() }])
    }

    #[test]
    fn every_game_of_ours_is_in_the_catalog_under_its_own_id() {
        let catalog = Catalog::ours();
        for (id, _) in games() {
            assert_eq!(catalog.game(id).map(DynGame::id), Some(id));
        }
        assert!(catalog.game("no such game").is_none());
    }

    #[test]
    fn the_front_page_shows_some_of_the_games() {
        let catalog = Catalog::ours();
        let front: Vec<&str> = catalog.front().map(DynGame::id).collect();
        assert_eq!(front.len() + NOT_IN_FRONT.len(), games().len(), "{front:?}");
        assert!(!front.contains(&NOT_IN_FRONT[0]) && catalog.game(NOT_IN_FRONT[0]).is_some());
    }

    /// Pages are drawn from the same games, but no program can read them as data.
    #[test]
    fn a_catalog_for_pages_has_the_same_games_without_their_json() {
        let (all, pages) = (Catalog::ours(), Catalog::for_pages());
        assert!(all.games().map(DynGame::id).eq(pages.games().map(DynGame::id)));
        for (kind, shown) in all.games().zip(pages.games()) {
            let begin = |kind: &dyn DynGame| {
                let mut session = kind
                    .start(&Settings::new(), ChanceSource::Seed(1), Play::Friendly)
                    .expect("a game");
                session.play_bot("random", 1, Until::Entries(60)).expect("a bot");
                session
            };
            let (session, shown_session) = (begin(kind), begin(shown));
            let events = |session: &dyn DynSession| {
                let log = session.log(Viewer::Everybody, 0);
                let lines = log.into_iter().flat_map(|entry| entry.told);
                lines.map(|line| (line.text, line.event.is_object())).unzip()
            };
            let (texts, written): (Vec<String>, Vec<bool>) = events(&*session);
            let (shown_texts, shown_written): (Vec<String>, Vec<bool>) = events(&*shown_session);
            assert!(texts == shown_texts && !texts.is_empty(), "{}", kind.id());
            assert!(written.iter().all(|&written| written), "{}", kind.id());
            assert!(shown_written.iter().all(|&written| !written), "{}", kind.id());
            assert!(session.now().state_json().is_object() && kind.id() == shown.id());
            let now = shown_session.now();
            assert!(now.state_json().is_null() && now.view_json(Viewer::Nobody).is_null());
            assert_eq!(kind.helper().is_some(), shown.helper().is_some());
        }
    }

    #[test]
    fn an_owners_files_change_the_content_of_their_game_only() {
        let ours = Catalog::of_games(SAMPLE_GAMES, &[]).expect("our content");
        let files = vec![owner("pig", "die.toml", "[die]\nfaces = 4\n")];
        let theirs = Catalog::of_games(SAMPLE_GAMES, &files).expect("a die with four faces");
        let fingerprint = |catalog: &Catalog, id| {
            catalog.game(id).expect("it is in the catalog").content_fingerprint().to_string()
        };
        assert_ne!(fingerprint(&ours, "pig"), fingerprint(&theirs, "pig"));
        assert_eq!(fingerprint(&ours, "sealed-bids"), fingerprint(&theirs, "sealed-bids"));
    }

    #[test]
    fn a_save_brings_the_content_of_its_owner_along() {
        let ours = Catalog::of_games(SAMPLE_GAMES, &[]).expect("our content");
        let (_, files) = owner("pig", "die.toml", "[die]\nfaces = 4\n");
        let own: ContentOverrides = files.into_iter().collect();
        let theirs = ours.owned_by("pig", &own).expect("a die with four faces");
        let again = ours.owned_by("pig", &own).expect("the same");
        assert!(Arc::ptr_eq(&theirs, &again));

        let begun =
            theirs.start(&Settings::new(), ChanceSource::Table, Play::Friendly).expect("a game");
        let save = begun.save();
        assert_eq!(save.owner, own);
        let loaded = ours.load(&save).expect("it needs no files");
        assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
        assert_eq!(loaded.session.save(), save);
        let plain = ours.game("pig").expect("in the catalog").load(&save).expect("other dice");
        assert_eq!(plain.notes.len(), 1, "told: {:?}", plain.notes);

        let (_, files) = owner("pig", "die.toml", "[die]\nfaces = 99\n");
        assert!(ours.owned_by("pig", &files.into_iter().collect()).is_err());
        assert!(ours.owned_by("chess", &own).is_err());
    }

    #[test]
    fn every_objection_to_every_games_files_is_named_at_once() {
        let files = vec![
            owner("pig", "die.toml", "[die]\nfaces = 99\ncandle = 0\n"),
            owner("sealed-bids", "cards.toml", ""),
            owner("chess", "x.toml", ""),
        ];
        let objections = Catalog::of_games(SAMPLE_GAMES, &files).err().expect("four reasons");
        assert_eq!(objections.len(), 4, "{objections:?}");
        assert!(objections[1].at.starts_with("pig, die.toml"), "{objections:?}");
    }
}
