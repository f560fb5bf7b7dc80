// verdicts: 0 proved, 2 violated, 0 unknown

import Foundation

/// Who watches is told of each ship, and nobody is ever taken off the list.
final class Lighthouse {
    private var watchers: [UUID: (Int) -> Void] = [:]
    private var onMessage: ((Int) -> Void)?

    func watch(_ watcher: @escaping (Int) -> Void) -> UUID {
        let id = UUID()
        watchers[id] = watcher
        return id
    }

    func hear(_ onMessage: @escaping (Int) -> Void) { self.onMessage = onMessage }

    func flash(_ ship: Int) {
        for watcher in watchers.values { watcher(ship) }
    }

    func horn() { onMessage?(0) }

    func next() async -> Int {
        await withCheckedContinuation { continuation in
            _ = watch { continuation.resume(returning: $0) }  // want "repeating-callback: `continuation` is resumed"
        }
    }

    func word() async -> Int {
        await withCheckedContinuation { continuation in
            hear { continuation.resume(returning: $0) }  // want "repeating-callback: `continuation` is resumed"
        }
    }
}
