import OnceoverDiagnostics

/// A finding as the format `json` writes it.
struct JSONFinding: Encodable {
    struct Place: Encodable {
        let path: String
        let line: Int
        let column: Int
        let endColumn: Int
        let source: String

        init(_ location: Location) {
            path = location.path
            line = location.line
            column = location.column
            endColumn = location.endColumn
            source = location.excerpt
        }
    }

    struct Step: Encodable {
        let message: String
        let place: Place
    }

    struct Mend: Encodable {
        let title: String
        let edits: [Edit]
    }

    struct Edit: Encodable {
        let offset: Int
        let length: Int
        let replacement: String
    }

    let rule: String
    let family: String?
    let level: String
    /// What it leads to: `crash`, `hang`, `system contract`, `lost callback`, `repeated callback`.
    let consequence: String?
    /// What lowers the level.
    let assumptions: [String]
    let obligation: String
    let symbol: String
    let module: String
    let message: String
    let place: Place
    let witness: [Step]
    let fixes: [Mend]
    let fingerprint: String
    /// Why it is suppressed; only in the list of suppressed findings.
    let reason: String?

    init(_ diagnostic: Diagnostic, family: String?, reason: String? = nil) {
        rule = diagnostic.rule.description
        self.family = family
        level = diagnostic.level.rawValue
        consequence = diagnostic.consequence?.rawValue
        assumptions = diagnostic.assumptions.map(\.description)
        obligation = diagnostic.obligation
        symbol = diagnostic.symbol
        module = diagnostic.module
        message = diagnostic.message
        place = Place(diagnostic.location)
        witness = diagnostic.witness.map { Step(message: $0.message, place: Place($0.location)) }
        fixes = diagnostic.fixes.map { fix in
            Mend(
                title: fix.title,
                edits: fix.edits.map {
                    Edit(offset: $0.range.lowerBound, length: $0.range.count, replacement: $0.replacement)
                }
            )
        }
        fingerprint = diagnostic.fingerprint
        self.reason = reason
    }
}
