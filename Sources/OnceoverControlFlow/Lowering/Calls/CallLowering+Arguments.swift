import SwiftSyntax

/// What a call is given.
extension CallLowering {
    func lowerArguments(of node: FunctionCallExprSyntax) -> [Argument] {
        let name = node.calledName
        var arguments = node.arguments.enumerated().map { number, argument in
            Argument(
                label: argument.label?.text,
                operand: builder.names.autoclosures.contains(argument.label?.text, number: number, of: name)
                    ? .callable(closureLowering.makeCallable(.autoclosure(argument.expression)))
                    : lowerArgument(argument),
                site: Site(argument.expression),
                text: Self.text(of: argument.expression), isTrailing: false,
                isInOut: argument.expression.is(InOutExprSyntax.self))
        }
        if let closure = node.trailingClosure { arguments.append(trailing(closure, label: nil)) }
        for element in node.additionalTrailingClosures {
            arguments.append(trailing(element.closure, label: element.label.text))
        }
        return arguments
    }

    /// `show(title, actions: [.init("OK") { … }])`
    private func lowerArgument(_ argument: LabeledExprSyntax) -> Operand {
        let isOffer = argument.label.map { AlternativeClosures.isOffer(label: $0.text) } ?? false
        return offering(isOffer) { expressionLowering.lower(argument.expression) }
    }

    private func trailing(_ closure: ClosureExprSyntax, label: String?) -> Argument {
        Argument(
            label: label, operand: .callable(closureLowering.makeCallable(.closure(closure))), site: Site(closure),
            text: nil,
            isTrailing: true)
    }

    /// What a number says, or a string that has no interpolations, or a path to a property.
    private static func text(of expression: ExprSyntax) -> String? {
        if expression.is(KeyPathExprSyntax.self) { return expression.trimmedDescription }
        if let number = expression.as(IntegerLiteralExprSyntax.self) { return number.literal.text }
        guard let segments = expression.as(StringLiteralExprSyntax.self)?.segments, segments.count == 1,
            case .stringSegment(let segment)? = segments.first
        else { return nil }
        return segment.content.text
    }

    /// `alert.addAction(.init(…))`
    func offersChoice(_ head: Callee) -> Bool {
        guard case .called(.member(_, let name), _, _) = head else { return false }
        return AlternativeClosures.isChoice(method: name)
    }

    /// Lays out what is offered to the user, if it is.
    func offering<Value>(_ isOffer: Bool, _ work: () -> Value) -> Value {
        let outer = builder.isOffered
        builder.isOffered = isOffer || outer
        defer { builder.isOffered = outer }
        return work()
    }
}
