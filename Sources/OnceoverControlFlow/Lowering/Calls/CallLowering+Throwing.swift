import OnceoverContracts
import SwiftSyntax

/// Calls that may throw, and where they do.
extension CallLowering {
    /// Where the closures run in place, the call throws behind them. Where they are kept or run later, it may.
    func branchOnErrorBehindClosures(of call: Int, _ node: FunctionCallExprSyntax) {
        let site = builder.graph.calls[call].site
        if runsInPlace(call) {
            if !closureLowering.passesErrorsOn(node) { errorPaths.branchOnError(at: site) }
        } else if builder.graph.calls[call].arguments.contains(where: { isDeferred($0.operand) }) {
            errorPaths.branchOnError(at: site, .throwsBehindClosures(call))
        }
    }

    private func isDeferred(_ operand: Operand) -> Bool {
        if case .region(let region) = operand { builder.graph.regions[region].isDeferred } else { false }
    }

    /// Whether the call runs a closure before it can throw.
    func runsInPlace(_ index: Int) -> Bool {
        let call = builder.graph.calls[index]
        return call.arguments.enumerated().contains { position, argument in
            guard argument.operand.isClosure else { return false }
            let use = ClosureUse(of: position, in: call, literals: [:])
            return closureLowering.convention(of: call, use, givesManyValues: false) == .inPlaceOnce
        }
    }

    /// `try result.get()` throws where the result is a failure, which a `switch` around may have ruled out.
    func failure(thrownBy call: Call) -> Constraint? {
        guard case .member(let result?, "get") = call.callee, call.arguments.isEmpty,
            !builder.manyCased.contains(result)
        else { return nil }
        return Constraint(result, .isCase(builder.graph.caseNumber("failure"), true))
    }

    /// `.failure(error)` makes a value, and does not throw.
    func makesCase(_ callee: Call.Callee) -> Bool {
        if case .member(of: nil, let name) = callee { name != "init" } else { false }
    }

    /// `JSONSerialization.data(withJSONObject: log)`, which is declared to throw, and does not.
    func throwsNothing(_ name: String, of type: String?, _ arguments: [Argument]) -> Bool {
        type.map { builder.contracts.throwsNothing(name, of: $0, arguments.map(\.label)) } ?? false
    }

    /// `Task { try await Task.sleep(for: delay); … }`: it is never cancelled.
    func isNeverCancelled(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        builder.contracts.throwsWhenCancelledOnly(name) && UnheldTask(contracts: builder.contracts).contains(node)
    }

    /// `XCTAssertThrowsError(try load())`: an error of the argument stays there. With other assertions the test has
    /// failed.
    ///
    /// - Returns: whether code that follows an error counts; nil if errors are not caught.
    func caughtErrors(_ head: Callee) -> Bool? {
        guard case .called(.name(let name), _, _) = head, name.hasPrefix("XCTAssert") else { return nil }
        return name == "XCTAssertThrowsError"
    }

    func lowerCaught(_ node: FunctionCallExprSyntax, goesOn: Bool) -> [Argument] {
        let join = builder.graph.makeBlock()
        let outer = (builder.frame.throwTarget, builder.frame.throwDefers)
        (builder.frame.throwTarget, builder.frame.throwDefers) = (
            goesOn ? join : builder.graph.makeBlock(), builder.defers.count
        )
        let arguments = lowerArguments(of: node)
        (builder.frame.throwTarget, builder.frame.throwDefers) = outer
        builder.graph.finishCall()
        builder.graph.connect(to: join, site: Site(node))
        builder.start(join)
        return arguments
    }
}
