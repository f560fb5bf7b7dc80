import SwiftSyntax

/// Values that are what a condition says.
extension ConditionLowering {
    /// `let isFirst = !done`, `let isCached = row != nil`: a name for what a condition says.
    func isNilTestOrNegation(_ value: ExprSyntax) -> Bool {
        if let prefix = value.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
        guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            case .binary(let name, _, let right) = Operation.of(ArraySlice(sequence.elements))
        else { return false }
        return ["==", "!="].contains(name) && right.first?.is(NilLiteralExprSyntax.self) == true
    }

    /// Says on both ways to go on what the condition's being true or false means, and joins them.
    func forkOnOutcome(of condition: ExprSyntax, at site: Site, _ say: (Bool) -> Void) {
        let blocks = (yes: builder.graph.makeBlock(), no: builder.graph.makeBlock(), join: builder.graph.makeBlock())
        lower(condition, to: blocks.yes, .always, orTo: blocks.no, .always, site: site)
        for (block, value) in [(blocks.yes, true), (blocks.no, false)] {
            builder.start(block)
            say(value)
            builder.graph.connect(to: blocks.join, site: site)
        }
        builder.start(blocks.join)
    }
}
