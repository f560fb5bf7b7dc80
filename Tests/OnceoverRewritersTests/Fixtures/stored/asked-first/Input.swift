enum DoorError: Error { case jammed }

/// Asks whether somebody waits before it answers, in the ways in which that is written.
@MainActor
final class Door {
    private var completion: ((Result<Int, Error>) -> Void)?
    private var isLocked = false

    func open(completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
    }

    func opened(_ width: Int) {
        if let completion {
            completion(.success(width))
        }
        completion = nil
    }

    func swung(_ width: Int) {
        if let handler = self.completion {
            // It is told once.
            self.completion = nil
            handler(.success(width))
        }
    }

    func failed(_ error: Error) {
        guard !isLocked, let handler = completion else { return }
        completion = nil
        handler(.failure(error))
    }

    func turned(_ width: Int?) {
        guard let handler = completion, let width else { return }
        completion = nil
        handler(.success(width))
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
