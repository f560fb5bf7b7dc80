/// The place where a handler of the main actor is called.
///
/// ```swift
/// let context = MainActorContext.mainActor
/// ```
public struct MainActorContext: Sendable {
    /// The main actor.
    ///
    /// ```swift
    /// let context = MainActorContext.mainActor
    /// ```
    public static let mainActor = MainActorContext()
}

/// Runs an async function, and calls a completion handler of the main actor with its `Result`, there.
///
/// ```swift
/// let show: @MainActor (Result<Int, any Error>) -> Void = { print($0) }
/// callBack(show, on: .mainActor) { try await load() }
/// ```
@discardableResult
public func callBack<Value: Sendable, Failure: Error>(
    _ completion: (@MainActor (Result<Value, Failure>) -> Void)?,
    on context: MainActorContext,
    with operation: @escaping @Sendable () async throws(Failure) -> Value
) -> Task<Void, Never> {
    callBack(completion.onMainActor(), on: .mainActor, with: operation)
}

/// As the one with a `Result`, for a handler that takes a value or an error.
///
/// ```swift
/// let show: @MainActor (Int?, (any Error)?) -> Void = { number, error in print(number ?? 0, error as Any) }
/// callBack(show, on: .mainActor) { try await load() }
/// ```
@discardableResult
public func callBack<Value: Sendable>(
    _ completion: (@MainActor (Value?, (any Error)?) -> Void)?,
    on context: MainActorContext,
    with operation: @escaping @Sendable () async throws -> Value
) -> Task<Void, Never> {
    let both = completion.map { completion in
        { @Sendable (value: Value?, error: (any Error)?) in MainActor.assumeIsolated { completion(value, error) } }
    }
    return callBack(both, on: .mainActor, with: operation)
}

/// As the one with a `Result`, for a handler that takes an error, or none.
///
/// ```swift
/// let show: @MainActor ((any Error)?) -> Void = { print($0 as Any) }
/// callBack(show, on: .mainActor) { try await save() }
/// ```
@discardableResult
public func callBack(
    _ completion: (@MainActor ((any Error)?) -> Void)?,
    on context: MainActorContext,
    with operation: @escaping @Sendable () async throws -> Void
) -> Task<Void, Never> {
    callBack(completion.onMainActor(), on: .mainActor, with: operation)
}

/// As the one with a `Result`, for work that cannot fail.
///
/// ```swift
/// let show: @MainActor (Int) -> Void = { print($0) }
/// callBack(show, on: .mainActor) { await count() }
/// ```
@discardableResult
public func callBack<Value: Sendable>(
    _ completion: (@MainActor (Value) -> Void)?,
    on context: MainActorContext,
    with operation: @escaping @Sendable () async -> Value
) -> Task<Void, Never> {
    callBack(completion.onMainActor(), on: .mainActor, with: operation)
}

extension Optional {
    /// A handler of the main actor, for a caller that promises to call it there.
    fileprivate func onMainActor<Value: Sendable>() -> (@Sendable (Value) -> Void)?
    where Wrapped == @MainActor (Value) -> Void {
        guard let completion = self else { return nil }
        return { value in MainActor.assumeIsolated { completion(value) } }
    }
}
