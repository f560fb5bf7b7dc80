// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Crossing {
    private var isCancelled = false
    private let radio: Radio

    init(radio: Radio) { self.radio = radio }

    // The method sets the flag on one of its paths only.
    func start(completion: @escaping (Bool) -> Void) {
        guard !isCancelled else { return completion(false) }
        queue.async { [self] in
            guard !isCancelled else { return }
            cancel()
            completion(false)
        }
        radio.wait { [self] in
            guard !isCancelled else { return }
            completion(true)  // want "double-resume: .completion."
        }
    }

    func cancel() {
        guard radio.isOn else { return }
        isCancelled = true
    }

    func stop() { isCancelled = true }

    // The flag is set, and nobody calls.
    func finish(completion: @escaping () -> Void) {
        stop()
        guard !isCancelled else { return }  // want "unresumed-path: .completion."
        completion()
    }

    private var label: Label?

    // What is found may be missing.
    func show(completion: @escaping () -> Void) {
        findLabel()
        guard let label else { return }  // want "unresumed-path: .completion."
        label.show()
        completion()
    }

    private func findLabel() {
        label = radio.label(5)
        label?.width = 5
    }
}
