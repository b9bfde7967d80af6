//! The container image, built without a daemon and without rights: from nothing but the static
//! programs and the certificates of authorities, which mail servers and providers are checked by.

use std::path::Path;
use std::process::Command;

use super::context::{PROGRAMS, Release};
use super::programs::{self, Kind};
use super::steps::{copy, done, make_empty, make_folder, output, write};
use crate::packages;

/// The certificates of authorities on this machine.
const AUTHORITIES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// The folder of the games in a container, a volume.
const GAMES: &str = "/var/lib/soloist";

/// Nobody, and no group.
const NOBODY: &str = "65534:65534";

/// Builds the image and writes it as one file, which `podman load` and `docker load` read.
///
/// # Errors
///
/// What to install, or what failed.
pub(super) fn build(release: &Release<'_>) -> Result<(), String> {
    let staged = programs::staged(release, Kind::Static)?;
    let are_there = || packages::has("buildah") && Path::new(AUTHORITIES).is_file();
    packages::provide("container images", &["buildah", "ca-certificates"], are_there)?;
    let root = release.build("image");
    lay_out(&staged, &root)?;
    let mut builder = Builder { storage: release.build("containers"), container: String::new() };
    builder.container = builder.said(&["from", "scratch"])?;
    let container = builder.container.clone();
    let container = container.as_str();
    let files = root.display().to_string();
    builder.done(&["copy", "--chown", "0:0", container, &files, "/"])?;
    let games = format!("{}/", root.join(&GAMES[1..]).display());
    builder.done(&["copy", "--chown", NOBODY, container, &games, GAMES])?;
    let settings = settings(&release.version, &release.commit.hash);
    let mut words = vec!["config"];
    words.extend(settings.iter().map(String::as_str));
    words.push(container);
    builder.done(&words)?;
    let name = format!("soloist-host-{}-{}-image.tar", release.version, std::env::consts::ARCH);
    let file = release.file(&name);
    if file.exists() {
        std::fs::remove_file(&file).map_err(|why| format!("{}: {why}", file.display()))?;
    }
    let to = format!("docker-archive:{}:soloist-host:{}", file.display(), release.version);
    let time = release.commit.seconds.to_string();
    builder.done(&["commit", "--format", "docker", "--timestamp", &time, "--rm", container, &to])
}

/// Lays out the files of the image.
fn lay_out(staged: &Path, root: &Path) -> Result<(), String> {
    make_empty(root)?;
    for name in PROGRAMS {
        copy(&staged.join("bin").join(name), &root.join("usr/bin").join(name))?;
    }
    copy(Path::new(AUTHORITIES), &root.join(&AUTHORITIES[1..]))?;
    write(&root.join("etc/passwd"), "nobody:x:65534:65534:nobody:/nonexistent:/usr/bin/soloist\n")?;
    write(&root.join("etc/group"), "nogroup:x:65534:\n")?;
    make_folder(&root.join(&GAMES[1..]))
}

/// How the image runs.
fn settings(version: &str, commit: &str) -> Vec<String> {
    let program = "/usr/bin/soloist-host";
    let json = |words: &[&str]| serde_json::json!(words).to_string();
    let command = json(&["--data", GAMES, "--addr", "0.0.0.0:7777"]);
    let mut settings = vec![
        format!("--user={NOBODY}"),
        format!("--entrypoint={}", json(&[program])),
        format!("--cmd={command}"),
        format!("--volume={GAMES}"),
        format!("--workingdir={GAMES}"),
        "--port=7777".to_string(),
        "--stop-signal=SIGTERM".to_string(),
        format!("--healthcheck=CMD {program} --ready --data {GAMES} --addr 0.0.0.0:7777"),
        "--healthcheck-interval=30s".to_string(),
        "--healthcheck-timeout=5s".to_string(),
    ];
    let labels = [("title", "soloist-host"), ("version", version), ("revision", commit)];
    let labels =
        labels.map(|(name, value)| format!("--label=org.opencontainers.image.{name}={value}"));
    settings.extend(labels);
    settings.push("--label=org.opencontainers.image.licenses=MIT OR Apache-2.0".to_string());
    settings
}

/// Buildah with a storage of its own, and the container that it works on, which is removed in the
/// end.
struct Builder {
    storage: std::path::PathBuf,
    container: String,
}

impl Builder {
    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new("buildah");
        command.arg("--root").arg(self.storage.join("root"));
        command.arg("--runroot").arg(self.storage.join("run")).args(["--storage-driver", "vfs"]);
        command.args(words).env("BUILDAH_ISOLATION", "chroot");
        // A health check is part of this format alone.
        command.env("BUILDAH_FORMAT", "docker");
        command
    }

    fn said(&self, words: &[&str]) -> Result<String, String> {
        let said = output(&mut self.command(words), &format!("buildah {}", words[0]))?;
        Ok(String::from_utf8_lossy(&said).trim().to_string())
    }

    fn done(&self, words: &[&str]) -> Result<(), String> {
        done(
            self.command(words).stdout(std::process::Stdio::null()),
            &format!("buildah {}", words[0]),
        )
    }
}

impl Drop for Builder {
    fn drop(&mut self) {
        if !self.container.is_empty() {
            // A container that was committed is gone already.
            let mut command = self.command(&["rm", &self.container]);
            let _ = command
                .stdout(std::process::Stdio::null())
                .stderr(std::process::Stdio::null())
                .status();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_container_runs_as_nobody_and_is_asked_whether_it_is_ready() {
        let settings = settings("0.2.0", "3c7c");
        assert!(settings.contains(&"--user=65534:65534".to_string()), "{settings:?}");
        assert!(settings.contains(&r#"--entrypoint=["/usr/bin/soloist-host"]"#.to_string()));
        let check = settings.iter().find(|it| it.starts_with("--healthcheck=")).expect("a check");
        assert!(check.contains("--ready"), "{check}");
    }
}
