//! Any bytes as a message of a socket.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    server::trial::message(bytes);
});
