import OnceoverDiagnostics

/// An obligation as the format `json` lists it.
struct JSONObligation: Encodable {
    let kind: String
    let name: String
    let symbol: String
    let module: String
    let place: JSONFinding.Place
    let verdict: String
    /// Of the gravest finding on it.
    let level: String?
    let assumptions: [String]
    /// Why the verdict is `unknown`.
    let reason: String?

    init(_ record: ObligationRecord) {
        kind = record.kind
        name = record.name
        symbol = record.symbol
        module = record.module
        place = JSONFinding.Place(record.location)
        verdict = record.judgement.rawValue
        level = record.level?.rawValue
        assumptions = record.assumptions.map(\.description)
        reason = record.reason
    }
}
