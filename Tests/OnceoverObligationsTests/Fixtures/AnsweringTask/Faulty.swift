// verdicts: 0 proved, 2 assumed, 5 violated, 0 unknown
// proofs assume: callee-keeps-promise
final class ChartRoom {
    let yard: Yard
    var drawers: [String: Chart] = [:]

    // On one path nobody starts the task, on another one both answer.
    func fetch(_ name: String, from source: Source, completion: @escaping (Chart?) -> Void) {
        let task = yard.task(for: name) { chart in completion(chart) }
        run(task, for: name, from: source, completion: completion)  // want "double-resume: .completion."
    }

    private func run(_ task: Task, for name: String, from source: Source, completion: @escaping (Chart?) -> Void) {
        switch source {
        case .yard: task.resume()  // want "unresumed-path: .completion."
        case .drawer: completion(drawers[name])
        case .drawerThenYard:
            completion(drawers[name])
            task.resume()
        case .nowhere: return  // want "unresumed-path: .completion."
        }
    }

    // The task has no handler.
    func order(_ name: String, at once: Bool, completion: @escaping (Chart?) -> Void) {
        let task = yard.task(for: name) { chart in print(chart) }
        begin(task, at: once, then: completion)
    }

    private func begin(_ task: Task, at once: Bool, then completion: @escaping (Chart?) -> Void) {
        guard once else { return completion(nil) }  // want "unresumed-path: .completion."
        task.resume()
    }

    // One of two callers makes a task without it.
    func borrow(_ name: String, at once: Bool, completion: @escaping (Chart?) -> Void) {
        let task = yard.task(for: name) { chart in completion(chart) }
        lend(task, at: once, then: completion)  // want "double-resume: .completion."
    }

    func copy(_ name: String, at once: Bool, completion: @escaping (Chart?) -> Void) {
        lend(yard.task(for: name), at: once, then: completion)
    }

    private func lend(_ task: Task, at once: Bool, then completion: @escaping (Chart?) -> Void) {
        guard once else { return completion(nil) }  // want "unresumed-path: .completion."
        task.resume()
    }
}
