//! The table of devices that are let in.

use std::collections::BTreeMap;

use rusqlite::{Connection, Transaction, params};
use service::{DeviceId, KnownDevice};

use crate::failure::Failure;
use crate::rows::text;

/// Every device that is let in.
pub(crate) fn all(read: &Connection) -> Result<Vec<KnownDevice>, Failure> {
    let mut query = read.prepare_cached("SELECT id, hash, name, since, used FROM let_in")?;
    let rows = query.query_map([], |row| {
        Ok(KnownDevice {
            id: DeviceId(text(row, 0)?),
            hash: text(row, 1)?,
            name: text(row, 2)?,
            since: row.get(3)?,
            used: row.get(4)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Stores a new device.
pub(crate) fn keep(change: &Transaction<'_>, device: &KnownDevice) -> Result<(), Failure> {
    let KnownDevice { id, hash, name, since, used } = device;
    let row = params![id.0, hash, name, since, used];
    change.execute("INSERT OR REPLACE INTO let_in VALUES (?1, ?2, ?3, ?4, ?5)", row)?;
    Ok(())
}

/// Stores when devices were last seen.
pub(crate) fn used(
    change: &Transaction<'_>,
    here: &BTreeMap<DeviceId, i64>,
) -> Result<(), Failure> {
    let mut later =
        change.prepare_cached("UPDATE let_in SET used = max(used, ?2) WHERE id = ?1")?;
    for (id, at) in here {
        later.execute(params![id.0, at])?;
    }
    Ok(())
}

/// Removes a device and frees its seats. Returns the games of these seats.
pub(crate) fn forget(change: &Transaction<'_>, id: &DeviceId) -> Result<Vec<String>, Failure> {
    let mut query = change.prepare("SELECT DISTINCT game FROM devices WHERE device = ?1")?;
    let games: Vec<String> =
        query.query_map([&id.0], |row| text(row, 0))?.collect::<Result<_, _>>()?;
    for game in &games {
        change.execute("UPDATE games SET revision = revision + 1 WHERE id = ?1", [game])?;
    }
    change.execute("DELETE FROM devices WHERE device = ?1", [&id.0])?;
    change.execute("DELETE FROM let_in WHERE id = ?1", [&id.0])?;
    Ok(games)
}
