import ArgumentParser
import Foundation
import OnceoverContracts
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
    var delegate: String

    @Argument(help: "Files and folders in which the protocol is declared.")
    var paths: [String] = ["."]

    @Option(help: ArgumentHelp("A callback that may come more than once, by a part of its name.", valueName: "name"))
    var event: [String] = []

    @Option(help: "What becomes of a second call while one is waiting.")
    var whenBusy = Policy.reject

    @Option(help: ArgumentHelp("Write to a file, which must not exist, instead of standard output.", valueName: "file"))
    var output: String?

    func run() throws {
        let parsed = try RewriteRun.parse(paths, words: ["protocol \(delegate)", "Delegate"])
        let (name, events, policy) = (delegate, event, whenBusy.rawValue)
        let files = parsed.files.map(\.source)
        let results = DeepStack.map(count: 1, jobs: 1) { _ in
            Result { () throws(BridgeRefusal) in
                try DelegateBridge(
                    of: name, in: Project(files), contracts: .byName(events: events), policy: policy
                ).text
            }
        }
        switch results[0] {
        case .success(let text): try write(text)
        case .failure(let refusal):
            Terminal.remark("error: \(refusal)\(Self.hint(to: refusal))")
            throw ExitStatus.findings
        }
    }

    /// What may be meant by the name of an unknown protocol, and why a system's own is not enough.
    private static func hint(to refusal: BridgeRefusal) -> String {
        guard let name = refusal.unknown else { return "" }
        if let near = EditDistance.nearest(to: name, in: refusal.declared) { return "; did you mean `\(near)`?" }
        if ContractTable.standard.interactions(of: name).isEmpty { return "" }
        return "; how its callbacks end is known, but not their parameters: name a file that declares it"
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
