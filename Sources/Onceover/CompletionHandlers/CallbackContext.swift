/// Where a completion handler is called.
///
/// ```swift
/// let queue = CallbackContext { work in dispatchQueue.async(execute: work) }
/// ```
public struct CallbackContext: Sendable {
    let dispatch: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// A place that runs the work it is given: once, soon, and in order if its users expect an order.
    ///
    /// ```swift
    /// let queue = CallbackContext { work in dispatchQueue.async(execute: work) }
    /// callBack({ (count: Int) in print(count) }, on: queue) { await count() }
    /// ```
    public init(_ dispatch: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        self.dispatch = dispatch
    }

    /// Wherever the async function ended.
    ///
    /// ```swift
    /// callBack({ (count: Int) in print(count) }, on: .anywhere) { await count() }
    /// ```
    public static let anywhere = CallbackContext { $0() }

    /// The main actor.
    ///
    /// ```swift
    /// callBack({ (count: Int) in print(count) }, on: .mainActor) { await count() }
    /// ```
    public static let mainActor = CallbackContext { work in Task { @MainActor in work() } }

    /// The executor of an actor.
    ///
    /// ```swift
    /// callBack({ (count: Int) in print(count) }, on: .actor(MainActor.shared)) { await count() }
    /// ```
    public static func actor(_ actor: any Actor) -> CallbackContext {
        CallbackContext { work in Task { await Self.run(work, on: actor) } }
    }

    private static func run(_ work: @Sendable () -> Void, on actor: isolated any Actor) { work() }
}
