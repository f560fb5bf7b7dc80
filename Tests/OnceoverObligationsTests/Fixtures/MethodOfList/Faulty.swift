// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Foundation

/// The method leaves some of them alone, or all.
final class Raft: @unchecked Sendable {
    private var guests: [UnsafeContinuation<Int?, Never>] = []

    func board() async -> Int? {
        await withUnsafeContinuation { continuation in
            guests.append(continuation)
        }
    }

    func drift() {
        let all = guests
        guests = []  // want "lost-continuation"
        all.countAll()
    }

    func land(_ shore: Int) {
        let all = guests
        guests.removeAll()
        all.resumeSome(shore)
    }  // want "unresumed-path: .resumeSome. can return without"
}

extension Sequence where Element == UnsafeContinuation<Int?, Never> {
    func countAll() {
        var count = 0
        for _ in self { count += 1 }
        print(count)
    }

    func resumeSome(_ shore: Int) {
        for continuation in self {
            if shore > 3 { continue }
            continuation.resume(returning: shore)
        }
    }
}
