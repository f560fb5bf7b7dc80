import OnceoverDiagnostics

/// §3.19: the tool and its rules.
struct SARIFDriver: Encodable {
    /// §3.49
    struct Rule: Encodable {
        struct Configuration: Encodable {
            let level: String
        }

        struct Properties: Encodable {
            let tags: [String]
        }

        let id: String
        let name: String
        let shortDescription: SARIFMessage
        let help: SARIFMessage
        let helpUri: String
        let defaultConfiguration: Configuration
        let properties: Properties

        init(_ rule: RuleDescription, address: String) {
            id = rule.id.description
            name = rule.id.description.split(separator: "-").map(\.capitalizedFirst).joined()
            shortDescription = SARIFMessage(text: rule.summary)
            help = SARIFMessage(text: rule.help, markdown: rule.help)
            helpUri = "\(address)/Rules/\(id).md"
            defaultConfiguration = Configuration(level: rule.family == "housekeeping" ? "warning" : "error")
            properties = Properties(tags: ["concurrency", rule.family])
        }
    }

    let name = "onceover"
    let semanticVersion: String
    let rules: [Rule]

    init(_ context: ReportContext) {
        semanticVersion = context.version
        rules = context.rules.map { Rule($0, address: context.address) }
    }
}
