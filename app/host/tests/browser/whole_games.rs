//! Whole games of friends who live apart, through the real pages, from the links of the invitations
//! to the rematch: two at computers, one at a phone, and one who watches. Amid the game the phone
//! loses the network twice, and somebody closes the browser and comes back.
//!
//! One game is played here. With `SOLOIST_WHOLE=1` all four are, and the network is away for a
//! minute; `SOLOIST_WHOLE=colab` plays one of them so.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde::Deserialize;

use super::browser::{Browser, Size};
use super::common::Hosted;
use super::playing::{Hand, Step};
use super::{Result, join, made};

/// A game with its options.
type Game = (&'static str, &'static [(&'static str, &'static str)]);

/// The games with the options that make them short, the one of every run first.
const GAMES: [Game; 4] = [
    ("weather-machine", &[]),
    ("pocket-mars", &[]),
    ("master-of-the-galaxy", &[]),
    ("colab", &[("enemies", "0"), ("set_up", "normal"), ("length", "express")]),
];

/// The games in which players have cards that others may not know; the others are open.
const HIDING: [&str; 2] = ["pocket-mars", "colab"];

/// How pages name cards of hands. Other places of a player may lie open although only the own page
/// and that of whoever watches draw them: dice in a pool, a bonus card that was used.
const HIDDEN: [&str; 4] = ["card ", "place card-", "place hand ", "place drawn "];

/// How long nobody may be asked for anything.
const STILL: Duration = Duration::from_secs(30);

/// After how many answers the phone loses the network while others play, and with its own answer
/// on the way; and when somebody closes the browser.
const OUTAGE: usize = 20;
const LOST_ANSWER: usize = 40;
const CLOSED: usize = 60;

/// Where the phone and the browser that is closed are among those who play.
const PHONE: usize = 1;
const LEAVES: usize = 2;

/// What a page shows.
#[derive(Debug, Deserialize)]
struct Sight {
    seen: BTreeSet<String>,
    /// The part of it that is on the board.
    board: BTreeSet<String>,
    /// Whether a fresh load of the page says the same on the board.
    is_fresh: bool,
    /// Whether it has not been loaded again since it was marked.
    stays: bool,
}

async fn sight(browser: &Browser) -> Result<Sight> {
    let shown = browser.run_until_done(include_str!("sight.js"), Vec::new()).await?;
    Ok(serde_json::from_value(shown)?)
}

/// Somebody who plays, and how.
struct Player {
    browser: Browser,
    hand: Hand,
}

/// A table with everybody at it.
struct Party {
    hosted: Hosted,
    /// The host of the game first.
    players: Vec<Player>,
    watcher: Browser,
    /// How many answers were given.
    answers: usize,
    /// How many entries the log had after the last one.
    length: usize,
    /// How long the network is away.
    outage: Duration,
    /// Whether the players have cards that others may not know.
    hides: bool,
}

impl Party {
    async fn come(game: &str, outage: Duration) -> Party {
        let (name, hides) = (&*format!("whole-{game}"), HIDING.contains(&game));
        let hosted = Hosted::start(name, "http://localhost:PORT");
        let mut players = Vec::new();
        for (who, hand) in [("olga", Hand::Mouse), ("ada", Hand::Touch), ("bo", Hand::Keyboard)] {
            let browser = Browser::start(&format!("{name}-{who}"), false).await;
            players.push(Player { browser, hand });
        }
        let watcher = Browser::start(&format!("{name}-watcher"), false).await;
        Party { hosted, players, watcher, answers: 0, length: 0, outage, hides }
    }

    async fn leave(self) {
        for player in self.players {
            player.browser.end().await;
        }
        self.watcher.end().await;
    }

    fn at(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.hosted.address.port())
    }

    /// Everybody comes by a link, and the host of the game is at its table. Returns its path.
    async fn sit_down(&self, (game, options): Game) -> Result<String> {
        let [olga, ada, bo] = [0, 1, 2].map(|nth| &self.players[nth].browser);
        ada.resize(Size::Narrow).await?;
        join(olga, &self.hosted.link, "Olga").await?;
        olga.wait_for(&format!("a[href='/new/{game}']")).await?;
        olga.goto(&self.at(&format!("/new/{game}"))).await?;
        for (option, value) in [("seats", "3")].iter().chain(options) {
            let css = format!("[name=option-{option}][value='{value}']");
            olga.run(&format!("document.querySelector(\"{css}\").click()")).await?;
        }
        olga.click("button.main[type=submit]").await?;
        olga.wait_for("ul.seat-rows").await?;
        for (seat, (browser, name)) in [(1, (ada, "Ada")), (2, (bo, "Bo"))] {
            let button = format!("form:has([name=seat][value='{seat}']) button[value=seat]");
            let link = made(olga, &button).await?;
            browser.goto(&link).await?;
            join(browser, &link, name).await?;
            browser.wait_for("#table").await?;
        }
        let link = made(olga, "button[value=watch]").await?;
        join(&self.watcher, &link, "Will").await?;
        self.watcher.wait_for("#table").await?;
        let table = olga.attribute("main > p.form-end a.main", "href").await?;
        olga.goto(&self.at(&table)).await?;
        Ok(table)
    }

    /// Everybody, with those who watch.
    fn all(&self) -> impl Iterator<Item = &Browser> {
        self.players.iter().map(|it| &it.browser).chain([&self.watcher])
    }

    /// Lets one person press as long as something is asked. Returns whether anything was pressed,
    /// or that the game is over.
    async fn let_one_press(&mut self, nth: usize) -> Result<Step> {
        let Player { browser, hand } = &self.players[nth];
        let step = browser.press_once(*hand, self.answers).await?;
        if let Step::Pressed(before, after) = step {
            if before != self.length {
                let (length, answers) = (self.length, self.answers);
                return Err(format!("{before} entries, not {length}, at answer {answers}").into());
            }
            self.length = after;
            self.answers += usize::from(after > before);
        }
        Ok(step)
    }

    /// Plays until so many answers were given, the game is over, or everybody waits for somebody
    /// who is away. Returns whether the game is over.
    async fn play(&mut self, until: usize, away: Option<usize>) -> Result<bool> {
        let mut still = Instant::now();
        while self.answers < until {
            let mut over = true;
            for nth in (0..self.players.len()).filter(|nth| Some(*nth) != away) {
                let mut step = self.let_one_press(nth).await?;
                while matches!(step, Step::Pressed(..)) && self.answers < until {
                    still = Instant::now();
                    step = self.let_one_press(nth).await?;
                }
                over &= step == Step::Over;
            }
            if over {
                return Ok(true);
            }
            let patience = if away.is_some() { Duration::from_secs(2) } else { STILL };
            if still.elapsed() > patience {
                return if away.is_some() { Ok(false) } else { self.stuck().await };
            }
        }
        Ok(false)
    }

    async fn stuck(&self) -> Result<bool> {
        for (nth, browser) in self.all().enumerate() {
            browser.keep_screen(&format!("stuck-{nth}")).await?;
        }
        Err(format!("nobody is asked after {} answers", self.answers).into())
    }

    /// Everybody's page shows the same game, and who watches sees nothing that is one player's own.
    async fn compare(&self) -> Result {
        for browser in self.all() {
            browser.wait_for_length(self.length).await?;
        }
        let mut seen = Vec::new();
        for browser in self.all() {
            seen.push(sight(browser).await?);
        }
        let Some(watched) = seen.pop() else { return Ok(()) };
        if !watched.is_fresh {
            return Err("who watches sees another board than a fresh load shows".into());
        }
        for (nth, own) in seen.iter().enumerate() {
            let others = || seen.iter().enumerate().filter(|(other, _)| *other != nth);
            let is_own = |it: &&String| {
                HIDDEN.iter().any(|hidden| it.starts_with(hidden))
                    && !others().any(|(_, other)| other.seen.contains(*it))
            };
            let shown: Vec<_> =
                own.seen.iter().filter(is_own).filter(|it| watched.seen.contains(*it)).collect();
            if self.hides && !shown.is_empty() {
                return Err(format!("who watches sees what is player {nth}'s: {shown:?}").into());
            }
        }
        let everywhere = |it: &&String| seen.iter().all(|own| own.board.contains(*it));
        let missing = seen.iter().flat_map(|own| &own.board).filter(everywhere);
        let somewhere = |it: &&String| seen.iter().any(|own| own.seen.contains(*it));
        let missing: BTreeSet<_> = missing.filter(|it| !watched.seen.contains(*it)).collect();
        let added: Vec<_> = watched.seen.iter().filter(|it| !somewhere(it)).collect();
        if !missing.is_empty() || !added.is_empty() {
            return Err(format!("who watches misses {missing:?} and sees {added:?} alone").into());
        }
        Ok(())
    }

    /// The phone has no network while the others play on, and catches up without being loaded
    /// again.
    async fn lose_network(&mut self) -> Result {
        let phone = self.players[PHONE].browser.clone();
        phone.run("window.stays = true").await?;
        phone.is_offline(true).await?;
        let begun = Instant::now();
        let most = self.answers + 10;
        let over = self.play(most, Some(PHONE)).await?;
        tokio::time::sleep(self.outage.saturating_sub(begun.elapsed())).await;
        let missed = self.length.saturating_sub(phone.length().await?);
        phone.is_offline(false).await?;
        phone.wait_for_length(self.length).await?;
        assert!(sight(&phone).await?.stays, "it was loaded again");
        println!("  without network for {:?}, {missed} entries behind", begun.elapsed());
        assert!(!over, "there is more to play");
        Ok(())
    }

    /// The network goes with the phone's answer on the way: it is in the log once or not at all,
    /// and the page says so.
    async fn lose_answer(&mut self) -> Result {
        let phone = self.players[PHONE].browser.clone();
        self.play_until_asked(&phone).await?;
        phone.run("window.stays = true").await?;
        phone.read_it().await?;
        phone.run("document.querySelector('.choice [data-answer]').click()").await?;
        phone.is_offline(true).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        phone.is_offline(false).await?;
        self.length = self.watcher.length().await?;
        phone.wait_for_length(self.length).await?;
        assert!(sight(&phone).await?.stays, "it was loaded again");
        Ok(())
    }

    /// Plays until one is asked something that is answered by one press.
    async fn play_until_asked(&mut self, browser: &Browser) -> Result {
        let asked = ".choice [data-answer]";
        while !browser.is_there(asked).await? {
            self.play(self.answers + 1, None).await?;
        }
        Ok(())
    }

    /// Somebody closes the browser and comes back by the front page, still the same person.
    async fn close_and_come_back(&mut self, table: &str) -> Result {
        let player = self.players.remove(LEAVES);
        self.play(self.answers + 10, Some(LEAVES)).await?;
        let (browser, hand) = (player.browser.reopened().await, player.hand);
        browser.goto(&self.at("/")).await?;
        browser.click(&format!(".saved-game a[href='{table}']")).await?;
        browser.wait_for_length(self.length).await?;
        self.players.insert(LEAVES, Player { browser, hand });
        Ok(())
    }

    /// What is told of others is shown at once.
    async fn hurry(&self) -> Result {
        for browser in self.all() {
            browser.run("document.cookie = 'soloist-pace=once; path=/; max-age=9999'").await?;
        }
        Ok(())
    }

    /// The host presses rematch; the others are asked on their front pages and sit down, and the new
    /// game begins.
    async fn rematch(&self) -> Result {
        let olga = &self.players[0].browser;
        olga.click("[data-act=review]").await?;
        olga.click("form[action='/games']:not(:has([name=seed])) button[type=submit]").await?;
        olga.wait_for("ul.seat-rows").await?;
        let next = olga.attribute("main > p.form-end a.main", "href").await?;
        let table = format!("#table[data-id='{}']", next.rsplit('/').next().unwrap_or_default());
        for Player { browser, .. } in &self.players[1..] {
            browser.goto(&self.at("/")).await?;
            browser.click("form.invited button[value=sit]").await?;
            browser.wait_for(&table).await?;
        }
        olga.goto(&self.at(&next)).await?;
        olga.wait_for(&table).await?;
        let mut asked = 0;
        for Player { browser, .. } in &self.players {
            browser.wait_for_length(olga.length().await?).await?;
            asked += usize::from(browser.is_there(".choice, form.ticks").await?);
        }
        assert!(asked > 0, "the new game asks somebody");
        Ok(())
    }
}

/// Plays a whole game with everything that happens amid it.
async fn play_whole(party: &mut Party, game: Game) -> Result {
    let table = party.sit_down(game).await?;
    party.hurry().await?;
    party.length = party.watcher.length().await?;
    let mut over = party.play(OUTAGE, None).await?;
    party.compare().await?;
    party.lose_network().await?;
    over |= party.play(LOST_ANSWER, None).await?;
    party.lose_answer().await?;
    over |= party.play(CLOSED, None).await?;
    party.compare().await?;
    party.close_and_come_back(&table).await?;
    assert!(!over, "there is more to play");
    while !party.play(party.answers + 15, None).await? {
        party.compare().await?;
    }
    for browser in party.all() {
        browser.wait_for(".end-sheet").await?;
        browser.wait_for_length(party.length).await?;
    }
    party.rematch().await
}

/// The games to play, and how long the network is away.
fn wanted() -> (Vec<Game>, Duration) {
    let Ok(whole) = std::env::var("SOLOIST_WHOLE") else {
        return (GAMES[..1].to_vec(), Duration::from_secs(5));
    };
    let is_wanted = |name: &str| !GAMES.iter().any(|(game, _)| whole == *game) || whole == name;
    let games = GAMES.into_iter().filter(|(game, _)| is_wanted(game)).collect();
    (games, Duration::from_secs(60))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_friends_play_a_whole_game_while_one_watches() {
    let (games, outage) = wanted();
    for game in games {
        let begun = Instant::now();
        let mut party = Party::come(game.0, outage).await;
        let played = play_whole(&mut party, game).await;
        let (answers, length) = (party.answers, party.length);
        party.leave().await;
        played.unwrap_or_else(|problem| panic!("{}: {problem}", game.0));
        let seconds = begun.elapsed().as_secs();
        println!("{}: {answers} answers, {length} entries in {seconds} s", game.0);
    }
}
