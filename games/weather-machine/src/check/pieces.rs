//! Checks that each Bot, Chemical, token and marker is somewhere and nowhere twice.

use game_core::grammar::counted;

use super::Found;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::laboratory::{Paper, Token};
use crate::sequence::{List, Step, Subject};
use crate::state::Marker;
use crate::types::{
    Area, BotSpace, Chemical, Id, LineSlot, OfficeRow, OfficeSpace, Owner, Player, Voucher, Weather,
};

impl WeatherMachine {
    /// Checks that hold for any numbers, however large.
    pub(super) fn check_counts(&self, found: &mut Found) {
        self.check_chemicals(found);
        self.check_research_tokens(found);
        self.check_awards(found);
        self.check_vouchers(found);
    }

    /// INV-1: the Bots of each colour.
    pub(super) fn check_bots(&self, found: &mut Found) {
        self.check_lativs_bots(found);
        for player in Player::ALL {
            let on_board = usize::from(self.state.bots_on_board(Owner::from(player)));
            let what = format_args!("Bots of {player}");
            match self.state.laboratories.get(player.index()) {
                Some(lab) => {
                    let bots = lab.line.len() + usize::from(lab.items.bots) + on_board;
                    found.count(what, bots, LineSlot::COUNT);
                    let most = usize::from(lab.most_built);
                    found.unless(
                        (usize::from(lab.built())..=LineSlot::COUNT).contains(&most),
                        format_args!("most_built of {player}"),
                        "it is at least the Bots off the Assembly Line, and at most 12",
                    );
                    found.unless(
                        lab.open_sections == lab.sections_due(self.content)
                            && lab.open_sections <= 4,
                        format_args!("open_sections of {player}"),
                        "Bots and tokens open another number",
                    );
                }
                None => {
                    let solo = player == Player::Saboteurs && self.options.solo();
                    found.at_most(what, on_board, if solo { LineSlot::COUNT } else { 0 });
                }
            }
        }
    }

    /// INV-2: Lativ's Bots are in the Lab only, at most one to a branch.
    fn check_lativs_bots(&self, found: &mut Found) {
        for area in [Area::Government, Area::Rnd] {
            let there = self.state.bots_on(area, Owner::Lativ);
            found.at_most(format_args!("Bots of Lativ, {area}"), usize::from(there), 0);
        }
        let there = usize::from(self.state.bots_on(Area::Lab, Owner::Lativ));
        let most = usize::from(self.content.pieces.lativ_bots);
        found.at_most("Bots of Lativ", there, most);
        for weather in Weather::ALL {
            let of_branch = self.state.bots_in(Area::Lab, weather, Owner::Lativ).count();
            found.at_most(format_args!("Bots of Lativ, {weather}"), of_branch, 1);
        }
    }

    /// INV-3: the Chemicals of each type; a Chemical in R&D is beside a Bot.
    fn check_chemicals(&self, found: &mut Found) {
        let state = &self.state;
        for chemical in Chemical::ALL {
            let in_workshops = state.laboratories.iter().map(|lab| lab.items.chemicals[chemical]);
            let of_type = |space: &BotSpace| self.content.bot_spaces[*space].chemical == chemical;
            let all = in_workshops.map(usize::from).sum::<usize>()
                + usize::from(state.supply[chemical])
                + usize::from(state.solo.chemicals[chemical])
                + state.researched.iter().filter(of_type).count();
            found.count(chemical, all, usize::from(self.content.pieces.chemicals));
        }
        let beside_bot = |space: BotSpace| space.area() == Area::Rnd && state.bot(space).is_some();
        found.unless(
            state.researched.iter().all(beside_bot),
            "researched",
            "a Chemical lies beside a Bot in R&D",
        );
    }

    /// INV-4: the Research tokens of each colour and weather.
    fn check_research_tokens(&self, found: &mut Found) {
        let (state, pieces) = (&self.state, &self.content.pieces);
        let green = self.content.set_up[self.options.count()].lab_tokens;
        for (area, expected) in
            Area::ALL.into_iter().zip([pieces.government_tokens, green, pieces.rnd_tokens])
        {
            for weather in Weather::ALL {
                let of_players = state.laboratories.iter().map(|lab| {
                    let held = usize::from(lab.holding[area][weather]);
                    let token = Some(Token::Research(weather));
                    let rows = OfficeRow::all().map(|row| lab.office[OfficeSpace::of(row, area)]);
                    held + rows.filter(|&placed| placed == token).count()
                });
                let all = of_players.sum::<usize>()
                    + usize::from(state.tokens[area][weather])
                    + usize::from(state.gone_tokens[area][weather])
                    + usize::from(state.solo.tokens[area][weather]);
                let what = format_args!("Research tokens, {area} {weather}");
                found.count(what, all, usize::from(expected));
            }
        }
    }

    /// INV-5: the Awards.
    fn check_awards(&self, found: &mut Found) {
        let state = &self.state;
        let of_players = state.laboratories.iter().map(|lab| {
            let placed = lab.office.0.iter().filter(|&&token| token == Some(Token::Award));
            placed.count() + usize::from(lab.held_awards)
        });
        let all = of_players.sum::<usize>()
            + usize::from(state.awards)
            + usize::from(state.gone_awards)
            + usize::from(state.solo.awards);
        found.count("Awards", all, usize::from(self.content.pieces.awards));
    }

    /// INV-5: who may hold the Nobel Prize.
    pub(super) fn check_nobel(&self, found: &mut Found) {
        let earned = |player: Player| {
            let lab = self.state.laboratories.get(player.index());
            lab.is_some_and(|lab| lab.award_count() >= self.content.scoring.nobel_awards)
        };
        found.unless(
            self.state.nobel.is_none_or(earned),
            "nobel",
            "only a player with Awards enough has the Nobel Prize",
        );
    }

    /// INV-7, INV-8, INV-9: Extreme Weather tiles and the pieces on them.
    pub(super) fn check_storms(&self, found: &mut Found) {
        let markers = self.state.storms.0.iter().flat_map(|storm| storm.markers);
        let government = markers.filter(|&marker| marker == Some(Marker::Government)).count();
        let most = usize::from(self.content.pieces.government_markers);
        found.at_most("Government markers", government, most);
        for weather in Weather::ALL {
            self.check_storm(weather, found);
        }
    }

    fn check_storm(&self, weather: Weather, found: &mut Found) {
        let storm = &self.state.storms[weather];
        found.at_most(format_args!("storms, {weather}"), usize::from(storm.level), 3);
        if storm.level > 3 {
            return;
        }
        let (inside, outside) = storm.markers.split_at(self.marker_spaces(weather).min(4));
        found.unless(
            outside.iter().all(Option::is_none),
            format_args!("storms, {weather}"),
            "its tile has fewer spaces for markers",
        );
        let breaks = |of: Subject| {
            let row = if let Subject::Marker(row, _) = of { Some(row) } else { None };
            let lab = self.state.laboratories.get(self.state.active.index());
            let of_row = row.zip(lab).and_then(|(row, lab)| lab.row_weather(row));
            of_row == Some(weather)
        };
        let mut filling =
            self.under_way(List::Do(Deed::Breakthrough), Step::PlaceMarker, Step::FixWeather);
        found.unless(
            inside.is_empty() || inside.iter().any(Option::is_none) || filling.any(breaks),
            format_args!("storms, {weather}"),
            "a full tile is fixed at once",
        );
        for player in Player::ALL {
            let there = storm.markers.iter().filter(|&&at| at == Some(Marker::Of(player))).count();
            let rows = self.state.laboratories.get(player.index()).map_or(0, |lab| {
                let on_tile = |row: &OfficeRow| {
                    lab.papers[*row] == Paper::OnTile && lab.row_weather(*row) == Some(weather)
                };
                OfficeRow::all().filter(on_tile).count()
            });
            found.unless(
                there == rows && rows <= 1,
                format_args!("storms, {weather}"),
                format_args!(
                    "{} of {player}, but {} so",
                    counted(there, "marker"),
                    if rows == 1 { "1 row says".into() } else { format!("{rows} rows say") },
                ),
            );
        }
    }

    /// INV-15: no Voucher track overflows.
    fn check_vouchers(&self, found: &mut Found) {
        for (player, lab) in Player::ALL.into_iter().zip(&self.state.laboratories) {
            for voucher in Voucher::ALL {
                let most = usize::from(self.content.vouchers[voucher].max);
                let what = format_args!("{voucher} Vouchers of {player}");
                found.at_most(what, usize::from(lab.vouchers[voucher]), most);
            }
        }
    }
}
