import SwiftSyntax

/// Comparisons of one value with whole numbers, which say something of each other: where `depth > 0` holds, `depth == 0` does
/// not.
///
/// Each says what it does of those that stand before it in the body. That is enough for both orders: a path that comes to
/// the later one knows what it has found at the earlier one.
struct BoundTests {
    private var tests: [TermID: Test] = [:]
    /// The comparisons by the text of what is compared.
    private var conditions: [String: [TermID]] = [:]

    /// A side on which a value may lie: `> 0`.
    struct Bound {
        let sign: String
        let number: Int

        /// Nil if a value is compared with something else than a whole number.
        init?(_ sign: String, _ literal: String?) {
            guard BoundTests.order.contains(sign), let number = literal.flatMap({ Int($0) }),
                number.magnitude < BoundTests.mostOfBound
            else { return nil }
            self.sign = sign
            self.number = number
        }

        func holds(for value: Double) -> Bool {
            let bound = Double(number)
            return switch sign {
            case "==": value == bound
            case "!=": value != bound
            case ">": value > bound
            case ">=": value >= bound
            case "<": value < bound
            default: value <= bound
            }
        }

        /// Whether another bound holds wherever this one does, or does not; nil if both may be. What is compared may be
        /// a fraction.
        func says(of other: Bound, being isSo: Bool) -> Bool? {
            let near = [number, other.number].map(Double.init).flatMap { [$0 - 0.5, $0, $0 + 0.5] }
            let answers = Set(near.filter { holds(for: $0) == isSo }.map(other.holds))
            return answers.count == 1 ? answers.first : nil
        }
    }

    /// What is asked with a bound, of what.
    private struct Test {
        let text: String
        let bound: Bound
    }

    /// Remembers a comparison by the text of what is compared.
    mutating func note(_ bound: Bound?, of text: String, as condition: TermID) {
        guard let bound, tests[condition] == nil, conditions[text, default: []].count < Self.mostTests else {
            return
        }
        tests[condition] = Test(text: text, bound: bound)
        conditions[text, default: []].append(condition)
    }

    /// What a condition says of other comparisons of the same value.
    func consequences(of condition: Constraint?) -> [Constraint] {
        guard let condition, case .boolean(let isSo) = condition.fact, let own = tests[condition.term] else {
            return []
        }
        return conditions[own.text, default: []].filter { $0 != condition.term }.compactMap { other in
            tests[other].flatMap { own.bound.says(of: $0.bound, being: isSo) }
                .map { Constraint(other, .boolean($0)) }
        }
    }

    /// A table in the form of a hundred comparisons needs none of this.
    private static let mostTests = 16
    private static let order: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
    /// Beyond this, halves may be lost.
    private static let mostOfBound: UInt = 1 << 32
}
