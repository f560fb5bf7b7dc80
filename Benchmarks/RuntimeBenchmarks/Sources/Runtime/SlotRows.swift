import Onceover

/// A delegate that keeps an unsafe continuation, unguarded.
private final class PlainDelegate: @unchecked Sendable {
    private var continuation: UnsafeContinuation<Int, any Error>?

    @inline(never)
    func keep(_ continuation: UnsafeContinuation<Int, any Error>) { self.continuation = continuation }

    @inline(never)
    func didFinish(_ value: Int) { continuation.take()?.resume(returning: value) }
}

private final class SlotDelegate: Sendable {
    let slot = ContinuationSlot<Int, any Error>(whenBusy: .reject)

    @inline(never)
    func didFinish(_ value: Int) { slot.resume(returning: value) }
}

private let plain = PlainDelegate()
private let slotted = SlotDelegate()

func slotRow(
    _ name: String, limit: Double?, turns: TurnLoop.Manner? = nil,
    _ call: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void
) -> Row {
    Row(
        name: name, calls: 4_000,
        contenders: [
            Contender("a stored unsafe continuation") { n in
                for _ in 0..<n {
                    _ = try await withUnsafeThrowingContinuation { k in
                        plain.keep(k)
                        call { plain.didFinish($0) }
                    }
                }
            },
            Contender("ContinuationSlot", limit: limit) { n in
                let slot = slotted.slot
                for _ in 0..<n { _ = try await slot.wait { call { slotted.didFinish($0) } } }
            },
        ], turns: turns)
}
