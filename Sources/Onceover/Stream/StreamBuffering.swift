/// What a stream does with elements that its consumer has not asked for yet. Each holds at most so many of them.
///
/// ```swift
/// let latest = StreamBuffering.dropOldest(1)
/// ```
public enum StreamBuffering: Hashable, Sendable {
    /// The newest are kept.
    case dropOldest(Int)
    /// The oldest are kept.
    case dropNewest(Int)
    /// All are kept: an async `send` waits for room. A `send` that cannot wait drops its element.
    case suspend(Int)

    @usableFromInline var capacity: Int {
        switch self {
        case .dropOldest(let capacity), .dropNewest(let capacity), .suspend(let capacity): max(1, capacity)
        }
    }

    @usableFromInline var waits: Bool {
        if case .suspend = self { return true }
        return false
    }

    @usableFromInline var dropsOldest: Bool {
        if case .dropOldest = self { return true }
        return false
    }
}

/// What became of an element.
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
