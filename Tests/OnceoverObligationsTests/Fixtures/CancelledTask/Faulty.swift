// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Lookout {
    private var task: Task<Void, Never>?
    private var watch: Task<Void, Never>?

    /// Others may cancel the task, and the stream goes on.
    func listen(to radio: Radio) -> AsyncStream<Int> {
        AsyncStream { continuation in
            let task = Task {
                for await signal in radio.signals {
                    if Task.isCancelled { return }  // want "unresumed-path: .continuation."
                    continuation.yield(signal)
                }
                continuation.finish()
            }
            self.task = task
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Nothing says who cancels.
    func listenOn(to radio: Radio) -> AsyncStream<Int> {
        AsyncStream { continuation in
            Task {
                for await signal in radio.signals {
                    if Task.isCancelled { return }  // want "unresumed-path: .continuation."
                    continuation.yield(signal)
                }
                continuation.finish()
            }
        }
    }

    /// Whoever stops the watch is waited for still.
    func look(over sea: Sea, completion: @escaping (Int) -> Void) {
        watch = Task {
            let ships = await sea.ships()
            guard !Task.isCancelled else { return }  // want "unresumed-path: .completion."
            completion(ships)
        }
    }
}
