use std::any::Any;
use std::borrow::Cow;
use std::fmt::Debug;
use std::marker::PhantomData;

use game_core::{
    ActionSink, Beat, Description, Draw, EffectPart, Emitted, Evaluation, EventSink, FeatureSink,
    FeatureSpec, Game, GameInfo, IllegalAction, Line, Narrate, OptionSpec, Outcome, Outline,
    Outlook, Question, Rule, RuleBook, Seat, Selection, Settings, SourceFile, Turn,
    ValidationError, Viewer,
};
use i18n::Locale;

/// The game that a variant is based on.
type Base<F> = <F as Flaw>::Base;
type Content<F> = <Base<F> as Game>::Content;
type Options<F> = <Base<F> as Game>::Options;
type State<F> = <Base<F> as Game>::State;
type Choice<F> = <Base<F> as Game>::Choice;
type Event<F> = <Base<F> as Game>::Event;
type View<F> = <Base<F> as Game>::View;

/// Where a variant differs from a correct game; by default, nowhere.
pub(super) trait Flaw: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The correct game.
    type Base: GameInfo;

    fn set(
        options: &Options<Self>,
        content: &'static Content<Self>,
        state: State<Self>,
    ) -> Result<Base<Self>, Vec<ValidationError>> {
        Base::<Self>::set(options, content, state)
    }

    fn in_progress(game: &Base<Self>) -> Option<String> {
        game.in_progress()
    }

    fn legal_actions(game: &Base<Self>, out: &mut impl ActionSink<Choice<Self>>) {
        game.legal_actions(out);
    }

    fn is_private(game: &Base<Self>) -> bool {
        game.is_private()
    }

    fn selection(game: &Base<Self>) -> Option<Selection<Choice<Self>>> {
        game.selection()
    }

    fn apply_unchecked(
        game: &mut Base<Self>,
        choice: Choice<Self>,
        sink: &mut impl EventSink<Event<Self>>,
    ) {
        game.apply_unchecked(choice, sink);
    }

    /// Whether the choice was carried out.
    fn try_apply(
        game: &mut Base<Self>,
        choice: Choice<Self>,
        sink: &mut impl EventSink<Event<Self>>,
    ) -> bool {
        let mut choices = game_core::Choices::default();
        Self::legal_actions(game, &mut choices);
        let listed = choices.contains(choice);
        if listed {
            Self::apply_unchecked(game, choice, sink);
        }
        listed
    }

    fn view(game: &Base<Self>, viewer: Viewer) -> View<Self> {
        game.view(viewer)
    }

    fn determinize(
        view: &View<Self>,
        content: &'static Content<Self>,
        dice: &mut impl Draw,
    ) -> Base<Self> {
        Base::<Self>::determinize(view, content, dice)
    }

    fn outcome(game: &Base<Self>) -> Option<Outcome> {
        game.outcome()
    }

    fn max_game_length(game: &Base<Self>) -> Option<u32> {
        game.max_game_length()
    }

    fn max_steps(game: &Base<Self>) -> u32 {
        Self::max_game_length(game).unwrap_or(game_core::DEFAULT_MAX_STEPS)
    }

    fn evaluate(game: &Base<Self>) -> Option<Evaluation> {
        Self::outcome(game).as_ref().map(Evaluation::of)
    }

    fn evaluate_by_model(game: &Base<Self>) -> Option<Evaluation> {
        game.evaluate_by_model()
    }

    fn features(_game: &Base<Self>, _seat: Seat) -> Vec<u16> {
        Vec::new()
    }

    fn outlook(game: &Base<Self>, seat: Seat) -> Option<Outlook> {
        game.outlook(seat)
    }

    fn information_state_key(game: &Base<Self>, seat: Seat) -> Option<u64> {
        game.information_state_key(seat)
    }

    fn question(game: &Base<Self>, viewer: Viewer) -> Option<Question> {
        game.question(viewer, Locale::English)
    }

    fn describe(game: &Base<Self>, choice: Choice<Self>) -> Description {
        game.describe(choice, Locale::English)
    }

    fn describe_event(game: &Base<Self>, event: &Event<Self>, viewer: Viewer) -> Line {
        game.describe_event(event, viewer, Locale::English)
    }

    fn beat(game: &Base<Self>, emitted: &Emitted<Event<Self>>) -> Beat {
        game.beat(emitted)
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content<Self>,
    ) -> Result<Options<Self>, Vec<ValidationError>> {
        Base::<Self>::read_options(settings, content)
    }

    fn every_choice() -> Vec<Choice<Self>> {
        Base::<Self>::every_choice()
    }
}

/// A game with a flaw.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Flawed<F: Flaw> {
    game: F::Base,
    flaw: PhantomData<F>,
}

fn flawed<F: Flaw>(game: F::Base) -> Flawed<F> {
    Flawed { game, flaw: PhantomData }
}

/// Shows the positions of the base game as positions of the variant.
struct Shown<'a, F, T>(&'a mut T, PhantomData<F>);

impl<F: Flaw, T: EventSink<Event<F>>> EventSink<Event<F>> for Shown<'_, F, T> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> Event<F>) {
        self.0.emit(rule, event);
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        if let Some(game) = (position as &dyn Any).downcast_ref::<F::Base>() {
            self.0.show(&flawed::<F>(game.clone()));
        }
    }
}

impl<F: Flaw> Game for Flawed<F> {
    type Content = Content<F>;
    type Options = Options<F>;
    type State = State<F>;
    type Choice = Choice<F>;
    type Event = Event<F>;
    type View = View<F>;

    fn new(
        options: &Options<F>,
        content: &'static Content<F>,
    ) -> Result<Self, Vec<ValidationError>> {
        Base::<F>::new(options, content).map(flawed)
    }

    fn set_emitting(
        options: &Options<F>,
        content: &'static Content<F>,
        state: State<F>,
        _sink: &mut impl EventSink<Event<F>>,
    ) -> Result<Self, Vec<ValidationError>> {
        F::set(options, content, state).map(flawed)
    }

    fn in_progress(&self) -> Option<String> {
        F::in_progress(&self.game)
    }

    fn options(&self) -> &Options<F> {
        self.game.options()
    }

    fn content(&self) -> &'static Content<F> {
        self.game.content()
    }

    fn state(&self) -> &State<F> {
        self.game.state()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice<F>>) {
        F::legal_actions(&self.game, out);
    }

    fn is_private(&self) -> bool {
        F::is_private(&self.game)
    }

    fn selection(&self) -> Option<Selection<Choice<F>>> {
        F::selection(&self.game)
    }

    fn apply_unchecked(&mut self, choice: Choice<F>, sink: &mut impl EventSink<Event<F>>) {
        F::apply_unchecked(&mut self.game, choice, &mut Shown::<F, _>(sink, PhantomData));
    }

    fn apply(
        &mut self,
        choice: Choice<F>,
        sink: &mut impl EventSink<Event<F>>,
    ) -> Result<(), IllegalAction> {
        let applied = F::try_apply(&mut self.game, choice, sink);
        if applied { Ok(()) } else { Err(IllegalAction { choice: choice.to_string() }) }
    }

    fn view(&self, viewer: Viewer) -> View<F> {
        F::view(&self.game, viewer)
    }

    fn determinize(view: &View<F>, content: &'static Content<F>, dice: &mut impl Draw) -> Self {
        flawed(F::determinize(view, content, dice))
    }

    fn outcome(&self) -> Option<Outcome> {
        F::outcome(&self.game)
    }

    fn max_game_length(&self) -> Option<u32> {
        F::max_game_length(&self.game)
    }

    fn max_steps(&self) -> u32 {
        F::max_steps(&self.game)
    }

    fn evaluate(&self) -> Option<Evaluation> {
        F::evaluate(&self.game)
    }

    fn evaluate_by_model(&self) -> Option<Evaluation> {
        F::evaluate_by_model(&self.game)
    }

    fn model_rollout_cutoff(&self) -> Option<u32> {
        F::evaluate_by_model(&self.game).map(|_| 0)
    }

    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        F::outlook(&self.game, seat)
    }

    fn information_state_key(&self, seat: Seat) -> Option<u64> {
        F::information_state_key(&self.game, seat)
    }
}

impl<F: Flaw> Narrate for Flawed<F> {
    fn question(&self, viewer: Viewer, _locale: Locale) -> Option<Question> {
        F::question(&self.game, viewer)
    }

    fn describe(&self, choice: Choice<F>, _locale: Locale) -> Description {
        F::describe(&self.game, choice)
    }

    fn redact(&self, choice: Choice<F>, viewer: Viewer, locale: Locale) -> Option<String> {
        self.game.redact(choice, viewer, locale)
    }

    fn describe_event(&self, event: &Event<F>, viewer: Viewer, _locale: Locale) -> Line {
        F::describe_event(&self.game, event, viewer)
    }

    fn beat(&self, emitted: &Emitted<Event<F>>) -> Beat {
        F::beat(&self.game, emitted)
    }

    fn seat_name(&self, seat: Seat, locale: Locale) -> String {
        self.game.seat_name(seat, locale)
    }

    fn outline(view: &View<F>, content: &'static Content<F>, locale: Locale) -> Vec<Outline> {
        Base::<F>::outline(view, content, locale)
    }
}

impl<F: Flaw> GameInfo for Flawed<F> {
    const ID: &'static str = Base::<F>::ID;
    const TITLE: &'static str = Base::<F>::TITLE;
    const RULES_VERSION: u32 = Base::<F>::RULES_VERSION;

    fn summary(locale: Locale) -> Cow<'static, str> {
        Base::<F>::summary(locale)
    }

    fn rulebook() -> &'static RuleBook {
        Base::<F>::rulebook()
    }

    fn content_of_ours() -> &'static Content<F> {
        Base::<F>::content_of_ours()
    }

    fn feature_spec(_: &Self::Options) -> Option<FeatureSpec> {
        Some(FeatureSpec { version: 1, features: 100, action_features: 0 })
    }

    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        F::features(&self.game, seat)
            .into_iter()
            .for_each(|feature| notes.note(usize::from(feature)));
    }

    fn effect_part(&self) -> Option<EffectPart> {
        self.game.effect_part()
    }

    fn pending_frames(&self) -> usize {
        self.game.pending_frames()
    }

    fn load_content(owner: &[SourceFile]) -> Result<Content<F>, Vec<ValidationError>> {
        Base::<F>::load_content(owner)
    }

    fn fingerprint(content: &Content<F>) -> &str {
        Base::<F>::fingerprint(content)
    }

    fn option_specs(content: &'static Content<F>, _locale: Locale) -> Vec<OptionSpec> {
        Base::<F>::option_specs(content, Locale::English)
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content<F>,
    ) -> Result<Options<F>, Vec<ValidationError>> {
        F::read_options(settings, content)
    }

    fn seats(options: &Options<F>) -> u8 {
        Base::<F>::seats(options)
    }

    fn modes() -> Vec<(String, Settings)> {
        Base::<F>::modes()
    }

    fn every_choice() -> Vec<Choice<F>> {
        F::every_choice()
    }

    fn audit(&self) -> Vec<String> {
        self.game.audit()
    }
}
