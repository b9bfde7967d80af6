use std::path::Path;
use std::process::Command;

use super::context::Release;
use super::steps::done;

/// Packs a folder as an archive among what is passed on, under the name of the archive: the same
/// bytes for the same content.
///
/// # Errors
///
/// If tar fails.
pub(super) fn pack(release: &Release<'_>, folder: &Path, name: &str) -> Result<(), String> {
    let inside = name.split(".tar").next().unwrap_or(name);
    done(&mut command(release.commit.seconds, folder, inside, &release.file(name)), name)
}

fn command(seconds: u64, folder: &Path, inside: &str, archive: &Path) -> Command {
    let mut tar = Command::new("tar");
    tar.arg("--sort=name").arg(format!("--mtime=@{seconds}"));
    tar.args(["--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"]);
    tar.args(["--use-compress-program=gzip -9 -n"]).arg(format!("--transform=s,^\\.,{inside},"));
    tar.arg("-cf").arg(archive).arg("-C").arg(folder).arg(".");
    tar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_content_is_the_same_archive_whenever_and_in_whatever_order_it_was_written() {
        let place = std::env::temp_dir().join(format!("soloist-archive-{}", std::process::id()));
        let packed = |name: &str, files: [&str; 2]| {
            let folder = place.join(name);
            std::fs::create_dir_all(folder.join("bin")).expect("a folder");
            for file in files {
                std::fs::write(folder.join("bin").join(file), file).expect("a file");
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
            let archive = place.join(format!("{name}.tar.gz"));
            done(&mut command(1_000_000_000, &folder, "soloist-1", &archive), name)
                .expect("packed");
            std::fs::read(archive).expect("an archive")
        };
        let one = packed("one", ["a", "b"]);
        assert!(one == packed("other", ["b", "a"]), "the archives differ");
        let mut list = Command::new("tar");
        let list =
            crate::release::steps::output(list.arg("-tf").arg(place.join("one.tar.gz")), "tar");
        let list = String::from_utf8(list.expect("a list")).expect("names");
        assert_eq!(list, "soloist-1/\nsoloist-1/bin/\nsoloist-1/bin/a\nsoloist-1/bin/b\n");
        std::fs::remove_dir_all(&place).expect("it is gone");
    }
}
