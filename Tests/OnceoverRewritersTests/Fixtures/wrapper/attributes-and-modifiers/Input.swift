@MainActor
public final class Pilot {
    public init() {}

    @available(macOS 12, iOS 15, *)
    public final func board(ship: Int, completion: @escaping @Sendable (Int) -> Void) { completion(ship) }

    @available(*, deprecated, message: "the harbour has closed")
    public nonisolated static func wave(completion: @escaping @Sendable () -> Void) { completion() }
}
