use std::io::Write;

use game_core::Standing;
use serde::{Deserialize, Serialize};
use simulation::GameStats;

/// Stands in place of the rule that ended a game, where the game was broken off.
pub(crate) const BROKEN_OFF: &str = "broken off";

/// One simulated game.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Row {
    /// Its seed.
    pub seed: u64,
    /// Number of entries, results of chance included.
    pub entries: u32,
    /// Number of them that are choices of seats.
    pub decisions: u32,
    /// Number of rounds, including the last one; `None` if the game does not count rounds.
    pub rounds: Option<u32>,
    /// The seat that began, from 0; `None` if no seat was asked.
    pub first: Option<u8>,
    /// Who led when, if requested, the game has an evaluation, and it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead_changes: Option<RowLeadChanges>,
    /// The id of the rule that ended it; `None` if it was broken off, without a winner.
    pub rule: Option<String>,
    /// Every party, seats first, then automated opponents; empty if it was broken off.
    pub parties: Vec<RowParty>,
    /// Whether chance brought the component that it was to bring early.
    #[serde(default)]
    pub early: bool,
}

/// Who led in a simulated game.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct RowLeadChanges {
    /// Number of lead changes.
    pub changes: u32,
    /// The leader at the start of each tenth of the decisions: a seat, from 0, or the number of
    /// seats for whoever has none; `None` where nobody led.
    pub tenths: Vec<Option<u8>>,
}

/// One party of a simulated game.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct RowParty {
    /// Its name.
    pub name: String,
    /// Its seat, from 0; `None` for an automated opponent.
    pub seat: Option<u8>,
    /// The place in the line-up of the player in this seat, from 0.
    pub place: Option<usize>,
    /// Whether it won.
    #[serde(with = "Stood")]
    pub standing: Standing,
    /// Its victory points; `None` if it has none.
    pub total: Option<i32>,
    /// The items of its score sheet: title, and victory points or count.
    pub items: Vec<(String, i32)>,
}

/// Deserializes a [`Standing`].
#[derive(Deserialize, Serialize)]
#[serde(remote = "Standing", rename_all = "snake_case")]
enum Stood {
    Won,
    Shared,
    Lost,
}

impl Row {
    /// The first player of the line-up; `None` if the game was broken off.
    pub(crate) fn first_player(&self) -> Option<&RowParty> {
        self.parties.iter().find(|party| party.place == Some(0))
    }

    pub(crate) fn new(seed: u64, record: GameStats) -> Self {
        let (seated, early) = (record.seated, record.early);
        let rule = record.outcome.as_ref().map(|outcome| outcome.rule.0.to_string());
        let parties = record.outcome.into_iter().flat_map(|outcome| outcome.parties);
        let parties = parties.map(|party| RowParty {
            name: party.name,
            seat: party.seat.map(|seat| seat.0),
            place: party.seat.and_then(|seat| seated.get(seat.index()).copied()),
            standing: party.standing,
            total: party.total,
            items: party.items.into_iter().map(|item| (item.title.clone(), item.value())).collect(),
        });
        let parties = parties.collect();
        let lead_changes = record.lead_changes;
        Row {
            seed,
            entries: record.entries,
            decisions: record.decisions,
            rounds: record.rounds,
            first: record.first.map(|seat| seat.0),
            lead_changes: lead_changes
                .map(|it| RowLeadChanges { changes: it.changes, tenths: it.tenths.to_vec() }),
            rule,
            parties,
            early,
        }
    }
}

/// The games of one run for a CSV file; all have the same mode and line-up.
#[derive(Clone, Copy, Debug)]
pub struct CsvRun<'a> {
    /// The mode; empty for options given one by one.
    pub mode: &'a str,
    /// What is compared, such as `difficulty=normal`; empty if nothing is.
    pub value: &'a str,
    /// The player of each place of the line-up.
    pub players: &'a [String],
    /// The games.
    pub rows: &'a [Row],
}

/// Writes one line for each game, below a line of headings.
///
/// The columns are `mode`, `compared`, `players`, `seed`, `rule` (`broken off` for a game that
/// was), `entries`, `decisions`, `rounds` (empty if the game does not count them) and `first` (the
/// seat that began, from 1). If leads were recorded, `lead_changes` (their number) and `leads`
/// follow: the leader at the start of each tenth of the decisions, separated by semicolons: a seat
/// from 1, `others` for whoever has none, or nothing. Then for each party, numbered from 1: `name`,
/// `player` (empty for an automated opponent), `seat` (from 1, empty for an automated opponent),
/// `total`, `standing`, and `items` (`title=points`, or a count, separated by semicolons). Columns
/// of parties that a game does not have are empty.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_csv(out: impl Write, runs: &[CsvRun<'_>]) -> Result<(), std::io::Error> {
    let mut writer = csv::Writer::from_writer(out);
    let rows = || runs.iter().flat_map(|run| run.rows);
    let parties = rows().map(|row| row.parties.len()).max().unwrap_or(0);
    let mut headings: Vec<String> =
        ["mode", "compared", "players", "seed", "rule", "entries", "decisions", "rounds", "first"]
            .map(String::from)
            .to_vec();
    let lead_changes = rows().any(|row| row.lead_changes.is_some());
    if lead_changes {
        headings.extend(["lead_changes", "leads"].map(String::from));
    }
    for party in 1..=parties {
        let columns = ["name", "player", "seat", "total", "standing", "items"];
        headings.extend(columns.map(|column| format!("party_{party}_{column}")));
    }
    writer.write_record(&headings)?;
    for run in runs {
        let players = run.players.join(",");
        for row in run.rows {
            let mut cells = vec![
                run.mode.to_string(),
                run.value.to_string(),
                players.clone(),
                row.seed.to_string(),
                row.rule.as_deref().unwrap_or(BROKEN_OFF).to_string(),
                row.entries.to_string(),
                row.decisions.to_string(),
                row.rounds.map_or_else(String::new, |rounds| rounds.to_string()),
                row.first.map_or_else(String::new, |seat| (u32::from(seat) + 1).to_string()),
            ];
            if lead_changes {
                cells.extend(lead_cells(row));
            }
            row.parties.iter().for_each(|party| cells.extend(party_cells(party, run.players)));
            cells.resize(headings.len(), String::new());
            writer.write_record(&cells)?;
        }
    }
    writer.flush()
}

fn lead_cells(row: &Row) -> [String; 2] {
    let Some(RowLeadChanges { changes, tenths }) = &row.lead_changes else {
        return [const { String::new() }; 2];
    };
    let seats = row.parties.iter().filter(|party| party.seat.is_some()).count();
    let word = |leader: &Option<u8>| match leader {
        None => String::new(),
        Some(seat) if usize::from(*seat) < seats => (u32::from(*seat) + 1).to_string(),
        Some(_) => "others".to_string(),
    };
    [changes.to_string(), tenths.iter().map(word).collect::<Vec<_>>().join(";")]
}

fn party_cells(party: &RowParty, players: &[String]) -> [String; 6] {
    let player = party.place.and_then(|place| players.get(place)).cloned().unwrap_or_default();
    let items = party.items.iter().map(|(title, points)| format!("{title}={points}"));
    [
        party.name.clone(),
        player,
        party.seat.map_or_else(String::new, |seat| (u32::from(seat) + 1).to_string()),
        party.total.map_or_else(String::new, |total| total.to_string()),
        match party.standing {
            Standing::Won => "won",
            Standing::Shared => "shared",
            Standing::Lost => "lost",
        }
        .to_string(),
        items.collect::<Vec<_>>().join(";"),
    ]
}
