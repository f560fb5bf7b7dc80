@_exported import Onceover

/// Makes the async overload of a function with a completion handler.
///
/// The handler may stand anywhere in the parameter list, be optional, or be a pair of success and failure. Access,
/// availability, generics and the doc comment are copied. For a requirement of a protocol, see ``AsyncRequirements()``.
///
/// ```swift
/// @Async func load(id: Int, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) { completion(id, nil) }
/// // makes: func load(id: Int) async throws -> Int
/// let loaded = try await load(id: 7)
/// ```
///
/// With `cancelling: .result`, cancelling the task cancels the request that the function returns. See ``CancelledRequest``.
///
/// ```swift
/// @Async(cancelling: .result)
/// func load(id: Int, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) -> Request { Request() }
/// ```
///
/// - Parameters:
///   - preference: which of the two stands when the handler is called with a value and an error.
///   - request: what to cancel when the task is cancelled. Nil: the call waits until the handler is called or lost.
@attached(peer, names: overloaded)
public macro Async(preferring preference: AnswerPreference = .error, cancelling request: CancelledRequest? = nil) =
    #externalMacro(module: "OnceoverMacroPlugin", type: "AsyncMacro")

/// Makes the async forms of all requirements of a protocol that have a completion handler, in an extension.
///
/// ```swift
/// @AsyncRequirements protocol Store {
///     func fetch(_ key: String, completion: @escaping @Sendable (String?, (any Error)?) -> Void)
/// }
/// let value = try await store.fetch("key")
/// ```
@attached(extension, names: arbitrary)
public macro AsyncRequirements() = #externalMacro(module: "OnceoverMacroPlugin", type: "AsyncRequirementsMacro")

/// Makes the completion-handler overload of an async function, for callers that are not async yet.
///
/// The handler comes last, named `completion`. It is called once, in the given ``CallbackContext``.
///
/// ```swift
/// @CompletionHandler func load(id: Int) async throws -> Int { id }
/// // makes: func load(id: Int, on: CallbackContext, completion: (Result<Int, any Error>) -> Void) -> Task<Void, Never>
/// load(id: 7, on: .mainActor) { result in print(result) }
/// ```
@attached(peer, names: overloaded)
public macro CompletionHandler() = #externalMacro(module: "OnceoverMacroPlugin", type: "CompletionHandlerMacro")

/// Makes a bridge from a protocol of callbacks to async calls: a class that conforms to it, and a slot to wait in.
///
/// A callback with an error as its last parameter throws into the waiting call; the others answer it. If there are
/// several, the answer is an enumeration with a case for each. A parameter of the delegating object is left out.
///
/// On a class, the callbacks are its optional closure properties, and the bridge is a method `nextCallback`.
///
/// ```swift
/// @AsyncCallbacks protocol ScannerDelegate {
///     func scanner(_ scanner: Scanner, didFind code: String)
///     func scanner(_ scanner: Scanner, didFailWith error: any Error)
/// }
/// let code = try await ScannerDelegateBridge().wait { bridge in scanner.start(bridge) }
/// ```
@attached(peer, names: suffixed(Bridge))
@attached(member, names: named(callbackSlot), named(nextCallback), named(Callback))
public macro AsyncCallbacks(whenBusy policy: SlotPolicy = .reject) =
    #externalMacro(module: "OnceoverMacroPlugin", type: "AsyncCallbacksMacro")
