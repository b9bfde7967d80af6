//! What is printed on the components, read from `content/*.toml` and checked.

use std::sync::OnceLock;

use serde_json::Value;
use table::{Objection, OptionKind, OptionSpec, Row, SourceFile, Tables};

use crate::ability::Ability;
use crate::kinds::{Building, ByBuilding, CARDS, Card, Colour, Ship, words};

/// The files that come with the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("buildings.toml", include_str!("../content/buildings.toml")),
    ("cards.toml", include_str!("../content/cards.toml")),
    ("options.toml", include_str!("../content/options.toml")),
    ("scoring.toml", include_str!("../content/scoring.toml")),
    ("ships.toml", include_str!("../content/ships.toml")),
    ("solo.toml", include_str!("../content/solo.toml")),
];

/// Everything printed on the components, and the defaults of the options.
#[derive(Clone, Debug)]
pub struct Content {
    cards: Vec<CardFacts>,
    /// The five Buildings.
    pub buildings: ByBuilding<BuildingFacts>,
    /// The four Spaceships.
    pub ships: Vec<ShipFacts>,
    /// The three levels of the solo game.
    pub levels: Vec<LevelFacts>,
    /// The numbers of the solo game.
    pub solo: SoloFacts,
    /// The victory points.
    pub scoring: ScoringFacts,
    /// The options that stand for values of the components.
    pub options: Vec<OptionSpec>,
    /// A hash of all this.
    pub fingerprint: String,
}

/// A Project card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    /// Compared when it is connected.
    pub value: u8,
    /// Our title.
    pub title: String,
    /// The ability when played from hand.
    pub hand: Ability,
    /// The ability when connected from a prep module.
    pub prep: Ability,
    /// Where value, hand ability, prep ability and colour come from.
    pub source: CardSource,
}

/// Where the facts of a card come from.
#[derive(Clone, Debug)]
pub struct CardSource {
    /// Of the value.
    pub value: Source,
    /// Of the hand ability.
    pub hand: Source,
    /// Of the prep ability.
    pub prep: Source,
}

/// Where a printed value comes from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Source {
    /// The official solo rules.
    Rulebook,
    /// Public text about the game.
    Found,
    /// Public text in our reading.
    Inferred,
    /// Our own design.
    Reconstructed,
    /// The owner of a copy entered it.
    Owner,
}

words!(Source {
    Rulebook = "rulebook",
    Found = "found",
    Inferred = "inferred",
    Reconstructed = "reconstructed",
    Owner = "owner",
});

/// A Building.
#[derive(Clone, Debug)]
pub struct BuildingFacts {
    /// Its name.
    pub name: String,
    /// What the first connected card is compared with.
    pub value: u8,
    /// Whether it has ★ and ★★.
    pub holds_colonists: bool,
    /// Its ability.
    pub ability: Ability,
    /// What the androids do in its place.
    pub android: AndroidAbility,
    /// What that is called.
    pub android_title: String,
}

/// What the androids do when their last card has the colour of a Building.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AndroidAbility {
    /// DA-7.1.
    DoubleUpgrade,
    /// DA-7.2.
    Spark,
    /// DA-7.3.
    OverwhelmingPower,
    /// DA-7.4.
    RecruitmentDrive,
    /// DA-7.5.
    Calculations,
}

words!(AndroidAbility {
    DoubleUpgrade = "double_upgrade",
    Spark = "spark",
    OverwhelmingPower = "overwhelming_power",
    RecruitmentDrive = "recruitment_drive",
    Calculations = "calculations",
});

/// A Spaceship.
#[derive(Clone, Debug)]
pub struct ShipFacts {
    /// Its name.
    pub name: String,
    /// The colour of its colonists.
    pub colour: String,
}

/// A level of the solo game.
#[derive(Clone, Debug)]
pub struct LevelFacts {
    /// Its title.
    pub title: String,
    /// Android colonists on their Spaceship; the rest begin on Earth.
    pub ship: u8,
}

/// The numbers of the solo game.
#[derive(Clone, Copy, Debug)]
pub struct SoloFacts {
    /// Energy of the androids at the start.
    pub android_energy: u8,
    /// Energy gained by the human's energy action.
    pub energy_action: u8,
    /// Cards discarded by System Failure.
    pub system_failure: u8,
    /// Cards discarded by Spark.
    pub spark: u8,
    /// Energy gained by Overwhelming Power.
    pub overwhelming_power: u8,
    /// Upgrades of Double Upgrade.
    pub upgrades: u8,
    /// The androids' points for presence.
    pub presence: i32,
    /// The androids' points for four in one.
    pub four_in_one: i32,
    /// The androids' points for the most energy.
    pub energy_lead: i32,
}

/// The victory points of everybody.
#[derive(Clone, Copy, Debug)]
pub struct ScoringFacts {
    /// For each colonist on the Spaceship.
    pub ship: i32,
    /// For each on ★.
    pub first_space: i32,
    /// For each on ★★.
    pub second_space: i32,
    /// For a colonist in every colonist Building.
    pub presence: i32,
    /// For enough colonists in one Building.
    pub four_in_one: i32,
    /// How many are enough.
    pub four_in_one_size: u8,
    /// For the most energy.
    pub energy_lead: i32,
}

impl Content {
    /// The content that comes with the program.
    pub fn ours() -> &'static Content {
        static OURS: OnceLock<Content> = OnceLock::new();
        OURS.get_or_init(|| {
            Content::load(&[]).unwrap_or_else(|objections| {
                panic!("our own content is refused: {objections:?}");
            })
        })
    }

    /// Our content with an owner's files laid over it.
    ///
    /// # Errors
    ///
    /// Every reason why this is not content of the game.
    pub fn load(owner: &[SourceFile]) -> Result<Content, Vec<Objection>> {
        let mut tables = Tables::new(FILES);
        tables.overlay(owner);
        let cards = read_cards(&mut tables);
        let buildings = read_buildings(&mut tables);
        let content = buildings.map(|buildings| Content {
            cards,
            buildings,
            ships: read_ships(&mut tables),
            levels: read_levels(&mut tables),
            solo: read_solo(&mut tables),
            scoring: read_scoring(&mut tables),
            options: read_options(&mut tables),
            fingerprint: tables.fingerprint(),
        });
        let content = tables.finish(content)?.expect("a missing row is objected to");
        let objections = content.mode_objections();
        if objections.is_empty() { Ok(content) } else { Err(objections) }
    }

    /// Why the default options do not make a game of every mode; empty if they do.
    fn mode_objections(&self) -> Vec<Objection> {
        let modes = crate::options::modes().into_iter();
        let objections = modes.flat_map(|(mode, settings)| {
            let refused = crate::options::Options::read(&settings, self).err().unwrap_or_default();
            let at = move |at: &str| format!("options.toml, {mode}: {at}");
            refused.into_iter().map(move |why| Objection::new(at(&why.at), why.why))
        });
        objections.collect()
    }

    /// The facts of a card.
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card.index()]
    }

    /// The facts of a Spaceship.
    pub fn ship(&self, ship: Ship) -> &ShipFacts {
        &self.ships[ship.index()]
    }

    /// PM-8.1 MUST: the Buildings that hold colonists, in their fixed order.
    pub fn colonist_buildings(&self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(|&building| self.buildings[building].holds_colonists)
    }
}

/// PM-2.1 MUST: 35 cards, 5 colours with 7 each, in each colour every value from 1 to 7 once.
fn read_cards(tables: &mut Tables) -> Vec<CardFacts> {
    let file = "cards.toml";
    let rows = tables.rows(file, "card");
    let mut cards: Vec<Option<CardFacts>> = vec![None; CARDS];
    for row in &rows {
        tables.known_fields(row, &["id", "colour", "value", "title", "hand", "prep", "source"]);
        let Some(card) = tables.word::<Card>(row, "id", "a card id such as AQ7") else { continue };
        let facts = read_card(tables, row, card);
        if cards[card.index()].replace(facts).is_some() {
            tables.object(row.at(), "this card occurs twice");
        }
    }
    for card in Card::all().filter(|card| cards[card.index()].is_none()) {
        tables.object(file, format!("card {card} is missing"));
    }
    for colour in Colour::ALL {
        let of_colour = Card::all().filter(|card| card.colour() == colour);
        let mut values: Vec<u8> = of_colour
            .filter_map(|card| cards[card.index()].as_ref())
            .map(|card| card.value)
            .collect();
        values.sort_unstable();
        if values != [1, 2, 3, 4, 5, 6, 7] {
            let why = format!(
                "the {colour} cards have the values {values:?}; expected each of 1 to 7 once"
            );
            tables.object(file, why);
        }
    }
    cards.into_iter().flatten().collect()
}

fn read_card(tables: &mut Tables, row: &Row, card: Card) -> CardFacts {
    if tables
        .word::<Colour>(row, "colour", "a colour")
        .is_some_and(|colour| colour != card.colour())
    {
        tables
            .object(row.at(), format!("{card} is {}; the colour belongs to the id", card.colour()));
    }
    let hand = read_ability(tables, row, "hand");
    if hand.speaks_of_here() {
        tables.object(row.at(), "a hand ability cannot speak of 'here': the card is not connected");
    }
    let source = |tables: &mut Tables, field| {
        tables.source(row, field).parse().unwrap_or(Source::Reconstructed)
    };
    CardFacts {
        value: tables.number(row, "value", 1..=7) as u8,
        title: tables.text(row, "title"),
        hand,
        prep: read_ability(tables, row, "prep"),
        source: CardSource {
            value: source(tables, "value"),
            hand: source(tables, "hand"),
            prep: source(tables, "prep"),
        },
    }
}

fn read_ability(tables: &mut Tables, row: &Row, field: &str) -> Ability {
    let expected = "an ability such as \"when none_here: launch 2\"";
    let ability = tables.word(row, field, expected);
    ability.unwrap_or(Ability { condition: None, steps: Default::default() })
}

/// PM-2.2 MUST: 5 Buildings, one for each colour.
/// PM-2.4 MUST: each has its ability.
fn read_buildings(tables: &mut Tables) -> Option<ByBuilding<BuildingFacts>> {
    let file = "buildings.toml";
    let mut found: [Option<BuildingFacts>; 5] = Default::default();
    for row in &tables.rows(file, "building") {
        tables.known_fields(
            row,
            &[
                "id",
                "name",
                "colour",
                "value",
                "holds_colonists",
                "ability",
                "android",
                "android_title",
                "source",
            ],
        );
        let Some(building) = tables.word::<Building>(row, "id", "a Building") else { continue };
        let colour = tables.word::<Colour>(row, "colour", "a colour");
        if colour.is_some_and(|colour| colour.building() != building) {
            tables.object(row.at(), "the colour of a Building is part of its identity");
        }
        let ability = read_ability(tables, row, "ability");
        if ability.triggers() > 0 || ability.speaks_of_here() {
            tables.object(
                row.at(),
                "a Building's ability can neither trigger another nor speak of 'here'",
            );
        }
        let android = tables.word(row, "android", "an ability of the androids");
        found[building.index()] = Some(BuildingFacts {
            name: tables.text(row, "name"),
            value: tables.number(row, "value", 0..=9) as u8,
            holds_colonists: tables.flag(row, "holds_colonists"),
            ability,
            android: android.unwrap_or(AndroidAbility::Spark),
            android_title: tables.text(row, "android_title"),
        });
    }
    for building in Building::ALL.into_iter().filter(|building| found[building.index()].is_none()) {
        tables.object(file, format!("Building {building} is missing"));
    }
    if !found.iter().flatten().any(|building| building.holds_colonists) {
        tables.object(file, "no Building holds colonists; expected at least one");
    }
    let [Some(greenhouse), Some(aqualab), Some(energy), Some(comms), Some(habitation)] = found
    else {
        return None;
    };
    Some(ByBuilding([greenhouse, aqualab, energy, comms, habitation]))
}

fn read_ships(tables: &mut Tables) -> Vec<ShipFacts> {
    let rows = tables.rows("ships.toml", "ship");
    let ids: Vec<Option<Ship>> =
        rows.iter().map(|row| tables.word(row, "id", "a Spaceship")).collect();
    if !ids.iter().flatten().eq(Ship::ALL.iter()) {
        tables.object("ships.toml", "expected the four Spaceships, each once and in their order");
    }
    let read = |row: &Row| {
        tables.known_fields(row, &["id", "name", "colour", "source"]);
        ShipFacts { name: tables.text(row, "name"), colour: tables.text(row, "colour") }
    };
    rows.iter().map(read).collect()
}

fn read_levels(tables: &mut Tables) -> Vec<LevelFacts> {
    let rows = tables.rows("solo.toml", "level");
    let ids: Vec<_> = rows.iter().map(|row| tables.text(row, "id")).collect();
    if ids != ["normal", "super_droid", "cyborg"] {
        tables.object("solo.toml, level", "expected normal, super_droid and cyborg, in this order");
    }
    let read = |row: &Row| {
        tables.known_fields(row, &["id", "title", "ship", "earth", "source"]);
        let ship = tables.number(row, "ship", 0..=7);
        if tables.number(row, "earth", 0..=7) + ship != 7 {
            tables.object(row.at(), "ship and earth together are not 7 colonists");
        }
        LevelFacts { title: tables.text(row, "title"), ship: ship as u8 }
    };
    rows.iter().map(read).collect()
}

fn read_solo(tables: &mut Tables) -> SoloFacts {
    let row = tables.table("solo.toml", "solo");
    let mut small = |field: &str| tables.number(&row, field, 0..=9) as u8;
    let facts = SoloFacts {
        android_energy: small("android_energy"),
        energy_action: small("energy_action"),
        system_failure: small("system_failure"),
        spark: small("spark"),
        overwhelming_power: small("overwhelming_power"),
        upgrades: small("upgrades"),
        presence: i32::from(small("presence")),
        four_in_one: i32::from(small("four_in_one")),
        energy_lead: i32::from(small("energy_lead")),
    };
    if facts.upgrades > 2 {
        tables.object(row.at(), "upgrades: at most 2 can be weighed together");
    }
    tables.number(&row, "android_prep", 2..=2);
    facts
}

fn read_scoring(tables: &mut Tables) -> ScoringFacts {
    let row = tables.table("scoring.toml", "scoring");
    let mut points = |field: &str| tables.number(&row, field, 0..=20) as i32;
    ScoringFacts {
        ship: points("ship"),
        first_space: points("first_space"),
        second_space: points("second_space"),
        presence: points("presence"),
        four_in_one: points("four_in_one"),
        energy_lead: points("energy_lead"),
        four_in_one_size: tables.number(&row, "four_in_one_size", 1..=12) as u8,
    }
}

fn read_options(tables: &mut Tables) -> Vec<OptionSpec> {
    let rows = tables.rows("options.toml", "option");
    let read = |row: &Row| {
        tables.known_fields(row, &["id", "default", "min", "max", "title", "help", "source"]);
        let (kind, default) = if row.is_flag("default") {
            (OptionKind::Flag, Value::from(tables.flag(row, "default")))
        } else {
            let min = tables.number(row, "min", 0..=1000);
            let max = tables.number(row, "max", min..=1000);
            let default = tables.number(row, "default", min..=max);
            (OptionKind::Number { min, max }, Value::from(default))
        };
        OptionSpec {
            id: tables.text(row, "id"),
            title: tables.text(row, "title"),
            help: tables.text(row, "help"),
            kind,
            default,
            when: None,
            advanced: true,
        }
    };
    rows.iter().map(read).collect()
}

impl Content {
    /// A number of entries that no turn exceeds, the androids' phases included: every ability at its
    /// longest, then the 4 card rule for everybody.
    pub(crate) fn most_entries_of_a_turn(&self, seats: u8) -> u32 {
        // Each unit is a choice and at most three results of chance: a new deck's top card, the face
        // of a drawn card, the next top card.
        let entries = |ability: &Ability| {
            ability.steps.iter().map(|step| 2 + 4 * u32::from(step.effect.units())).sum::<u32>()
        };
        let building = self.buildings.0.iter().map(|facts| entries(&facts.ability)).max();
        let with_trigger =
            |ability: &Ability| entries(ability) + ability.triggers() * building.unwrap_or(0);
        let card =
            self.cards.iter().flat_map(|card| [&card.hand, &card.prep]).map(with_trigger).max();
        let abilities = card.unwrap_or(0) + building.unwrap_or(0);
        // A player draws up to 4 cards, or discards what the abilities drew, and prepares 2.
        let restoring = u32::from(seats) * (4 * 4 + abilities + 2);
        let milled = u32::from(self.solo.system_failure) + 2 * u32::from(self.solo.spark);
        let androids = 2 * milled + u32::from(self.solo.upgrades) + 1 + 2 * 2;
        3 + abilities + restoring + androids
    }
}
