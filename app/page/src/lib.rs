//! Draws a session as HTML and SVG.
//!
//! Pure functions from what a viewer may know to markup: no IO, no clock, no knowledge of the web
//! server or the store, so that the same pages can be drawn anywhere.
//!
//! - [`front`], [`new_game()`], [`rule_list`], [`rule`], [`problem`]: the pages around a game.
//! - [`table()`]: a game at one moment. The frame is the same for every game; the drawing inside
//!   comes from the game's own crate. A game without a drawing is shown as its outline.
//! - [`helper()`]: a helper for a real table, which runs the opponent alone.
//! - [`icon_sheet()`]: the name, meaning and rule of every icon of a game.
//! - [`log_page`]: the log of a game in chapters, with a search.
//! - [`sealed`], [`differing`]: a page in fragments, and those that a browser does not have yet.
//! - [`review_page()`]: the review of a finished game.
//! - [`ASSETS`]: style sheets and scripts. Scripts only add comfort; every page works without.
//!
//! Choices and places: every piece of a drawing carries the name of its place as `data-place`, and
//! every choice the places it mentions as `data-places`. A place that comes first in choices
//! available now lists their numbers in `data-can`.

mod achievements;
mod amounts;
mod appearance;
mod area;
mod assets;
mod beats;
mod changes;
mod clock;
mod conduct;
mod content_difference;
mod content_overrides;
mod device_requests;
mod devices_page;
mod digest;
mod door;
mod ending;
mod fragments;
mod front_page;
mod game_status;
mod games;
mod guide;
mod header;
mod helper;
mod helper_aids;
mod helper_answers;
mod helper_cards;
mod helper_link;
mod helper_numbers;
mod helper_page;
mod helper_pictures;
mod helper_pieces;
mod helper_set_up;
mod hint;
mod history;
mod home_page;
mod hours_form;
mod icons;
mod illustrated;
mod join_page;
mod log;
mod made_link;
mod me_page;
mod new_game;
mod panel;
mod people_page;
mod poster;
mod problem;
mod progress;
mod prompt;
mod reading_page;
mod report;
mod report_page;
mod review_page;
mod rules;
mod search;
mod seats;
mod seats_page;
mod share_link;
mod shell;
mod strength;
mod table_apart;
mod table_page;
mod table_people;
mod table_state;
mod tags;
mod text_board;
mod win_chart;

pub use achievements::{Achievements, AtLevel, achievements};
pub use assets::{ASSETS, Asset, asset_address, game_style, game_style_address};
pub use clock::{CLOCKS, ClockForm, Moment, TableClock, time_in_words};
pub use conduct::{HostActRow, HostDid, OpenReport, OwnReport};
pub use content_difference::{ContentDifference, ContentOwner, ContentPage, content_page};
pub use content_overrides::{
    OverridesHead, OverridesList, OverridesRow, overrides_address, overrides_list, overrides_row,
};
pub use device_requests::{Asked, AskedFor, AskedNote, Part};
pub use devices_page::{DeviceRow, DevicesPage, NumberShown, devices_page};
pub use door::{DOOR_STYLE, closed_door, pairing};
pub use fragments::{differing, sealed};
pub use front_page::{Front, SavedRow, front};
pub use game_status::{GameStatus, game_status, how_it_ended};
pub use helper::helper;
pub use helper_numbers::NUMBER;
pub use helper_page::HelperPage;
pub use helper_pieces::Pieces;
pub use helper_set_up::{HelperSetUp, helper_set_up};
pub use history::{LogPage, log_page};
pub use home_page::{HomeAsk, HomePage, HomePart, HomeRow, PersonHome, Visitor, home_page};
pub use hours_form::HoursForm;
pub use icons::{IconSheet, icon_sheet};
pub use join_page::{JoinGame, JoinPage, JoinTo, OfferPage, join_page, offer_page};
pub use made_link::MadeLink;
pub use me_page::{MePage, me_page};
pub use new_game::{NewGame, new_game};
pub use people_page::{PeoplePage, PersonRank, PersonRow, people_page};
pub use problem::{problem, unopened};
pub use prompt::BETWEEN_TIMES;
pub use reading_page::{ReadingPage, reading_page};
pub use report::{ReportOutcome, ReportReason};
pub use report_page::{ReportPage, ReportedPerson, TypedReport, report_page};
pub use review_page::{ReviewPage, ReviewStage, review_page};
pub use rules::{InGame, RuleList, rule, rule_fragment, rule_list};
pub use seats::{ASK, FRIEND, NewTable};
pub use seats_page::{SeatRow, SeatsPage, Where, seats_page};
pub use share_link::{Offered, ShareLink, offered, share_link};
pub use table_page::table;
pub use table_people::{
    LinkOut, PersonSeat, SeatedPerson, TableHost, TablePeople, TableSettings, table_people,
};
pub use table_state::{Asking, Table, TaskStatus};
