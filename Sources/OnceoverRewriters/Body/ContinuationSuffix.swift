import OnceoverSignatures
import SwiftSyntax

/// Statements that stay as they are, in a continuation, with the handler's name given to a closure that answers it.
struct ContinuationSuffix {
    let converter: BodyConverter
    let block: BodyConverter.Block

    private var handler: CompletionHandler { converter.handler }
    private var names: StandardNames { handler.types[0].names }
    private var failure: Failure { handler.outcome.failure }
    private var unit: String { converter.unit }

    var text: StatementText {
        var first = StatementText(opening + "\n" + lines.indented(by: unit) + "\n" + closing)
        first.isContinuation = true
        first.hasGap = block.statements.first.map { StatementText($0).hasGap } ?? false
        return first
    }

    private var throwing: Bool { failure != .never }
    private var isChecked: Bool { converter.bridge != .once }

    private var isTypedAndChecked: Bool {
        if case .typed = failure { return isChecked }
        return false
    }

    private var opening: String {
        let attempt = throwing ? "try " : ""
        let value = handler.outcome.returnType
        if case .typed(let type) = failure, isChecked {
            return "let \(outcome): \(names.result)<\(value), \(type)> = await withCheckedContinuation { \(name) in"
        }
        if isChecked {
            let function = throwing ? "withCheckedThrowingContinuation" : "withCheckedContinuation"
            let kind = throwing ? names.anyError : "Never"
            return "return \(attempt)await \(function) { (\(name): CheckedContinuation<\(value), \(kind)>) in"
        }
        let arguments = handler.outcome.continuationArguments(throwing: failure)
        return "return \(attempt)await withOnceContinuation(\(arguments)) { \(name) in"
    }

    private var closing: String { isTypedAndChecked ? "}\nreturn try \(outcome).get()" : "}" }

    private var name: String {
        let used = block.statements.reduce(into: converter.locals) { $0.formUnion(UsedNames(in: $1).names) }
        return ["continuation", "waiting", "pendingCall"].first { !used.contains($0) } ?? "continuation_"
    }

    private var outcome: String { converter.unusedName("outcome") }

    private var lines: String {
        let shared = !isChecked && handler.positions.count > 1 ? ["let \(name) = \(name).shared()"] : []
        return (shared + rebound + [kept] + block.closingComments.map(\.text)).joined(separator: "\n")
    }

    /// In braces of their own where they declare a variable of the handler's name.
    private var kept: String {
        let text = block.statements.map { StatementText($0) }.joined
        let declared = block.statements.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames(in: $1).all) }
        if declared.isDisjoint(with: converter.handlers) { return text }
        return "do {\n\(text.indented(by: unit))\n}"
    }

    /// The handler's name, given to a closure of the handler's type.
    private var rebound: [String] {
        handler.positions.enumerated().map { index, position in
            let parameter = converter.candidate.function.parameters[position]
            var closure = HandlerClosure(handler)
            closure.bridge = converter.bridge
            closure.preference = converter.both.preference
            closure.continuation = name
            closure.unit = unit
            closure.tellsUnsendable = converter.tellsUnsendable
            return "let \(parameter.internalName): \(parameter.type.withoutEscaping) = \(closure.text(index))"
        }
    }
}

extension TypeSyntax {
    /// As a variable has it: parameters alone escape or do not.
    fileprivate var withoutEscaping: String {
        guard let attributed = self.as(AttributedTypeSyntax.self) else { return trimmedDescription }
        let kept = attributed.attributes.filter { $0.trimmedDescription != "@escaping" }
        return attributed.with(\.attributes, kept).trimmedDescription
    }
}
