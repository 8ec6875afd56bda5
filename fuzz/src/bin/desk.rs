#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| monsoon_fuzz::desk(bytes));
