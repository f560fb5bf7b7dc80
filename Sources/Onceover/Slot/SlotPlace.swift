/// Where calls wait for an answer: a slot, or what a collection of slots has for one key.
///
/// All that is done to a place is one event of its state under a lock, and then, outside of it, what the event has returned.
@usableFromInline
protocol SlotPlace<Value, Failure>: Sendable {
    associatedtype Value: Sendable
    associatedtype Failure: Error

    typealias Call = PendingOutcome<Value, Failure>
    typealias OwnedCall = OwnedOutcome<Value, Failure>
    typealias Turn = PendingOutcome<Void, Failure>
    typealias Stop = @Sendable () -> Void
    typealias State = SlotState<Call, Turn, Stop, SlotClosure<Failure>>

    /// The error that a call throws if it gets no answer.
    var interrupted: @Sendable (Interruption) -> Failure { get }

    func withState<Action: Sendable>(_ event: (inout State) -> Action) -> Action

    /// The same for an event by which a call comes into a free slot.
    func withFreeState<Action: Sendable>(_ event: (inout State) -> Action) -> Action
}

/// Why a slot takes no calls any more.
@usableFromInline
enum SlotClosure<Failure: Error>: Sendable {
    case interruption(Interruption.Reason)
    case failure(Failure)

    func failure(
        at location: SourceLocation, interrupted: @Sendable (Interruption) -> Failure
    ) -> Failure {
        switch self {
        case .interruption(let reason): interrupted(Interruption(reason, at: location))
        case .failure(let failure): failure
        }
    }
}
