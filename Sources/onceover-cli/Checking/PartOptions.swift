import ArgumentParser

/// Which findings of a whole run are wanted.
struct PartOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Check everything, and report what is found in these files and folders only.", valueName: "file"))
    var reportOnly: [String] = []

    @Option(
        help: ArgumentHelp(
            "Take standard input for the content of this file, and report what is found in it only.",
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
