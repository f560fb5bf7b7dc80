import OnceoverDiagnostics

/// §3.27: one finding.
struct SARIFResult: Encodable {
    /// §3.36: the witness.
    struct CodeFlow: Encodable {
        let threadFlows: [ThreadFlow]
    }

    /// §3.37
    struct ThreadFlow: Encodable {
        let locations: [ThreadFlowLocation]
    }

    /// §3.38
    struct ThreadFlowLocation: Encodable {
        let location: SARIFLocation
        /// From 1.
        let executionOrder: Int
    }

    /// §3.35
    struct Suppression: Encodable {
        let kind: Kind
        let justification: String?

        /// §3.35.2
        enum Kind: String, Encodable {
            /// By a comment.
            case inSource
            /// By an assumption.
            case external
        }
    }

    /// §3.8: a property bag.
    struct Properties: Encodable {
        let consequence: String
    }

    static let fingerprintKey = "onceoverFinding/v2"

    let ruleId: String
    let ruleIndex: Int?
    let kind = "fail"
    let level: String
    let message: SARIFMessage
    let locations: [SARIFLocation]
    let codeFlows: [CodeFlow]?
    let fixes: [SARIFFix]?
    let partialFingerprints: [String: String]
    /// Always there: an empty list says that the finding is not suppressed.
    let suppressions: [Suppression]
    let properties: Properties?

    init(_ diagnostic: Diagnostic, ruleIndex: Int?, suppressions: [Suppression]) {
        ruleId = diagnostic.rule.description
        self.ruleIndex = ruleIndex
        level = diagnostic.level.rawValue
        message = SARIFMessage(text: diagnostic.message)
        locations = [SARIFLocation(diagnostic.location)]
        codeFlows = Self.codeFlows(of: diagnostic.witness)
        fixes = diagnostic.fixes.isEmpty ? nil : diagnostic.fixes.map { SARIFFix($0, in: diagnostic.location.path) }
        partialFingerprints = [Self.fingerprintKey: diagnostic.fingerprint]
        self.suppressions = suppressions
        properties = diagnostic.consequence.map { Properties(consequence: $0.rawValue) }
    }

    private static func codeFlows(of witness: [Note]) -> [CodeFlow]? {
        guard !witness.isEmpty else { return nil }
        let steps = witness.enumerated().map { index, note in
            ThreadFlowLocation(location: SARIFLocation(note.location, message: note.message), executionOrder: index + 1)
        }
        return [CodeFlow(threadFlows: [ThreadFlow(locations: steps)])]
    }
}
