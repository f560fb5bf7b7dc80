// verdicts: 1 proved, 0 assumed, 2 violated, 2 unknown
import Foundation

/// Whoever asks next has the completions of all before him called again.
final class Sky {
    private var completions: [(Data?) -> Void] = []
    private var isAsking = false

    func weather(completion: @escaping (Data?) -> Void) {
        completions.append(completion)
        guard !isAsking else { return }
        isAsking = true
        ask { data in
            self.isAsking = false
            for completion in self.completions { completion(data) }  // want "stale-continuation: `completions`"
        }
    }
}

final class Atlas {
    private var completions: [String: [(Data?) -> Void]] = [:]

    func map(of town: String, completion: @escaping (Data?) -> Void) {
        completions[town, default: []].append(completion)
        ask { self.drawn($0, town) }
    }

    private func drawn(_ map: Data?, _ town: String) {
        for completion in completions[town] ?? [] {
            completion(map)  // want "stale-continuation: `completions`"
        }
    }
}

func ask(completion: @escaping (Data?) -> Void) { completion(nil) }
