import OnceoverContracts
import OnceoverSource
import SwiftSyntax

/// Finds delegate protocols: in the project, else in the contract table.
struct ProtocolFinder {
    let project: Project
    let contracts: ContractTable

    struct Found {
        let node: ProtocolDeclSyntax
        /// Nothing where the project declares it.
        let known: DelegateDeclaration?
    }

    func find(_ name: String) throws(BridgeRefusal) -> Found? {
        for file in project.files where file.words.contains("protocol \(name)") {
            if let node = Self.find(name, in: file) { return Found(node: node, known: nil) }
        }
        guard let known = contracts.declaration(of: name) else { return nil }
        let file = SourceFile(path: "contracts", text: known.text)
        guard file.firstSyntaxError == nil, let node = Self.find(name, in: file) else {
            throw BridgeRefusal("the `declaration` in the contract of `\(name)` is no protocol of that name")
        }
        return Found(node: node, known: known)
    }

    private static func find(_ name: String, in file: SourceFile) -> ProtocolDeclSyntax? {
        file.tree.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }
    }

    func refusal(of name: String) -> BridgeRefusal {
        if contracts.knows(delegate: name) {
            return BridgeRefusal(
                "no protocol `\(name)` is declared here; how its callbacks end is known, but not their parameters: name "
                    + "a file that declares it, or add a `declaration` to its contract in .onceover.yml")
        }
        let declared = project.index.types.filter { $0.value.kind == .protocol }.keys
        return BridgeRefusal(
            "no protocol `\(name)` is declared here", unknown: name,
            declared: (declared + contracts.declarations.map(\.delegate)).sorted())
    }
}
