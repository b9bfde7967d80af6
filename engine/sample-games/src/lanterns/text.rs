//! The text of Lanterns, and its `GameInfo`.

use std::borrow::Cow;
use std::sync::LazyLock;

use game_core::{
    Description, EffectPart, GameInfo, Line, Narrate, OptionSpec, Outline, Question, Rule,
    RuleBook, Seat, Settings, SourceFile, Tables, ValidationError, Viewer, read_settings,
};
use i18n::Locale;

use super::{Choice, Content, Event, Frame, Lanterns, Options, SEATS, View};

static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse("rules.toml", include_str!("rules.toml")).expect("our rules are an index")
});

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Lanterns::load_content(&[]).expect("our content has no objections"));

impl Narrate for Lanterns {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        let (text, rule) = match self.state.frames.top()? {
            Frame::Deal(_) => ("A lamp is dealt.".to_string(), "LA-1"),
            Frame::Lay(seat, _) => (
                format!("{}: which lamps are laid aside?", self.seat_name(seat, Locale::English)),
                "LA-8",
            ),
            Frame::Hang(seat) => {
                (format!("{}: which lamp?", self.seat_name(seat, Locale::English)), "LA-2")
            }
            Frame::Effect(_) => return None,
        };
        Some(Question { text, rule: Rule(rule), trail: Vec::new() })
    }

    fn describe(&self, choice: Choice, _locale: Locale) -> Description {
        let (label, rule) = match choice {
            Choice::Deal(lamp) => (format!("Lamp {lamp} is dealt"), "LA-1"),
            Choice::Lay(lamp) => (format!("Lay lamp {lamp} aside"), "LA-8"),
            Choice::Keep => ("Keep the others".to_string(), "LA-8"),
            Choice::Hang(lamp) => (format!("Hang lamp {lamp}"), "LA-2"),
            Choice::Pass => ("Hang none".to_string(), "LA-3"),
        };
        Description::new(label, Rule(rule))
    }

    fn redact(&self, choice: Choice, viewer: Viewer, _locale: Locale) -> Option<String> {
        match (choice, self.state.frames.top()) {
            (Choice::Deal(_), Some(Frame::Deal(left))) if !viewer.sees(Seat(left % 2)) => {
                Some(format!("a lamp for {}", self.seat_name(Seat(left % 2), Locale::English)))
            }
            (Choice::Lay(_), Some(Frame::Lay(seat, _))) if !viewer.sees(seat) => {
                Some("a lamp is laid aside".to_string())
            }
            _ => None,
        }
    }

    fn describe_event(&self, event: &Event, viewer: Viewer, _locale: Locale) -> Line {
        let text = match event {
            Event::Dealt { seat, lamp } if viewer.sees(*seat) => {
                format!("{} is dealt lamp {lamp}.", self.seat_name(*seat, Locale::English))
            }
            Event::Dealt { seat, .. } => {
                format!("{} is dealt a lamp.", self.seat_name(*seat, Locale::English))
            }
            Event::Laid { seat, lamp } if viewer.sees(*seat) => {
                format!("{} lays lamp {lamp} aside.", self.seat_name(*seat, Locale::English))
            }
            Event::Laid { seat, .. } => {
                format!("{} lays a lamp aside.", self.seat_name(*seat, Locale::English))
            }
            Event::Hung { seat, lamp } => {
                format!("{} hangs lamp {lamp}.", self.seat_name(*seat, Locale::English))
            }
            Event::Passed { seat } => {
                format!("{} hangs none.", self.seat_name(*seat, Locale::English))
            }
            Event::Fell { lamp } => format!("Lamp {lamp} falls."),
            Event::Burnt => "The row burns.".to_string(),
        };
        Line { text, reasons: Vec::new(), places: Vec::new() }
    }

    fn seat_name(&self, seat: Seat, _locale: Locale) -> String {
        ["Anna", "Ben"].get(seat.index()).copied().unwrap_or("nobody").into()
    }

    fn outline(view: &View, content: &'static Content, _locale: Locale) -> Vec<Outline> {
        let row = Outline::line(format!("of {} hang {:?}", content.bears, view.table.row));
        let hand = |seat: Seat| {
            let (holds, sees) = (view.holds[seat.index()], view.table.hands[seat.index()]);
            let aside = view.aside[seat.index()];
            Outline::line(format!(
                "{seat} holds {holds} lamps, seen {sees:?}, and laid {aside} aside"
            ))
        };
        [row].into_iter().chain(SEATS.map(hand)).collect()
    }
}

impl GameInfo for Lanterns {
    const ID: &'static str = "lanterns";
    const TITLE: &'static str = "Lanterns";
    const RULES_VERSION: u32 = 1;

    fn summary(_locale: Locale) -> Cow<'static, str> {
        "Hang more lamps than the other, and do not burn the rope.".into()
    }

    crate::items::game_info_items!();
    crate::items::no_options!();

    fn effect_part(&self) -> Option<EffectPart> {
        match self.state.frames.top() {
            Some(Frame::Effect(lamp)) => Some(EffectPart::new(lamp, 0, format_args!("fall"))),
            _ => None,
        }
    }

    fn pending_frames(&self) -> usize {
        self.state.frames.pending().len()
    }

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<ValidationError>> {
        let mut tables = Tables::new(&[("rope.toml", include_str!("rope.toml"))]);
        tables.overlay(owner);
        let rope = tables.table("rope.toml", "rope");
        tables.known_fields(&rope, &["bears", "source"]);
        let bears = tables.number(&rope, "bears", 8..=40) as i32;
        let content = Content { bears, fingerprint: tables.fingerprint() };
        tables.finish(content)
    }
}
