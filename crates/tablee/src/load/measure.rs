//! What a load run measures.

/// Processor time and memory of a process, as Linux tells them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    pub(super) cpu_s: f64,
    pub(super) memory_mb: f64,
}

impl Usage {
    /// Of the process with this number; `None` where the system does not say.
    pub(super) fn of(process: u32) -> Option<Usage> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name in brackets may hold blanks: the numbers come after it.
        let fields: Vec<&str> = stat[stat.rfind(')')? + 2..].split(' ').collect();
        let ticks = |n: usize| fields.get(n)?.parse::<f64>().ok();
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let resident = status.lines().find(|line| line.starts_with("VmRSS"))?;
        let kilobytes: f64 = resident.split_whitespace().nth(1)?.parse().ok()?;
        Some(Usage { cpu_s: (ticks(11)? + ticks(12)?) / 100.0, memory_mb: kilobytes / 1024.0 })
    }
}

/// What one table saw while it counted.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// From sending a move to its being on the opponent's socket, in microseconds, move by move.
    pub(super) latencies_us: Vec<u32>,
    /// Games played to their end.
    pub(super) n_games: u64,
}

/// The latency that this share kept, in milliseconds; the latencies are sorted.
pub(super) fn percentile_ms(latencies_us: &[u32], share: f64) -> f64 {
    let last = latencies_us.len().saturating_sub(1);
    let at = latencies_us.get((last as f64 * share) as usize);
    at.map_or(f64::NAN, |us| f64::from(*us) / 1000.0)
}

/// What all tables saw.
#[derive(Clone, Debug)]
pub(super) struct Readings {
    seconds: f64,
    cpu_s: Option<f64>,
    latencies_us: Vec<u32>,
    n_games: u64,
}

impl Readings {
    /// What the tables saw in so many seconds, with the server's usage before and after.
    pub(super) fn of(
        seconds: f64,
        usage: (Option<Usage>, Option<Usage>),
        tables: Vec<Seen>,
    ) -> Readings {
        let cpu_s = usage.0.zip(usage.1).map(|(before, after)| after.cpu_s - before.cpu_s);
        let n_games = tables.iter().map(|seen| seen.n_games).sum();
        let mut latencies_us: Vec<u32> =
            tables.into_iter().flat_map(|seen| seen.latencies_us).collect();
        latencies_us.sort_unstable();
        Readings { seconds, cpu_s, latencies_us, n_games }
    }

    pub(super) fn moves_per_s(&self) -> f64 {
        self.latencies_us.len() as f64 / self.seconds
    }

    pub(super) fn games_per_s(&self) -> f64 {
        self.n_games as f64 / self.seconds
    }

    /// The latency that this share of the moves kept, in milliseconds.
    pub(super) fn percentile_ms(&self, share: f64) -> f64 {
        percentile_ms(&self.latencies_us, share)
    }

    pub(super) fn server_us_per_move(&self) -> f64 {
        self.cpu_s.map_or(f64::NAN, |cpu_s| cpu_s * 1e6 / self.latencies_us.len().max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_come_from_all_tables() {
        let table = |ms: std::ops::RangeInclusive<u32>, n_games| Seen {
            latencies_us: ms.map(|ms| ms * 1000).collect(),
            n_games,
        };
        let readings = Readings::of(2.0, (None, None), vec![table(51..=100, 1), table(1..=50, 2)]);
        assert!((readings.percentile_ms(0.5) - 50.0).abs() < 1e-9);
        assert!((readings.percentile_ms(0.99) - 99.0).abs() < 1e-9);
        assert!((readings.percentile_ms(1.0) - 100.0).abs() < 1e-9);
        assert!((readings.moves_per_s() - 50.0).abs() < 1e-9);
        assert!((readings.games_per_s() - 1.5).abs() < 1e-9);
    }
}
