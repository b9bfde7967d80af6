//! The `soloist-host` command, which `soloist host` starts.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser};
use command_line::Shell;
use host::{
    Config, HostFront, Hosting, Limits, Made, Problems, SigningIn, Telling, Workers, begin_log,
    init, letter_failed, not_ready, problems, proxy_faults, service, trusted, ways_in,
};
use i18n::{Locale, Notice, message};
use play::Catalog;
use server::Access;
use service::Problem;

/// Serves Soloist to people who live apart, at a public address.
///
/// A proxy such as nginx or Caddy ends TLS and passes requests on. Settings are read from host.toml
/// in the folder of the games, or from the file named by --config; what is given here takes
/// precedence.
#[derive(Debug, Parser)]
#[command(name = "soloist-host", version)]
#[command(after_help = "Examples:
  soloist host --init --data /var/lib/soloist --public-url https://games.example
  soloist host --check --data /var/lib/soloist
  soloist host --data /var/lib/soloist")]
struct Host {
    /// Folder of the games and of host.toml
    #[arg(long, value_name = "DIR", default_value = "soloist-data")]
    data: PathBuf,
    /// The file of the settings [default: host.toml in the folder of the games]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The address at which everybody reaches it
    #[arg(
        long,
        value_name = "URL",
        help = "The address at which everybody reaches it, such as https://games.example"
    )]
    public_url: Option<String>,
    /// Address and port to listen on [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,
    /// A proxy whose forwarded headers are believed; may be repeated [default: 127.0.0.1]
    #[arg(long = "trusted-proxy", value_name = "CIDR")]
    trusted_proxies: Vec<String>,
    /// Make the folder and host.toml, and print a link that makes the first host
    #[arg(long, conflicts_with = "check")]
    init: bool,
    /// Say what is wrong with the address, the proxy, the port and the folder
    #[arg(long)]
    check: bool,
    /// Ask the service that runs already whether it is ready; the exit code is 0 if it is
    #[arg(long, conflicts_with_all = ["init", "check"])]
    ready: bool,
    /// Print what completes the words of this command in a shell
    #[arg(long, value_name = "SHELL")]
    completions: Option<Shell>,
    /// Write the man page into a folder, for a package
    #[arg(long, value_name = "DIR", hide = true)]
    man_pages: Option<PathBuf>,
    /// The language of what is printed: en, de, fr or es [default: that of LC_ALL or LANG]
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Locale>,
}

/// A language by its code.
fn language(code: &str) -> Result<Locale, String> {
    Locale::of_code(code).ok_or_else(|| Locale::ALL.map(Locale::code).join(", "))
}

fn main() -> ExitCode {
    let host = match Host::try_parse() {
        Ok(host) => host,
        Err(error) if error.kind() == ErrorKind::DisplayVersion => return say_version(),
        Err(error) => error.exit(),
    };
    let locale = host.language.unwrap_or_else(of_environment);
    match host.run(locale) {
        Ok(()) => ExitCode::SUCCESS,
        Err(lines) => {
            lines.iter().for_each(|line| complain(line));
            ExitCode::FAILURE
        }
    }
}

/// In one line for `-V`, with the commit and the contents for `--version`.
fn say_version() -> ExitCode {
    let program = "soloist-host";
    let is_short = !std::env::args_os().any(|argument| argument == "--version");
    let text = match is_short {
        true => command_line::short_version(program),
        false => command_line::version(program),
    };
    say(text.trim_end());
    ExitCode::SUCCESS
}

/// The language that the environment names, such as `de_AT.UTF-8`.
fn of_environment() -> Locale {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|it| std::env::var(it).ok());
    let first = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let code = first.split(['_', '.', '@', '-']).next().unwrap_or_default();
    Locale::of_code(&code.to_ascii_lowercase()).unwrap_or_default()
}

/// Writes a line; nobody may read it.
fn say(line: &str) {
    let mut out = io::stdout();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// What failed, in lines.
type Lines = Vec<String>;

impl Host {
    fn run(self, locale: Locale) -> Result<(), Lines> {
        if let Some(shell) = self.completions {
            let script = command_line::completions(Host::command(), shell);
            // Nobody may read it.
            let _ = io::stdout().write_all(&script);
            return Ok(());
        }
        if let Some(folder) = &self.man_pages {
            let written = command_line::man_pages(Host::command(), folder);
            return written.map_err(|error| vec![error.to_string()]);
        }
        let config = self.config().map_err(|why| vec![why.text(locale)])?;
        match self {
            Host { init: true, .. } => self.first_start(locale, &config),
            Host { check: true, .. } => self.checked(locale, &config),
            Host { ready: true, .. } => match not_ready(&config, locale) {
                None => Ok(()),
                Some(why) => Err(vec![why]),
            },
            _ => self.serve(locale, &config),
        }
    }

    /// The file of the settings.
    fn file(&self) -> PathBuf {
        self.config.clone().unwrap_or_else(|| Config::file_in(&self.data))
    }

    /// The configuration in the file with what was given here.
    fn config(&self) -> Result<Config, Notice> {
        let read = Config::read(&self.file()).map_err(|problem| problem.0)?;
        let proxies = match self.trusted_proxies.is_empty() {
            true => read.trusted_proxies,
            false => self.trusted_proxies.clone(),
        };
        Ok(Config {
            public_url: self.public_url.clone().unwrap_or(read.public_url),
            addr: self.addr.unwrap_or(read.addr),
            trusted_proxies: proxies,
            ..read
        })
    }

    fn first_start(&self, locale: Locale, config: &Config) -> Result<(), Lines> {
        let Problems { wrong, warnings } = problems(config, &self.data);
        let texts =
            |notices: &[Notice]| notices.iter().map(|it| it.text(locale)).collect::<Lines>();
        if !wrong.is_empty() {
            return Err(texts(&wrong));
        }
        let made =
            init(config, &self.data, &self.file()).map_err(|problem| told(locale, &problem))?;
        texts(&warnings).iter().for_each(|line| complain(line));
        self.say_made(locale, &made);
        Ok(())
    }

    fn say_made(&self, locale: Locale, made: &Made) {
        let file = made.file.display().to_string();
        let mut command = format!("soloist host --data {}", self.data.display());
        if let Some(config) = &self.config {
            command = format!("{command} --config {}", config.display());
        }
        say(&match made.is_new {
            true => message!(locale, "host-made", file = file, command = command),
            false => message!(locale, "host-kept", file = file),
        });
        let (link, days) = &made.link;
        say(&message!(locale, "host-first", days = *days, link = link.as_str()));
    }

    fn checked(&self, locale: Locale, config: &Config) -> Result<(), Lines> {
        let Problems { wrong, warnings } = problems(config, &self.data);
        warnings.iter().for_each(|it| complain(&it.text(locale)));
        if !wrong.is_empty() {
            return Err(wrong.iter().map(|it| it.text(locale)).collect());
        }
        let faults = proxy_faults(config);
        faults.iter().for_each(|it| complain(&it.text(locale, config)));
        let (address, folder) = (config.public_url.as_str(), self.data.display().to_string());
        say(&message!(locale, "host-well", address = address, folder = folder));
        Ok(())
    }

    fn serve(&self, locale: Locale, config: &Config) -> Result<(), Lines> {
        let Problems { wrong, warnings } = problems(config, &self.data);
        warnings.iter().for_each(|it| complain(&it.text(locale)));
        if !wrong.is_empty() {
            return Err(wrong.iter().map(|it| it.text(locale)).collect());
        }
        let failed = |problem: Problem| told(locale, &problem);
        let address = trusted(config).map_err(failed)?;
        let ways = ways_in(config).map_err(failed)?;
        begin_log(config.log);
        let (limits, metrics) = (Arc::new(Limits::new(&config.limits)), Arc::default());
        let workers = Workers::new(config.limits.threads());
        let hosting = Hosting::new(Arc::clone(&address), &config.operator);
        let hosting = hosting.with_sign_in(ways.is_some());
        let hosting = hosting.with_limits(Arc::clone(&limits), Arc::clone(&metrics));
        let hosting = hosting.with_notice_wait(config.notices.wait);
        let telling = Telling::new(config, address.origin());
        let telling = telling.map_err(|why| vec![why.to_string()])?;
        let service = service(Catalog::ours(), &self.data, hosting, workers.clone());
        let service = service.map_err(failed)?;
        service.resume().map_err(failed)?;
        let front = HostFront {
            signing_in: ways.map(|it| SigningIn::new(it.reporting(letter_failed))),
            telling,
            limits,
            metrics,
            workers,
            metrics_readers: config.metrics_readers.clone(),
        };
        let options = server::Options {
            address: config.addr,
            network: true,
            fallback: false,
            service,
            access: Access::Public(address),
            front: Some(Arc::new(front)),
        };
        let ready = |address: &str| say(&message!(locale, "host-open", address = address));
        server::run(options, ready).map_err(|error| {
            let (address, why) = (config.addr.to_string(), error.to_string());
            vec![message!(locale, "host-port", address = address, why = why).into()]
        })
    }
}

/// A problem in lines.
fn told(locale: Locale, problem: &Problem) -> Lines {
    problem.lines_in(locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_is_put_together_rightly() {
        Host::command().debug_assert();
    }
}
