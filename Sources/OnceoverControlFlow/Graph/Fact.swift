/// What a path knows of a term.
package enum Fact: Hashable, Sendable {
    case boolean(Bool)
    /// Whether an optional is nil.
    case isNil(Bool)
    /// Whether an enum value is the case of this number in the graph's table of case names.
    case isCase(Int32, Bool)

    package var negated: Fact {
        switch self {
        case .boolean(let value): .boolean(!value)
        case .isNil(let value): .isNil(!value)
        case .isCase(let name, let value): .isCase(name, !value)
        }
    }

    /// False where both cannot hold of one value.
    package func isConsistent(with other: Fact) -> Bool {
        switch (self, other) {
        case (.isCase(let name, let value), .isCase(let otherName, let otherValue)):
            name == otherName ? value == otherValue : !(value && otherValue)
        case (.isCase(_, true), .isNil(true)), (.isNil(true), .isCase(_, true)): false
        case (.boolean, .isNil(true)), (.isNil(true), .boolean): false
        case (.boolean(let value), .boolean(let otherValue)), (.isNil(let value), .isNil(let otherValue)):
            value == otherValue
        default: true
        }
    }

    /// The fact as a small number, and back.
    package var code: Int32 {
        switch self {
        case .boolean(let value): value ? 1 : 0
        case .isNil(let value): value ? 3 : 2
        case .isCase(let name, let value): 4 + 2 * name + (value ? 1 : 0)
        }
    }

    package init(code: Int32) {
        switch code {
        case 0, 1: self = .boolean(code == 1)
        case 2, 3: self = .isNil(code == 3)
        default: self = .isCase((code - 4) / 2, code % 2 == 1)
        }
    }
}

/// That a term has a fact.
package struct Constraint: Hashable, Sendable {
    package let term: TermID
    package let fact: Fact

    package init(_ term: TermID, _ fact: Fact) {
        self.term = term
        self.fact = fact
    }

    package var negated: Constraint { Constraint(term, fact.negated) }
}
