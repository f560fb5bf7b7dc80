@MainActor
public final class Pilot {
    public init() {}

    @available(macOS 12, iOS 15, *)
    public final func board(ship: Int, completion: @escaping @Sendable (Int) -> Void) { completion(ship) }

    @available(macOS 12, iOS 15, *)
    public final func board(ship: Int) async -> Int {
        await withCheckedContinuation { continuation in
            board(ship: ship) { continuation.resume(returning: $0) }
        }
    }

    @available(*, deprecated, message: "the harbour has closed")
    public nonisolated static func wave(completion: @escaping @Sendable () -> Void) { completion() }

    @available(*, deprecated, message: "the harbour has closed")
    public nonisolated static func wave() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            wave { continuation.resume() }
        }
    }
}
