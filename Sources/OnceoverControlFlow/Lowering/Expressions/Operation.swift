import SwiftSyntax

/// What the operator that binds least makes of a sequence that the parser left flat.
enum Operation {
    case assignment(left: ArraySlice<ExprSyntax>, operator: String, right: ArraySlice<ExprSyntax>)
    case ternary(condition: ArraySlice<ExprSyntax>, yes: ExprSyntax, no: ArraySlice<ExprSyntax>)
    case binary(String, ArraySlice<ExprSyntax>, ArraySlice<ExprSyntax>)
    /// An operator that the project has declared.
    case call(String, ArraySlice<ExprSyntax>, ArraySlice<ExprSyntax>)
    case cast(ArraySlice<ExprSyntax>, isForced: Bool)
    case other

    static func of(_ parts: ArraySlice<ExprSyntax>) -> Operation {
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
    private static func isForced(_ cast: ArraySlice<ExprSyntax>) -> Bool {
        guard cast.count == 2, let type = cast.last?.as(TypeExprSyntax.self)?.type else { return false }
        let mark = cast.first?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
        return mark?.tokenKind == .exclamationMark && !type.is(OptionalTypeSyntax.self)
    }

    /// Left-associative operators split at their last occurrence, `??` at its first.
    private static func splitBinary(_ parts: ArraySlice<ExprSyntax>) -> Operation? {
        let operators = parts.indices.compactMap { index in operatorText(parts[index]).map { (index, $0) } }
        for names in leftAssociative {
            if let (index, name) = operators.last(where: { names.contains($0.1) }) {
                return .binary(name, parts[..<index], parts[(index + 1)...])
            }
        }
        if let (index, name) = operators.last(where: { !standard.contains($0.1) }) {
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

    private static func operatorText(_ part: ExprSyntax) -> String? {
        part.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    static func isAssignment(_ part: ExprSyntax) -> Bool {
        if part.is(AssignmentExprSyntax.self) { return true }
        guard let name = operatorText(part) else { return false }
        return name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }
}

extension ArraySlice<ExprSyntax> {
    var site: Site {
        guard let first, let last else { return Site(start: 0, end: 0) }
        return Site(start: Site(first).range.lowerBound, end: Site(last).range.upperBound)
    }
}
