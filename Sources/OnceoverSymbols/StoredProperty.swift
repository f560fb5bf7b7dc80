import OnceoverDiagnostics
import OnceoverSignatures
import SwiftSyntax

/// A stored property that may hold a continuation, a handler or a promise while it waits.
package struct StoredProperty: Sendable {
    /// How the property holds what it holds.
    package enum Container: Hashable, Sendable {
        /// An optional: one at a time.
        case single
        /// An array, dictionary or set.
        case collection
        /// The payload of an enum case, by the name of the case and the number of the payload.
        case payload(caseName: String, index: Int)
    }

    /// What carries the obligation in what the property holds.
    package enum Carrier: Hashable, Sendable {
        /// It is what is held.
        case none
        /// A list is the payload.
        case list
        /// A constant of each value.
        case value(member: String)
        /// A part of a tuple, by its label: of each element, or of the whole.
        case part(label: String?, isWhole: Bool)
    }

    /// Where it is declared.
    package enum Declared: Sendable {
        case here(TokenSyntax)
        /// In another file of the module.
        case elsewhere(Location)
    }

    /// Empty for a variable that belongs to no type.
    package let typeName: String
    /// The names on the way from `self`: `["waiting"]`, `["state", "waiting"]` for a struct behind a lock.
    package let path: [String]
    package let shape: HandlerShape
    package let container: Container
    package let declared: Declared
    package let isPrivate: Bool
    /// As people write it: `Harbour.state.waiting`.
    package var qualifiedName: String { ([typeName].filter { !$0.isEmpty } + path).joined(separator: ".") }

    /// Whether its type's members run one at a time.
    package internal(set) var isIsolated: Bool
    /// Whether it can be emptied again: a variable that is an optional or a collection.
    package let isClearable: Bool
    package let carrier: Carrier

    /// The constant of each element that is the obligation, where the elements are values that carry one.
    package var elementMember: String? { if case .value(let member) = carrier { member } else { nil } }
    /// Whether it is a payload that holds several.
    package var isList: Bool { carrier == .list }
    /// What the obligation is called in each element, where the elements are tuples: `k` in `[(id: Int, k: Continuation)]`.
    package var tupleLabel: String? { if case .part(let label, _) = carrier { label } else { nil } }
    /// Whether the property holds a tuple with the obligation in it, or nothing.
    package var isTuple: Bool { if case .part(_, isWhole: true) = carrier { true } else { false } }

    /// Whether it is one for the whole program, which every function may use by its name.
    package var isGlobal: Bool { typeName.isEmpty }

    /// The types that keep one object of its type, each with the name of the property in which they do. Their methods use what
    /// is stored as `locator.waiting`.
    package var keptBy: [String: String] = [:]

    /// The names on the way from `self` to the property in the methods of a type; nil if they do not see it.
    package func path(seenFrom type: String?) -> [String]? {
        if isGlobal || type == typeName { return path }
        return type.flatMap { keptBy[$0] }.map { [$0] + path }
    }

    /// Whether a function can use it, as its own or as that of an object that its type keeps.
    package func isVisible(in function: DeclaredFunction) -> Bool { path(seenFrom: function.typeName) != nil }

    /// Whether what is stored is a value with the obligation in it.
    package var isCarried: Bool { isTuple || elementMember != nil }

    package init(
        typeName: String, path: [String], shape: HandlerShape, container: Container, declared: Declared,
        isPrivate: Bool = false, isIsolated: Bool = false, isClearable: Bool = true, carrier: Carrier = .none
    ) {
        self.typeName = typeName
        self.path = path
        self.shape = shape
        self.container = container
        self.declared = declared
        self.isPrivate = isPrivate
        self.isIsolated = isIsolated
        self.isClearable = isClearable
        self.carrier = carrier
    }
}
