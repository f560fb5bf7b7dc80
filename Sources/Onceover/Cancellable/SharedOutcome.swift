/// A wait in a list, which several may take it from: its share goes with the last of them.
@usableFromInline
final class SharedOutcome<Success, Failure: Error>: Sendable {
    @usableFromInline let owned: OwnedOutcome<Success, Failure>
    @inlinable var pending: PendingOutcome<Success, Failure> { owned.pending }

    @inlinable
    init(_ owned: consuming OwnedOutcome<Success, Failure>) { self.owned = owned }
}
