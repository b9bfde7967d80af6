//! Every route over plain HTTP, as by a browser without scripts.

mod asked;
mod bots;
mod content_overrides;
mod devices;
mod door;
mod elsewhere;
mod guides;
mod helper;
mod hostile;
mod languages;
mod locked;
mod neighbours;
mod pages;
mod real_table;
mod reviews;
mod secrecy;
mod wasted;
mod weight;
mod wild;
