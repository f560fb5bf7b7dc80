import ArgumentParser

/// Which findings of a whole run are wanted.
struct PartOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Check everything, and report only findings in these files and folders.", valueName: "file"))
    var reportOnly: [String] = []

    @Option(
        help: ArgumentHelp(
            "Read the content of this file from standard input, and report only findings in it.",
            valueName: "name"))
    var stdinFilename: String?

    func validate(_ paths: [String]) throws {
        if paths.contains("-") != (stdinFilename != nil) {
            throw ValidationError("standard input needs both its name and a dash: --stdin-filename Sources/A.swift -")
        }
        if stdinFilename != nil, !reportOnly.isEmpty {
            throw ValidationError("--stdin-filename reports one file already; --report-only has no use beside it")
        }
    }
}
