import OnceoverDiagnostics
import OnceoverDriver
import OnceoverRewriters

/// Measures a dry run of `onceover convert` against reading and parsing the files that it parses.
package struct ConvertMeasurement {
    private let workload: Workload
    private let whole: WholeConvert
    private var readAndParse = Timing()
    private var convert = Timing()
    /// Of the last round.
    private var report = RewriteReport()

    /// - Parameter replaces: whether as `--as replacement --plain --include-public`; else, as `--as alternative --plain
    ///   --or-wrap`.
    package init(_ workload: Workload, replaces: Bool = false) {
        self.workload = workload
        whole = WholeConvert(
            rewrite: replaces
                ? .replacement(isPlain: true, includesPublic: true, start: .immediate)
                : .alternative(isPlain: true, deprecates: false, wrapsOthers: true, start: .immediate))
    }

    package mutating func runRound() throws(UnusablePath) {
        readAndParse.measure { ReadAndParse.run(workload, words: whole.rewrite.words) }
        report = try convert.measure { () throws(UnusablePath) in try whole.run(workload) }
    }

    package var text: String {
        let head = ["seconds of the processor", "median", "least", "most"]
        let rows = [
            ("read and parse, 1 thread", readAndParse.processor), ("convert, 1 job", convert.processor),
            ("convert / read and parse", convert.processor.divided(by: readAndParse.processor)),
        ]
        let warning = Figures.warning.map { $0 + "\n\n" } ?? ""
        return warning + """
            all:   \(workload.files.count) files, \(workload.lines) lines
            found: \(report.conversions.count) functions, \(report.refusals.count) refused

            \(Table(rows: [head] + rows.map { Figures.row($0.0, $0.1) }).text)

            """
    }
}
