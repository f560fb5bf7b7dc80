// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Pilot {
    private let radio: any Radio
    private var last: Ship?

    init(radio: any Radio) { self.radio = radio }

    // A task may outlive the object, though it was started in a method that waits.
    func guide(_ name: String) async {
        Task { [weak self, radio] in
            _ = await withCheckedContinuation { continuation in
                radio.hail(name) { ship, _ in
                    guard let self else { return }  // want "droppable-callback: .continuation."
                    self.last = ship
                    continuation.resume(returning: ship)
                }
            }
        }
    }

    func follow(_ name: String) {
        Task { [weak self, radio] in
            _ = await withCheckedContinuation { continuation in
                radio.hail(name) { [weak self] ship, _ in
                    guard let self else { return }  // want "droppable-callback: .continuation."
                    self.last = ship
                    continuation.resume(returning: ship)
                }
            }
        }
    }

    // Whoever has called it is not waiting.
    func lead(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            guard let self else { return }  // want "droppable-callback: .completion."
            self.last = ship
            completion(ship)
        }
    }

    // Something else may be gone.
    func meet(_ name: String) async -> Ship? {
        await withCheckedContinuation { continuation in
            radio.hail(name) { [weak radio] ship, _ in
                guard let radio, radio.isOn else { return }  // want "droppable-callback: .continuation."
                continuation.resume(returning: ship)
            }
        }
    }
}
