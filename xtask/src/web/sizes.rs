//! The download size of the program.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::files::File;

/// Maximum download in bytes until the program runs in English, compressed with brotli.
const MOST: usize = 1_500_000;

/// Prints the sizes.
///
/// # Errors
///
/// If the download is too large.
pub(super) fn judge(files: &[File]) -> Result<(), String> {
    println!("{:>24} {:>10} {:>10} {:>10}", "", "bytes", "gzip", "brotli");
    let mut total = [0; 3];
    for file in files {
        let sizes = [file.bytes.len(), gzip(&file.bytes)?, brotli(&file.bytes)?];
        line(&file.name, sizes);
        if !file.is_of_a_language() {
            total.iter_mut().zip(sizes).for_each(|(sum, size)| *sum += size);
        }
    }
    line("all, in English", total);
    match total[2] {
        too_much @ (MOST..) => Err(format!("{too_much} bytes travel, at most {MOST} may")),
        _ => Ok(()),
    }
}

fn line(name: &str, [bytes, gzip, brotli]: [usize; 3]) {
    println!("{name:>24} {bytes:>10} {gzip:>10} {brotli:>10}");
}

fn gzip(bytes: &[u8]) -> Result<usize, String> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    Ok(packed.map_err(|why| why.to_string())?.len())
}

/// Compressed at the highest effort, since it is compressed once and downloaded often.
fn brotli(bytes: &[u8]) -> Result<usize, String> {
    let (effort, window) = (11, 22);
    let mut packed = brotli::CompressorWriter::new(Vec::new(), 1 << 16, effort, window);
    packed.write_all(bytes).and_then(|()| packed.flush()).map_err(|why| why.to_string())?;
    Ok(packed.into_inner().len())
}
