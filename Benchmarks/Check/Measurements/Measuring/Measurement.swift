import OnceoverDiagnostics
import OnceoverDriver

/// Measures workloads of growing size. Each round measures everything once, so that what else the machine is doing
/// meets all of it alike.
package struct Measurement {
    /// Ascending; the last is all there is.
    private(set) var sizes: [MeasuredSize]
    /// All there is, with two files at once.
    private(set) var twoJobs = Timing()
    /// Of the last check.
    private(set) var report = Report()
    /// Bytes, at the end of the first round; later rounds begin with the remains of earlier ones.
    private(set) var peakMemory: Int?

    var whole: MeasuredSize { sizes[sizes.count - 1] }
    var ratio: Samples { whole.ratio }
    var speedUp: Samples { whole.check.elapsed.divided(by: twoJobs.elapsed) }

    /// - Parameter grows: whether to measure shares of the workload too.
    package init(_ workload: Workload, grows: Bool) {
        sizes = (grows ? workload.growing : [workload]).map(MeasuredSize.init)
    }

    package mutating func runRound() throws(UnusablePath) {
        for index in sizes.indices { try sizes[index].runRound() }
        let workload = whole.workload
        report = try twoJobs.measure { () throws(UnusablePath) in try WholeCheck.run(workload, jobs: 2) }
        if twoJobs.elapsed.values.count == 1 { peakMemory = PeakMemory.bytes }
    }
}

/// A workload and what it took.
struct MeasuredSize {
    let workload: Workload
    private(set) var readAndParse = Timing()
    /// One file at a time.
    private(set) var check = Timing()
    /// The same, where files tell each other nothing.
    private(set) var alone = Timing()
    /// Bytes, behind the first check of this workload, and so of the smaller ones before it too.
    private(set) var peakMemory: Int?

    init(_ workload: Workload) { self.workload = workload }

    var ratio: Samples { check.processor.divided(by: readAndParse.processor) }
    var ratioAlone: Samples { alone.processor.divided(by: readAndParse.processor) }

    mutating func runRound() throws(UnusablePath) {
        readAndParse.measure { ReadAndParse.run(workload) }
        _ = try check.measure { () throws(UnusablePath) in try WholeCheck.run(workload, jobs: 1) }
        _ = try alone.measure { () throws(UnusablePath) in
            try WholeCheck.run(workload, jobs: 1, sharing: .none)
        }
        if check.elapsed.values.count == 1 { peakMemory = PeakMemory.bytes }
    }
}
