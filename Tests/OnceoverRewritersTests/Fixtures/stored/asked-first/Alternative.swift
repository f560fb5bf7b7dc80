import Onceover

enum DoorError: Error { case jammed }

/// Asks whether somebody waits before it answers, in the ways in which that is written.
@MainActor
final class Door {
    private let slot = ContinuationSlot<Int, any Error>(whenBusy: .replace)
    private var isLocked = false

    func open(completion: @escaping (Result<Int, Error>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            do {
                completion(.success(try await open()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func open() async throws -> Int {
        try await slot.wait()
    }

    func opened(_ width: Int) {
        slot.resume(returning: width)
    }

    func swung(_ width: Int) {
        // It is told once.
        self.slot.resume(returning: width)
    }

    func failed(_ error: Error) {
        guard !isLocked else { return }
        slot.resume(throwing: error)
    }

    func turned(_ width: Int?) {
        guard let width else { return }
        slot.resume(returning: width)
    }

    func lock() { isLocked = true }
    func unlock() { isLocked = false }

    func show() {
        open { result in
            switch result {
            case .success(let width): print("open", width)
            case .failure(let error): print("failed", error)
            }
        }
    }
}
