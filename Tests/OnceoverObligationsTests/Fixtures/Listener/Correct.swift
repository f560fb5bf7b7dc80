// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: repeating-callback-once

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

/// Who keeps what it is given may leave.
final class Foghorn {
    private var listeners: [UUID: (Int) -> Void] = [:]
    private var last: UUID?

    func subscribe(_ listener: @escaping (Int) -> Void) -> UUID {
        let id = UUID()
        listeners[id] = listener
        return id
    }

    func unsubscribe(_ id: UUID) { listeners[id] = nil }

    func blow(_ ship: Int) {
        listeners.values.forEach { $0(ship) }
        if let last { unsubscribe(last) }
    }

    func next() async -> Int {
        await withCheckedContinuation { continuation in
            last = subscribe { continuation.resume(returning: $0) }
        }
    }
}

/// Who may be stopped tells until then.
final class Sonar {
    private var listener: ((Int) -> Void)?
    private var isListening = false

    func startSounding(handler: @escaping (Int) -> Void) {
        guard !isListening else { return }
        isListening = true
        listener = handler
    }

    func stopSounding() { isListening = false }

    func heard(_ depth: Int) { listener?(depth) }
}

/// Who is installed hears of each ship.
final class Pier {
    private var handler: ((Int) -> Void)?

    func install(_ handler: @escaping (Int) -> Void) { self.handler = handler }

    func arrive(_ ship: Int) { handler?(ship) }

    func close() { handler = nil }
}
