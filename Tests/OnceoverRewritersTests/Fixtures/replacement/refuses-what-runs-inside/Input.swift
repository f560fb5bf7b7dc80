import Dispatch

final class Store: @unchecked Sendable {
    private let queue = DispatchQueue(label: "store")
    private var rows = 0

    func inTransaction(_ block: @escaping @Sendable (Int) -> Void) {  // want "`block` may have to run inside"
        queue.async { block(self.rows) }
    }

    func add() { inTransaction { self.rows = $0 + 1 } }
}
