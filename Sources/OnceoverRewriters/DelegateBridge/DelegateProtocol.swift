import OnceoverContracts
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
    /// Whether who conforms may be called anywhere.
    private(set) var inheritsSendable = false
    /// The names of the protocol and of those that it inherits from, itself first.
    private(set) var lineage: [String] = []
    /// What the contract table says of it, where nothing here declares it: it belongs to a framework then.
    let known: DelegateDeclaration?
    private(set) var answers: [String: String] = [:]
    private(set) var inPlace: Set<String> = []

    init(named name: String, in project: Project, contracts: ContractTable) throws(BridgeRefusal) {
        let finder = ProtocolFinder(project: project, contracts: contracts)
        guard let found = try finder.find(name) else { throw finder.refusal(of: name) }
        self.name = name
        node = found.node
        known = found.known
        try add(found, finder)
    }

    private mutating func add(_ found: ProtocolFinder.Found, _ finder: ProtocolFinder) throws(BridgeRefusal) {
        lineage.append(found.node.name.text)
        answers.merge(found.known?.answers ?? [:]) { nearer, _ in nearer }
        inPlace.formUnion(found.known?.inPlace ?? [])
        for type in found.node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] {
            switch type {
            case "AnyObject", "class": continue
            case "Sendable": inheritsSendable = true
            case "NSObjectProtocol": inheritsNSObject = true
            case _ where lineage.contains(type): continue
            default:
                guard let inherited = try finder.find(type) else {
                    throw BridgeRefusal(
                        "`\(found.node.name.text)` inherits from `\(type)`, which is not declared here")
                }
                try add(inherited, finder)
            }
        }
        for member in found.node.memberBlock.members { try add(member.decl) }
    }

    private mutating func add(_ requirement: DeclSyntax) throws(BridgeRefusal) {
        guard let function = requirement.as(FunctionDeclSyntax.self) else {
            if requirement.isOptional { return }
            throw BridgeRefusal("the requirement `\(requirement.trimmedDescription)` is no callback")
        }
        let effects = function.signature.effectSpecifiers
        guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil else {
            if requirement.isOptional { return }
            throw BridgeRefusal("the requirement `\(function.name.text)` is async or throws: it is no callback")
        }
        functions.append(function)
    }
}

/// Why there is no bridge for a protocol.
package struct BridgeRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, without a final stop.
    package let description: String
    /// The protocol that was not found, if that is why.
    package let unknown: String?
    /// The protocols that there are instead, sorted.
    package let declared: [String]

    init(_ description: String, unknown: String? = nil, declared: [String] = []) {
        self.description = description
        self.unknown = unknown
        self.declared = declared
    }
}
