//! The text of tic-tac-toe, and its `GameInfo`.

use std::borrow::Cow;
use std::sync::LazyLock;

use game_core::{
    Description, Game, GameInfo, Line, Narrate, OptionSpec, Outline, Question, Rule, RuleBook,
    Seat, Settings, SourceFile, Tables, Turn, ValidationError, Viewer, read_settings,
};
use i18n::Locale;

use super::{Content, Event, Mark, Options, TicTacToe, View};

static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse("rules.toml", include_str!("rules.toml")).expect("our rules are an index")
});

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| TicTacToe::load_content(&[]).expect("our content has no objections"));

impl Narrate for TicTacToe {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        let Turn::Choose(seat) = self.turn() else { return None };
        let text = format!("{}: which cell do you mark?", self.seat_name(seat, Locale::English));
        Some(Question { text, rule: Rule("TTT-1"), trail: Vec::new() })
    }

    fn describe(&self, Mark::Cell(cell): Mark, _locale: Locale) -> Description {
        let places = vec![format!("cell {cell}")];
        Description { places, ..Description::new(format!("Mark cell {cell}"), Rule("TTT-1")) }
    }

    fn redact(&self, _choice: Mark, _viewer: Viewer, _locale: Locale) -> Option<String> {
        None
    }

    fn describe_event(&self, event: &Event, _viewer: Viewer, _locale: Locale) -> Line {
        let Event::Marked { seat, cell } = event;
        let text = format!("{} marks cell {cell}.", self.seat_name(*seat, Locale::English));
        Line { text, reasons: Vec::new(), places: Vec::new() }
    }

    fn seat_name(&self, seat: Seat, _locale: Locale) -> String {
        ["Cross", "Nought"].get(seat.index()).copied().unwrap_or("nobody").into()
    }

    fn outline(view: &View, _content: &'static Content, _locale: Locale) -> Vec<Outline> {
        let cell = |cell: &Option<Seat>| cell.map_or(".".into(), |seat| (seat.0 + 1).to_string());
        let row = |row: &[Option<Seat>]| {
            let cells: Vec<String> = row.iter().map(cell).collect();
            Outline::line(cells.join(" "))
        };
        view.table.cells.chunks(3).map(row).collect()
    }
}

impl GameInfo for TicTacToe {
    const ID: &'static str = "tic-tac-toe";
    const TITLE: &'static str = "Tic-tac-toe";
    const RULES_VERSION: u32 = 1;

    fn summary(_locale: Locale) -> Cow<'static, str> {
        "Three in a line.".into()
    }

    crate::items::game_info_items!();
    crate::items::no_options!();

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<ValidationError>> {
        let mut tables = Tables::new(&[]);
        tables.overlay(owner);
        let content = Content { fingerprint: tables.fingerprint() };
        tables.finish(content)
    }
}
