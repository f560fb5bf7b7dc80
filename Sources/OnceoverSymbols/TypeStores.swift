import OnceoverSignatures
import OnceoverVocabulary
import SwiftSyntax

/// What a nominal type stores, before types are put together.
struct StoredMembers {
    struct Payload {
        let caseName: String
        let index: Int
        let label: String?
        let type: TypeSyntax
    }

    /// A reference is followed where its own type is.
    var isReference = false
    /// As they are declared. They are taken apart on demand.
    var declarations: [VariableDeclSyntax] = []
    var payloads: [Payload] = []

    var variables: [StoredVariable] { declarations.flatMap(StoredVariable.all) }
}

/// A stored property that may hold something, by the form of its declaration.
struct StoredVariable {
    let name: TokenSyntax
    let type: PropertyType
    let isPrivate: Bool
    let isVariable: Bool
    /// Whether an actor opens it to all threads: `nonisolated(unsafe) var`.
    var isNonisolated = false

    /// What a lock guards can be assigned to, whatever holds the lock.
    var asVariable: StoredVariable {
        StoredVariable(name: name, type: type, isPrivate: isPrivate, isVariable: true, isNonisolated: isNonisolated)
    }

    static func all(of node: VariableDeclSyntax) -> [StoredVariable] {
        let isVariable = node.bindingSpecifier.text == "var"
        return node.bindings.compactMap { binding in
            guard binding.accessorBlock.map(isObserved) ?? true,
                let (name, type) = PropertyType.named(by: binding)
            else { return nil }
            return StoredVariable(
                name: name, type: type, isPrivate: Modifiers(node.modifiers).isPrivate, isVariable: isVariable,
                isNonisolated: node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) })
        }
    }

    private static func isObserved(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

/// The properties and payloads of all types of a file, each type with its extensions.
struct TypeStores {
    private(set) var names: [String: Int] = [:]
    private(set) var members: [StoredMembers] = []
    /// The type that is being read.
    var current: Int?
    /// Variables that belong to no type.
    private var globals = StoredMembers()

    mutating func enter(_ name: String, isReference: Bool) {
        let index = names[name] ?? members.count
        if index == members.count {
            names[name] = index
            members.append(StoredMembers())
        }
        if isReference { members[index].isReference = true }
        current = index
    }

    mutating func add(_ node: VariableDeclSyntax) {
        if let current { members[current].declarations.append(node) } else { globals.declarations.append(node) }
    }

    mutating func add(_ payload: StoredMembers.Payload) {
        if let current { members[current].payloads.append(payload) }
    }

    /// The last one counts where a property is declared in several branches of `#if`.
    ///
    /// - Complexity: O(properties of the type).
    func type(ofProperty name: String, in type: String) -> PropertyType? {
        guard let index = names[type] else { return nil }
        for node in members[index].declarations.reversed() {
            for binding in node.bindings.reversed() {
                guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { continue }
                if let (_, type) = PropertyType.named(by: binding) { return type }
            }
        }
        return nil
    }

    /// Whether a type declares `let name: Value?`, and leaves it to its initialisers.
    ///
    /// - Complexity: O(properties of the type).
    func isOptionalConstant(_ name: String, of type: String) -> Bool {
        declaresOptional(name, of: type) { $0.bindingSpecifier.tokenKind == .keyword(.let) }
    }

    /// Whether it declares `private var name: Value?`, which only its file can change.
    ///
    /// - Complexity: O(properties of the type).
    func isPrivateOptional(_ name: String, of type: String) -> Bool {
        isReference(type)
            && declaresOptional(name, of: type) { node in
                node.bindingSpecifier.tokenKind == .keyword(.var) && node.attributes.isEmpty
                    && ["private", "fileprivate"].contains(node.modifiers.trimmedDescription)
            }
    }

    /// What `private lazy var name: Value? = …` is given where it is declared.
    ///
    /// - Complexity: O(properties of the type).
    func firstValue(ofPrivateOptional name: String, in type: String) -> ExprSyntax? {
        let isMeant = declares(name, of: type) { node, binding in
            let modifiers = Set(node.modifiers.map(\.name.text)).subtracting(["lazy"])
            return node.bindingSpecifier.tokenKind == .keyword(.var) && node.attributes.isEmpty
                && [["private"], ["fileprivate"]].contains(modifiers) && binding.typeAnnotation?.type.mayBeNil == true
        }
        return isMeant && isReference(type) ? firstValue(ofProperty: name, in: type) : nil
    }

    /// Whether it declares a variable that only its file can change: `private var name`, or any in a private type.
    ///
    /// - Complexity: O(properties of the type).
    func isPrivateVariable(_ name: String, of type: String) -> Bool {
        declares(name, of: type) { node, _ in
            node.bindingSpecifier.tokenKind == .keyword(.var) && Syntax(node).isPrivateToFile
        }
    }

    private func declaresOptional(
        _ name: String, of type: String, where isMeant: (VariableDeclSyntax) -> Bool
    ) -> Bool {
        declares(name, of: type) { node, binding in
            binding.initializer == nil && binding.typeAnnotation?.type.mayBeNil == true && isMeant(node)
        }
    }

    /// Whether a type declares a stored property of a name. Most have another one, which is quickly seen.
    private func declares(
        _ name: String, of type: String, where isMeant: (VariableDeclSyntax, PatternBindingSyntax) -> Bool
    ) -> Bool {
        guard let index = names[type] else { return false }
        return members[index].declarations.contains { node in
            node.bindings.contains { binding in
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
                    && binding.accessorBlock == nil && isMeant(node, binding)
            }
        }
    }

    /// Whether some type has a property of a name that its declaration says may be nil.
    ///
    /// - Complexity: O(properties).
    func hasOptionalProperty(_ name: String) -> Bool {
        members.lazy.flatMap(\.declarations).flatMap(\.bindings).contains { binding in
            guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
                let type = binding.typeAnnotation?.type
            else { return false }
            return type.mayBeNil
        }
    }

    /// The declared type of a constant that every object of a type has.
    ///
    /// - Complexity: O(properties of the type).
    func constantType(_ name: String, of type: String) -> TypeSyntax? {
        guard let index = names[type] else { return nil }
        let constants = members[index].declarations.lazy.filter {
            $0.bindingSpecifier.tokenKind == .keyword(.let) && !$0.isStatic
        }
        return constants.flatMap(\.bindings).first {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name && $0.initializer == nil
        }?.typeAnnotation?.type
    }

    func isReference(_ type: String) -> Bool { names[type].map { members[$0].isReference } ?? true }

    /// What a property is given where it is declared.
    ///
    /// - Complexity: O(properties of the type).
    func firstValue(ofProperty name: String, in type: String) -> ExprSyntax? {
        guard let index = names[type] else { return nil }
        return members[index].declarations.lazy.flatMap(\.bindings).first {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }?.initializer?.value
    }

    /// - Complexity: O(properties of the type).
    func hasSharedInstance(_ type: String) -> Bool {
        guard let index = names[type] else { return false }
        let own = type.simpleName
        return members[index].declarations.contains { node in
            node.isStatic
                && node.bindings.contains { binding in
                    guard let (token, type) = PropertyType.named(by: binding) else { return false }
                    return Vocabulary.sharedVariables.contains(token.text) && type.simpleName == own
                }
        }
    }

    /// Whether some property is of the type, by the type's own name.
    func stores(_ type: String) -> Bool { members.contains { Self.stores(type, in: $0) } }

    /// - Complexity: O(properties of the owner).
    func stores(_ type: String, in owner: String) -> Bool {
        names[owner].map { Self.stores(type, in: members[$0]) } ?? false
    }

    private static func stores(_ type: String, in member: StoredMembers) -> Bool {
        member.declarations.contains { node in
            node.bindings.contains { PropertyType.named(by: $0)?.1.simpleName == type }
        }
    }

    /// The types that keep an object of a class in exactly one property each, by the name of that property. If there
    /// are two such objects, it is not known which one is meant.
    ///
    /// - Complexity: O(properties).
    func keepers(of type: String) -> [String: String] {
        guard isReference(type) else { return [:] }
        var found: [String: String] = [:]
        for (owner, index) in names where owner != type && Self.stores(type.simpleName, in: members[index]) {
            let kept = members[index].declarations.filter { !$0.isStatic }.flatMap(StoredVariable.all).filter {
                $0.type.simpleName.map { qualified($0, seenFrom: owner) } == type
            }
            if kept.count == 1 { found[owner] = kept[0].name.text }
        }
        return found
    }

    /// The types of other files of which the file's types keep objects, by their own names.
    ///
    /// - Complexity: O(properties).
    var keptOfOthers: Set<String> {
        let kept = members.flatMap(\.declarations).filter { !$0.isStatic }.flatMap(\.bindings).compactMap {
            PropertyType.named(by: $0)?.type.simpleName
        }
        return Set(kept).subtracting(names.keys.map(\.simpleName))
    }

    /// The type of the file that a name means in another one, or what other files call so.
    private func qualified(_ name: String, seenFrom owner: String) -> String {
        name.fullNames(seenFrom: owner).first { names[$0] != nil } ?? name
    }
    /// The types that store something or are references, by their full names, and what belongs to no type, without one.
    var byName: [String: StoredMembers] {
        var stores = names.mapValues { members[$0] }.filter {
            $0.value.isReference || !$0.value.declarations.isEmpty || !$0.value.payloads.isEmpty
        }
        if !globals.declarations.isEmpty { stores[""] = globals }
        return stores
    }

    /// Whether a type has a property of a name.
    ///
    /// - Complexity: O(properties).
    func hasProperty(_ name: String) -> Bool {
        members.contains { type in
            type.declarations.lazy.flatMap(\.bindings).contains {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            }
        }
    }
}

extension TypeSyntax {
    /// `Lamp?`, `Lamp!`
    fileprivate var mayBeNil: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension VariableDeclSyntax {
    fileprivate var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }
}
