//! Lists of all variants, made by the compiler.

/// The variants of an enum that strum lists, as an array: unlike a slice it can be
/// mapped and iterated by value. Evaluated at compile time, in a `const`.
#[expect(clippy::panic, reason = "a wrong length fails the build, not the program")]
pub(crate) const fn every<T: Copy, const COUNT: usize>(variants: &[T]) -> [T; COUNT] {
    match variants.as_array() {
        Some(all) => *all,
        None => panic!("there are more or fewer variants"),
    }
}
