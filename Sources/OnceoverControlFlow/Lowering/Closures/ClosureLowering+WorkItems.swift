import OnceoverVocabulary
import SwiftSyntax

/// Work items and operations that have a name: `let item = DispatchWorkItem { … }`.
extension ClosureLowering {
    /// `Timeout(item)` beside `queue.async(execute: item)`: what one call has run is given to the other to be cancelled.
    func isKept(_ callable: Int, by call: Call, as argument: Argument, _ node: FunctionCallExprSyntax) -> Bool {
        guard builder.callables[callable].isWorkItem, let item = builder.callables[callable].variable,
            !runs(call, argument)
        else {
            return false
        }
        return statements(around: node).map { isRun(builder.graph.terms[item].name, in: $0) } ?? false
    }

    private func runs(_ call: Call, _ argument: Argument) -> Bool {
        argument.label == "execute" || call.name.map(Vocabulary.operationQueueMethods.contains) ?? false
    }

    private func isRun(_ item: String, in statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { statement in
            guard let call = statement.item.as(FunctionCallExprSyntax.self) else { return false }
            return call.arguments.contains { given in
                given.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == item
                    && (given.label?.text == "execute"
                        || call.calledName.map(Vocabulary.operationQueueMethods.contains) ?? false)
            }
        }
    }

    private func statements(around node: FunctionCallExprSyntax) -> CodeBlockItemListSyntax? {
        sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
    }
}
