//! Lists of all variants, made by the compiler.

/// The variants of an enum, as strum lists them, in an array: it can be mapped
/// and gives its items away, where a slice only lends them. Evaluated while
/// compiling, in a `const`.
#[expect(clippy::panic, reason = "a wrong length fails the build, not the program")]
pub(crate) const fn every<T: Copy, const COUNT: usize>(variants: &[T]) -> [T; COUNT] {
    match variants.as_array() {
        Some(all) => *all,
        None => panic!("there are more or fewer variants"),
    }
}
