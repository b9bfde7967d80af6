//! The text of Kuhn poker, and its `GameInfo`.

use std::borrow::Cow;
use std::sync::LazyLock;

use game_core::{
    Description, Game, GameInfo, Line, Narrate, OptionSpec, Outline, Question, Rule, RuleBook,
    Seat, Settings, SourceFile, Tables, Turn, ValidationError, Viewer, read_settings,
};
use i18n::Locale;

use super::{Act, Choice, Content, Event, Kuhn, Options, View};

static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse("rules.toml", include_str!("rules.toml")).expect("our rules are an index")
});

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Kuhn::load_content(&[]).expect("our content has no objections"));

fn rule_of(choice: Choice) -> Rule {
    Rule(match choice {
        Choice::Deal(_) => "KP-1",
        Choice::Act(Act::Pass | Act::Bet) => "KP-2",
        Choice::Act(Act::Call | Act::Fold) => "KP-3",
    })
}

impl Narrate for Kuhn {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        let (text, rule) = match (self.turn(), self.state.acts.last()) {
            (Turn::Over, _) => return None,
            (Turn::Chance, _) => ("A card is dealt.".to_string(), "KP-1"),
            (Turn::Choose(seat), Some(Act::Bet)) => {
                (format!("{}: call or fold?", self.seat_name(seat, Locale::English)), "KP-3")
            }
            (Turn::Choose(seat), _) => {
                (format!("{}: pass or bet?", self.seat_name(seat, Locale::English)), "KP-2")
            }
        };
        Some(Question { text, rule: Rule(rule), trail: Vec::new() })
    }

    fn describe(&self, choice: Choice, _locale: Locale) -> Description {
        let rule = rule_of(choice);
        let label = match choice {
            Choice::Deal(card) => format!("The {card} is dealt"),
            Choice::Act(Act::Pass) => "Pass".into(),
            Choice::Act(Act::Bet) => "Bet a coin".into(),
            Choice::Act(Act::Call) => "Call".into(),
            Choice::Act(Act::Fold) => "Fold".into(),
        };
        Description::new(label, rule)
    }

    fn redact(&self, choice: Choice, viewer: Viewer, _locale: Locale) -> Option<String> {
        let dealt_to = Seat(self.dealt());
        let secret = matches!(choice, Choice::Deal(_)) && !viewer.sees(dealt_to);
        secret.then(|| format!("a card for {}", self.seat_name(dealt_to, Locale::English)))
    }

    fn describe_event(&self, event: &Event, viewer: Viewer, _locale: Locale) -> Line {
        let text = match event {
            Event::Dealt { seat, card } if viewer.sees(*seat) => {
                format!("{} is dealt the {card}.", self.seat_name(*seat, Locale::English))
            }
            Event::Dealt { seat, .. } => {
                format!("{} is dealt a card.", self.seat_name(*seat, Locale::English))
            }
            Event::Acted { seat, act } => {
                format!("{}: {}.", self.seat_name(*seat, Locale::English), Choice::Act(*act))
            }
        };
        Line { text, reasons: Vec::new(), places: Vec::new() }
    }

    fn seat_name(&self, seat: Seat, _locale: Locale) -> String {
        ["Anna", "Ben"].get(seat.index()).copied().unwrap_or("nobody").into()
    }

    fn outline(view: &View, _content: &'static Content, _locale: Locale) -> Vec<Outline> {
        let card = |card: &Option<super::Card>| card.map_or("unseen".into(), |it| it.to_string());
        let cards: Vec<String> = view.cards.iter().map(card).collect();
        let acts: Vec<String> = view.acts.iter().map(|&act| Choice::Act(act).to_string()).collect();
        vec![Outline::line(cards.join(", ")), Outline::line(format!("acts: {}", acts.join(", ")))]
    }
}

impl GameInfo for Kuhn {
    const ID: &'static str = "kuhn";
    const TITLE: &'static str = "Kuhn poker";
    const RULES_VERSION: u32 = 1;

    fn summary(_locale: Locale) -> Cow<'static, str> {
        "Three cards and one bet.".into()
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
