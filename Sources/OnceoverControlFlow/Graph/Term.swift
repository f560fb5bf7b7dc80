/// The number of a term in its graph's table.
package struct TermID: Hashable, Sendable {
    package let index: Int32
}

/// Something that a path can know a fact about: a variable, a member of one, a condition, the result of a call.
///
/// Two occurrences are one term if they must have the same value as long as nothing that they mention is assigned.
package struct Term: Sendable {
    package enum Kind: Sendable, Hashable {
        case variable(isWeak: Bool)
        case member(of: TermID, name: String)
        case condition
        case callResult
    }

    package let kind: Kind
    /// As the user wrote it.
    package let name: String
    /// The terms whose assignment changes this one: itself, the object of which it is a member, the values that it
    /// compares.
    package let mentions: Set<TermID>
    /// Of a condition: what it compares, where it compares anything.
    package var comparison: Comparison?
    /// Of a condition: all names that stand in it, those of members too.
    package var names: Set<String> = []
    /// Whether it is a condition of `#if`, which is asked when the program is built.
    package var isOfBuild = false

    package var isVariable: Bool {
        if case .variable = kind { true } else { false }
    }

    package var isWeak: Bool { kind == .variable(isWeak: true) }
}
