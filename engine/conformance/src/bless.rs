/// Whether a test should write its expected output instead of comparing, because
/// `cargo xtask bless` set the environment variable `SOLOIST_BLESS`.
pub fn blessing() -> bool {
    std::env::var_os("SOLOIST_BLESS").is_some()
}
