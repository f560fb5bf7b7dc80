/// What stops the work of a stream's producer: removes the observer, invalidates the timer.
///
/// ```swift
/// return StreamTermination { center.remove(observer) }
/// ```
public struct StreamTermination: Sendable {
    /// Runs, and then calls what it is given.
    @usableFromInline let run: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Runs `stop` once, when nobody will read on. The reader goes on when it has returned.
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

    /// Runs `stop` once on the main actor, when nobody will read on. It may hold what only the main actor may touch.
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
