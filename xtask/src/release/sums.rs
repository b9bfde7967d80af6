use std::path::Path;
use std::process::Command;

use sha2::{Digest as _, Sha256};

use super::context::Release;
use super::steps::done;
use crate::packages;

/// The file of the checksums.
const FILE: &str = "SHA256SUMS";

/// Its signature.
const SIGNATURE: &str = "SHA256SUMS.minisig";

/// The environment variable that names the key of whoever releases.
const KEY: &str = "SOLOIST_SIGNING_KEY";

/// Writes the checksums of everything that is passed on, which `sha256sum --check` reads, and signs
/// them if there is a key.
///
/// # Errors
///
/// If a file cannot be read or written, or the key does not sign.
pub(super) fn write(release: &Release<'_>, place: &Path) -> Result<(), String> {
    let file = place.join(FILE);
    std::fs::write(&file, lines(place)?).map_err(|why| format!("{}: {why}", file.display()))?;
    let signature = place.join(SIGNATURE);
    if signature.exists() {
        std::fs::remove_file(&signature)
            .map_err(|why| format!("{}: {why}", signature.display()))?;
    }
    let Some(key) = std::env::var_os(KEY) else {
        println!("not signed: {KEY} names no key");
        return Ok(());
    };
    packages::provide("signatures", &["minisign"], || packages::has("minisign"))?;
    let mut sign = Command::new("minisign");
    sign.arg("-S").arg("-s").arg(key).arg("-m").arg(&file).arg("-x").arg(&signature);
    // A comment that the signature covers; without it minisign writes the time.
    sign.arg("-t").arg(format!("soloist {} {}", release.version, release.commit.hash));
    done(&mut sign, "the signature")
}

/// The checksum and the name of each file in a folder, but for those of this module.
fn lines(place: &Path) -> Result<String, String> {
    let why = |why: std::io::Error| format!("{}: {why}", place.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(place).map_err(why)? {
        let entry = entry.map_err(why)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name != FILE && name != SIGNATURE && entry.path().is_file() {
            let bytes = std::fs::read(entry.path()).map_err(why)?;
            let sum = Sha256::digest(&bytes);
            let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
            files.push((name, sum));
        }
    }
    files.sort();
    Ok(files.iter().map(|(name, sum)| format!("{sum}  {name}\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_listed_by_name_without_their_own_file() {
        let place = std::env::temp_dir().join(format!("soloist-sums-{}", std::process::id()));
        std::fs::create_dir_all(&place).expect("a folder");
        for name in ["b", "a", FILE, SIGNATURE] {
            std::fs::write(place.join(name), "").expect("a file");
        }
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(lines(&place), Ok(format!("{empty}  a\n{empty}  b\n")));
        std::fs::remove_dir_all(&place).expect("it is gone");
    }
}
