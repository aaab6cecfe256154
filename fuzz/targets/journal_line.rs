//! Any bytes as a line of a journal.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    server::trial::journal(bytes);
});
