import SwiftSyntax

extension BodyLowering {
    /// What the operator that binds least makes of a sequence that the parser left flat.
    enum Operation {
        case assignment(left: ArraySlice<ExprSyntax>, operator: String, right: ArraySlice<ExprSyntax>)
        case ternary(condition: ArraySlice<ExprSyntax>, yes: ExprSyntax, no: ArraySlice<ExprSyntax>)
        case binary(String, ArraySlice<ExprSyntax>, ArraySlice<ExprSyntax>)
        /// An operator that the project has declared.
        case call(String, ArraySlice<ExprSyntax>, ArraySlice<ExprSyntax>)
        case cast(ArraySlice<ExprSyntax>, isForced: Bool)
        case other
    }

    func split(_ parts: ArraySlice<ExprSyntax>) -> Operation {
        // Splitting at one operator after the other is quadratic; only generated code has so many in one expression.
        guard parts.count < 1000 else { return .other }
        if let index = parts.firstIndex(where: { isAssignment($0) }) {
            let name = operatorText(parts[index]) ?? "="
            return .assignment(left: parts[..<index], operator: name, right: parts[(index + 1)...])
        }
        if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self)
        {
            return .ternary(condition: parts[..<index], yes: ternary.thenExpression, no: parts[(index + 1)...])
        }
        if let binary = splitBinary(parts) { return binary }
        if let index = parts.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            return .cast(parts[..<index], isForced: isForced(parts[index...]))
        }
        return .other
    }

    /// `as! Wireless`; nil can be cast to `Wireless?`.
    private func isForced(_ cast: ArraySlice<ExprSyntax>) -> Bool {
        guard cast.count == 2, let type = cast.last?.as(TypeExprSyntax.self)?.type else { return false }
        let mark = cast.first?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
        return mark?.tokenKind == .exclamationMark && !type.is(OptionalTypeSyntax.self)
    }

    /// Left-associative operators split at their last occurrence, `??` at its first.
    private func splitBinary(_ parts: ArraySlice<ExprSyntax>) -> Operation? {
        let operators = parts.indices.compactMap { index in operatorText(parts[index]).map { (index, $0) } }
        for names in Self.leftAssociative {
            if let (index, name) = operators.last(where: { names.contains($0.1) }) {
                return .binary(name, parts[..<index], parts[(index + 1)...])
            }
        }
        if let (index, name) = operators.last(where: { !Self.standard.contains($0.1) }) {
            return .call(name, parts[..<index], parts[(index + 1)...])
        }
        guard let (index, name) = operators.first(where: { $0.1 == "??" }) else { return nil }
        return .binary(name, parts[..<index], parts[(index + 1)...])
    }

    /// Those that bind least first.
    private static let leftAssociative = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="]]

    private static let standard: Set<String> = [
        "??", "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "...", "..<",
    ]

    private func operatorText(_ part: ExprSyntax) -> String? {
        part.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    private func isAssignment(_ part: ExprSyntax) -> Bool {
        if part.is(AssignmentExprSyntax.self) { return true }
        guard let name = operatorText(part) else { return false }
        return name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    func site(of parts: ArraySlice<ExprSyntax>) -> Site {
        guard let first = parts.first, let last = parts.last else { return Site(start: 0, end: 0) }
        return Site(start: Site(first).range.lowerBound, end: Site(last).range.upperBound)
    }

    func lowerSequence(_ parts: ArraySlice<ExprSyntax>) -> Operand {
        guard let first = parts.first else { return .unknown }
        if parts.count == 1 { return lower(first) }
        let rest = parts.dropFirst()
        let assigns = parts.contains { isAssignment($0) }
        // `try`, `await` and `unsafe` cover all to their right.
        if !assigns, let node = first.as(TryExprSyntax.self) {
            return lowerTry(node, at: site(of: parts)) { lowerSequence([node.expression] + rest) }
        }
        if let node = first.as(AwaitExprSyntax.self) { return lowerSequence([node.expression] + rest) }
        if assigns, let node = first.as(TryExprSyntax.self) {
            return lowerTry(node, at: site(of: parts)) { lowerSequence([node.expression] + rest) }
        }
        return lower(split(parts), parts)
    }

    private func lower(_ operation: Operation, _ parts: ArraySlice<ExprSyntax>) -> Operand {
        switch operation {
        case .assignment(let left, let name, let right):
            lowerAssignment(left, name, right, at: site(of: parts))
            return .unknown
        case .ternary(let condition, let yes, let no): return lowerTernary(condition, yes, no, at: site(of: parts))
        case .binary("??", let left, let right): return lowerCoalescing(left, right, at: site(of: parts))
        case .binary("||", _, _), .binary("&&", _, _): return lowerLogical(parts)
        case .binary(let name, let left, let right):
            _ = drop(lowerSequence(left), left)
            _ = drop(lowerSequence(right), right)
            return comparison(name, left, right).map { .term($0) } ?? .unknown
        case .call(let name, let left, let right): return lowerCall(of: name, left, right, at: site(of: parts))
        case .cast(let value, let isForced):
            let value = lowerSequence(value)
            return isForced ? forced(value, at: site(of: parts)) : value
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
                label: nil, operand: lowerSequence(parts), site: self.site(of: parts), text: nil, isTrailing: false)
        }
        let result = graph.terms.addCallResult(of: name)
        graph.calls.append(
            Call(
                callee: .name(name), qualifier: nil, arguments: arguments, site: site, result: result,
                chainRoot: result, isTried: frame.isTried, isAwaited: frame.isAwaited))
        let call = graph.calls.count - 1
        graph.append(.call(call))
        layOutOperands(of: call)
        if frame.isTried { branchOnError(at: site) }
        return .term(result)
    }

    /// `isReady ~> { completion() }`
    private func layOutOperands(of call: Int) {
        for (index, argument) in graph.calls[call].arguments.enumerated() {
            guard case .callable(let callable) = argument.operand else { continue }
            layOut(
                HandedClosure(
                    callable: callable, convention: .callback, call: call, argument: index, site: argument.site,
                    madeIn: frame.region),
                as: .callback)
        }
    }

    /// A value that an operator uses up.
    func drop(_ operand: Operand, _ parts: ArraySlice<ExprSyntax>) -> Operand {
        materialize(operand, at: site(of: parts))
    }
}
