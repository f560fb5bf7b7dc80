/// What ``Async(preferring:cancelling:)`` cancels when the task that waits is cancelled.
///
/// The macro reads it where it is written; nothing is made of it at run time, but the compiler checks its types.
///
/// The async overload throws `CancellationError` as soon as its task is cancelled, whatever the request does then. It throws
/// any error, also where the handler cannot fail. The request has to be `Sendable`: it is cancelled on the thread that
/// cancels the task. The call holds it until it ends.
public struct CancelledRequest: Sendable {
    /// The request that the function returns: its method `cancel()` is called. A returned function without parameters is
    /// called itself.
    ///
    /// <!-- not compiled: shortened; Tests/RuntimeForms/Macros has the forms -->
    /// ```swift
    /// @Async(cancelling: .result)
    /// func load(completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> URLSessionTask
    /// ```
    public static let result = CancelledRequest()

    /// The request that the function returns, cancelled by `cancel`. A closure has to write the type of its parameter.
    ///
    /// <!-- not compiled: shortened; Tests/RuntimeForms/Macros has the forms -->
    /// ```swift
    /// @Async(cancelling: .result { (id: RequestID) in center.cancel(id) })
    /// func load(completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> RequestID
    /// ```
    public static func result<Request>(_ cancel: (Request) -> Void) -> CancelledRequest { CancelledRequest() }
}
