import ArgumentParser
import Foundation
import OnceoverAnalysis
import OnceoverDriver
import OnceoverObligations
import OnceoverRules
import OnceoverSource

/// `onceover unit`
struct Unit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes what other modules may know of a module's functions.",
        discussion: """
            For build systems that look at one module at a time. The facts say how often a public function calls the \
            handlers that it is given, and are text: sorted lines behind a line with the format's version. Findings are \
            not shown; `onceover check --facts` shows them.

              onceover unit --module Store --out Store.facts Sources/Store
              onceover unit --module App --facts Store.facts --out App.facts Sources/App
              onceover check --facts Store.facts Sources/App

            exit code 0: the facts are written · 2: wrong usage, or a file could not be read or written
            """
    )

    @Option(help: ArgumentHelp("The module's name, which each of its facts carries.", valueName: "name"))
    var module: String

    @Option(help: ArgumentHelp("Facts of a module that this one uses; may be given again.", valueName: "file"))
    var facts: [String] = []

    @Option(help: ArgumentHelp("Where to write the facts.", valueName: "file"))
    var out: String

    @Argument(help: "Files and folders of the module.")
    var paths: [String]

    func validate() throws {
        if module.isEmpty || module.contains(where: \.isWhitespace) {
            throw ValidationError("--module needs a name without spaces")
        }
    }

    func run() throws {
        do {
            var driver = Driver(
                analyzers: [ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)],
                rules: Set(RuleCatalog.pages.map(\.id)))
            driver.facts = try FactFiles.read(facts)
            let (found, incidents) = driver.publicFacts(of: try Discovery(paths: paths))
            for incident in incidents { Terminal.remark("\(incident.path): \(incident.message)") }
            try OutputFile.write(FactFile.text(of: found, module: module), to: out)
        } catch {
            Terminal.remark("error: \(FactFiles.words(for: error, writing: out))")
            throw ExitStatus.failed
        }
    }
}
