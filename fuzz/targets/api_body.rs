//! Any bytes as the body of a request.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    server::trial::body(bytes);
});
