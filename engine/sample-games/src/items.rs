//! Boilerplate shared by the sample games.

/// The boilerplate of `impl Game` for a game without options that stores `content` and `state`:
/// `Choice` is `$choice`, and an edited position is refused with the errors of `errors`.
macro_rules! game_items {
    ($choice:ty) => {
        type Content = Content;
        type Options = Options;
        type State = State;
        type Choice = $choice;
        type Event = Event;
        type View = View;

        fn set_emitting(
            _options: &Options,
            content: &'static Content,
            state: State,
            _sink: &mut impl EventSink<Event>,
        ) -> Result<Self, Vec<ValidationError>> {
            let game = Self { content, state };
            let errors = game.errors();
            if errors.is_empty() { Ok(game) } else { Err(errors) }
        }

        fn options(&self) -> &Options {
            &Options {}
        }

        fn content(&self) -> &'static Content {
            self.content
        }

        fn state(&self) -> &State {
            &self.state
        }
    };
}

/// The boilerplate of `impl GameInfo` for a game whose rules and content are statics.
macro_rules! game_info_items {
    () => {
        fn rulebook() -> &'static RuleBook {
            &RULES
        }

        fn content_of_ours() -> &'static Content {
            &CONTENT
        }

        fn fingerprint(content: &Content) -> &str {
            &content.fingerprint
        }
    };
}

/// The boilerplate of `impl GameInfo` for a game of two seats without options.
macro_rules! no_options {
    () => {
        fn option_specs(_content: &'static Content, _locale: Locale) -> Vec<OptionSpec> {
            Vec::new()
        }

        fn read_options(
            settings: &Settings,
            content: &'static Content,
        ) -> Result<Options, Vec<ValidationError>> {
            read_settings(&Self::option_specs(content, Locale::English), settings)
                .map(|_| Options {})
        }

        fn seats(_options: &Options) -> u8 {
            2
        }

        fn modes() -> Vec<(String, Settings)> {
            vec![("the only one".to_string(), Settings::new())]
        }

        fn audit(&self) -> Vec<String> {
            self.errors().iter().map(ValidationError::to_string).collect()
        }
    };
}

pub(crate) use {game_info_items, game_items, no_options};
