//! Coordinates and sizes of everything on the ring, in units.

/// Width and height of the ring.
pub(super) const WIDTH: f32 = 600.0;
pub(super) const HEIGHT: f32 = 556.0;
/// Width of the rim.
pub(super) const RIM: f32 = 26.0;
/// A tower: half its width, and the offsets of its windows and glyphs.
pub(super) const HALF_TOWER: f32 = 33.0;
pub(super) const WINDOW: f32 = 38.0;
pub(super) const GLYPH: f32 = 24.0;
/// A lab: half the width of its base, and the height of the base.
pub(super) const HALF_LAB: f32 = 58.0;
pub(super) const BASE: f32 = 36.0;
/// Height of an upgrade tile.
pub(super) const TILE: f32 = 28.0;

/// The columns of the towers, and the baselines of the two rows and of the labs between them.
const COLUMNS: [f32; 3] = [114.0, 300.0, 486.0];
const UPPER: f32 = 216.0;
const LOWER: f32 = 534.0;
const MIDDLE: f32 = 344.0;

/// The middle of a tower's foot, by its index around the ring.
pub(super) fn tower_at(number: usize) -> (f32, f32) {
    match number {
        0..3 => (COLUMNS[number], UPPER),
        _ => (COLUMNS[5 - number.min(5)], LOWER),
    }
}

/// The middle of a lab's foot, by its index around the ring.
pub(super) fn lab_at(number: usize) -> (f32, f32) {
    match number {
        0 => (207.0, UPPER),
        1 => (393.0, UPPER),
        2 => (514.0, MIDDLE),
        3 => (393.0, LOWER),
        4 => (207.0, LOWER),
        _ => (86.0, MIDDLE),
    }
}

/// The box around a lab and its two towers: left, top, width and height.
pub(super) fn reach(number: usize) -> (f32, f32, f32, f32) {
    let (x, foot) = lab_at(number);
    match number {
        2 => (446.0, 29.0, 127.0, 508.0),
        5 => (27.0, 29.0, 127.0, 508.0),
        _ => (x - 130.0, foot - 190.0, 260.0, 193.0),
    }
}

/// The path through all stations.
pub(super) fn road() -> &'static str {
    "M114 204H486L514 330 486 522H114L86 330Z"
}

/// The centre of a space on the rim: clockwise from the top left, a hundred in all.
pub(super) fn on_rim(number: u16) -> (f32, f32) {
    let inset = RIM / 2.0;
    let radius = 30.0;
    let (across, down) = (WIDTH - 2.0 * inset - 2.0 * radius, HEIGHT - 2.0 * inset - 2.0 * radius);
    let arc = radius * std::f32::consts::FRAC_PI_2;
    let mut way = f32::from(number % 100) / 100.0 * (2.0 * (across + down) + 4.0 * arc);
    let (near, far) = (inset + radius, inset);
    let corners = [
        (near, far, 1.0, 0.0, across),
        (WIDTH - far, near, 0.0, 1.0, down),
        (WIDTH - near, HEIGHT - far, -1.0, 0.0, across),
        (far, HEIGHT - near, 0.0, -1.0, down),
    ];
    for (x, y, right, low, straight) in corners {
        if way <= straight {
            return (x + right * way, y + low * way);
        }
        way -= straight;
        if way <= arc {
            let angle = way / radius;
            let (forward, inward) = (angle.sin() * radius, (1.0 - angle.cos()) * radius);
            let (x, y) = (x + right * straight, y + low * straight);
            return (x + right * forward - low * inward, y + low * forward + right * inward);
        }
        way -= arc;
    }
    (near, far)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_goes_round_once() {
        let all: Vec<(f32, f32)> = (0..100).map(on_rim).collect();
        let apart = |one: (f32, f32), other: (f32, f32)| (one.0 - other.0).hypot(one.1 - other.1);
        for number in 0..100 {
            let step = apart(all[number], all[(number + 1) % 100]);
            assert!((19.0..23.0).contains(&step), "{number}: {step}");
        }
    }
}
