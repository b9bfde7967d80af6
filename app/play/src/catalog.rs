use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use backgammon::Backgammon;
use colab::CoLab;
use game_core::{ContentOverrides, GameInfo, Helped, SourceFile, ValidationError};
use master_of_the_galaxy::MasterOfTheGalaxy;
use pocket_mars::PocketMars;
use weather_machine::WeatherMachine;

use crate::plain_text::shortened;
use crate::unknown_fields::as_far_as_known;
use crate::{CatalogEntry, DynGame, Loaded, Save, Stop};

/// Creates a catalog entry with an owner's files, or with our content if there are none.
type Register = fn(&[SourceFile]) -> Result<Box<dyn DynGame>, Vec<ValidationError>>;

/// Every game, those of the front page first. To add one, add a line here.
const GAMES: &[(&str, Register)] = &[
    (WeatherMachine::ID, helped::<WeatherMachine>),
    (PocketMars::ID, helped::<PocketMars>),
    (MasterOfTheGalaxy::ID, helped::<MasterOfTheGalaxy>),
    (CoLab::ID, helped::<CoLab>),
    (Backgammon::ID, register::<Backgammon>),
];

/// Games for commands and the engine protocol only: in the catalog, but not on the front page.
const NOT_IN_FRONT: &[&str] = &[Backgammon::ID];

/// Maximum number of owners' contents held while the program runs.
const MOST_OWNED: usize = 256;

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
        Catalog::of_games(GAMES, files)
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
            let why = "so many different contents were opened that Soloist has to be started again";
            return Err(vec![ValidationError::new("content", why)]);
        }
        let kind: Arc<dyn DynGame> = kind.owned_by(owner)?.into();
        owned.insert(key, Arc::clone(&kind));
        Ok(kind)
    }

    /// The game with this id, or an error that names it.
    pub(crate) fn expect_game(&self, id: &str) -> Result<&Arc<dyn DynGame>, ValidationError> {
        self.kinds.iter().find(|kind| kind.id() == id).ok_or_else(|| {
            let id = shortened(id);
            let ids: Vec<&str> = self.games().map(DynGame::id).collect();
            ValidationError::new(
                "game",
                format!("there is no '{id}'; there are {}", ids.join(", ")),
            )
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
        games: &[(&str, Register)],
        files: Vec<(String, Vec<SourceFile>)>,
    ) -> Result<Self, Vec<ValidationError>> {
        let ids: Vec<&str> = games.iter().map(|(id, _)| *id).collect();
        let unknown = files.iter().filter(|(id, _)| !ids.contains(&id.as_str()));
        let mut objections: Vec<ValidationError> = unknown
            .map(|(id, _)| {
                let why = format!("there is no such game; there are {}", ids.join(", "));
                ValidationError::new(format!("content for {id}"), why)
            })
            .collect();
        let mut kinds = Vec::new();
        for (id, register) in games {
            let own = files.iter().filter(|(of, _)| of == id).flat_map(|(_, files)| files.clone());
            match register(&own.collect::<Vec<_>>()) {
                Ok(kind) => kinds.push(kind),
                Err(more) => objections.extend(more.into_iter().map(|objection| {
                    ValidationError::new(format!("{id}, {}", objection.at), objection.why)
                })),
            }
        }
        if objections.is_empty() { Ok(Catalog::of(kinds)) } else { Err(objections) }
    }
}

fn register<G: GameInfo>(files: &[SourceFile]) -> Result<Box<dyn DynGame>, Vec<ValidationError>> {
    Ok(Box::new(with_content::<G>(files)?))
}

/// Creates the entry of a game that has a helper.
fn helped<G: Helped>(files: &[SourceFile]) -> Result<Box<dyn DynGame>, Vec<ValidationError>> {
    Ok(Box::new(with_content::<G>(files)?.with_helper()))
}

fn with_content<G: GameInfo>(
    files: &[SourceFile],
) -> Result<CatalogEntry<G>, Vec<ValidationError>> {
    if files.is_empty() { Ok(CatalogEntry::ours()) } else { CatalogEntry::with_owner(files) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChanceSource, Play};
    use game_core::Settings;
    use sample_games::pig::Pig;
    use sample_games::sealed_bids::SealedBids;

    const SAMPLE_GAMES: &[(&str, Register)] =
        &[(Pig::ID, register::<Pig>), (SealedBids::ID, register::<SealedBids>)];

    fn owner(game: &str, name: &str, text: &str) -> (String, Vec<SourceFile>) {
        (game.to_string(), vec![SourceFile { name: name.into(), text: text.into() }])
    }

    #[test]
    fn every_game_of_ours_is_in_the_catalog_under_its_own_id() {
        let catalog = Catalog::ours();
        for (id, _) in GAMES {
            assert_eq!(catalog.game(id).map(DynGame::id), Some(*id));
        }
        assert!(catalog.game("no such game").is_none());
    }

    #[test]
    fn the_front_page_shows_some_of_the_games() {
        let catalog = Catalog::ours();
        let front: Vec<&str> = catalog.front().map(DynGame::id).collect();
        assert_eq!(front.len() + NOT_IN_FRONT.len(), GAMES.len(), "{front:?}");
        assert!(!front.contains(&Backgammon::ID) && catalog.game(Backgammon::ID).is_some());
    }

    #[test]
    fn an_owners_files_change_the_content_of_their_game_only() {
        let ours = Catalog::of_games(SAMPLE_GAMES, Vec::new()).expect("our content");
        let files = vec![owner("pig", "die.toml", "[die]\nfaces = 4\n")];
        let theirs = Catalog::of_games(SAMPLE_GAMES, files).expect("a die with four faces");
        let fingerprint = |catalog: &Catalog, id| {
            catalog.game(id).expect("it is in the catalog").content_fingerprint().to_string()
        };
        assert_ne!(fingerprint(&ours, "pig"), fingerprint(&theirs, "pig"));
        assert_eq!(fingerprint(&ours, "sealed-bids"), fingerprint(&theirs, "sealed-bids"));
    }

    #[test]
    fn a_save_brings_the_content_of_its_owner_along() {
        let ours = Catalog::of_games(SAMPLE_GAMES, Vec::new()).expect("our content");
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
        let objections = Catalog::of_games(SAMPLE_GAMES, files).err().expect("four reasons");
        assert_eq!(objections.len(), 4, "{objections:?}");
        assert!(objections[1].at.starts_with("pig, die.toml"), "{objections:?}");
    }
}
