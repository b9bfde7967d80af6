//! The walls of the Buildings, each in its own shape, in a box of 200 by 208 units: the upper room
//! covers about (66, 34) to (134, 106), the lower one about (14, 124) to (186, 206).

use maud::{Markup, html};
use pocket_mars::Building;

/// The walls of a Building.
pub(super) fn shell(building: Building) -> Markup {
    html! {
        g class="pm-shell" aria-hidden="true" {
            @match building {
                Building::Greenhouse => (greenhouse()),
                Building::Aqualab => (aqualab()),
                Building::EnergyBank => (energy_bank()),
                Building::CommsCenter => (comms_center()),
                Building::Habitation => (habitation()),
            }
        }
    }
}

/// A glass dome over beds, with a smaller dome on it and leaves all over.
fn greenhouse() -> Markup {
    html! {
        path class="pm-glass" d="M2 206C0 128 44 86 100 86s100 42 98 120z" {}
        path class="pm-vine" d="M22 126q34 4 48-32M178 126q-34 4-48-32" {}
        path class="pm-leafy" d="M30 124c-11-4-15-14-11-23 10 3 14 13 11 23zM32 124c-1-12 5-20 16-23 2 11-5 20-16 23zM170 124c11-4 15-14 11-23-10 3-14 13-11 23zM168 124c1-12-5-20-16-23-2 11 5 20 16 23z" {}
        path class="pm-wall-room" d="M13 206V132q0-8 8-8h158q8 0 8 8v74z" {}
        path class="pm-wall-room" d="M61 108V66a39 40 0 0 1 78 0v42z" {}
        path class="pm-vine" d="M100 26v-8" {}
        path class="pm-leafy" d="M100 20c-9-2-12-9-10-16 8 2 12 9 10 16zM100 20c0-9 4-14 12-16 2 9-4 15-12 16z" {}
    }
}

/// A water tank with waves under its lid, and a round basin like a porthole on top.
fn aqualab() -> Markup {
    html! {
        path class="pm-wall" d="M9 206V122q0-14 14-14h154q14 0 14 14v84z" {}
        path class="pm-pipe" d="M-3 148h13M-3 166h13M190 148h13M190 166h13" {}
        path class="pm-wall-hue" d="M80 110V98h40v12z" {}
        path class="pm-wall-room" d="M16 206v-82q0-8 8-8h152q8 0 8 8v82z" {}
        path class="pm-leafy" d="M17.500 121c12-7 21 7 33 0s21 7 33 0 21 7 33 0 21 7 33 0 21 7 33 0l.500-1q-2-3-7-3H24q-6 0-6.500 4z" {}
        circle class="pm-wall-hue" cx="100" cy="64" r="46" {}
        circle class="pm-wall-room" cx="100" cy="64" r="40" {}
    }
}

/// A thick block with a roof of its colour, solar panels at both sides of a tower.
fn energy_bank() -> Markup {
    html! {
        path class="pm-mast" d="M28 106v12M172 106v12" {}
        path class="pm-wall-hue" d="M12 74h44l-9 32H2zM188 74h-44l9 32h45z" {}
        path class="pm-line" d="m27 74-10 32M41 74 31 106M7 90h44M173 74l10 32M159 74l10 32M193 90h-44" {}
        path class="pm-wall" d="M6 206v-82h20l12-13h124l12 13h20v82z" {}
        path class="pm-wall-room" d="M16 206v-76h168v76z" {}
        path class="pm-wall-hue" d="M4 124h192v8H4z" {}
        path class="pm-wall-room" d="M63 111V44h74v67z" {}
        path class="pm-wall-hue" d="m57 46 15-31h56l15 31z" {}
    }
}

/// A slanted hall with a dish at the left, a mast at the right, and a tower with an aerial.
fn comms_center() -> Markup {
    html! {
        path class="pm-mast" d="M34 116 42 82M36 72l18-18" {}
        path class="pm-wall-hue" d="M8 52a44 44 0 0 0 56 42z" {}
        circle class="pm-wall-hue" cx="55" cy="52" r="5" {}
        path class="pm-mast" d="M166 116V54M154 68l12-14 12 14M157 88h18" {}
        path class="pm-waves" d="M186 46a24 24 0 0 0-40 0M178 53a15 15 0 0 0-24 0" {}
        path class="pm-wall" d="m1 206 15-94h168l15 94z" {}
        path class="pm-wall-room" d="m13 206 11-82h152l11 82z" {}
        path class="pm-wall-hue" d="m13 132 3-20h168l3 20-10-7H23z" {}
        path class="pm-wall-room" d="M64 112V36q0-8 8-8h56q8 0 8 8v76z" {}
        path class="pm-wall-hue" d="M64 34q0-8 8-8h56q8 0 8 8l-3-2H67z" {}
        path class="pm-mast" d="M100 26V11" {}
        circle class="pm-wall-hue" cx="100" cy="8" r="4.500" {}
    }
}

/// Stacked dwellings with windows only: this Building holds no colonists.
fn habitation() -> Markup {
    let dwellings = [
        (71.0, 70.0, true),
        (41.0, 115.0, false),
        (101.0, 115.0, true),
        (10.0, 160.0, true),
        (71.0, 160.0, false),
        (132.0, 160.0, true),
    ];
    html! {
        path class="pm-mast" d="M100 70V38M88 52l12-14 12 14" {}
        @for (x, y, lit) in dwellings {
            rect class="pm-wall-hue" x=(x) y=(y) width="58" height="45" rx="13" {}
            rect class={ "pm-window" @if lit { " pm-lit" } } x=(x + 14.0) y=(y + 11.0) width="30" height="23" rx="8" {}
            path class="pm-line" d={ "M" (x + 29.0) " " (y + 11.0) "v23" } {}
        }
    }
}
