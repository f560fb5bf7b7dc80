/// What a condition compares: `index + 1 == fleet.count`.
///
/// A condition is known by its canonical relation: `a != b` is the opposite of `a == b`, and `a <= b` that of `a > b`. A fact
/// of the condition is one of the canonical relation.
package struct Comparison: Hashable, Sendable {
    package enum Relation: String, Hashable, Sendable {
        case equal = "=="
        case identical = "==="
        case less = "<"
        case greater = ">"
    }

    /// One of the two values that are compared.
    package struct Side: Hashable, Sendable {
        /// As the user wrote it, without white space.
        package let text: String
        /// The last name of a chain: `count` of `fleet.count`, `connected` of `.connected`.
        package var member: String?
        /// The value in front of the last name, as the user wrote it: `fleet`; nil where nothing stands there.
        package var owner: String?
        /// What is added to it: 1 for `index + 1`, -1 for `fleet.count - 1`.
        package var offset = 0

        package init(text: String) { self.text = text }

        /// The whole number that it is, where the code writes one.
        package var number: Int? { Int(text) }

        /// Whether it is the last of a sequence: `fleet.last`, `fleet.count - 1`, `fleet.endIndex`.
        package var isLastOfSequence: Bool {
            switch member ?? text {
            case "last": member != nil && offset == 0
            case "count": member != nil && offset == -1
            case "endIndex": offset == 0
            default: false
            }
        }

        /// Whether it is how many elements a collection has.
        package var isCount: Bool { member == "count" && offset == 0 }
    }

    package let left: Side
    package let relation: Relation
    package let right: Side
    /// Whether the code writes the opposite of the relation: `!=`, `!==`, `<=`, `>=`.
    package let isWrittenAsOpposite: Bool

    /// Nil where the sign compares nothing.
    package init?(_ left: Side, _ sign: String, _ right: Side) {
        isWrittenAsOpposite = Self.opposites[sign] != nil
        guard let relation = Self.opposites[sign] ?? Relation(rawValue: sign) else { return nil }
        self.left = left
        self.relation = relation
        self.right = right
    }

    private static let opposites: [String: Relation] = ["!=": .equal, "!==": .identical, "<=": .greater, ">=": .less]

    /// Both values.
    package var sides: [Side] { [left, right] }

    /// Whether it is `==` or `===`, or the opposite of one.
    package var asksForEquality: Bool { relation == .equal || relation == .identical }

    /// Whether it asks for the last of a sequence, which comes once: `ship == fleet.last`, `index + 1 == fleet.count`.
    package var asksForLast: Bool {
        guard relation == .equal else { return false }
        let isNext = sides.contains { $0.offset == 1 } && sides.contains(where: \.isCount)
        return isNext || sides.contains(where: \.isLastOfSequence)
    }
}
