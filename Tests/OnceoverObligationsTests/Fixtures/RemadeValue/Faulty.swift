// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
// A value that makes another one of its type, and loses who waits.

struct Side {
    var demand: CheckedContinuation<Void, Never>?

    mutating func turn() {
        self = Side(demand: demand)
    }

    mutating func wait(_ continuation: CheckedContinuation<Void, Never>) {
        demand = continuation  // assumes made-for-one-use
    }

    mutating func emit() {
        demand?.resume()
        demand = nil
    }

    mutating func forget() {
        demand = nil  // want "lost-continuation: what .demand. holds is dropped"
    }
}
