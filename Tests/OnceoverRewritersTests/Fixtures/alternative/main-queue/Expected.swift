import Dispatch

struct Lamp: Sendable {
    let name: String

    func light(completion: @escaping @Sendable (String?) -> Void) {
        Task.immediate {
            let value = await light()
            await MainActor.run { completion(value) }
        }
    }

    nonisolated(nonsending) func light() async -> String? {
        let name = self.name
        if name.isEmpty {
            return nil
        }
        return name
    }

    func mixed(completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty {
            completion(0)
            return
        }
        DispatchQueue.main.async { completion(1) }
    }

    nonisolated(nonsending) func mixed() async -> Int {
        await withCheckedContinuation { continuation in
            mixed { continuation.resume(returning: $0) }
        }
    }
}
