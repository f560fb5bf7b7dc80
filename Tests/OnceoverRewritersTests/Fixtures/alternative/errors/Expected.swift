struct Broken: Error {}

struct Door: Sendable {
    func close(_ force: Int, completion: @escaping @Sendable (Error?) -> Void) {
        Task.immediate {
            do {
                try await close(force)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func close(_ force: Int) async throws {
        guard force > 0 else {
            throw Broken()
        }
    }

    func slam(completion: @escaping @Sendable (Error?) -> Void) {
        Task.immediate {
            do {
                try await slam()
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func slam() async throws {
        try await close(9)
    }

    func shut(completion: @escaping @Sendable (Bool, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await shut(), nil)
            } catch {
                completion(false, error)
            }
        }
    }

    nonisolated(nonsending) func shut() async throws -> Bool {
        try await close(1)
        return true
    }
}
