import OnceoverDiagnostics

/// What a fixture says of one of its lines.
struct Expectation: Hashable {
    let path: String
    /// 1-based.
    let line: Int
    /// As it is written between the quotes.
    let pattern: String
    /// The text of the line.
    let source: String

    /// The pattern is searched for in `level rule: message`.
    func isMet(by diagnostic: Diagnostic) throws -> Bool {
        guard diagnostic.location.path == path, diagnostic.location.line == line else { return false }
        return try Regex(pattern).firstMatch(in: "\(diagnostic.level) \(diagnostic.rule): \(diagnostic.message)") != nil
    }
}

/// What a fixture says of a finding that assumptions rule out: by which of them.
struct RuledExpectation: Hashable {
    let path: String
    /// 1-based.
    let line: Int
    let assumptions: [AssumptionID]
    /// The text of the line.
    let source: String

    func isMet(by diagnostic: Diagnostic) -> Bool {
        diagnostic.location.path == path && diagnostic.location.line == line && diagnostic.assumptions == assumptions
    }
}
