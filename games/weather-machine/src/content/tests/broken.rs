use std::collections::BTreeSet;

use game_core::ValidationError;
use toml::{Table, Value};

use super::super::Content;
use super::{instead, refused};
use game_core::GameContent;

/// The rows of a file: table, id (empty for a single table) and fields.
fn rows(text: &str) -> Vec<(String, String, Table)> {
    let tables: Table = text.parse().expect("our own TOML");
    let mut rows = Vec::new();
    for (name, value) in tables {
        match value {
            Value::Array(list) => rows.extend(list.into_iter().map(|row| {
                let Value::Table(row) = row else { panic!("a row is a table") };
                (name.clone(), row["id"].as_str().expect("an id").to_string(), row)
            })),
            Value::Table(row) => rows.push((name, String::new(), row)),
            other => panic!("{other} stands outside a table"),
        }
    }
    rows
}

fn head(name: &str, id: &str) -> String {
    if id.is_empty() { format!("[{name}]\n") } else { format!("[[{name}]]\nid = \"{id}\"\n") }
}

fn at(file: &str, name: &str, id: &str) -> String {
    format!("{file}, {name} {id}").trim_end().to_string()
}

fn places(errors: &[ValidationError]) -> BTreeSet<&str> {
    errors.iter().map(|error| error.at.as_str()).collect()
}

/// At most ten errors of one kind are listed, so each row is tried separately.
fn are_named(expected: &[String], errors: &[ValidationError]) {
    let places = places(errors);
    let named = expected.iter().filter(|place| places.contains(place.as_str())).count();
    assert!(named >= expected.len().min(10), "{expected:?}: {errors:?}");
}

#[test]
fn nonsense_in_every_field_of_a_row_is_refused_at_once_with_file_table_and_field() {
    let mut fields = 0;
    for &(file, ours) in Content::FILES {
        for (name, id, row) in rows(ours) {
            let (mut text, mut expected) = (head(&name, &id), Vec::new());
            for (field, value) in
                row.iter().filter(|(field, _)| !["id", "source"].contains(&field.as_str()))
            {
                let free = ["title", "text", "order"].contains(&field.as_str());
                let nonsense = if value.is_str() && !free { "\"nonsense\"" } else { "-1.5" };
                text.push_str(&format!("{field} = {nonsense}\n"));
                expected.push(format!("{}, {field}", at(file, &name, &id)));
            }
            are_named(&expected, &refused(file, &text));
            fields += expected.len();
        }
    }
    assert!(fields > 700, "{fields} fields");
}

#[test]
fn an_unknown_source_and_an_unknown_field_are_refused_on_every_row() {
    for &(file, ours) in Content::FILES {
        for (name, id, row) in rows(ours) {
            let text = format!("{}source = \"hearsay\"\nnotes = 1\n", head(&name, &id));
            let place = at(file, &name, &id);
            let errors = refused(file, &text);
            assert!(places(&errors).contains(format!("{place}, notes").as_str()), "{place}");
            let fields =
                row.keys().filter(|field| !["id", "source", "title"].contains(&field.as_str()));
            let expected: Vec<String> =
                fields.map(|field| format!("{place}, source of {field}")).collect();
            are_named(&expected, &errors);
        }
    }
}

#[test]
fn a_missing_a_repeated_and_an_unknown_row_are_refused_in_every_list() {
    let mut lists = 0;
    for &(file, ours) in Content::FILES {
        let mut tables: Table = ours.parse().expect("our own TOML");
        let mut expected = Vec::new();
        for (name, value) in &mut tables {
            let Value::Array(rows) = value else { continue };
            lists += 1;
            let first = rows.remove(0);
            expected.push(at(file, name, first["id"].as_str().expect("an id")));
            let again = rows[0].clone();
            expected.push(at(file, name, again["id"].as_str().expect("an id")) + ", id");
            rows.push(again);
            let mut stranger = first;
            stranger["id"] = Value::from("stranger");
            rows.push(stranger);
            expected.push(at(file, name, "stranger") + ", id");
        }
        if expected.is_empty() {
            continue;
        }
        let errors = instead(file, &tables.to_string()).expect_err("lists with faults");
        for place in expected {
            assert!(places(&errors).contains(place.as_str()), "{place}: {errors:?}");
        }
    }
    assert_eq!(lists, 27);
}

#[test]
fn a_missing_list_and_a_missing_table_are_refused() {
    let errors = instead("supply.toml", "").expect_err("no list");
    assert!(errors.iter().any(|one| one.at == "supply.toml, chemical_space"));
    let errors = instead("numbers.toml", "").expect_err("no table");
    for table in ["actions", "vouchers", "scoring", "pieces", "players"] {
        let place = format!("numbers.toml, {table}");
        assert!(errors.iter().any(|one| one.at == place), "{place}: {errors:?}");
    }
}

/// Overrides whose rows are well formed but with which no game is possible, and the place of the
/// error.
const CONFLICTS: [(&str, &str, &str); 29] = [
    (
        "numbers.toml",
        "[[players]]\nid = \"4\"\nlab_tokens = 4",
        "numbers.toml, players 4, lab_tokens",
    ),
    (
        "numbers.toml",
        "[[players]]\nid = \"3\"\nright_space_blocked = true",
        "numbers.toml, players 3, right_space_blocked",
    ),
    ("numbers.toml", "[[players]]\nid = \"3\"\ngoals = 8", "numbers.toml, players 3, goals"),
    ("numbers.toml", "[[players]]\nid = \"solo\"\ngoals = 9", "numbers.toml, players solo, goals"),
    ("numbers.toml", "[actions]\nsell = \"chemical 1 | part 1\"", "numbers.toml, actions, sell"),
    ("numbers.toml", "[pieces]\nbots = 11", "numbers.toml, pieces, bots"),
    (
        "supply.toml",
        "[[chemical_space]]\nid = \"2\"\nsection = 3",
        "supply.toml, chemical_space 2, section",
    ),
    (
        "supply.toml",
        "[[chemical_space]]\nid = \"2\"\nvouchers = 2",
        "supply.toml, chemical_space 2, vouchers",
    ),
    (
        "supply.toml",
        "[[chemical_space]]\nid = \"5\"\nvouchers = 1",
        "supply.toml, chemical_space 5, vouchers",
    ),
    (
        "spaces.toml",
        "[[space]]\nid = \"lab left\"\nvoucher = \"-\"",
        "spaces.toml, space lab left, voucher",
    ),
    (
        "spaces.toml",
        "[[space]]\nid = \"supply 1\"\nvoucher = \"lab\"",
        "spaces.toml, space supply 1, voucher",
    ),
    (
        "spaces.toml",
        "[[space]]\nid = \"supply 1\"\nround_one = \"never\"",
        "spaces.toml, space supply 1, round_one",
    ),
    ("spaces.toml", "[[space]]\nid = \"rnd right\"\nround_one = \"first\"", "spaces.toml, space"),
    (
        "spaces.toml",
        "[[space]]\nid = \"rnd right\"\nactions = \"any\"",
        "spaces.toml, space rnd right, actions",
    ),
    (
        "spaces.toml",
        "[[space]]\nid = \"rnd left\"\nblocked_with_two = true",
        "spaces.toml, space rnd left, blocked_with_two",
    ),
    (
        "rnd.toml",
        "[[space]]\nid = \"rnd rain top\"\ncost = \"voucher lab 1\"",
        "rnd.toml, space rnd rain top, cost",
    ),
    ("laboratory.toml", "[[section]]\nid = \"2\"\nbots = 1", "laboratory.toml, section 2, bots"),
    ("laboratory.toml", "[[section]]\nid = \"4\"\nbots = 6", "laboratory.toml, section 4, bots"),
    ("laboratory.toml", "[[section]]\nid = \"3\"\ntokens = 0", "laboratory.toml, section 3, bots"),
    (
        "laboratory.toml",
        "[[section]]\nid = \"3\"\nincome = true",
        "laboratory.toml, section 3, income",
    ),
    (
        "laboratory.toml",
        "[[voucher]]\nid = \"lab\"\nstart = 5",
        "laboratory.toml, voucher lab, start",
    ),
    (
        "laboratory.toml",
        "[[workshop]]\nid = \"top\"\nholds = \"bot\"",
        "laboratory.toml, workshop top, holds",
    ),
    (
        "laboratory.toml",
        "[[workshop]]\nid = \"top\"\nstarts_with_part = true",
        "laboratory.toml, workshop top, starts_with_part",
    ),
    ("experiments.toml", "[[tile]]\nid = \"EX01\"\nstage = \"2\"", "experiments.toml, tile, stage"),
    (
        "extreme_weather.toml",
        "[[tile]]\nid = \"XW01\"\nlevel = \"2\"",
        "extreme_weather.toml, tile, level",
    ),
    ("goals.toml", "[[tile]]\nid = \"GO01\"\nset = \"square\"", "goals.toml, tile, set"),
    (
        "goals.toml",
        "[[tile]]\nid = \"GO09\"\ncondition = \"awards 4\"",
        "goals.toml, tile, condition",
    ),
    (
        "goals.toml",
        "[[tile]]\nid = \"GO09\"\ncondition = \"awards at most 3\"",
        "goals.toml, tile GO09, condition",
    ),
    (
        "saboteurs.toml",
        "[[report]]\nid = \"SR01\"\ndestination = \"supply\"\n[[report]]\nid = \"SR02\"\ndestination = \"supply\"\n\
         [[report]]\nid = \"SR07\"\ndestination = \"lativ\"\n[[report]]\nid = \"SR09\"\ndestination = \"lativ\"\n\
         [[report]]\nid = \"SR13\"\ndestination = \"lativ\"\n[[report]]\nid = \"SR15\"\ndestination = \"lativ\"\n\
         [[report]]\nid = \"SR20\"\ndestination = \"lativ\"",
        "saboteurs.toml, report, destination",
    ),
];

#[test]
fn rows_that_make_no_game_together_are_refused_with_their_place() {
    for (file, text, at) in CONFLICTS {
        let errors = refused(file, text);
        assert!(errors.iter().any(|one| one.at == at), "{text}: {errors:?}");
    }
}
