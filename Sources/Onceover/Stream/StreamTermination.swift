/// What stops the work of a stream's producer: removes the observer, invalidates the timer.
///
/// ```swift
/// return StreamTermination { center.remove(observer) }
/// ```
public struct StreamTermination: Sendable {
    /// Runs, and then calls what it is given.
    @usableFromInline let run: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Runs `stop` once, when the reader stops reading. The reader goes on after it has returned.
    ///
    /// ```swift
    /// return StreamTermination { center.remove(observer) }
    /// ```
    public init(_ stop: @escaping @Sendable () -> Void) {
        run = { done in
            stop()
            done()
        }
    }

    /// Runs `stop` once on the main actor, when the reader stops reading. The closure may hold what only the main actor
    /// may use.
    ///
    /// ```swift
    /// return StreamTermination.mainActor { center.remove(observer) }
    /// ```
    public static func mainActor(_ stop: @escaping @MainActor () -> Void) -> StreamTermination {
        StreamTermination(run: { done in
            Task { @MainActor in
                stop()
                done()
            }
        })
    }

    private init(run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) { self.run = run }
}
