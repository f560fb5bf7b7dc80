import OnceoverContracts
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// A delegate protocol with the requirements of those that it inherits from.
struct DelegateProtocol {
    let name: String
    let node: ProtocolDeclSyntax
    private(set) var functions: [FunctionDeclSyntax] = []
    /// Whether a conforming type must be an `NSObject`.
    private(set) var inheritsNSObject = false
    /// Whether a conforming type may be called on any thread.
    private(set) var inheritsSendable = false
    /// The names of the protocol and of those that it inherits from, itself first.
    private(set) var lineage: [String] = []
    /// What the contract table says about it if no file declares it. It then belongs to a framework.
    let known: DelegateDeclaration?
    private(set) var answers: [String: String] = [:]
    private(set) var inPlace: Set<String> = []
    /// What the files that declare it import.
    private(set) var imports: [String] = []

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
        imports += found.imports.filter { !imports.contains($0) }
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
                        "`\(found.node.name.text)` inherits from `\(type)`, which none of these files declares")
                }
                try add(inherited, finder)
            }
        }
        for member in found.node.memberBlock.members { try add(member.decl) }
    }

    private mutating func add(_ requirement: DeclSyntax) throws(BridgeRefusal) {
        guard let function = requirement.as(FunctionDeclSyntax.self) else {
            if requirement.isOptional { return }
            throw BridgeRefusal(
                "the requirement `\(requirement.trimmedDescription)` is not a method, so it cannot be a callback")
        }
        let effects = function.signature.effectSpecifiers
        guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil else {
            if requirement.isOptional { return }
            let effect = effects?.asyncSpecifier == nil ? "throws" : "is async"
            throw BridgeRefusal("the requirement `\(function.name.text)` \(effect), so it cannot be a callback")
        }
        if let obstacle = function.obstacleOfTypes {
            throw BridgeRefusal("the requirement `\(function.name.text)` \(obstacle), so it cannot be a callback")
        }
        guard !function.holdsGenerics else {
            throw BridgeRefusal(
                "the requirement `\(function.name.text)` is generic, and no variable could hold what it receives"
            )
        }
        functions.append(function.withNamedParameters)
    }
}

extension FunctionDeclSyntax {
    /// With a name for each parameter: a value without a name could not be passed on.
    fileprivate var withNamedParameters: FunctionDeclSyntax {
        let named = signature.parameterClause.parameters.enumerated().map { $0.element.named(at: $0.offset) }
        return with(\.signature.parameterClause.parameters, FunctionParameterListSyntax(named))
    }

    /// Why it belongs to the type that conforms, and not to an object; nil where it does not.
    fileprivate var obstacleOfTypes: String? {
        if modifiers.contains(where: { $0.name.text == "static" }) { return "is static" }
        return signature.trimmedDescription.words.contains("Self") ? "uses `Self`" : nil
    }

    /// As a callback whose values are kept: what is of a generic type is told as any of its kind.
    var withoutGenerics: FunctionDeclSyntax {
        guard let clause = genericParameterClause else { return self }
        let types = clause.parameters.map { parameter in
            (parameter.name.text, parameter.inheritedType.map { "any \($0.trimmedDescription)" } ?? "Any")
        }
        let kinds = Dictionary(types) { first, _ in first }
        let parameters = signature.parameterClause.parameters.map { parameter -> FunctionParameterSyntax in
            guard let kind = kinds[parameter.type.trimmedDescription] else { return parameter }
            return parameter.with(\.type, TypeSyntax(IdentifierTypeSyntax(name: .identifier(kind))))
        }
        return with(\.signature.parameterClause.parameters, FunctionParameterListSyntax(parameters))
    }

    /// Whether a value of a generic type is a part of another: no variable could hold that.
    var holdsGenerics: Bool {
        let generics = genericParameterClause?.parameters.map(\.name.text) ?? []
        return signature.parameterClause.parameters.contains { parameter in
            let type = parameter.type.trimmedDescription
            return !generics.contains(type) && !Set(type.words).isDisjoint(with: generics)
        } || genericWhereClause != nil
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
