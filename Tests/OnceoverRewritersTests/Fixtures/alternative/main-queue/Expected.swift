import Dispatch

struct Lamp: Sendable {
    let name: String

    func light(completion: @escaping @Sendable (String?) -> Void) {
        Task { @MainActor in
            completion(await light())
        }
    }

    func light() async -> String? {
        let name = self.name
        if name.isEmpty {
            return nil
        }
        return name
    }

    func mixed(completion: @escaping @Sendable (Int) -> Void) {  // want "on the main queue on some paths only"
        if name.isEmpty {
            completion(0)
            return
        }
        DispatchQueue.main.async { completion(1) }
    }
}
