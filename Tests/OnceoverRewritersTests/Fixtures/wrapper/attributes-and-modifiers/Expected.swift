import Onceover

@MainActor
public final class Pilot {
    public init() {}

    @available(macOS 12, iOS 15, *)
    public final func board(ship: Int, completion: @escaping @Sendable (Int) -> Void) { completion(ship) }

    @available(macOS 12, iOS 15, *)
    public final func board(ship: Int) async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            board(ship: ship) { continuation.resume(returning: $0) }
        }
    }

    @available(*, deprecated, message: "the harbour has closed")
    public nonisolated static func wave(completion: @escaping @Sendable () -> Void) { completion() }

    @available(*, deprecated, message: "the harbour has closed")
    public nonisolated static func wave() async {
        await withOnceContinuation(of: Void.self, throwing: Never.self) { continuation in
            wave { continuation.resume() }
        }
    }
}
