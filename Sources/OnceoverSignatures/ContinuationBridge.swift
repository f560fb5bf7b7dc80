/// What an async function waits with.
package enum ContinuationBridge: Equatable, Sendable {
    /// `withOnceContinuation` of the library `Onceover`.
    case once
    /// `withCheckedContinuation` and its siblings of the standard library.
    ///
    /// `neither` makes the error for a handler that is called with neither a value nor an error.
    case checked(neither: String)
}
