import ArgumentParser

/// The options that all commands share that rewrite.
struct RewriteOptions: ParsableArguments {
    enum Form: String, ExpressibleByArgument, CaseIterable {
        case diff, json
    }

    @Flag(help: "Write the files. Without it, only print the diff.")
    var write = false

    @Flag(help: "Write files with uncommitted changes, too.")
    var force = false

    @Flag(help: "With --write: build the package before and after, and restore the files that break the build.")
    var verify = false

    @Option(
        help: ArgumentHelp(
            "The configuration for all files. (default: each .onceover.yml from the file up to the repository's root)",
            valueName: "file"))
    var config: String?

    @Option(help: "What to print.")
    var format = Form.diff

    @Flag(help: "Print no summary, and refusals only in JSON.")
    var quiet = false

    func validate() throws {
        if verify, !write { throw ValidationError("--verify needs --write") }
    }
}
