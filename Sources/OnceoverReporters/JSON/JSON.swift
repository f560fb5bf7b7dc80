import OnceoverDiagnostics

extension Reporter {
    /// For programs: the schema is Documentation/JSON.md, and `version` counts its breaking changes.
    package static let json = Reporter(name: "json") { report, context in
        JSONText.of(JSONReport(report, context))
    }
}
