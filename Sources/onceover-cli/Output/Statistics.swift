import OnceoverDiagnostics
import OnceoverReporters

/// What `--statistics` prints.
struct Statistics {
    private static let mostReasons = 10

    let report: Report

    var text: String { ([files, time] + reasons).joined(separator: "\n") }

    private var files: String {
        let files = report.files
        return """
            files: \(files.found) found, \(files.parsed) parsed, \(files.skipped) skipped by their text, \
            \(files.unread) not read
            bytes: \(files.bytes) read, \(files.parsedBytes) parsed
            """
    }

    private var time: String {
        let timings = report.timings
        return """
            time: \(Self.milliseconds(timings.total)) in all, \(Self.milliseconds(timings.discovering)) discovering, \
            \(Self.milliseconds(timings.linking)) for facts of other files
            work of all workers: \(Self.milliseconds(timings.reading)) reading, \
            \(Self.milliseconds(timings.parsing)) parsing, \(Self.milliseconds(timings.analysing)) analysing
            """
    }

    private var reasons: [String] {
        let sorted = report.unknownReasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !sorted.isEmpty else { return [] }
        return ["unknown verdicts, by reason:"] + sorted.prefix(Self.mostReasons).map { "  \($0.value)  \($0.key)" }
    }

    private static func milliseconds(_ duration: Duration) -> String {
        "\(Int((duration / .milliseconds(1)).rounded())) ms"
    }
}
