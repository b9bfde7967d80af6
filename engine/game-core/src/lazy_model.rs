//! Models in a game's model files, parsed on first use.

use once_cell::race::OnceBox;

use crate::model::{FeatureSpec, Model, Net};
use crate::policy_weights::PolicyWeights;

/// The value model in a file.
pub type LazyNet = LazyModel<Net>;

/// The policy model in a file.
pub type LazyPolicyWeights = LazyModel<PolicyWeights>;

/// A model from a file, parsed on first use.
#[derive(Debug)]
pub struct LazyModel<T> {
    file: fn() -> Option<&'static str>,
    since: u32,
    rules: u32,
    layout: FeatureSpec,
    read: OnceBox<Option<T>>,
}

/// A kind of model that a file can contain.
pub trait ModelPart: Sized {
    /// Takes this kind of model from the parsed file, if it contains one.
    fn of(model: &Model) -> Option<Self>;
}

impl ModelPart for Net {
    fn of(model: &Model) -> Option<Net> {
        model.net().ok()
    }
}

impl ModelPart for PolicyWeights {
    fn of(model: &Model) -> Option<PolicyWeights> {
        model.policy_weights().ok()
    }
}

impl<T: ModelPart> LazyModel<T> {
    /// The model in this file, for this rules version and these features.
    pub const fn of(file: fn() -> Option<&'static str>, rules: u32, layout: FeatureSpec) -> Self {
        LazyModel::of_any(file, rules, rules, layout)
    }

    /// The model in this file, trained with any rules version from `since` to `rules`.
    pub const fn of_any(
        file: fn() -> Option<&'static str>,
        since: u32,
        rules: u32,
        layout: FeatureSpec,
    ) -> Self {
        LazyModel { file, since, rules, layout, read: OnceBox::new() }
    }

    /// The model; `None` if the file is for other rules or features, was altered, or is not there
    /// (`game_file!`).
    pub fn get(&self) -> Option<&T> {
        let read = || {
            let file = (self.file)()?;
            let of = |rules| Model::read(file, rules, self.layout).ok();
            T::of(&(self.since..=self.rules).rev().find_map(of)?)
        };
        self.read.get_or_init(|| Box::new(read())).as_ref()
    }
}
