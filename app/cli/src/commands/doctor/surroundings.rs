//! What a doctor asks of the computer.

use std::ffi::OsString;
use std::io;
use std::net::SocketAddr;
use std::path::Path;

/// Programs that open an address in a browser, the most general first.
const BROWSERS: [&str; 9] = [
    "xdg-open",
    "sensible-browser",
    "x-www-browser",
    "firefox",
    "firefox-esr",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "epiphany-browser",
];

/// The nearest folder of a path that is there: itself, or one above it.
pub(super) fn nearest(folder: &Path) -> Option<&Path> {
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let above = here.ancestors().find(|folder| folder.is_dir());
    above.or_else(|| here.is_relative().then(|| Path::new(".")))
}

/// Fails if nothing can be written to a folder.
pub(super) fn can_write(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".soloist-tried-{}", std::process::id()));
    std::fs::write(&file, "")?;
    std::fs::remove_file(&file)
}

/// Whether it is Soloist that answers at an address.
pub(super) fn is_soloist(address: SocketAddr) -> bool {
    command_line::answer(address, "/health").is_ok_and(|answer| answer.is_soloist)
}

/// The program that opens an address in a browser, as far as can be seen; on desktops that always
/// have one, its name.
pub(super) fn browser() -> Option<String> {
    if cfg!(any(windows, target_os = "macos")) {
        let name = if cfg!(windows) { "start" } else { "open" };
        return Some(name.to_string());
    }
    browser_of(|name| std::env::var_os(name))
}

fn browser_of(variable: impl Fn(&str) -> Option<OsString>) -> Option<String> {
    let chosen = variable("BROWSER").filter(|chosen| !chosen.is_empty());
    if let Some(chosen) = chosen {
        return Some(chosen.to_string_lossy().into_owned());
    }
    let path = variable("PATH")?;
    let is_there = |name: &&str| std::env::split_paths(&path).any(|it| it.join(name).is_file());
    BROWSERS.into_iter().find(is_there).map(str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_folder_is_found_above_what_is_missing() {
        let there = std::env::temp_dir();
        assert_eq!(nearest(&there), Some(there.as_path()));
        assert_eq!(nearest(&there.join("no-such-folder/below")), Some(there.as_path()));
        assert_eq!(nearest(Path::new("no-such-folder/below")), Some(Path::new(".")));
    }

    #[test]
    fn a_browser_is_the_chosen_one_or_one_on_the_path() {
        let folder = std::env::temp_dir().join(format!("soloist-doctor-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let of = |chosen: Option<&str>| {
            let path = folder.clone().into_os_string();
            browser_of(|name| match name {
                "BROWSER" => chosen.map(OsString::from),
                _ => Some(path.clone()),
            })
        };
        assert_eq!(of(None), None);
        std::fs::write(folder.join("firefox"), "").expect("written");
        assert_eq!((of(None), of(Some(""))), (Some("firefox".into()), Some("firefox".into())));
        assert_eq!(of(Some("lynx")), Some("lynx".into()));
        assert_eq!(browser_of(|_| None), None);
        std::fs::remove_dir_all(&folder).expect("it is gone");
    }
}
