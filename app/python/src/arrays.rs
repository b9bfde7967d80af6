use std::ops::Range;

use numpy::{
    BorrowError, Element, PyArrayDyn, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods, prelude::*,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::wrong;

/// The arrays that a caller passes to one call. Each is checked before anything is changed: its
/// type, shape, memory order, and whether it overlaps an array passed before.
#[derive(Default)]
pub(crate) struct Arrays(Vec<(&'static str, Range<usize>)>);

impl Arrays {
    /// An array to be filled, row by row: it must be C-contiguous and writeable.
    ///
    /// # Errors
    ///
    /// What was expected, and what was found.
    pub(crate) fn filled<'py, T: Element>(
        &mut self,
        given: &Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
    ) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
        let array = self.looked_at::<T>(given, name, shape, Use::Fill)?;
        array.try_readwrite().map_err(|why| match why {
            BorrowError::NotWriteable => unlike::<T>(array.as_untyped(), name, shape, Use::Fill),
            _ => wrong(&format!("{name}: another thread is at work with this array")),
        })
    }

    /// An array that is only read.
    ///
    /// # Errors
    ///
    /// What was expected, and what was found.
    pub(crate) fn read<'py, T: Element>(
        &mut self,
        given: &Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
    ) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
        let array = self.looked_at::<T>(given, name, shape, Use::Read)?;
        let busy = |_| wrong(&format!("{name}: another thread is at work with this array"));
        array.try_readonly().map_err(busy)
    }

    fn looked_at<'a, 'py, T: Element>(
        &mut self,
        given: &'a Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
        used: Use,
    ) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
        let Ok(any) = given.cast::<PyUntypedArray>() else {
            let expected = expected::<T>(given.py(), shape, used);
            let found = given.get_type();
            return Err(PyTypeError::new_err(format!(
                "{name}: expected {expected}, found {found}"
            )));
        };
        let fits = any.shape() == shape && any.is_c_contiguous() && any.is_aligned();
        let array = match given.cast::<PyArrayDyn<T>>() {
            Ok(array) if fits => array,
            _ => return Err(unlike::<T>(any, name, shape, used)),
        };
        let start = array.data() as usize;
        let bytes = start..start + array.len() * size_of::<T>();
        let shares =
            |(_, other): &&(_, Range<usize>)| other.start < bytes.end && bytes.start < other.end;
        if let Some((other, _)) = self.0.iter().find(shares) {
            return Err(wrong(&format!(
                "{name}: expected memory of its own, found that of {other}"
            )));
        }
        self.0.push((name, bytes));
        Ok(array)
    }
}

/// How an array is used.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Use {
    Read,
    Fill,
}

fn expected<T: Element>(python: Python<'_>, shape: &[usize], used: Use) -> String {
    let writeable = if used == Use::Fill { ", writeable" } else { "" };
    let (kind, shape) = (T::get_dtype(python), words(shape));
    format!("a C-contiguous{writeable} numpy array of {kind} with shape {shape}")
}

/// A shape in Python's notation.
fn words(shape: &[usize]) -> String {
    let sizes: Vec<String> = shape.iter().map(ToString::to_string).collect();
    let last = if shape.len() == 1 { "," } else { "" };
    format!("({}{last})", sizes.join(", "))
}

/// Describes how an array differs from what was expected.
fn unlike<T: Element>(
    array: &Bound<'_, PyUntypedArray>,
    name: &str,
    shape: &[usize],
    used: Use,
) -> PyErr {
    let mut found = format!("one of {} with shape {}", array.dtype(), words(array.shape()));
    let mut also = |is_so: bool, what: &str| found.extend(is_so.then_some(what));
    also(!array.is_c_contiguous(), ", not C-contiguous");
    also(!array.is_aligned(), ", not aligned");
    let flags = array.getattr("flags").and_then(|flags| flags.getattr("writeable"));
    let writeable = flags.and_then(|flag| flag.extract::<bool>()).unwrap_or(true);
    also(used == Use::Fill && !writeable, ", not writeable");
    let expected = expected::<T>(array.py(), shape, used);
    wrong(&format!("{name}: expected {expected}, found {found}"))
}
