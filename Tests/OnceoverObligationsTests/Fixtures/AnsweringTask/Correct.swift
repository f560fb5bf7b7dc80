// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once
final class ChartRoom {
    let yard: Yard
    var drawers: [String: Chart] = [:]

    /// The task that it hands on calls the handler, too.
    func fetch(_ name: String, from source: Source, completion: @escaping (Chart?) -> Void) {
        let task = yard.task(for: name) { chart in completion(chart) }
        run(task, for: name, from: source, completion: completion)  // assumes task-answers
    }

    private func run(_ task: Task, for name: String, from source: Source, completion: @escaping (Chart?) -> Void) {
        switch source {
        case .yard: task.resume()  // assumes task-answers
        case .drawer: completion(drawers[name])
        case .drawerElseYard:
            look(for: name) { chart in
                if let chart { completion(chart) } else { task.resume() }  // assumes task-answers
            }
        }
    }

    /// It has a name first, and its value later.
    func order(_ name: String, at once: Bool, completion: @escaping (Chart?) -> Void) {
        var task: Task?
        task = yard.task(for: name, completionHandler: { completion($0) })
        begin(task!, at: once, then: completion)  // assumes task-answers
    }

    private func begin(_ task: Task, at once: Bool, then completion: @escaping (Chart?) -> Void) {
        guard once else { return completion(nil) }  // assumes task-answers
        task.resume()
    }

    private func look(for name: String, found: (Chart?) -> Void) { found(drawers[name]) }
}
