use std::fmt::{self, Debug};

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::legal_actions::ActionProbe;
use crate::{
    Achievement, ActionSink, Area, Beat, Change, Choices, Declared, Description, Draw, Emitted,
    Evaluation, EventSink, FeatureInfo, FeatureSink, FeatureSpec, FieldDefault, Figure, GameEvent,
    Guide, IllegalAction, Line, Net, NoSink, OptionSpec, Outcome, Outline, Outlook, Question, Rule,
    RuleBook, Seat, Selection, Settings, SimulationScale, SourceFile, TurnOf, ValidationError,
    Viewer,
};

/// The maximum of steps of a game without a maximum length that states none of its own, in entries.
pub const DEFAULT_MAX_STEPS: u32 = 20_000;

/// Who acts next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Turn {
    /// This seat chooses.
    Choose(Seat),
    /// Chance answers: a seed, or the person who sees the real table.
    Chance,
    /// Nobody: the game is over and has an outcome.
    Over,
}

/// A position of a game, and the rules that lead from it to the next.
///
/// Promises, checked by the `conformance` crate on thousands of random games:
///
/// - A choice is listed if and only if it applies; the list is complete, rising and not empty
///   until the game is over. A question with one answer is answered by the game itself, unless it
///   is private ([`Game::is_private`]).
/// - A question that collects a set ([`Game::selection`]) leads to each of its sets, in one way.
/// - The same options, content and choices give the same position, whoever listens.
/// - Every kind of choice makes a difference somewhere, and no choice is described by its own text.
/// - At a chance turn the odds are positive and the results distinct.
/// - A view never depends on what its viewer may not know, and [`Game::determinize`] makes a whole
///   position from it that gives the same view again.
/// - What a choice shows a seat is among what the seat sampled before, and not all that it sampled
///   ([`reveals`](crate::reveals)), so that undo knows where somebody came to know something.
/// - What a game says of its end before it is over ([`Game::evaluate`]) is finite, and does not
///   tell a seat what it may not know.
/// - A position can be written and read again at any moment; [`Game::set`] accepts it if and only
///   if it stands at a step boundary of a turn.
/// - The game ends within [`Game::max_game_length`] entries, if its rules give it a maximum length.
///
/// Content is kept beside the position as a `&'static` reference, so that a position stays plain
/// data and copies cheaply.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What is printed on the components.
    type Content: Debug + Send + Sync + 'static;
    /// What is chosen before set-up.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// Everything on the table as plain data, without the content.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema;
    /// One act of a seat or one result of chance: small, complete, with a stable text and its
    /// parser, which needs no content. [`choices!`](crate::choices) declares it.
    type Choice: Declared;
    /// Something that happened, for those who listen.
    /// [`events!`](crate::events) declares it.
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
    /// Every reason why these options do not make a game.
    fn new(
        options: &Self::Options,
        content: &'static Self::Content,
    ) -> Result<Self, Vec<ValidationError>>;

    /// A game from an edited position that stands at a step boundary of a turn.
    ///
    /// A step boundary is a moment that can be seen on the table: before any step of a round or of a turn,
    /// the automated opponent's too, where such a step asks, and the end. Between step boundaries, in the
    /// middle of an effect or of set-up, a position has come about by what was chosen before; such
    /// a moment is kept as its log. [`Game::in_progress`] says which of the two a position is.
    ///
    /// Every step boundary that play comes to is accepted as it is, and anything that is no step boundary refused,
    /// with an [`ValidationError::in_progress`]. Play runs on from an edited step boundary to the next question, so a
    /// position before a step that asks nothing stands where that step leads.
    ///
    /// # Errors
    ///
    /// Every reason why this is not a position of a game with these options.
    fn set(
        options: &Self::Options,
        content: &'static Self::Content,
        state: Self::State,
    ) -> Result<Self, Vec<ValidationError>> {
        Self::set_emitting(options, content, state, &mut NoSink)
    }

    /// As [`Game::set`], and tells what follows from the step boundary before the first question.
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

    /// What this position is in the middle of, in words that go on from "in the middle of", such as
    /// "an experiment"; `None`, the default, at a step boundary of a turn, from which [`Game::set`] goes on.
    ///
    /// The end is a step boundary, and every game comes to one before its end.
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

    /// Names every choice that applies now to `out`, in rising order; nothing when the game is over.
    fn legal_actions(&self, out: &mut impl ActionSink<Self::Choice>);

    /// Whether the list of answers to the question that is asked now depends on what only its seat
    /// knows, in a game with other seats, so that it is asked even if it has one answer: if it were
    /// skipped, the others would learn something of that hand from the silence, and a hand that
    /// is sampled for them would stand at a question that is never asked. Such a question always lists a
    /// way on (pass, stop), so it is never without an answer. It depends only on what everybody
    /// knows. By default no question is private.
    fn is_private(&self) -> bool {
        false
    }

    /// The set that the question asked now collects, as far as it is not ticked yet, so that a face
    /// can let a person tick it in any order; `None`, the default, if the question has one answer.
    ///
    /// Each tick is an entry like any other, and [`Game::legal_actions`] lists just what
    /// [`Selection::listed`] says.
    fn selection(&self) -> Option<Selection<Self::Choice>> {
        None
    }

    /// Carries out a choice that [`Game::legal_actions`] named at this position.
    ///
    /// Search and simulation call it with choices that they have just listed. Any other choice
    /// leaves an unspecified position behind; use [`Game::apply`] for choices from outside.
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

    /// Lists the choices into a buffer that the caller keeps.
    fn choices(&self, out: &mut Choices<Self::Choice>) {
        out.clear();
        self.legal_actions(out);
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole position that is consistent with a view: `determinize(v.view(s)).view(s) == v.view(s)`.
    fn determinize(
        view: &Self::View,
        content: &'static Self::Content,
        dice: &mut impl Draw,
    ) -> Self;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A number of entries that no game with these options exceeds; `None` if the rules let it go
    /// on for ever, as where only a player's will to build ends it.
    fn max_game_length(&self) -> Option<u32>;

    /// After how many entries those break a game off who play it without a person: simulations,
    /// bots in their thoughts and at the table, and the test kit. By default the [`Game::max_game_length`],
    /// or [`DEFAULT_MAX_STEPS`] where there is none; a game without a maximum length may state another, far above the
    /// usual length. A game that is broken off has no winner, and that is no failure.
    fn max_steps(&self) -> u32 {
        self.max_game_length().unwrap_or(DEFAULT_MAX_STEPS)
    }

    /// What each seat can expect of the end, as far as can be said without playing on; `None` if
    /// nothing can. Bots ask it for many thousands of positions a second, so it does not allocate.
    ///
    /// Once the game is over it is [`Evaluation::of`] the outcome. Before that, what it says of a
    /// seat depends only on what that seat may know. By default nothing can be said before the end.
    fn evaluate(&self) -> Option<Evaluation> {
        self.outcome().as_ref().map(Evaluation::of)
    }

    /// How the position stands for a seat, by what that seat may know; `None`, the default, if the
    /// game does not say. Chances that a person reads are told by it ([`GameInfo::calibration`]); no
    /// search steers by it.
    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        let _ = seat;
        None
    }

    /// The round that is being played, from 1, or the last one once the game is over; 0 during
    /// set-up. `None`, the default, where nobody counts rounds.
    fn round(&self) -> Option<u32> {
        None
    }

    /// The seat that began, where the game notes it and it is known; `None`, the default, where it
    /// does not. Then whoever is asked first after set-up is taken for who began.
    fn first_player(&self) -> Option<Seat> {
        None
    }

    /// After how many random entries a search asks for the [`Game::evaluate`] of this game instead
    /// of playing on to its end, which the field calls the rollout cut-off; `None` if it plays on.
    /// What is measured to be stronger.
    fn rollout_cutoff(&self) -> Option<u32> {
        None
    }

    /// The evaluation by a trained model, instead of the [`Game::evaluate`];
    /// `None`, the default, where there is no model. What is promised of an evaluation is promised of
    /// it too, and it is asked as often.
    fn evaluate_by_model(&self) -> Option<Evaluation> {
        None
    }

    /// After how many random entries a search asks for the model, which may be trusted sooner
    /// than the evaluation; `None`, the default, if there is no model for games with these options.
    /// What is measured to be stronger.
    fn model_rollout_cutoff(&self) -> Option<u32> {
        None
    }

    /// Whether levels, hints and curves go by a model in games with these options, and what
    /// part of its simulations a level does then: where their strength and the chances that people
    /// read were measured with it. It is said by the manner of play, so that what is trained later
    /// reaches nobody unmeasured; `None`, the default, where all go by hand.
    fn level_simulation_scale(&self) -> Option<SimulationScale> {
        None
    }

    /// The prior of a choice that is listed now, beside the others
    /// of the list, at least 1. Searches try what has a high prior first, leave the rest for later if
    /// any is above 1, and play on by it where they know nothing yet. It depends only on what the
    /// seat that chooses may know, and is asked for millions of choices a second. By default all
    /// choices are alike, and each is tried before any is tried again.
    fn prior(&self, choice: Self::Choice) -> u32 {
        let _ = choice;
        1
    }

    /// As [`Game::prior`], by the policy of a model where there is one: what searches use
    /// to that go by a model. By default it is the prior.
    fn model_prior(&self, choice: Self::Choice) -> u32 {
        self.prior(choice)
    }

    /// A number that stands for everything that a seat knows: the same for all positions that look
    /// the same to it, and hardly ever for two that do not. `None`, the default, if the game gives
    /// none: a search then tells positions apart by how they came about, and lets others see what
    /// was chosen in secret.
    fn information_state_key(&self, seat: Seat) -> Option<u64> {
        let _ = seat;
        None
    }
}

/// The words of a game, for every face.
pub trait Narrate: Game {
    /// What is asked now; `None` when the game is over.
    fn question(&self, viewer: Viewer) -> Option<Question>;

    /// A listed choice in words.
    fn describe(&self, choice: Self::Choice) -> Description;

    /// How the log shows a choice made at this position to a viewer who may not know it; `None`
    /// if he may.
    fn redact(&self, choice: Self::Choice, viewer: Viewer) -> Option<String>;

    /// An event in words for this viewer. The position may be a later one than the event's.
    fn describe_event(&self, event: &Self::Event, viewer: Viewer) -> Line;

    /// Whose turn begins with an event; `None`, the default, if none does.
    fn turn_of(&self, emitted: &Emitted<Self::Event>) -> Option<TurnOf> {
        let _ = emitted;
        None
    }

    /// What stands above the lines of a log from an event on, such as "Round 3", where a turn or a
    /// round begins with it; `words` are those of the event. `None`, the default, where none does.
    fn heading(event: &Self::Event, words: &str) -> Option<String> {
        let _ = (event, words);
        None
    }

    /// What part an event has where a turn of somebody else is told; by default it goes on with what
    /// was told before.
    fn beat(&self, emitted: &Emitted<Self::Event>) -> Beat {
        let _ = emitted;
        Beat::default()
    }

    /// A whole turn of the automated opponent in one line, without the name of the turn, such as
    /// "the Lab, then R&D; Target 49 to 51"; `None`, the default, if nothing is worth a line.
    fn sum_up(&self, turn: &[&Self::Event]) -> Option<String> {
        let _ = turn;
        None
    }

    /// The name of a seat, such as the colour of its pieces.
    fn seat_name(&self, seat: Seat) -> String;

    /// A place of the board in words, at the beginning of a line, by its name in
    /// [`Description::places`]; `None`, the default, where the name says enough.
    fn place_name(&self, place: &str) -> Option<String> {
        let _ = place;
        None
    }

    /// The area of a real table that the question asked of chance now belongs to, for whoever enters
    /// what lies there; `None`, the default, where it is a page of its own. Only what everybody may
    /// see belongs to an area.
    fn area(&self) -> Option<Area> {
        None
    }

    /// What shows the piece that a result of chance names, in words that are the same for all pieces
    /// that look the same, such as "green/white": at a real table these are one answer. `None`, the
    /// default, where no other looks like it.
    fn face(&self, choice: Self::Choice) -> Option<String> {
        let _ = choice;
        None
    }

    /// The numbers on the table that count for a seat, in the order in which to name them, always
    /// the same ones in the same order; none by default. It is asked of positions that are
    /// sampled for the seat.
    fn figures(&self, seat: Seat) -> Vec<Figure> {
        let _ = seat;
        Vec::new()
    }

    /// A view as nested lists of words and numbers.
    fn outline(view: &Self::View, content: &'static Self::Content) -> Vec<Outline>;
}

/// One part of an effect that is printed on a component, while it is carried out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EffectPart {
    /// Where it is printed; two places have two texts.
    pub place: String,
    /// Which part of the effect that is printed there, from 0.
    pub number: u8,
    /// The kind of effect, such as `gain`; the same wherever it is printed.
    pub kind: String,
}

impl EffectPart {
    /// A part at this place. The kind is the name of the variant `what`, without its numbers.
    pub fn new(place: impl fmt::Debug, number: u8, what: impl fmt::Debug) -> Self {
        let what = format!("{what:?}");
        let name = what.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        EffectPart { place: format!("{place:?}"), number, kind: name.to_string() }
    }
}

/// What a registry of games and the conformance kit need to know of a game.
pub trait GameInfo: Narrate {
    /// The id in addresses, saves and commands, such as `pocket-mars`.
    const ID: &'static str;
    /// The title.
    const TITLE: &'static str;
    /// One sentence that says what it is.
    const SUMMARY: &'static str;
    /// Changes only when behaviour does.
    const RULES_VERSION: u32;
    /// The first version of the rules by which models and measurements still count: an earlier
    /// one where changes since then touch so few positions that players are as strong as before.
    const MEASURED_SINCE: u32 = Self::RULES_VERSION;

    /// The rule index.
    fn rulebook() -> &'static RuleBook;

    /// A prepared opening for somebody new, with our content; `None`, the default, if there is none.
    fn guide() -> Option<&'static Guide> {
        None
    }

    /// The content that comes with the program.
    fn content_of_ours() -> &'static Self::Content;

    /// The files of [`GameInfo::content_of_ours`], name and text, so that an owner's values can
    /// be shown beside ours; empty if the game does not hand them out.
    fn content_files() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Our content with an owner's files laid over it.
    ///
    /// # Errors
    ///
    /// Every reason why the files are not content, with file, table and field.
    fn load_content(owner: &[SourceFile]) -> Result<Self::Content, Vec<ValidationError>>;

    /// A hash of the content, which saves name.
    fn fingerprint(content: &Self::Content) -> &str;

    /// What can be chosen before set-up, in the order in which to ask.
    fn option_specs(content: &'static Self::Content) -> Vec<OptionSpec>;

    /// Reads options; those left out have their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why these settings are not options of this game.
    fn read_options(
        settings: &Settings,
        content: &'static Self::Content,
    ) -> Result<Self::Options, Vec<ValidationError>>;

    /// How many seats these options have.
    fn seats(options: &Self::Options) -> u8;

    /// Whether the seats play against each other alone, so that some of them win every game that
    /// comes to its end, and what they gain the others lose. It is not so alone, and not where an
    /// automated opponent can win. `false` by default.
    fn is_zero_sum(options: &Self::Options) -> bool {
        let _ = options;
        false
    }

    /// Whether every seat sees the whole position at any time, so that nothing but results of chance
    /// to come is unknown: no hidden hand, no shuffled deck. `false` by default.
    fn has_perfect_information(options: &Self::Options) -> bool {
        let _ = options;
        false
    }

    /// The modes of play, each with a name and the settings that choose it. Everything that must
    /// hold for a game is tested in each of them.
    fn modes() -> Vec<(String, Settings)>;

    /// What a page of a new game proposes where that is something else than the defaults.
    fn preset() -> Settings {
        Settings::new()
    }

    /// Every choice that the game can express, legal or not.
    fn every_choice() -> Vec<Self::Choice> {
        Self::Choice::every()
    }

    /// The manner of play whose measured chances hold for games with these options, such as `alone`
    /// or `2 players`; `None`, the default, for options that nobody has measured.
    fn calibration_key(options: &Self::Options) -> Option<String> {
        let _ = options;
        None
    }

    /// What was measured of the chances to win in each manner of play, written by
    /// `cargo xtask calibrate`; empty, the default, if nothing was.
    fn calibration() -> &'static str {
        ""
    }

    /// Which features [`GameInfo::features`] names in games with these options; `None`, the default, if it
    /// names none there.
    fn feature_spec(options: &Self::Options) -> Option<FeatureSpec> {
        let _ = options;
        None
    }

    /// Names what players learn by: every feature that holds here for a seat, once each, by its number in
    /// the [`GameInfo::feature_spec`]. They depend on nothing that the seat may not know, and naming them
    /// allocates nothing. By default there are none.
    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        let _ = (seat, notes);
    }

    /// Names the features of a choice, from which a policy is trained: every feature that a choice has that is listed now, once each,
    /// by its number below [`FeatureSpec::action_features`]. They depend on nothing that the seat that chooses may
    /// not know, and naming them allocates nothing. By default there are none.
    fn action_features(&self, choice: Self::Choice, notes: &mut impl FeatureSink) {
        let _ = (choice, notes);
    }

    /// What a feature of a position is about that this seat can count or look up on the table, and how
    /// that stands here, whether the feature holds or not; `None` where it is about no such thing. What
    /// differs so between two positions is told as the reason to prefer one ([`Net::shares`]). It says
    /// nothing that the seat may not know. By default no feature is told.
    fn feature_info(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        let _ = (seat, feature);
        None
    }

    /// The trained net for games with these options, where there is one; `None` by default.
    fn value_model(&self) -> Option<&'static Net> {
        None
    }

    /// The model, as `cargo xtask train` has written it: each file by its name; none by default.
    fn model_files() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Everything that can be achieved across games, in the order in which a record lists it;
    /// nothing by default.
    fn achievements(content: &Self::Content) -> Vec<Achievement> {
        let _ = content;
        Vec::new()
    }

    /// What of it this seat has achieved by this game, once it is over; nothing by default.
    fn achieved(&self, seat: Seat) -> Vec<Achievement> {
        let _ = seat;
        Vec::new()
    }

    /// What an edited position may leave out, in the order in which it is worked out; nothing by
    /// default.
    fn field_defaults() -> &'static [FieldDefault<Self>] {
        &[]
    }

    /// The rule by which a question is no longer asked where it makes no difference, if logs of an
    /// earlier version may hold this choice as an answer to it. Whoever replays a log passes over it
    /// where it is not listed. By default there is no such choice.
    fn legacy_choice(choice: Self::Choice) -> Option<Rule> {
        let _ = choice;
        None
    }

    /// What has changed in the rules and the content, for whoever opens a save from before: one for
    /// each rules version after the first at least. By default nothing has.
    fn changes() -> &'static [Change] {
        &[]
    }

    /// What the next entries of a log of an earlier version of the rules stand for: how many of them,
    /// at least one, and what is entered in their place. Whoever replays such a log asks this before
    /// each entry. `log` is what is left of it, never empty. By default an entry stands for itself.
    fn entries_of_earlier(&self, log: &[Self::Choice]) -> (usize, Vec<Self::Choice>) {
        (1, log.first().copied().into_iter().collect())
    }

    /// The part of a printed effect that the frame on top begins or goes on with; `None`, the default,
    /// where it is no effect. The test kit follows each part to its end and asks that every kind of
    /// effect changes the state and emits an event somewhere.
    fn effect_part(&self) -> Option<EffectPart> {
        None
    }

    /// The number of frames that are pending, for whoever follows [`GameInfo::effect_part`]; 0, the
    /// default, in a game without effects.
    fn pending_frames(&self) -> usize {
        0
    }

    /// What is wrong with this position: components lost or doubled, limits broken. Empty in every
    /// position that the rules can reach.
    fn audit(&self) -> Vec<String>;
}
