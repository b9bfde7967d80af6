//! Every choice of a seat and every result of chance, with its text.

use crate::content::{BagToken, DoomsdayCard, EnemyFace};
use crate::types::{
    Bonus, Card, Cell, Colour, Deck, DieColour, Insert, Lab, Player, Rolled, Row, Scientist, Slot,
    Symbol, Tier, Tile, Tower, Trade, Window,
};

game_core::choices! {
    /// One answer to one question. The order is the order in which choices are listed.
    pub enum Choice {
        /// Chance, set-up: the next tower of the ring.
        LayTower(tower: Tower) = "tower {}",
        /// Chance, set-up: the insert of the next tower, with its face-up side.
        LayInsert(insert: Insert) = "insert {}",
        /// Chance, set-up: the next lab of the ring.
        LayLab(lab: Lab) = "lab {}",
        /// Chance: the upgrade tile drawn.
        DrawTile(tile: Tile) = "tile {}",
        /// Chance, set-up: who begins.
        First(player: Player) = "first {}",
        /// Chance, set-up: a bonus card is dealt.
        DealBonus(bonus: Bonus) = "deal {}",
        /// Chance, draft: the token or die on the next tower.
        Bait(colour: Colour) = "bait {}",
        /// Chance: the card drawn.
        Draw(card: Card) = "draw {}",
        /// Chance: the face of a die.
        Roll(die: Rolled) = "face {}",

        /// Chance, set-up: who holds the active enemy token.
        Active(enemy: Scientist) = "active {}",
        /// Chance: a criteria token is drawn from the bag.
        Criteria(token: BagToken) = "criteria {}",
        /// Chance: a power token is drawn from the bag.
        Power(token: BagToken) = "power {}",
        /// Chance: a power token goes into the bag.
        AddPower(token: BagToken) = "add {}",
        /// Chance: the face of an enemy die.
        Face(face: EnemyFace) = "enemy die {}",
        /// Chance: how many tokens the top card of a doomsday deck needs.
        Need(need: u8 in 1..=18) = "need {}",
        /// Chance: the doomsday card that is built.
        Doom(card: DoomsdayCard) = "doom {}",

        /// Enemy: the one that charges next.
        Enemy(enemy: Scientist) = "enemy {}",
        /// Enemy: the minion of this window moves.
        Nearest(window: Window) = "nearest {}",
        /// Enemy: this card acts next.
        Act(card: DoomsdayCard) = "act {}",
        /// Enemy: the tile of this slot is wrecked.
        Wreck(slot: Slot) = "wreck {}",

        /// Free: a potion ability.
        UsePotion(cell: Cell) = "potion {}",
        /// Free: a research trade.
        Trade(trade: Trade) = "trade {}",
        /// Free: put one die into the bowl and turn another.
        Flip = "flip",
        /// Free: section A of a bonus card.
        UseBonus(bonus: Bonus) = "bonus {}",
        /// Free, in a rest turn: repair this window.
        Repair(window: Window) = "repair {}",
        /// Free: repair this window for research tokens.
        RepairByResearch(window: Window) = "repair {} with research",
        /// Free: repair this window for resources.
        RepairByResources(window: Window) = "repair {} with resources",

        /// Take an action turn.
        ActionTurn = "action turn",
        /// Take a rest turn.
        RestTurn = "rest turn",
        /// Set-up: choose this scientist.
        Scientist(scientist: Scientist) = "scientist {}",

        /// Take a resource die of this colour from the supply.
        Die(colour: Colour) = "die {}",
        /// Take a potion token.
        Potion = "potion token",
        /// Take a resource token of this colour.
        Token(colour: Colour) = "token {}",
        /// Take a card of this deck.
        Deck(deck: Deck) = "deck {}",
        /// Keep this drawn card.
        Keep(card: Card) = "keep {}",

        /// Roll a die of the bowl.
        FromBowl(die: DieColour) = "roll {}",
        /// Roll a die of the pool again.
        Reroll(die: Rolled) = "reroll {}",
        /// Put a die of the pool into the bowl.
        ToBowl(die: Rolled) = "bowl {}",
        /// Choose this die of the pool to turn.
        Turn(die: Rolled) = "turn {}",
        /// Turn the die to this face.
        Show(die: Rolled) = "show {}",

        /// Send a minion with this die.
        Send(die: Rolled) = "send {}",
        /// Retrieve the minion of this window.
        Retrieve(window: Window) = "retrieve {}",
        /// Move the minion of this window.
        Reposition(window: Window) = "reposition {}",
        /// Place the minion in an empty window of this tower.
        To(tower: Tower) = "to {}",
        /// Place the minion in a frozen window of this tower.
        ToFrozen(tower: Tower) = "to frozen {}",
        /// Take this row of the tower.
        Row(row: Row) = "{} row",
        /// Move the scientist to this lab.
        Move(lab: Lab) = "move {}",
        /// Build as the lab action.
        Build = "build",
        /// Collect as the lab action.
        Collect = "collect",

        /// Use the tile in this slot.
        Use(slot: Slot) = "use {}",
        /// Work with the minion of this window.
        Work(window: Window) = "work {}",
        /// Build this card.
        BuildCard(card: Card) = "build {}",
        /// Drop this symbol of the price.
        Drop(symbol: Symbol) = "drop {}",
        /// Put the card into this cell.
        At(cell: Cell) = "at {}",
        /// Pay a resource token.
        PayToken(colour: Colour) = "pay {}",
        /// Pay a wild token.
        PayWild = "pay wild",
        /// Pay with the die on the minion of this window.
        PayMinion(window: Window) = "pay {}",
        /// Pay with a die of the pool.
        PayDie(die: Rolled) = "pay {}",

        /// Resolve the when-built effect of the card just built.
        WhenBuilt = "when built",
        /// Trigger the card in this cell.
        Fire(cell: Cell) = "fire {}",
        /// Use the reaction of the card in this cell.
        React(cell: Cell) = "react {}",
        /// Use the reaction of a section A.
        ReactBonus(bonus: Bonus) = "react {}",
        /// Copy the trigger of the card in this cell.
        Copy(cell: Cell) = "copy {}",

        /// Pay a potion token from the card.
        FromCard = "from card",
        /// Pay the stored potion token.
        FromStorage = "from storage",
        /// Pay a new potion token.
        FromNew = "from new",
        /// Put a new potion token on the card in this cell.
        StoreOn(cell: Cell) = "store {}",
        /// Put a new potion token into the storage slot.
        Store = "store",
        /// Lose a new potion token.
        Lose = "lose",
        /// Discard a resource token.
        DropToken(colour: Colour) = "discard {}",
        /// Discard a wild token.
        DropWild = "discard wild",
        /// Discard a card from the hand.
        DropCard(card: Card) = "discard {}",
        /// Discard a potion token from the card in this cell.
        DropPotion(cell: Cell) = "discard potion {}",
        /// Discard the stored potion token.
        DropStored = "discard stored potion",
        /// Discard a new potion token.
        DropNew = "discard new potion",

        /// Draw an upgrade tile of this tier.
        Tier(tier: Tier) = "tier {}" if tier != Tier::Starter,
        /// Place the upgrade tile.
        Place(lab: Lab, slot: Slot) = "place {} {}",
        /// End of the game: score section B of this card.
        SectionB(bonus: Bonus) = "score {}",

        /// Skip this, or the rest of it.
        Skip = "skip",
        /// Use no more of what a build sets off, or no more reactions.
        Pass = "pass",
        /// End the Collect or the Build.
        Stop = "stop",
        /// Complete the payment, or stop putting dice back.
        Done = "done",
        /// Take no lab action.
        NoAction = "no action",
        /// Go on to the next step.
        GoOn = "go on",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game_core::Declared;

    use super::*;

    #[test]
    fn every_choice_is_small_and_has_a_text_of_its_own() {
        assert!(size_of::<Choice>() <= 3, "{} bytes", size_of::<Choice>());
        let texts: BTreeSet<String> = Choice::every().iter().map(Choice::to_string).collect();
        assert_eq!(texts.len(), Choice::every().len());
        for text in ["pay red", "pay red G+S", "pay gear 1", "pay wild", "place gear TOP"] {
            assert!(texts.contains(text), "{text}");
            assert_eq!(text.parse::<Choice>().map(|choice| choice.to_string()), Ok(text.into()));
        }
    }
}
