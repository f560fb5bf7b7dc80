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
    func didFinish(_ value: Int, id: Int = 0) { slot.resume(returning: value) }
}

private final class KeyedDelegate: Sendable {
    let slots = ContinuationSlots<Int, Int, any Error>(whenBusy: .reject)

    @inline(never)
    func didFinish(_ value: Int, id: Int) { slots.resume(id, returning: value) }
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
    _ name: String, limit: Double?, turns: TurnLoop.Manner? = nil, isOneThread: Bool = false,
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
        ], turns: turns, isOneThread: isOneThread)
}

/// A slot for each request, with an identifier of its own, in times of one slot for all.
func keyedRow(
    _ name: String, turns: TurnLoop.Manner? = nil, isOneThread: Bool = false,
    _ call: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void
) -> Row {
    let one = SlotDelegate(.reject)
    let delegate = KeyedDelegate()
    return Row(
        name: name, calls: 4_000,
        contenders: [
            // Its callback knows an identifier as well: a closure that holds one more value costs an allocation.
            Contender("ContinuationSlot") { n in
                let slot = one.slot
                for id in 0..<n { _ = try await slot.wait { call { one.didFinish($0, id: id) } } }
            },
            Contender("ContinuationSlots", limit: 1.3) { n in
                let slots = delegate.slots
                for id in 0..<n { _ = try await slots.wait(for: id) { call { delegate.didFinish($0, id: id) } } }
            },
        ], turns: turns, isOneThread: isOneThread)
}
