//! Data files in TOML that come with the program: rules, guides, models and measurements.

use serde::de::DeserializeOwned;

/// Reads such a file.
///
/// Every file is read into the same values first and from them into its own type. Read at once, the
/// reader of TOML would be compiled for each type in a file, which is 75 kB in a browser.
///
/// # Errors
///
/// In one line where the text is no TOML, or what in it does not fit the type.
pub fn read_data_file<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let values: serde_json::Value =
        toml::from_str(text).map_err(|error| error.to_string().replace('\n', " "))?;
    serde_json::from_value(values).map_err(|error| error.to_string())
}
