import Dispatch

struct Lamp: Sendable {
    let name: String

    func light(completion: @escaping @Sendable (String?) -> Void) {
        let name = self.name
        if name.isEmpty {
            DispatchQueue.main.async { completion(nil) }
            return
        }
        DispatchQueue.main.async {
            completion(name)
        }
    }

    func mixed(completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty {
            completion(0)
            return
        }
        DispatchQueue.main.async { completion(1) }
    }
}
