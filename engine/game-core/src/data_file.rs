//! TOML data files that ship with the program: rules, guides, models and measurements.

use serde::de::DeserializeOwned;

/// Parses such a file.
///
/// It is parsed into JSON values first and converted from there: instantiating the TOML parser for
/// each type would cost 75 kB in a browser.
///
/// # Errors
///
/// One line that says where the text is not TOML or does not fit the type.
pub fn read_data_file<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let values: serde_json::Value =
        toml::from_str(text).map_err(|error| error.to_string().replace('\n', " "))?;
    serde_json::from_value(values).map_err(|error| error.to_string())
}
