// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Post {
    private var waiting: [String: [CheckedContinuation<Int, Never>]] = [:]

    func letters(in town: String) async -> Int {
        await withCheckedContinuation { waiting[town, default: []].append($0) }
    }

    func counted(_ letters: Int, in town: String) {
        for continuation in waiting.removeValue(forKey: town) ?? [] { continuation.resume(returning: letters) }
    }

    func burnt(in town: String) {
        waiting[town]?.forEach { $0.resume(returning: 0) }
        waiting[town] = nil
    }

    func closed() {
        waiting.values.flatMap { $0 }.forEach { $0.resume(returning: 0) }
        waiting = [:]
    }
}

/// Nobody is ever taken off a list of listeners.
final class Crier {
    private var listeners: [String: [(Int) -> Void]] = [:]

    func hear(of topic: String, handler: @escaping (Int) -> Void) { listeners[topic, default: []].append(handler) }

    func cry(_ news: Int, about topic: String) {
        for listener in listeners[topic] ?? [] { listener(news) }
    }
}
