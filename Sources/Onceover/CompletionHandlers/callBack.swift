/// Runs an async function, and calls a completion handler with what came of it, once, where its caller expects it.
///
/// For code that cannot be async yet. Cancelling the task that it returns cancels the function; the handler is called
/// all the same. Without a handler, the function still runs.
///
/// ```swift
/// func load(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
///     callBack(completion, on: .mainActor) { try await load() }
/// }
/// ```
@discardableResult
public func callBack<Value: Sendable, Failure: Error>(
    _ completion: (@Sendable (Result<Value, Failure>) -> Void)?,
    on context: CallbackContext = .anywhere,
    with operation: @escaping @Sendable () async throws(Failure) -> Value
) -> Task<Void, Never> {
    Task {
        let result: Result<Value, Failure>
        do throws(Failure) { result = .success(try await operation()) } catch { result = .failure(error) }
        if let completion { context.dispatch { completion(result) } }
    }
}

/// As the one with a `Result`, for a handler that takes a value or an error.
///
/// ```swift
/// func load(completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
///     callBack(completion, on: .mainActor) { try await load() }
/// }
/// ```
@discardableResult
public func callBack<Value: Sendable>(
    _ completion: (@Sendable (Value?, (any Error)?) -> Void)?,
    on context: CallbackContext = .anywhere,
    with operation: @escaping @Sendable () async throws -> Value
) -> Task<Void, Never> {
    let both = { @Sendable (result: Result<Value, any Error>) -> Void in
        switch result {
        case .success(let value): completion?(value, nil)
        case .failure(let error): completion?(nil, error)
        }
    }
    return callBack(both, on: context, with: operation)
}

/// As the one with a `Result`, for a handler that takes an error, or none.
///
/// ```swift
/// func save(completion: @escaping @Sendable ((any Error)?) -> Void) {
///     callBack(completion) { try await save() }
/// }
/// ```
@discardableResult
public func callBack(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    on context: CallbackContext = .anywhere,
    with operation: @escaping @Sendable () async throws -> Void
) -> Task<Void, Never> {
    let failureOnly = { @Sendable (result: Result<Void, any Error>) -> Void in
        if case .failure(let error) = result { completion?(error) } else { completion?(nil) }
    }
    return callBack(failureOnly, on: context, with: operation)
}

/// As the one with a `Result`, for work that cannot fail.
///
/// ```swift
/// func count(completion: @escaping @Sendable (Int) -> Void) {
///     callBack(completion, on: .mainActor) { await count() }
/// }
/// ```
@discardableResult
public func callBack<Value: Sendable>(
    _ completion: (@Sendable (Value) -> Void)?,
    on context: CallbackContext = .anywhere,
    with operation: @escaping @Sendable () async -> Value
) -> Task<Void, Never> {
    Task {
        let value = await operation()
        if let completion { context.dispatch { completion(value) } }
    }
}
