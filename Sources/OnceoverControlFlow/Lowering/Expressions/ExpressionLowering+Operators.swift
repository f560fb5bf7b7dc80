import SwiftSyntax

extension ExpressionLowering {
    func lowerSequence(_ parts: ArraySlice<ExprSyntax>) -> Operand {
        guard let first = parts.first else { return .unknown }
        if parts.count == 1 { return lower(first) }
        let rest = parts.dropFirst()
        let assigns = parts.contains { Operation.isAssignment($0) }
        // `try`, `await` and `unsafe` cover all to their right.
        if !assigns, let node = first.as(TryExprSyntax.self) {
            return errorPaths.lowerTry(node, at: parts.site) { lowerSequence([node.expression] + rest) }
        }
        if let node = first.as(AwaitExprSyntax.self) { return lowerSequence([node.expression] + rest) }
        if assigns, let node = first.as(TryExprSyntax.self) {
            return errorPaths.lowerTry(node, at: parts.site) { lowerSequence([node.expression] + rest) }
        }
        return lower(Operation.of(parts), parts)
    }

    private func lower(_ operation: Operation, _ parts: ArraySlice<ExprSyntax>) -> Operand {
        switch operation {
        case .assignment(let left, let name, let right):
            assignmentLowering.lowerAssignment(left, name, right, at: parts.site)
            return .unknown
        case .ternary(let condition, let yes, let no): return lowerTernary(condition, yes, no, at: parts.site)
        case .binary("??", let left, let right): return lowerCoalescing(left, right, at: parts.site)
        case .binary("||", _, _), .binary("&&", _, _): return lowerLogical(parts)
        case .binary(let name, let left, let right):
            _ = drop(lowerSequence(left), left)
            _ = drop(lowerSequence(right), right)
            return conditionLowering.comparison(name, left, right).map { .term($0) } ?? .unknown
        case .call(let name, let left, let right): return lowerCall(of: name, left, right, at: parts.site)
        case .cast(let value, let isForced):
            let value = lowerSequence(value)
            return isForced ? forced(value, at: parts.site) : value
        case .other:
            for part in parts where !part.is(BinaryOperatorExprSyntax.self) { _ = drop(lower(part), [part]) }
            return .unknown
        }
    }

    /// `result ~> continuation`: a function like others, but for where its name stands.
    private func lowerCall(
        of name: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, at site: Site
    ) -> Operand {
        let arguments = [left, right].map { parts in
            Argument(
                label: nil, operand: lowerSequence(parts), site: parts.site, text: nil, isTrailing: false)
        }
        let result = builder.graph.terms.addCallResult(of: name)
        builder.graph.calls.append(
            Call(
                callee: .name(name), qualifier: nil, arguments: arguments, site: site, result: result,
                chainRoot: result, isTried: builder.frame.isTried, isAwaited: builder.frame.isAwaited))
        let call = builder.graph.calls.count - 1
        builder.graph.append(.call(call))
        layOutOperands(of: call)
        if builder.frame.isTried { errorPaths.branchOnError(at: site) }
        return .term(result)
    }

    /// `isReady ~> { completion() }`
    private func layOutOperands(of call: Int) {
        for (index, argument) in builder.graph.calls[call].arguments.enumerated() {
            guard case .callable(let callable) = argument.operand else { continue }
            closureLowering.layOut(
                HandedClosure(
                    callable: callable, convention: .callback, call: call, argument: index, site: argument.site,
                    madeIn: builder.frame.region),
                as: .callback)
        }
    }

    /// A value that an operator uses up.
    func drop(_ operand: Operand, _ parts: ArraySlice<ExprSyntax>) -> Operand {
        closureLowering.materialize(operand, at: parts.site)
    }
}
