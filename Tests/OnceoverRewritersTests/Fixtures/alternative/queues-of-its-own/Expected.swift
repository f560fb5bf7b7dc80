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

    nonisolated(nonsending) func open(_ name: String, on queue: DispatchQueue) async -> Int {
        await withCheckedContinuation { continuation in
            open(name, on: queue) { continuation.resume(returning: $0) }
        }
    }

    func openHere(_ name: String, completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty { print("no name") }
        open(name, on: self.queue, completion: completion)
    }

    nonisolated(nonsending) func openHere(_ name: String) async -> Int {
        await withCheckedContinuation { continuation in
            openHere(name) { continuation.resume(returning: $0) }
        }
    }

    func openOnMain(_ name: String, completion: @escaping @Sendable (Int) -> Void) {
        if name.isEmpty { print("no name") }
        open(name, on: .main) { size in
            print("size \(size)")
            completion(size)
        }
    }

    nonisolated(nonsending) func openOnMain(_ name: String) async -> Int {
        await withCheckedContinuation { continuation in
            openOnMain(name) { continuation.resume(returning: $0) }
        }
    }

    func size(completion: @escaping @Sendable (Int) -> Void) {
        let size = 3
        queue.async {
            completion(size)
        }
    }

    nonisolated(nonsending) func size() async -> Int {
        await withCheckedContinuation { continuation in
            size { continuation.resume(returning: $0) }
        }
    }
}
