import OnceoverContracts
import OnceoverSource
import SwiftSyntax

/// Finds delegate protocols: in the project, else in the contract table.
struct ProtocolFinder {
    let project: Project
    let contracts: ContractTable

    struct Found {
        let node: ProtocolDeclSyntax
        /// Nil if the project declares it.
        let known: DelegateDeclaration?
        /// As they stand at the head of the file that declares it.
        let imports: [String]
    }

    func find(_ name: String) throws(BridgeRefusal) -> Found? {
        for file in project.files where file.words.contains("protocol \(name.simpleName)") {
            if let node = Self.find(name, in: file) {
                return Found(node: node, known: nil, imports: FileImports(file.tree).written)
            }
        }
        guard let known = contracts.declaration(of: name) else { return nil }
        let file = SourceFile(path: "contracts", text: known.text)
        guard file.firstSyntaxError == nil, let node = Self.find(name, in: file) else {
            throw BridgeRefusal(
                "the `declaration` in the contract of `\(name)` does not declare a protocol with that name")
        }
        return Found(node: node, known: known, imports: [])
    }

    /// - Parameter name: with the types around it: `Radio.Listener`.
    private static func find(_ name: String, in file: SourceFile) -> ProtocolDeclSyntax? {
        let search = ProtocolSearch(name)
        search.walk(file.tree)
        return search.found
    }

    func refusal(of name: String) -> BridgeRefusal {
        if contracts.knows(delegate: name) {
            return BridgeRefusal(
                "no protocol `\(name)` is declared here; a contract lists its callbacks, but not their parameters: name "
                    + "a file that declares it, or add a `declaration` to its contract in .onceover.yml")
        }
        let declared = project.index.types.filter { $0.value.kind == .protocol }.keys
        return BridgeRefusal(
            "no protocol `\(name)` is declared here", unknown: name,
            declared: (declared + contracts.declarations.map(\.delegate)).sorted())
    }
}

/// Looks for a protocol by its full name.
private final class ProtocolSearch: SyntaxVisitor {
    private let name: String
    private(set) var found: ProtocolDeclSyntax?

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, (Syntax(node).enclosingTypes + [node.name.text]).joined(separator: ".") == name {
            found = node
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
