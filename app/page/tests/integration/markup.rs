//! Properties of the markup of every table.

use game_core::{Seat, Settings, Turn, Viewer};
use i18n::Locale;
use page::{Asking, Front, GameStatus, LogPage, NewGame, RuleList, SavedRow};
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, DynSession, Until};
use pocket_mars::PocketMars;
use serde_json::{Value, json};

use crate::common::{self, all, draw, draw_asking, is_clean, session};

/// Kinds of places on the board; a choice's place of another kind is only a button.
const ON_THE_BOARD: [&str; 12] = [
    "card-",
    "slot-",
    "hand-",
    "building-",
    "space-",
    "colonists-",
    "stack-",
    "ship-",
    "earth-",
    "energy-",
    "deck",
    "discard",
];

fn pocket_mars() -> CatalogEntry<PocketMars> {
    CatalogEntry::ours()
}

fn each_position(settings: &Value, seed: u64, look: impl FnMut(&dyn DynSession, Viewer)) {
    common::each_position(&pocket_mars(), settings, seed, look);
}

fn modes() -> [Value; 4] {
    [
        json!({}),
        json!({"level": "cyborg", "da_choice": "player", "ships": "chosen", "da_ship": "chosen"}),
        json!({"seats": 4}),
        json!({"seats": 3, "drafting": true, "hide_hand_colours": true}),
    ]
}

#[test]
fn the_places_of_every_choice_are_on_the_board() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, seed as u64, |session, viewer| {
            let page = draw(session, viewer);
            let places = all(&page, "data-place");
            for choice in session.now().choices() {
                let text = &choice.text;
                for place in &choice.description.places {
                    let known = ON_THE_BOARD.iter().any(|kind| place.starts_with(kind));
                    assert!(!known || places.contains(&place.as_str()), "{text}: no place {place}");
                }
                assert!(page.contains(&format!("value=\"{text}\"")), "{text} is no button");
            }
            for (index, can) in all(&page, "data-can").into_iter().enumerate() {
                assert!(can.split(' ').all(|number| number.parse::<usize>().is_ok()), "{index}");
            }
        });
    }
}

#[test]
fn the_places_of_every_told_line_are_on_the_board() {
    let settings = json!({});
    each_position(&settings, 3, |session, viewer| {
        let page = draw(session, viewer);
        let places = all(&page, "data-place");
        let told = session.log(viewer, session.len().saturating_sub(6));
        for line in told.iter().flat_map(|entry| &entry.told) {
            for place in line.places.iter().filter(|place| !place.starts_with("stack-")) {
                assert!(places.contains(&place.as_str()), "{}: no place {place}", line.text);
            }
        }
    });
}

#[test]
fn the_markup_is_clean_and_says_in_words_what_it_shows() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, 40 + seed as u64, |session, viewer| {
            if session.len() % 5 != 0 && session.turn() != Turn::Over {
                return;
            }
            let page = draw(session, viewer);
            assert!(!page.contains(" style=") && !page.contains("<style"), "inline style");
            for script in
                ["<script>", " onclick=", " onload=", " onerror=", " onsubmit=", "javascript:"]
            {
                assert!(!page.contains(script), "inline script");
            }
            assert!(!page.contains("A <name>") && page.contains("A &lt;name&gt;"), "not escaped");
            for image in page.split("<svg").skip(1) {
                let image = image.split("</svg>").next().unwrap_or_default();
                let says = image.contains("<title>") || image.contains("aria-hidden=\"true\"");
                assert!(says, "an image without a title: {image}");
            }
            assert_eq!(page.matches("<h1").count(), 1);
            assert_eq!(page.matches("<main").count(), 1);
            assert!(page.contains("text-board-head"), "no board as text");
            let mut ids = all(&page, "id");
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "an id occurs twice");
        });
    }
}

/// However long a game is, a few of its last turns are beside the table, with a link to the others.
#[test]
fn the_log_is_folded_by_turn_and_shows_the_last_ones() {
    let mut session = session(&pocket_mars(), &json!({}), 7);
    session.play_bot("random", 1, Until::Entries(60)).expect("a bot");
    let viewer = Viewer::Seat(Seat(0));
    let page = draw(&*session, viewer);
    let turns = page.matches("class=\"log-turn\"").count();
    assert_eq!(turns, 3, "so many turns, each a fold of its own");
    assert!(page.contains("<summary>Round 5 "), "a turn is called by its round");
    let before = page.split("/log?until=").nth(1).and_then(|rest| rest.split('"').next());
    let until = before.and_then(|entry| entry.parse().ok());
    assert!(until.is_some(), "no way to the turns before");
    let older = page::log_page(&LogPage {
        locale: Locale::English,
        id: "abc",
        name: "A <name>",
        session: &*session,
        viewer,
        until,
        whole: false,
        find: "",
    });
    is_clean(&older);
    assert!(older.contains("<summary>Round 1 ") && older.contains("<summary>Set-up "), "{older}");
    let shown = |page: &str| {
        all(page, "id")
            .into_iter()
            .filter(|id| id.starts_with("turn-"))
            .map(String::from)
            .collect::<Vec<_>>()
    };
    assert!(
        shown(&older).iter().all(|turn| !shown(&page).contains(turn)),
        "a turn stands on both pages"
    );
}

/// Where a game continues from an edited position, the table and the log show what followed.
#[test]
fn what_follows_from_a_position_stands_first_in_the_log() {
    let mut begun = session(&pocket_mars(), &json!({}), 7);
    begun.play_bot("random", 1, Until::Entries(60)).expect("a bot");
    let mut state = begun.now().state_json();
    state["frames"] = json!([{ "steps": { "list": "solo_round", "next": 2 } }]);
    let catalog_entry = CatalogEntry::<PocketMars>::ours();
    let mut edited =
        catalog_entry.set(&begun.settings(), ChanceSource::Seed(7), &state).expect("a position");
    edited.roll().expect("the seed answers");
    let viewer = Viewer::Seat(Seat(0));
    let told = &edited.opening(viewer)[0];
    // Text after a character that HTML escapes is not searched for.
    let words: String = told.text.chars().take_while(|mark| !"'\"&<>".contains(*mark)).collect();
    let history = page::log_page(&LogPage {
        locale: Locale::English,
        id: "abc",
        name: "A <name>",
        session: &*edited,
        viewer,
        until: None,
        find: "",
        whole: false,
    });
    for page in [draw(&*edited, viewer), history] {
        is_clean(&page);
        assert!(page.contains("<summary>From the position that was set "), "{page}");
        assert!(page.contains(&words), "{words}: {page}");
        assert!(!page.contains("The log is empty."), "{page}");
    }
    let first = draw_asking(&*edited, viewer, Asking::Follow(1));
    is_clean(&first);
    assert!(first.contains(&words), "{first}");
}

#[test]
fn before_a_hand_over_no_card_is_shown() {
    each_position(&json!({"seats": 3}), 8, |session, _| {
        if session.turn() == Turn::Over {
            return;
        }
        let page = draw_asking(session, Viewer::Nobody, Asking::HandOver(Seat(1)));
        assert!(!page.contains("data-place=\"card-"), "a face is shown");
        assert!(page.contains("Pass the device") && !page.contains("name=\"text\""));
    });
}

/// A row of the list of saved games.
fn under_way() -> SavedRow {
    SavedRow {
        id: "g1".into(),
        game: "pocket-mars".into(),
        name: "Red <b>Sunday".into(),
        title: "Pocket Mars".into(),
        status: "won by you: you 12, androids 9".into(),
        game_status: Some(GameStatus {
            round: Some("Round 5".into()),
            whose: "your turn".into(),
            against: "you against the androids".into(),
            score: Some("You 4, The androids 7".into()),
            helper: false,
        }),
        over: false,
        changed: "3 hours ago".into(),
        time: String::new(),
    }
}

/// At a glance: which game can continue, how it stands, and one clear way to start every other.
#[test]
fn each_poster_has_one_clear_way_in_and_a_saved_game_says_what_goes_on() {
    let catalog = Catalog::ours();
    let page = page::front(&Front {
        locale: Locale::English,
        games: catalog.front().collect(),
        latest: vec![under_way()],
        saved: vec![under_way()],
        of: (0, 1),
        newer: None,
        older: None,
        damage: Vec::new(),
        devices: false,
        refused: None,
    });
    let posters: Vec<&str> = page.split("<article").skip(1).collect();
    assert_eq!(posters.len(), 4);
    for poster in posters {
        let poster = poster.split("</article>").next().unwrap_or_default();
        assert_eq!(poster.matches("button main").count(), 1, "one clear way: {poster}");
        assert!(poster.contains("Real table") && poster.contains("Learn"), "{poster}");
        let mars = poster.contains("Pocket Mars");
        assert_eq!(poster.contains("href=\"/games/g1\""), mars, "only what is under way goes on");
        assert_eq!(poster.contains(">Play<"), !mars, "{poster}");
    }
    let saved = page.split("class=\"saved-game\"").nth(1).expect("a saved game");
    let score = "You 4, The androids 7";
    for words in ["Round 5, your turn", score, "you against the androids", "3 hours ago"] {
        assert!(saved.contains(words), "{words}: {saved}");
    }
}

/// A browser repairs bad nesting, and the result is then not what was drawn.
#[test]
fn the_pages_around_a_game_are_clean_and_well_nested() {
    let catalog = Catalog::ours();
    let over = SavedRow { id: "g2".into(), over: true, game_status: None, ..under_way() };
    is_clean(&page::front(&Front {
        locale: Locale::English,
        games: catalog.front().collect(),
        latest: vec![under_way()],
        saved: vec![under_way(), over],
        of: (12, 34),
        newer: None,
        older: Some(20),
        damage: vec!["One game cannot be read.".into()],
        devices: true,
        refused: Some("There is no such game.".into()),
    }));
    for kind in catalog.games() {
        is_clean(&page::new_game(&NewGame {
            locale: Locale::English,
            kind,
            settings: Settings::new(),
            players: Vec::new(),
            name: "A name".into(),
            seed: "7".into(),
            real_table: false,
            strict: false,
            table: None,
            refused: vec!["seats: from 1 to 4".into()],
        }));
        is_clean(&page::rule_list(&RuleList {
            locale: Locale::English,
            game: kind.id(),
            title: kind.title(),
            book: &kind.rulebook(Locale::English),
            find: "",
            played: None,
        }));
    }
    is_clean(&page::problem(Locale::English, "A title", &["One.".into(), "Two.".into()], "/"));
}
