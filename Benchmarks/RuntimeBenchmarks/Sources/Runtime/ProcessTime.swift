#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// In nanoseconds.
enum ProcessTime {
    /// Since some moment: as a clock on the wall shows it, or what the process has had of the processors.
    static func now(ofProcessor: Bool) -> Double {
        var time = timespec()
        clock_gettime(ofProcessor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
