// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// A property of the type is followed through `Self`, and through the type's name.
@MainActor
final class Dock {
    private static var waiting: CheckedContinuation<Int, Never>?

    func berth() async -> Int {
        guard Self.waiting == nil else { return 0 }
        return await withCheckedContinuation { Self.waiting = $0 }
    }

    static func clear(_ number: Int) {
        guard let next = Dock.waiting else { return }
        Dock.waiting = nil
        next.resume(returning: number)
    }

    func close() {
        Self.waiting?.resume(returning: 0)
        Self.waiting = nil
    }
}
