//! Small grey pictures of pages: what a browser drew, written as PNG, read again and compared.

use std::fmt;
use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder, OutputInfo, Transformations};

use crate::driven::Result;

/// How many times smaller than its page a picture is.
pub(super) const TIMES: u16 = 4;

/// Greys that a picture has.
const GREYS: u32 = 16;

/// So many greys apart is another look of a spot; next to each other they may lie by rounding.
const APART: u8 = 2;

/// So many spots may look another way. The same page gives the same spots; the faintest label of
/// four letters changes nine when it moves by six pixels, most change thirty to a hundred.
pub(super) const TOLERATED: usize = 4;

/// A picture in greys, row by row.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Picture {
    width: usize,
    greys: Vec<u8>,
}

/// Where two pictures of a size look different.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Difference {
    /// So many spots.
    pub(super) spots: usize,
    /// The first and the last column with one.
    pub(super) columns: (usize, usize),
    /// The first and the last row with one.
    pub(super) rows: (usize, usize),
}

impl Difference {
    /// Whether a person would call it another look. The edge of a box that falls between two rows
    /// is drawn in either of them, the same page now this way and now that: a seam one spot high.
    pub(super) fn is_seen(&self) -> bool {
        self.spots > TOLERATED && self.rows.0 < self.rows.1
    }
}

impl fmt::Display for Difference {
    /// Where on the page it looks different.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = usize::from(TIMES);
        let [left, right] = [self.columns.0, self.columns.1 + 1].map(|column| column * times);
        let [top, bottom] = [self.rows.0, self.rows.1 + 1].map(|row| row * times);
        write!(f, "{} spots, from {left} to {right} across, {top} to {bottom} down", self.spots)
    }
}

impl Picture {
    /// The greys of a page that a browser has drawn small.
    ///
    /// # Errors
    ///
    /// If the bytes are no PNG in colours.
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

    /// Pictures beside each other, the first one the highest.
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

    /// Where another picture looks different; `None` if it has another size.
    pub(super) fn difference(&self, other: &Picture) -> Option<Difference> {
        if self.width != other.width || self.greys.len() != other.greys.len() {
            return None;
        }
        let spots: Vec<(usize, usize)> = self.apart(other).collect();
        let columns = spots.iter().map(|(column, _)| *column);
        let rows = spots.iter().map(|(_, row)| *row);
        Some(Difference {
            spots: spots.len(),
            columns: (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0)),
            rows: (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0)),
        })
    }

    /// Columns and rows of the spots that look different.
    fn apart(&self, other: &Picture) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.greys.iter().zip(&other.greys).enumerate();
        let far = pairs.filter(|(_, (one, other))| one.abs_diff(**other) >= APART);
        far.map(|(index, _)| (index % self.width, index / self.width))
    }

    /// A picture as PNG.
    ///
    /// # Errors
    ///
    /// If it has no spot.
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

    /// This picture, pale, with the spots in red that look different in another one, as PNG.
    ///
    /// # Errors
    ///
    /// If it has no spot.
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

/// What a PNG holds, a byte for each sample.
fn decoded(png: &[u8]) -> Result<(OutputInfo, Vec<u8>)> {
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
    let mut reader = decoder.read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("a picture too large")?];
    let info = reader.next_frame(&mut bytes)?;
    Ok((info, bytes))
}

/// A picture in which nothing is but a dark box on white.
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
    assert_eq!(moved, Difference { spots: 12, columns: (3, 7), rows: (0, 7) });
    assert!(moved.spots > TOLERATED);
    assert_eq!(boxed(3).difference(&boxed(3).part(0, 19, 10)), None);
    let mut paler = boxed(3);
    for grey in &mut paler.greys {
        *grey -= 1;
    }
    assert_eq!(boxed(3).difference(&paler).map(|found| found.spots), Some(0));
}
