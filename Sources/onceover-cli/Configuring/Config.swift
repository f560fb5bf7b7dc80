import ArgumentParser
import OnceoverConfiguration
import OnceoverDriver

/// `onceover config`
struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what the configuration says.", subcommands: [Show.self])

    /// `onceover config show`
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Shows the configuration of a file. Each value has the place that sets it.",
            discussion: """
                EXAMPLES
                  onceover config show Sources/App/Login.swift
                  onceover config show Sources
                """)

        @Argument(help: "A file or a folder.")
        var path = "."

        @Option(help: ArgumentHelp("The configuration for all files.", valueName: "file"))
        var config: String?

        func run() throws {
            let absolute = WorkingDirectory().absolutePath(of: path)
            let settings = try Terminal.failing {
                try PartOfReport.demandPresence(of: [path])
                return try ConfigurationTree(given: config).settings(ofFolder: absolute)
            }
            Terminal.print(ConfigurationListing(settings, of: absolute).text)
        }
    }
}
