import OnceoverControlFlow

extension Assumption {
    /// `do { ship = try answer() } catch let error as Wreck { … } catch {}`: the code that makes the closure knows what
    /// it throws, and the first clause shows that its caller knows it, too. The last clause only satisfies the
    /// compiler.
    static let expectedErrorType = Assumption(
        "expected-error-type", .path, .demotes,
        AssumptionPage(
            takes: "A closure parameter is assumed to throw only the error type of the function's first `catch`.",
            why: "The last, empty `catch` is there because the compiler requires it.",
            example: """
                do {
                    completion(try answer())
                } catch let error as Wreck {
                    completion(nil)
                } catch {}
                """,
            stillFound: "An empty `catch` after a call of a function.",
            costs: "An error of another type: the handler is never called."),
        applies: { $0.leaks(\.isOfOtherError) })
}

extension LeakCase {
    fileprivate var isOfOtherError: Bool {
        graph.typedCatches.contains { clause in
            clause.ignoresOthers && asked.contains(clause.isOfType.negated)
                && clause.calls.allSatisfy { isOfGivenClosure(graph.calls[$0]) }
        }
    }

    private func isOfGivenClosure(_ call: Call) -> Bool {
        guard case .value(let closure) = call.callee else { return false }
        return graph.parameters.contains(closure) || graph.regions.contains { $0.parameters.contains(closure) }
    }
}
