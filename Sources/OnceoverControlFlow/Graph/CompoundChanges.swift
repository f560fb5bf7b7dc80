import SwiftSyntax

/// What compound assignments do to variables: `sent += 1`.
struct CompoundChanges {
    /// By how much, one number for each way; nothing where that is not known.
    private var changes: [TermID: Set<Int?>] = [:]

    /// By how much variables change that are only ever changed by the same number.
    var steps: [TermID: Int] {
        changes.compactMapValues { numbers in numbers.count == 1 ? numbers.first ?? nil : nil }
    }

    mutating func note(_ name: String, _ value: ArraySlice<ExprSyntax>, of target: TermID) {
        changes[target, default: []].insert(step(name, value))
    }

    private func step(_ name: String, _ value: ArraySlice<ExprSyntax>) -> Int? {
        guard value.count == 1, let literal = value.first?.as(IntegerLiteralExprSyntax.self)?.literal.text,
            let number = Int(literal)
        else { return nil }
        return ["+=": number, "-=": -number][name]
    }
}
