// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown

/// Nobody reads the stream any more where its end has cancelled the task.
func listen(to radio: Radio) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        let task = Task {
            do {
                for try await signal in radio.signals {
                    if Task.isCancelled { return }  // assumes ended-stream
                    continuation.yield(signal)
                }
                continuation.finish()
            } catch is CancellationError {  // assumes ended-stream
            } catch {
                if Task.isCancelled { return }  // assumes ended-stream
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}

final class Lookout {
    private var watch: Task<Void, Never>?

    /// Who looks again has no use for what was seen before.
    func look(over sea: Sea, completion: @escaping (Int) -> Void) {
        watch?.cancel()
        watch = Task {
            let ships = await sea.ships()
            guard !Task.isCancelled else { return }  // assumes superseded-request
            completion(ships)
        }
    }
}
