use super::with;

/// Differences that another copy may well show, and the place of the warning for each.
const CHANGES: [(&str, &str, &str); 21] = [
    (
        "government.toml",
        "[[space]]\nid = \"government rain left\"\npart = \"blue\"",
        "government.toml, space, part",
    ),
    (
        "lab.toml",
        "[[space]]\nid = \"lab rain top\"\nchemical = \"radieu\"",
        "lab.toml, space, chemical",
    ),
    (
        "rnd.toml",
        "[[space]]\nid = \"rnd rain top\"\nchemical = \"verdino\"",
        "rnd.toml, space, chemical",
    ),
    (
        "rnd.toml",
        "[[space]]\nid = \"rnd rain top\"\npart = \"green\"",
        "rnd.toml, space rnd rain top, part",
    ),
    (
        "rnd.toml",
        "[[space]]\nid = \"rnd rain top\"\ncost = \"chemical 1 | part 1\"",
        "rnd.toml, space rnd rain top, cost",
    ),
    (
        "rnd.toml",
        "[[space]]\nid = \"rnd sun bottom\"\nbenefit = \"cp 4\"",
        "rnd.toml, space rnd sun bottom, benefit",
    ),
    (
        "spaces.toml",
        "[[space]]\nid = \"lab left\"\nvoucher = \"science\"",
        "spaces.toml, space, voucher",
    ),
    ("funding.toml", "[[rnd]]\nid = \"0\"\ncp = 1", "funding.toml, rnd 0, benefit"),
    ("funding.toml", "[[lab]]\nid = \"7\"\ncp = 3", "funding.toml, lab 7, cp"),
    ("funding.toml", "[[lab]]\nid = \"9\"\nmodifier = 1", "funding.toml, lab 9, modifier"),
    (
        "laboratory.toml",
        "[[goal_space]]\nid = \"lab top\"\nbenefit = \"bot\"",
        "laboratory.toml, goal_space lab top, benefit",
    ),
    ("workshop.toml", "[[tile]]\nid = \"WS01\"\ntop = \"blue\"", "workshop.toml, tile"),
    (
        "experiments.toml",
        "[[tile]]\nid = \"EX01\"\nweather = \"sun\"",
        "experiments.toml, tile, weather",
    ),
    (
        "experiments.toml",
        "[[tile]]\nid = \"EX01\"\nreward = \"bot\"",
        "experiments.toml, tile EX01, reward",
    ),
    (
        "extreme_weather.toml",
        "[[tile]]\nid = \"XW01\"\nscience = 2",
        "extreme_weather.toml, tile XW01, science",
    ),
    (
        "extreme_weather.toml",
        "[[tile]]\nid = \"XW01\"\nspaces = \"bot\"",
        "extreme_weather.toml, tile XW01, spaces",
    ),
    (
        "goals.toml",
        "[[tile]]\nid = \"GO01\"\ncondition = \"papers 1\"",
        "goals.toml, tile, condition",
    ),
    (
        "saboteurs.toml",
        "[[report]]\nid = \"SR01\"\nagent = \"pink\"",
        "saboteurs.toml, report, agent",
    ),
    (
        "saboteurs.toml",
        "[[report]]\nid = \"SR01\"\nindicator = \"bottom\"",
        "saboteurs.toml, report, indicator",
    ),
    ("laboratory.toml", "[[slot]]\nid = \"1-1\"\nbenefit = \"research\"", "benefits"),
    (
        "goals.toml",
        "[[tile]]\nid = \"GO08\"\ncondition = \"awards 1\"\n[[tile]]\nid = \"GO17\"\ncondition = \"awards 1\"\n\
         [[tile]]\nid = \"GO18\"\ncondition = \"awards 1\"\n[[tile]]\nid = \"GO26\"\ncondition = \"awards 1\"\n\
         [[tile]]\nid = \"GO27\"\ncondition = \"awards 1\"\n[[tile]]\nid = \"GO35\"\ncondition = \"awards 1\"",
        "goals.toml, tile, condition",
    ),
];

#[test]
fn what_another_copy_may_show_is_accepted_with_a_warning_that_names_its_place() {
    for (file, text, at) in CHANGES {
        let content = with(file, text).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
        let warnings = content.warnings();
        assert!(warnings.iter().any(|warning| warning.at == at), "{text}: {warnings:?}");
    }
}

#[test]
fn a_ring_of_benefits_has_no_depth() {
    let text = "[[slot]]\nid = \"1-1\"\nbenefit = \"research\"";
    assert_eq!(with("laboratory.toml", text).expect("content").nesting(), None);
}
