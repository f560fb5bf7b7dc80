protocol Crew {
    func carry(_ order: CheckedContinuation<Int, Never>)
    func repeatBack(_ order: CheckedContinuation<Int, Never>)
}

struct Bosun: Crew {
    func carry(_ order: CheckedContinuation<Int, Never>) { order.resume(returning: 1) }
    func repeatBack(_ order: CheckedContinuation<Int, Never>) { order.resume(returning: 1) }
}

struct Cook: Crew {
    func carry(_ order: CheckedContinuation<Int, Never>) { order.resume(returning: 2) }
    /// Not what the other conformer does: what a call of the protocol's method does is not known.
    func repeatBack(_ order: CheckedContinuation<Int, Never>) { print("aye") }
}
