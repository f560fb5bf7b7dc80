// verdicts: 1 proved, 2 violated, 2 unknown
import Foundation

/// Whoever asks next has the handlers of all before him called again.
final class Sky {
    private var handlers: [(Data?) -> Void] = []
    private var isAsking = false

    func weather(completion: @escaping (Data?) -> Void) {
        handlers.append(completion)
        guard !isAsking else { return }
        isAsking = true
        ask { data in
            self.isAsking = false
            for handler in self.handlers { handler(data) }  // want "stale-continuation: `handlers`"
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
        for handler in handlers[town] ?? [] {
            handler(map)  // want "stale-continuation: `handlers`"
        }
    }
}

func ask(completion: @escaping (Data?) -> Void) { completion(nil) }
