/// Whether a test is to write what it would otherwise compare, as `cargo xtask bless` asks with
/// the environment variable `SOLOIST_BLESS`.
pub fn blessing() -> bool {
    std::env::var_os("SOLOIST_BLESS").is_some()
}
