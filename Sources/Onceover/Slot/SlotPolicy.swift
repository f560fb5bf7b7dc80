/// What a slot does with a call that comes while another one is waiting.
///
/// ```swift
/// let slot = ContinuationSlot<Int, any Error>(whenBusy: .join)
/// ```
public enum SlotPolicy: Hashable, Sendable {
    /// The new call throws an ``Interruption`` with reason `busy`.
    case reject
    /// The earlier call throws `CancellationError`, and the new one takes its place.
    case replace
    /// The new call waits for its turn, first in, first out. It starts its work when the earlier ones have ended.
    case queue
    /// The new call starts no work: it gets what the earlier one gets.
    case join

    /// Whether several calls can wait in the slot.
    @inlinable var isShared: Bool { self == .queue || self == .join }
}
