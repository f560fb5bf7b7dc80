import SwiftSyntax

/// Comparisons of one value with whole numbers, which say something of each other: where `depth > 0` holds, `depth == 0` does
/// not.
///
/// Each says what it does of those that stand before it in the body. That is enough for both orders: a path that comes to
/// the later one knows what it has found at the earlier one.
extension BodyLowering {
    /// A side on which a value may lie: `> 0`.
    struct Bound {
        let sign: String
        let number: Int

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

        /// Whether another bound holds wherever this one does, or does not; nothing where both may be. What is compared may be
        /// a fraction.
        func says(of other: Bound, being isSo: Bool) -> Bool? {
            let near = [number, other.number].map(Double.init).flatMap { [$0 - 0.5, $0, $0 + 0.5] }
            let answers = Set(near.filter { holds(for: $0) == isSo }.map(other.holds))
            return answers.count == 1 ? answers.first : nil
        }
    }

    /// What is asked with a bound, of what.
    struct BoundTest {
        let text: String
        let bound: Bound
    }

    func bound(_ name: String, _ right: ArraySlice<ExprSyntax>) -> Bound? {
        guard Self.order.contains(name), let number = literal(right).flatMap({ Int($0) }),
            number.magnitude < Self.mostOfBound
        else { return nil }
        return Bound(sign: name, number: number)
    }

    /// Remembers a comparison by the text of what is compared.
    func note(_ bound: Bound?, of text: String, as condition: TermID) {
        guard let bound, boundTests[condition] == nil, boundConditions[text, default: []].count < Self.mostTests else {
            return
        }
        boundTests[condition] = BoundTest(text: text, bound: bound)
        boundConditions[text, default: []].append(condition)
    }

    /// What a condition says of other comparisons of the same value.
    func consequences(of condition: Constraint?) -> [Constraint] {
        guard let condition, case .boolean(let isSo) = condition.fact, let own = boundTests[condition.term] else {
            return []
        }
        return boundConditions[own.text, default: []].filter { $0 != condition.term }.compactMap { other in
            boundTests[other].flatMap { own.bound.says(of: $0.bound, being: isSo) }
                .map { Constraint(other, .boolean($0)) }
        }
    }

    /// A table in the form of a hundred comparisons needs none of this.
    private static let mostTests = 16
    private static let order: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
    /// Beyond this, halves may be lost.
    private static let mostOfBound: UInt = 1 << 32
}
