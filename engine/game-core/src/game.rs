use std::borrow::Cow;
use std::fmt::{self, Debug};

use i18n::{Locale, Localization, Messages};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::legal_actions::ActionProbe;
use crate::{
    Achievement, Act, ActionSink, Area, Bearing, Beat, Change, Choices, Declared, Description,
    Draw, Emitted, Evaluation, EventSink, FeatureInfo, FeatureSink, FeatureSpec, FieldDefault,
    Figure, GameEvent, Guide, IllegalAction, Line, Net, NoSink, OptionSpec, Outcome, Outline,
    Outlook, Question, Rule, RuleBook, Seat, Selection, Settings, Shortcut, SimulationScale,
    SourceFile, TurnOf, ValidationError, Viewer,
};

/// Default for [`Game::max_steps`] in a game without a maximum length, in entries.
pub const DEFAULT_MAX_STEPS: u32 = 20_000;

/// Who acts next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Turn {
    /// This seat chooses.
    Choose(Seat),
    /// Chance answers: a seed, or the person at the real table.
    Chance,
    /// Nobody: the game is over and has an outcome.
    Over,
}

/// A position of a game, and the rules that lead from it to the next.
///
/// Promises, checked by the `conformance` crate on thousands of random games:
///
/// - A choice is listed if and only if it is legal; the list is complete, in rising order, and not
///   empty until the game is over. The game itself answers a question that has only one answer,
///   unless the question is private ([`Game::is_private`]).
/// - A multi-select ([`Game::selection`]) can reach each of its sets in exactly one way.
/// - The same options, content and choices give the same position, whatever the event sink.
/// - Every kind of choice makes a difference somewhere, and no choice is described by its own
///   serialized text.
/// - At a chance turn all weights are positive and the results are distinct.
/// - A view never depends on what its viewer may not know, and [`Game::determinize`] turns it into
///   a whole position with the same view.
/// - What a choice reveals to a seat is one possibility among that seat's determinizations, never
///   the only one ([`reveals`](crate::reveals)), so that undo can tell where somebody learnt
///   something.
/// - An evaluation before the end ([`Game::evaluate`]) is finite and does not leak what a seat may
///   not know.
/// - A position can be serialized and read back at any moment; [`Game::set`] accepts it if and only
///   if it is at a step boundary of a turn.
/// - The game ends within [`Game::max_game_length`] entries, if its rules give it a maximum length.
///
/// Content is kept next to the position as a `&'static` reference, so that a position stays plain
/// data and copies cheaply.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What is printed on the components.
    type Content: Debug + Send + Sync + 'static;
    /// What is chosen before set-up.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// Everything on the table as plain data, without the content.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema;
    /// One act of a seat or one result of chance: small, complete, with a stable text that can be
    /// parsed without the content. [`choices!`](crate::choices) declares it.
    type Choice: Declared;
    /// Something that happened, as emitted to event sinks. [`events!`](crate::events) declares it.
    type Event: GameEvent;
    /// What one viewer may know.
    type View: Clone
        + PartialEq
        + Debug
        + Serialize
        + DeserializeOwned
        + JsonSchema
        + Send
        + 'static;

    /// A new game before its first turn.
    ///
    /// # Errors
    ///
    /// Every reason why no game can be made with these options.
    fn new(
        options: &Self::Options,
        content: &'static Self::Content,
    ) -> Result<Self, Vec<ValidationError>>;

    /// A game that goes on from an edited position at a step boundary of a turn.
    ///
    /// A step boundary is a moment that can be seen on the table: before any step of a round or of
    /// a turn (the automated opponent's included) that asks something, and the end of the game.
    /// Between step boundaries, in the middle of an effect or of set-up, a position depends on
    /// earlier choices and can only be restored from its log. [`Game::in_progress`] says which of
    /// the two a position is.
    ///
    /// Every step boundary that play reaches is accepted unchanged; anything else is refused with
    /// [`ValidationError::in_progress`]. Play runs on from an edited step boundary to the next
    /// question, so a position before a step that asks nothing advances through that step.
    ///
    /// # Errors
    ///
    /// Every reason why this is not a valid position of a game with these options.
    fn set(
        options: &Self::Options,
        content: &'static Self::Content,
        state: Self::State,
    ) -> Result<Self, Vec<ValidationError>> {
        Self::set_emitting(options, content, state, &mut NoSink)
    }

    /// As [`Game::set`], and emits what happens between the step boundary and the first question.
    ///
    /// # Errors
    ///
    /// As [`Game::set`].
    fn set_emitting(
        options: &Self::Options,
        content: &'static Self::Content,
        state: Self::State,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Self, Vec<ValidationError>>;

    /// What this position is in the middle of, as a phrase that completes "in the middle of", such
    /// as "an experiment"; `None`, the default, at a step boundary of a turn, where [`Game::set`]
    /// accepts it.
    ///
    /// The end is a step boundary, and every game reaches one before its end.
    fn in_progress(&self) -> Option<String> {
        None
    }

    /// The options of this game.
    fn options(&self) -> &Self::Options;

    /// The content of this game.
    fn content(&self) -> &'static Self::Content;

    /// The whole position.
    fn state(&self) -> &Self::State;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Lists every choice that is legal now, in rising order; nothing when the game is over.
    fn legal_actions(&self, out: &mut impl ActionSink<Self::Choice>);

    /// Whether the answers to the current question depend on what only its seat knows, in a game
    /// with other seats. Such a question is asked even if it has one answer: skipping it would tell
    /// the others something about that hand, and a determinized hand would disagree about whether
    /// the question is asked at all. It must always list a way on (pass, stop), so it never lacks
    /// an answer, and whether it is private depends only on public knowledge. By default no
    /// question is private.
    fn is_private(&self) -> bool {
        false
    }

    /// What remains to be ticked in the current multi-select, so that a front end can let a person
    /// tick in any order; `None`, the default, if the question takes one answer.
    ///
    /// Each tick is an entry like any other, and [`Game::legal_actions`] lists exactly what
    /// [`Selection::listed`] returns.
    fn selection(&self) -> Option<Selection<Self::Choice>> {
        None
    }

    /// Carries out a choice that [`Game::legal_actions`] lists at this position.
    ///
    /// Search and simulation call it with choices that they have just listed. Any other choice
    /// leaves the position unspecified; use [`Game::apply`] for choices from outside.
    fn apply_unchecked(&mut self, choice: Self::Choice, sink: &mut impl EventSink<Self::Event>);

    /// Carries out a choice.
    ///
    /// # Errors
    ///
    /// If the choice is not listed now; the position is unchanged.
    fn apply(
        &mut self,
        choice: Self::Choice,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), IllegalAction> {
        if !ActionProbe::names(choice, |probe| self.legal_actions(probe)) {
            return Err(IllegalAction { choice: choice.to_string() });
        }
        self.apply_unchecked(choice, sink);
        Ok(())
    }

    /// Lists the legal choices into a buffer owned by the caller.
    fn choices(&self, out: &mut Choices<Self::Choice>) {
        out.clear();
        self.legal_actions(out);
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole position that is consistent with a view:
    /// `determinize(v.view(s)).view(s) == v.view(s)`.
    fn determinize(
        view: &Self::View,
        content: &'static Self::Content,
        dice: &mut impl Draw,
    ) -> Self;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// An upper bound on the number of entries of a game with these options; `None` if the rules
    /// allow endless games, for example where the game ends only once a player decides to build.
    fn max_game_length(&self) -> Option<u32>;

    /// The number of entries after which a game without a person is broken off: in simulations, in
    /// games between bots and in the conformance kit. By default [`Game::max_game_length`], or
    /// [`DEFAULT_MAX_STEPS`] where there is none; a game without a maximum length may give another,
    /// far above the usual length. A broken-off game has no winner and is not a failure.
    fn max_steps(&self) -> u32 {
        self.max_game_length().unwrap_or(DEFAULT_MAX_STEPS)
    }

    /// What each seat can expect of the end, estimated without playing on; `None` if the game has
    /// no estimate. Searches call it many thousands of times a second, so it must not allocate.
    ///
    /// Once the game is over it is [`Evaluation::of`] the outcome. Before that, the value for a
    /// seat depends only on what that seat may know. By default there is no evaluation before the
    /// end.
    fn evaluate(&self) -> Option<Evaluation> {
        self.outcome().as_ref().map(Evaluation::of)
    }

    /// Summary figures of the position from a seat's point of view, using only what that seat may
    /// know; `None`, the default, if the game has none. Win probabilities are calibrated with it
    /// ([`GameInfo::calibration`]); no search uses it.
    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        let _ = seat;
        None
    }

    /// The current round, from 1, or the last one once the game is over; 0 during set-up. `None`,
    /// the default, in a game without rounds.
    fn round(&self) -> Option<u32> {
        None
    }

    /// The seat that began, if the game records it and it is known; `None`, the default, otherwise.
    /// Callers then take the first seat that is asked after set-up.
    fn first_player(&self) -> Option<Seat> {
        None
    }

    /// The rollout cut-off: the number of random entries after which a search uses
    /// [`Game::evaluate`] instead of playing on; `None` if it plays to the end. Set to whatever was
    /// measured to be stronger.
    fn rollout_cutoff(&self) -> Option<u32> {
        None
    }

    /// The evaluation by a trained model, instead of [`Game::evaluate`]; `None`, the default, where
    /// there is no model. The same promises hold, and it is called as often.
    fn evaluate_by_model(&self) -> Option<Evaluation> {
        None
    }

    /// The rollout cut-off for a search that uses the model, which may be reliable earlier than the
    /// hand-written evaluation; `None`, the default, if there is no model for these options. Set to
    /// whatever was measured to be stronger.
    fn model_rollout_cutoff(&self) -> Option<u32> {
        None
    }

    /// The simulation scale of levels in games with these options, if levels, hints and
    /// win-probability charts use the model there. `Some` only where strength and the win
    /// probabilities shown to people were measured with the model. It depends on the calibration
    /// key, so that a model trained later is not used unmeasured. `None`, the default: everything
    /// uses the hand-written evaluation.
    fn level_simulation_scale(&self) -> Option<SimulationScale> {
        None
    }

    /// The prior of a listed choice relative to the others on the list, at least 1. Searches try
    /// choices with a high prior first, put off the rest if any prior is above 1, and use priors in
    /// rollouts where they have no statistics. It depends only on what the choosing seat may know,
    /// and is called for millions of choices a second. By default all priors are equal, and each
    /// choice is tried once before any is tried again.
    fn prior(&self, choice: Self::Choice) -> u32 {
        let _ = choice;
        1
    }

    /// As [`Game::prior`], by the policy model where there is one; used by searches that use a
    /// model. By default the same as the prior.
    fn model_prior(&self, choice: Self::Choice) -> u32 {
        self.prior(choice)
    }

    /// The information state key: equal for all positions that look the same to this seat, and
    /// almost never for two that look different. `None`, the default, if the game has none: a
    /// search then tells positions apart by their history, and lets other seats see what was chosen
    /// in secret.
    fn information_state_key(&self, seat: Seat) -> Option<u64> {
        let _ = seat;
        None
    }
}

/// The first letter of a heading to which the log adds the number of the turn, because the event
/// that begins it carries none: see [`Narrate::heading`].
pub const TURN_COUNTED: char = '#';

/// The text of a game in every language, for every front end.
pub trait Narrate: Game {
    /// The current question; `None` when the game is over.
    fn question(&self, viewer: Viewer, locale: Locale) -> Option<Question>;

    /// The text of a listed choice.
    fn describe(&self, choice: Self::Choice, locale: Locale) -> Description;

    /// How the log shows a choice made at this position to a viewer who may not know it; `None` if
    /// the viewer may know it.
    fn redact(&self, choice: Self::Choice, viewer: Viewer, locale: Locale) -> Option<String>;

    /// The text of an event for this viewer. The position may be later than the event.
    fn describe_event(&self, event: &Self::Event, viewer: Viewer, locale: Locale) -> Line;

    /// Whose turn this event begins; `None`, the default, if it begins none.
    fn turn_of(&self, emitted: &Emitted<Self::Event>, locale: Locale) -> Option<TurnOf> {
        let _ = (emitted, locale);
        None
    }

    /// The heading above the log lines from this event on, such as "Round 3", if it begins a turn
    /// or a round; `words` is the text of the event. `None`, the default, otherwise. A heading that
    /// begins with [`TURN_COUNTED`] names no number: the log counts the turns and adds it.
    fn heading(event: &Self::Event, words: &str, locale: Locale) -> Option<String> {
        let _ = (event, words, locale);
        None
    }

    /// The event's role in the report of another player's turn; by default it continues the beat
    /// before it.
    fn beat(&self, emitted: &Emitted<Self::Event>) -> Beat {
        let _ = emitted;
        Beat::default()
    }

    /// Sums up a turn of the automated opponent in one line without its title, such as "the Lab,
    /// then R&D; Target 49 to 51"; `None`, the default, if nothing is worth a line.
    fn sum_up(&self, turn: &[&Self::Event], locale: Locale) -> Option<String> {
        let _ = (turn, locale);
        None
    }

    /// The name of a seat, such as the colour of its pieces.
    fn seat_name(&self, seat: Seat, locale: Locale) -> String;

    /// The key of the message that names a seat, or without one the automated opponent, so that
    /// lists of games can be told in every language; the message may take the seat's `number`, from
    /// 1. `None`, the default, where the name is the same in every language.
    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let _ = party;
        None
    }

    /// The points as everybody at the table can count them in a running game: of each seat, and
    /// without a seat those of the automated opponent. Empty, the default, where nobody has points
    /// before the end.
    fn running_score(&self) -> Vec<(Option<Seat>, i32)> {
        Vec::new()
    }

    /// The display name of a place on the board, capitalised to begin a line; `place` is one of
    /// [`Description::places`]. `None`, the default, if the id says enough.
    fn place_name(&self, place: &str, locale: Locale) -> Option<String> {
        let _ = (place, locale);
        None
    }

    /// The area of a real table that the current chance question belongs to, so that a person can
    /// enter what is there; `None`, the default, if the question has a page to itself. Only public
    /// information belongs to an area.
    fn area(&self, locale: Locale) -> Option<Area> {
        let _ = locale;
        None
    }

    /// How the piece of a chance result looks, in text that is the same for all pieces that look
    /// alike, such as "green/white": at a real table they count as one answer. `None`, the default,
    /// if the piece is unique.
    fn face(&self, choice: Self::Choice, locale: Locale) -> Option<String> {
        let _ = (choice, locale);
        None
    }

    /// The outcome with its texts in a language. By default that of [`Game::outcome`], whose texts
    /// may be empty where this says them: searches ask for an outcome and read none.
    fn score_sheet(&self, locale: Locale) -> Option<Outcome> {
        let _ = locale;
        self.outcome()
    }

    /// Whether a choice is an act that people make for what it brings, so that they are warned where
    /// it brings nothing ([`wasted`](crate::wasted())). By default no choice is.
    fn act(choice: Self::Choice) -> Act {
        let _ = choice;
        Act::default()
    }

    /// What an event says about the act that led to it. By default every event brings something.
    fn bearing(event: &Self::Event) -> Bearing {
        let _ = event;
        Bearing::default()
    }

    /// Why an act brings nothing, in one sentence, where no event says so; it has been found to bring
    /// nothing. `None`, the default, if there is nothing to say: it is then not called wasted.
    fn why_wasted(&self, choice: Self::Choice, locale: Locale) -> Option<String> {
        let _ = (choice, locale);
        None
    }

    /// How far a choice, listed at this position, goes without saying, so that a person may enter
    /// it together with another ([`presses`](crate::presses)). It depends only on what the seat
    /// knows. By default every choice is asked on its own.
    fn shortcut(&self, choice: Self::Choice) -> Shortcut {
        let _ = choice;
        Shortcut::default()
    }

    /// The figures that count for a seat, always the same ones in the same order; none by default.
    /// It is also called on positions determinized for the seat.
    fn figures(&self, seat: Seat, locale: Locale) -> Vec<Figure> {
        let _ = (seat, locale);
        Vec::new()
    }

    /// A view as nested lists of text.
    fn outline(view: &Self::View, content: &'static Self::Content, locale: Locale) -> Vec<Outline>;
}

/// One part of a printed effect while it is carried out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EffectPart {
    /// Where it is printed; every place has its own text.
    pub place: String,
    /// The number of this part within the printed effect, from 0.
    pub number: u8,
    /// The kind of effect, such as `gain`; the same wherever it is printed.
    pub kind: String,
}

impl EffectPart {
    /// The part with this number at this place. The kind is the variant name of `what`, without its
    /// fields.
    pub fn new(place: impl fmt::Debug, number: u8, what: impl fmt::Debug) -> Self {
        let what = format!("{what:?}");
        let name = what.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        EffectPart { place: format!("{place:?}"), number, kind: name.to_string() }
    }
}

/// What a registry of games and the conformance kit need to know about a game.
pub trait GameInfo: Narrate {
    /// The id used in URLs, saves and commands, such as `pocket-mars`.
    const ID: &'static str;
    /// The title.
    const TITLE: &'static str;
    /// The rules version; it changes only when behaviour does.
    const RULES_VERSION: u32;
    /// The first rules version whose models and measurements are still valid: earlier than
    /// [`GameInfo::RULES_VERSION`] if the changes since then touch so few positions that playing
    /// strength is the same.
    const MEASURED_SINCE: u32 = Self::RULES_VERSION;

    /// The messages of the game in every language; `None`, the default, if it has none of its own.
    fn localization() -> Option<&'static Localization> {
        None
    }

    /// The messages of the game in a language; `None` if it has none of its own.
    fn messages(locale: Locale) -> Option<Messages> {
        Self::localization().map(|localization| localization.messages(locale))
    }

    /// A one-sentence summary.
    fn summary(locale: Locale) -> Cow<'static, str>;

    /// The name of the automated opponent in solo games, to complete "alone against …"; `None`, the
    /// default, if there is none.
    fn opponent(locale: Locale) -> Option<Cow<'static, str>> {
        let _ = locale;
        None
    }

    /// The rule index, in English.
    fn rulebook() -> &'static RuleBook;

    /// Whether there is a guide: by default, none.
    fn has_guide() -> bool {
        false
    }

    /// A prepared opening for beginners in English, played with the built-in content; `None`, the
    /// default, if there is none, and in a browser that has not fetched it yet.
    fn guide() -> Option<&'static Guide> {
        None
    }

    /// The built-in content.
    fn content_of_ours() -> &'static Self::Content;

    /// The files of [`GameInfo::content_of_ours`], name and text, so that an owner's values can be
    /// compared with them; empty if the game does not expose them.
    fn content_files() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The built-in content with an owner's files laid over it.
    ///
    /// # Errors
    ///
    /// Every reason why the files are not valid content, with file, table and field.
    fn load_content(owner: &[SourceFile]) -> Result<Self::Content, Vec<ValidationError>>;

    /// The hash of the content that saves refer to.
    fn fingerprint(content: &Self::Content) -> &str;

    /// What can be chosen before set-up, in display order.
    fn option_specs(content: &'static Self::Content, locale: Locale) -> Vec<OptionSpec>;

    /// Reads options; omitted ones take their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why these settings are not valid options of this game.
    fn read_options(
        settings: &Settings,
        content: &'static Self::Content,
    ) -> Result<Self::Options, Vec<ValidationError>>;

    /// The number of seats with these options.
    fn seats(options: &Self::Options) -> u8;

    /// Whether the seats play only against each other, so that every finished game has a winner
    /// among them and one seat's gain is another's loss. Not so in solo games, nor where an
    /// automated opponent can win. `false` by default.
    fn is_zero_sum(options: &Self::Options) -> bool {
        let _ = options;
        false
    }

    /// Whether every seat always sees the whole position, so that only future results of chance are
    /// unknown: no hidden hands, no shuffled deck. `false` by default.
    fn has_perfect_information(options: &Self::Options) -> bool {
        let _ = options;
        false
    }

    /// The modes of play, each with a name and the settings that select it. The conformance kit
    /// tests every promise in each of them.
    fn modes() -> Vec<(String, Settings)>;

    /// The settings that a new-game page proposes where they differ from the defaults.
    fn preset() -> Settings {
        Settings::new()
    }

    /// Every choice that the game can express, legal or not.
    fn every_choice() -> Vec<Self::Choice> {
        Self::Choice::every()
    }

    /// The calibration key of games with these options, such as `alone` or `2 players`; `None`, the
    /// default, if nothing was measured for them.
    fn calibration_key(options: &Self::Options) -> Option<String> {
        let _ = options;
        None
    }

    /// The measured win probabilities of each calibration key, written by `cargo xtask calibrate`;
    /// empty, the default, if nothing was measured.
    fn calibration() -> &'static str {
        ""
    }

    /// The features that [`GameInfo::features`] can note in games with these options; `None`, the
    /// default, if there are none.
    fn feature_spec(options: &Self::Options) -> Option<FeatureSpec> {
        let _ = options;
        None
    }

    /// Notes every feature that holds here for a seat, once each, by its number in the
    /// [`GameInfo::feature_spec`]. Features depend only on what the seat may know, and noting them
    /// must not allocate. By default there are none.
    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        let _ = (seat, notes);
    }

    /// Notes every feature of a listed choice, from which a policy is trained, once each, by its
    /// number below [`FeatureSpec::action_features`]. Features depend only on what the choosing
    /// seat may know, and noting them must not allocate. By default there are none.
    fn action_features(&self, choice: Self::Choice, notes: &mut impl FeatureSink) {
        let _ = (choice, notes);
    }

    /// What a feature of a position is about, as something that this seat can count or look up on
    /// the table, with its current value, whether the feature holds or not; `None` if there is no
    /// such thing. Where the value differs between two positions, it is given as a reason to prefer
    /// one ([`Net::shares`]). It must not reveal what the seat may not know. By default no feature
    /// is described.
    fn feature_info(&self, seat: Seat, feature: usize, locale: Locale) -> Option<FeatureInfo> {
        let _ = (seat, feature, locale);
        None
    }

    /// The trained net for games with these options, where there is one; `None` by default.
    fn value_model(&self) -> Option<&'static Net> {
        None
    }

    /// The model files written by `cargo xtask train`, name and text; none by default.
    fn model_files() -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// Everything that can be achieved across games, in the order in which the achievements page
    /// lists it; nothing by default.
    fn achievements(content: &Self::Content, locale: Locale) -> Vec<Achievement> {
        let _ = (content, locale);
        Vec::new()
    }

    /// The achievements that this seat earned in this game, once it is over; none by default.
    fn achieved(&self, seat: Seat, locale: Locale) -> Vec<Achievement> {
        let _ = (seat, locale);
        Vec::new()
    }

    /// The fields that an edited position may leave out, in the order in which they are computed;
    /// none by default.
    fn field_defaults() -> &'static [FieldDefault<Self>] {
        &[]
    }

    /// The rule because of which a question is no longer asked when the answer makes no difference,
    /// if logs of an earlier version may hold `choice` as an answer to it. Replay skips such a
    /// choice where it is not listed. By default there are none.
    fn legacy_choice(choice: Self::Choice) -> Option<Rule> {
        let _ = choice;
        None
    }

    /// What has changed in the rules and the content, shown to whoever opens an older save: at
    /// least one entry for each rules version after the first. Empty by default.
    fn changes() -> &'static [Change] {
        &[]
    }

    /// Translates the next entries of a log of an earlier rules version: returns how many entries
    /// it consumed, at least one, and what to enter in their place. Replay of such a log calls this
    /// before each entry. `log` is the rest of the log, never empty. By default an entry stays as
    /// it is.
    fn entries_of_earlier(&self, log: &[Self::Choice]) -> (usize, Vec<Self::Choice>) {
        (1, log.first().copied().into_iter().collect())
    }

    /// The part of a printed effect that the frame on top begins or continues; `None`, the default,
    /// if it is not an effect. The conformance kit follows each part to its end and requires that
    /// every kind of effect changes the state and emits an event somewhere.
    fn effect_part(&self) -> Option<EffectPart> {
        None
    }

    /// The number of pending frames, used to follow [`GameInfo::effect_part`]; 0, the default, in a
    /// game without effects.
    fn pending_frames(&self) -> usize {
        0
    }

    /// Everything wrong with this position: components lost or duplicated, limits broken. Empty in
    /// every position that the rules can reach.
    fn audit(&self) -> Vec<String>;
}
