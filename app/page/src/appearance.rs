//! The appearance settings: light or dark, contrast, colours, size, motion, and sounds. The browser
//! stores them.

use i18n::{Locale, key, message};
use maud::{Markup, html};

/// A setting: its name in the script, the message of its title, and its values with their messages;
/// the first value is the default.
struct Setting {
    name: &'static str,
    title: &'static str,
    values: &'static [(&'static str, &'static str)],
}

const SETTINGS: [Setting; 6] = [
    Setting {
        name: "theme",
        title: key!("look-theme"),
        values: &[
            ("", key!("look-system")),
            ("light", key!("look-light")),
            ("dark", key!("look-dark")),
        ],
    },
    Setting {
        name: "contrast",
        title: key!("look-contrast"),
        values: &[
            ("", key!("look-system")),
            ("usual", key!("look-usual")),
            ("more", key!("look-strong")),
        ],
    },
    Setting {
        name: "colours",
        title: key!("look-colours"),
        values: &[("", key!("look-usual")), ("safe", key!("look-colours-safe"))],
    },
    Setting {
        name: "size",
        title: key!("look-size"),
        values: &[
            ("", key!("look-size-100")),
            ("115", key!("look-size-115")),
            ("130", key!("look-size-130")),
        ],
    },
    Setting {
        name: "motion",
        title: key!("look-motion"),
        values: &[("", key!("look-system")), ("less", key!("look-motion-less"))],
    },
    Setting {
        name: "sound",
        title: key!("look-sound"),
        values: &[("", key!("look-sound-off")), ("on", key!("look-sound-on"))],
    },
];

/// The button in every header that opens the settings; the script shows it.
pub(crate) fn look_button(locale: Locale) -> Markup {
    html! {
        button class="quiet square" type="button" data-act="look" popovertarget="look" hidden
            aria-label=(message!(locale, "look-button")) title=(message!(locale, "look-button")) { (drawing::icon("theme")) }
    }
}

/// The settings, once on every page, outside the part that is swapped.
pub(crate) fn look(locale: Locale) -> Markup {
    html! {
        div class="look" id="look" popover="auto" role="dialog" aria-labelledby="look-title" {
            h2 id="look-title" { (message!(locale, "look-title")) }
            form {
                @for setting in &SETTINGS {
                    fieldset {
                        legend { (locale.message(setting.title, &[])) }
                        @for (value, words) in setting.values {
                            label class="pick" {
                                input type="radio" name={ "look-" (setting.name) } value=(value)
                                    data-look=(setting.name) checked[value.is_empty()];
                                (locale.message(words, &[]))
                            }
                        }
                    }
                }
            }
            (language(locale))
            p class="muted small" { (message!(locale, "look-kept")) }
            button class="button" type="button" popovertarget="look" popovertargetaction="hide" { (message!(locale, "look-close")) }
        }
    }
}

/// The languages, each a button in that language. It is a form, because the service writes the
/// pages and remembers the language; the script only adds the address to return to.
fn language(locale: Locale) -> Markup {
    html! {
        form method="post" action="/language" data-language {
            fieldset {
                legend { (message!(locale, "look-language")) }
                input type="hidden" name="back" value="/";
                @for one in Locale::ALL {
                    button class={ "button" @if one == locale { " main" } } type="submit" name="language" value=(one.code())
                        lang=(one.code()) aria-pressed=(if one == locale { "true" } else { "false" }) { (one.own_name()) }
                }
            }
            @if locale != Locale::English { p class="muted small" { (message!(locale, "look-language-part")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const BASE: &str = include_str!("../assets/css/base.css");
    const LOOK: &str = include_str!("../assets/css/look.css");
    const BEFORE: &str = include_str!("../assets/js/theme.js");

    /// The script that runs before the page is painted knows every value that can be chosen.
    #[test]
    fn whatever_can_be_chosen_is_kept() {
        for setting in &SETTINGS {
            let values = setting.values.iter().filter(|(value, _)| !value.is_empty());
            let values: Vec<String> = values.map(|(value, _)| format!("\"{value}\"")).collect();
            let line = format!("{}: [{}]", setting.name, values.join(", "));
            assert!(BEFORE.contains(&line), "{line}");
        }
    }

    /// The custom properties in a block, each with its light and dark colour.
    fn colours(css: &str, block: &str) -> BTreeMap<String, [Option<[f64; 3]>; 2]> {
        let inside = css.split(block).nth(1).and_then(|rest| rest.split('}').next());
        let declared = inside.unwrap_or_default().split(';').filter_map(|one| one.split_once(':'));
        let both = declared.map(|(name, value)| {
            let value = value.trim();
            let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')'));
            let (light, dark) =
                pair.and_then(|pair| pair.split_once(", ")).unwrap_or((value, value));
            (name.trim().trim_start_matches('-').to_string(), [hex(light), hex(dark)])
        });
        both.collect()
    }

    fn hex(text: &str) -> Option<[f64; 3]> {
        let digits = text.trim().strip_prefix('#')?;
        let wide: String = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            _ => digits.to_string(),
        };
        let part = |at: usize| {
            let value = u8::from_str_radix(wide.get(at..at + 2)?, 16).ok()?;
            let value = f64::from(value) / 255.0;
            Some(if value <= 0.039_28 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            })
        };
        Some([part(0)?, part(2)?, part(4)?])
    }

    fn light([red, green, blue]: [f64; 3]) -> f64 {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
        let (one, other) = (light(one), light(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// With strong contrast all text has 7:1 on every background, light and dark, and every edge
    /// 3:1.
    #[test]
    fn strong_contrast_is_strong() {
        let mut all = colours(BASE, ":root {");
        all.extend(colours(LOOK, ":root[data-contrast=\"more\"] {"));
        let of = |name: &str, theme: usize| all[name][theme].unwrap_or_else(|| panic!("{name}"));
        for theme in [0, 1] {
            for ground in ["table", "surface", "raised", "sunken", "accent-soft", "fresh-soft"] {
                for (text, least) in [
                    ("ink", 7.0),
                    ("muted", 7.0),
                    ("accent", 7.0),
                    ("fresh", 7.0),
                    ("good", 7.0),
                    ("bad", 7.0),
                    ("edge", 4.5),
                    ("line", 3.0),
                ] {
                    let found = contrast(of(text, theme), of(ground, theme));
                    assert!(found >= least, "{text} on {ground}, theme {theme}: {found:.2}");
                }
            }
            let found = contrast(of("on-accent", theme), of("accent", theme));
            assert!(found >= 7.0, "on accent, theme {theme}: {found:.2}");
        }
    }

    /// A colour as seen without one kind of cones, by Viénot's matrices, in linear light.
    fn seen(kind: usize, [red, green, blue]: [f64; 3]) -> [f64; 3] {
        let rows = [
            [[0.112_38, 0.887_62, 0.0], [0.112_38, 0.887_62, 0.0], [0.004_01, -0.004_01, 1.0]],
            [[0.292_75, 0.707_25, 0.0], [0.292_75, 0.707_25, 0.0], [-0.022_34, 0.022_34, 1.0]],
        ];
        rows[kind].map(|[r, g, b]| r * red + g * green + b * blue)
    }

    /// The hues of players at one table remain distinct with red and green colour blindness.
    #[test]
    fn hues_for_colour_blindness_stay_apart() {
        let hues = colours(LOOK, ":root[data-colours=\"safe\"] {");
        let tables: [&[&str]; 3] = [
            &["yellow", "black", "orange", "purple", "red", "grey"],
            &["red", "blue", "purple"],
            &["green", "blue", "orange", "purple", "black"],
        ];
        let apart = |one: [f64; 3], other: [f64; 3]| {
            let squares =
                one.iter().zip(other).map(|(a, b)| (a.max(0.0).cbrt() - b.max(0.0).cbrt()).powi(2));
            squares.sum::<f64>().sqrt()
        };
        for names in tables {
            for (at, one) in names.iter().enumerate() {
                for other in &names[..at] {
                    let [one_is, other_is] = [one, other].map(|name| {
                        hues[&format!("hue-{name}")][0].unwrap_or_else(|| panic!("{name}"))
                    });
                    for kind in [0, 1] {
                        let found = apart(seen(kind, one_is), seen(kind, other_is));
                        assert!(found > 0.12, "{one} and {other}: {found:.3}");
                    }
                }
            }
        }
    }
}
