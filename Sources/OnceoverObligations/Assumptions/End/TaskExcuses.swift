import OnceoverControlFlow

/// Why a handler that a function and a task share is not lost by the one, nor called twice by both.
struct TaskExcuses {
    let exploration: Exploration
    let function: Int
    let context: FileContext

    /// Whether each path that leaves the handler starts the task.
    ///
    /// - Parameter handlers: the numbers of the parameters that are the obligation.
    func areStarted(_ handlers: [Int]) -> Bool {
        let tasks = AnsweringTasks(context: context, function: function)
        return handlers.allSatisfy { tasks.answer($0, onLeaksOf: exploration) }
    }

    /// Whether what seems to be a second call hands both on to a function that calls the handler or starts the task.
    func isLeft(toTaskAt violation: Violation) -> Bool {
        let graph = exploration.flow.body.graph
        return graph.blocks.indices.contains { block in
            guard let call = graph.blocks[block].call.map({ graph.calls[$0] }),
                context.file.location(of: call.site) == violation.location
            else { return false }
            return isLeftToTask(Callers.Place(caller: function, block: block, call: call))
        }
    }

    private func isLeftToTask(_ place: Callers.Place) -> Bool {
        let graph = exploration.flow.body.graph
        let callees = context.questions(for: function).callees.here(of: place.call, in: graph).compactMap(\.function)
        return callees.contains { callee in
            guard let call = CallPlace(place, of: callee, context: context) else { return false }
            let tasks = AnsweringTasks(context: context, function: callee)
            return context.declarations.functions[callee].parameters.indices.contains { parameter in
                call.term(of: parameter).map(exploration.flow.body.tracked.roots.contains) ?? false
                    && tasks.answerAlone(parameter)
            }
        }
    }
}
