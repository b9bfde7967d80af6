//! Macros for the boilerplate of a game made of options, content and state.

/// Declares a position made of options, content and state. It is `Clone`, compared by options and
/// state, and its `Debug` output omits the content.
///
/// ```text
/// game_core::position! {
///     /// A position of Backgammon.
///     pub struct Backgammon(Options, Content, State);
/// }
/// ```
#[macro_export]
macro_rules! position {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident($options:ty, $content:ty, $state:ty $(,)?);
    ) => {
        $(#[$meta])*
        #[derive(Clone)]
        $vis struct $name {
            pub(crate) options: $options,
            pub(crate) content: &'static $content,
            pub(crate) state: $state,
        }

        impl ::std::cmp::PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.options == other.options && self.state == other.state
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_struct(stringify!($name))
                    .field("options", &self.options)
                    .field("state", &self.state)
                    .finish()
            }
        }
    };
}

/// Implements the boilerplate items of `impl Game` for a [`position!`](crate::position) that
/// advances by [`Steps`](crate::Steps).
///
/// - The six types have their usual names: `Content`, `Options`, `State`, `Choice`, `Event`,
///   `View`.
/// - A new game is `Self::begin(options, content)`, if the options have no errors.
/// - An edited position is refused with `self.errors()`; without errors it advances to its question
///   and emits what happens.
/// - After an answer, the game advances to the next question.
#[macro_export]
macro_rules! game_items {
    () => {
        type Content = Content;
        type Options = Options;
        type State = State;
        type Choice = Choice;
        type Event = Event;
        type View = View;

        fn new(
            options: &Options,
            content: &'static Content,
        ) -> ::std::result::Result<Self, ::std::vec::Vec<$crate::ValidationError>> {
            let errors = $crate::GameOptions::errors(options, content);
            if errors.is_empty() { Ok(Self::begin(options, content)) } else { Err(errors) }
        }

        fn set_emitting(
            options: &Options,
            content: &'static Content,
            state: State,
            sink: &mut impl $crate::EventSink<Event>,
        ) -> ::std::result::Result<Self, ::std::vec::Vec<$crate::ValidationError>> {
            let mut errors = $crate::GameOptions::errors(options, content);
            let mut game = Self { options: options.clone(), content, state };
            if errors.is_empty() {
                errors = game.errors();
            }
            if !errors.is_empty() {
                return Err(errors);
            }
            $crate::advance(&mut game, sink);
            Ok(game)
        }

        fn options(&self) -> &Options {
            &self.options
        }

        fn content(&self) -> &'static Content {
            self.content
        }

        fn state(&self) -> &State {
            &self.state
        }

        fn apply_unchecked(&mut self, choice: Choice, sink: &mut impl $crate::EventSink<Event>) {
            $crate::Steps::answer(self, choice, sink);
            $crate::advance(self, sink);
        }
    };
}

/// Implements the boilerplate items of `impl Steps` for a [`position!`](crate::position) whose
/// pending [`frames!`](crate::frames) are on the [`Stack`](crate::Stack) `self.state.frames`: the
/// frame on top runs and is answered.
#[macro_export]
macro_rules! steps_items {
    () => {
        fn step(&mut self, sink: &mut impl $crate::EventSink<Event>) -> $crate::Flow {
            match self.state.frames.top() {
                Some(frame) => frame.run(self, sink),
                None => $crate::Flow::Over,
            }
        }

        fn answer(&mut self, choice: Choice, sink: &mut impl $crate::EventSink<Event>) {
            if let Some(frame) = self.state.frames.top() {
                frame.answer(self, choice, sink);
            }
        }
    };
}

/// Implements the items of `impl GameInfo` that follow from [`GameContent`](crate::GameContent) and
/// [`GameOptions`](crate::GameOptions), plus the rule index, read from this file in the crate's
/// folder (in a browser empty until it is fetched); with a second file, also the guide (in a browser
/// `None` until it is fetched).
#[macro_export]
macro_rules! game_info_items {
    ($rules:literal, $guide:literal) => {
        $crate::game_info_items!($rules);

        fn has_guide() -> bool {
            true
        }

        fn guide() -> ::std::option::Option<&'static $crate::Guide> {
            static GUIDE: $crate::OnceBox<$crate::Guide> = $crate::OnceBox::new();
            let text = $crate::game_file!($guide)?;
            Some(GUIDE.get_or_init(|| {
                let guide = $crate::Guide::parse($guide, text);
                ::std::boxed::Box::new(
                    guide.unwrap_or_else(|errors| panic!("our own guide is refused: {errors:?}")),
                )
            }))
        }
    };
    ($rules:literal) => {
        fn rulebook() -> &'static $crate::RuleBook {
            static BOOK: $crate::OnceBox<$crate::RuleBook> = $crate::OnceBox::new();
            let ::std::option::Option::Some(text) = $crate::game_file!($rules) else {
                return $crate::RuleBook::empty();
            };
            BOOK.get_or_init(|| {
                let rules = $crate::RuleBook::parse($rules, text);
                ::std::boxed::Box::new(
                    rules.unwrap_or_else(|errors| panic!("our own rules are refused: {errors:?}")),
                )
            })
        }

        fn content_of_ours() -> &'static Self::Content {
            $crate::GameContent::ours()
        }

        fn content_files() -> &'static [(&'static str, &'static str)] {
            <Self::Content as $crate::GameContent>::FILES
        }

        fn load_content(
            owner: &[$crate::SourceFile],
        ) -> ::std::result::Result<Self::Content, ::std::vec::Vec<$crate::ValidationError>> {
            $crate::GameContent::load(owner)
        }

        fn fingerprint(content: &Self::Content) -> &str {
            $crate::GameContent::fingerprint(content)
        }

        fn option_specs(
            content: &'static Self::Content,
            locale: ::i18n::Locale,
        ) -> ::std::vec::Vec<$crate::OptionSpec> {
            <Self::Options as $crate::GameOptions>::specs(content, locale)
        }

        fn read_options(
            settings: &$crate::Settings,
            content: &'static Self::Content,
        ) -> ::std::result::Result<Self::Options, ::std::vec::Vec<$crate::ValidationError>> {
            <Self::Options as $crate::GameOptions>::read(settings, content)
        }

        fn seats(options: &Self::Options) -> u8 {
            $crate::GameOptions::seats(options)
        }

        fn modes() -> ::std::vec::Vec<(::std::string::String, $crate::Settings)> {
            <Self::Options as $crate::GameOptions>::modes()
        }

        fn preset() -> $crate::Settings {
            <Self::Options as $crate::GameOptions>::preset()
        }
    };
}
