//! Checks that every worked example of the base game has exactly one test.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The examples named in the bracketed lists above the tests of the `base_…` files.
fn named_examples() -> BTreeMap<u32, usize> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut named = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the tests") {
        let path = entry.expect("a file").path();
        let is_base = path.file_name().is_some_and(|name| {
            let name = name.to_string_lossy();
            name.starts_with("base_") && name.ends_with(".rs")
        });
        if !is_base {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a test file");
        for list in text.split("/// [").skip(1) {
            let (list, _) = list.split_once(']').expect("a list ends");
            for id in list.split(',').filter_map(|id| id.trim().strip_prefix("T-")) {
                *named.entry(id.parse().expect("a number")).or_default() += 1;
            }
        }
    }
    named
}

#[test]
fn every_worked_example_of_the_base_game_has_one_test() {
    let expected: BTreeMap<u32, usize> = (1..=32).chain([104]).map(|number| (number, 1)).collect();
    assert_eq!(named_examples(), expected);
}
