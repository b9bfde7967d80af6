//! Who may do what. All permissions are decided here, by [`may`].
//!
//! A game whose seats are held hides each of them from the others until it is over. Where none is
//! held, in a house, one device is passed around, and whoever holds it may do everything.

use game_core::{Seat, Turn};
use http::StatusCode;
use i18n::{Locale, Notice, message, notice};
use page::Asking;
use play::DynSession;

use crate::membership::{Membership, Role};
use crate::response::{Response, problem, refusal, sanitize_id};
use crate::viewer::{look_through, may_answer};
use crate::{Problem, ProgramActs, Rank, TakingBack};

/// An act that needs permission.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Act {
    /// See the game as far as the viewer may: its table, log, rules that applied, review, and
    /// whether it has changed.
    Look,
    /// State how much of it the own person has seen.
    MarkSeen,
    /// Take it away whole: as a file, as a link, or with its seed.
    TakeAlong,
    /// Answer the current question.
    Choose,
    /// Start or stop a search for the seat that must choose.
    Think,
    /// Take over the device that is passed around.
    TakeDevice(Seat),
    /// Undo the last choices of these seats.
    TakeBack {
        /// Whose choices are undone.
        whose: Vec<Seat>,
        /// Whether an undone entry revealed something to anybody.
        shown: bool,
    },
    /// Redo undone choices of these seats.
    BringBack {
        /// Whose choices return.
        whose: Vec<Seat>,
    },
    /// Pause or resume bots.
    ControlBots,
    /// Take a seat for this device alone.
    TakeSeat(Seat),
    /// Give back a seat.
    LeaveSeat(Seat),
    /// Reply to a request made of whoever plays one of these seats.
    Agree(Vec<Seat>),
    /// Offer a seat to somebody by name: an own one, or one that nobody holds.
    OfferSeat(Seat),
    /// Withdraw the offer of a seat.
    WithdrawOffer(Seat),
    /// End it before its end.
    End,
    /// Agree to end it, for the players of these seats.
    AgreeToEnd(Vec<Seat>),
    /// Pause all clocks.
    PauseClocks,
    /// End a pause of all clocks.
    ResumeClocks,
    /// Rename it.
    Rename,
    /// Delete it.
    Delete,
    /// Report a person of it to those who run the service, who tell nobody.
    Report,
    /// Invite, change who may watch and how taking back goes, or let a bot play a seat.
    HostGame,
    /// Start, continue or stop the review of a finished game.
    Review,
    /// Enter where the own copy differs, for this game, in which nobody else sits.
    EnterContent,
    /// About no game: read what is no secret, such as rules, the front page or an asset.
    Read,
    /// About no game: list the own games.
    SeeGames,
    /// About no game: see the own devices and the record of the own games.
    SeeOwn,
    /// About no game: start or import one.
    Start,
    /// About no game: enter where the own copy differs, for all own new games.
    KeepContent,
    /// About no game: let people in, change their ranks, remove them.
    HostService,
}

/// Whether an act is permitted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum May {
    /// Permitted at once.
    Yes,
    /// Permitted if the players of these seats agree.
    IfAgreed(Vec<Seat>),
    /// Permitted once the game is over, or no seat is held.
    WhenOver,
    /// Refused.
    No(Why),
    /// Refused as if there were no such game.
    Hidden,
}

/// Why an act is refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Why {
    /// Another device has to choose.
    AnotherDevice,
    /// Another seat has to choose.
    AnotherSeat,
    /// The seat belongs to another device.
    NotYours,
    /// Only players of the game may do it.
    OnlyPlayers,
    /// Only the owner of the computer may do it.
    OnlyOwner,
    /// Only the host of the game may do it.
    OnlyGameHost,
    /// The game is over: all agreed to end it.
    Ended,
    /// Seats of people are free.
    SeatsFree,
    /// A person holds one seat.
    OneSeat,
    /// Seats are had by invitation.
    ByInvitation,
    /// The game is played without taking back what was revealed.
    NoTakingBack,
    /// Others sit at the game, which goes on with the values that they know.
    ContentStays,
    /// Only somebody who has signed in may do it.
    OnlyMembers,
    /// Only a person of a higher rank may do it.
    OnlyRank,
    /// A person has to do it, no program.
    NotByProgram,
}

impl Why {
    /// The reason, as a sentence without its final stop.
    pub(crate) fn notice(self) -> Notice {
        match self {
            Why::AnotherDevice => notice!("problem-device"),
            Why::AnotherSeat => notice!("problem-seat"),
            Why::NotYours => notice!("right-not-yours"),
            Why::OnlyPlayers => notice!("right-only-players"),
            Why::OnlyOwner => notice!("right-only-owner"),
            Why::OnlyGameHost => notice!("right-only-game-host"),
            Why::Ended => notice!("right-ended"),
            Why::SeatsFree => notice!("right-seats-free"),
            Why::OneSeat => notice!("right-one-seat"),
            Why::ByInvitation => notice!("right-by-invitation"),
            Why::NoTakingBack => notice!("right-no-taking-back"),
            Why::ContentStays => notice!("right-content-stays"),
            Why::OnlyMembers => notice!("right-only-members"),
            Why::OnlyRank => notice!("right-only-rank"),
            Why::NotByProgram => notice!("right-not-by-program"),
        }
    }
}

/// Whether somebody may perform an act: in this game, or, with `None`, an act that is about no
/// game.
pub(crate) fn may<'g>(
    who: &Membership,
    game: impl Into<Option<&'g dyn DynSession>>,
    act: &Act,
) -> May {
    match game.into() {
        Some(_) if who.role == Role::Stranger => May::Hidden,
        _ if !by_program(who.program, act) => May::No(Why::NotByProgram),
        None => in_service(who, act),
        Some(game) => in_game(who, game, act),
    }
}

/// Whether the sender is no program, or one that may perform this act for its person.
fn by_program(program: Option<ProgramActs>, act: &Act) -> bool {
    let least = match act {
        Act::Read | Act::SeeGames | Act::Look | Act::TakeAlong => ProgramActs::Look,
        Act::Choose | Act::TakeBack { .. } | Act::BringBack { .. } | Act::Agree(_) => {
            ProgramActs::Play
        }
        _ => return program.is_none(),
    };
    program.is_none_or(|acts| acts >= least)
}

/// Acts that are about no game. In a house everybody may perform them.
fn in_service(who: &Membership, act: &Act) -> May {
    let least = match act {
        Act::Read => return May::Yes,
        Act::SeeGames | Act::SeeOwn => Rank::Guest,
        Act::Start | Act::KeepContent => Rank::Member,
        Act::HostService => Rank::Host,
        // An act in a game, and there is none.
        _ => return May::Hidden,
    };
    let may = who.role == Role::House || who.rank >= Some(least);
    yes_if(may, if who.rank.is_none() { Why::OnlyMembers } else { Why::OnlyRank })
}

fn in_game(who: &Membership, game: &dyn DynSession, act: &Act) -> May {
    let is_house = who.role == Role::House;
    let is_host = who.role == Role::Host;
    let plays = || who.plays(game);
    // A device in the house that shows every seat, or shows a game that is over, may do everything.
    let is_at_home = || {
        let is_held = who.is_one_of_several() && game.turn() != Turn::Over;
        is_house && (!is_held || who.others(game).is_empty())
    };
    match act {
        // Its page shows all that was entered, hands included.
        Act::Look | Act::Report | Act::MarkSeen
            if who.role == Role::Spectator && game.helping().is_some() =>
        {
            May::Hidden
        }
        Act::Look => May::Yes,
        Act::Choose | Act::Think if who.settings.ended => May::No(Why::Ended),
        Act::Choose if !is_house && !who.free_seats(game).is_empty() => May::No(Why::SeatsFree),
        Act::Choose | Act::Think => match may_answer(game, who) {
            true => May::Yes,
            false if who.is_one_of_several() => May::No(Why::AnotherDevice),
            false => May::No(Why::AnotherSeat),
        },
        Act::TakeDevice(seat) => {
            let asked = look_through(game, who).1 == Asking::HandOver(*seat);
            yes_if(asked, Why::AnotherSeat)
        }
        Act::Review => yes_if(is_house || is_host || plays(), Why::OnlyPlayers),
        Act::LeaveSeat(seat) => {
            let is_free = is_house && !who.elsewhere.contains(seat);
            yes_if(is_free || is_host || who.own.contains(seat), Why::NotYours)
        }
        // In a house people talk to each other.
        Act::Report | Act::MarkSeen => yes_if(!is_house, Why::OnlyMembers),
        Act::TakeSeat(seat) => seat_taken(who, game, *seat),
        Act::OfferSeat(_) | Act::End | Act::AgreeToEnd(_) if who.is_over(game) => {
            May::No(Why::Ended)
        }
        Act::OfferSeat(seat) => {
            let is_free = is_host && who.holder(*seat).is_none();
            yes_if(is_free || who.own.contains(seat), Why::NotYours)
        }
        Act::WithdrawOffer(seat) => yes_if(is_host || who.own.contains(seat), Why::NotYours),
        Act::End => match (&who.own[..], &who.elsewhere[..]) {
            ([], _) => May::No(Why::OnlyPlayers),
            (_, []) => May::Yes,
            (_, others) => May::IfAgreed(others.to_vec()),
        },
        Act::PauseClocks | Act::ResumeClocks if who.is_over(game) => May::No(Why::Ended),
        Act::PauseClocks | Act::ResumeClocks if is_host => May::Yes,
        Act::PauseClocks => match (&who.own[..], &who.elsewhere[..]) {
            ([], _) => May::No(Why::OnlyPlayers),
            (_, []) => May::Yes,
            (_, others) => May::IfAgreed(others.to_vec()),
        },
        Act::ResumeClocks => yes_if(!who.own.is_empty(), Why::OnlyPlayers),
        Act::AgreeToEnd(seats) => {
            yes_if(seats.iter().any(|seat| who.own.contains(seat)), Why::NotYours)
        }
        Act::Agree(seats) => yes_if(seats.iter().any(|&seat| who.shows(seat)), Why::NotYours),
        Act::TakeAlong => match is_at_home() || tells_nothing_new(who, game) {
            true => May::Yes,
            false => May::WhenOver,
        },
        _ if is_at_home() => May::Yes,
        Act::TakeBack { whose, shown } => taken_up(who, game, whose, *shown),
        Act::BringBack { whose } => taken_up(who, game, whose, false),
        Act::ControlBots => yes_if(is_host || plays(), Why::OnlyPlayers),
        Act::Rename if is_house => yes_if(plays() || who.is_owner, Why::OnlyPlayers),
        Act::Delete if is_house => yes_if(who.is_owner, Why::OnlyOwner),
        Act::EnterContent if is_house => May::Yes,
        // Whoever took a seat has seen with which values.
        Act::EnterContent if is_host && !who.others(game).is_empty() => May::No(Why::ContentStays),
        Act::Rename | Act::Delete | Act::EnterContent | Act::HostGame => {
            yes_if(is_host, Why::OnlyGameHost)
        }
        // An act that is about no game.
        Act::Read
        | Act::SeeGames
        | Act::SeeOwn
        | Act::Start
        | Act::KeepContent
        | Act::HostService => in_service(who, act),
    }
}

fn yes_if(may: bool, why: Why) -> May {
    if may { May::Yes } else { May::No(why) }
}

/// Whether somebody knows the whole game already: it is over, of itself or by consent, or the seats of all people are the
/// own.
fn tells_nothing_new(who: &Membership, game: &dyn DynSession) -> bool {
    who.is_over(game) || (who.plays(game) && who.others(game).is_empty())
}

/// Whether somebody may take a seat: in a house any seat, if its holder agrees; elsewhere a
/// free one, by the host of the game or, at an open table, by a member, who then holds no other.
fn seat_taken(who: &Membership, game: &dyn DynSession, seat: Seat) -> May {
    match (who.elsewhere.contains(&seat), who.role) {
        (true, Role::House) if game.turn() != Turn::Over => May::IfAgreed(vec![seat]),
        (_, Role::House) => May::Yes,
        _ if who.own.contains(&seat) => May::Yes,
        _ if !who.own.is_empty() => May::No(Why::OneSeat),
        (false, Role::Host) => May::Yes,
        (false, _)
            if who.settings.listed && who.settings.open && who.rank >= Some(Rank::Member) =>
        {
            May::Yes
        }
        _ => May::No(Why::ByInvitation),
    }
}

/// Whether somebody may undo or redo at once, because the choices are the own and revealed nothing
/// to others, or only if the others agree, or as the settings of the game say.
fn taken_up(who: &Membership, game: &dyn DynSession, whose: &[Seat], shown: bool) -> May {
    let others = who.others(game);
    if who.settings.ended {
        return May::No(Why::Ended);
    }
    let own = !whose.is_empty() && whose.iter().all(|&seat| who.shows(seat));
    let is_free = (own && !shown) || others.is_empty();
    match (who.plays(game), who.settings.taking_back) {
        (false, _) => May::No(Why::OnlyPlayers),
        (true, TakingBack::Freely) => May::Yes,
        (true, _) if is_free => May::Yes,
        (true, TakingBack::IfAgreed) => May::IfAgreed(others),
        (true, TakingBack::Never) => May::No(Why::NoTakingBack),
    }
}

/// The page that refuses an act, with a link back; `id` is that of the game.
pub(crate) fn forbidden(locale: Locale, may: &May, id: &str) -> Response {
    let line = match may {
        May::Hidden => return problem(locale, &Problem::Missing(id.to_string())),
        May::Yes | May::IfAgreed(_) | May::WhenOver => message!(locale, "right-when-over").into(),
        May::No(why) => why.notice().text(locale),
    };
    let back = if id.is_empty() { "/".to_string() } else { format!("/games/{}", sanitize_id(id)) };
    refusal(locale, StatusCode::FORBIDDEN, &[line], &back)
}
