import SwiftSyntax

extension SequenceExprSyntax {
    /// What `target = value` puts where; nil for anything else.
    var assignment: (target: ExprSyntax, value: ExprSyntax)? {
        let elements = Array(elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
        return (elements[0], elements[2])
    }
}
