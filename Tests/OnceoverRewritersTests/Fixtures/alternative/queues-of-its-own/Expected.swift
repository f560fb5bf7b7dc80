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

    func open(_ name: String, on queue: DispatchQueue) async -> Int {
        await withCheckedContinuation { continuation in
            open(name, on: queue) { continuation.resume(returning: $0) }
        }
    }

    func openHere(_ name: String, completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty { print("no name") }
        open(name, on: self.queue, completion: completion)
    }

    func openHere(_ name: String) async -> Int {
        await withCheckedContinuation { continuation in
            openHere(name) { continuation.resume(returning: $0) }
        }
    }

    func openOnMain(_ name: String, completion: @escaping @Sendable (Int) -> Void) {
        Task { @MainActor in
            completion(await openOnMain(name))
        }
    }

    func openOnMain(_ name: String) async -> Int {
        if name.isEmpty { print("no name") }
        let size = await open(name, on: .main)
        print("size \(size)")
        return size
    }

    func size(completion: @escaping @Sendable (Int) -> Void) {
        let size = 3
        queue.async {
            completion(size)
        }
    }

    func size() async -> Int {
        await withCheckedContinuation { continuation in
            size { continuation.resume(returning: $0) }
        }
    }
}
