struct Wrong: Error {}

struct Scale {
    func commented(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
    func commented() async -> Int {
        await withCheckedContinuation { continuation in
            // The scale takes a while.
            commented { continuation.resume(returning: $0) }
        }
    }

    func logged(completion: @escaping @Sendable (Int) -> Void) { completion(2) }
    func logged() async -> Int {
        print("weighing")
        return await withCheckedContinuation { continuation in logged { continuation.resume(returning: $0) } }
    }

    func heard(completion: @escaping @Sendable (Int) -> Void) { completion(3) }
    func heard() async -> Int {
        await withCheckedContinuation { continuation in
            heard {
                print("weighed")
                continuation.resume(returning: $0)
            }
        }
    }

    func replaced(completion: @escaping @Sendable (Int?, Error?) -> Void) { completion(nil, nil) }
    func replaced() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            replaced { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: value ?? 0)
                }
            }
        }
    }

    func mapped(completion: @escaping @Sendable (Error?) -> Void) { completion(Wrong()) }
    func mapped() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            mapped { error in
                if error != nil { continuation.resume(throwing: Wrong()) } else { continuation.resume() }
            }
        }
    }

    func swapped(completion: @escaping @Sendable (Int, Int) -> Void) { completion(1, 2) }
    func swapped() async -> (Int, Int) {
        await withCheckedContinuation { continuation in
            swapped { continuation.resume(returning: ($1, $0)) }
        }
    }

    func other(_ weight: Int, completion: @escaping @Sendable (Int) -> Void) { completion(weight) }
    func other(_ weight: Int) async -> Int {
        await withCheckedContinuation { continuation in
            other(weight + 1) { continuation.resume(returning: $0) }
        }
    }

    func typed(completion: @escaping @Sendable (Int) -> Void) { completion(4) }
    func typed() async throws -> Int {
        await withCheckedContinuation { continuation in typed { continuation.resume(returning: $0) } }
    }

    func onMain(completion: @escaping @Sendable (Int) -> Void) { completion(5) }
    @MainActor func onMain() async -> Int {
        await withCheckedContinuation { continuation in onMain { continuation.resume(returning: $0) } }
    }

    func newer(completion: @escaping @Sendable (Int) -> Void) { completion(6) }
    @available(macOS 14, *)
    func newer() async -> Int {
        await withCheckedContinuation { continuation in newer { continuation.resume(returning: $0) } }
    }
}

class Balance {
    func weigh(completion: @escaping @Sendable (Int) -> Void) { completion(7) }
    func weigh() async -> Int {
        await withCheckedContinuation { continuation in weigh { continuation.resume(returning: $0) } }
    }
}

class Steelyard: Balance {
    override func weigh() async -> Int { 8 }
}
