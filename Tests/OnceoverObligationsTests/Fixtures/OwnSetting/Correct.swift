// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Crossing {
    private var isCancelled = false
    private let radio: Radio

    init(radio: Radio) { self.radio = radio }

    // What the first callback calls has set the flag that the second one asks.
    func start(completion: @escaping (Bool) -> Void) {
        guard !isCancelled else { return completion(false) }
        radio.wait { [self] in
            guard !isCancelled else { return }
            cancel()
            completion(false)
        }
        radio.wait { [self] in
            guard !isCancelled else { return }
            completion(true)
        }
    }

    func cancel() {
        isCancelled = true
        radio.signal()
    }

    private var label: Label?

    // What is made and kept is there for the next step.
    func show(completion: @escaping () -> Void) {
        makeLabel()
        guard let label else { return }
        label.show()
        completion()
    }

    private func makeLabel() {
        label = Label()
        label?.width = 5
    }
}
