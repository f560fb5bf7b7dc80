// verdicts: 2 proved, 0 violated, 0 unknown

import Foundation

final class Lighthouse {
    private var watchers: [UUID: (Int) -> Void] = [:]
    private var onEnd: ((Int) -> Void)?

    func watch(_ watcher: @escaping (Int) -> Void) -> UUID {
        let id = UUID()
        watchers[id] = watcher
        return id
    }

    func burn(_ onEnd: @escaping (Int) -> Void) { self.onEnd = onEnd }

    func flash(_ ship: Int) {
        for watcher in watchers.values { watcher(ship) }
        watchers.removeAll()
    }

    func goOut() { onEnd?(0) }

    func next() async -> Int {
        await withCheckedContinuation { continuation in
            _ = watch { continuation.resume(returning: $0) }
        }
    }

    func night() async -> Int {
        await withCheckedContinuation { continuation in
            burn { continuation.resume(returning: $0) }
        }
    }
}
