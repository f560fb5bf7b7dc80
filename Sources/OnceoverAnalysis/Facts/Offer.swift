/// A name under which a file can tell something, if it is asked. To offer costs little; to tell may cost an analysis.
package struct Offer: Hashable, Sendable {
    package let name: String
    /// Whether other modules see it.
    package let isPublic: Bool
    /// Whether the answer only says what is taken for granted where nothing is known.
    package let isExpected: Bool
    /// The calls for which the answer matters; nil where it does whatever the call.
    package let calls: AdmittedCalls?

    package init(name: String, isPublic: Bool, isExpected: Bool, calls: AdmittedCalls? = nil) {
        self.name = name
        self.isPublic = isPublic
        self.isExpected = isExpected
        self.calls = calls
    }

    /// Whether the fact may matter for a question about the name.
    package func concerns(_ ask: Ask) -> Bool {
        guard let calls, let call = ask.call else { return true }
        return calls.contains(call)
    }
}

/// A name for which a file needs the facts of others.
package struct Ask: Hashable, Sendable {
    package let name: String
    /// Whether the answers matter only where one of them is not the expected one.
    package let trustsExpectation: Bool
    /// The call that made it; nil where it is not for a function that is called.
    package let call: CallForm?
    /// A word that is in the text of each file which can answer. Such a file offers nothing before it is asked, for
    /// example which functions it mentions.
    package let mention: String?
    /// Whether only files that use the function can answer, and not files that declare another function with its name.
    package let isOfUses: Bool

    package init(
        name: String, trustsExpectation: Bool, call: CallForm? = nil, mention: String? = nil, isOfUses: Bool = false
    ) {
        self.name = name
        self.trustsExpectation = trustsExpectation
        self.call = call
        self.mention = mention
        self.isOfUses = isOfUses
    }
}
