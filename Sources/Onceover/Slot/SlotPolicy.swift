/// What a slot does with a call that comes while another one is waiting.
///
/// ```swift
/// let slot = ContinuationSlot<Int, any Error>(whenBusy: .join)
/// ```
public enum SlotPolicy: Hashable, Sendable {
    /// The new call throws an ``Interruption`` with reason `busy`.
    case reject
    /// The earlier call throws an ``Interruption`` with reason `replaced`, and its work is stopped. Then the new one starts.
    case replace
    /// The new call waits for its turn, first in, first out. It starts its work when the earlier ones have ended.
    case queue
    /// The new call starts no work if some is going on: it gets what the earlier one gets. The work is stopped when the
    /// last of them has given up.
    case join
}
