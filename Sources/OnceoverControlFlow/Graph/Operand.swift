/// A value as a call, an assignment or a return sees it.
package enum Operand: Hashable, Sendable {
    case term(TermID)
    /// `k.resume(with:)`, not called: a member function as a value.
    case method(TermID, name: String)
    /// A closure, whose body the graph holds as a region.
    case region(Int)
    /// A closure that has a name in this body, by its number; it becomes a region where it is used.
    case callable(Int)
    case aggregate([Operand])
    case boolean(Bool)
    case nilLiteral
    /// `.wait`: an enum case without a payload, by its number in the graph's table of case names.
    case enumCase(Int32)
    /// Anything that is not nil, such as a literal.
    case some
    case unknown

    /// The terms that this value carries with it.
    package var terms: [TermID] {
        switch self {
        case .term(let term), .method(let term, _): [term]
        case .aggregate(let parts): parts.flatMap(\.terms)
        default: []
        }
    }

    /// Whether it is a closure whose body the graph holds.
    package var isClosure: Bool {
        switch self {
        case .region, .callable: true
        default: false
        }
    }

    /// What is known of a value at a place.
    ///
    /// - Parameter known: what is known there of a term.
    package func fact(knowing known: (TermID) -> Fact?) -> Fact? {
        switch self {
        case .enumCase(let number): .isCase(number, true)
        case .term(let term): known(term)
        default: constant
        }
    }

    /// What is known of a value in every graph. For a variable or an enum case, nothing is.
    package var constant: Fact? {
        switch self {
        case .nilLiteral: .isNil(true)
        case .boolean(let value): .boolean(value)
        case .some, .region, .callable, .aggregate: .isNil(false)
        case .term, .method, .enumCase, .unknown: nil
        }
    }
}

package struct Argument: Sendable {
    package let label: String?
    package var operand: Operand
    package let site: Site
    /// What it says, if it is a number, a string without interpolations, or a path to a property.
    package let text: String?
    /// Whether it stands behind the parentheses.
    package let isTrailing: Bool
    /// Whether it is a variable that the function may change: `&answered`.
    package var isInOut = false
}
