//! With what things are told: players, pieces and places as arguments of messages.

use arrayvec::ArrayVec;
use game_core::{Named, Teller, list, noun};
use i18n::{Messages, Noun, Value, capital, key};

use crate::automa::PriorityList;
use crate::benefit::{Benefit, Gain};
use crate::choice::Choice;
use crate::condition::Condition;
use crate::cost::Cost;
use crate::deed::Deed;
use crate::event::{
    Barred, BotPlace, Brings, Cause, ChemicalPlace, Discard, EndCount, ExperimentPlace, Idle,
    NoRun, PartPlace, Payment, Raise, Score, Shortage, TokenPlace,
};
use crate::game::WeatherMachine;
use crate::sequence::{BenefitAt, Given};
use crate::state::{EndTrigger, Facing, Laid, Lativ, Order, Piece, Verdict};
use crate::types::{
    ActionSpace, Agent, Area, AreaMap, BotSpace, Challenge, Chemical, Colour, EnumSet,
    ExperimentTile, ExtremeTile, FundingSpace, GoalHeight, GoalSet, GoalSpace, GoalTile, Id, Level,
    LineSlot, Location, OfficeRow, OfficeSpace, Owner, Player, Position, Report, Section,
    SubsidyCell, SubsidyRow, SubsidyTile, Voucher, Weather, WorkshopRow, WorkshopTile,
};

use super::localized_names as names;

/// A game and the messages in which it is told.
#[derive(Clone, Copy)]
pub(crate) struct Narrator<'a> {
    pub(crate) game: &'a WeatherMachine,
    pub(crate) messages: Messages,
}

impl Teller for Narrator<'_> {
    fn messages(&self) -> Messages {
        self.messages
    }
}

/// The text of a message of a [`Narrator`], whose arguments it names.
macro_rules! game_message {
    ($teller:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        let teller: &$crate::text::narrator::Narrator<'_> = $teller;
        let given = [$((stringify!($name), ::game_core::Named::named(&$value, teller))),*];
        teller.messages.message($key, &given).into_owned()
    }};
}
pub(crate) use game_message;

impl WeatherMachine {
    /// The narrator of this game in a language.
    pub(crate) fn narrator(&self, messages: Messages) -> Narrator<'_> {
        Narrator { game: self, messages }
    }
}

impl Narrator<'_> {
    /// A noun of these messages.
    pub(crate) fn noun(&self, key: impl Into<String>) -> Noun {
        Noun::new(self.messages, key)
    }

    /// A player, whose key is `you`, `saboteurs` or a colour.
    pub(crate) fn player(&self, player: Player) -> Noun {
        self.owner(Owner::from(player))
    }

    /// The owner of a Bot, whose key is that of the player or `lativ`.
    pub(crate) fn owner(&self, owner: Owner) -> Noun {
        self.noun(match owner {
            Owner::Lativ => key!("lativ"),
            Owner::Saboteurs => key!("saboteurs"),
            _ if self.game.options.solo() => key!("you"),
            Owner::One => key!("yellow"),
            Owner::Two => key!("black"),
            Owner::Three => key!("orange"),
            Owner::Four => key!("purple"),
        })
    }

    /// A player at the start of a line.
    pub(crate) fn name(&self, player: Player) -> String {
        capital(&self.player(player).name())
    }

    /// The title of a component: the translation with this key, or what the content has in English.
    pub(crate) fn title(&self, key: &str, id: impl ToString, english: &str) -> String {
        names::title_of(self.messages, key, &id.to_string(), None, english)
    }

    /// Vouchers by number.
    pub(crate) fn vouchers(&self, voucher: Voucher, count: u8) -> String {
        game_message!(self, "vouchers", voucher = voucher, count = count)
    }

    /// Vouchers of any type by number.
    pub(crate) fn any_vouchers(&self, count: u8) -> String {
        game_message!(self, "any-vouchers", count = count)
    }

    /// The name of a Challenge card.
    pub(crate) fn challenge(&self, card: Challenge) -> String {
        names::challenge_name(self.game.content, card, self.messages)
    }

    /// The effect of a Challenge card.
    pub(crate) fn challenge_text(&self, card: Challenge) -> String {
        names::challenge_effect(self.game.content, card, self.messages)
    }

    /// The title of a Goal tile.
    pub(crate) fn goal_title(&self, tile: GoalTile) -> String {
        self.title("tile", tile, &self.game.content.goals[tile].title)
    }

    /// The title of an Experiment tile.
    pub(crate) fn experiment_title(&self, tile: ExperimentTile) -> String {
        self.title("tile", tile, &self.game.content.experiments[tile].title)
    }

    /// The colour of the Research tokens and the Goal tiles of a Main Location.
    pub(crate) fn token_colour(&self, area: Area) -> Noun {
        names::colour_in(area, self.messages)
    }

    /// Values as a list.
    pub(crate) fn list<V>(&self, values: impl IntoIterator<Item = V>) -> Value<'static>
    where
        V: for<'a> Named<Narrator<'a>>,
    {
        list(values, self)
    }

    /// Texts as a list with "and".
    pub(crate) fn all_of(&self, texts: Vec<String>) -> String {
        i18n::joined(self.messages.locale(), texts, false)
    }

    /// Texts as a list with "or".
    pub(crate) fn one_of(&self, texts: Vec<String>) -> String {
        i18n::joined(self.messages.locale(), texts, true)
    }

    /// Machine Parts by colour: "2 green parts and 1 pink part".
    pub(crate) fn parts(&self, parts: impl Fn(Colour) -> u8) -> String {
        let some = Colour::ALL.into_iter().filter(|&colour| parts(colour) > 0);
        let said: Vec<String> = some
            .map(|colour| {
                let count = parts(colour);
                game_message!(self, "parts-of-colour", colour = colour, count = count)
            })
            .collect();
        if said.is_empty() { game_message!(self, "no-parts") } else { self.all_of(said) }
    }
}

impl WeatherMachine {
    /// A piece that takes an action space.
    pub(super) fn piece_in(&self, piece: Piece, messages: Messages) -> Noun {
        let narrator = self.narrator(messages);
        match piece {
            Piece::Scientist(player) => {
                narrator.noun("piece-scientist").with("player", narrator.player(player))
            }
            Piece::Lativ => narrator.noun("lativ"),
            Piece::Agent(agent) => names::agent_in(agent, messages),
        }
    }
}

game_core::nouns! {
    Weather = "weather",
    Colour = "colour",
    Chemical = "chemical",
    Location = "location",
    Area = "area",
    Voucher = "voucher",
    Agent = "agent",
    Deed = "deed",
    GoalSet = "set",
    WorkshopRow = "workshop-row",
}

impl Named<Narrator<'_>> for Value<'static> {
    fn named(&self, _: &Narrator<'_>) -> Value<'static> {
        self.clone()
    }
}

impl Named<Narrator<'_>> for Noun {
    fn named(&self, _: &Narrator<'_>) -> Value<'static> {
        self.clone().into()
    }
}

impl Named<Narrator<'_>> for &str {
    fn named(&self, _: &Narrator<'_>) -> Value<'static> {
        Value::from(self.to_string())
    }
}

/// Implements [`Named`] by what an expression gives, which is turned into a value.
macro_rules! named {
    ($(|$value:ident: $type:ty, $teller:ident| $named:expr;)+) => {
        $(impl Named<Narrator<'_>> for $type {
            fn named(&self, $teller: &Narrator<'_>) -> Value<'static> {
                let $value = self;
                let _ = $teller;
                Value::from($named)
            }
        })+
    };
}

named! {
    |player: Player, n| n.player(*player);
    |owner: Owner, n| n.owner(*owner);
    |order: Order, n| n.list(order.iter().copied());
    |space: ActionSpace, n| names::action_space_in(*space, n.messages);
    |space: BotSpace, n| names::bot_space_in(*space, n.messages);
    |cell: SubsidyCell, n| names::cell_in(*cell, n.messages);
    |space: OfficeSpace, n| {
        let (colour, row) = (n.token_colour(space.area()), space.row().named(n));
        n.noun("office-space").with("colour", colour).with("row", row)
    };
    |space: GoalSpace, n| {
        let (colour, height) = (n.token_colour(space.area()), space.height().named(n));
        n.noun("goal-space").with("colour", colour).with("height", height)
    };
    |slot: LineSlot, n| {
        let (place, section) = (slot.index() % 3 + 1, slot.section().named(n));
        n.noun("line-slot").with("place", place).with("section", section)
    };
    |space: FundingSpace, n| space.index();
    |row: OfficeRow, n| row.index() + 1;
    |row: SubsidyRow, n| row.index() + 1;
    |section: Section, n| section.index() + 1;
    |level: Level, n| level.to_string();
    |height: GoalHeight, n| height.word();
    |position: Position, n| position.word();
    |facing: Facing, n| facing.word();
    |tile: WorkshopTile, n| {
        let facts = n.game.content.workshop_tiles[*tile];
        let (one, other) = (facts.top.named(n), facts.bottom.named(n));
        n.noun("workshop-tile").with("one", one).with("other", other)
    };
    |tile: SubsidyTile, n| n.title("tile", tile, &n.game.content.subsidies[*tile].title);
    |tile: ExtremeTile, n| n.title("tile", tile, &n.game.content.extreme[*tile].title);
    |tile: ExperimentTile, n| {
        let facts = &n.game.content.experiments[*tile];
        let (title, weather) = (n.experiment_title(*tile), facts.weather);
        let stage = names::stage(facts.stage);
        game_message!(n, "experiment", title = title, weather = weather, stage = stage)
    };
    |tile: GoalTile, n| {
        let (title, condition) = (n.goal_title(*tile), n.game.content.goals[*tile].condition);
        game_message!(n, "goal", title = title, condition = condition)
    };
    |card: Report, n| names::report_in(n.game.content, *card, n.messages);
    |card: Challenge, n| n.challenge(*card);
    |piece: Piece, n| n.game.piece_in(*piece, n.messages);
    |lativ: Lativ, n| names::lativs_place_in(*lativ, n.messages);
    |gain: Gain, n| n.gain(*gain);
    |benefit: Benefit, n| n.benefit(*benefit);
    |cost: Cost, n| n.cost(*cost);
    |condition: Condition, n| n.condition(*condition);
    |at: BenefitAt, n| n.printed(*at);
    |cause: Cause, n| n.cause(*cause);
    |why: Score, n| n.score(*why);
    |why: Raise, n| n.raise(why);
    |given: Given, n| match *given {
        Given::Chemical(chemical) => game_message!(n, "a-chemical", chemical = chemical),
        Given::Part(colour) => game_message!(n, "a-part", colour = colour),
    };
    |of: Payment, n| match of {
        Payment::Price => "price",
        Payment::Instead(_) => "instead",
        Payment::Exchange => "exchange",
        Payment::Piece => "piece",
    };
    |place: ExperimentPlace, n| match place {
        ExperimentPlace::Display(0) => "left",
        ExperimentPlace::Display(1) => "middle",
        ExperimentPlace::Display(_) => "right",
        ExperimentPlace::Waiting => "waiting",
        ExperimentPlace::Top => "top",
    };
    |why: NoRun, n| match why {
        NoRun::NotFull => "not-full",
        NoRun::NoTile => "no-tile",
        NoRun::Both => "both",
    };
    |why: Discard, n| match why {
        Discard::Lativ => "lativ",
        Discard::LativsBot => "bot",
        Discard::NoSpace => "no-space",
    };
    |why: Brings, n| match why {
        Brings::Experiment => "experiment",
        Brings::Sabotage => "sabotage",
        Brings::Set => "set",
    };
    |idle: Idle, n| match idle {
        Idle::Actions { acted: true, .. } => "no-more-actions",
        Idle::Actions { acted: false, .. } => "actions",
        Idle::Move => "move",
        Idle::Awards => "awards",
        Idle::LastPlacements => "placements",
    };
    |trigger: EndTrigger, n| match trigger {
        EndTrigger::Nobel => "nobel",
        EndTrigger::LastExperiment => "experiments",
        EndTrigger::Government => "government",
        EndTrigger::Rnd => "rnd",
    };
    |verdict: Verdict, n| match verdict {
        Verdict::ImmediateWin => "at-once",
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Forbidden => "forbidden",
        Verdict::Storms => "storms",
        Verdict::Reports => "reports",
    };
    |place: BotPlace, n| match *place {
        BotPlace::Line(slot) => slot.named(n),
        BotPlace::Space(space) => space.named(n),
        BotPlace::Workshop => "workshop".into(),
        BotPlace::BesideLab => "beside".into(),
        BotPlace::Hideout => "hideout".into(),
    };
    |place: ChemicalPlace, n| match *place {
        ChemicalPlace::Supply => "supply".into(),
        ChemicalPlace::Workshop(_) => "workshop".into(),
        ChemicalPlace::Research(space) => space.named(n),
        ChemicalPlace::Hideout => "hideout".into(),
    };
    |place: PartPlace, n| match *place {
        PartPlace::Reserve => "reserve".into(),
        PartPlace::Workshop(_) => "workshop".into(),
        PartPlace::Cell(cell) => cell.named(n),
    };
    |place: TokenPlace, n| match *place {
        TokenPlace::Board => "board".into(),
        TokenPlace::Holding(_) => "holding".into(),
        TokenPlace::Office(_, space) => space.named(n),
        TokenPlace::Hideout => "hideout".into(),
        TokenPlace::Gone => "gone".into(),
    };
    |laid: Laid, n| laid.column;
    |held: AreaMap<u8>, n| held.0.iter().sum::<u8>();
    |barred: Barred, n| barred.deed.named(n);
    |shortage: Shortage, n| shortage.own;
    |count: EndCount, n| count.cp;
    |decision: Box<PriorityList>, n| usize::from(decision.chosen.is_some());
}

impl<T: Id + for<'a> Named<Narrator<'a>>> Named<Narrator<'_>> for EnumSet<T> {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        teller.list(self.iter())
    }
}

impl<T: for<'a> Named<Narrator<'a>>, const N: usize> Named<Narrator<'_>> for ArrayVec<T, N> {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        teller.list(self.iter())
    }
}

impl Narrator<'_> {
    /// The message of a choice, with its fields as arguments.
    pub(super) fn choice(&self, choice: Choice) -> game_core::BoundMessage {
        game_core::ToMessage::to_message(&choice, "choice", self)
    }
}

/// What has a name as it stands alone.
pub(super) trait Word {
    /// The name.
    fn in_words(self, narrator: &Narrator<'_>) -> String;
}

impl Word for Chemical {
    fn in_words(self, narrator: &Narrator<'_>) -> String {
        noun(narrator.messages, "chemical", self.word()).name().into()
    }
}

impl Word for Weather {
    fn in_words(self, narrator: &Narrator<'_>) -> String {
        noun(narrator.messages, "weather", self.word()).name().into()
    }
}

impl Narrator<'_> {
    /// The name of something as it stands alone.
    pub(super) fn in_words(&self, of: impl Word) -> String {
        of.in_words(self)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::content::Content;
    use crate::options::Options;

    /// A solo game that has just begun.
    pub(crate) fn solo() -> WeatherMachine {
        let options = Options::read(&game_core::Settings::new(), Content::ours()).expect("options");
        <WeatherMachine as game_core::Game>::new(&options, Content::ours()).expect("a game")
    }

    #[test]
    fn a_list_of_players_ends_with_and() {
        let order: Order = [Player::Saboteurs, Player::One].into_iter().collect();
        let game = solo();
        let said = game_message!(
            &game.narrator(crate::messages::english()),
            "event-turn-order-set",
            order = order
        );
        assert_eq!(said, "The turn order is now: the Saboteurs and you.");
    }
}
