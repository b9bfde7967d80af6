//! Important questions, choices and events, word for word.

use crate::support::{Play, Table};
use game_core::{Description, Narrate, Viewer};
use i18n::Locale;
use weather_machine::{
    Agent, Area, BenefitAt, BotPlace, Cause, ChemicalPlace, Colour, EndTrigger, Event, NoRun,
    Owner, Payment, Piece, Player, Score, TokenPlace, Voucher, Weather,
};

const ONE: Player = Player::One;
const TWO: Player = Player::Two;
const THREE: Player = Player::Three;

fn describe(play: &Play, choice: &str) -> Description {
    assert!(play.has(choice), "'{choice}' is not among {:?}", play.offers());
    play.game.describe(choice.parse().expect("a choice"), Locale::English)
}

/// Checks the group, label and detail of a listed choice.
fn says(play: &Play, choice: &str, [group, label, detail]: [&str; 3]) {
    let said = describe(play, choice);
    assert_eq!([&said.group, &said.label, &said.detail], [group, label, detail], "{choice}");
}

/// Checks the trail and the text of the question.
fn asks(play: &Play, trail: &str, text: &str) {
    let question = play.game.question(Viewer::Everybody, Locale::English).expect("a question");
    assert_eq!((question.trail.join(" › ").as_str(), question.text.as_str()), (trail, text));
}

fn related(play: &Play, event: &Event) -> String {
    play.game.describe_event(event, Viewer::Everybody, Locale::English).text
}

/// Checks the most recent event texts.
fn tells(play: &Play, last: &[&str]) {
    let emitted: Vec<String> =
        play.emitted.iter().map(|emitted| related(play, &emitted.event)).collect();
    assert_eq!(emitted[emitted.len().saturating_sub(last.len())..], *last);
}

#[test]
fn a_move_says_what_the_space_brings_and_where_lativ_goes() {
    let play = Table::of(3)
        .scientist(ONE, "supply 1")
        .scientist(TWO, "government left")
        .scientist(THREE, "rnd left")
        .lativ("government middle")
        .vouchers(THREE, [1, 1, 3, 1, 1])
        .turn(THREE, 2);
    asks(
        &play,
        "Round 2 › Orange's turn › Step 2: Scientist",
        "Orange: Move the Scientist to another Location.",
    );
    let gains = "gain 2 Lab Vouchers (room for 1) and 1 Science Voucher; one action; \
                 Lativ goes to the left space of Lativ's Lab; his Bot goes to the top Snow space \
                 of the Weather Machine";
    says(&play, "move government right", ["Move to", "Government, right space", gains]);
    let pays = "gain any 1 Voucher, then pay any 1 Voucher";
    says(&play, "move supply 3", ["Move to", "Supply, space 3", pays]);
    assert_eq!(describe(&play, "move supply 3").places, ["space supply 3"]);
}

#[test]
fn a_space_of_the_government_names_its_part_and_what_comes_for_it() {
    let play = Table::of(2)
        .scientist(ONE, "government left")
        .bots(ONE, 2)
        .no_parts(ONE)
        .parts(ONE, &[Colour::Green])
        .vouchers(ONE, [4; 5])
        .bots_on(Owner::Two, &["government wind left", "government wind top"])
        .tokens_left(Area::Government, Weather::Sun, 0)
        .turn(ONE, 3);
    let purpose = "pay 1 Government Voucher; a Bot and a part for a Subsidy tile and a blue token";
    says(&play, "sell", ["", "Sell a Part", purpose]);
    let play = play.choose("sell");
    asks(
        &play,
        "Round 2 › Yellow's turn › Step 3: actions › Sell a Part",
        "Yellow: Choose a Bot space of the Government Machine.",
    );
    let group = "Send a Bot to the Government Machine";
    let token = "pay a green Machine Part; take a blue Rain token";
    says(&play, "bot government rain left", [group, "Rain, left", token]);
    let last =
        "pay a blue Machine Part (after an exchange); take a blue Wind token; activates the branch";
    says(&play, "bot government wind right", [group, "Wind, right", last]);
    let tile = "pay a green Machine Part; take an Investment tile";
    says(&play, "bot government sun right", [group, "Sun, right", tile]);
    assert_eq!(describe(&play, "bot government sun right").places, ["bot government sun right"]);
}

#[test]
fn a_research_space_names_its_costs_and_its_benefit() {
    let play = Table::of(2)
        .scientist(ONE, "rnd middle")
        .bots(ONE, 2)
        .room(ONE, 4)
        .chemicals(ONE, &["radieu"])
        .vouchers(ONE, [4; 5])
        .bots_on(Owner::Two, &["rnd wind top", "rnd wind bottom"])
        .turn(ONE, 3)
        .choose("research");
    let plain = "pay a Radieu; extend the Workshop; take a lilac Rain token";
    says(&play, "bot rnd rain top", ["Send a Bot to R&D", "Rain, top", plain]);
    let extra = "pay a Radieu, and any 1 Chemical or any 1 Machine Part; construct a Bot; \
                 take a lilac Rain token";
    says(&play, "bot rnd rain bottom", ["Send a Bot to R&D", "Rain, bottom", extra]);
    let last = "pay a Radieu; score 3 CP; take an Investment tile; completes the branch";
    says(&play, "bot rnd wind middle", ["Send a Bot to R&D", "Wind, middle", last]);
}

#[test]
fn a_space_of_the_lab_says_what_its_experiment_will_pay() {
    let play = Table::of(2)
        .scientist(ONE, "lab left")
        .bots(ONE, 2)
        .chemicals(ONE, &["verdino"])
        .vouchers(ONE, [4; 5])
        .display(["EX02", "EX03", "EX01"], "EX04", "EX05", 8)
        .turn(ONE, 3)
        .choose("experiment");
    let group = "Send a Bot to the Weather Machine";
    let own = "pay a Verdino; Drizzle will pay 4 CP a Bot";
    says(&play, "bot lab rain top", [group, "Rain, top", own]);
    let swapped =
        "pay a Melgoth (after an exchange); no Fog tile is displayed; Lativ's Bot makes room";
    says(&play, "bot lab fog bottom", [group, "Fog, bottom", swapped]);
}

#[test]
fn a_paper_says_what_it_brings_and_whether_it_needs_a_citation() {
    let play = Table::of(2)
        .scientist(ONE, "lab left")
        .row(ONE, "1", Weather::Rain)
        .research(ONE, Weather::Fog, &["2 lab", "2 rnd"])
        .goals(ONE, &["GO02", "GO05"])
        .unlocked(&[Weather::Fog])
        .vouchers(ONE, [0, 0, 2, 0, 1])
        .turn(ONE, 3)
        .choose("publish");
    let whole =
        "gain any 2 Vouchers; score 6 CP and take an Investment tile; removes the Lock token";
    says(&play, "row 1", ["Publish", "Row 1 (Rain)", whole]);
    let cited = "needs a Citation token; extend the Workshop; score 4 CP and take an Investment \
                 tile";
    says(&play, "row 2", ["Publish", "Row 2 (Fog)", cited]);
    assert_eq!(describe(&play, "row 2").places, ["paper p1 2"]);
    let play = play.all(&["row 1", "pay lab", "pay lab", "gain lab", "gain science"]);
    asks(
        &play,
        "Round 2 › Yellow's turn › Step 3: actions › CP for Science",
        "Yellow: Pay 1 Science Voucher for 3 CP?",
    );
    says(&play, "accept", ["", "Pay 1 Science Voucher for 3 CP", ""]);
    tells(
        &play,
        &[
            "Yellow scores 6 CP: 2 for each of 3 Research tokens in row 1.",
            "Yellow takes an Investment tile: a paper is published.",
            "Rain's Lock token is removed, so Rain can be cited.",
        ],
    );
}

#[test]
fn a_prototype_asks_for_the_parts_that_bots_stand_in_for() {
    let play = Table::of(3)
        .scientist(ONE, "rnd left")
        .published(ONE, "6", Weather::Rain)
        .no_parts(ONE)
        .room(ONE, 4)
        .bots_on(Owner::Two, &["rnd rain top"])
        .bots_on(Owner::One, &["rnd rain bottom"])
        .parts(ONE, &[Colour::Magenta, Colour::Blue, Colour::Blue])
        .vouchers(ONE, [0, 0, 0, 2, 0])
        .turn(ONE, 3)
        .choose("breakthrough");
    asks(
        &play,
        "Round 2 › Yellow's turn › Step 3: actions › Breakthrough in Rain",
        "Yellow: Choose the space for the Breakthrough marker.",
    );
    let group = "Breakthrough marker to";
    says(&play, "marker 2", [group, "Space 2", "extend the Workshop"]);
    assert_eq!(describe(&play, "marker 2").places, ["storm rain 2"]);
    let play = play.all(&["marker 1", "gain lab"]);
    asks(
        &play,
        "Round 2 › Yellow's turn › Step 3: actions › Breakthrough in Rain › \
         Which parts are provided",
        "Yellow: Also provide the parts of Rain spaces where Bots stand?",
    );
    let other = "2 CP; Black does not score 2 CP";
    says(&play, "provide first", ["Provide", "Blue Machine Part from the top space", other]);
    says(&play, "provide third", ["Provide", "Blue Machine Part from the bottom space", "2 CP"]);
    let play = play.hush().all(&["provide first", "no more"]);
    let built: Vec<String> =
        play.emitted.iter().map(|emitted| related(&play, &emitted.event)).collect();
    assert_eq!(
        built[..5],
        [
            "Yellow returns a blue Machine Part to the reserve.",
            "Yellow builds a prototype for Rain with 1 magenta part and 1 blue part.",
            "Yellow scores 4 CP: 2 for each of 2 Machine Parts.",
            "Yellow scores 2 CP for the Bot on the bottom Rain space of R&D.",
            "Yellow takes an Award.",
        ]
    );
}

#[test]
fn an_experiment_says_what_its_science_buys() {
    let play = Table::of(3)
        .no_lativs_bots()
        .bots_on(Owner::One, &["lab rain top", "lab rain middle"])
        .bots_on(Owner::Two, &["lab rain bottom"])
        .display(["EX02", "EX03", "EX01"], "EX04", "EX05", 8)
        .assistant(Weather::Rain)
        .vouchers(ONE, [4; 5])
        .round(1);
    asks(&play, "Round 2 › Experiment in Rain", "Yellow: Pay 1 Science Voucher for Drizzle?");
    let buys = "8 CP for 2 Bots; take a Chemical from the Supply, or take a Machine Part; \
                a green Rain token";
    says(&play, "accept", ["", "Pay 1 Science Voucher", buys]);
    tells(
        &play,
        &[
            "The experiment in Rain runs: Drizzle (Rain, Stage I).",
            "Yellow's Bot on the top Rain space of the Weather Machine returns to the Workshop.",
            "Yellow's Bot on the middle Rain space of the Weather Machine returns to the \
             Workshop.",
        ],
    );
}

#[test]
fn tiles_and_goals_say_what_they_bring_now() {
    let play = Table::of(2)
        .scientist(ONE, "supply 1")
        .vouchers(ONE, [4, 4, 4, 4, 1])
        .goals(ONE, &["GO02"])
        .investments(ONE, 1)
        .goal_on(ONE, "GO06", "lab top")
        .subsidy(ONE, "SU09")
        .funding(ONE, Area::Lab, "3")
        .turn(ONE, 1);
    let group = "Use a Subsidy tile";
    let idle = "make a breakthrough; cannot make a breakthrough now; nothing gained";
    says(&play, "subsidy SU09", [group, "Fast Patent", idle]);
    let goal = "gain any 1 Voucher; 5 CP at the end for Government Funding at 5+ (not met yet)";
    says(
        &play,
        "goal GO02 bottom",
        [
            "Set a Goal for an Investment tile",
            "Friends in Office on the bottom blue Goal space",
            goal,
        ],
    );
    let funding = "2 Science Vouchers, then another track";
    let group = "Flip a Goal for an Investment tile";
    says(&play, "flip lab top", [group, "Bench Work (Lab funding)", funding]);
    let play = play.choose("flip lab top");
    let group = "Then take";
    says(&play, "follow rnd", [group, "R&D Funding", "up to space 2: Machine Part"]);
    assert_eq!(describe(&play, "follow rnd").places, ["funding p1 rnd", "track rnd 2"]);
}

#[test]
fn tokens_say_what_they_cover() {
    let play = Table::of(2)
        .scientist(ONE, "supply 1")
        .vouchers(ONE, [0; 5])
        .hold(ONE, Area::Lab, Weather::Rain)
        .office(ONE, "4 government", Weather::Rain)
        .awards(ONE, 1)
        .turn(ONE, 4);
    asks(
        &play,
        "Round 2 › Yellow's turn › Step 4: tokens",
        "Yellow: Place the Research tokens in the Office.",
    );
    let second = "advance on the Lab Funding track; second token of the row";
    let group = "Place a Research token";
    says(&play, "token rain 4 lab", [group, "Green Rain token in row 4", second]);
    says(&play, "award 1 lab", ["Place an Award", "Green space of row 1", "no benefit"]);
    assert_eq!(describe(&play, "award 1 lab").places, ["office p1 1 lab"]);
}

#[test]
fn actions_of_the_supply_name_their_prices() {
    let play = Table::of(2)
        .scientist(ONE, "supply 1")
        .vouchers(ONE, [4, 4, 4, 4, 1])
        .chemicals(ONE, &["verdino"])
        .turn(ONE, 3);
    let income = "Section 2, slot 2: Machine Part each income";
    says(&play, "construct 2-2", ["Construct a Bot", income, "pay 2 Supply Vouchers"]);
    let order = "pay 1 Supply Voucher; new order: Black and Yellow";
    says(&play, "initiative 2", ["Take the Initiative", "Second", order]);
    let back = "gain 1 Supply Voucher; no room for 1 Supply Voucher; nothing gained";
    says(&play, "return verdino", ["Return a Chemical", "Verdino to the Supply", back]);
}

#[test]
fn events_are_plain_sentences() {
    let play = Table::of(3).turn(ONE, 2);
    let check = |event: Event, expected: &str| assert_eq!(related(&play, &event), expected);
    check(
        Event::Vouchers {
            player: TWO,
            voucher: Voucher::Rnd,
            gained: 1,
            lost: 2,
            cause: Cause::Printed(BenefitAt::Slot("2-1".parse().expect("a slot"))),
        },
        "Black gains 1 R&D Voucher: slot 1 of section 2 of the Assembly Line; there \
         is no room for 2 more.",
    );
    let paid = |of: Payment| Event::Paid { player: ONE, voucher: Voucher::Rnd, of };
    check(paid(Payment::Price), "Yellow pays an R&D Voucher.");
    check(paid(Payment::Exchange), "Yellow pays an R&D Voucher for the exchange.");
    check(
        Event::Paid { player: ONE, voucher: Voucher::Science, of: Payment::Instead(Voucher::Lab) },
        "Yellow pays a Science Voucher in place of a Lab Voucher.",
    );
    let space = "government wind right".parse().expect("a space");
    check(
        Event::BotMoved {
            owner: Owner::Three,
            from: BotPlace::Workshop,
            to: BotPlace::Space(space),
        },
        "Orange places a Bot on the right Wind space of the Government Machine.",
    );
    let space = "rnd sun bottom".parse().expect("a space");
    check(
        Event::ChemicalMoved {
            chemical: "delugium".parse().expect("a Chemical"),
            from: ChemicalPlace::Workshop(ONE),
            to: ChemicalPlace::Research(space),
            cause: None,
        },
        "Yellow puts a Delugium left of the bottom Sun space of R&D.",
    );
    check(
        Event::ResearchMoved {
            area: Area::Lab,
            weather: Weather::Fog,
            from: TokenPlace::Holding(TWO),
            to: TokenPlace::Gone,
        },
        "A green Fog token has no space in Black's Office and leaves the game.",
    );
    check(
        Event::ExperimentFails { weather: Weather::Sun, why: NoRun::Both },
        "The experiment in Sun does not run: its branch is not full, and no Sun tile is displayed.",
    );
    check(
        Event::EndTriggered { trigger: EndTrigger::Nobel },
        "The Nobel Prize is taken. The next round is the last.",
    );
}

#[test]
fn in_solo_the_human_is_you() {
    let play = Table::solo().turn(ONE, 2);
    let check = |event: Event, expected: &str| assert_eq!(related(&play, &event), expected);
    let order = [Player::Saboteurs, ONE].into_iter().collect();
    check(Event::TurnOrderSet { order }, "The turn order is now: the Saboteurs and you.");
    let why = Score::Printed(BenefitAt::Bot("rnd rain middle".parse().expect("a space")));
    let scored = "You score 3 CP: the middle Rain space of R&D.";
    check(Event::Scored { player: ONE, cp: 3, why }, scored);
    let bot = Some("rnd rain middle".parse().expect("a space"));
    check(
        Event::PrototypeScored { player: ONE, cp: 6, bot: None },
        "You score 6 CP: 2 for each of 3 Machine Parts.",
    );
    check(
        Event::PrototypeScored { player: ONE, cp: 2, bot },
        "You score 2 CP for the Bot on the middle Rain space of R&D.",
    );
    let voucher = Voucher::Lab;
    check(
        Event::NeighbourVouchers {
            player: ONE,
            voucher,
            gained: 1,
            lost: 1,
            pieces: Agent::ALL.into_iter().map(Piece::Agent).collect(),
        },
        "You gain 1 Lab Voucher: the white Saboteur and the pink Saboteur to the left; \
         there is no room for 1 more.",
    );
    let space = "lab rain top".parse().expect("a space");
    let (from, to) = (BotPlace::Space(space), BotPlace::Hideout);
    check(
        Event::BotMoved { owner: Owner::Saboteurs, from, to },
        "The Saboteurs' Bot on the top Rain space of the Weather Machine returns to the Hideout.",
    );
    assert_eq!(play.game.seat_name(game_core::Seat(0), Locale::English), "You");
}
