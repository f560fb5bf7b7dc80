import ArgumentParser
import OnceoverReporters

/// Which reports are written, where, and how much they say.
struct ReportOptions: ParsableArguments {
    @Option(help: "The format of the report. May be repeated, with an --output for each. (default: text)")
    var format: [Format] = []

    @Option(
        help: ArgumentHelp(
            "Write the report to a file instead of standard output, which is `-`.", valueName: "file"))
    var output: [String] = []

    @Flag(help: "Show notes, too: findings that no code can run into today, or that an assumption demotes.")
    var notes = false

    @Flag(help: "Show excused findings, too: those that an assumption hides, with its name.")
    var excused = false

    @Flag(help: "Print on standard error how often each assumption completes a proof, demotes or excuses.")
    var assumptions = false

    @Flag(help: "With --format json: list all obligations with their verdicts.")
    var obligations = false

    @Flag(help: "Print findings and errors only: no summary, no progress, no remarks.")
    var quiet = false

    @Flag(help: "Print files, bytes, timings and the most frequent reasons for unknown verdicts on standard error.")
    var statistics = false

    func validate() throws {
        guard max(format.count, 1) == max(output.count, 1) else {
            throw ValidationError(
                "several reports need a --format and an --output each, in the same order; `--output -` is standard output"
            )
        }
        guard output.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("only one report can go to standard output")
        }
        guard !obligations || format.contains(where: { $0.reporter.name == Reporter.json.name }) else {
            throw ValidationError("--obligations needs --format json")
        }
    }

    /// Each report, with the file that it goes to; nothing for standard output.
    var reports: [(reporter: Reporter, path: String?)] {
        let reporters = format.isEmpty ? [.text] : format.map(\.reporter)
        let paths = output.isEmpty ? ["-"] : output
        return zip(reporters, paths).map { ($0, $1 == "-" ? nil : $1) }
    }
}
