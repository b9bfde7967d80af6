//! What is printed on the components, read from `content/*.toml` and checked.

use game_core::{OptionKind, OptionSpec, Row, Sourced, Tables};
use serde_json::Value;

use crate::ability::Ability;
use crate::types::{Building, Card, Colour, Level, Ship};

/// Everything printed on the components, and the defaults of the options.
#[derive(Clone, Debug)]
pub struct Content {
    /// The Project cards.
    pub cards: Sourced<Card, CardFacts>,
    /// The five Buildings.
    pub buildings: Sourced<Building, BuildingFacts>,
    /// The four Spaceships.
    pub ships: Sourced<Ship, ShipFacts>,
    /// The three levels of the solo game.
    pub levels: Sourced<Level, LevelFacts>,
    /// The numbers of the solo game.
    pub solo: SoloFacts,
    /// The victory points.
    pub scoring: ScoringFacts,
    /// The options that replace values printed on the components.
    pub options: Vec<OptionSpec>,
    /// A hash of all content.
    pub fingerprint: String,
}

/// A Project card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    /// The value that is compared when the card is connected.
    pub value: u8,
    /// The project's own title for the card.
    pub title: String,
    /// The ability when the card is played from hand.
    pub hand: Ability,
    /// The ability when the card is connected from a prep module.
    pub prep: Ability,
}

/// A Building.
#[derive(Clone, Debug)]
pub struct BuildingFacts {
    /// The name of the Building.
    pub name: String,
    /// The value with which the first connected card is compared.
    pub value: u8,
    /// Whether the Building has ★ and ★★.
    pub holds_colonists: bool,
    /// Its ability.
    pub ability: Ability,
    /// What the androids do instead of this ability.
    pub android: AndroidAbility,
    /// The name of that android ability.
    pub android_title: String,
}

game_core::string_enum! {
    /// What the androids do when their last card has the colour of a Building.
    pub enum AndroidAbility {
        /// DA-7.1: two Upgrades.
        DoubleUpgrade = "double_upgrade",
        /// DA-7.2: discards cards of the deck.
        Spark = "spark",
        /// DA-7.3: raises the androids' energy.
        OverwhelmingPower = "overwhelming_power",
        /// DA-7.4: moves a colonist from Earth to the Spaceship.
        RecruitmentDrive = "recruitment_drive",
        /// DA-7.5: lands a colonist where it is worth most.
        Calculations = "calculations",
    }
}

/// A Spaceship.
#[derive(Clone, Debug)]
pub struct ShipFacts {
    /// The name of the Spaceship.
    pub name: String,
    /// The colour of its colonists.
    pub colour: String,
}

/// A level of the solo game.
#[derive(Clone, Debug)]
pub struct LevelFacts {
    /// Its title.
    pub title: String,
    /// The androids' colonists on their Spaceship; the rest begin on Earth.
    pub ship: u8,
}

game_core::settings_table! {
    /// The numbers of the solo game.
    pub struct SoloFacts = ("solo.toml", "solo") {
        /// Energy of the androids at the start.
        android_energy: u8 = 0..=9,
        /// Cards in the androids' prep module.
        android_prep: u8 = 2..=2,
        /// Energy gained by the human's energy action.
        energy_action: u8 = 0..=9,
        /// Cards discarded by System Failure.
        system_failure: u8 = 0..=9,
        /// Cards discarded by Spark.
        spark: u8 = 0..=9,
        /// Energy gained by Overwhelming Power.
        overwhelming_power: u8 = 0..=9,
        /// Upgrades of Double Upgrade; at most 2 can be weighed together.
        upgrades: u8 = 0..=2,
        /// The androids' points for presence.
        presence: i32 = 0..=9,
        /// The androids' points for four in one.
        four_in_one: i32 = 0..=9,
        /// The androids' points for the most energy.
        energy_lead: i32 = 0..=9,
    }
}

game_core::settings_table! {
    /// The victory points of everybody.
    pub struct ScoringFacts = ("scoring.toml", "scoring") {
        /// For each colonist on the Spaceship.
        ship: i32 = 0..=20,
        /// For each colonist on ★.
        first_space: i32 = 0..=20,
        /// For each colonist on ★★.
        second_space: i32 = 0..=20,
        /// For a colonist in every colonist Building.
        presence: i32 = 0..=20,
        /// For enough colonists in one Building.
        four_in_one: i32 = 0..=20,
        /// How many colonists are enough.
        four_in_one_size: u8 = 1..=12,
        /// For the most energy.
        energy_lead: i32 = 0..=20,
    }
}

impl Content {
    /// The facts of a card.
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card]
    }

    /// The facts of a Spaceship.
    pub fn ship(&self, ship: Ship) -> &ShipFacts {
        &self.ships[ship]
    }

    /// PM-8.1 MUST: the Buildings that hold colonists, in their fixed order.
    pub fn colonist_buildings(&self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(|&building| self.buildings[building].holds_colonists)
    }
}

/// Reads the content files as rows. [`Content::load`] checks that they make games of every mode.
pub(crate) fn read(tables: &mut Tables) -> Content {
    Content {
        cards: cards(tables),
        buildings: buildings(tables),
        ships: ships(tables),
        levels: levels(tables),
        solo: SoloFacts::read(tables),
        scoring: ScoringFacts::read(tables),
        options: options(tables),
        fingerprint: tables.fingerprint(),
    }
}

/// PM-2.1 MUST: 35 cards, 5 colours with 7 each, in each colour every value from 1 to 7 once.
fn cards(tables: &mut Tables) -> Sourced<Card, CardFacts> {
    let fields = ["colour", "value", "title", "hand", "prep"];
    let cards: Sourced<Card, CardFacts> =
        tables.facts(("cards.toml", "card"), &fields, |tables, row| {
            let card: Option<Card> = tables.id(row);
            let colour = tables.word::<Colour>(row, "colour", "a colour");
            if let (Some(card), Some(colour)) = (card, colour)
                && colour != card.colour()
            {
                let why = format!("{card} is {}; the colour belongs to the id", card.colour());
                tables.object(row.at(), why);
            }
            let hand = read_ability(tables, row, "hand");
            if hand.speaks_of_here() {
                let why = "a hand ability cannot speak of 'here': the card is not connected";
                tables.object(row.at(), why);
            }
            Some(CardFacts {
                value: tables.number(row, "value", 1..=7) as u8,
                title: tables.text(row, "title"),
                hand,
                prep: read_ability(tables, row, "prep"),
            })
        });
    for colour in Colour::ALL.into_iter().filter(|_| cards.is_complete()) {
        let mut values: Vec<u8> = colour.cards().iter().map(|card| cards[card].value).collect();
        values.sort_unstable();
        if values != [1, 2, 3, 4, 5, 6, 7] {
            let why = format!(
                "the {colour} cards have the values {values:?}; expected each of 1 to 7 once"
            );
            tables.object("cards.toml", why);
        }
    }
    cards
}

fn read_ability(tables: &mut Tables, row: &Row, field: &str) -> Ability {
    let expected = "an ability such as \"when none_here: launch 2\"";
    let ability = tables.word(row, field, expected);
    ability.unwrap_or(Ability { condition: None, steps: Default::default() })
}

/// PM-2.2 MUST: 5 Buildings, one for each colour.
/// PM-2.4 MUST: each has its ability.
fn buildings(tables: &mut Tables) -> Sourced<Building, BuildingFacts> {
    let place = ("buildings.toml", "building");
    let fields =
        ["name", "colour", "value", "holds_colonists", "ability", "android", "android_title"];
    let buildings: Sourced<Building, BuildingFacts> =
        tables.facts(place, &fields, |tables, row| {
            let building: Option<Building> = tables.id(row);
            let colour = tables.word::<Colour>(row, "colour", "a colour");
            if colour.is_some() && colour.map(Colour::building) != building {
                tables.object(row.at(), "the colour of a Building is part of its identity");
            }
            let ability = read_ability(tables, row, "ability");
            if ability.triggers() > 0 || ability.speaks_of_here() {
                let why = "a Building's ability can neither trigger another nor speak of 'here'";
                tables.object(row.at(), why);
            }
            let android = tables.word(row, "android", "an ability of the androids");
            Some(BuildingFacts {
                name: tables.text(row, "name"),
                value: tables.number(row, "value", 0..=9) as u8,
                holds_colonists: tables.flag(row, "holds_colonists"),
                ability,
                android: android?,
                android_title: tables.text(row, "android_title"),
            })
        });
    if buildings.is_complete() && !buildings.facts().iter().any(|facts| facts.holds_colonists) {
        tables.object("buildings.toml", "no Building holds colonists; expected at least one");
    }
    buildings
}

fn ships(tables: &mut Tables) -> Sourced<Ship, ShipFacts> {
    tables.facts(("ships.toml", "ship"), &["name", "colour"], |tables, row| {
        Some(ShipFacts { name: tables.text(row, "name"), colour: tables.text(row, "colour") })
    })
}

fn levels(tables: &mut Tables) -> Sourced<Level, LevelFacts> {
    let fields = ["title", "ship", "earth"];
    tables.facts(("solo.toml", "level"), &fields, |tables, row| {
        let ship = tables.small(row, "ship", 7);
        if tables.small(row, "earth", 7) + ship != 7 {
            tables.object(row.at(), "ship and earth together are not 7 colonists");
        }
        Some(LevelFacts { title: tables.text(row, "title"), ship })
    })
}

fn options(tables: &mut Tables) -> Vec<OptionSpec> {
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
    /// An upper bound on the entries of one turn, including the androids' phases: every ability at
    /// its longest, then the 4 card rule for everybody.
    pub(crate) fn most_entries_of_a_turn(&self, seats: u8) -> u32 {
        // Each unit is one choice and at most three results of chance: the top card of a new deck,
        // the face of a drawn card, the next top card.
        let entries = |ability: &Ability| {
            ability.steps.iter().map(|step| 2 + 4 * u32::from(step.effect.units())).sum::<u32>()
        };
        let building = self.buildings.facts().iter().map(|facts| entries(&facts.ability)).max();
        let with_trigger =
            |ability: &Ability| entries(ability) + ability.triggers() * building.unwrap_or(0);
        let card = self
            .cards
            .facts()
            .iter()
            .flat_map(|card| [&card.hand, &card.prep])
            .map(with_trigger)
            .max();
        let abilities = card.unwrap_or(0) + building.unwrap_or(0);
        // A player draws up to 4 cards, or discards what the abilities drew, and prepares 2.
        let restoring = u32::from(seats) * (4 * 4 + abilities + 2);
        let milled = u32::from(self.solo.system_failure) + 2 * u32::from(self.solo.spark);
        let androids = 2 * milled + u32::from(self.solo.upgrades) + 1 + 2 * 2;
        3 + abilities + restoring + androids
    }
}
