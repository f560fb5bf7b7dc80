// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation

final class Sky {
    private var handlers: [(Data?) -> Void] = []
    private var isAsking = false

    func weather(completion: @escaping (Data?) -> Void) {
        handlers.append(completion)
        guard !isAsking else { return }
        isAsking = true
        ask { data in
            self.isAsking = false
            let all = self.handlers
            self.handlers = []
            for handler in all { handler(data) }
        }
    }
}

final class Atlas {
    private var handlers: [String: [(Data?) -> Void]] = [:]

    func map(of town: String, completion: @escaping (Data?) -> Void) {
        handlers[town, default: []].append(completion)
        ask { self.drawn($0, town) }
    }

    private func drawn(_ map: Data?, _ town: String) {
        (handlers.removeValue(forKey: town) ?? []).forEach { $0(map) }
    }
}

func ask(completion: @escaping (Data?) -> Void) { completion(nil) }
