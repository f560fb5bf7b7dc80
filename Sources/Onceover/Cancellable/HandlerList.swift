import Synchronization

/// What to run when a wait is interrupted, without a lock: the list grows by one handler, or is taken whole.
///
/// A lock and an array would have to be made and destroyed with each wait; most waits have no handler.
@usableFromInline
struct HandlerList: ~Copyable, Sendable {
    @usableFromInline typealias Handler = @Sendable () -> Void

    @usableFromInline
    final class Entry: @unchecked Sendable {
        fileprivate let handler: Handler
        fileprivate var next: Unmanaged<Entry>?

        fileprivate init(_ handler: @escaping Handler) { self.handler = handler }
    }

    @usableFromInline let last: Atomic<Unmanaged<Entry>?>

    @inlinable
    @inline(__always)
    init() { last = Atomic(nil) }

    func append(_ handler: @escaping Handler) {
        let entry = Unmanaged.passRetained(Entry(handler))
        var before = last.load(ordering: .relaxed)
        while true {
            entry._withUnsafeGuaranteedRef { $0.next = before }
            let attempt = last.weakCompareExchange(expected: before, desired: entry, ordering: .releasing)
            if attempt.exchanged { return }
            before = attempt.original
        }
    }

    /// All handlers, in the order in which they came. Each is returned only once.
    func takeAll() -> [Handler] {
        var handlers: [Handler] = []
        var next = last.exchange(nil, ordering: .acquiring)
        while let entry = next?.takeRetainedValue() {
            handlers.append(entry.handler)
            next = entry.next
        }
        return handlers.reversed()
    }
}
