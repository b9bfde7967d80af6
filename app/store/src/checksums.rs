//! Checksums of stored data, which reveal bits that flipped on a disk.
//!
//! They protect against nothing else: whoever can write the file can also write matching checksums.

use play::Save;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Transaction, params};

use crate::failure::Failure;

/// The checksum of these parts: 64-bit FNV-1a over each part and its length, so that every change
/// of a single byte changes it.
pub(crate) fn sum(parts: &[&[u8]]) -> i64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut eat = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    for part in parts {
        (part.len() as u64).to_le_bytes().into_iter().for_each(&mut eat);
        part.iter().copied().for_each(&mut eat);
    }
    hash.cast_signed()
}

/// The checksum of an entry, chained to that of the entry before: each vouches for all earlier
/// ones.
pub(crate) fn linked(before: i64, text: &[u8]) -> i64 {
    sum(&[&before.to_le_bytes(), text])
}

/// The start of the chain.
pub(crate) const START: i64 = 0;

/// The checksums of a save's entries, including the undone ones.
pub(crate) fn of_entries(save: &Save) -> Vec<i64> {
    let mut last = START;
    let texts = save.entries.iter().chain(&save.undone);
    texts
        .map(|text| {
            last = linked(last, text.as_bytes());
            last
        })
        .collect()
}

/// The bytes of a column, whatever its type.
pub(crate) fn bytes(row: &Row<'_>, column: usize) -> Result<Vec<u8>, rusqlite::Error> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => bytes.to_vec(),
        ValueRef::Integer(number) => number.to_le_bytes().to_vec(),
        ValueRef::Real(number) => number.to_le_bytes().to_vec(),
        ValueRef::Null => Vec::new(),
    })
}

/// The columns needed to play a game, besides its entries, and the columns shown in lists.
const PLAYED: [&str; 5] = ["name", "game", "header", "length", "undone"];
const LISTED: [&str; 3] = ["over", "status", "glance"];

/// The checksums of a stored row: of the columns needed to play, and of those shown in lists.
pub(crate) fn of_game(read: &Connection, id: &str) -> Result<(i64, i64), rusqlite::Error> {
    let columns = [&PLAYED[..], &LISTED].concat().join(", ");
    let mut query = read.prepare_cached(&format!("SELECT {columns} FROM games WHERE id = ?1"))?;
    query.query_row([id], |row| {
        let all: Vec<Vec<u8>> = (0..PLAYED.len() + LISTED.len())
            .map(|column| bytes(row, column))
            .collect::<Result<_, _>>()?;
        let parts: Vec<&[u8]> = all.iter().map(Vec::as_slice).collect();
        let (played, listed) = parts.split_at(PLAYED.len());
        Ok((sum(played), sum(listed)))
    })
}

/// Updates the checksums of a game's row after a change.
pub(crate) fn seal(change: &Transaction<'_>, id: &str) -> Result<(), rusqlite::Error> {
    let (played, listed) = of_game(change, id)?;
    change.execute(
        "UPDATE games SET sum = ?2, listed = ?3 WHERE id = ?1",
        params![id, played, listed],
    )?;
    Ok(())
}

/// Adds checksums to everything in a file that had none.
pub(crate) fn seal_all(change: &Transaction<'_>) -> Result<(), Failure> {
    let ids = {
        let mut query = change.prepare("SELECT id FROM games")?;
        let ids = query.query_map([], |row| row.get(0))?;
        ids.collect::<Result<Vec<String>, _>>()?
    };
    for id in ids {
        let entries = {
            let mut query =
                change.prepare_cached("SELECT n, text FROM entries WHERE game = ?1 ORDER BY n")?;
            let rows = query.query_map([&id], |row| Ok((row.get(0)?, bytes(row, 1)?)))?;
            rows.collect::<Result<Vec<(i64, Vec<u8>)>, _>>()?
        };
        let mut write =
            change.prepare_cached("UPDATE entries SET sum = ?3 WHERE game = ?1 AND n = ?2")?;
        let mut last = START;
        for (n, text) in entries {
            last = linked(last, &text);
            write.execute(params![id, n, last])?;
        }
        seal(change, &id)?;
    }
    let owned = {
        let mut query = change.prepare("SELECT game, files FROM own_content")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, bytes(row, 1)?)))?;
        rows.collect::<Result<Vec<(String, Vec<u8>)>, _>>()?
    };
    for (game, files) in owned {
        change.execute(
            "UPDATE own_content SET sum = ?2 WHERE game = ?1",
            params![game, sum(&[&files])],
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flipped_bit_makes_another_sum() {
        let text = b"table bag L 3 1".to_vec();
        let whole = sum(&[&text]);
        for bit in 0..text.len() * 8 {
            let mut flipped = text.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(sum(&[&flipped]), whole, "bit {bit}");
        }
        assert_ne!(sum(&[b"ab", b"c"]), sum(&[b"a", b"bc"]), "where a part ends counts");
    }
}
