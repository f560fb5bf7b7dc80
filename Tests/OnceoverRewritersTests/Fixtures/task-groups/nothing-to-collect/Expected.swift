import Dispatch

struct Broom: Sendable {
    func sweep(_ room: Int, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Task {
            do {
                try await sweep(room)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    func sweep(_ room: Int) async throws {}

    func rooms(completion: @escaping @Sendable () -> Void) {
        Task { @MainActor in
            await rooms()
            completion()
        }
    }

    func rooms() async {
        // All at once.
        await withTaskGroup(of: Void.self) { group in
            for room in 1...3 {
                group.addTask { try? await self.sweep(room) }
            }
        }
    }
}
