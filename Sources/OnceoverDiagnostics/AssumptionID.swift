/// The name of an assumption, such as `told-elsewhere`: something that a verdict rests on and that the analysis has not
/// established from the code. It is a contract with users: reports, configuration and fixtures use it.
package struct AssumptionID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let description: String

    package init(_ name: String) { description = name }

    package init(stringLiteral name: String) { description = name }

    package static func < (one: AssumptionID, other: AssumptionID) -> Bool { one.description < other.description }
}
