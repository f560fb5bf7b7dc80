import ArgumentParser
import Foundation
import OnceoverDriver
import OnceoverReporters

/// `onceover merge`
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merges SARIF reports, such as those of the parts of a large project.",
        discussion: """
            The reports come from `onceover check --format sarif`. They become one run, with each finding once, sorted, and \
            with the sums of all counts. GitHub accepts at most 20 runs in a file.

            EXAMPLES
              onceover merge part-*.sarif --output all.sarif

            EXIT STATUS
              0  the report is written
              2  a file that could not be read or written, or is not a report of onceover
            """)

    @Argument(help: "The reports.")
    var files: [String]

    @Option(help: ArgumentHelp("Where to write the report. (default: standard output)", valueName: "file"))
    var output: String?

    func run() throws {
        try Terminal.failing {
            let logs = try files.map { path in
                guard let data = FileManager.default.contents(atPath: path) else {
                    throw UnusablePath(path: path, reason: "cannot be read")
                }
                return (path, data)
            }
            let text = try SARIFMerge.text(of: logs)
            guard let output else { return Terminal.print(text) }
            try OutputFile.write(text, to: output)
        }
    }
}
