/// The property that the path simulation follows: how far an obligation has come, and whether a stored property holds
/// it.
struct Status: Hashable {
    var progress: Progress
    /// Whether the stored property that is followed holds it. Always false for an obligation of a single body.
    var isStored = false

    var code: UInt8 { progress.rawValue | (isStored ? 0x40 : 0) }

    init(_ progress: Progress, isStored: Bool = false) {
        self.progress = progress
        self.isStored = isStored
    }

    init(code: UInt8) {
        progress = Progress(rawValue: code & 0x3F)!
        isStored = code & 0x40 != 0
    }

    /// Whether the property still holds what has been resumed: `Task { waiting?.resume() }` beside `waiting = k`.
    var isLeftBehind: Bool { isStored && [.discharged, .repeated].contains(progress) }

    /// Whether the property has lost what waits, so that nobody can resume it any more.
    var isDropped: Bool { self == Status(.pending) }
}
