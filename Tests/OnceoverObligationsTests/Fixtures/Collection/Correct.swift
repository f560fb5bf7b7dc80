// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func hoist(_ ships: [Ship], completion: @escaping ([String]) -> Void) {
    var names: [String] = []
    ships.forEach { names.append($0.name) }
    completion(names.filter { !$0.isEmpty }.sorted { $0 < $1 })
}

final class Moorings {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The elements of a local copy are those of the property.
    func release() {
        let waiting = self.waiting
        self.waiting = []
        waiting.forEach { $0.resume() }
    }
}
