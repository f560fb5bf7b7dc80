// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

@MainActor
final class Dock {
    private static var waiting: CheckedContinuation<Int, Never>?

    func berth() async -> Int {
        guard Self.waiting == nil else { return 0 }
        return await withCheckedContinuation { Self.waiting = $0 }
    }

    static func clear(_ number: Int) {
        guard let next = Dock.waiting else { return }
        next.resume(returning: number)  // want "stale-continuation: `waiting` is resumed here and stays stored"
    }

    func close() {
        Self.waiting = nil  // want "lost-continuation: what `waiting` holds is dropped here"
    }
}
