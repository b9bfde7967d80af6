use batch::{AnyBatch, Eyes, Plan, Results, Seen};
use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use table::Settings;

use crate::{refused, wrong};

/// Many positions of one game, as numbers.
#[pyclass(module = "soloist._native")]
pub(crate) struct Many(Box<dyn AnyBatch>);

/// Where rewards, scores, what is over and what was cut short go.
type Told<'py> = (
    PyReadwriteArrayDyn<'py, f32>,
    PyReadwriteArrayDyn<'py, f32>,
    PyReadwriteArrayDyn<'py, bool>,
    PyReadwriteArrayDyn<'py, bool>,
);

/// Who looks, and where observations and masks go.
type Looked<'py> =
    (Option<u8>, Option<PyReadwriteArrayDyn<'py, f32>>, Option<PyReadwriteArrayDyn<'py, bool>>);

/// The numbers of a caller's array.
fn room<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    expected: usize,
    name: &str,
) -> PyResult<&'a mut [T]> {
    let slice = array.as_slice_mut().map_err(|_| wrong(&format!("{name} is not contiguous")))?;
    if slice.len() == expected {
        return Ok(slice);
    }
    Err(wrong(&format!("{name} has {} entries, expected {expected}", slice.len())))
}

impl Many {
    fn index(&self, index: usize) -> PyResult<usize> {
        let count = self.0.plan().count;
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

    /// The eyes of a seat; without one, of the seat that acts.
    fn eyes(&self, seat: Option<u8>) -> PyResult<Eyes> {
        Ok(self.seat(seat)?.map_or(Eyes::Asked, Eyes::Seat))
    }
}

#[pymethods]
impl Many {
    #[new]
    #[pyo3(signature = (game, options, count, seed, chance_is_a_turn, begins_anew, threads))]
    fn new(
        game: &str,
        options: &str,
        count: usize,
        seed: u64,
        chance_is_a_turn: bool,
        begins_anew: bool,
        threads: usize,
    ) -> PyResult<Many> {
        let settings: Settings =
            serde_json::from_str(options).map_err(|why| wrong(&format!("options: {why}")))?;
        let plan = Plan { count, seed, chance_is_a_turn, begins_anew, threads };
        batch::begin(game, &settings, plan).map(Many).map_err(refused)
    }

    #[staticmethod]
    fn load(bytes: &[u8], threads: usize) -> PyResult<Many> {
        batch::load(bytes, threads).map(Many).map_err(refused)
    }

    fn save<'py>(&self, python: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(python, &self.0.save())
    }

    fn copy(&self) -> Many {
        Many(self.0.copy())
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn count(&self) -> usize {
        self.0.plan().count
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    #[getter]
    fn chance_is_a_turn(&self) -> bool {
        self.0.plan().chance_is_a_turn
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    #[getter]
    fn width(&self) -> usize {
        self.0.layout().len()
    }

    /// The fields of an observation, as JSON.
    fn layout(&self) -> String {
        serde_json::to_string(self.0.layout().fields()).unwrap_or_default()
    }

    fn action_text(&self, action: usize) -> PyResult<String> {
        self.0.action_text(action).ok_or_else(|| wrong(&format!("there is no action {action}")))
    }

    fn action_number(&self, text: &str) -> PyResult<usize> {
        self.0.action_number(text).ok_or_else(|| wrong(&format!("there is no action '{text}'")))
    }

    fn reset(&mut self, python: Python<'_>, seed: u64) {
        python.detach(|| self.0.reset(seed));
    }

    fn step(
        &mut self,
        python: Python<'_>,
        actions: PyReadonlyArrayDyn<'_, i64>,
        told: Told<'_>,
        seen: Looked<'_>,
    ) -> PyResult<()> {
        let (mut rewards, mut scores, mut over, mut cut) = told;
        let (seat, mut observations, mut masks) = seen;
        let (count, seats) = (self.0.plan().count, usize::from(self.0.seats()));
        let actions = actions.as_slice().map_err(|_| wrong("the actions are not contiguous"))?;
        if actions.len() != count {
            return Err(wrong(&format!("{} actions, expected {count}", actions.len())));
        }
        let (width, all) = (self.0.layout().len(), self.0.action_count());
        let numbers = observations.as_mut().map(|out| room(out, count * width, "observations"));
        let flags = masks.as_mut().map(|out| room(out, count * all, "masks"));
        let results = Results {
            seen: Seen {
                eyes: self.eyes(seat)?,
                numbers: numbers.transpose()?,
                flags: flags.transpose()?,
            },
            rewards: room(&mut rewards, count * seats, "rewards")?,
            scores: room(&mut scores, count * seats, "scores")?,
            over: room(&mut over, count, "over")?,
            cut: room(&mut cut, count, "cut")?,
        };
        let stepped = python.detach(|| self.0.step(actions, results));
        stepped.map_err(|wrong| {
            let text = usize::try_from(wrong.action).ok().and_then(|it| self.0.action_text(it));
            let text = text.map(|text| format!(" ({text})")).unwrap_or_default();
            let (index, action) = (wrong.index, wrong.action);
            PyValueError::new_err(format!(
                "action {action}{text} is not listed at position {index}; nothing was changed"
            ))
        })
    }

    fn turns(&self, mut out: PyReadwriteArrayDyn<'_, i8>) -> PyResult<()> {
        room(&mut out, self.0.plan().count, "turns")?.copy_from_slice(self.0.turns());
        Ok(())
    }

    fn bits(&self, mut out: PyReadwriteArrayDyn<'_, u64>) -> PyResult<()> {
        room(&mut out, self.0.masks().len(), "bits")?.copy_from_slice(self.0.masks());
        Ok(())
    }

    fn masks(&self, python: Python<'_>, mut out: PyReadwriteArrayDyn<'_, bool>) -> PyResult<()> {
        let flags = room(&mut out, self.0.plan().count * self.0.action_count(), "masks")?;
        python.detach(|| self.0.write_masks(flags));
        Ok(())
    }

    fn sample(&self, mut out: PyReadwriteArrayDyn<'_, i64>, seed: u64) -> PyResult<()> {
        room(&mut out, self.0.plan().count, "actions")?.copy_from_slice(&self.0.sample(seed));
        Ok(())
    }

    fn observe(
        &self,
        python: Python<'_>,
        seat: Option<u8>,
        mut out: PyReadwriteArrayDyn<'_, f32>,
    ) -> PyResult<()> {
        let eyes = self.eyes(seat)?;
        let numbers = room(&mut out, self.0.plan().count * self.0.layout().len(), "observations")?;
        python.detach(|| self.0.observe(eyes, numbers));
        Ok(())
    }

    fn odds(&self, index: usize) -> PyResult<Vec<(usize, u32)>> {
        Ok(self.0.odds(self.index(index)?))
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
