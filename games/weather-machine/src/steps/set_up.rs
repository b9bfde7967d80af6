//! WM-SET, WM-PLS, WM-DRF: setting up.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Event, ExperimentPlace, PartPlace};
use crate::game::WeatherMachine;
use crate::laboratory::Laboratory;
use crate::sequence::Frame;
use crate::state::{Cell, Facing, Laid, Lativ, Storm, WorkshopStack};
use crate::types::{
    ActionSpace, Area, BotSpace, Colour, EnumMap, EnumSet, ExperimentTile, GoalSet, GoalTile, Id,
    Owner, Player, Position, Stage, SubsidyCell, SubsidyTile, Weather, WorkshopRow,
};

impl WeatherMachine {
    /// Everything that is in its place without chance or choice; pieces that are not counted have
    /// no line.
    ///
    /// WM-GEN.2 MUST: Investment tiles, Machine Parts and Citation tokens never run out.
    /// WM-SET.13 MUST: all Machine Parts are in the reserve.
    /// SAB-SET.1 MUST: the same in solo, but no action space is blocked.
    pub(crate) fn lay_out(&mut self) {
        self.lay_out_players();
        self.lay_out_supply();
        self.lay_out_government();
        self.lay_out_lab();
        self.lay_out_rnd();
        self.lay_out_office();
    }

    /// WM-SET.1 MUST: each player takes all pieces of one colour.
    fn lay_out_players(&mut self) {
        for _ in 0..self.options.seats {
            self.state.laboratories.push(Laboratory::new(self.content));
        }
    }

    /// WM-SET.7 MUST: Lativ starts on his space in the Supply.
    /// WM-SET.8 MUST: all Chemicals are in the Supply.
    /// WM-SET.9b MUST: the tiles outside the offer form two stacks, one of them face up.
    fn lay_out_supply(&mut self) {
        let pieces = &self.content.pieces;
        self.state.lativ = Lativ::Supply;
        self.state.supply = EnumMap([pieces.chemicals; 5]);
        self.state.stack = WorkshopStack { up: pieces.stack, top: None, down: pieces.stack };
    }

    /// WM-SET.11 MUST: the blue Research tokens are at the Government.
    fn lay_out_government(&mut self) {
        self.state.tokens[Area::Government] = EnumMap([self.content.pieces.government_tokens; 5]);
    }

    /// WM-SET.18 MUST: with 3 or 4 players Lativ's Bots start beside the Lab.
    /// WM-SET.19 MUST: the green tokens are at the Lab; their number depends on the number of
    /// players.
    /// WM-2PL.1 MUST: with two players, one Bot of Lativ is at the bottom of each branch of the
    /// Lab.
    /// WM-2PL.2 MUST: likewise two Research tokens of each weather in each Main Location.
    fn lay_out_lab(&mut self) {
        let (pieces, set_up) = (&self.content.pieces, self.content.set_up[self.options.count()]);
        self.state.tokens[Area::Lab] = EnumMap([set_up.lab_tokens; 5]);
        self.state.deck.count = 2 * 5 + pieces.stage_three;
        if set_up.lativ_in_branches {
            for weather in Weather::ALL.into_iter().take(usize::from(pieces.lativ_bots)) {
                let space = BotSpace::of(Area::Lab, weather, Position::Third);
                *self.state.bot_mut(space) = Some(Owner::Lativ);
            }
        }
    }

    /// WM-SET.22 MUST: the Level 1 Extreme Weather tiles are in R&D.
    /// WM-SET.23 MUST: beside each, the Level 2 tile is on top of the Level 3 tile.
    /// WM-SET.24 MUST: the lilac Research tokens are at R&D.
    fn lay_out_rnd(&mut self) {
        self.state.tokens[Area::Rnd] = EnumMap([self.content.pieces.rnd_tokens; 5]);
        self.state.storms = EnumMap([Storm { level: 1, markers: [None; 4] }; 5]);
    }

    /// WM-SET.3 MUST: Award tokens form a reserve; the Nobel Prize is on the board.
    /// WM-SET.20 MUST: each Citation space has its Lock token.
    fn lay_out_office(&mut self) {
        self.state.locks = EnumSet::full();
        self.state.awards = self.content.pieces.awards;
    }

    /// WM-SET.4 MUST: the Turn Order markers are in a random order.
    pub(crate) fn run_draw_order(&mut self) -> Flow {
        if self.state.turn_order.len() == usize::from(self.options.seats) {
            return self.done();
        }
        Flow::Asks
    }

    pub(crate) fn legal_order(&self, out: &mut impl ActionSink<Choice>) {
        for player in self.state.people() {
            if !self.state.turn_order.contains(&player) {
                out.chance(Choice::Order(player), 1);
            }
        }
    }

    pub(crate) fn answer_order(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Order(player) = choice else { return game_core::not_listed(choice) };
        let place = self.state.turn_order.len() as u8;
        self.state.turn_order.push(player);
        sink.emit(Rule("WM-SET.4"), || Event::OrderDrawn { player, place });
    }

    /// WM-SET.5 MUST: the initial Initiative order is the turn order.
    /// WM-SET.6 MUST: in turn order the Scientists fill the Supply from the left.
    /// SAB-SET.5 MUST: in solo the human comes first in both.
    /// SAB-SET.19 MUST: the human's Scientist starts leftmost in the Supply.
    pub(crate) fn place_scientists(&mut self, sink: &mut impl EventSink<Event>) {
        if self.options.solo() {
            self.state.turn_order = [Player::One, Player::Saboteurs].into_iter().collect();
            let order = self.state.turn_order;
            sink.emit(Rule("SAB-SET.5"), || Event::TurnOrderSet { order });
        }
        self.state.initiative = self.state.turn_order;
        let people = self.state.turn_order.into_iter().filter(|p| p.seat().is_some());
        for (player, space) in people.zip(ActionSpace::of_supply()) {
            self.state.scientists[player as usize] = Some(space);
            sink.emit(Rule("WM-SET.6"), || Event::ScientistMoved { player, space });
        }
    }

    /// WM-SET.9a MUST: four random Workshop tiles are open; the top of one stack is visible too.
    pub(crate) fn run_show_tile(&mut self) -> Flow {
        let stack = &self.state.stack;
        let open = !self.is_laying_offer() || self.state.offer.iter().all(Option::is_some);
        if open && (stack.up == 0 || stack.top.is_some()) { self.done() } else { Flow::Asks }
    }

    pub(crate) fn legal_tile(&self, out: &mut impl ActionSink<Choice>) {
        for tile in self.state.unseen_tiles().iter() {
            out.chance(Choice::Show(tile), 1);
        }
    }

    pub(crate) fn answer_tile(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Show(tile) = choice else { return game_core::not_listed(choice) };
        let empty = self.state.offer.iter().position(Option::is_none);
        match empty.filter(|_| self.is_laying_offer()) {
            Some(space) => {
                self.state.offer[space] = Some(tile);
                let space = space as u8;
                sink.emit(Rule("WM-SET.9a"), || Event::OfferShown { tile, space });
            }
            None => {
                self.state.stack.top = Some(tile);
                sink.emit(Rule("WM-SUP.2"), || Event::StackShown { tile });
            }
        }
    }

    /// Whether the first offer is being placed: nobody has a tile yet.
    pub(crate) fn is_laying_offer(&self) -> bool {
        self.state.laid.iter().all(Option::is_none) && self.state.in_hand.is_none()
    }

    /// WM-SET.10 MUST: place the Subsidy tiles at random, one on each space, blue side up.
    pub(crate) fn lay_next_subsidy(&mut self) {
        let empty = SubsidyCell::all().find(|&cell| self.state.cell(cell) == Cell::Empty);
        if let Some(cell) = empty {
            self.state.frames.call(Frame::LaySubsidy { cell });
        }
    }

    pub(crate) fn legal_subsidy(&self, out: &mut impl ActionSink<Choice>) {
        let cells = SubsidyCell::all().filter_map(|cell| self.state.cell(cell).tile());
        let laid: EnumSet<SubsidyTile> = cells.collect();
        for tile in EnumSet::full().without(laid).iter() {
            out.chance(Choice::Lay(tile), 1);
        }
    }

    pub(crate) fn answer_subsidy(
        &mut self,
        cell: SubsidyCell,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::Lay(tile) = choice else { return game_core::not_listed(choice) };
        *self.state.cell_mut(cell) = Cell::Blue(tile);
        sink.emit(Rule("WM-SET.10"), || Event::SubsidyLaid { tile, cell });
        self.lay_next_subsidy();
    }

    /// Draws until the display, the waiting tile and the top of the deck are known.
    ///
    /// WM-SET.16a MUST: the first three fill the display.
    /// WM-SET.16b MUST: the next one goes below the deck; the rest form the deck.
    /// WM-R.4 MUST: the first one drawn is the rightmost.
    pub(crate) fn run_show_experiment(&mut self) -> Flow {
        let deck = self.state.deck;
        if deck.count == 0 || deck.top.is_some() { self.done() } else { Flow::Asks }
    }

    /// WM-SET.15a MUST: each Stage is shuffled separately.
    /// WM-SET.15b MUST: some tiles of Stage III return to the box unseen.
    /// WM-SET.15c MUST: Stage I is drawn first, then II, then the rest of III.
    pub(crate) fn legal_experiment(&self, out: &mut impl ActionSink<Choice>) {
        let unseen = self.state.unseen_experiments();
        for stage in Stage::ALL {
            let of = |tile: &ExperimentTile| self.content.experiments[*tile].stage == stage;
            let mut tiles = unseen.iter().filter(of).peekable();
            if tiles.peek().is_some() {
                tiles.for_each(|tile| out.chance(Choice::Reveal(tile), 1));
                return;
            }
        }
    }

    pub(crate) fn answer_experiment(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Reveal(tile) = choice else { return game_core::not_listed(choice) };
        let state = &mut self.state;
        let laying_out = state.round == 0;
        let empty = state.display.iter().rposition(Option::is_none).filter(|_| laying_out);
        let place = if let Some(place) = empty {
            state.display[place] = Some(tile);
            state.deck.count -= 1;
            ExperimentPlace::Display(place as u8)
        } else if laying_out && state.waiting.is_none() {
            state.waiting = Some(tile);
            state.deck.count -= 1;
            ExperimentPlace::Waiting
        } else {
            state.deck.top = Some(tile);
            ExperimentPlace::Top
        };
        let rule = if laying_out { "WM-SET.16a" } else { "WM-NXT.2" };
        sink.emit(Rule(rule), || Event::ExperimentShown { tile, place });
    }

    /// WM-SET.17 MUST: the Assistant starts at the weather on top of the deck.
    pub(crate) fn place_assistant(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(tile) = self.state.deck.top {
            let weather = self.content.experiments[tile].weather;
            self.state.assistant = weather;
            sink.emit(Rule("WM-SET.17"), || Event::AssistantMoved { weather });
        }
    }

    /// WM-PLS.4 MUST: one part of each colour is set aside and each player gets one of them.
    pub(crate) fn legal_first_part(&self, out: &mut impl ActionSink<Choice>) {
        for colour in Colour::ALL {
            let mut labs = self.state.laboratories.iter();
            if labs.all(|lab| lab.items.parts[colour] == 0) {
                out.chance(Choice::DealPart(colour), 1);
            }
        }
    }

    pub(crate) fn answer_first_part(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Choice::DealPart(colour) = choice else { return game_core::not_listed(choice) };
        let ways = (PartPlace::Reserve, PartPlace::Workshop(self.active()));
        self.move_part(colour, ways, Rule("WM-PLS.4"), sink);
    }

    /// WM-PLS.5a MUST: each player is dealt a random tile of the face-down stack.
    pub(crate) fn answer_first_tile(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Show(tile) = choice else { return game_core::not_listed(choice) };
        let player = self.active();
        self.state.stack.down -= 1;
        self.state.in_hand = Some(tile);
        sink.emit(Rule("WM-PLS.5a"), || Event::TileDealt { player, tile });
        self.state.frames.goto(Frame::Face);
    }

    /// WM-PLS.5b MAY: its owner chooses which half-circle is at the top.
    /// WM-R.6 MAY: later tiles have the same two orientations.
    pub(crate) fn legal_face(&self, out: &mut impl ActionSink<Choice>) {
        for facing in Facing::ALL {
            out.choice(Choice::Face(facing));
        }
    }

    /// WM-WSH.1 MUST: the printed spaces and this tile, in the middle row, form the Workshop.
    pub(crate) fn answer_face(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Choice::Face(facing) = choice else { return game_core::not_listed(choice) };
        let (owner, row) = (self.active(), WorkshopRow::Middle);
        let laid = Laid { owner, column: 1, row, facing };
        self.lay_tile(laid, Rule("WM-PLS.5b"), sink);
    }

    /// WM-PLS.6 MUST: each player receives a random set of Goal tiles.
    pub(crate) fn legal_set(&self, out: &mut impl ActionSink<Choice>) {
        for set in GoalSet::ALL {
            let tiles = self.goals_of(set, None);
            let mut labs = self.state.laboratories.iter();
            if labs.all(|lab| lab.goals.and(tiles).is_empty()) {
                out.chance(Choice::DealSet(set), 1);
            }
        }
    }

    /// The Goal tiles of a set, in one colour or in all.
    ///
    /// WM-DRF.1 MUST: tiles with the same symbol and colour form a set of three.
    pub(crate) fn goals_of(&self, set: GoalSet, area: Option<Area>) -> EnumSet<GoalTile> {
        let fits = |tile: &GoalTile| {
            let facts = &self.content.goals[*tile];
            facts.set == set && area.is_none_or(|area| facts.area == area)
        };
        GoalTile::all().filter(fits).collect()
    }

    pub(crate) fn answer_set(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Choice::DealSet(set) = choice else { return game_core::not_listed(choice) };
        let player = self.active();
        self.lab_mut().goals = self.goals_of(set, None);
        sink.emit(Rule("WM-PLS.6"), || Event::GoalsDealt { player, set });
    }

    /// The player who makes a pick.
    ///
    /// WM-DRF.2 MUST: first, each player in turn order.
    /// WM-DRF.3 MUST: second, in reverse order, of a colour not yet owned.
    /// WM-DRF.4 MUST: third, in turn order again, of the remaining colour.
    pub(crate) fn drafter(&self, pick: u8) -> Option<Player> {
        let order = &self.state.turn_order;
        let (round, place) = (usize::from(pick) / order.len(), usize::from(pick) % order.len());
        match round {
            0 | 2 => order.get(place).copied(),
            1 => order.get(order.len() - 1 - place).copied(),
            _ => None,
        }
    }

    pub(crate) fn legal_draft(&self, pick: u8, out: &mut impl ActionSink<Choice>) {
        let Some(player) = self.drafter(pick) else { return };
        let own = self.state.lab(player).goals;
        let owns = |area: Area| own.iter().any(|tile| self.content.goals[tile].area == area);
        for set in GoalSet::ALL {
            for area in Area::ALL.into_iter().filter(|&area| !owns(area)) {
                let tiles = self.goals_of(set, Some(area));
                let mut labs = self.state.laboratories.iter();
                if labs.all(|lab| lab.goals.and(tiles).is_empty()) {
                    out.choice(Choice::Draft(set, area));
                }
            }
        }
    }

    /// The rule of the drafting round of a pick.
    ///
    /// WM-DRF.5 MUST: everybody ends with three tiles of each colour; other sets are not used.
    pub(crate) fn draft_rule(&self, pick: u8) -> Rule {
        Rule(match usize::from(pick) / self.state.turn_order.len().max(1) {
            0 => "WM-DRF.2",
            1 => "WM-DRF.3",
            _ => "WM-DRF.4",
        })
    }

    pub(crate) fn answer_draft(
        &mut self,
        pick: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        if let Choice::Draft(set, area) = choice
            && let Some(player) = self.drafter(pick)
        {
            let tiles = self.goals_of(set, Some(area));
            let lab = self.state.lab_mut(player);
            lab.goals = lab.goals.or(tiles);
            let rule = self.draft_rule(pick);
            sink.emit(rule, || Event::GoalsDrafted { player, set, area });
        }
        if self.drafter(pick + 1).is_some() {
            self.state.frames.goto(Frame::Draft { pick: pick + 1 });
        } else {
            self.state.frames.finish();
        }
    }
}
