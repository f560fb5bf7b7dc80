import Dispatch

final class Archive: Sendable {
    let queue = DispatchQueue(label: "archive")

    func open(_ name: String, on queue: DispatchQueue, completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty {
            queue.async { completion(0) }
            return
        }
        queue.async { completion(name.count) }
    }

    func openHere(_ name: String, completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty { print("no name") }
        open(name, on: self.queue, completion: completion)
    }

    func openOnMain(_ name: String, completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty { print("no name") }
        open(name, on: .main) { size in
            print("size \(size)")
            completion(size)
        }
    }

    func size(completion: @escaping @Sendable (Int) -> Void) {
        let size = 3
        queue.async {
            completion(size)
        }
    }
}
