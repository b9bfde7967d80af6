//! Training of value models and policy models on games that searches played: the recipes, and how a
//! file of [`game_core::Model`] is made.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use game_core::{
    FeatureSink, FeatureSpec, HIDDEN_UNITS, Heads, Model, Net, NetOutput, Settings, ValidationError,
};
use play::{Bot, Budget};
use serde_json::json;
use simulation::{
    Evaluator, PolicyHyperparameters, PolicyTarget, SeatSample, SelfPlay, SimulatedGame,
    ValueHyperparameters, ValueSample, cross_entropy, train_policy, train_value_model,
};

/// One of this many games is for validation and not trained on; the loss on these measures a net.
const VALIDATION_ONE_IN: u64 = 20;

/// The first game has the seed after this one, so that no game for measuring strength is trained
/// on.
const BEFORE_SEEDS: u64 = 1_000_000;

/// A training recipe: the games to train on, and the hyperparameters.
#[derive(Clone, Debug)]
pub struct TrainingRecipe {
    /// The name of the model's file, beside the players of the game.
    pub file: &'static str,
    /// The sets of games, played one after the other.
    pub games: Vec<GameSet>,
    /// The model to train.
    pub target: TrainingTarget,
}

/// A set of games of a recipe.
#[derive(Clone, Copy, Debug)]
pub struct GameSet {
    /// The options of the nth game, from 1.
    pub settings: fn(u64) -> serde_json::Value,
    /// Number of games.
    pub count: u64,
    /// The bot that plays them, and whose search gives the policy targets.
    pub bot: Bot,
}

impl GameSet {
    /// The options of the nth game, from 1.
    fn options(&self, nth: u64) -> Settings {
        (self.settings)(nth).as_object().cloned().unwrap_or_default()
    }

    fn words(&self) -> String {
        format!("{} games after seed {BEFORE_SEEDS} by {}", self.count, self.bot)
    }
}

/// The model to train, and how.
#[derive(Clone, Copy, Debug)]
pub enum TrainingTarget {
    /// A value model.
    Value {
        /// Players explore once within this many decisions ([`SelfPlay::explore_within`]).
        explore_within: u32,
        /// Maximum number of exploration moves ([`SelfPlay::exploration_moves`]).
        exploration_moves: u32,
        /// Hyperparameters of the training.
        hyperparameters: ValueHyperparameters,
    },
    /// A policy model, trained on policy targets of the search.
    Policy(PolicyHyperparameters),
}

impl TrainingRecipe {
    /// The recipes of a game by its id, one for each model file; empty if nothing is trained.
    pub fn all(id: &str) -> Vec<TrainingRecipe> {
        let search = |iterations| Bot::Search(Budget::iterations(iterations));
        let prior = |iterations| {
            let evaluator = Evaluator::Policy;
            Bot::Search(Budget { evaluator, ..Budget::iterations(iterations) })
        };
        let hyperparameters = ValueHyperparameters {
            hidden_units: 8,
            epochs: 4,
            batch: 256,
            rate: 0.001,
            score: 0.5,
            weight_decay: 0.2,
            seed: 1,
        };
        let policy_weights = |settings| TrainingRecipe {
            file: "policy.toml",
            games: vec![GameSet { settings, count: 200, bot: search(400) }],
            target: TrainingTarget::Policy(PolicyHyperparameters {
                epochs: 4,
                rate: 0.15,
                weight_decay: 0.01,
                steepness: 5.0,
                seed: 1,
            }),
        };
        let values = |games, explore_within, hyperparameters| TrainingRecipe {
            file: "values.toml",
            games,
            target: TrainingTarget::Value { explore_within, exploration_moves: 3, hyperparameters },
        };
        match id {
            "pocket-mars" => vec![
                TrainingRecipe {
                    file: "values.toml",
                    games: vec![GameSet { settings: droids, count: 10_000, bot: search(100) }],
                    target: TrainingTarget::Value {
                        explore_within: 80,
                        exploration_moves: 3,
                        hyperparameters: ValueHyperparameters {
                            hidden_units: HIDDEN_UNITS,
                            score: 0.2,
                            weight_decay: 0.1,
                            ..hyperparameters
                        },
                    },
                },
                TrainingRecipe {
                    file: "multiplayer_values.toml",
                    games: vec![GameSet {
                        settings: |_| json!({"seats": 2}),
                        count: 14_000,
                        bot: search(100),
                    }],
                    target: TrainingTarget::Value {
                        explore_within: 80,
                        exploration_moves: 16,
                        hyperparameters: ValueHyperparameters {
                            hidden_units: 16,
                            score: 0.2,
                            weight_decay: 1.5,
                            ..hyperparameters
                        },
                    },
                },
            ],
            "weather-machine" => {
                let games = GameSet { settings: challenged, count: 12_000, bot: prior(20) };
                vec![
                    policy_weights(|_| json!({"seats": 1})),
                    values(vec![games], 80, hyperparameters),
                ]
            }
            "master-of-the-galaxy" => {
                // One simulation decides nothing: these are games by the policy alone.
                let games = GameSet { settings: weavers_of, count: 60_000, bot: prior(1) };
                let hyperparameters = ValueHyperparameters { score: 0.0, ..hyperparameters };
                vec![policy_weights(weavers_of), values(vec![games], 80, hyperparameters)]
            }
            "colab" => {
                // Weak players reach positions that a search reaches only by chance, and show how
                // they end. Players with 20 and 50 simulations win nearly all games, and teach
                // nothing about losing.
                let weak = GameSet { settings: easy_enemies, count: 5_000, bot: search(5) };
                let strong = GameSet { settings: enemies, count: 5_000, bot: search(12) };
                vec![values(
                    vec![weak, strong],
                    120,
                    ValueHyperparameters { epochs: 3, ..hyperparameters },
                )]
            }
            _ => Vec::new(),
        }
    }

    /// Everything that the model depends on besides rules, feature spec and behaviour hash, in
    /// words.
    pub fn words(&self) -> String {
        let sets: Vec<String> = self.games.iter().map(GameSet::words).collect();
        let games = sets.join(", ");
        let validation = format!("one in {VALIDATION_ONE_IN} for validation");
        match self.target {
            TrainingTarget::Value { explore_within, exploration_moves, hyperparameters } => {
                format!(
                    "{games}, {validation}, exploring once within {explore_within} decisions for 1 to {exploration_moves}; {}{} \
                 epochs in batches of {}, rate {:?}, score {:?}, weight decay {:?}, seed {}",
                    if hyperparameters.hidden_units < HIDDEN_UNITS {
                        format!("{} hidden units, ", hyperparameters.hidden_units)
                    } else {
                        String::new()
                    },
                    hyperparameters.epochs,
                    hyperparameters.batch,
                    hyperparameters.rate,
                    hyperparameters.score,
                    hyperparameters.weight_decay,
                    hyperparameters.seed,
                )
            }
            TrainingTarget::Policy(hyperparameters) => format!(
                "{games}, {validation}; {} epochs, rate {:?}, weight decay {:?}, {:?} times as steep, seed {}",
                hyperparameters.epochs,
                hyperparameters.rate,
                hyperparameters.weight_decay,
                hyperparameters.steepness,
                hyperparameters.seed,
            ),
        }
    }

    /// The options of its first game.
    fn first(&self) -> Settings {
        self.games.first().map(|set| set.options(1)).unwrap_or_default()
    }
}

/// Solo Pocket Mars, half of the games at normal level.
fn droids(nth: u64) -> serde_json::Value {
    let levels = ["normal", "normal", "super_droid", "cyborg"];
    json!({"seats": 1, "level": levels[(nth % 4) as usize]})
}

/// Solo Master of the Galaxy, against The Weavers at each level in rotation.
fn weavers_of(nth: u64) -> serde_json::Value {
    let levels = ["printed", "easy", "normal", "hard"];
    json!({"seats": 1, "weavers": levels[(nth % 4) as usize]})
}

/// Solo Weather Machine, alternating between no Challenge card and one that is drawn.
fn challenged(nth: u64) -> serde_json::Value {
    json!({"seats": 1, "random_challenges": nth % 2})
}

/// Solo CoLab, mostly easy and against one enemy.
fn easy_enemies(nth: u64) -> serde_json::Value {
    let round = nth / 4;
    let levels = ["easy", "easy", "medium", "easy"];
    let many = if round % 8 == 6 { 2 } else { 1 };
    enemies_from(levels[(nth % 4) as usize], many, (round / 4, round))
}

/// Solo CoLab, half of the games easy, mostly against one enemy.
fn enemies(nth: u64) -> serde_json::Value {
    let round = nth / 4;
    let levels = ["easy", "medium", "easy", "hard"];
    let many = [1, 1, 2, 1, 1, 1, 1, 3][(round % 8) as usize];
    enemies_from(levels[(nth % 4) as usize], many, (round / 32, round / 8))
}

/// A game against this many enemies, consecutive from the first one on; the same for their devices.
fn enemies_from(difficulty: &str, many: u64, (who, what): (u64, u64)) -> serde_json::Value {
    let enemy = |nth| ["elias", "luciana", "ivy", "victor"][((who + nth) % 4) as usize];
    let devices = ["weather_machine", "death_ray", "burton", "mind_slayer"];
    let device = |nth| devices[((what + nth) % 4) as usize];
    json!({
        "seats": 1, "difficulty": difficulty, "enemies": many,
        "enemy_1": enemy(0), "device_1": device(0),
        "enemy_2": enemy(1), "device_2": device(1),
        "enemy_3": enemy(2), "device_3": device(2),
    })
}

/// Plays the games of a recipe, trains on them, and reports progress in words. The same recipe
/// gives the same file on the same machine, for any number of threads.
///
/// # Errors
///
/// If the game has no features, or a game of the recipe cannot be played.
pub fn train(
    kind: &dyn SimulatedGame,
    recipe: &TrainingRecipe,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
) -> Result<Model, String> {
    let feature_spec = kind.feature_spec(&recipe.first()).map_err(|why| format!("{why:?}"))?;
    let feature_spec =
        feature_spec.ok_or_else(|| format!("{} names no features there", kind.id()))?;
    let mut model = Model {
        rules: kind.rules_version(),
        layout: feature_spec.version,
        behaviour: crate::behaviour_hash(kind)?,
        recipe: recipe.words(),
        told: String::new(),
        hash: String::new(),
        heads: Heads::default(),
        rows: Vec::new(),
        policy_weights: Vec::new(),
    };
    match recipe.target {
        TrainingTarget::Value { explore_within, exploration_moves, hyperparameters } => {
            let (own, validation) = samples_of(
                recipe,
                threads,
                told,
                &value_samples_by(kind, explore_within, exploration_moves),
            )?;
            train_value(&mut model, feature_spec, &hyperparameters, (&own, &validation), told);
        }
        TrainingTarget::Policy(hyperparameters) => {
            let (own, validation) = samples_of(recipe, threads, told, &policy_targets_by(kind))?;
            policy_weights(&mut model, feature_spec, &hyperparameters, (&own, &validation), told);
        }
    }
    model.hash = model.hash();
    Ok(model)
}

/// Trains a value model.
fn train_value(
    model: &mut Model,
    feature_spec: FeatureSpec,
    hyperparameters: &ValueHyperparameters,
    (own, validation): (&[ValueSample], &[ValueSample]),
    told: &(dyn Fn(&str) + Sync),
) {
    let net = train_value_model(feature_spec.features, own, hyperparameters, &mut |epoch, net| {
        told(&format!("epoch {epoch}: loss {:.4}", loss(net, validation)));
    });
    model.told = format!(
        "logarithmic loss {:.4} on {} positions of games for validation",
        loss(&net, validation),
        validation.len()
    );
    model.heads = net.heads();
    model.rows = net.rows().to_vec();
}

/// Trains a policy model.
fn policy_weights(
    model: &mut Model,
    feature_spec: FeatureSpec,
    hyperparameters: &PolicyHyperparameters,
    (own, validation): (&[PolicyTarget], &[PolicyTarget]),
    told: &(dyn Fn(&str) + Sync),
) {
    let mut far = 0.0;
    let policy_weights = train_policy(
        feature_spec.action_features,
        own,
        hyperparameters,
        &mut |epoch, policy_weights| {
            far = cross_entropy(policy_weights, validation);
            let then = cross_entropy(policy_weights, own);
            told(&format!(
                "epoch {epoch}: cross entropy {far:.4}, of what it was trained on {then:.4}"
            ));
        },
    );
    model.told = format!(
        "cross entropy {far:.4} on {} decisions of games for validation, before it was steeper",
        validation.len()
    );
    model.policy_weights = policy_weights.weights().to_vec();
}

/// The training and the validation samples from the games of a recipe.
fn samples_of<T: Clone + Send>(
    recipe: &TrainingRecipe,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
    of: &Samples<'_, T>,
) -> Result<(Vec<T>, Vec<T>), String> {
    let (mut own, mut validation) = (Vec::new(), Vec::new());
    for set in &recipe.games {
        for (nth, samples) in (1..).zip(played(set, threads, told, of)?) {
            if is_validation(nth) { validation.extend(samples) } else { own.extend(samples) }
        }
    }
    told(&format!("{} of what is taught, and {} for validation", own.len(), validation.len()));
    Ok((own, validation))
}

/// Samples from a game of a set, by its seed and its number.
type Samples<'a, T> =
    dyn Fn(&GameSet, u64, u64) -> Result<Vec<T>, Vec<ValidationError>> + Sync + 'a;

/// Samples for a value model, with exploration.
fn value_samples_by(
    kind: &dyn SimulatedGame,
    explore_within: u32,
    exploration_moves: u32,
) -> impl Fn(&GameSet, u64, u64) -> Result<Vec<ValueSample>, Vec<ValidationError>> + Sync + '_ {
    move |set, seed, nth| {
        kind.value_samples(
            &set.options(nth),
            &SelfPlay { bot: set.bot, explore_within, exploration_moves },
            seed,
        )
    }
}

/// Samples for a policy model.
fn policy_targets_by(
    kind: &dyn SimulatedGame,
) -> impl Fn(&GameSet, u64, u64) -> Result<Vec<PolicyTarget>, Vec<ValidationError>> + Sync + '_ {
    move |set, seed, nth| kind.policy_targets(&set.options(nth), set.bot, seed)
}

/// Whether the nth game is for validation: four games in a row, because the options of a recipe
/// repeat after at most that many, so that every option is validated.
fn is_validation(nth: u64) -> bool {
    (nth / 4).is_multiple_of(VALIDATION_ONE_IN)
}

/// Samples from each game of a set, in the order of the games.
fn played<T: Clone + Send>(
    set: &GameSet,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
    of: &Samples<'_, T>,
) -> Result<Vec<Vec<T>>, String> {
    let next = AtomicU64::new(1);
    let all = Mutex::new((vec![Vec::new(); set.count as usize], None));
    let work = || loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth > set.count {
            return;
        }
        if nth.is_multiple_of((set.count / 10).max(1)) {
            told(&format!("game {nth} of {}", set.count));
        }
        let samples = of(set, BEFORE_SEEDS + nth, nth);
        let mut all = all.lock().unwrap_or_else(|broken| broken.into_inner());
        match samples {
            Ok(samples) => all.0[nth as usize - 1] = samples,
            Err(errors) => all.1 = Some(format!("{errors:?}")),
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let (samples, failed) = all.into_inner().unwrap_or_else(|broken| broken.into_inner());
    failed.map_or(Ok(samples), Err)
}

/// The cross-entropy loss of a net: the mean negative log-likelihood of the results.
pub fn loss(net: &Net, samples: &[ValueSample]) -> f64 {
    let output = |seat: &SeatSample| {
        net.evaluate(|notes| {
            seat.features.iter().for_each(|&feature| notes.note(usize::from(feature)))
        })
    };
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for sample in samples {
        let said: Vec<NetOutput> = sample.seats.iter().map(output).collect();
        for (expected, seat) in NetOutput::expected(&said).by_seat().iter().zip(&sample.seats) {
            let chance = f64::from(expected.result).clamp(1e-6, 1.0 - 1e-6);
            let result = f64::from(seat.result);
            sum -= result * chance.ln() + (1.0 - result) * (1.0 - chance).ln();
            count += 1.0;
        }
    }
    sum / count.max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::PolicyWeights;
    use simulation::Catalog;

    fn recipe(id: &str, file: &str) -> TrainingRecipe {
        let mut all = TrainingRecipe::all(id).into_iter();
        all.find(|recipe| recipe.file == file).expect("a recipe")
    }

    /// A reduced recipe of Pocket Mars, with weights initialised by this seed.
    fn small(file: &str, seed: u64) -> TrainingRecipe {
        let mut recipe = recipe("pocket-mars", file);
        for set in &mut recipe.games {
            (set.count, set.bot) = (100, "search:5".parse().expect("a bot"));
        }
        let TrainingTarget::Value { hyperparameters, .. } = &mut recipe.target else {
            panic!("values")
        };
        hyperparameters.seed = seed;
        recipe
    }

    /// The file is identical for any number of threads, and a net trained on a few games predicts
    /// others better than an untrained one.
    #[test]
    fn a_model_is_the_same_again_bit_for_bit() {
        let catalog = Catalog::ours();
        let kind = catalog.game("pocket-mars").expect("it is in the catalog");
        for file in ["values.toml", "multiplayer_values.toml"] {
            let small = |seed| small(file, seed);
            let made = |recipe: &TrainingRecipe, threads| {
                train(kind, recipe, threads, &|_| {}).expect("trained")
            };
            let alone = made(&small(1), 1).write();
            assert!(alone == made(&small(1), 3).write(), "three threads made another {file}");
            assert!(alone != made(&small(2), 1).write());
            let TrainingTarget::Value { explore_within, exploration_moves, .. } = small(1).target
            else {
                panic!("values")
            };
            let of = value_samples_by(kind, explore_within, exploration_moves);
            let (samples, _) = samples_of(&small(1), 2, &|_| {}, &of).expect("played");
            let net = made(&small(1), 2).net().expect("a net");
            let nothing = vec![[0; HIDDEN_UNITS]; net.rows().len()];
            let nothing = Net::new(nothing, Heads::default()).expect("a net");
            let [trained, untrained] = [&net, &nothing].map(|net| loss(net, &samples));
            assert!(trained < untrained, "{file}: {trained}, {untrained}");
        }
    }

    /// Policy weights are identical for any number of threads, and come nearer to the policy
    /// targets than a uniform prior.
    #[test]
    fn a_policy_is_the_same_again_and_nearer_than_none() {
        let catalog = Catalog::ours();
        let kind = catalog.game("weather-machine").expect("it is in the catalog");
        let mut recipe = recipe("weather-machine", "policy.toml");
        for set in &mut recipe.games {
            (set.count, set.bot) = (8, "search:3:cut=5".parse().expect("a bot"));
        }
        // As near as possible: a steeper policy is further away.
        let TrainingTarget::Policy(hyperparameters) = &mut recipe.target else {
            panic!("a policy")
        };
        hyperparameters.steepness = 1.0;
        let made = |threads| train(kind, &recipe, threads, &|_| {}).expect("trained");
        assert!(made(1).write() == made(2).write(), "two threads made another file");
        let of = policy_targets_by(kind);
        let (policy_targets, _) = samples_of(&recipe, 2, &|_| {}, &of).expect("played");
        let trained = made(1).policy_weights().expect("policy weights");
        let none = PolicyWeights::new(vec![0; trained.weights().len()]).expect("policy weights");
        let [trained, none] =
            [&trained, &none].map(|policy_weights| cross_entropy(policy_weights, &policy_targets));
        assert!(trained < none, "{trained}, {none}");
    }

    /// Every shipped model names the recipe that reproduces it.
    #[test]
    fn every_model_says_its_recipe() {
        for kind in Catalog::ours().games() {
            let recipes = TrainingRecipe::all(kind.id());
            let files: Vec<&str> = kind.model_files().iter().map(|(name, _)| *name).collect();
            let trained: Vec<&str> = recipes.iter().map(|recipe| recipe.file).collect();
            assert_eq!(files, trained, "{}", kind.id());
            for (recipe, (file, text)) in recipes.iter().zip(kind.model_files()) {
                let feature_spec =
                    kind.feature_spec(&recipe.first()).expect("options").expect("a feature spec");
                let versions = kind.measured_since()..=kind.rules_version();
                let of = |rules| Model::read(text, rules, feature_spec).ok();
                let model = versions.rev().find_map(of);
                let model = model.unwrap_or_else(|| panic!("{} {file}", kind.id()));
                assert_eq!(model.recipe, recipe.words(), "{} {file}", kind.id());
                match recipe.target {
                    TrainingTarget::Value { .. } => {
                        assert_eq!(
                            model.net().map(|net| net.rows().len()),
                            Ok(feature_spec.features)
                        );
                    }
                    TrainingTarget::Policy(_) => {
                        let policy_weights = model.policy_weights().map(|it| it.weights().len());
                        assert_eq!(policy_weights, Ok(feature_spec.action_features));
                    }
                }
            }
        }
    }
}
