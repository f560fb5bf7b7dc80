import OnceoverDiagnostics
import OnceoverDriver
import OnceoverRewriters

/// Measures a dry run of `onceover convert` against reading and parsing the files that it parses.
package struct ConvertMeasurement {
    private let workload: Workload
    private var readAndParse = Timing()
    private var convert = Timing()
    /// Of the last round.
    private var report = RewriteReport()

    package init(_ workload: Workload) { self.workload = workload }

    package mutating func runRound() throws(UnusablePath) {
        readAndParse.measure { ReadAndParse.run(workload, words: Project.words) }
        report = try convert.measure { () throws(UnusablePath) in try WholeConvert.run(workload) }
    }

    package var text: String {
        let head = ["seconds of the processor", "median", "least", "most"]
        let rows = [
            ("read and parse, 1 thread", readAndParse.processor), ("convert, 1 job", convert.processor),
            ("convert / read and parse", convert.processor.divided(by: readAndParse.processor)),
        ]
        return """
            all:   \(workload.files.count) files, \(workload.lines) lines
            found: \(report.conversions.count) functions, \(report.refusals.count) refused

            \(Table(rows: [head] + rows.map { Figures.row($0.0, $0.1) }).text)

            """
    }
}
