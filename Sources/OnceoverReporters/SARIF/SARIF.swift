import OnceoverDiagnostics

extension Reporter {
    /// SARIF 2.1.0, which code hosts and editors read. Section numbers in the wire types are those of the standard.
    package static let sarif = Reporter(name: "sarif") { report, context in
        JSONText.of(SARIFLog(runs: [SARIFRun(report, context)]))
    }
}

/// §3.13
struct SARIFLog: Encodable {
    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [SARIFRun]
}

/// §3.11
struct SARIFMessage: Encodable {
    let text: String
    var markdown: String?
}
