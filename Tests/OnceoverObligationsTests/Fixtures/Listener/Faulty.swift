// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

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

/// Who drops what it is given has nothing by which it could leave.
final class Foghorn {
    private var listeners: [UUID: (Int) -> Void] = [:]

    @discardableResult
    func subscribe(_ listener: @escaping (Int) -> Void) -> UUID {
        let id = UUID()
        listeners[id] = listener
        return id
    }

    func unsubscribe(_ id: UUID) { listeners[id] = nil }

    func blow(_ ship: Int) { listeners.values.forEach { $0(ship) } }

    func next() async -> Int {
        await withCheckedContinuation { continuation in
            subscribe { continuation.resume(returning: $0) }  // want "repeating-callback: `continuation` is resumed"
        }
    }
}

/// What cannot be stopped tells one depth, and whether it has begun is told once.
final class Plummet {
    private var isDown = false

    func startSounding(over radio: any Radio, handler: @escaping (Int?) -> Void) {
        guard !isDown else { return }  // want "unresumed-path: .handler."
        guard radio.isOn else { return handler(nil) }
        radio.hail("depth") { ship, _ in handler(ship?.crew) }
    }

    func startHeaving(over radio: any Radio, handler: @escaping (Result<Int, any Error>) -> Void) {
        guard !isDown else { return }  // want "unresumed-path: .handler."
        radio.hail("heave") { ship, _ in handler(.success(ship?.crew ?? 0)) }
    }

    func stopHeaving() { isDown = false }
}
