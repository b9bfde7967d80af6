//! The folders of words, read when a language is first spoken.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Tongue, Value};

type Bundle = FluentBundle<FluentResource>;

/// The files of a language: every folder has the same.
macro_rules! folder {
    ($code:literal) => {
        [
            include_str!(concat!("../words/", $code, "/pages.ftl")),
            include_str!(concat!("../words/", $code, "/table.ftl")),
            include_str!(concat!("../words/", $code, "/helper.ftl")),
        ]
    };
}

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Tongue::English, folder!("en")));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Tongue::German, folder!("de")));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| bundle(Tongue::French, folder!("fr")));

fn of(tongue: Tongue) -> &'static Bundle {
    match tongue {
        Tongue::English => &ENGLISH,
        Tongue::German => &GERMAN,
        Tongue::French => &FRENCH,
    }
}

/// A message that cannot be read is left out, and English stands in for it; a test finds it.
fn bundle<const FILES: usize>(tongue: Tongue, files: [&'static str; FILES]) -> Bundle {
    let locale: LanguageIdentifier = tongue.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks around what is filled in are for languages of both directions; ours have one.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(file.to_string());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    }
    bundle
}

/// The words of a message, if this language has it and everything that it asks for is given.
pub(crate) fn found(
    tongue: Tongue,
    key: &str,
    given: &[(&'static str, Value<'_>)],
) -> Option<Cow<'static, str>> {
    let bundle = of(tongue);
    let pattern = bundle.get_message(key)?.value()?;
    let filled: Option<FluentArgs<'_>> = (!given.is_empty())
        .then(|| given.iter().map(|(name, value)| (*name, value.clone())).collect());
    let mut wrong = Vec::new();
    let said = bundle.format_pattern(pattern, filled.as_ref(), &mut wrong);
    wrong.is_empty().then_some(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_without_an_objection() {
        for (tongue, files) in [("en", folder!("en")), ("de", folder!("de")), ("fr", folder!("fr"))]
        {
            for file in files {
                if let Err((_, wrong)) = FluentResource::try_new(file.to_string()) {
                    panic!("{tongue}: {wrong:?}");
                }
            }
        }
    }
}
