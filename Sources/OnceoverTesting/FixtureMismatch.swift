import OnceoverDiagnostics

/// What a fixture wants and nobody found, and what was found and nobody wants.
package struct FixtureMismatch: Error, CustomStringConvertible {
    let unmet: [Expectation]
    let unexpected: [Diagnostic]

    /// Each finding meets one expectation at most.
    init(wanted: [Expectation], found: [Diagnostic]) throws {
        var left = found
        unmet = try wanted.filter { expectation in
            guard let met = try left.firstIndex(where: expectation.isMet) else { return true }
            left.remove(at: met)
            return false
        }
        unexpected = left
    }

    var isEmpty: Bool { unmet.isEmpty && unexpected.isEmpty }

    package var description: String {
        let missing = unmet.map { "\($0.path):\($0.line): not found: \"\($0.pattern)\"\n    \(trimmed($0.source))" }
        let surplus = unexpected.map { diagnostic in
            let place = diagnostic.location
            let path = diagnostic.witness.map { "\n        line \($0.location.line): \($0.message)" }.joined()
            return "\(place.path):\(place.line): not wanted: \"\(diagnostic.rule): \(diagnostic.message)\"\n    "
                + trimmed(place.excerpt) + path
        }
        return "the findings differ from the `want` comments\n" + (missing + surplus).joined(separator: "\n")
    }

    private func trimmed(_ line: String) -> String { String(line.drop(while: \.isWhitespace)) }
}
