//! The text of Pig, and its `GameInfo`.

use std::borrow::Cow;
use std::sync::LazyLock;

use game_core::{
    Description, GameInfo, Line, Narrate, OptionKind, OptionSpec, Outline, Pick, Question, Rule,
    RuleBook, Seat, Settings, SourceFile, Tables, ValidationError, Viewer, read_settings,
};
use i18n::Locale;
use serde_json::json;

use super::{Awaited, Choice, Content, Event, Options, Pig, View};

static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse("rules.toml", include_str!("rules.toml")).expect("our rules are an index")
});

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Pig::load_content(&[]).expect("our content has no objections"));

impl Narrate for Pig {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        let (text, rule) = match self.state.awaited {
            Awaited::Die => ("The die is rolling.".to_string(), Rule("PIG-1")),
            Awaited::Mover => {
                let name = self.seat_name(self.state.mover, Locale::English);
                (format!("{name}: roll again, or hold {}?", self.state.stake), Rule("PIG-4"))
            }
            Awaited::Nothing => return None,
        };
        Some(Question { text, rule, trail: vec![format!("Round {}", self.state.round + 1)] })
    }

    fn describe(&self, choice: Choice, _locale: Locale) -> Description {
        let (label, detail, rule) = match choice {
            Choice::Roll => ("Roll again".to_string(), "a one loses the stake".into(), "PIG-3"),
            Choice::Hold => ("Hold".into(), format!("banks {}", self.state.stake), "PIG-4"),
            Choice::Face(face) => (format!("The die shows {face}"), String::new(), "PIG-1"),
        };
        Description { detail, ..Description::new(label, Rule(rule)) }
    }

    fn redact(&self, _choice: Choice, _viewer: Viewer, _locale: Locale) -> Option<String> {
        None
    }

    fn describe_event(&self, event: &Event, _viewer: Viewer, _locale: Locale) -> Line {
        let text = match event {
            Event::Fell { seat, face } => {
                format!("{} rolls {face}.", self.seat_name(*seat, Locale::English))
            }
            Event::Lost { seat, stake } => {
                format!("{} loses {stake}.", self.seat_name(*seat, Locale::English))
            }
            Event::Banked { seat, stake } => {
                format!("{} banks {stake}.", self.seat_name(*seat, Locale::English))
            }
            Event::Ended => "The game is over.".to_string(),
        };
        Line { text, reasons: Vec::new(), places: Vec::new() }
    }

    fn seat_name(&self, seat: Seat, _locale: Locale) -> String {
        ["Red", "Blue", "Green", "Yellow"].get(seat.index()).copied().unwrap_or("nobody").into()
    }

    fn outline(view: &View, _content: &'static Content, _locale: Locale) -> Vec<Outline> {
        let seats = usize::from(view.options.seats);
        let banks = view.table.banks.iter().take(seats);
        let lines =
            (1..).zip(banks).map(|(seat, bank)| Outline::line(format!("seat {seat}: {bank}")));
        vec![
            Outline::group(format!("Banks, goal {}", view.options.goal), lines.collect()),
            Outline::line(format!("{} at stake: {}", view.table.mover, view.table.stake)),
        ]
    }
}

impl GameInfo for Pig {
    const ID: &'static str = "pig";
    const TITLE: &'static str = "Pig";
    const RULES_VERSION: u32 = 1;

    fn summary(_locale: Locale) -> Cow<'static, str> {
        "Roll a die as often as you dare.".into()
    }

    crate::items::game_info_items!();

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<ValidationError>> {
        let mut tables = Tables::new(&[("die.toml", include_str!("die.toml"))]);
        tables.overlay(owner);
        let die = tables.table("die.toml", "die");
        tables.known_fields(&die, &["faces", "candle", "source"]);
        let content = Content {
            faces: tables.number(&die, "faces", 2..=6) as u8,
            candle: tables.number(&die, "candle", 1..=50) as u8,
            fingerprint: tables.fingerprint(),
        };
        tables.finish(content)
    }

    fn option_specs(_content: &'static Content, _locale: Locale) -> Vec<OptionSpec> {
        let number = |id: &str, title: &str, min, max, default| OptionSpec {
            id: id.into(),
            title: title.into(),
            help: format!("{min} to {max}."),
            kind: OptionKind::Number { min, max },
            default: json!(default),
            when: None,
            advanced: false,
        };
        let pick = |value: &str, title: &str| Pick { value: value.into(), title: title.into() };
        let candle = OptionSpec {
            id: "candle".into(),
            title: "Candle".into(),
            help: "Whether a candle ends a long game.".into(),
            kind: OptionKind::Pick { values: vec![pick("burns", "Burns"), pick("none", "None")] },
            default: json!("burns"),
            when: None,
            advanced: true,
        };
        vec![number("seats", "Seats", 2, 4, 2), number("goal", "Goal", 10, 100, 30), candle]
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content,
    ) -> Result<Options, Vec<ValidationError>> {
        let read = read_settings(&Pig::option_specs(content, Locale::English), settings)?;
        serde_json::from_value(read.into())
            .map_err(|error| vec![ValidationError::new("options", error.to_string())])
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn modes() -> Vec<(String, Settings)> {
        let mode = |name: &str, seats: u8| {
            let settings = Settings::from_iter([("seats".to_string(), json!(seats))]);
            (name.to_string(), settings)
        };
        let mut endless = mode("no candle", 2);
        endless.1.insert("goal".into(), json!(100));
        endless.1.insert("candle".into(), json!("none"));
        vec![mode("two seats", 2), mode("four seats", 4), endless]
    }

    fn audit(&self) -> Vec<String> {
        self.errors().iter().map(ValidationError::to_string).collect()
    }
}
