import SwiftSyntax

/// What a nominal type stores, before types are put together.
struct StoredMembers {
    struct Member {
        let name: TokenSyntax
        let type: PropertyType
        let isPrivate: Bool
        let isVariable: Bool

        /// What a lock guards can be assigned to, whatever holds the lock.
        var asVariable: Member { Member(name: name, type: type, isPrivate: isPrivate, isVariable: true) }
    }

    struct Payload {
        let caseName: String
        let index: Int
        let type: TypeSyntax
    }

    /// A reference is followed where its own type is.
    var isReference = false
    /// Stored properties that may hold an obligation, by the form of their declaration.
    var variables: [Member] = []
    var payloads: [Payload] = []
    /// All properties whose type is known.
    var properties: [(name: TokenSyntax, type: PropertyType)] = []
}

/// The properties and payloads of all types of a file, each type with its extensions.
struct TypeStores {
    private var names: [String: Int] = [:]
    private var members: [StoredMembers] = []
    /// The type that is being read.
    var current: Int?

    mutating func enter(_ name: String, isReference: Bool) {
        let index = names[name] ?? members.count
        if index == members.count {
            names[name] = index
            members.append(StoredMembers())
        }
        if isReference { members[index].isReference = true }
        current = index
    }

    mutating func add(_ member: StoredMembers.Member, isFollowed: Bool) {
        guard let current else { return }
        members[current].properties.append((member.name, member.type))
        if isFollowed { members[current].variables.append(member) }
    }

    mutating func add(_ payload: StoredMembers.Payload) {
        if let current { members[current].payloads.append(payload) }
    }

    /// The last one counts where a property is declared in several branches of `#if`.
    ///
    /// - Complexity: O(properties of the type).
    func type(ofProperty name: String, in type: String) -> PropertyType? {
        names[type].flatMap { members[$0].properties.last { $0.name.text == name }?.type }
    }

    /// The types that store something or are references, by their full names.
    var byName: [String: StoredMembers] {
        names.mapValues { members[$0] }.filter {
            $0.value.isReference || !$0.value.variables.isEmpty || !$0.value.payloads.isEmpty
        }
    }
}
