// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
// A value that makes another one of its type with what it holds.

struct Side {
    var demand: CheckedContinuation<Void, Never>?
    var limit: CheckedContinuation<Bool, Never>?

    mutating func turn() {
        self = Side(demand: demand, limit: limit)
    }

    mutating func emit() {
        demand?.resume()
        demand = nil
        limit?.resume(returning: true)
        limit = nil
    }
}
