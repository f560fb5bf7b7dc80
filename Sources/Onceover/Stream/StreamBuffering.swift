/// What a stream does with elements that its consumer has not asked for yet. Each policy keeps at least one element.
///
/// ```swift
/// let latest = StreamBuffering.bufferingNewest(1)
/// ```
public enum StreamBuffering: Hashable, Sendable {
    /// All are kept, however many there are.
    case unbounded
    /// The newest are kept; with 1, the latest value alone.
    case bufferingNewest(Int)
    /// The oldest are kept.
    case bufferingOldest(Int)
    /// Keeps all elements: a sender waits for room. A `send` that cannot wait drops its element.
    case suspending(Int)

    @usableFromInline var capacity: Int {
        switch self {
        case .unbounded: .max
        case .bufferingNewest(let capacity), .bufferingOldest(let capacity), .suspending(let capacity): max(1, capacity)
        }
    }

    @usableFromInline var waits: Bool {
        if case .suspending = self { return true }
        return false
    }

    @usableFromInline var dropsOldest: Bool {
        if case .bufferingNewest = self { return true }
        return false
    }
}

extension StreamBuffering {
    @available(*, deprecated, renamed: "bufferingNewest(_:)")
    public static func dropOldest(_ capacity: Int) -> Self { .bufferingNewest(capacity) }

    @available(*, deprecated, renamed: "bufferingOldest(_:)")
    public static func dropNewest(_ capacity: Int) -> Self { .bufferingOldest(capacity) }

    @available(*, deprecated, renamed: "suspending(_:)")
    public static func suspend(_ capacity: Int) -> Self { .suspending(capacity) }
}

/// What happened to an element that was sent.
///
/// ```swift
/// manager.onUpdate = { if source.send($0) == .ended { print("nobody reads") } }
/// ```
public enum SendResult: Hashable, Sendable {
    /// The consumer has it, or will.
    case sent
    /// The buffer was full: this element, or the oldest one, is lost.
    case dropped
    /// The stream has ended; nothing more will be read.
    case ended
}
