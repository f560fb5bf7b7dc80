import OnceoverDiagnostics

/// A `testsuite` element.
struct JUnitSuite {
    /// A `testcase` element: its name, its class, and what is inside.
    struct Case {
        enum Outcome {
            case passed
            case skipped(String)
            case failed(String, type: String, details: String)
            case erroneous(String)
        }

        let name: String
        let group: String
        let outcome: Outcome
    }

    let name: String
    let cases: [Case]

    /// A run without a finding is a test that passes; none at all would look like a run that did not happen.
    static let nothingFound = JUnitSuite(
        name: "onceover", cases: [Case(name: "no findings", group: "onceover", outcome: .passed)])

    private init(name: String, cases: [Case]) {
        self.name = name
        self.cases = cases
    }

    init(module: String, findings: [Diagnostic]) {
        self.init(name: module.isEmpty ? "onceover" : module, cases: findings.map(Case.init))
    }

    init(incidents: [Incident]) {
        self.init(name: "not analysed", cases: incidents.map(Case.init))
    }

    var failures: Int { cases.count { if case .failed = $0.outcome { true } else { false } } }
    var errors: Int { cases.count { if case .erroneous = $0.outcome { true } else { false } } }
    private var skipped: Int { cases.count { if case .skipped = $0.outcome { true } else { false } } }

    var text: String {
        """
          <testsuite name="\(MarkupText.escaped(name))" tests="\(cases.count)" failures="\(failures)" \
        errors="\(errors)" skipped="\(skipped)">
        \(cases.map(\.text).joined())  </testsuite>

        """
    }
}

extension JUnitSuite.Case {
    fileprivate init(_ finding: Diagnostic) {
        let place = finding.location.pathAndLine
        let message = "\(finding.message) [\(finding.rule)]"
        name = "\(place): \(message)"
        group = finding.symbol.isEmpty ? finding.location.path : finding.symbol
        outcome =
            finding.level == .note
            ? .skipped(message)
            : .failed(message, type: finding.level.rawValue, details: FindingText.plain(finding))
    }

    fileprivate init(_ incident: Incident) {
        name = incident.place
        group = incident.path
        outcome = incident.reach == .whole ? .erroneous(incident.message) : .skipped(incident.message)
    }

    fileprivate var text: String {
        let head = "    <testcase classname=\"\(MarkupText.escaped(group))\" name=\"\(MarkupText.escaped(name))\""
        return content.isEmpty ? head + "/>\n" : head + ">\n      \(content)\n    </testcase>\n"
    }

    private var content: String {
        switch outcome {
        case .passed: ""
        case .skipped(let message): "<skipped message=\"\(MarkupText.escaped(message))\"/>"
        case .failed(let message, let type, let details):
            "<failure message=\"\(MarkupText.escaped(message))\" type=\"\(type)\">\(MarkupText.escaped(details))</failure>"
        case .erroneous(let message): "<error message=\"\(MarkupText.escaped(message))\" type=\"unread\"/>"
        }
    }
}
