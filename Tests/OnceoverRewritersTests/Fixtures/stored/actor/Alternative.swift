import Onceover

/// Belongs to an actor, with all that answers it.
actor Lift {
    private var completion: ((Result<Int, Error>) -> Void)?
    private var rides = 0

    func call(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        self.completion = completion
        rides += 1
    }

    func call() async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            call { continuation.resume(with: $0) }
        }
    }

    func arrived(at floor: Int) {
        guard let handler = completion else { return }
        completion = nil
        handler(.success(floor))
    }

    func failed(_ error: Error) {
        completion?(.failure(error))
        completion = nil
    }

    func ride() {
        call { result in
            switch result {
            case .success(let floor): print("at", floor)
            case .failure(let error): print("stuck", error)
            }
        }
    }
}
