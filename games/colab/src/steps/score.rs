//! CL-19, CL-27: the score marker and the upgrade tokens it collects.

use game_core::{EventSink, Rule};

use crate::ability::SectionA;
use crate::effect::Part;
use crate::event::Event;
use crate::game::CoLab;

impl CoLab {
    /// Moves the marker of the acting player.
    ///
    /// CL-19.1 and CL-19.2 MUST: by printed points and by the increase of all SCORE texts.
    /// CL-19.3 MUST: before anything that the build sets off.
    /// CL-19.4 IF it reaches or passes upgrade tokens THEN they are set aside.
    /// CL-27.2 MUST: it never goes back.
    /// CL-27.3 IF a space has its token THEN landing on it is enough.
    /// CL-26.8 IF points of research pass such a space THEN it is the same.
    /// CL-27.4 IF the token is gone THEN nothing happens.
    /// CL-27.5 MUST: beyond the track it goes on counting.
    /// CLS-15.7 MUST: no enemy uses its power for it before the upgrade round.
    /// CL-27.7 MUST: only the player whose turn it is scores.
    pub(crate) fn score(&mut self, points: u8, sink: &mut impl EventSink<Event>) {
        let before = self.state.you().score;
        let after = before + u16::from(points);
        self.state.you_mut().score = after;
        for (number, &space) in self.spaces().iter().enumerate() {
            let passed = before < u16::from(space) && u16::from(space) <= after;
            if passed && self.state.upgrade_tokens >> number & 1 == 1 {
                self.state.upgrade_tokens &= !(1 << number);
                self.state.you_mut().set_aside |= 1 << number;
                let player = self.acting();
                sink.emit(Rule("CL-27.3"), || Event::UpgradeTaken { player, space });
                self.react_to_upgrade_token(sink);
            }
        }
    }

    /// Gives the wild tokens of a section A that reacts to upgrade tokens.
    fn react_to_upgrade_token(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(bonus) = self.state.you().section_a else { return };
        let facts = self.content.bonus[bonus];
        if facts.when == SectionA::UpgradeToken {
            let player = self.acting();
            sink.emit(Rule("CL-31.2"), || Event::BonusReacted { player, bonus });
            for part in facts.effect.parts() {
                if let Part::Wild(count) = part {
                    self.gain_wild(count, Rule("CL-31.2"), sink);
                }
            }
        }
    }

    /// CL-27.1 MUST: what the marker of a player shows at each moment.
    /// CL-4.5 MUST: at the start it is 0.
    pub(crate) fn expected_score(&self, player: crate::types::Player) -> u16 {
        let area = &self.state.players[player];
        area.grid.printed(self.content)
            + area.grid.scaled(self.content)
            + u16::from(area.tens) * u16::from(self.content.research.token)
            + u16::from(area.tracker)
    }
}
