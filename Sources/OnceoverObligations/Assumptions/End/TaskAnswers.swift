extension Assumption {
    /// `run(task, orRecall: url, completion: completion)`, where the task's own closure calls the handler.
    static let taskAnswers = Assumption(
        "task-answers", .end, .demotes,
        AssumptionPage(
            takes: """
                If callers pass a task with the handler, the task is assumed to call the handler once it is started.
                """,
            why: """
                The closure of the task calls the handler. The function starts the task or calls the handler, and not \
                both.
                """,
            example: """
                let task = session.dataTask(with: url) { data, _, _ in completion(data) }
                run(task, orRecall: url, completion: completion)
                """,
            stillFound: "A path that does neither.",
            costs: "A task that never ends."),
        applies: { $0.isOfTask })
}

extension Case {
    fileprivate var isOfTask: Bool {
        guard let handlers else { return false }
        let tasks = TaskExcuses(exploration: exploration, function: function, context: context)
        return violation.defect.isLeak ? tasks.areStarted(handlers) : tasks.isLeft(toTaskAt: violation)
    }
}
