//! WM-LAT: Lativ's moves and his tasks.

use crate::support::{Play, Table};
use weather_machine::{
    ActionSpace, Area, BotPlace, BotSpace, Id, Lativ, Location, Owner, Player, State, Weather,
};

fn lativ(play: &Play) -> Lativ {
    play.state().lativ
}

fn at(text: &str) -> Lativ {
    Lativ::Space(text.parse().expect("an action space"))
}

/// Where his move placed his Bots.
fn put(play: &Play) -> Vec<BotSpace> {
    let spaces = play.bots_moved("WM-LAT.4a").into_iter().map(|(owner, to)| match to {
        BotPlace::Space(space) if owner == Owner::Lativ => space,
        other => panic!("{other:?}"),
    });
    spaces.collect()
}

/// [WM-LAT.1, WM-LAT.2, WM-MOV.4c, EX-16a] Lativ to the right of the space gives no Science and
/// moves on, from the Lab to the leftmost empty space of R&D.
#[test]
fn ex_16a_lativ_moves_on() {
    let play = Table::of(4)
        .vouchers(Player::One, [0; 5])
        .scientist(Player::One, "government left")
        .scientist(Player::Two, "rnd left")
        .lativ("lab middle")
        .turn(Player::One, 2)
        .choose("move lab left");
    assert_eq!(play.lab(Player::One).vouchers.0, [0, 0, 0, 1, 0]);
    assert_eq!(lativ(&play), at("rnd middle"));
}

/// Wind is active and full, Sun has a Bot of Lativ, and Lativ is in the Supply.
fn sixteen() -> Table {
    Table::of(4)
        .bots_on(Owner::One, &["lab wind top", "lab wind middle"])
        .bots_on(Owner::Two, &["lab wind bottom"])
        .assistant(Weather::Wind)
        .scientist(Player::One, "rnd left")
        .scientist(Player::Two, "supply 2")
        .scientist(Player::Three, "lab left")
        .scientist(Player::Four, "lab right")
}

/// [WM-LAT.4a, EX-16b] The active branch, Wind, is full: Sun comes next.
#[test]
fn ex_16b_the_first_branch_is_full() {
    let play = sixteen().turn(Player::One, 2).choose("move supply 1").choose("gain lab");
    assert_eq!(lativ(&play), at("government left"));
    assert_eq!(put(&play), ["lab sun top".parse().unwrap()]);
}

/// [WM-LAT.4a, EX-16c] Sun already has a Bot of Lativ: Fog gets one.
#[test]
fn ex_16c_the_next_has_a_bot_of_his() {
    let table = sixteen().bots_on(Owner::Lativ, &["lab sun middle"]);
    let play = table.turn(Player::One, 2).choose("move supply 1").choose("gain lab");
    assert_eq!(put(&play), ["lab fog top".parse().unwrap()]);
}

/// [WM-LAT.4a, WM-LAT.4b, WM-LAT.4c, WM-R.13] For every active branch and many arrangements of
/// Bots: the topmost empty space of the first branch that is not full and has no Bot of his, or
/// none at all. Nobody is asked.
#[test]
fn his_bot_goes_where_the_rules_say() {
    // For each weather 0: empty, 1: a player's on top, 2: his on top, 3: full of players', 4: full
    // with his at the bottom.
    let fill = |mut table: Table, weather: Weather, how: u32| {
        let spaces = ["top", "middle", "bottom"].map(|side| format!("lab {weather} {side}"));
        let [top, middle, bottom] = spaces.each_ref().map(String::as_str);
        match how {
            1 => table = table.bot(Owner::One, top),
            2 => table = table.bot(Owner::Lativ, top),
            3 => table = table.bots_on(Owner::Two, &[top, middle, bottom]),
            4 => {
                table = table.bots_on(Owner::Three, &[top, middle]).bot(Owner::Lativ, bottom);
            }
            _ => {}
        }
        table
    };
    for number in 0..5u32.pow(5) {
        // Every seventh arrangement, and those in which no branch takes a Bot.
        let how: Vec<u32> = (0..5).map(|place| number / 5u32.pow(place) % 5).collect();
        let closed = how.iter().all(|&how| how >= 2);
        if number % 7 != 0 && !closed {
            continue;
        }
        if how.iter().filter(|&&how| how == 3).count() > 3 {
            continue;
        }
        let assistant = Weather::ALL[(number % 5) as usize];
        let mut table = Table::of(4).assistant(assistant).scientist(Player::One, "rnd left");
        for (weather, &how) in Weather::ALL.into_iter().zip(&how) {
            table = fill(table, weather, how);
        }
        let before = table.state;
        let play = table.lativ("lab left").turn(Player::One, 2).choose("move lab middle");
        assert_eq!(put(&play), expected_bot(&before), "{how:?} from {assistant}");
        let in_branches = |state: &State, weather: Weather| {
            state.bots_in(Area::Lab, weather, Owner::Lativ).count()
        };
        for weather in Weather::ALL {
            assert!(in_branches(play.state(), weather) <= 1);
        }
    }
}

fn expected_bot(state: &State) -> Vec<BotSpace> {
    let from = state.assistant.index();
    for step in 0..5 {
        let weather = Weather::ALL[(from + step) % 5];
        let branch = state.bots[Area::Lab][weather];
        let free = branch.iter().position(Option::is_none);
        if let Some(free) = free.filter(|_| !branch.contains(&Some(Owner::Lativ))) {
            let spaces: Vec<BotSpace> = BotSpace::of_branch(Area::Lab, weather).collect();
            return vec![spaces[free]];
        }
    }
    Vec::new()
}

/// Where Lativ goes from a Location, derived from the picture of the board.
fn next_place(state: &State, from: Location) -> Lativ {
    let order = [Location::Supply, Location::Government, Location::Lab, Location::Rnd];
    let start = order.iter().position(|&location| location == from).expect("not the Office");
    for location in &order[start + 1..] {
        for space in ActionSpace::of_location(*location) {
            let blocked = state.laboratories.len() == 2 && space.to_string().ends_with("right");
            if !blocked && !state.scientists.contains(&Some(space)) {
                return Lativ::Space(space);
            }
        }
    }
    Lativ::Office
}

/// [WM-LAT.1, WM-LAT.2, WM-LAT.3, WM-LAT.4d, WM-R.46, WM-R.63] From every place where a Scientist
/// can meet him, past every arrangement of the others, with 4 players and with 2: he goes to the
/// next Location with room, and places one Bot however many Locations he passes.
#[test]
fn his_path_past_every_arrangement() {
    let spaces: Vec<ActionSpace> = ActionSpace::all().collect();
    let mut in_office = 0;
    for seats in [2usize, 4] {
        let others = arrangements(&spaces, seats - 1);
        for others in others {
            for lativ in [Location::Supply, Location::Government, Location::Lab, Location::Rnd] {
                let Some(mut table) = arranged(seats as u8, &others, lativ) else { continue };
                table.state.laboratories[0].vouchers.0 = [4; 5];
                let play = table.turn(Player::One, 2);
                let prefix = format!("move {lativ}");
                let Some(text) = play.offers().into_iter().find(|one| one.starts_with(&prefix))
                else {
                    continue;
                };
                let mut play = play.choose(&text);
                while play.has("give supply") || play.has("give government") {
                    let give = play.offers().remove(0);
                    play = play.choose(&give);
                }
                let expected = next_place(play.state(), lativ);
                assert_eq!(play.state().lativ, expected, "{others:?} {text}");
                assert_eq!(put(&play).len(), usize::from(seats == 4));
                assert_eq!(play.by("WM-LAT.1").len(), 1);
                in_office += u32::from(expected == Lativ::Office);
            }
        }
    }
    assert!(in_office > 20, "{in_office}");
}

/// Every way to put this many pieces on spaces; their order is irrelevant.
fn arrangements(spaces: &[ActionSpace], pieces: usize) -> Vec<Vec<ActionSpace>> {
    if pieces == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &space) in spaces.iter().enumerate() {
        for mut rest in arrangements(&spaces[place + 1..], pieces - 1) {
            rest.push(space);
            all.push(rest);
        }
    }
    all
}

/// Player One about to move, in a Location without the others and Lativ.
fn arranged(seats: u8, others: &[ActionSpace], lativ: Location) -> Option<Table> {
    let blocked = |space: &ActionSpace| seats == 2 && space.to_string().ends_with("right");
    if others.iter().any(blocked) {
        return None;
    }
    let free = |space: &ActionSpace| !others.contains(space) && !blocked(space);
    let mut table = Table::of(seats);
    table.state.lativ = match lativ {
        Location::Supply => Lativ::Supply,
        location => Lativ::Space(ActionSpace::of_location(location).rev().find(free)?),
    };
    let own = ActionSpace::all().filter(free).find(|space| space.location() != lativ)?;
    let taken = table.state.lativ == Lativ::Space(own);
    table.state.scientists = [None; 4];
    for (seat, &space) in others.iter().enumerate() {
        table.state.scientists[seat + 1] = Some(space);
    }
    table.state.scientists[0] = Some(own);
    (!taken).then_some(table)
}

/// [WM-LAT.1] He stays if the Scientist moves elsewhere; he moves after the Vouchers are gained,
/// not before.
#[test]
fn he_moves_after_the_vouchers_and_only_if_met() {
    let play = Table::of(3)
        .scientist(Player::One, "rnd left")
        .lativ("lab left")
        .turn(Player::One, 2)
        .choose("move government left");
    assert_eq!(lativ(&play), at("lab left"));
    assert!(put(&play).is_empty());
    let play = Table::of(3)
        .scientist(Player::One, "rnd left")
        .scientist(Player::Two, "supply 1")
        .scientist(Player::Three, "lab right")
        .vouchers(Player::One, [1, 1, 0, 0, 0])
        .turn(Player::One, 2)
        .choose("move supply 2")
        .choose("gain lab");
    assert_eq!(lativ(&play), Lativ::Supply, "a Voucher is still to be paid");
    assert_eq!(lativ(&play.choose("give lab")), at("government left"));
}

/// [WM-LAT.5] In the Office he stays until the end of the round.
#[test]
fn he_stays_in_the_office() {
    let mut play = Table::of(3).lativ("office").turn(Player::One, 2);
    while play.state().round == 2 && play.by("WM-INC.1").is_empty() {
        assert_eq!(lativ(&play), Lativ::Office);
        let last = play.offers().pop().expect("something");
        play = play.choose(&last);
    }
    assert_eq!(play.by("WM-INC.1").len(), 1);
}
