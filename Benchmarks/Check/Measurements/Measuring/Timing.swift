import Foundation

/// How long the same work takes, again and again.
///
/// The processor's time hardly changes with what else the machine is doing, so ratios are taken of it; only what two
/// threads gain shows in the time that passes.
struct Timing {
    /// Seconds that the processor spent on this process, system calls included.
    private(set) var processor = Samples()
    /// Seconds that passed.
    private(set) var elapsed = Samples()

    mutating func measure<Value, Failure>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        let (start, processorStart) = (ContinuousClock.now, Self.processorSeconds)
        let value = try work()
        processor.add(Self.processorSeconds - processorStart)
        elapsed.add((.now - start) / .seconds(1))
        return value
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
