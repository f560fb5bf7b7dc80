import OnceoverDiagnostics

/// An issue of a code quality report.
struct CodeClimateIssue: Encodable {
    enum CodingKeys: String, CodingKey {
        case type, description, categories, severity, fingerprint, location, content
        case checkName = "check_name"
    }

    struct Place: Encodable {
        struct Lines: Encodable {
            let begin: Int
            let end: Int
        }

        let path: String
        let lines: Lines
    }

    struct Content: Encodable {
        let body: String
    }

    let type = "issue"
    let checkName: String
    let description: String
    let content: Content
    let categories = ["Bug Risk"]
    let severity: String
    /// GitLab shows one issue for each; so it is another for each finding.
    let fingerprint: String
    let location: Place

    init(_ finding: Diagnostic) {
        checkName = finding.rule.description
        description = finding.message
        content = Content(body: "```\n\(FindingText.plain(finding))```\n")
        severity =
            switch finding.level {
            case .error: "critical"
            case .warning: "major"
            case .note: "info"
            }
        fingerprint = finding.fingerprint
        let line = finding.location.line
        location = Place(path: finding.location.path, lines: Place.Lines(begin: line, end: line))
    }
}
