import ArgumentParser

/// The options that tell which findings are old and therefore not shown.
struct EarlierOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Show only findings that are new since the merge base of this revision and HEAD.", valueName: "revision"))
    var diffBase: String?

    @Option(help: ArgumentHelp("Show only findings that are not in this file.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to this file, to be the baseline of later runs.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Remove entries from the --baseline that are not found any more. Nothing is added.")
    var pruneBaseline = false

    func validate() throws {
        if pruneBaseline, baseline == nil { throw ValidationError("--prune-baseline needs --baseline") }
        if writeBaseline != nil, baseline != nil || diffBase != nil {
            throw ValidationError("--write-baseline writes all findings; it goes with no --baseline and no --diff-base")
        }
    }
}
