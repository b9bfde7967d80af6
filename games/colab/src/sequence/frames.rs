//! Everything that can be pending, as data: for each frame, who decides, which choices are legal
//! and what an answer does.
//!
//! Long because all frames stand in one declaration, those of the enemies too.

use game_core::{EnumMap, EnumSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{List, Task};
use crate::automa::{Cause, Deed, Loss, Why};
use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::enemy_action::Goal;
use crate::event::Event;
use crate::game::CoLab;
use crate::types::{
    Bonus, Card, Deck, DieColour, Player, Rolled, Row, Scientist, Tier, Tile, Tower, Trade, Window,
};

/// The source of an effect.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EffectSource {
    /// A row of a tower.
    Row(Tower, Row),
    /// An upgrade tile.
    Tile(Tile),
    /// A research trade.
    Trade(Trade),
    /// The card of the grid with this index in building order.
    Built(u8),
    /// Section A of a bonus card.
    Bonus(Bonus),
}

/// An occasion for reactions.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The dice of a rest turn were rolled.
    Rest,
    /// A minion was sent to this tower.
    Send(Tower),
    /// A minion was retrieved from this tower.
    Retrieve(Tower),
    /// The player's part of an upgrade round is done.
    Upgrade,
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawnTo {
    /// The hand.
    Hand,
    /// The cards to choose from.
    Drawn,
}

game_core::frames! {
    /// Pending work, as data: it either runs or asks.
    #[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Frame |game: CoLab, out: Choice, choice, sink: Event| by Player {
        /// The default value; never pending.
        #[default]
        Nothing => { run: game.done() },
        /// A list, from one of its steps on.
        Steps {
            /// The list.
            list: List,
            /// The next step, by index.
            next: u8,
        } => { run: game.run_steps(list, next, sink) },
        /// A task for every player.
        Each {
            /// The task.
            task: Task,
            /// How many players have done it.
            nth: u8,
        } => { run: game.run_each(task, nth, sink) },

        /// Set-up: the next tower of the ring is laid.
        LayTower => { by: None, legal_actions: game.legal_tower(out), answer: game.answer_tower(choice, sink) },
        /// Set-up: the next insert goes into its tower.
        LayInsert => { by: None, legal_actions: game.legal_insert(out), answer: game.answer_insert(choice, sink) },
        /// Set-up: the next lab of the ring is laid.
        LayLab => { by: None, legal_actions: game.legal_lab(out), answer: game.answer_lab(choice, sink) },
        /// Set-up: the starter tile of the next lab is laid.
        LayStarter => { by: None, legal_actions: game.legal_starter(out), answer: game.answer_starter(choice, sink) },
        /// Set-up: one first-tier tile is laid on this lab and those after it.
        LayExtra {
            /// The index of the lab around the ring.
            place: u8,
        } => {
            by: None,
            legal_actions: game.legal_extra(out),
            answer: game.answer_extra(place, choice, sink),
        },
        /// Set-up: the first player is drawn.
        DrawFirst => { by: None, legal_actions: game.legal_first(out), answer: game.answer_first(choice, sink) },
        /// Set-up: a scientist is chosen.
        PickScientist => {
            by: Some(game.state.acting),
            legal_actions: game.legal_scientist(out),
            answer: game.answer_scientist(choice, sink),
        },
        /// Set-up: bonus cards are dealt.
        DealBonus {
            /// How many are left to deal.
            left: u8,
        } => { by: None, legal_actions: game.legal_deal_bonus(out), answer: game.answer_deal_bonus(left, choice, sink) },
        /// First game: the cards of the starting row are drawn.
        RowCards {
            /// The deck.
            deck: Deck,
            /// How many have been drawn from it.
            drawn: u8,
        } => { run: game.run_row_cards(deck, drawn) },
        /// Normal set-up: cards are taken from decks of the player's choice.
        GiftCards {
            /// How many are left to take.
            left: u8,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_deck(out),
            answer: game.answer_gift_card(left, choice),
        },
        /// Normal set-up: dice are taken.
        GiftDice {
            /// How many are left to take.
            left: u8,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_die(out),
            answer: game.answer_gift_die(left, choice, sink),
        },
        /// Normal set-up: tokens are taken.
        GiftTokens {
            /// How many are left to take.
            left: u8,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_token(out),
            answer: game.answer_gift_token(left, choice, sink),
        },
        /// First game: two white dice are rolled for the minions.
        RollTwo {
            /// The first die, once rolled.
            first: Option<Rolled>,
        } => {
            by: None,
            legal_actions: game.legal_white(out),
            answer: game.answer_two(first, choice, sink),
        },
        /// First game: which of the two dice goes to which tower.
        AssignTwo {
            /// The first die.
            first: Rolled,
            /// The second die.
            second: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_assign(first, second, out),
            answer: game.answer_assign(first, second, choice, sink),
        },
        /// A white die names the tower of a minion.
        NamedMinion {
            /// How many minions are left to place.
            left: u8,
        } => {
            by: None,
            legal_actions: game.legal_named(out),
            answer: game.answer_named(left, choice, sink),
        },
        /// Draft: a bait for the next tower.
        LayBait => { by: None, legal_actions: game.legal_bait(out), answer: game.answer_bait(choice, sink) },
        /// Draft: a white die is rolled for a minion.
        RollOne => { by: None, legal_actions: game.legal_white(out), answer: game.answer_one(choice, sink) },
        /// Draft: the minion with this die goes anywhere.
        PlaceAnywhere {
            /// The die.
            die: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_open_towers(None, out),
            answer: game.answer_anywhere(die, choice, sink),
        },
        /// Draft: the player takes what lies on the tower.
        TakeBait {
            /// The tower.
            tower: Tower,
        } => { run: game.run_take_bait(tower, sink) },
        /// Every die of the bowl is rolled into the pool.
        RollBowl => {
            by: None,
            run: game.run_roll_bowl(),
            legal_actions: game.legal_roll_bowl(out),
            answer: game.answer_roll_bowl(choice, sink),
        },

        /// The start of a turn: free actions, and its type.
        Turn => {
            by: Some(game.state.acting),
            legal_actions: game.legal_turn(out),
            answer: game.answer_turn(choice, sink),
        },
        /// Step 1: choose the die of the minion to send.
        Send => {
            by: Some(game.state.acting),
            legal_actions: game.legal_send(out),
            answer: game.answer_send(choice),
        },
        /// Step 1: choose where it goes.
        SendTo {
            /// The die.
            die: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_open_towers(None, out),
            answer: game.answer_send_to(die, choice, sink),
        },
        /// Step 1: choose the minion to retrieve.
        Retrieve => {
            by: Some(game.state.acting),
            legal_actions: game.legal_retrieve(out),
            answer: game.answer_retrieve(choice, sink),
        },
        /// Step 1: choose the row of the tower.
        TakeRow {
            /// The tower.
            tower: Tower,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_row(out),
            answer: game.answer_row(tower, choice, sink),
        },
        /// Reactions to an occasion.
        React {
            /// The occasion.
            to: Occasion,
            /// The cards that have reacted, as bits by index; bit 16 is the section A.
            used: u32,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_react(to, used, out),
            answer: game.answer_react(used, choice, sink),
        },
        /// Step 2: choose the lab to go to.
        Move => {
            by: Some(game.state.acting),
            legal_actions: game.legal_move(out),
            answer: game.answer_move(choice, sink),
        },
        /// Step 2: choose the lab action.
        LabAction => {
            by: Some(game.state.acting),
            legal_actions: game.legal_lab_action(out),
            answer: game.answer_lab_action(choice, sink),
        },
        /// After the lab action: free actions, and the other lab action if it was granted.
        AfterAction => {
            by: Some(game.state.acting),
            run: game.run_after_action(),
            legal_actions: game.legal_after_action(out),
            answer: game.answer_lab_action(choice, sink),
        },
        /// A free window between two steps.
        Window => {
            by: Some(game.state.acting),
            legal_actions: game.legal_window(out),
            answer: game.answer_window(choice, sink),
        },

        /// A Collect.
        Collect => {
            by: Some(game.state.acting),
            legal_actions: game.legal_collect(out),
            answer: game.answer_collect(choice, sink),
        },
        /// Minions work for one use of a tile.
        Workers {
            /// How many more are needed.
            left: u8,
            /// The lowest window that may be named next.
            from: Window,
        } => {
            by: Some(game.state.acting),
            run: game.run_workers(left),
            legal_actions: game.legal_workers(left, from, out),
            selection: Some(game.to_work(left, from)),
            answer: game.answer_workers(left, choice, sink),
        },
        /// A Build.
        Build {
            /// How many cards of each type can still be built.
            left: EnumMap<Deck, u8>,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_build(left, out),
            answer: game.answer_build(left, choice, sink),
        },
        /// Cards built without build symbols.
        ExtraBuild {
            /// The type they must have; `None` for any.
            deck: Option<Deck>,
            /// How many at most.
            left: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_extra_build(left),
            legal_actions: game.legal_extra_build(deck, out),
            answer: game.answer_extra_build(deck, left, choice, sink),
        },
        /// Fixing the price of a card: reactions to it.
        FixPrice => {
            by: Some(game.state.acting),
            legal_actions: game.legal_price(out),
            answer: game.answer_price(choice, sink),
        },
        /// Fixing the price of a card: the symbols to drop.
        DropSymbols => {
            by: Some(game.state.acting),
            run: game.run_drop_symbols(),
            legal_actions: game.legal_drop_symbols(out),
            answer: game.answer_drop_symbols(choice, sink),
        },
        /// Choosing the cell of the card.
        ChooseCell => {
            by: Some(game.state.acting),
            legal_actions: game.legal_cell(out),
            answer: game.answer_cell(choice),
        },
        /// Paying, one item after the other.
        Pay => {
            by: Some(game.state.acting),
            legal_actions: game.legal_pay(out),
            answer: game.answer_pay(choice, sink),
        },
        /// What a build sets off.
        After {
            /// The index of the built card.
            nth: u8,
            /// Whether its when-built effect is done.
            own: bool,
            /// The cards that have reacted, as bits by index.
            reacted: u16,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_after(nth, own, reacted, out),
            answer: game.answer_after(nth, own, reacted, choice, sink),
        },

        /// An effect, from one of its parts on.
        Effect {
            /// Its source.
            of: EffectSource,
            /// The part, by index.
            part: u8,
            /// How often that part has been done.
            times: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_effect(of, part, times, sink),
            legal_actions: game.legal_effect(of, part, out),
            answer: game.answer_effect(of, part, times, choice, sink),
        },
        /// A card is drawn.
        Draw {
            /// The deck.
            deck: Deck,
            /// Where it goes.
            to: DrawnTo,
        } => {
            by: None,
            run: game.run_draw(deck, sink),
            legal_actions: game.legal_draw(deck, out),
            answer: game.answer_draw(to, choice, sink),
        },
        /// Cards are drawn to choose from.
        DrawSome {
            /// How many are left to draw.
            left: u8,
            /// How many to keep.
            keep: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_draw_some(left, keep),
            legal_actions: game.legal_deck(out),
            answer: game.answer_draw_some(left, keep, choice),
        },
        /// The cards to keep of those drawn.
        KeepSome {
            /// How many more to keep.
            keep: u8,
            /// The lowest card that may be named next.
            from: Card,
        } => {
            by: Some(game.state.acting),
            run: game.run_keep_some(keep, sink),
            legal_actions: game.to_keep(keep, from).legal_actions(out),
            selection: Some(game.to_keep(keep, from).selection()),
            answer: game.answer_keep_some(keep, choice, sink),
        },
        /// A die of the bowl, or of the pool, is rolled.
        RollDie {
            /// Its colour.
            die: DieColour,
        } => { by: None, legal_actions: game.legal_roll(die, out), answer: game.answer_roll(choice, sink) },
        /// Choosing the face to turn a die to.
        ChooseFace {
            /// The die.
            die: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_face(die, out),
            answer: game.answer_face(die, choice, sink),
        },
        /// Flip: choose the die that goes into the bowl.
        FlipAway => {
            by: Some(game.state.acting),
            legal_actions: game.legal_pool(out),
            answer: game.answer_flip_away(choice, sink),
        },
        /// Flip: choose the die to turn.
        FlipTurn => {
            by: Some(game.state.acting),
            legal_actions: game.legal_turned(out),
            answer: game.answer_flip_turn(choice),
        },
        /// Moving one of the player's minions to another tower.
        MoveMinion {
            /// Its window.
            from: Window,
            /// The row to take there, if any.
            row: Option<Row>,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_open_towers(Some(from.tower()), out),
            answer: game.answer_move_minion(from, row, choice, sink),
        },
        /// Paying potion tokens for an ability.
        PayPotions {
            /// The card of the grid, by index.
            nth: u8,
            /// How many are left to pay.
            left: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_pay_potions(left),
            legal_actions: game.legal_pay_potions(nth, out),
            answer: game.answer_pay_potions(nth, left, choice, sink),
        },

        /// Rest: take supplies.
        Supplies {
            /// How many are left to take.
            left: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_supplies(left),
            legal_actions: game.legal_supplies(out),
            answer: game.answer_supplies(left, choice, sink),
        },
        /// Rest: choose dice to put back.
        PutBack {
            /// The lowest die that may be named next.
            from: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.to_put_back(from).legal_actions(out),
            selection: Some(game.to_put_back(from).selection()),
            answer: game.answer_put_back(choice, sink),
        },

        /// End of turn: find a place for each new potion token.
        PlacePotions => {
            by: Some(game.state.acting),
            run: game.run_place_potions(),
            legal_actions: game.legal_place_potions(out),
            answer: game.answer_place_potions(choice, sink),
        },
        /// End of turn: discard tokens above the limit.
        LimitTokens {
            /// The lowest kind that may be named next: the colours, then wild.
            from: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_limit_tokens(),
            legal_actions: game.tokens_to_drop(from).legal_actions(out),
            selection: Some(game.tokens_to_drop(from).selection()),
            answer: game.answer_limit_tokens(choice, sink),
        },
        /// End of turn: discard cards above the limit.
        LimitHand {
            /// The lowest card that may be named next.
            from: Card,
        } => {
            by: Some(game.state.acting),
            run: game.run_limit_hand(),
            legal_actions: game.cards_to_drop(from).legal_actions(out),
            selection: Some(game.cards_to_drop(from).selection()),
            answer: game.answer_limit_hand(choice, sink),
        },
        /// End of turn: a round for each upgrade token.
        UpgradeRounds => { run: game.run_upgrade_rounds(sink) },
        /// An upgrade round.
        UpgradeRound {
            /// The index of the upgrade space.
            space: u8,
            /// How many players have taken part.
            nth: u8,
        } => { run: game.run_upgrade_round(space, nth) },
        /// Upgrade round: wild tokens.
        UpgradeWilds {
            /// The index of the upgrade space.
            space: u8,
        } => { run: game.run_upgrade_wilds(space, sink) },
        /// Choosing the tier of a tile.
        PickTier {
            /// Whether it may be skipped, like an effect.
            optional: bool,
        } => {
            by: Some(game.state.acting),
            run: game.run_pick_tier(sink),
            legal_actions: game.legal_tier(optional, out),
            answer: game.answer_tier(choice),
        },
        /// A tile is drawn.
        DrawTile {
            /// Its tier.
            tier: Tier,
        } => { by: None, legal_actions: game.legal_draw_tile(tier, out), answer: game.answer_draw_tile(choice, sink) },
        /// Choosing the slot for the tile.
        PlaceTile => {
            by: Some(game.state.acting),
            legal_actions: game.legal_place_tile(out),
            answer: game.answer_place_tile(choice, sink),
        },
        /// Set-up: who holds the active enemy token.
        DrawActive => { by: None, legal_actions: game.legal_active(out), answer: game.answer_active(choice, sink) },
        /// Power tokens go into the bag.
        AddPower {
            /// The enemy it is for; `None` for an upgrade token.
            by: Option<Scientist>,
            /// How many are left to add.
            left: u8,
        } => {
            by: None,
            run: game.run_add_power(by, left, sink),
            legal_actions: game.legal_add_power(out),
            answer: game.answer_add_power(by, left, choice, sink),
        },
        /// The need on the top card is looked at.
        DrawNeed {
            /// Owner of the deck.
            by: Scientist,
        } => {
            by: None,
            run: game.run_need(by),
            legal_actions: game.legal_need(by, out),
            answer: game.answer_need(by, choice, sink),
        },
        /// Set-up: each enemy in turn.
        EachEnemy {
            /// How many enemies have finished.
            nth: u8,
        } => { run: game.run_each_enemy(nth) },
        /// Set-up: an enemy die is rolled onto a minion.
        FirstFace {
            /// The enemy.
            by: Scientist,
        } => { by: None, legal_actions: game.legal_face_of(by, out), answer: game.answer_first_face(by, choice, sink) },
        /// Set-up: a white die names the tower of that minion.
        FirstTower {
            /// The enemy.
            by: Scientist,
            /// The face of its die.
            face: EnemyFace,
        } => {
            by: None,
            legal_actions: game.legal_first_tower(out),
            answer: game.answer_first_tower(by, face, choice, sink),
        },
        /// Set-up: a white die names the lab of an enemy's scientist.
        FirstPlace {
            /// The enemy.
            by: Scientist,
        } => {
            by: None,
            legal_actions: game.legal_enemy_white(out),
            answer: game.answer_first_place(by, choice, sink),
        },
        /// Against enemies: two white dice are rolled for the first minions.
        RollPair {
            /// The first die, once rolled.
            first: Option<Rolled>,
        } => { by: None, legal_actions: game.legal_white(out), answer: game.answer_pair(first, choice, sink) },
        /// Against enemies: which of the two minions is placed first.
        PlacePair {
            /// The first die.
            first: Rolled,
            /// The second die.
            second: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_pair(first, second, out),
            answer: game.answer_place_pair(first, second, choice),
        },
        /// Against enemies: where a first minion goes; the player then takes the bottom row.
        PlaceWithRow {
            /// The die.
            die: Rolled,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_open_towers(None, out),
            answer: game.answer_place_with_row(die, choice, sink),
        },

        /// An enemy draws a token.
        DrawToken => {
            by: None,
            run: game.run_draw_token(sink),
            legal_actions: game.legal_draw_token(out),
            answer: game.answer_draw_token(choice, sink),
        },
        /// An enemy builds the top card of its deck.
        DrawDoom {
            /// The enemy.
            by: Scientist,
        } => { by: None, legal_actions: game.legal_doom(by, out), answer: game.answer_doom(by, choice, sink) },
        /// Doomsday cards act, in an order of the player's choice.
        CardActions {
            /// The enemy.
            by: Scientist,
            /// The cards that have not acted yet, as bits by index in the deck.
            left: u16,
        } => {
            by: Some(game.state.acting),
            run: game.run_card_actions(left),
            legal_actions: game.legal_card_actions(by, left, out),
            answer: game.answer_card_actions(by, left, choice, sink),
        },
        /// A power meter goes up.
        Charge {
            /// The enemy.
            by: Scientist,
            /// How many charges are left.
            left: u8,
            /// The reason.
            why: Why,
        } => { run: game.run_charge(by, left, why, sink) },
        /// Several enemies charge, in an order of the player's choice.
        ChargeSeveral {
            /// The enemies that have not charged yet.
            which: EnumSet<Scientist>,
            /// The reason.
            why: Why,
        } => {
            by: Some(game.state.acting),
            run: game.run_charge_several(which),
            legal_actions: game.legal_charge_several(which, out),
            answer: game.answer_charge_several(which, why, choice),
        },
        /// The action of an enemy, from one of its parts on.
        Act {
            /// The enemy.
            by: Scientist,
            /// Where the action comes from.
            of: Cause,
            /// The next part, by index.
            part: u8,
            /// Whether a part has failed.
            failed: bool,
        } => { run: game.run_act(by, of, part, failed, sink) },
        /// Finding the nearest minion of an enemy.
        Nearest {
            /// The enemy.
            by: Scientist,
            /// Its destination.
            goal: Goal,
        } => {
            by: Some(game.state.acting),
            run: game.run_nearest(by),
            legal_actions: game.legal_nearest(by, out),
            answer: game.answer_nearest(by, goal, choice, sink),
        },
        /// A white die names the tower of that minion.
        AimMinion {
            /// The enemy.
            by: Scientist,
            /// The window of the minion.
            from: Window,
        } => {
            by: None,
            legal_actions: game.legal_enemy_white(out),
            answer: game.answer_aim_minion(by, from, choice, sink),
        },
        /// The die of a moving minion is rolled.
        RollFace {
            /// The enemy.
            by: Scientist,
            /// The window it came from.
            from: Window,
            /// The tower it goes to.
            to: Tower,
        } => {
            by: None,
            legal_actions: game.legal_face_of(by, out),
            answer: game.answer_roll_face(by, from, to, choice, sink),
        },
        /// A white die names the tower for an effect.
        AimRoll {
            /// The enemy.
            by: Scientist,
            /// The effect.
            deed: Deed,
            /// How many tokens to place.
            left: u8,
        } => {
            by: None,
            legal_actions: game.legal_enemy_white(out),
            answer: game.answer_aim_roll(by, deed, left, choice, sink),
        },
        /// Finding the tower with most minions of players.
        AimMost {
            /// The enemy.
            by: Scientist,
            /// The effect.
            deed: Deed,
            /// How many tokens to place.
            left: u8,
        } => {
            by: Some(game.state.acting),
            run: game.run_aim_most(by, sink),
            legal_actions: game.legal_aim_most(out),
            answer: game.answer_aim_most(by, deed, left, choice, sink),
        },
        /// Placing tokens in windows, one at a time.
        Harm {
            /// The enemy.
            by: Scientist,
            /// The kind of token.
            deed: Deed,
            /// How many are left to place.
            left: u8,
            /// The towers they can go to.
            towers: EnumSet<Tower>,
        } => {
            by: Some(game.state.acting),
            run: game.run_harm(by, deed, left, towers, sink),
            legal_actions: game.legal_harm(deed, towers, out),
            answer: game.answer_harm((by, deed, left), towers, choice, sink),
        },
        /// Players give things up, one player after the other.
        Lose {
            /// The enemy whose effect it is.
            by: Scientist,
            /// The kind of thing.
            what: Loss,
            /// How many each player gives.
            each: u8,
            /// How many this player still has to give.
            left: u8,
            /// How many players have finished.
            nth: u8,
            /// The lowest thing that may be named next, by its index among all things.
            from: u8,
        } => {
            by: Some(game.loser(nth)),
            run: game.run_lose((by, what), each, left, nth, sink),
            legal_actions: game.to_lose(what, left, nth, from).legal_actions(out),
            selection: Some(game.to_lose(what, left, nth, from).selection()),
            answer: game.answer_lose((by, what), each, left, nth, choice, sink),
        },
        /// Choosing the tile to wreck.
        Wreck {
            /// The enemy.
            by: Scientist,
        } => {
            by: Some(game.state.acting),
            legal_actions: game.legal_wreck(by, out),
            answer: game.answer_wreck(by, choice, sink),
        },
        /// Upgrade token: its effect for the enemies.
        UpgradePower => { run: game.run_upgrade_power() },
        /// Upgrade token: a meter is reset to 0.
        ResetMeter {
            /// The enemy.
            by: Scientist,
        } => { run: game.run_reset_meter(by, sink) },
        /// Upgrade token: the collector's wild token.
        OneWild => { run: game.run_one_wild(sink) },
        /// The end: choosing a section B.
        SectionB => {
            by: Some(game.state.acting),
            legal_actions: game.legal_section_b(out),
            answer: game.answer_section_b(choice, sink),
        },
    }
}

impl Frame {
    /// A list, from its first step on.
    pub(crate) const fn list(list: List) -> Frame {
        Frame::Steps { list, next: 0 }
    }

    /// The action of an enemy, from its first part on.
    pub(crate) const fn act(by: Scientist, of: Cause) -> Frame {
        Frame::Act { by, of, part: 0, failed: false }
    }

    /// An effect, from its first part on.
    pub(crate) const fn effect(of: EffectSource) -> Frame {
        Frame::Effect { of, part: 0, times: 0 }
    }
}
