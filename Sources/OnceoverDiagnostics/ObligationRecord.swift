/// One obligation as reports list it: where it begins, what it is, and how it was judged.
package struct ObligationRecord: Hashable, Sendable {
    package enum Judgement: String, Hashable, Sendable, CaseIterable {
        /// Every path discharges it exactly once, and nothing was assumed.
        case proved
        /// The same, given the assumptions that the record names.
        case assumed
        /// Some path breaks the promise.
        case violated
        /// Neither: the record says why.
        case unknown
    }

    /// Where the obligation comes into being.
    package let location: Location
    /// `continuation`, `handler`, `promise`, and so on.
    package let kind: String
    /// As the user wrote it: `completion`, `success and failure`.
    package let name: String
    /// The function or type around it: `Harbour.fetch(ship:completion:)`.
    package let symbol: String
    package let judgement: Judgement
    /// Sorted; what the verdict rests on.
    package let assumptions: [AssumptionID]
    /// A few words that can be counted; only where the judgement is `unknown`.
    package let reason: String?
    /// The module that declares it; set by the driver.
    package var module = ""
    /// The level of its gravest finding; nil if it has none. It is set when the report is sorted.
    package var level: Level?

    package init(
        location: Location, kind: String, name: String, symbol: String, judgement: Judgement,
        assumptions: [AssumptionID] = [], reason: String? = nil
    ) {
        self.location = location
        self.kind = kind
        self.name = name
        self.symbol = symbol
        self.judgement = judgement
        self.assumptions = assumptions
        self.reason = reason
    }
}

extension ObligationRecord: Comparable {
    package static func < (one: ObligationRecord, other: ObligationRecord) -> Bool {
        (one.location, one.name, one.kind, one.symbol) < (other.location, other.name, other.kind, other.symbol)
    }
}
