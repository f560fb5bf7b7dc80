/// Where control goes when it leaves the normal order in the body that is being laid out.
struct Frame {
    var returnTarget: Int
    var returnTerm: TermID
    /// How many `defer` blocks are pending outside the body: a return runs those above.
    var returnDefers: Int
    var throwTarget: Int
    var throwDefers: Int
    var jumps: [Jump] = []
    /// The region that is laid out, if it is not the root body.
    var region: Int?
    /// Whether a call here stands under a `try` whose error goes to `throwTarget`.
    var isTried = false
    /// Whether it stands under a `try!`, whose error ends the program.
    var isForced = false
    /// Whether a call here stands under an `await`, so that it has come to its end when the body goes on.
    var isAwaited = false
}

/// A statement that `break` or `continue` can name.
struct Jump {
    let label: String?
    let breakTarget: Int
    /// Nothing for a `switch`, `if` or `do`.
    let continueTarget: Int?
    /// Whether an unlabelled `break` leaves it.
    let isPlainBreakTarget: Bool
    let defers: Int
}
