import OnceoverDiagnostics

/// What a fixture wants and the check did not find, and what the check found and the fixture does not want.
package struct FixtureMismatch: Error, CustomStringConvertible {
    let unmet: [Expectation]
    let unexpected: [Diagnostic]
    let unmetRulings: [RuledExpectation]

    /// Each finding meets one expectation at most. Those that assumptions rule out meet none of the others.
    init(wanted: [Expectation], ruled: [RuledExpectation], found: [Diagnostic]) throws {
        let out = found.filter { !$0.assumptions.isEmpty }
        unmetRulings = ruled.filter { !out.contains(where: $0.isMet) }
        var left = found.filter(\.assumptions.isEmpty)
        unmet = try wanted.filter { expectation in
            guard let met = try left.firstIndex(where: expectation.isMet) else { return true }
            left.remove(at: met)
            return false
        }
        unexpected = left + out.filter { found in !ruled.contains { $0.isMet(by: found) } }
    }

    var isEmpty: Bool { unmet.isEmpty && unexpected.isEmpty && unmetRulings.isEmpty }

    package var description: String {
        let missing = unmet.map { "\($0.path):\($0.line): not found: \"\($0.pattern)\"\n    \(trimmed($0.source))" }
        let unruled = unmetRulings.map {
            "\($0.path):\($0.line): nothing rests on: \(names($0.assumptions))\n    \(trimmed($0.source))"
        }
        let surplus = unexpected.map { diagnostic in
            let place = diagnostic.location
            let path = diagnostic.witness.map { "\n        line \($0.location.line): \($0.message)" }.joined()
            let words = "\(diagnostic.level) \(diagnostic.rule): \(diagnostic.message)"
            return "\(place.path):\(place.line): not wanted: \"\(words)\"\(ruling(diagnostic))\n    "
                + trimmed(place.excerpt) + path
        }
        return "the findings differ from the `want` comments\n" + (missing + unruled + surplus).joined(separator: "\n")
    }

    private func ruling(_ diagnostic: Diagnostic) -> String {
        diagnostic.assumptions.isEmpty ? "" : ", which rests on \(names(diagnostic.assumptions))"
    }

    private func names(_ assumptions: [AssumptionID]) -> String {
        assumptions.map(\.description).joined(separator: ", ")
    }

    private func trimmed(_ line: String) -> String { String(line.drop(while: \.isWhitespace)) }
}
