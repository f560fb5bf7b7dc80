import OnceoverContracts
import SwiftSyntax

/// The names of the types that decide what a bridge looks like: those of its callbacks, and of what their values hold.
package struct NeededTypes {
    package private(set) var names: Set<String> = []

    /// Nothing where there is no such protocol.
    ///
    /// - Parameter project: what is known so far.
    package init(of delegate: String, in project: Project, contracts: ContractTable) {
        guard let found = try? DelegateProtocol(named: delegate, in: project, contracts: contracts) else { return }
        var open = found.functions.flatMap { $0.signature.trimmedDescription.words }
        while let word = open.popLast() {
            guard word.first?.isUppercase == true, names.insert(word).inserted else { continue }
            let held = (project.index.typeNames[word] ?? []).flatMap { project.index.held[$0] ?? [] }
            open += held.flatMap(\.words)
        }
    }

    /// What the declarations of these types begin with.
    package var declarations: [String] {
        let keywords = ["actor", "class", "enum", "extension", "protocol", "struct", "typealias"]
        return names.sorted().flatMap { name in keywords.map { "\($0) \(name)" } }
    }
}
