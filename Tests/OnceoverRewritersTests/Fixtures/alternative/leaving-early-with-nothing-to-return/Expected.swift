import Dispatch

struct Switch: Sendable {

    func off(completion: @escaping @Sendable ((any Error)?) -> Void) {
        Task.immediate {
            do {
                try await off()
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func off() async throws {}

    func toggle(_ isOn: Bool, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Task.immediate {
            do {
                try await toggle(isOn)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func toggle(_ isOn: Bool) async throws {
        if isOn {
            try await off()
            return
        }
        if Bool.random() {
            try await off()
            return
        }
        try await off()
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion: @Sendable ((any Error)?) -> Void = { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
            DispatchQueue.global().async { completion(nil) }
        }
    }

    func later(_ isOn: Bool, completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await later(isOn)
            completion()
        }
    }

    nonisolated(nonsending) func later(_ isOn: Bool) async {
        if isOn {
            print("later")
            return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let completion: @Sendable () -> Void = { continuation.resume() }
                DispatchQueue.global().async { completion() }
                return
            }
        }
        print("now")
    }
}
