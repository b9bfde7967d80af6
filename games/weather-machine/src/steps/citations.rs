//! WM-PUB, WM-CIT: papers and citations.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::deed::Deed;
use crate::event::{Cause, Event, Score};
use crate::game::WeatherMachine;
use crate::laboratory::{Paper, Token};
use crate::sequence::{BenefitAt, Frame, List, Subject};
use crate::types::{Area, Challenge, EnumSet, GoalTile, Id, OfficeRow, OfficeSpace};

impl WeatherMachine {
    /// WM-PUB.2 MUST: the row has three tokens, including a Research token, and its marker.
    /// WM-PUB.7 MUST: a row is published at most once.
    /// WM-R.66 MUST: a row that needs a citation is offered if it can be cited.
    pub(crate) fn legal_papers(&self, free: bool, out: &mut impl ActionSink<Choice>) -> bool {
        let mut any = false;
        for row in OfficeRow::all() {
            let ready = self.lab().papers[row] == Paper::Start
                && !self.is_being_published(row)
                && self.lab().row_weather(row).is_some()
                && (self.lab().is_complete(row) || self.can_cite(row));
            if ready && self.can_afford(List::Do(Deed::Publish).steps(), Subject::Row(row), free) {
                out.choice(Choice::Row(row));
                any = true;
            }
        }
        any
    }

    /// Whether this row is being published and its citation led here, before its marker slides.
    fn is_being_published(&self, row: OfficeRow) -> bool {
        let publishes = |frame: &Frame| matches!(frame, Frame::Steps { list: List::Do(Deed::Publish), of, .. } if *of == Subject::Row(row));
        self.state.frames.pending().iter().any(publishes)
    }

    /// WM-CIT.1 MAY: a row with exactly two tokens is completed, if its weather was already
    /// unlocked.
    /// WM-CIT.2 MUST: they are two Research tokens, or one and an Award.
    pub(crate) fn can_cite(&self, row: OfficeRow) -> bool {
        let tokens = self.lab().row(row);
        let allowed = !self.challenged(Challenge::PeerReview)
            && tokens.iter().flatten().count() == 2
            && !tokens.contains(&Some(Token::Citation));
        let weather = self.lab().row_weather(row);
        let open = weather.is_some_and(|weather| !self.state.locks.contains(weather));
        allowed && open && !self.citable_goals(row).is_empty()
    }

    /// The Office space that a citation would fill.
    fn cited_space(&self, row: OfficeRow) -> Option<OfficeSpace> {
        let mut spaces = Area::ALL.map(|area| OfficeSpace::of(row, area)).into_iter();
        spaces.find(|&space| self.lab().office[space].is_none())
    }

    /// WM-CIT.3 MUST: the price is a Goal tile below the Laboratory, in the space's colour.
    fn citable_goals(&self, row: OfficeRow) -> EnumSet<GoalTile> {
        let Some(space) = self.cited_space(row) else { return EnumSet::EMPTY };
        let fits = |&tile: &GoalTile| self.content.goals[tile].area == space.area();
        self.lab().goals.iter().filter(fits).collect()
    }

    /// WM-CIT.5 MUST: the cited row is the one that is published.
    pub(crate) fn begin_citation(&mut self, of: Subject) {
        if let Subject::Row(row) = of
            && !self.lab().is_complete(row)
        {
            self.state.frames.call(Frame::Cite { row });
        }
    }

    pub(crate) fn legal_cite(&self, row: OfficeRow, out: &mut impl ActionSink<Choice>) {
        for tile in self.citable_goals(row).iter() {
            out.choice(Choice::Cite(tile));
        }
    }

    /// WM-CIT.4 MUST: the Citation token comes from the reserve; the benefit that it covers is
    /// gained.
    pub(crate) fn answer_cite(
        &mut self,
        row: OfficeRow,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::Cite(goal) = choice else { return game_core::not_listed(choice) };
        let Some(space) = self.cited_space(row) else { return };
        let player = self.active();
        let lab = self.lab_mut();
        lab.goals.remove(goal);
        lab.office[space] = Some(Token::Citation);
        sink.emit(Rule("WM-CIT.4"), || Event::CitationPlaced { player, space, goal });
        self.note_progress(player, sink);
        self.cover(space);
    }

    /// WM-PUB.3 MUST: the marker slides to the rightmost space; the benefits that it passes are
    /// gained.
    pub(crate) fn slide_marker(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Row(row) = of else { return };
        let player = self.active();
        let Some(weather) = self.lab().row_weather(row) else { return };
        self.lab_mut().papers[row] = Paper::Published;
        sink.emit(Rule("WM-PUB.3"), || Event::Published { player, row, weather });
        self.call_benefit(BenefitAt::Slide(row));
    }

    /// WM-PUB.4 MUST: CP for each Research token and for each Award of the row.
    pub(crate) fn score_paper(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Row(row) = of else { return };
        let scoring = &self.content.scoring;
        let cp = |token: Token| match token {
            Token::Research(_) => scoring.research_token,
            Token::Award => scoring.award_token,
            Token::Citation => scoring.citation_token,
        };
        let tokens = self.lab().row(row).into_iter().flatten();
        let cp = tokens.clone().map(cp).sum();
        let count = |counts: fn(&Token) -> bool| tokens.clone().filter(counts).count() as u8;
        let why = Score::Paper {
            row,
            research: count(|token| matches!(token, Token::Research(_))),
            awards: count(|token| *token == Token::Award),
            citations: count(|token| *token == Token::Citation),
        };
        self.score(self.active(), cp, why, Rule("WM-PUB.4"), sink);
    }

    /// WM-PUB.5 MUST: one Investment tile.
    pub(crate) fn take_investment(&mut self, sink: &mut impl EventSink<Event>) {
        self.gain_investment(Cause::Paper, Rule("WM-PUB.5"), sink);
    }

    /// WM-PUB.6a IF the weather still has its Lock token THEN it is removed.
    pub(crate) fn unlock_paper(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Row(row) = of else { return };
        let Some(weather) = self.lab().row_weather(row) else { return };
        if self.remove_lock(weather, Rule("WM-PUB.6a"), sink) {
            self.state.frames.call(Frame::BuyCp { paper: true, paid: false });
        }
    }
}
