//! An owner's maps: with other systems, slots and colours, and one on which two neighbours share a
//! colour.

use game_core::{Choices, Dice, Game, GameInfo, GameOptions, NoSink, SourceFile, Turn};
use master_of_the_galaxy::{Choice, Content, MasterOfTheGalaxy, Options};
use serde_json::json;

/// Nine systems in three rows, with their colours from the upper left, and routes beyond those of
/// the grid.
fn map(colours: &str, more: &str) -> SourceFile {
    let mut text = String::from("whole = true\n");
    for (number, colour) in colours.split(' ').enumerate() {
        let (x, y) = (number % 3, number / 3);
        let start = x != 1 && y != 1;
        text += &format!(
            "[[system]]\nid = \"s{x}{y}\"\ntitle = \"Own {number}\"\nx = {x}\ny = {y}\n\
             colour = \"{colour}\"\nstart = {start}\nplanets = \"B K\"\n"
        );
    }
    let across = (0..9).filter(|it| it % 3 < 2).map(|it| (it, it + 1));
    let down = (0..6).map(|it| (it, it + 3));
    for (number, (from, to)) in across.chain(down).enumerate() {
        text += &route(number + 1, from, to, 1 + number % 5);
    }
    SourceFile { name: "map.toml".into(), text: text + more }
}

fn route(number: usize, from: usize, to: usize, slots: usize) -> String {
    let name = |it: usize| format!("s{}{}", it % 3, it / 3);
    format!(
        "[[route]]\nid = \"r{number:02}\"\nfrom = \"{}\"\nto = \"{}\"\nslots = {slots}\n",
        name(from),
        name(to)
    )
}

fn load(file: SourceFile) -> &'static Content {
    Box::leak(Box::new(Content::load(&[file]).unwrap_or_else(|why| panic!("{why:?}"))))
}

fn begin(content: &'static Content, seats: u8) -> MasterOfTheGalaxy {
    let settings = json!({ "seats": seats });
    let settings = settings.as_object().expect("an object");
    let options = Options::read(settings, content).expect("options");
    MasterOfTheGalaxy::new(&options, content).expect("a game")
}

/// The project's map is a grid on which no two neighbours of a system share a colour; so is this
/// one.
const PLAIN: &str = "R K Y B W R W K B";

/// [MG-1.4] An owner's map replaces the project's: nine systems, routes of one to five slots, black
/// systems and planets. Games with every number of players are played on it to the end.
#[test]
fn a_map_of_other_systems_slots_and_colours_is_played() {
    let content = load(map("R K B Y R W W K Y", ""));
    assert_eq!((content.systems.len(), content.routes().count()), (9, 12));
    let slots: Vec<u8> = content.routes().map(|route| content.route(route).slots).collect();
    assert_eq!(slots[..6], [1, 2, 3, 4, 5, 1]);
    for seats in 1..=4 {
        for seed in 0..3 {
            let mut game = begin(content, seats);
            let mut dice = Dice::keyed(seed, u64::from(seats));
            let mut choices = Choices::default();
            for _ in 0..game.max_steps() {
                game.choices(&mut choices);
                let Some(choice) = choices.pick(&mut dice) else { break };
                game.apply_unchecked(choice, &mut NoSink);
                assert_eq!(game.audit(), Vec::<String>::new());
            }
            assert_eq!(game.turn(), Turn::Over, "{seats} players, seed {seed}");
        }
    }
}

/// [WV-3.4, MG-1.4] If two neighbours of a swarm have the same colour and the same distance from
/// the home, the player is asked which one it aims at; the content has a warning about this.
#[test]
fn neighbours_of_one_colour_make_a_swarm_ask_where_it_aims() {
    // The neighbours of the upper right corner are the upper middle and the right middle, both
    // blue; an extra line from the home puts them at the same distance.
    let more = route(13, 0, 5, 2);
    let content = load(map("R B Y W K B W Y B", &more).clone());
    assert!(!content.warnings().is_empty(), "two blue neighbours");
    let mut game = begin(content, 1);
    let mut asked = false;
    for entry in ["home s00", "shape globe", "keep sp1"] {
        let choice: Choice = entry.parse().expect("a choice");
        game.apply(choice, &mut NoSink).unwrap_or_else(|why| panic!("{entry}: {why}"));
    }
    let mut choices = Choices::default();
    for _ in 0..6 {
        game.choices(&mut choices);
        let aims = choices.listed().iter().filter(|it| matches!(it, Choice::Aim(_))).count();
        asked |= aims == 2;
        let first = choices.listed()[0];
        game.apply_unchecked(first, &mut NoSink);
    }
    assert!(asked, "nobody was asked where the swarm aims");
}

/// [MG-1.4] An invalid map is refused, with all errors at once.
#[test]
fn what_is_no_map_is_refused_with_every_reason() {
    let mut file = map(PLAIN, &route(13, 4, 4, 2));
    file.text = file.text.replace(
        "id = \"s11\"\ntitle = \"Own 4\"\nx = 1",
        "id = \"s11\"\ntitle = \"Own 4\"\nx = 2",
    );
    file.text = file.text.replacen("start = true", "start = false", 1);
    file.text = file.text.replacen("to = \"s10\"", "to = \"s44\"", 1);
    let why: Vec<String> =
        Content::load(&[file]).expect_err("no map").iter().map(|why| why.to_string()).collect();
    for part in [
        "expected four starts, found 3",
        "another system lies",
        "s44 is no system",
        "no other route joins",
    ] {
        assert!(why.iter().any(|line| line.contains(part)), "{part}: {why:?}");
    }
}

/// [MG-1.4] An owner can still replace single rows of the project's map.
#[test]
fn a_single_system_is_replaced_by_its_id() {
    let text = "[[system]]\nid = \"s11\"\ncolour = \"K\"\n";
    let content = load(SourceFile { name: "map.toml".into(), text: text.into() });
    assert_eq!(content.systems.len(), 16);
    let system = "s11".parse().expect("a system");
    assert_eq!(content.system(system).colour, master_of_the_galaxy::Colour::Black);
}
