import OnceoverDiagnostics
import OnceoverDriver

/// Measures workloads of growing size. Each round measures everything once, so that what else the machine is doing
/// meets all of it alike.
package struct Measurement {
    /// Ascending; the last is all there is.
    private(set) var sizes: [MeasuredSize]
    /// Seconds for all there is, with two files at once.
    private(set) var twoJobs = Samples()
    /// Of the last check.
    private(set) var report = Report()
    /// Bytes, at the end of the first round; later rounds begin with the remains of earlier ones.
    private(set) var peakMemory: Int?

    var whole: MeasuredSize { sizes[sizes.count - 1] }
    var ratio: Samples { whole.ratio }
    var speedUp: Samples { whole.check.divided(by: twoJobs) }

    package init(_ workload: Workload) { sizes = workload.growing.map(MeasuredSize.init) }

    package mutating func runRound() throws(UnusablePath) {
        for index in sizes.indices { try sizes[index].runRound() }
        let workload = whole.workload
        report = try twoJobs.measure { () throws(UnusablePath) in try WholeCheck.run(workload, jobs: 2) }
        if twoJobs.values.count == 1 { peakMemory = PeakMemory.bytes }
    }
}

/// A workload and what it took.
struct MeasuredSize {
    let workload: Workload
    /// Seconds.
    private(set) var readAndParse = Samples()
    /// Seconds, one file at a time.
    private(set) var check = Samples()
    /// Bytes, behind the first check of this workload, and so of the smaller ones before it too.
    private(set) var peakMemory: Int?

    init(_ workload: Workload) { self.workload = workload }

    var ratio: Samples { check.divided(by: readAndParse) }

    mutating func runRound() throws(UnusablePath) {
        readAndParse.measure { ReadAndParse.run(workload) }
        _ = try check.measure { () throws(UnusablePath) in try WholeCheck.run(workload, jobs: 1) }
        if check.values.count == 1 { peakMemory = PeakMemory.bytes }
    }
}
