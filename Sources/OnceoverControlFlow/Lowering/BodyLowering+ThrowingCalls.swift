import OnceoverContracts
import SwiftSyntax

/// Calls that may throw, and where they do.
extension BodyLowering {
    /// Where the closures run in place, the call throws behind them. Where they are kept or run later, it may.
    func branchOnErrorBehindClosures(of call: Int, _ node: FunctionCallExprSyntax) {
        let site = graph.calls[call].site
        if runsInPlace(call) {
            if !passesErrorsOn(node) { branchOnError(at: site) }
        } else if graph.calls[call].arguments.contains(where: { isDeferred($0.operand) }) {
            branchOnError(at: site, .throwsBehindClosures(call))
        }
    }

    private func isDeferred(_ operand: Operand) -> Bool {
        if case .region(let region) = operand { graph.regions[region].isDeferred } else { false }
    }

    /// Whether the call runs a closure before it can throw.
    func runsInPlace(_ index: Int) -> Bool {
        let call = graph.calls[index]
        return call.arguments.enumerated().contains { position, argument in
            guard argument.operand.isClosure else { return false }
            let use = ClosureUse(of: position, in: call, literals: [:])
            return convention(of: call, use, givesManyValues: false) == .inPlaceOnce
        }
    }

    /// `try result.get()` throws where the result is a failure, which a `switch` around may have ruled out.
    func failure(thrownBy call: Call) -> Constraint? {
        guard case .member(let result?, "get") = call.callee, call.arguments.isEmpty, !manyCased.contains(result)
        else { return nil }
        return Constraint(result, .isCase(graph.caseNumber("failure"), true))
    }

    /// `.failure(error)` makes a value, and does not throw.
    func makesCase(_ callee: Call.Callee) -> Bool {
        if case .member(of: nil, let name) = callee { name != "init" } else { false }
    }

    /// `JSONSerialization.data(withJSONObject: log)`, which is declared to throw, and does not.
    func throwsNothing(_ name: String, of type: String?, _ arguments: [Argument]) -> Bool {
        type.map { contracts.throwsNothing(name, of: $0, arguments.map(\.label)) } ?? false
    }

    /// `Task { try await Task.sleep(for: delay); … }`: it is never cancelled.
    func isNeverCancelled(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        contracts.throwsWhenCancelledOnly(name) && UnheldTask(contracts: contracts).contains(node)
    }

    /// `XCTAssertThrowsError(try load())`: what the argument throws stays there. With other assertions the test has failed.
    ///
    /// - Returns: whether what is behind an error counts; nothing where errors are not caught.
    func caughtErrors(_ head: Callee) -> Bool? {
        guard case .called(.name(let name), _, _) = head, name.hasPrefix("XCTAssert") else { return nil }
        return name == "XCTAssertThrowsError"
    }

    func lowerCaught(_ node: FunctionCallExprSyntax, goesOn: Bool) -> [Argument] {
        let join = graph.makeBlock()
        let outer = (frame.throwTarget, frame.throwDefers)
        (frame.throwTarget, frame.throwDefers) = (goesOn ? join : graph.makeBlock(), defers.count)
        let arguments = lowerArguments(of: node)
        (frame.throwTarget, frame.throwDefers) = outer
        graph.finishCall()
        graph.connect(to: join, site: Site(node))
        start(join)
        return arguments
    }
}
