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
    let slot: ContinuationSlot<Int, any Error>

    init(_ policy: SlotPolicy) { slot = ContinuationSlot(whenBusy: policy) }

    @inline(never)
    func didFinish(_ value: Int) { slot.resume(returning: value) }
}

private let plain = PlainDelegate()

private func slotted(
    _ policy: SlotPolicy, limit: Double?, _ call: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void
) -> Contender {
    let delegate = SlotDelegate(policy)
    return Contender("ContinuationSlot, \(policy)", limit: limit) { n in
        let slot = delegate.slot
        for _ in 0..<n { _ = try await slot.wait { call { delegate.didFinish($0) } } }
    }
}

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
            slotted(.reject, limit: limit, call),
            slotted(.join, limit: nil, call),
            slotted(.queue, limit: nil, call),
        ], turns: turns)
}
