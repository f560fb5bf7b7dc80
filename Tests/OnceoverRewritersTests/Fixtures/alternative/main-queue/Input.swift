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

    func mixed(completion: @escaping @Sendable (Int) -> Void) {  // want "on the main queue on some paths only"
        if name.isEmpty {
            completion(0)
            return
        }
        DispatchQueue.main.async { completion(1) }
    }
}
