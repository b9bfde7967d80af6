//! Pictures in rows on a grey sheet, with as many colours as a small file allows.

use std::collections::BTreeMap;
use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Transformations};

use crate::driven::Result;

/// The largest size of a sheet, in bytes.
const MOST: usize = 460_000;
/// The numbers of colours to try, largest first.
const COLOURS: [usize; 6] = [96, 64, 40, 28, 20, 14];
/// The gap between the pictures, in pixels.
const GAP: usize = 10;
const GROUND: Colour = [124, 124, 124];

type Colour = [u8; 3];

/// A page as drawn by a browser.
struct Taken {
    width: usize,
    spots: Vec<Colour>,
}

impl Taken {
    fn of(png: &[u8]) -> Result<Taken> {
        let mut decoder = Decoder::new(Cursor::new(png));
        decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
        let mut reader = decoder.read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().ok_or("a picture too large")?];
        let info = reader.next_frame(&mut bytes)?;
        let samples = info.color_type.samples();
        if samples < 3 {
            return Err("a page without colours".into());
        }
        let spots = bytes.chunks_exact(samples).map(|spot| [spot[0], spot[1], spot[2]]).collect();
        Ok(Taken { width: info.width as usize, spots })
    }

    fn height(&self) -> usize {
        self.spots.len() / self.width.max(1)
    }

    /// Its mean brightness, from 0 to 255.
    fn brightness(&self) -> u64 {
        let all: u64 = self.spots.iter().flatten().map(|sample| u64::from(*sample)).sum();
        all / (3 * self.spots.len().max(1) as u64)
    }
}

/// Rows of pictures.
#[derive(Default)]
pub(super) struct Sheet {
    rows: Vec<Vec<Taken>>,
}

impl Sheet {
    /// Adds a row of PNGs.
    ///
    /// # Errors
    ///
    /// If one is no colour PNG.
    pub(super) fn row(&mut self, pngs: &[Vec<u8>]) -> Result {
        let row = pngs.iter().map(|png| Taken::of(png)).collect::<Result<Vec<Taken>>>()?;
        self.rows.push(row);
        Ok(())
    }

    /// Checks that each row has pages with these themes, and that the sheet can be written and read
    /// back.
    ///
    /// # Errors
    ///
    /// If a page has another theme, or the sheet is wrong or too large.
    pub(super) fn holds(&self, themes: &[&str]) -> Result {
        for row in &self.rows {
            let found: Vec<&str> = row
                .iter()
                .map(|page| if page.brightness() > 128 { "light" } else { "dark" })
                .collect();
            if found != themes {
                return Err(format!("pages are {found:?}, not {themes:?}").into());
            }
        }
        let png = self.write()?;
        let again = Taken::of(&png)?;
        if (again.width, again.height()) == self.size() && png.len() <= MOST {
            Ok(())
        } else {
            Err(format!("a sheet of {} bytes, {} wide", png.len(), again.width).into())
        }
    }

    fn size(&self) -> (usize, usize) {
        let wide = |row: &Vec<Taken>| row.iter().map(|page| page.width + GAP).sum::<usize>() + GAP;
        let high = |row: &Vec<Taken>| row.iter().map(Taken::height).max().unwrap_or(0) + GAP;
        let width = self.rows.iter().map(wide).max().unwrap_or(GAP);
        (width, self.rows.iter().map(high).sum::<usize>() + GAP)
    }

    /// The sheet as a PNG, with as many colours as keep it small.
    ///
    /// # Errors
    ///
    /// If it has no pixels.
    pub(super) fn write(&self) -> Result<Vec<u8>> {
        let spots = self.spots();
        let mut png = Vec::new();
        for colours in COLOURS {
            png = written(self.size(), &spots, colours)?;
            if png.len() <= MOST {
                break;
            }
        }
        Ok(png)
    }

    fn spots(&self) -> Vec<Colour> {
        let (width, height) = self.size();
        let mut spots = vec![GROUND; width * height];
        let mut top = GAP;
        for row in &self.rows {
            let mut left = GAP;
            for page in row {
                for (line, from) in page.spots.chunks(page.width).enumerate() {
                    let at = (top + line) * width + left;
                    spots[at..at + page.width].copy_from_slice(from);
                }
                left += page.width + GAP;
            }
            top += row.iter().map(Taken::height).max().unwrap_or(0) + GAP;
        }
        spots
    }
}

fn written((width, height): (usize, usize), spots: &[Colour], most: usize) -> Result<Vec<u8>> {
    let palette = palette(spots, most);
    let mut nearest: BTreeMap<Colour, u8> = BTreeMap::new();
    let indices: Vec<u8> = spots
        .iter()
        .map(|spot| *nearest.entry(coarse(*spot)).or_insert_with_key(|spot| near(&palette, *spot)))
        .collect();
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, u32::try_from(width)?, u32::try_from(height)?);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.as_flattened().to_vec());
    encoder.set_compression(Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(png)
}

/// Rounds a colour to steps of four, for counting.
fn coarse(colour: Colour) -> Colour {
    colour.map(|sample| sample & 0xfc | 2)
}

fn near(palette: &[Colour], spot: Colour) -> u8 {
    let far = |colour: &Colour| -> u32 {
        let parts = colour.iter().zip(spot).map(|(one, other)| u32::from(one.abs_diff(other)));
        parts.zip([3, 5, 2]).map(|(apart, weight)| apart * apart * weight).sum()
    };
    let best = (0..palette.len()).min_by_key(|index| far(&palette[*index])).unwrap_or(0);
    u8::try_from(best).unwrap_or(0)
}

/// A palette of this many colours by median cut: repeatedly splits the box with the greatest weight
/// at its middle.
fn palette(spots: &[Colour], most: usize) -> Vec<Colour> {
    let mut counts: BTreeMap<Colour, u64> = BTreeMap::new();
    for spot in spots {
        *counts.entry(coarse(*spot)).or_default() += 1;
    }
    let mut boxes: Vec<Vec<(Colour, u64)>> = vec![counts.into_iter().collect()];
    while boxes.len() < most {
        let widest = (0..boxes.len()).max_by_key(|index| weight(&boxes[*index]));
        let Some(index) = widest.filter(|index| boxes[*index].len() > 1) else { break };
        let mut all = boxes.swap_remove(index);
        let (sample, _) = spread(&all);
        all.sort_unstable_by_key(|(colour, _)| colour[sample]);
        let half = all.iter().map(|(_, count)| count).sum::<u64>() / 2;
        let mut seen = 0;
        let middle = all.iter().position(|(_, count)| {
            seen += count;
            seen > half
        });
        let right = all.split_off(middle.unwrap_or(0).clamp(1, all.len() - 1));
        boxes.extend([all, right]);
    }
    boxes.iter().map(|colours| mean(colours)).collect()
}

/// The channel in which colours differ most, and by how much.
fn spread(colours: &[(Colour, u64)]) -> (usize, u8) {
    let far = |sample: usize| {
        let samples = colours.iter().map(|(colour, _)| colour[sample]);
        samples.clone().max().unwrap_or(0) - samples.min().unwrap_or(0)
    };
    (0..3).map(|sample| (sample, far(sample))).max_by_key(|(_, far)| *far).unwrap_or((0, 0))
}

/// The gain of splitting a box: mainly by the distance of its colours, and far less by the number
/// of pixels, or small pieces would lose their colours.
fn weight(colours: &[(Colour, u64)]) -> u64 {
    let count: u64 = colours.iter().map(|(_, count)| count).sum();
    u64::from(spread(colours).1).pow(2) * count.isqrt().isqrt()
}

fn mean(colours: &[(Colour, u64)]) -> Colour {
    let all: u64 = colours.iter().map(|(_, count)| count).sum::<u64>().max(1);
    let sum = |sample: usize| {
        colours.iter().map(|(of, count)| u64::from(of[sample]) * count).sum::<u64>()
    };
    [0, 1, 2].map(|sample| u8::try_from(sum(sample) / all).unwrap_or(u8::MAX))
}

#[test]
fn few_colours_stand_for_many() {
    let spots: Vec<Colour> = (0..2000_u32)
        .map(|index| if index % 3 == 0 { [250, 10, 10] } else { [8, 8, 200] })
        .collect();
    let palette = palette(&spots, 4);
    assert_eq!(palette, [[10, 10, 202], [250, 10, 10]]);
    assert_eq!((near(&palette, [255, 0, 0]), near(&palette, [0, 0, 180])), (1, 0));
}
