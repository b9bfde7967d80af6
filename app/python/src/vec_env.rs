use batch::{BatchConfig, DynBatch, ObservationOutputs, Perspective, StepOutputs};
use game_core::Settings;
use numpy::PyReadwriteArrayDyn;
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::arrays::Arrays;
use crate::{refused, wrong};

/// Many positions of one game, as numbers.
#[pyclass(module = "soloist._native")]
pub(crate) struct VecEnv(Box<dyn DynBatch>);

/// Arrays filled by each step: turns, rewards, scores, terminated and truncated.
type Outputs<'py> =
    (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

/// Perspective, and arrays for observations, action masks and final observations.
type ObservedArrays<'py> =
    (Option<u8>, Option<Bound<'py, PyAny>>, Option<Bound<'py, PyAny>>, Option<Bound<'py, PyAny>>);

/// Arrays filled by each step.
struct FilledOutputs<'py> {
    turns: PyReadwriteArrayDyn<'py, i8>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    scores: PyReadwriteArrayDyn<'py, f32>,
    terminated: PyReadwriteArrayDyn<'py, bool>,
    truncated: PyReadwriteArrayDyn<'py, bool>,
}

impl<'py> FilledOutputs<'py> {
    fn of(
        outputs: &Outputs<'py>,
        vec_env: &VecEnv,
        arrays: &mut Arrays,
    ) -> PyResult<FilledOutputs<'py>> {
        let (turns, rewards, scores, terminated, truncated) = outputs;
        let (count, seats) = (vec_env.0.config().count, usize::from(vec_env.0.seats()));
        Ok(FilledOutputs {
            turns: arrays.filled(turns, "turn", &[count])?,
            rewards: arrays.filled(rewards, "rewards", &[count, seats])?,
            scores: arrays.filled(scores, "scores", &[count, seats])?,
            terminated: arrays.filled(terminated, "terminated", &[count])?,
            truncated: arrays.filled(truncated, "truncated", &[count])?,
        })
    }
}

/// The function that unpickles positions, and its arguments.
type Reduced<'py> = (Bound<'py, PyAny>, (Bound<'py, PyBytes>, usize));

/// The elements of a checked array.
fn slice<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|why| wrong(&why.to_string()))
}

/// Loads the bytes of [`VecEnv::save`] with this many threads; used to unpickle positions.
#[pyfunction]
pub(crate) fn open_vec_env(python: Python<'_>, saved: &[u8], threads: usize) -> PyResult<VecEnv> {
    VecEnv::load(python, saved, threads)
}

impl VecEnv {
    /// The positions, with threads of this process. A forked child has none and starts its own;
    /// nobody forks meanwhile, because the caller holds Python's lock.
    fn here<'py>(this: &Bound<'py, VecEnv>) -> PyResult<PyRef<'py, VecEnv>> {
        let vec_env = this.try_borrow().map_err(|_| busy())?;
        if !vec_env.0.threads_are_lost() {
            return Ok(vec_env);
        }
        drop(vec_env);
        VecEnv::to_change(this)?;
        this.try_borrow().map_err(|_| busy())
    }

    /// The same, mutably.
    fn to_change<'py>(this: &Bound<'py, VecEnv>) -> PyResult<PyRefMut<'py, VecEnv>> {
        let mut vec_env = this.try_borrow_mut().map_err(|_| busy())?;
        vec_env.0.renew_threads().map_err(|why| refused(vec![why]))?;
        Ok(vec_env)
    }

    fn index(&self, index: usize) -> PyResult<usize> {
        let count = self.0.config().count;
        if index < count {
            return Ok(index);
        }
        Err(PyIndexError::new_err(format!(
            "there is no position {index}: {count} are counted from 0"
        )))
    }

    fn seat(&self, seat: Option<u8>) -> PyResult<Option<u8>> {
        let seats = self.0.seats();
        match seat {
            Some(seat) if seat >= seats => Err(PyIndexError::new_err(format!(
                "there is no seat {seat}: {seats} seats are counted from 0"
            ))),
            seat => Ok(seat),
        }
    }

    /// The perspective of a seat, or without one, of the seat to move.
    fn perspective(&self, seat: Option<u8>) -> PyResult<Perspective> {
        Ok(self.seat(seat)?.map_or(Perspective::Current, Perspective::Seat))
    }
}

/// The error for positions in use by another thread. After a fork that thread does not exist, and
/// its work never finishes.
fn busy() -> PyErr {
    PyRuntimeError::new_err(
        "another thread is at work with these positions, or was when this process was forked",
    )
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, options, count, seed, explicit_chance, autoreset, threads))]
    fn new(
        game: &str,
        options: &str,
        count: usize,
        seed: u64,
        explicit_chance: bool,
        autoreset: bool,
        threads: usize,
    ) -> PyResult<VecEnv> {
        let settings: Settings =
            serde_json::from_str(options).map_err(|why| wrong(&format!("options: {why}")))?;
        let config = BatchConfig { count, seed, explicit_chance, autoreset, threads };
        batch::begin(game, &settings, config).map(VecEnv).map_err(refused)
    }

    #[staticmethod]
    fn load(python: Python<'_>, bytes: &[u8], threads: usize) -> PyResult<VecEnv> {
        python.detach(|| batch::load(bytes, threads)).map(VecEnv).map_err(refused)
    }

    fn save<'py>(&self, python: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(python, &self.0.save())
    }

    fn copy(&self) -> VecEnv {
        VecEnv(self.0.copy())
    }

    fn __copy__(&self) -> VecEnv {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> VecEnv {
        self.copy()
    }

    fn __reduce__<'py>(&self, python: Python<'py>) -> PyResult<Reduced<'py>> {
        let open = python.import("soloist._native")?.getattr("open_vec_env")?;
        Ok((open, (self.save(python), self.0.config().threads)))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn count(&self) -> usize {
        self.0.config().count
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    #[getter]
    fn explicit_chance(&self) -> bool {
        self.0.config().explicit_chance
    }

    #[getter]
    fn autoreset(&self) -> bool {
        self.0.config().autoreset
    }

    #[getter]
    fn zero_sum(&self) -> bool {
        self.0.is_zero_sum()
    }

    #[getter]
    fn perfect_information(&self) -> bool {
        self.0.has_perfect_information()
    }

    #[getter]
    fn max_steps(&self) -> usize {
        self.0.max_steps()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.0.observation_spec().len()
    }

    /// The fields of an observation, as JSON.
    fn observation_spec(&self) -> String {
        serde_json::to_string(self.0.observation_spec().fields()).unwrap_or_default()
    }

    fn action_text(&self, action: usize) -> PyResult<String> {
        self.0.action_text(action).ok_or_else(|| wrong(&format!("there is no action {action}")))
    }

    fn action_number(&self, text: &str) -> PyResult<usize> {
        self.0.action_number(text).ok_or_else(|| wrong(&format!("there is no action '{text}'")))
    }

    fn reset<'py>(this: &Bound<'py, Self>, seed: u64, outputs: Outputs<'py>) -> PyResult<()> {
        let mut vec_env = VecEnv::to_change(this)?;
        let mut filled = FilledOutputs::of(&outputs, &vec_env, &mut Arrays::default())?;
        let batch = &mut vec_env.0;
        this.py().detach(|| batch.reset(seed));
        slice(&mut filled.rewards)?.fill(0.0);
        slice(&mut filled.scores)?.fill(0.0);
        slice(&mut filled.terminated)?.fill(false);
        slice(&mut filled.truncated)?.fill(false);
        slice(&mut filled.turns)?.copy_from_slice(batch.turns());
        Ok(())
    }

    fn step<'py>(
        this: &Bound<'py, Self>,
        actions: &Bound<'py, PyAny>,
        outputs: Outputs<'py>,
        observed: ObservedArrays<'py>,
    ) -> PyResult<()> {
        let mut vec_env = VecEnv::to_change(this)?;
        let (seat, observations, action_masks, final_observations) = observed;
        let (count, observation_size, all) = (
            vec_env.0.config().count,
            vec_env.0.observation_spec().len(),
            vec_env.0.action_count(),
        );
        let perspective = vec_env.perspective(seat)?;
        let mut arrays = Arrays::default();
        let actions = arrays.read(actions, "actions", &[count])?;
        let actions = actions.as_slice().map_err(|why| wrong(&why.to_string()))?;
        let mut filled = FilledOutputs::of(&outputs, &vec_env, &mut arrays)?;
        let mut numbers = |array: Option<Bound<'py, PyAny>>, name| {
            array.map(|array| arrays.filled(&array, name, &[count, observation_size])).transpose()
        };
        let mut observations = numbers(observations, "observations")?;
        let mut final_observations = numbers(final_observations, "final_observations")?;
        let mut action_masks = action_masks
            .map(|array| arrays.filled(&array, "action_masks", &[count, all]))
            .transpose()?;
        let outputs = StepOutputs {
            observed: ObservationOutputs {
                perspective,
                observations: observations.as_mut().map(slice).transpose()?,
                action_masks: action_masks.as_mut().map(slice).transpose()?,
                final_observations: final_observations.as_mut().map(slice).transpose()?,
            },
            rewards: slice(&mut filled.rewards)?,
            scores: slice(&mut filled.scores)?,
            terminated: slice(&mut filled.terminated)?,
            truncated: slice(&mut filled.truncated)?,
        };
        let batch = &mut vec_env.0;
        this.py().detach(|| batch.step(actions, outputs)).map_err(|wrong| {
            let text = usize::try_from(wrong.action).ok().and_then(|it| batch.action_text(it));
            let text = text.map(|text| format!(" ({text})")).unwrap_or_default();
            let (index, action) = (wrong.index, wrong.action);
            PyValueError::new_err(format!(
                "action {action}{text} is not listed at position {index}; nothing was changed"
            ))
        })?;
        slice(&mut filled.turns)?.copy_from_slice(batch.turns());
        Ok(())
    }

    fn turns(&self, out: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut out = Arrays::default().filled(out, "turn", &[self.0.config().count])?;
        slice(&mut out)?.copy_from_slice(self.0.turns());
        Ok(())
    }

    fn packed_action_masks(&self, out: &Bound<'_, PyAny>) -> PyResult<()> {
        let shape = [self.0.config().count, self.0.action_count().div_ceil(64)];
        let mut out = Arrays::default().filled(out, "packed_action_masks", &shape)?;
        slice(&mut out)?.copy_from_slice(self.0.packed_masks());
        Ok(())
    }

    fn action_masks<'py>(this: &Bound<'py, Self>, out: &Bound<'py, PyAny>) -> PyResult<()> {
        let vec_env = VecEnv::here(this)?;
        let shape = [vec_env.0.config().count, vec_env.0.action_count()];
        let mut out = Arrays::default().filled(out, "action_masks", &shape)?;
        let (batch, flags) = (&vec_env.0, slice(&mut out)?);
        this.py().detach(|| batch.write_action_masks(flags));
        Ok(())
    }

    fn sample(&self, out: &Bound<'_, PyAny>, seed: u64) -> PyResult<()> {
        let mut out = Arrays::default().filled(out, "actions", &[self.0.config().count])?;
        slice(&mut out)?.copy_from_slice(&self.0.sample(seed));
        Ok(())
    }

    fn observe<'py>(
        this: &Bound<'py, Self>,
        seat: Option<u8>,
        out: &Bound<'py, PyAny>,
    ) -> PyResult<()> {
        let vec_env = VecEnv::here(this)?;
        let perspective = vec_env.perspective(seat)?;
        let shape = [vec_env.0.config().count, vec_env.0.observation_spec().len()];
        let mut out = Arrays::default().filled(out, "observations", &shape)?;
        let (batch, numbers) = (&vec_env.0, slice(&mut out)?);
        this.py().detach(|| batch.observe(perspective, numbers));
        Ok(())
    }

    fn chance_outcomes(&self, index: usize) -> PyResult<Vec<(usize, u32)>> {
        Ok(self.0.chance_outcomes(self.index(index)?))
    }

    fn describe(&self, index: usize, action: usize) -> PyResult<Option<String>> {
        Ok(self.0.describe(self.index(index)?, action))
    }

    #[pyo3(signature = (index, seat=None))]
    fn view(&self, index: usize, seat: Option<u8>) -> PyResult<String> {
        Ok(self.0.view(self.index(index)?, self.seat(seat)?).to_string())
    }

    fn state(&self, index: usize) -> PyResult<String> {
        Ok(self.0.state(self.index(index)?).to_string())
    }

    fn ending(&self, index: usize) -> PyResult<Option<Vec<(f32, f32)>>> {
        Ok(self.0.ending(self.index(index)?))
    }
}
