//! Where the Saboteurs place a Bot, as a person enters it: the first free space of a list, and what
//! else matters in its branch.
//!
//! The rules themselves produce the list, on a table where all spaces are free: their choice, their
//! next choice if that one is taken, and so on. An answer is stored as a table on which the rules
//! choose that space.

use game_core::{Rule, as_taken};

use super::answer::{Answer, Filled, Left, Query};
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Step};
use crate::types::{Area, BotSpace, Id as _, LineSlot, Location, Owner, Player, Weather};

/// Both answers about a token, each with whether one is there.
const BOTH: [(Left, bool); 2] = [(Left::Token, true), (Left::None, false)];

impl WeatherMachine {
    pub(super) fn look_at_place(&self, area: Area) -> Answer {
        match self.space_used(area) {
            Some(space) => Answer::Uses(self.left_at(space), self.filled_by(space), space),
            None => Answer::UsesNone(area),
        }
    }

    pub(super) fn look_at_free_space(&self) -> Answer {
        match self.space_entered() {
            Some(space) => Answer::Enters(self.left_at(space), self.filled_by(space), space),
            None => Answer::EntersNone,
        }
    }

    /// Whether the machine is full, seen before their Bot is placed.
    pub(super) fn look_at_machine(&self, area: Area) -> Answer {
        let free = BotSpace::of_area(area).filter(|space| self.state.bot(*space).is_none());
        match free.count() {
            0 | 1 => Answer::MachineFull(area),
            _ => Answer::MachineOpen(area),
        }
    }

    /// The space that their rules choose for a Bot with a Chemical.
    fn space_used(&self, area: Area) -> Option<BotSpace> {
        let table = self.questions();
        let weather = table.branches(area).chosen()?;
        table.bot_spaces(area, weather).0.chosen()
    }

    /// The space of R&D that their rules choose for a Bot without a Chemical.
    fn space_entered(&self) -> Option<BotSpace> {
        let table = self.questions();
        let weather = table.next_open_branch().chosen()?;
        table.empty_space(weather, Rule("SAB-RND.1a")).chosen()
    }

    /// The space that their rules choose in the pending step.
    fn next_space(&self, area: Area) -> Option<BotSpace> {
        match self.state.frames.top() {
            Some(Frame::Steps { list, next, .. })
                if list.steps().get(usize::from(next)) == Some(&Step::PlaceFreeBot) =>
            {
                self.space_entered()
            }
            _ => self.space_used(area),
        }
    }

    fn left_at(&self, space: BotSpace) -> Left {
        match self.state.tokens[space.area()][space.weather()] {
            0 => Left::None,
            _ => Left::Token,
        }
    }

    fn filled_by(&self, space: BotSpace) -> Filled {
        let others = BotSpace::of_branch(space.area(), space.weather()).filter(|at| *at != space);
        match others.into_iter().all(|at| self.state.bot(at).is_some()) {
            true => Filled::Full,
            false => Filled::Room,
        }
    }

    fn is_theirs(&self, space: BotSpace) -> bool {
        self.state.bot(space) == Some(Owner::Saboteurs)
    }

    /// Puts `bot` on every space of a machine that is not theirs; `None` frees them.
    fn put_on_all(&mut self, area: Area, bot: Option<Owner>) {
        for space in BotSpace::of_area(area) {
            if !self.is_theirs(space) {
                *self.state.bot_mut(space) = bot;
            }
        }
    }

    pub(super) fn fill_machine(&mut self, area: Area) {
        self.put_on_all(area, Some(Owner::from(Player::One)));
    }

    /// Arranges the table so that the rules choose this space.
    pub(super) fn leave_space(&mut self, space: BotSpace, left: Left, filled: Filled, free: bool) {
        let (area, weather) = (space.area(), space.weather());
        self.fill_machine(area);
        *self.state.bot_mut(space) = None;
        self.state.tokens[area][weather] = u8::from(left != Left::None);
        if area == Area::Lab {
            self.display_only([weather].into_iter().collect());
        }
        if filled != Filled::Full {
            let is_chosen = |game: &Self| match free {
                true => game.space_entered() == Some(space),
                false => game.space_used(area) == Some(space),
            };
            self.free_one(BotSpace::of_branch(area, weather), is_chosen);
        }
    }

    /// Frees the first of these spaces that leaves the choice unchanged; `false` if there is none.
    fn free_one(
        &mut self,
        spaces: impl Iterator<Item = BotSpace>,
        is_same: impl Fn(&Self) -> bool,
    ) -> bool {
        for space in spaces {
            let before = self.state.bot(space);
            if before.is_none() || self.is_theirs(space) {
                continue;
            }
            *self.state.bot_mut(space) = None;
            if is_same(self) {
                return true;
            }
            *self.state.bot_mut(space) = before;
        }
        false
    }

    /// Occupies every space but the one that the rules choose next.
    pub(super) fn leave_one_space(&mut self, area: Area) {
        let chosen = self.next_space(area);
        self.fill_machine(area);
        if let Some(space) = chosen {
            *self.state.bot_mut(space) = None;
        }
    }

    /// Frees one more space without changing the choice; `false` if that is impossible.
    pub(super) fn leave_more_spaces(&mut self, area: Area) -> bool {
        let chosen = self.next_space(area);
        let branch = chosen.map(BotSpace::weather);
        let others = BotSpace::of_area(area).filter(|space| Some(space.weather()) != branch);
        self.free_one(others, |game| game.next_space(area) == chosen)
    }

    /// The spaces of a branch in the order in which the rules choose them.
    fn spaces_as_taken(&self, area: Area, weather: Weather) -> Vec<BotSpace> {
        let best = |game: &Self| game.questions().bot_spaces(area, weather).0.chosen();
        as_taken(self.clone(), BotSpace::COUNT, best, |game, space| {
            *game.state.bot_mut(*space) = Some(Owner::from(Player::One));
        })
    }

    /// The branches of a machine in the order in which the rules choose them, for the present
    /// tokens and, in the Lab, for equal numbers of Bots.
    fn branches_as_taken(&self, area: Area) -> Vec<Weather> {
        let best = |game: &Self| match area {
            Area::Lab => {
                // The display has only three tiles, so branches are compared in pairs.
                let mut usable: Vec<Weather> = Vec::new();
                for weather in Weather::ALL {
                    usable.extend(game.chosen_of(area, &[weather]));
                }
                let better = |one, other| game.chosen_of(area, &[one, other]).unwrap_or(one);
                usable.into_iter().reduce(better)
            }
            Area::Government | Area::Rnd => game.questions().branches(area).chosen(),
        };
        as_taken(self.clone(), Weather::ALL.len(), best, |game, weather| {
            for space in BotSpace::of_branch(area, *weather) {
                *game.state.bot_mut(space) = Some(Owner::from(Player::One));
            }
        })
    }

    fn chosen_of(&self, area: Area, displayed: &[Weather]) -> Option<Weather> {
        let mut game = self.clone();
        game.display_only(displayed.iter().copied().collect());
        game.questions().branches(area).chosen()
    }

    /// The answers for the space that they use: first those with a token left, then those without.
    pub(crate) fn places_offered(&self, area: Area) -> Vec<Answer> {
        let mut table = self.clone();
        table.put_on_all(area, None);
        let mut offered = Vec::new();
        for (left, there) in BOTH {
            table.state.tokens[area] = crate::types::WeatherMap::each(|_| u8::from(there));
            let mut even = table.clone();
            if area == Area::Lab {
                even.state.bots[area] = Default::default();
            }
            for weather in even.branches_as_taken(area) {
                for space in table.spaces_as_taken(area, weather) {
                    offered.extend(
                        [Filled::Room, Filled::Full]
                            .map(|filled| Answer::Uses(left, filled, space)),
                    );
                }
            }
        }
        offered.push(Answer::UsesNone(area));
        self.that_can_be(offered)
    }

    /// The answers for the space of R&D where they place a Bot without a Chemical.
    pub(crate) fn free_spaces_offered(&self) -> Vec<Answer> {
        let mut table = self.clone();
        table.put_on_all(Area::Rnd, None);
        let spaces = as_taken(table, BotSpace::COUNT, Self::space_entered, |game, space| {
            *game.state.bot_mut(*space) = Some(Owner::from(Player::One));
        });
        let mut offered = Vec::new();
        for space in spaces {
            for (left, _) in BOTH {
                offered.extend(
                    [Filled::Room, Filled::Full].map(|filled| Answer::Enters(left, filled, space)),
                );
            }
        }
        offered.push(Answer::EntersNone);
        self.that_can_be(offered)
    }

    /// Keeps the answers that some table can give.
    fn that_can_be(&self, mut offered: Vec<Answer>) -> Vec<Answer> {
        offered.retain(|answer| {
            let mut game = self.clone();
            game_core::Helped::set_answer(&mut game, *answer);
            match *answer {
                Answer::Uses(_, _, space) => game.look_at_place(space.area()) == *answer,
                Answer::Enters(..) => game.look_at_free_space() == *answer,
                _ => true,
            }
        });
        offered
    }

    /// The answers about a full machine; full only if the person has enough Bots to have filled it.
    pub(crate) fn machine_offered(&self, area: Area) -> Vec<Answer> {
        let theirs = usize::from(self.state.bots_on(area, Owner::Saboteurs));
        let others = BotSpace::of_area(area).count().saturating_sub(theirs + 1);
        let open = self.clone().leave_more_spaces(area).then_some(Answer::MachineOpen(area));
        // Earlier answers may leave no other space that could be free.
        let can_be_full = others <= LineSlot::COUNT || open.is_none();
        let full = can_be_full.then_some(Answer::MachineFull(area));
        open.into_iter().chain(full).collect()
    }

    /// The general answer that covers several answers that make no difference.
    pub(super) fn in_general_of(&self, alike: &[Answer]) -> Option<Answer> {
        let first = *alike.first()?;
        match first {
            Answer::Scientist(_) | Answer::ScientistIn(_) | Answer::Elsewhere => {
                self.scientist_in_general(alike)
            }
            Answer::MachineFull(_) | Answer::MachineOpen(_) => Some(first),
            Answer::Uses(left, filled, space) | Answer::Enters(left, filled, space) => {
                let (mut left, mut filled) = (left, filled);
                for answer in alike {
                    let (Answer::Uses(one, full, at) | Answer::Enters(one, full, at)) = *answer
                    else {
                        return None;
                    };
                    if at != space {
                        return None;
                    }
                    left = if one == left { left } else { Left::Either };
                    filled = if full == filled { filled } else { Filled::Either };
                }
                match first {
                    Answer::Uses(..) => Some(Answer::Uses(left, filled, space)),
                    _ => Some(Answer::Enters(left, filled, space)),
                }
            }
            _ => None,
        }
    }

    /// A general answer for your Scientist: elsewhere, or a Location.
    fn scientist_in_general(&self, alike: &[Answer]) -> Option<Answer> {
        if alike.contains(&Answer::Elsewhere) {
            return Some(Answer::Elsewhere);
        }
        let Answer::Scientist(space) = alike.first()? else { return None };
        let location: Location = space.location();
        let offered = game_core::HelperText::offers(self, Query::SCIENTIST);
        let there = offered.iter().filter(|answer| match answer {
            Answer::Scientist(space) => space.location() == location,
            _ => false,
        });
        let all: Vec<Answer> = there.copied().collect();
        (all == alike).then_some(Answer::ScientistIn(location))
    }
}
