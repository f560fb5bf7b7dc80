struct Missing: Error {}

public final class Library: Sendable {
    public init() {}

    public func title(of number: Int, completion: @escaping @Sendable (String?, Error?) -> Void) {
        if number < 1 {
            completion(nil, Missing())
        } else {
            completion("book \(number)", nil)
        }
    }

    public func isOpen(completion: @escaping @Sendable (Bool) -> Void) { completion(true) }

    func lend(_ number: Int, then completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(number > 0 ? .success(number) : .failure(Missing()))
    }

    func shut(completion: @escaping @Sendable () -> Void) { completion() }

    func sizes(completion: @escaping @Sendable (Int, Int) -> Void) { completion(2, 3) }

    /// Somebody's own words.
    @discardableResult
    public func title(of number: Int) async throws -> String {
        return try await withCheckedThrowingContinuation { continuation in
            title(of: number) { result, error in
                if let error = error {
                    continuation.resume(throwing: error)
                    return
                }
                guard let result = result else {
                    fatalError("Expected non-nil result 'result' for nil error")
                }
                continuation.resume(returning: result)
            }
        }
    }
}

// MARK: - Async forms

extension Library {
    /// Whether one may come in.
    public func isOpen() async -> Bool {
        await withUnsafeContinuation { pending in self.isOpen(completion: pending.resume(returning:)) }
    }

    func lend(_ number: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { waiting in
            self.lend(number) { result in
                switch result {
                case .success(let number): waiting.resume(returning: number)
                case .failure(let error): waiting.resume(throwing: error)
                }
            }
        }
    }

    func shut() async -> Void {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            shut { continuation.resume() }
        }
    }

    func sizes() async -> (Int, Int) {
        await withCheckedContinuation({ continuation in
            sizes(completion: { wide, high in continuation.resume(returning: (wide, high)) })
        })
    }
}
