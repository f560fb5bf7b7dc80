import OnceoverControlFlow
import OnceoverVocabulary

extension Assumption {
    /// `guard error.code != NSURLErrorCancelled else { return }`, with the number -999: the code that cancelled the
    /// request needs no answer. The assumption does not hold for code that asks before there is an error.
    static let cancelledRequest = Assumption(
        "cancelled-request", .path, .demotes,
        AssumptionPage(
            takes: "A caller that cancels a request is assumed not to wait for its handler.",
            why: """
                Many programs skip the handler if the error is a cancellation, or if the request says that it is \
                cancelled.
                """,
            example: """
                func load(completion: @escaping (Chart?) -> Void) {
                    session.load { chart, error in
                        if let error, error.code == NSURLErrorCancelled { return }
                        completion(chart)
                    }
                }
                """,
            stillFound: """
                A continuation, because a task still waits for it, and a handler that a framework passes to you.
                """,
            costs: "A caller that cancels the request and still relies on the handler."),
        applies: { $0.leaks(\.isOfCancellation) })
}

extension LeakCase {
    fileprivate var isOfCancellation: Bool {
        let kind = base.violation.obligation.kind
        guard [.handler, .handlerPair].contains(kind), !body.tracked.isOfFramework else { return false }
        return isOfTokenCalledOff
            || asked.contains { asked in
                let name = graph.terms[asked.term].name.lowercased()
                if case .isCase(let number, _) = asked.fact, isCancelled(graph.caseNames[Int(number)]) {
                    return isOfError(name)
                }
                return isOfError(name) && isCancelled(name)
            }
    }

    /// `guard !request.isCancelled else { return }` in a callback: the holder of the request has cancelled it
    /// meanwhile. This does not hold for a request that was already cancelled, or for the object itself.
    private var isOfTokenCalledOff: Bool {
        guard let branch = blame.branch, exploration.block(at: branch.point).region != nil else { return false }
        return asked.contains { asked in
            guard asked.fact == .boolean(true), case .member(let token, let flag) = graph.terms[asked.term].kind
            else { return false }
            return Vocabulary.cancelledFlags.contains(flag) && token != graph.selfTerm
                && !graph.terms[token].name.hasSuffix("Task")
        }
    }

    private func isCancelled(_ name: String) -> Bool {
        name.contains("-999") || name.lowercased().contains("cancel")
    }

    private func isOfError(_ name: String) -> Bool { name.contains("error") || name.hasPrefix("err") }
}
