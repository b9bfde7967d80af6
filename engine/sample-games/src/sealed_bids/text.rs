//! The text of Sealed Bids, and its `GameInfo`.

use std::borrow::Cow;
use std::sync::LazyLock;

use game_core::{
    Description, Game, GameInfo, Line, Narrate, OptionKind, OptionSpec, Outline, Question, Rule,
    RuleBook, Seat, Settings, SourceFile, Tables, Turn, ValidationError, Viewer, read_settings,
};
use i18n::Locale;
use serde_json::json;

use super::{Choice, Content, Event, MOST_PRIZES, Options, Sealed, SealedBids, View};

static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    let text = include_str!("rules.toml");
    RuleBook::parse("rules.toml", text).expect("our rules are an index")
});

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| SealedBids::load_content(&[]).expect("our content has no objections"));

impl Narrate for SealedBids {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        let (text, rule) = match (self.turn(), self.state.prize) {
            (Turn::Over, _) => return None,
            (Turn::Choose(seat), _) => (
                format!("{}: which card do you bid?", self.seat_name(seat, Locale::English)),
                "SB-3",
            ),
            (Turn::Chance, _) if self.state.favourites.contains(&None) => {
                ("A favourite is dealt.".to_string(), "SB-1")
            }
            (Turn::Chance, _) => ("The next prize is revealed.".to_string(), "SB-2"),
        };
        let trail = self.state.prize.map(|prize| format!("Prize {prize} is for sale"));
        Some(Question { text, rule: Rule(rule), trail: trail.into_iter().collect() })
    }

    fn describe(&self, choice: Choice, _locale: Locale) -> Description {
        let (label, rule, place) = match choice {
            Choice::Favourite(prize) => (format!("Prize {prize} is the favourite"), "SB-1", prize),
            Choice::Prize(prize) => (format!("Prize {prize} is revealed"), "SB-2", prize),
            Choice::Bid(card) => (format!("Bid {card}"), "SB-3", card),
        };
        let places = vec![format!("card {place}")];
        Description { places, ..Description::new(label, Rule(rule)) }
    }

    fn redact(&self, choice: Choice, viewer: Viewer, _locale: Locale) -> Option<String> {
        let dealt_to = Seat(u8::from(self.state.favourites[0].is_some()));
        match (choice, self.turn()) {
            (Choice::Favourite(_), _) if !viewer.sees(dealt_to) => {
                Some(format!("a favourite for {}", self.seat_name(dealt_to, Locale::English)))
            }
            // The second bid opens both.
            (Choice::Bid(_), Turn::Choose(seat @ Seat(0))) if !viewer.sees(seat) => {
                Some("a sealed bid".to_string())
            }
            _ => None,
        }
    }

    fn describe_event(&self, event: &Event, viewer: Viewer, _locale: Locale) -> Line {
        let text = match event {
            Event::Dealt { seat, prize } if viewer.sees(*seat) => {
                format!(
                    "{} is dealt the favourite {prize}.",
                    self.seat_name(*seat, Locale::English)
                )
            }
            Event::Dealt { seat, .. } => {
                format!("{} is dealt a favourite.", self.seat_name(*seat, Locale::English))
            }
            Event::Revealed { prize } => format!("Prize {prize} is for sale."),
            Event::Sealed { seat, card } if viewer.sees(*seat) => {
                format!("{} seals a {card}.", self.seat_name(*seat, Locale::English))
            }
            Event::Sealed { seat, .. } => {
                format!("{} seals a bid.", self.seat_name(*seat, Locale::English))
            }
            Event::Sold { prize, seat, bids } => {
                let [first, second] = bids;
                let name = self.seat_name(*seat, Locale::English);
                format!("The bids are {first} and {second}: {name} wins prize {prize}.")
            }
            Event::Unsold { prize, bid } => format!("Both bid {bid}: nobody wins prize {prize}."),
        };
        let reasons = match event {
            Event::Sold { bids, .. } => vec![format!("{} is the higher bid", bids[0].max(bids[1]))],
            _ => Vec::new(),
        };
        Line { text, reasons, places: Vec::new() }
    }

    fn seat_name(&self, seat: Seat, _locale: Locale) -> String {
        ["Anna", "Ben"].get(seat.index()).copied().unwrap_or("nobody").into()
    }

    fn outline(view: &View, content: &'static Content, _locale: Locale) -> Vec<Outline> {
        let sealed = |what: &str, sealed: Sealed| match sealed {
            Sealed::Absent => Outline::line(format!("no {what}")),
            Sealed::Hidden => Outline::line(format!("{what} face down")),
            Sealed::Known(card) => Outline::line(format!("{what} {card}")),
        };
        let seat = |seat: usize| {
            let holds = format!("holds {:?}", Vec::from(view.held[seat]));
            let won = format!("won {:?}", Vec::from(view.won[seat]));
            let items = vec![
                Outline::line(holds),
                Outline::line(won),
                sealed("bid", view.bids[seat]),
                sealed("favourite", view.favourites[seat]),
            ];
            Outline::group(format!("seat {}", seat + 1), items)
        };
        let value = |prize: &u8| content.values.get(usize::from(*prize) - 1).copied();
        let sale = match view.prize.filter(|prize| value(prize).is_some()) {
            Some(prize) => format!("Prize {prize} is for sale"),
            None => "Nothing is for sale".to_string(),
        };
        vec![Outline::line(sale), seat(0), seat(1)]
    }
}

impl GameInfo for SealedBids {
    const ID: &'static str = "sealed-bids";
    const TITLE: &'static str = "Sealed Bids";
    const RULES_VERSION: u32 = 1;

    fn summary(_locale: Locale) -> Cow<'static, str> {
        "Bid one card for each prize, and keep your favourite secret.".into()
    }

    crate::items::game_info_items!();

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<ValidationError>> {
        let mut tables = Tables::new(&[("prizes.toml", include_str!("prizes.toml"))]);
        tables.overlay(owner);
        let rows = tables.rows("prizes.toml", "prize");
        let values = rows
            .iter()
            .map(|row| {
                tables.known_fields(row, &["id", "value", "source"]);
                tables.number(row, "value", 0..=99) as u8
            })
            .collect();
        let content = Content { values, fingerprint: tables.fingerprint() };
        tables.finish(content)
    }

    fn option_specs(_content: &'static Content, _locale: Locale) -> Vec<OptionSpec> {
        vec![OptionSpec {
            id: "prizes".into(),
            title: "Prizes".into(),
            help: "How many prizes are sold.".into(),
            kind: OptionKind::Number { min: 3, max: i64::from(MOST_PRIZES) },
            default: json!(4),
            when: None,
            advanced: false,
        }]
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content,
    ) -> Result<Options, Vec<ValidationError>> {
        let read = read_settings(&SealedBids::option_specs(content, Locale::English), settings)?;
        serde_json::from_value(read.into())
            .map_err(|error| vec![ValidationError::new("options", error.to_string())])
    }

    fn seats(_options: &Options) -> u8 {
        2
    }

    fn modes() -> Vec<(String, Settings)> {
        let mode = |name: &str, prizes: u8| {
            let settings = Settings::from_iter([("prizes".to_string(), json!(prizes))]);
            (name.to_string(), settings)
        };
        vec![mode("short", 3), mode("long", MOST_PRIZES)]
    }

    fn audit(&self) -> Vec<String> {
        self.errors().iter().map(ValidationError::to_string).collect()
    }
}
