//! Small grey pictures of pages: drawn by a browser, written as PNG, read back and compared.

use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder, OutputInfo, Transformations};

use crate::driven::Result;

/// How many times smaller than its page a picture is.
pub(super) const TIMES: u16 = 4;

/// The number of grey levels.
const GREYS: u32 = 16;

/// The least difference in grey levels that counts; neighbouring levels may result from rounding.
const APART: u8 = 2;

/// An edge that shifts by one pixel changes a spot by one `TIMES`-th of the contrast between its
/// two sides; another release of the browser, or another processor, may round the edges of drawings
/// like that. A difference of up to a third of the contrast does not count.
const OF_CONTRAST: u8 = 3;

/// How many spots close together may differ: the edges of an icon, rounded differently. On the same
/// machine the same page gives the same spots; the faintest label of four letters changes nine
/// spots when it moves by six pixels, and most labels change thirty to a hundred.
pub(super) const TOLERATED: usize = 4;

/// Spots are close together if they are in a window of this many columns and rows: the size of a
/// label of four letters and its movement.
const WINDOW: (usize, usize) = (10, 4);

/// A picture in greys, row by row.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Picture {
    width: usize,
    greys: Vec<u8>,
}

/// The differences between two pictures of one size.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Difference {
    /// How many spots differ.
    pub(super) spots: usize,
    /// The most of them that are close together.
    pub(super) beside: usize,
    /// The first and the last column with a difference.
    pub(super) columns: (usize, usize),
    /// The first and the last row with a difference.
    pub(super) rows: (usize, usize),
}

impl Difference {
    /// Whether a person would notice. An edge of a box between two rows is drawn in either of them,
    /// varying for the same page: a seam one spot high.
    pub(super) fn is_seen(&self) -> bool {
        self.beside > TOLERATED
    }
}

impl fmt::Display for Difference {
    /// The part of the page that differs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = usize::from(TIMES);
        let [left, right] = [self.columns.0, self.columns.1 + 1].map(|column| column * times);
        let [top, bottom] = [self.rows.0, self.rows.1 + 1].map(|row| row * times);
        let Difference { spots, beside, .. } = self;
        write!(
            f,
            "{spots} spots, {beside} of them together, from {left} to {right} across, {top} to {bottom} down"
        )
    }
}

impl Picture {
    /// The grey levels of a page that a browser has drawn small.
    ///
    /// # Errors
    ///
    /// If the bytes are no colour PNG.
    pub(super) fn of_page(png: &[u8]) -> Result<Picture> {
        let (info, bytes) = decoded(png)?;
        let samples = info.color_type.samples();
        if samples < 3 {
            return Err("a page without colours".into());
        }
        let grey = |spot: &[u8]| {
            let [red, green, blue] = [spot[0], spot[1], spot[2]].map(u32::from);
            u8::try_from((red * 3 + green * 6 + blue) / 10 * GREYS / 256).expect("a grey")
        };
        let greys = bytes.chunks_exact(samples).map(grey).collect();
        Ok(Picture { width: info.width as usize, greys })
    }

    /// Pictures side by side, the first one being the highest.
    pub(super) fn beside(parts: &[Picture]) -> Picture {
        let width = parts.iter().map(|part| part.width).sum();
        let rows = parts.iter().map(Picture::height).max().unwrap_or_default();
        let mut greys = Vec::with_capacity(width * rows);
        for row in 0..rows {
            for part in parts {
                let line = part.greys.chunks(part.width).nth(row);
                greys.extend(line.map_or_else(|| vec![0; part.width], <[u8]>::to_vec));
            }
        }
        Picture { width, greys }
    }

    /// The first `width` columns and `height` rows from this column on.
    pub(super) fn part(&self, from: usize, width: usize, height: usize) -> Picture {
        let lines = self.greys.chunks(self.width).take(height);
        let greys = lines.flat_map(|line| line.iter().skip(from).take(width)).copied().collect();
        Picture { width, greys }
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }

    pub(super) fn height(&self) -> usize {
        self.greys.len() / self.width.max(1)
    }

    /// The differences from another picture; `None` if it has another size.
    pub(super) fn difference(&self, other: &Picture) -> Option<Difference> {
        if self.width != other.width || self.greys.len() != other.greys.len() {
            return None;
        }
        let spots: Vec<(usize, usize)> = self.apart(other).collect();
        let columns = spots.iter().map(|(column, _)| *column);
        let rows = spots.iter().map(|(_, row)| *row);
        Some(Difference {
            spots: spots.len(),
            beside: most_beside(&spots),
            columns: (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0)),
            rows: (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0)),
        })
    }

    /// The column and row of each spot that differs.
    fn apart(&self, other: &Picture) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.greys.iter().zip(&other.greys).enumerate();
        let places = pairs.map(|(index, pair)| ((index % self.width, index / self.width), pair));
        let far = places.filter(|(place, (one, two))| {
            let apart = one.abs_diff(**two);
            let contrast = || self.contrast(*place).max(other.contrast(*place));
            apart >= APART && apart * OF_CONTRAST > contrast()
        });
        far.map(|(place, _)| place)
    }

    /// The difference between the darkest and the brightest spot in the neighbourhood of this one,
    /// in grey levels.
    fn contrast(&self, (column, row): (usize, usize)) -> u8 {
        let rows = row.saturating_sub(1)..(row + 2).min(self.height());
        let columns = column.saturating_sub(1)..(column + 2).min(self.width);
        let around = rows.flat_map(|row| &self.greys[row * self.width..][columns.clone()]);
        let (least, most) =
            around.fold((u8::MAX, 0), |(least, most), &grey| (grey.min(least), grey.max(most)));
        most.saturating_sub(least)
    }

    /// The picture as PNG.
    ///
    /// # Errors
    ///
    /// If it has no spots.
    pub(super) fn write(&self) -> Result<Vec<u8>> {
        let lines = self.greys.chunks(self.width).flat_map(|line| {
            line.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0))
        });
        self.encode(ColorType::Grayscale, BitDepth::Four, &lines.collect::<Vec<u8>>())
    }

    /// Reads what [`Picture::write`] wrote.
    ///
    /// # Errors
    ///
    /// If the bytes are no such PNG.
    pub(super) fn read(png: &[u8]) -> Result<Picture> {
        let (info, bytes) = decoded(png)?;
        if info.color_type != ColorType::Grayscale {
            return Err("a reviewed picture that is not grey".into());
        }
        let greys = bytes.into_iter().map(|grey| grey >> 4).collect();
        Ok(Picture { width: info.width as usize, greys })
    }

    /// This picture in pale, with the spots that differ in another one in red, as PNG.
    ///
    /// # Errors
    ///
    /// If it has no spots.
    pub(super) fn marked(&self, other: &Picture) -> Result<Vec<u8>> {
        let mut colours: Vec<[u8; 3]> = self.greys.iter().map(|grey| [127 + grey * 8; 3]).collect();
        for (column, row) in self.apart(other) {
            colours[row * self.width + column] = [220, 0, 0];
        }
        self.encode(ColorType::Rgb, BitDepth::Eight, colours.as_flattened())
    }

    fn encode(&self, colours: ColorType, depth: BitDepth, bytes: &[u8]) -> Result<Vec<u8>> {
        let mut png = Vec::new();
        let (width, height) = (u32::try_from(self.width)?, u32::try_from(self.height())?);
        let mut encoder = Encoder::new(&mut png, width, height);
        encoder.set_color(colours);
        encoder.set_depth(depth);
        encoder.set_compression(Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(bytes)?;
        writer.finish()?;
        Ok(png)
    }
}

/// The most spots in a window that starts at the column of one of them and the row of one of them.
/// A window with spots in a single row shows a seam and does not count.
fn most_beside(spots: &[(usize, usize)]) -> usize {
    let all: HashSet<(usize, usize)> = spots.iter().copied().collect();
    let columns: BTreeSet<usize> = spots.iter().map(|(column, _)| *column).collect();
    let rows: BTreeSet<usize> = spots.iter().map(|(_, row)| *row).collect();
    let within = |left: usize, top: usize| {
        let in_row =
            |row| (left..left + WINDOW.0).filter(|column| all.contains(&(*column, row))).count();
        let rows: Vec<usize> =
            (top..top + WINDOW.1).map(in_row).filter(|spots| *spots > 0).collect();
        if rows.len() > 1 { rows.iter().sum() } else { 0 }
    };
    let windows = columns.iter().flat_map(|left| rows.iter().map(move |top| (*left, *top)));
    windows.map(|(left, top)| within(left, top)).max().unwrap_or_default()
}

/// The samples of a PNG, one byte each.
fn decoded(png: &[u8]) -> Result<(OutputInfo, Vec<u8>)> {
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
    let mut reader = decoder.read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("a picture too large")?];
    let info = reader.next_frame(&mut bytes)?;
    Ok((info, bytes))
}

/// A white picture with a dark box.
fn boxed(left: usize) -> Picture {
    let dark = |index: usize| (left..left + 4).contains(&(index % 20)) && index / 20 % 5 < 3;
    Picture { width: 20, greys: (0..200).map(|index| if dark(index) { 3 } else { 15 }).collect() }
}

#[test]
fn a_picture_is_read_as_it_was_written() {
    let picture = Picture::beside(&[boxed(3), boxed(7).part(0, 9, 4)]);
    assert_eq!((picture.width(), picture.height()), (29, 10));
    let png = picture.write().expect("a PNG");
    assert_eq!(Picture::read(&png).expect("a picture"), picture);
    assert_eq!(picture.part(20, 9, 4), boxed(7).part(0, 9, 4));
}

#[test]
fn what_has_moved_is_found_and_what_has_not_is_not() {
    let same = boxed(3).difference(&boxed(3)).expect("the same size");
    assert_eq!(same.spots, 0);
    let moved = boxed(3).difference(&boxed(4)).expect("the same size");
    assert_eq!(moved, Difference { spots: 12, beside: 6, columns: (3, 7), rows: (0, 7) });
    assert!(moved.is_seen());
    assert_eq!(boxed(3).difference(&boxed(3).part(0, 19, 10)), None);
    let mut paler = boxed(3);
    for grey in &mut paler.greys {
        *grey -= 1;
    }
    assert_eq!(boxed(3).difference(&paler).map(|found| found.spots), Some(0));
}

#[test]
fn an_edge_that_is_rounded_another_way_is_no_other_look() {
    let mut rounded = boxed(3);
    for row in (0..10).filter(|row| row % 5 < 3) {
        // One of four pixels in the white beside the box is dark.
        rounded.greys[row * 20 + 2] -= 3;
    }
    assert_eq!(boxed(3).difference(&rounded).map(|found| found.spots), Some(0));
    assert_eq!(boxed(3).contrast((0, 0)), 0);
    assert_eq!(boxed(3).contrast((2, 1)), 12);
}
