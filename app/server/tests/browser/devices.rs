//! One game at several devices, each in a browser of its own.

use std::time::{Duration, Instant};

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Served, Size};

in_browser!(
    /// A choice at one device reaches the other by itself, even after the server was down; nobody
    /// sees the other's cards. Prints how long it takes, from the press to the page.
    two_people_play_at_two_devices,
    |served, browser| {
        let id = served.game(json!({"seats": 2}), ChanceSource::Seed(3), 0).await;
        let other = Browser::start("two_people_other", false).await;
        let played = play(&mut served, [&browser, &other], &id).await;
        let complaints = other.no_complaints().await;
        other.end().await;
        played.and(complaints)
    }
);

/// Records when a choice is sent and when the page with the new length is painted.
const WATCH: &str = "
    document.addEventListener('submit', () => { window.pressed = Date.now(); }, true);
    new MutationObserver(() => { window.painted = Date.now(); })
      .observe(document.getElementById('table'), { attributes: true, attributeFilter: ['data-length'] });";

async fn play(served: &mut Served, devices: [&Browser; 2], id: &str) -> Result {
    devices[1].resize(Size::Narrow).await?;
    for (nth, device) in devices.iter().enumerate() {
        device.goto(&served.at(&format!("/games/{id}/seats"))).await?;
        device.click(&format!(".seat-rows li:nth-child({}) button", nth + 1)).await?;
        device.wait_for("#table[data-live]").await?;
        device.run(WATCH).await?;
    }
    let mut times = Vec::new();
    for turn in 0..24 {
        let (mover, watcher) = asked(devices).await?;
        assert_eq!(watcher.count(".choice").await?, 0, "one person is asked at a time");
        for device in devices {
            assert_eq!(device.count(".others .pm-card").await?, 0, "cards of others are hidden");
        }
        if turn == 12 {
            served.die().await;
            served.come_back().await;
        }
        mover.choose(".choice [data-answer]", turn * 3).await?;
        watcher.wait_for_length(mover.length().await?).await?;
        let pressed = mover.run("return window.pressed").await?.as_f64();
        let painted = watcher.run("return window.painted").await?.as_f64();
        if let (Some(pressed), Some(painted)) = (pressed, painted)
            && turn != 12
        {
            times.push(painted - pressed);
        }
    }
    times.sort_by(f64::total_cmp);
    let [middle, late] = [50, 95].map(|share| times[(times.len() - 1) * share / 100]);
    println!(
        "from a press to the other page: {middle} ms in the middle, {late} ms at most in 95 %"
    );
    Ok(())
}

/// The device that must choose, once the narration has been followed, and the other one.
async fn asked(devices: [&Browser; 2]) -> Result<(&Browser, &Browser)> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(20) {
        for (device, other) in [(devices[0], devices[1]), (devices[1], devices[0])] {
            device.go_on().await?;
            if device.is_there(".choice").await? {
                return Ok((device, other));
            }
        }
    }
    Err("nobody is asked".into())
}
