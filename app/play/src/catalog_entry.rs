use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

use game_core::{
    Achievement, ContentOverrides, Game, GameInfo, Guide, Helped, OptionKind, OptionSpec, Recorder,
    RowPlace, RuleBook, Settings, SourceFile, Tables, ValidationError, read_settings,
};
use i18n::{Locale, notice};
use serde_json::{Value, json};

use crate::helper;
use crate::json::JsonWriter;
use crate::plain_text::shortened;
use crate::state::{read_edited, without_unknown};
use crate::unknown_fields::{UnknownFields, as_far_as_known};
use crate::{
    ChanceSource, DynGame, DynSession, HelperForm, Loaded, PartyName, Play, Save, Session, Stop,
};

/// A game of the catalog: its type, with the content in use.
pub struct CatalogEntry<G: GameInfo> {
    content: &'static G::Content,
    /// Its helper; `None` if it has none.
    help: Option<Help<G>>,
    /// The files laid over our content, for all games here.
    files: Vec<SourceFile>,
    /// Content overrides on top of that, saved with each game.
    owner: ContentOverrides,
    /// How it is written as JSON; `None` for pages.
    json: Option<JsonWriter<G>>,
    /// Where each value is in the files.
    places: OnceLock<Vec<RowPlace>>,
}

/// Starts a helper, or opens a saved one.
type LoadHelper<G> = fn(
    &<G as Game>::Options,
    (&'static <G as Game>::Content, &ContentOverrides),
    Settings,
    ChanceSource,
    Option<(&Save, UnknownFields, Stop<'_>)>,
) -> Result<Loaded, Vec<ValidationError>>;

/// The helper of a game, as functions that know its type.
struct Help<G: GameInfo> {
    form: fn(&'static G::Content, Locale) -> HelperForm,
    load: LoadHelper<G>,
    chance_source_of: fn(&mut Settings, u64) -> Result<ChanceSource, Vec<ValidationError>>,
}

impl<G: GameInfo> Clone for Help<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameInfo> Copy for Help<G> {}

impl<G: Helped> Help<G> {
    fn of(load: LoadHelper<G>) -> Self {
        let (form, chance_source_of) = (helper::form::<G>, helper::chance_source_of::<G>);
        Help { form, load, chance_source_of }
    }
}

impl<G: Helped> CatalogEntry<G> {
    /// Adds the game's helper.
    pub fn with_helper(mut self) -> Self {
        self.help = Some(Help::of(helper::load::<G>));
        self
    }

    /// The same with its helper as pages need it: what it keeps cannot be had as JSON.
    pub(crate) fn with_helper_for_pages(mut self) -> Self {
        self.help = Some(Help::of(helper::load_for_pages::<G>));
        self
    }
}

impl<G: GameInfo> CatalogEntry<G> {
    /// The game with the content that comes with the program.
    pub fn ours() -> Self {
        CatalogEntry { json: Some(JsonWriter::new()), ..CatalogEntry::for_pages() }
    }

    /// The game as pages need it, with the content that comes with the program: its positions and
    /// events cannot be had as JSON.
    pub(crate) fn for_pages() -> Self {
        CatalogEntry::of(G::content_of_ours(), &[], &ContentOverrides::default())
    }

    /// The game with an owner's files laid over our content, or with our content if there are none.
    /// The content is kept for as long as the program runs, because positions refer to it: call this
    /// once.
    ///
    /// # Errors
    ///
    /// Every validation error of the files.
    pub fn with_owner(files: &[SourceFile]) -> Result<Self, Vec<ValidationError>> {
        if files.is_empty() {
            return Ok(CatalogEntry::ours());
        }
        let read = CatalogEntry::loaded(files, &ContentOverrides::default())?;
        Ok(CatalogEntry { json: Some(JsonWriter::new()), ..read })
    }

    /// The same game with these files laid over our content instead of those that it has.
    ///
    /// # Errors
    ///
    /// As [`CatalogEntry::with_owner`].
    pub fn with_files(&self, files: &[SourceFile]) -> Result<Self, Vec<ValidationError>> {
        Ok(CatalogEntry { help: self.help, ..CatalogEntry::with_owner(files)? })
    }

    fn loaded(
        files: &[SourceFile],
        owner: &ContentOverrides,
    ) -> Result<Self, Vec<ValidationError>> {
        let all = [files, &owner.files()].concat();
        let content = Box::leak(Box::new(G::load_content(&all)?));
        Ok(CatalogEntry::of(content, files, owner))
    }

    fn of(content: &'static G::Content, files: &[SourceFile], owner: &ContentOverrides) -> Self {
        CatalogEntry {
            content,
            help: None,
            files: files.to_vec(),
            owner: owner.clone(),
            json: None,
            places: OnceLock::new(),
        }
    }

    /// The content that it is played with.
    pub fn content(&self) -> &'static G::Content {
        self.content
    }

    /// What the owner of a copy has laid over the content of all games here.
    pub fn owner(&self) -> &ContentOverrides {
        &self.owner
    }

    /// The first position of a game with these settings.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    pub fn first_position(&self, settings: &Settings) -> Result<G, Vec<ValidationError>> {
        G::new(&self.options(settings)?.0, self.content)
    }

    /// The options that these settings choose, and settings that name every one of them.
    ///
    /// # Errors
    ///
    /// Every reason why they are no options of this game.
    pub fn options(
        &self,
        settings: &Settings,
    ) -> Result<(G::Options, Settings), Vec<ValidationError>> {
        let options = G::read_options(settings, self.content)?;
        let complete = read_settings(&G::option_specs(self.content, Locale::English), settings)?;
        Ok((options, complete))
    }

    fn begin(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
    ) -> Result<Session<G>, Vec<ValidationError>> {
        let (options, complete) = self.options(settings)?;
        Ok(self.owned(Session::new(G::new(&options, self.content)?, complete, chance_source, play)))
    }

    fn begin_edited(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        state: &Value,
    ) -> Result<Session<G>, Vec<ValidationError>> {
        let (options, complete) = self.options(settings)?;
        let read = read_edited::<G>(state, &options, self.content)?;
        // The step boundary is stored, not the question to which the game advances from it.
        let written = serde_json::to_value(&read).unwrap_or_default();
        let mut told = Recorder::<G, _>::events_only();
        let game = G::set_emitting(&options, self.content, read, &mut told)?;
        let mut session = self.owned(Session::new(game, complete, chance_source, Play::Friendly));
        session.edited = Some(written);
        session.opening = told.into_emitted();
        session.practice = true;
        Ok(session)
    }

    /// Adds the content overrides of this entry to a session.
    fn owned(&self, mut session: Session<G>) -> Session<G> {
        session.owner = self.owner.clone();
        session.json = self.json;
        session
    }

    fn help(&self) -> Result<&Help<G>, Vec<ValidationError>> {
        self.help.as_ref().ok_or_else(|| no_helper(G::TITLE))
    }

    fn begin_helper(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        save: Option<(&Save, UnknownFields, Stop<'_>)>,
    ) -> Result<Loaded, Vec<ValidationError>> {
        let help = self.help()?;
        let mut all = G::preset();
        all.extend(settings.clone());
        all.extend((help.form)(self.content, Locale::English).settled);
        let (options, complete) = self.options(&all)?;
        (help.load)(&options, (self.content, &self.owner), complete, chance_source, save)
    }
}

/// The error for a helper of a game that has none.
fn no_helper(title: &str) -> Vec<ValidationError> {
    vec![ValidationError::new("helper", notice!("refusal-no-helper", game = title))]
}

/// The error for a save of another game.
fn other_game(saved: &str, id: &str) -> ValidationError {
    ValidationError::new("save, game", notice!("refusal-other-game", saved = saved, game = id))
}

impl<G: GameInfo> DynGame for CatalogEntry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn summary(&self, locale: Locale) -> Cow<'static, str> {
        G::summary(locale)
    }

    fn opponent(&self, locale: Locale) -> Option<Cow<'static, str>> {
        G::opponent(locale)
    }

    fn party_name(&self, name: &PartyName, locale: Locale) -> String {
        let named = name.key.as_ref().and_then(|key| {
            G::messages(Locale::English).filter(|messages| messages.has(key))?;
            let number = [("number", name.number.into())];
            Some(i18n::capital(&G::messages(locale)?.text(key, &number)))
        });
        named.unwrap_or_else(|| name.english.clone())
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn measured_since(&self) -> u32 {
        G::MEASURED_SINCE
    }

    fn rulebook(&self, locale: Locale) -> Cow<'static, RuleBook> {
        match G::messages(locale) {
            Some(messages) => G::rulebook().in_language(messages),
            None => Cow::Borrowed(G::rulebook()),
        }
    }

    fn rules_near(&self, id: &str, locale: Locale) -> RuleBook {
        let near = G::rulebook().near(id);
        match G::messages(locale) {
            Some(messages) => near.in_language(messages).into_owned(),
            None => near,
        }
    }

    fn has_guide(&self) -> bool {
        G::has_guide()
    }

    fn guide(&self, locale: Locale) -> Option<Cow<'static, Guide>> {
        let guide = G::guide()?;
        Some(match G::messages(locale) {
            Some(messages) => guide.in_language(messages),
            None => Cow::Borrowed(guide),
        })
    }

    fn content_fingerprint(&self) -> &str {
        G::fingerprint(self.content)
    }

    fn owned_by(&self, owner: &ContentOverrides) -> Result<Box<dyn DynGame>, Vec<ValidationError>> {
        Ok(Box::new(CatalogEntry {
            help: self.help,
            json: self.json,
            ..CatalogEntry::<G>::loaded(&self.files, owner)?
        }))
    }

    fn check_owned(&self, owner: &ContentOverrides) -> Result<(), Vec<ValidationError>> {
        G::load_content(&[&self.files[..], &owner.files()].concat()).map(drop)
    }

    fn tables(&self) -> Tables {
        let mut tables = Tables::new(G::content_files());
        tables.overlay(&self.files);
        tables
    }

    fn places(&self) -> &[RowPlace] {
        self.places.get_or_init(|| self.tables().places())
    }

    fn option_specs(&self, locale: Locale) -> Vec<OptionSpec> {
        G::option_specs(self.content, locale)
    }

    fn modes(&self) -> Vec<(String, Settings)> {
        G::modes()
    }

    fn preset(&self) -> Settings {
        G::preset()
    }

    // Those of the modes, and those that the option `seats` offers, if there is one.
    fn seat_counts(&self) -> Vec<u8> {
        let specs = self.option_specs(Locale::English);
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

    fn helper_in(&self, locale: Locale) -> Option<HelperForm> {
        self.help.as_ref().map(|help| (help.form)(self.content, locale))
    }

    fn start_helper(
        &self,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>> {
        let mut settings = settings.clone();
        let chance_source = (self.help()?.chance_source_of)(&mut settings, seed)?;
        Ok(self.begin_helper(&settings, chance_source, None)?.session)
    }

    fn start(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>> {
        Ok(Box::new(self.begin(settings, chance_source, play)?))
    }

    fn set(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        state: &Value,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>> {
        Ok(Box::new(self.begin_edited(settings, chance_source, state)?))
    }

    fn load_within(&self, save: &Save, stop: Stop<'_>) -> Result<Loaded, Vec<ValidationError>> {
        let mut objections = save.objections();
        if save.game != G::ID {
            objections.push(other_game(&save.game, G::ID));
        }
        if !objections.is_empty() {
            return Err(objections);
        }
        let mut notes = Vec::new();
        if save.rules != G::RULES_VERSION {
            notes.push(notice!("note-rules", then = save.rules, now = G::RULES_VERSION));
        }
        if save.content != self.content_fingerprint() {
            let now = self.content_fingerprint();
            let then = shortened(&save.content);
            notes.push(notice!("note-content", then = then, now = now));
        }
        let (mut later, options, unknown) =
            UnknownFields::of(save, &self.option_specs(Locale::English));
        notes.extend(unknown);
        later.owner = (save.owner != self.owner).then(|| save.owner.clone());
        if save.helper {
            let (chance_source, again) = (save.chance_source, Some((save, later, stop)));
            let loaded = self.begin_helper(&options, chance_source, again)?;
            notes.extend(loaded.notes);
            return Ok(Loaded { session: loaded.session, notes });
        }
        let mut session = match &save.state {
            Some(state) => {
                let begin = |state: &Value| self.begin_edited(&options, save.chance_source, state);
                let (begun, part, unknown) = as_far_as_known(state, begin, without_unknown)?;
                later.state = part.map(|_| state.clone());
                notes.extend(unknown);
                begun
            }
            None => self.begin(&options, save.chance_source, save.play)?,
        };
        session.play = save.play;
        session.practice |= save.practice;
        session
            .seat(&save.players)
            .map_err(|why| vec![ValidationError::new("save, players", why)])?;
        session.later = later;
        notes.extend(session.replay(save, stop).map_err(|why| vec![why])?);
        Ok(Loaded { session: Box::new(session), notes })
    }

    fn achievements(&self, locale: Locale) -> Vec<Achievement> {
        G::achievements(self.content, locale)
    }

    fn calibration(&self) -> &'static str {
        G::calibration()
    }

    fn calibration_key(&self, settings: &Settings) -> Result<Option<String>, Vec<ValidationError>> {
        Ok(G::calibration_key(&self.options(settings)?.0))
    }
}
