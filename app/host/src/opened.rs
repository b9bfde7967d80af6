//! The service over the games of a folder.

use std::path::Path;
use std::sync::Arc;

use play::Catalog;
use server::PublicAddress;
use service::{Problem, Service};
use store::Store;

use crate::{Config, Hosting, Workers};

/// The public address of a configuration that has been checked.
///
/// # Errors
///
/// What is wrong with it.
pub fn trusted(config: &Config) -> Result<Arc<PublicAddress>, Problem> {
    let wrong = || {
        let url = config.public_url.clone();
        Problem::Refused(i18n::notice!("host-url-wrong", url = url))
    };
    config.address().map(Arc::new).ok_or_else(wrong)
}

/// The service over the games of a folder.
///
/// # Errors
///
/// If the games cannot be opened.
pub fn service(
    catalog: Catalog,
    folder: &Path,
    hosting: Hosting,
    workers: Workers,
) -> Result<Service, Problem> {
    let service = Service::new(catalog, Store::open(folder)?, workers);
    Ok(service.for_people().hosted_by(hosting))
}
