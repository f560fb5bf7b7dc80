import Dispatch

final class Tally {
    private let queue = DispatchQueue(label: "tally")
    private let total: Int
    private var arrived = 0
    private var sunk = 0

    init(total: Int) { self.total = total }

    func arrive() -> Bool {
        var isLast = false
        queue.sync {
            arrived += 1
            if total == (arrived + sunk) { isLast = true }
        }
        return isLast
    }

    func sink() -> Bool {
        queue.sync {
            sunk += 1
            return arrived + sunk == total
        }
    }

    func isEven() -> Bool { queue.sync { arrived == sunk } }
}

final class LooseTally {
    private let total: Int

    init(total: Int) { self.total = total }

    func arrive() -> Bool { total > 1 }
}
