import ArgumentParser
import Foundation
import OnceoverContracts
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverRewriters
import OnceoverSource

/// `onceover bridge`
struct Bridge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the async bridge of a delegate protocol.", discussion: BridgeHelp.discussion)

    enum Policy: String, ExpressibleByArgument, CaseIterable {
        case reject, replace, queue, join
    }

    @Argument(help: "The name of the protocol.")
    var delegate: String?

    @Argument(help: "Files and folders that declare the protocol, unless a framework declares it.")
    var paths: [String] = ["."]

    @Flag(help: "List the known protocols of frameworks, with their modules and what a bridge waits for.")
    var list = false

    @Option(
        help: ArgumentHelp(
            "Treat callbacks whose name contains this as events that may come more than once.", valueName: "name"))
    var event: [String] = []

    @Option(help: "What happens to a second call while one waits.")
    var whenBusy = Policy.reject

    @Option(
        help: ArgumentHelp("How many of the newest events wait for their reader: a number, or all.", valueName: "n"))
    var buffer = EventBuffer(count: 64)

    @Option(
        help: ArgumentHelp(
            "The configuration, with contracts of your own. (default: the nearest .onceover.yml above each path)",
            valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Write to a file, which must not exist, instead of standard output.", valueName: "file"))
    var output: String?

    func validate() throws {
        if list, delegate != nil { throw ValidationError("--list takes no protocol") }
        if !list, delegate == nil { throw ValidationError("name a protocol, or --list those that are known") }
    }

    func run() throws {
        let contracts = try Terminal.failing(contracts)
        guard let delegate else { return Terminal.print(BridgeList.text(contracts)) }
        let configurations = ConfigurationTree(given: config)
        let files = try files(declaring: delegate, contracts, configurations)
        let options = options
        let results = DeepStack.map(count: 1, jobs: 1) { _ in
            Result { () throws(BridgeRefusal) in
                try DelegateBridge(of: delegate, in: Project(files), contracts: contracts, options: options).text
            }
        }
        switch results[0] {
        case .success(let text): try write(text)
        case .failure(let refusal):
            Terminal.remark("error: \(refusal)\(Self.hint(to: refusal))")
            throw ExitStatus.findings
        }
    }

    /// Those that declare protocols, and those that declare the types of the callbacks: each such file may name more types.
    private func files(
        declaring delegate: String, _ contracts: ContractTable, _ configurations: ConfigurationTree
    ) throws -> [SourceFile] {
        let found = try RewriteRun.found(paths, by: configurations)
        var words = ["protocol "]
        while true {
            let parsed = ParsedFiles(found, jobs: ProcessInfo.processInfo.activeProcessorCount, words: words)
            let sources = parsed.files.map(\.source)
            let more = DeepStack.map(count: 1, jobs: 1) { _ in
                NeededTypes(of: delegate, in: Project(sources), contracts: contracts).declarations
            }[0]
            if Set(more).isSubset(of: words) { return try RewriteRun.told(parsed).files.map(\.source) }
            words = ["protocol "] + more
        }
    }

    /// The tool's own contracts, and those of all configurations before them.
    private func contracts() throws -> ContractTable {
        let configurations = ConfigurationTree(given: config)
        let rows = try paths.flatMap { path in
            let path = WorkingDirectory().absolutePath(of: path)
            return try configurations.settings(ofFolder: path).configuration.contracts.map(\.value)
        }
        return try ContractTable.standard.adding(rows)
    }

    private var options: DelegateBridge.Options {
        var options = DelegateBridge.Options()
        options.events = event
        options.policy = whenBusy.rawValue
        options.buffer = buffer.count
        return options
    }

    /// The protocols that the user may mean: those with the same name inside a type, or else the one with the nearest name.
    private static func hint(to refusal: BridgeRefusal) -> String {
        guard let name = refusal.unknown else { return "" }
        let nested = refusal.declared.filter { $0.hasSuffix("." + name) }
        let near = nested.isEmpty ? EditDistance.nearest(to: name, in: refusal.declared).map { [$0] } ?? [] : nested
        return near.isEmpty ? "" : "; did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?"
    }

    private func write(_ text: String) throws {
        guard let output else { return Terminal.print(text) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .withoutOverwriting)
        } catch {
            Terminal.remark("error: \(output): cannot be written: \(error.localizedDescription)")
            throw ExitStatus.failed
        }
    }
}
