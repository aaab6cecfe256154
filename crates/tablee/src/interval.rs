//! How sure a counted share is.

/// How many standard deviations hold 95 % of a normal distribution.
pub(crate) const Z: f64 = 1.96;

/// Wilson's interval for a share of `n`: unlike the simple one, it stays within 0 and 1.
pub(crate) fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z = Z * Z / n;
    let centre = share + z / 2.0;
    let spread = Z * (share * (1.0 - share) / n + z / (4.0 * n)).sqrt();
    (((centre - spread) / (1.0 + z)).max(0.0), ((centre + spread) / (1.0 + z)).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbooks() {
        // 10 of 100 by Wilson's formula: 5.5 % to 17.4 %.
        let (low, high) = wilson(0.1, 100.0);
        assert!((low - 0.0552).abs() < 1e-3 && (high - 0.1744).abs() < 1e-3, "{low} {high}");
        assert!(wilson(0.0, 10.0).0.abs() < 1e-12);
    }
}
