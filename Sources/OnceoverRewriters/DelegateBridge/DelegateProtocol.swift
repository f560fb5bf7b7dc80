import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// A delegate protocol with the requirements of those that it inherits from.
struct DelegateProtocol {
    let name: String
    let node: ProtocolDeclSyntax
    private(set) var functions: [FunctionDeclSyntax] = []
    /// Whether who conforms has to be an `NSObject`.
    private(set) var inheritsNSObject = false

    init(named name: String, in project: Project) throws(BridgeRefusal) {
        guard let node = Self.find(name, in: project) else {
            let declared = project.index.types.filter { $0.value.kind == .protocol }.keys
            throw BridgeRefusal("no protocol `\(name)` is declared here", unknown: name, declared: declared.sorted())
        }
        self.name = name
        self.node = node
        try add(node, in: project, seen: [name])
    }

    private mutating func add(_ node: ProtocolDeclSyntax, in project: Project, seen: Set<String>) throws(BridgeRefusal)
    {
        for type in node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] {
            if ["AnyObject", "class", "Sendable"].contains(type) || seen.contains(type) { continue }
            if type == "NSObjectProtocol" {
                inheritsNSObject = true
            } else if let inherited = Self.find(type, in: project) {
                try add(inherited, in: project, seen: seen.union([type]))
            } else {
                throw BridgeRefusal("`\(node.name.text)` inherits from `\(type)`, which is not declared here")
            }
        }
        for member in node.memberBlock.members { try add(member.decl) }
    }

    private mutating func add(_ requirement: DeclSyntax) throws(BridgeRefusal) {
        guard let function = requirement.as(FunctionDeclSyntax.self) else {
            throw BridgeRefusal("the requirement `\(requirement.trimmedDescription)` is no callback")
        }
        let effects = function.signature.effectSpecifiers
        let returnsVoid = function.signature.returnClause.map { $0.type.isVoid } ?? true
        guard returnsVoid, effects?.asyncSpecifier == nil, effects?.throwsClause == nil else {
            throw BridgeRefusal("the requirement `\(function.name.text)` has to give an answer itself")
        }
        functions.append(function)
    }

    private static func find(_ name: String, in project: Project) -> ProtocolDeclSyntax? {
        for file in project.files where file.words.contains("protocol \(name)") {
            let found = file.tree.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
                .first { $0.name.text == name }
            if let found { return found }
        }
        return nil
    }
}

/// Why there is no bridge for a protocol.
package struct BridgeRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, without a final stop.
    package let description: String
    /// The protocol that was not found, if that is why.
    package let unknown: String?
    /// The protocols that are declared instead, sorted.
    package let declared: [String]

    init(_ description: String, unknown: String? = nil, declared: [String] = []) {
        self.description = description
        self.unknown = unknown
        self.declared = declared
    }
}
