use std::time::Duration;

use play::Analysis;

/// Commands besides answering, with their arguments.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Command {
    Help,
    Look,
    Choices,
    Undo,
    Redo,
    Log(Option<usize>),
    Rule(String),
    Why,
    Hint(Duration),
    Analyse(u32),
    Players(String),
    Save(Option<String>),
    Export(String),
    Overrides(String),
    Quit,
}

/// Name, arguments, and description; in the order of the help.
const COMMANDS: [(&str, &str, &str); 15] = [
    ("help", "", "these lines"),
    ("look", "", "the table again, whole"),
    ("choices", "", "the question and its choices again"),
    ("hint", "[SECONDS]", "search for the best choices, usually for 2 seconds; for practice"),
    (
        "analyse",
        "[SIMULATIONS]",
        "how the game went: the chance to win over the log, what swung most, what would have been \
         better; usually 400 simulations for each choice",
    ),
    ("undo", "", "take your last choice back, with what chance and bots answered"),
    ("redo", "", "bring back what was taken back"),
    ("log", "[N]", "the last N entries; without a number the last 10"),
    ("rule", "ID", "the text of a rule, or of all rules under an id"),
    ("why", "", "the last things told that had reasons, with every reason"),
    (
        "overrides",
        "[ID [FIELD = VALUE; …]]",
        "what your copy of a component shows, by its id: its values, or new ones; 'as ours' takes \
         them back",
    ),
    ("players", "LIST", "who chooses from now on, a word for each seat: human,club"),
    ("save", "[NAME]", "the game is always saved; this gives it a name"),
    ("export", "FILE", "write the game as a file"),
    ("quit", "", "leave; the game is kept"),
];

/// Default time of a hint.
const USUAL_HINT: Duration = Duration::from_secs(2);

/// Maximum number of simulations for each choice of an analysis.
pub(crate) const MOST_ANALYSED: u32 = 1_000_000;

/// The help, one line for each command.
pub(crate) fn help() -> Vec<String> {
    let mut lines = vec![
        "Answer with the number or the text of a choice; a beginning that only one has is enough."
            .to_string(),
        "Or give a command (with a / before it where a choice is called the same):".to_string(),
    ];
    for (name, follows, what) in COMMANDS {
        let separator = if follows.is_empty() { "" } else { " " };
        lines.push(format!("  {name}{separator}{follows}: {what}"));
    }
    lines
}

/// The names of all commands, for completion.
pub(crate) fn names() -> Vec<String> {
    COMMANDS.iter().map(|(name, _, _)| (*name).to_string()).collect()
}

/// Parses a command, with or without a slash; `None` if it is none.
///
/// # Errors
///
/// What is wrong with the command's arguments, in one line.
pub(crate) fn read(line: &str) -> Option<Result<Command, String>> {
    let line = line.trim();
    let line = line.strip_prefix('/').unwrap_or(line);
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let (alone, command) = match name.to_lowercase().as_str() {
        "help" | "h" | "?" => (true, Command::Help),
        "look" | "l" => (true, Command::Look),
        "choices" => (true, Command::Choices),
        "undo" | "u" => (true, Command::Undo),
        "redo" => (true, Command::Redo),
        "why" => (true, Command::Why),
        "quit" | "q" | "exit" => (true, Command::Quit),
        "log" if rest.is_empty() => (false, Command::Log(None)),
        "log" => match rest.parse() {
            Ok(count) => (false, Command::Log(Some(count))),
            Err(_) => return Some(Err(format!("log: '{rest}' is no number of entries"))),
        },
        "hint" if rest.is_empty() => (false, Command::Hint(USUAL_HINT)),
        "hint" => match seconds(rest) {
            Some(time) => (false, Command::Hint(time)),
            None => return Some(Err(format!("hint: '{rest}' is no number of seconds up to 600"))),
        },
        "analyse" if rest.is_empty() => (false, Command::Analyse(Analysis::USUAL)),
        "analyse" => {
            match rest.parse().ok().filter(|number| (1..=MOST_ANALYSED).contains(number)) {
                Some(simulations) => (false, Command::Analyse(simulations)),
                None => {
                    let why = format!("analyse: '{rest}' is no number from 1 to {MOST_ANALYSED}");
                    return Some(Err(why));
                }
            }
        }
        "players" if rest.is_empty() => {
            return Some(Err("players: who? give a word for each seat, such as human,club".into()));
        }
        "players" => (false, Command::Players(rest.to_string())),
        "overrides" => (false, Command::Overrides(rest.to_string())),
        "rule" if rest.is_empty() => return Some(Err("rule: which? give its id".to_string())),
        "rule" => (false, Command::Rule(rest.to_string())),
        "save" => (false, Command::Save((!rest.is_empty()).then(|| rest.to_string()))),
        "export" if rest.is_empty() => {
            return Some(Err("export: where to? give a file".to_string()));
        }
        "export" => (false, Command::Export(rest.to_string())),
        _ => return None,
    };
    if alone && !rest.is_empty() { None } else { Some(Ok(command)) }
}

fn seconds(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=600.0).contains(seconds))?;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_with_what_follows() {
        assert_eq!(read(" /LOOK "), Some(Ok(Command::Look)));
        assert_eq!(read("log 5"), Some(Ok(Command::Log(Some(5)))));
        assert_eq!(read("log"), Some(Ok(Command::Log(None))));
        assert_eq!(read("save my  game"), Some(Ok(Command::Save(Some("my  game".into())))));
        assert_eq!(read("launch"), None);
        assert_eq!(read("look at me"), None);
        assert_eq!(read(""), None);
        assert_eq!(read("hint"), Some(Ok(Command::Hint(USUAL_HINT))));
        assert_eq!(read("hint 0.5"), Some(Ok(Command::Hint(Duration::from_millis(500)))));
        for wrong in ["hint x", "hint 0", "hint -1", "hint NaN", "hint 1e9", "players"] {
            assert!(matches!(read(wrong), Some(Err(_))), "{wrong}");
        }
        assert_eq!(read("analyse"), Some(Ok(Command::Analyse(400))), "as the help says");
        assert_eq!(read("analyse 25"), Some(Ok(Command::Analyse(25))));
        for wrong in ["analyse 0", "analyse -1", "analyse 1e3", "analyse 1000001"] {
            assert!(matches!(read(wrong), Some(Err(_))), "{wrong}");
        }
        assert!(matches!(read("log x"), Some(Err(why)) if why.contains("'x'")));
        assert!(matches!(read("rule"), Some(Err(_))));
    }

    #[test]
    fn every_command_of_the_help_is_read() {
        for (name, follows, _) in COMMANDS {
            let line = if follows.is_empty() { name.to_string() } else { format!("{name} 3") };
            assert!(matches!(read(&line), Some(Ok(_))), "{line}");
        }
    }
}
