//! The program as a service worker uses it: message by message, with its stored data.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;
use web::{Changes, Message, Program, RequestHead, ResponseHead, StartData, StoredData};

const FORM: &str = "application/x-www-form-urlencoded";

/// A worker's stored data, and the program that it runs.
struct Worker {
    kept: StoredData,
    program: Program,
}

fn clock() -> f64 {
    1_800_000_000_000.0
}

fn begun(kept: StoredData, closed: Option<&str>) -> Program {
    let closed = closed.map(str::to_string);
    Program::new(StartData { entropy: [1, 2, 3, 4], kept, closed, ..StartData::default() }, clock)
}

impl Worker {
    fn new() -> Worker {
        Worker { kept: StoredData::default(), program: begun(StoredData::default(), None) }
    }

    /// Restarts the program, as after the browser has stopped the worker.
    fn begun_again(&mut self) {
        // Stored data travels as text.
        let kept = serde_json::to_string(&self.kept).expect("data");
        self.program = begun(serde_json::from_str(&kept).expect("it reads back"), None);
    }

    fn ask(&mut self, asked: RequestHead, body: &str) -> Message<ResponseHead> {
        let told = self.program.answer(&Message { head: asked, body: body.into() });
        keep(&mut self.kept, &told.head.changes);
        told
    }

    fn get(&mut self, address: &str) -> Message<ResponseHead> {
        self.ask(
            RequestHead { method: "GET".into(), address: address.into(), ..RequestHead::default() },
            "",
        )
    }

    fn post(&mut self, address: &str, body: &str) -> Message<ResponseHead> {
        self.ask(form(address), body)
    }

    fn page(&mut self, address: &str) -> String {
        let told = self.get(address);
        assert_eq!(told.head.status, 200, "{address}");
        String::from_utf8(told.body).expect("a page")
    }

    /// Thinks until no task is left.
    fn think(&mut self) {
        loop {
            let told = self.program.think(1.0);
            keep(&mut self.kept, &told.head.changes);
            if !told.head.thinks {
                return;
            }
        }
    }
}

fn form(address: &str) -> RequestHead {
    RequestHead {
        method: "POST".into(),
        address: address.into(),
        headers: vec![("content-type".into(), FORM.into())],
        ..RequestHead::default()
    }
}

/// Stores changes as the worker's script does.
fn keep(kept: &mut StoredData, changes: &Changes) {
    for (id, was) in &changes.was {
        let at = kept.games.iter().find(|game| game.id == *id);
        assert_eq!(at.map(|game| game.revision), *was, "nobody else keeps anything");
        kept.games.retain(|game| game.id != *id);
        if !changes.games.iter().any(|game| game.id == *id) {
            kept.parts.retain(|part| part.id != *id);
        }
    }
    kept.games.extend(changes.games.iter().cloned());
    for part in &changes.parts {
        kept.parts.retain(|old| (&old.id, old.part) != (&part.id, part.part));
        if !part.texts.is_empty() {
            kept.parts.push(part.clone());
        }
    }
    kept.cookies.extend(changes.cookies.clone());
    kept.owned.extend(changes.owned.clone());
}

fn location(told: &Message<ResponseHead>) -> String {
    let found = told.head.headers.iter().find(|(name, _)| name == "location");
    found.unwrap_or_else(|| panic!("{:?}", told.head)).1.clone()
}

/// The value of the first answer on a table's page.
fn first_choice(page: &str) -> String {
    let from = page.find("name=\"text\" value=\"").expect("an answer") + 19;
    page[from..].split('"').next().expect("a value").to_string()
}

fn choice(page: &str, length: usize) -> String {
    let text = first_choice(page).replace(' ', "+");
    format!("text={text}&at={length}")
}

fn length(worker: &Worker) -> usize {
    worker.kept.games[0].length
}

#[test]
fn what_was_answered_is_there_when_the_worker_begins_again() {
    let mut worker = Worker::new();
    assert!(worker.page("/").contains("No game yet"));
    let told = worker.post("/games", "game=pocket-mars&luck=seed&seed=7&name=Night");
    let table = location(&told);
    let mut before = 0;
    for _ in 0..90 {
        let page = worker.page(&table);
        let now = length(&worker);
        assert!(now > before || before == 0);
        before = now;
        if page.contains("end-sheet") {
            break;
        }
        let told = worker.post(&format!("{table}/choose"), &choice(&page, now));
        assert_eq!(told.head.status, 303);
        worker.begun_again();
    }
    assert!(worker.kept.parts.len() > 1, "a log of {before} entries has several parts");
    let shown = worker.page(&table);
    worker.begun_again();
    assert_eq!(worker.page(&table), shown);
    worker.post(&format!("{table}/delete"), "");
    assert_eq!(worker.kept, StoredData::default());
    worker.begun_again();
    assert!(worker.page("/").contains("No game yet"));
}

#[test]
fn a_choice_changes_little_of_what_is_kept() {
    let mut worker = Worker::new();
    let told = worker.post("/games", "game=pocket-mars&luck=seed&seed=7");
    let table = location(&told);
    let mut parts = Vec::new();
    for _ in 0..60 {
        let page = worker.page(&table);
        if page.contains("end-sheet") {
            break;
        }
        let now = length(&worker);
        let told = worker.post(&format!("{table}/choose"), &choice(&page, now));
        parts.push(told.head.changes.parts.len());
    }
    assert!(parts.len() > 20 && parts.iter().all(|&many| (1..=2).contains(&many)), "{parts:?}");
}

#[test]
fn a_choice_that_cannot_be_kept_is_refused_at_its_table() {
    let mut worker = Worker::new();
    let table = location(&worker.post("/games", "game=pocket-mars&luck=seed&seed=7"));
    let (page, now) = (worker.page(&table), length(&worker));
    let why = "there is no room left for this site";
    let closed = Some(why.to_string());
    let address = format!("{table}/choose");
    let told = worker.ask(RequestHead { closed, ..form(&address) }, &choice(&page, now));
    let refused = String::from_utf8(told.body).expect("a page");
    assert_eq!((told.head.status, &told.head.changes), (507, &Changes::default()));
    assert!(refused.contains("There is no room left for this site."), "in words");
    assert!(refused.contains("id=\"table\""), "the table stays");
    assert_eq!(worker.post(&address, &choice(&page, now)).head.status, 303, "there is room again");
}

#[test]
fn tasks_go_on_between_requests_and_are_kept() {
    let mut worker = Worker::new();
    let players = "&seats=2&option-seats=2&player-0=human&player-1=club";
    let told = worker.post("/games", &format!("game=pocket-mars&luck=seed&seed=7{players}"));
    let table = location(&told);
    worker.think();
    let seats = worker.kept.games[0].save.players.len();
    assert_eq!(seats, 2, "one of them is a bot");
    for _ in 0..12 {
        let page = worker.page(&table);
        let Some(_) = page.find("name=\"text\" value=\"") else { break };
        let now = length(&worker);
        worker.post(&format!("{table}/choose"), &choice(&page, now));
        worker.think();
    }
    assert!(length(&worker) > 12, "the bot has chosen, too");
    // Where nothing can be stored, the bots do not play, and they say why.
    let kept = worker.kept.clone();
    worker.program = begun(kept.clone(), Some("it lets this site keep nothing"));
    worker.page(&table);
    worker.think();
    assert_eq!(worker.kept, kept);
}

/// The clock advances by a millisecond with each call, so that a search of two seconds reads it two
/// thousand times.
fn ticking() -> f64 {
    static TICKS: AtomicU32 = AtomicU32::new(0);
    f64::from(TICKS.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn while_a_hint_is_searched_for_requests_are_answered() {
    let program =
        Program::new(StartData { entropy: [1, 2, 3, 4], ..StartData::default() }, ticking);
    let mut worker = Worker { kept: StoredData::default(), program };
    let table = location(&worker.post("/games", "game=pocket-mars&luck=seed&seed=7"));
    let ask = |worker: &mut Worker| {
        let at = length(worker);
        worker.post(&format!("{table}/hint"), &format!("seconds=2&at={at}"));
    };
    ask(&mut worker);
    let mut slices = 0;
    while worker.program.think(25.0).head.thinks {
        slices += 1;
        assert!(worker.page(&table).contains("/hint/cancel"), "it is under way");
    }
    assert!((40..=90).contains(&slices), "{slices} slices in two seconds");
    let page = worker.page(&table);
    assert!(!page.contains("/hint/cancel") && page.contains("simulated games"), "it was found");

    ask(&mut worker);
    assert!(worker.program.think(25.0).head.thinks);
    worker.post(&format!("{table}/hint/cancel"), "");
    assert!(!worker.program.think(25.0).head.thinks, "nobody wants to know any more");
    assert!(!worker.page(&table).contains("/hint/cancel"));
}

#[test]
fn cookies_are_kept_for_their_path() {
    let mut worker = Worker::new();
    let seats = "&option-seats=2&player-0=human&player-1=human";
    let told = worker.post("/games", &format!("game=pocket-mars&luck=seed&seed=7{seats}"));
    let table = location(&told);
    assert!(worker.page(&table).contains("hand-over"));
    let told = worker.post(&format!("{table}/seat"), "seat=0");
    assert!(told.head.headers.iter().all(|(name, _)| name != "set-cookie"), "a worker sets none");
    let cookies = BTreeMap::from([(format!("{table} soloist-seat"), "0".to_string())]);
    assert_eq!(worker.kept.cookies, cookies);
    worker.begun_again();
    assert!(!worker.page(&table).contains("hand-over"), "it is known who holds the device");
}

#[test]
fn what_an_owners_copy_shows_is_kept() {
    let mut worker = Worker::new();
    let own = "row=cards.toml%2Fcard%2FGH1&field-hand=launch+1";
    let told = worker.post("/overrides/pocket-mars", own);
    assert_eq!(location(&told), "/overrides/pocket-mars");
    assert_eq!(told.head.changes.owned.len(), 1);
    assert!(worker.get("/overrides/pocket-mars").head.changes.owned.is_empty(), "once is enough");
    worker.begun_again();
    assert!(worker.page("/overrides/pocket-mars").contains("hand: <b>launch 1</b>"));
    let table = location(&worker.post("/games", "game=pocket-mars&luck=seed&seed=7"));
    let saved = worker.page(&format!("{table}/export"));
    assert!(saved.contains("launch 1"), "a game has it with it: {saved}");
    let mut full = form("/overrides/pocket-mars");
    full.closed = Some("there is no room".into());
    let refused = worker.ask(full, "row=cards.toml%2Fcard%2FGH1&act=back");
    assert_ne!(refused.head.status, 303);
    assert!(worker.page("/overrides/pocket-mars").contains("hand: <b>launch 1</b>"), "as it was");
}

#[test]
fn what_is_missing_of_a_game_is_said() {
    let mut worker = Worker::new();
    let table = location(&worker.post("/games", "game=pocket-mars&luck=seed&seed=7"));
    worker.kept.parts.clear();
    worker.begun_again();
    assert!(
        worker.page(&table).contains("this save is damaged")
            || worker.page(&table).contains("This save is damaged")
    );
}

/// The worker adds the origin of a form's page (`assets/worker.js`): a form of another site is
/// refused, at any address.
#[test]
fn no_form_of_another_site_changes_anything() {
    let mut worker = Worker::new();
    let table = location(&worker.post("/games", "game=pocket-mars&luck=seed&seed=7"));
    let id = table.rsplit('/').next().expect("an id");
    let kept = worker.kept.clone();
    let here = [("host", "soloist.example"), ("x-forwarded-proto", "https")];
    let from = |address: &str, origin: &str| {
        let mut asked = form(address);
        let all = here.iter().copied().chain([("origin", origin)]);
        asked.headers.extend(all.map(|(name, value)| (name.to_string(), value.to_string())));
        asked
    };
    let addresses = service::changing_routes();
    assert!(addresses.contains(&"/import") && addresses.contains(&"/overrides/{game}"));
    for address in addresses {
        let address = address.replace("{id}", id).replace("{game}", "pocket-mars");
        for origin in ["https://evil.example", "http://soloist.example", "null"] {
            let told = worker.ask(from(&address, origin), "game=pocket-mars");
            assert_eq!(told.head.status, 403, "{address} {origin}");
            assert_eq!(told.head.changes, Changes::default(), "{address} {origin}");
        }
    }
    assert_eq!(worker.kept, kept);
    let told = worker.ask(from("/games", "https://soloist.example"), "game=pocket-mars&luck=seed");
    assert_eq!(told.head.status, 303, "a page of the program may");
}

/// A browser is one device, whatever cookies its pages send.
#[test]
fn a_browser_is_one_device_whatever_its_pages_say() {
    let mut worker = Worker::new();
    let players = "&seats=2&option-seats=2&player-0=human&player-1=human";
    let told = worker.post("/games", &format!("game=pocket-mars&luck=seed&seed=7{players}"));
    let seats = format!("{}/seats", location(&told));
    worker.post(&seats, "seat=0&act=take");
    let mut claimed =
        RequestHead { method: "GET".into(), address: seats, ..RequestHead::default() };
    claimed.cookies = "soloist-device=another".into();
    let page = String::from_utf8(worker.ask(claimed, "").body).expect("a page");
    assert!(page.contains("plays at this device") && !page.contains("at another device"));
}

#[test]
fn a_request_that_is_none_is_refused() {
    let mut worker = Worker::new();
    assert_eq!(worker.get("/no/such/page").head.status, 404);
    let asked =
        RequestHead { method: "GET".into(), address: "http://[".into(), ..RequestHead::default() };
    assert_eq!(worker.ask(asked, "").head.status, 400);
    let long = "a".repeat(100_000);
    assert_eq!(worker.post("/games", &long).head.status, 413);
    assert!(Message::<RequestHead>::read(json!({}).to_string().as_bytes()).is_err());
}

#[test]
fn games_have_names_of_their_own_whatever_the_entropy() {
    let mut worker =
        Worker { kept: StoredData::default(), program: Program::new(StartData::default(), clock) };
    for _ in 0..3 {
        worker.post("/games", "game=pocket-mars&luck=seed");
    }
    let seeds: Vec<String> =
        worker.kept.games.iter().map(|game| format!("{:?}", game.save.chance_source)).collect();
    assert!(seeds.len() == 3 && seeds[0] != seeds[1] && seeds[1] != seeds[2], "{seeds:?}");
}

/// The files of a game are fetched when it is first needed; until then nothing happens to it.
#[test]
fn a_game_waits_for_its_files() {
    let mut worker = Worker::new();
    let table = location(&worker.post("/games", "game=colab&luck=seed&seed=7&name=Night"));
    let kept = worker.kept.clone();
    let missing = ["game-colab", "rules-colab", "game-backgammon", "rules-pocket-mars"];
    let files = missing.map(|file| (file.to_string(), None)).into();
    let begun = StartData { kept, game_files: files, ..StartData::default() };
    worker.program = Program::new(begun, clock);
    for address in ["/", "/new/pocket-mars", "/rules/weather-machine"] {
        let told = worker.get(address);
        assert_eq!((told.head.status, told.head.lacks), (200, Vec::new()), "{address}");
    }
    let get = |address: &str| RequestHead {
        method: "GET".into(),
        address: address.into(),
        ..RequestHead::default()
    };
    let choose = form(&format!("{table}/choose"));
    let asked = [
        (get("/new/colab"), ""),
        (get("/rules/colab"), ""),
        (form("/learn/colab"), ""),
        (form("/games"), "luck=seed&game=colab&seed=1"),
        (get(&table), ""),
        (get(&format!("{table}/log")), ""),
        (get("/static/0/colab/table.css"), ""),
        (choose, "text=scientist+ivy&at=6"),
    ];
    for (head, body) in asked {
        let told = worker.ask(head.clone(), body);
        assert_eq!(told.head.status, 503, "{}", head.address);
        let both = ["game-colab.json", "rules-colab.json"];
        let lacks = if head.address.starts_with("/rules") { &both[..] } else { &both[..1] };
        assert_eq!(told.head.lacks, lacks, "{}", head.address);
        assert_eq!(told.head.changes, Changes::default(), "{}", head.address);
        let page = String::from_utf8(told.body).expect("a page");
        assert!(page.contains("The files of CoLab are not on this device yet"), "{page}");
    }
    let told = worker.get("/rules/pocket-mars");
    assert_eq!(
        (told.head.status, &told.head.lacks[..]),
        (503, &["rules-pocket-mars.json".into()][..])
    );
}

/// A game brought by a file or a link is read with its files, so that nothing is stored of it in
/// words that are not here.
#[test]
fn a_game_that_is_brought_waits_for_its_files_too() {
    let mut worker = Worker::new();
    let table = location(&worker.post("/games", "game=colab&luck=seed&seed=7"));
    let save = String::from_utf8(worker.get(&format!("{table}/export")).body).expect("a save");
    let sent: String = form_urlencoded::byte_serialize(save.as_bytes()).collect();
    let missing = [("game-colab".to_string(), None)].into();
    let begun = StartData { game_files: missing, ..StartData::default() };
    worker.program = Program::new(begun, clock);
    let told = worker.post("/import", &format!("save={sent}"));
    assert_eq!((told.head.status, told.head.changes), (503, Changes::default()));
    assert_eq!(told.head.lacks, ["game-colab.json"]);
}

/// Without its messages in a language a game is there in English, and they are fetched.
#[test]
fn a_game_is_there_before_its_language() {
    let mut worker = Worker::new();
    let missing = ["game-colab.de", "rules-colab.de", "game-colab.fr", "game-pocket-mars.de"];
    let files = missing.map(|file| (file.to_string(), None)).into();
    worker.program = Program::new(StartData { game_files: files, ..StartData::default() }, clock);
    let mut lacks = |address: &str, language: &str| {
        let asked = RequestHead {
            method: "GET".into(),
            address: address.into(),
            headers: vec![("accept-language".into(), language.into())],
            ..RequestHead::default()
        };
        let told = worker.ask(asked, "");
        assert_eq!(told.head.status, 200, "{address}");
        told.head.lacks
    };
    assert_eq!(lacks("/new/colab", "de"), ["game-colab.de.json"]);
    assert_eq!(lacks("/rules/colab", "de"), ["game-colab.de.json", "rules-colab.de.json"]);
    assert_eq!(lacks("/new/colab", "fr"), ["game-colab.fr.json"]);
    for (address, language) in [("/new/colab", "en"), ("/", "de"), ("/new/pocket-mars", "es")] {
        assert_eq!(lacks(address, language), Vec::<String>::new(), "{address} {language}");
    }
}
