//! A proxy with the configuration that the document prints.

use std::fs::File;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rcgen::{CertifiedKey, KeyPair, PublicKeyData as _};
use rustls::pki_types::CertificateDer;
use sha2::{Digest as _, Sha256};

use crate::common::Folder;

/// The name in the configurations.
pub(crate) const NAME: &str = "games.example";

/// How long a proxy may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// A proxy that the document describes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Nginx,
    Caddy,
}

impl Kind {
    /// Its program, which is also the name of its package.
    pub(crate) fn program(self) -> &'static str {
        match self {
            Kind::Nginx => "nginx",
            Kind::Caddy => "caddy",
        }
    }

    /// How its configuration begins.
    fn beginning(self) -> &'static str {
        match self {
            Kind::Nginx => "server {",
            Kind::Caddy => "games.example {",
        }
    }

    /// Its configuration as the document prints it, without the indentation.
    fn printed(self) -> String {
        let document = include_str!("../../../../docs/host/online.md");
        let blocks = document.split("```text\n").skip(1).filter_map(|it| it.split("```").next());
        let mut found = blocks.filter(|it| it.trim_start().starts_with(self.beginning()));
        found.next().expect("the document prints it").to_string()
    }

    /// The whole configuration on this machine. Of what is printed only ports and paths are
    /// replaced; what is printed nowhere keeps the proxy on loopback and in its folder.
    fn configuration(self, at: At<'_>, soloist: SocketAddr, folder: &Path) -> String {
        let printed = replaced(&self.printed(), "127.0.0.1:7777", &soloist.to_string());
        let changed = at.changed.iter();
        let printed = changed.fold(printed, |text, (part, other)| replaced(&text, part, other));
        let (folder, own, name) = (folder.display(), at.address, at.name);
        match self {
            Kind::Nginx => {
                let printed = replaced(&printed, "listen 443 ssl", &format!("listen {own} ssl"));
                let certificates = format!("/etc/letsencrypt/live/{NAME}");
                let printed = printed.replace(&certificates, &folder.to_string());
                let printed = replaced(&printed, NAME, name);
                let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                    .map(|kind| format!("{kind}_temp_path {folder}/{kind};\n"))
                    .concat();
                format!(
                    "daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\n\
                     error_log stderr;\nevents {{}}\n\
                     http {{\naccess_log off;\n{temporary}{printed}}}\n"
                )
            }
            Kind::Caddy => {
                let port = own.port();
                let begins = format!(
                    "{name}:{port} {{\n    bind 127.0.0.1\n    \
                     tls {folder}/fullchain.pem {folder}/privkey.pem\n"
                );
                let printed = replaced(&printed, &format!("{NAME} {{\n"), &begins);
                format!("{{\n    admin off\n    auto_https disable_redirects\n}}\n{printed}")
            }
        }
    }

    /// The command that runs it in the foreground.
    fn command(self, folder: &Path, configuration: &Path) -> Command {
        let mut command = Command::new(self.program());
        match self {
            Kind::Nginx => command.arg("-p").arg(folder).arg("-c").arg(configuration),
            Kind::Caddy => {
                let keeps = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"];
                command.envs(keeps.map(|name| (name, folder)));
                command.args(["run", "--adapter", "caddyfile", "--config"]).arg(configuration)
            }
        };
        command
    }
}

/// A text with a part replaced that has to be there.
fn replaced(text: &str, part: &str, other: &str) -> String {
    assert!(text.contains(part), "{part} is not in\n{text}");
    text.replace(part, other)
}

/// Where a proxy listens, under which name, and what is changed of its configuration.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    pub(crate) address: SocketAddr,
    pub(crate) name: &'a str,
    pub(crate) changed: &'a [(&'a str, &'a str)],
}

/// A proxy that runs until it is dropped.
pub(crate) struct Proxy {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// Its certificate.
    pub(crate) certificate: CertificateDer<'static>,
    key: KeyPair,
    child: Child,
    said: PathBuf,
    folder: Folder,
}

impl Proxy {
    /// Starts it in front of Soloist at this address, with a certificate of its own.
    pub(crate) fn start(kind: Kind, soloist: SocketAddr) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
        let address = free.expect("a free port");
        Proxy::start_as(kind, soloist, At { address, name: NAME, changed: &[] })
    }

    /// The same at another place.
    pub(crate) fn start_as(kind: Kind, soloist: SocketAddr, at: At<'_>) -> Self {
        let At { address, name, .. } = at;
        let folder = Folder::new(&format!("proxy-{}-{}", kind.program(), soloist.port()));
        std::fs::create_dir_all(folder.path()).expect("a folder");
        let made = rcgen::generate_simple_self_signed([name.to_string()]).expect("a certificate");
        let CertifiedKey { cert, signing_key } = made;
        let keep = |name: &str, text: &str| {
            let file = folder.path().join(name);
            std::fs::write(&file, text).expect("kept");
            file
        };
        keep("fullchain.pem", &cert.pem());
        keep("privkey.pem", &signing_key.serialize_pem());
        let text = kind.configuration(at, soloist, folder.path());
        let configuration = keep("configuration", &text);
        let program = kind.program();
        let said = folder.path().join("said");
        let mut command = kind.command(folder.path(), &configuration);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(File::create(&said).expect("a file"));
        let child = command.spawn().unwrap_or_else(|why| {
            panic!("{program}: {why}; install its package: apt-get install {program}")
        });
        let certificate = cert.der().clone();
        let proxy = Proxy { address, certificate, key: signing_key, child, said, folder };
        proxy.listens();
        proxy
    }

    /// Waits until it takes connections.
    fn listens(&self) {
        let begun = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            assert!(begun.elapsed() < PATIENCE, "it does not listen:\n{}", self.said());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The hash of its public key, by which a browser knows its certificate.
    pub(crate) fn key_hash(&self) -> Vec<u8> {
        Sha256::digest(self.key.subject_public_key_info()).to_vec()
    }

    /// The file of its certificate.
    pub(crate) fn certificate_file(&self) -> PathBuf {
        self.folder.path().join("fullchain.pem")
    }

    /// What it has said.
    pub(crate) fn said(&self) -> String {
        std::fs::read_to_string(&self.said).unwrap_or_default()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
