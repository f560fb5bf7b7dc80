/// What a rewrite did, and what it left alone. The same input gives the same report.
package struct RewriteReport: Sendable {
    /// By path as it is shown; only files with edits.
    package var edits: [String: [TextEdit]] = [:]
    /// For each file, by path, the files whose changes its own changes need, because they call what exists only
    /// afterwards.
    package var needs: [String: Set<String>] = [:]
    /// Sorted by place.
    package var conversions: [Conversion] = []
    /// Sorted by place.
    package var refusals: [Refusal] = []
    /// How many functions have the async form already.
    package var alreadyDone = 0

    package init() {}

    package mutating func merge(_ other: RewriteReport) {
        for (path, edits) in other.edits { self.edits[path, default: []] += edits }
        needs.merge(other.needs) { $0.union($1) }
        conversions += other.conversions
        refusals += other.refusals
        alreadyDone += other.alreadyDone
    }

    package mutating func sort() {
        conversions.sort { $0.location < $1.location }
        refusals.sort { $0.location < $1.location }
    }
}

/// A function that was given its async form.
package struct Conversion: Hashable, Sendable {
    /// Of the function's name.
    package let location: Location
    /// `Store.load(id:completion:)`
    package let symbol: String
    /// What was done: `wrapped`, `converted`, `bridged`.
    package let manner: String
    /// Why it was not done wholly; nil where it was.
    package let reason: String?

    package init(_ symbol: String, at location: Location, manner: String, reason: String? = nil) {
        self.reason = reason
        self.symbol = symbol
        self.location = location
        self.manner = manner
    }
}

/// A function that was left as it is, and why.
package struct Refusal: Hashable, Sendable {
    /// Of the function's name.
    package let location: Location
    package let symbol: String
    /// Lower case, without a final stop; names the user's symbols.
    package let reason: String
    /// The reason without names, to be counted.
    package let category: String
    /// The path that shows it, where there is one.
    package let witness: [Note]
    /// Nil where it is in the function itself.
    package let cause: RefusalCause?

    package init(
        _ symbol: String, at location: Location, reason: String, category: String, witness: [Note] = [],
        cause: RefusalCause? = nil
    ) {
        self.cause = cause
        self.symbol = symbol
        self.location = location
        self.reason = reason
        self.category = category
        self.witness = witness
    }
}

/// What is in the way of a conversion in another place than in the function itself.
package struct RefusalCause: Hashable, Sendable {
    /// Of the other function's name, or of the code that is in the way.
    package let location: Location
    /// The function that is in the way; nil for a use.
    package let symbol: String?
    /// What is in the way there, without the place.
    package let reason: String

    package init(at location: Location, symbol: String? = nil, reason: String) {
        self.location = location
        self.symbol = symbol
        self.reason = reason
    }
}
