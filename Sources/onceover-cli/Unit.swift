import ArgumentParser
import Foundation
import OnceoverAnalysis
import OnceoverDriver
import OnceoverSource

/// `onceover unit`
struct Unit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes facts about a module's functions for the checks of other modules.",
        discussion: """
            For build systems that check one module at a time. The facts say how often a public function calls its \
            handlers. They are text: a line with the version of the format, then sorted lines. This command shows no \
            findings; `onceover check --facts` shows them.

              onceover unit --module Store --out Store.facts Sources/Store
              onceover unit --module App --facts Store.facts --out App.facts Sources/App
              onceover check --facts Store.facts Sources/App

            exit status 0: the facts are written · 2: wrong usage, or a file could not be read or written
            """
    )

    @Option(help: ArgumentHelp("The name of the module, which stands in each fact.", valueName: "name"))
    var module: String

    @Option(help: ArgumentHelp("Facts of a module that this module uses. May be repeated.", valueName: "file"))
    var facts: [String] = []

    @Option(help: ArgumentHelp("Where to write the facts.", valueName: "file"))
    var out: String

    @Option(
        help: ArgumentHelp(
            "The configuration for all files. (default: each .onceover.yml from the file up to the repository's root)",
            valueName: "file"))
    var config: String?

    @Argument(help: "Files and folders of the module.")
    var paths: [String]

    func validate() throws {
        if module.isEmpty || module.contains(where: \.isWhitespace) {
            throw ValidationError("--module needs a name without spaces")
        }
    }

    func run() throws {
        var check = ProjectCheck(paths: paths, configurations: ConfigurationTree(given: config))
        let (found, incidents) = try Terminal.failing {
            check.facts = try FactFiles.read(facts)
            return try check.publicFacts()
        }
        for incident in incidents { Terminal.remark("\(incident.path): \(incident.message)") }
        try Terminal.failing { try OutputFile.write(FactFile.text(of: found, module: module), to: out) }
    }
}
