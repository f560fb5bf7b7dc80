import Dispatch

struct Broom: Sendable {
    func sweep(_ room: Int, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Task.immediate {
            do {
                try await sweep(room)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func sweep(_ room: Int) async throws {}

    func rooms(completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await rooms()
            await MainActor.run { completion() }
        }
    }

    nonisolated(nonsending) func rooms() async {
        // All at once.
        await withTaskGroup(of: Void.self) { group in
            for room in 1...3 {
                group.addTask { try? await self.sweep(room) }
            }
        }
    }
}
