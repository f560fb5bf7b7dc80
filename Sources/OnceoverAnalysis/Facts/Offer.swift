/// A name under which a file can tell something, if it is asked. To offer costs little; to tell may cost an analysis.
package struct Offer: Hashable, Sendable {
    package let name: String
    /// Whether other modules see it.
    package let isPublic: Bool
    /// Whether the answer only says what is taken for granted where nothing is known.
    package let isExpected: Bool

    package init(name: String, isPublic: Bool, isExpected: Bool) {
        self.name = name
        self.isPublic = isPublic
        self.isExpected = isExpected
    }
}

/// A name of which a file would be told what others know.
package struct Ask: Hashable, Sendable {
    package let name: String
    /// Whether the answers matter only where one of them is not the expected one.
    package let trustsExpectation: Bool

    package init(name: String, trustsExpectation: Bool) {
        self.name = name
        self.trustsExpectation = trustsExpectation
    }
}
