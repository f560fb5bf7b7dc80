import OnceoverSource
import OnceoverVocabulary
import SwiftSyntax

/// Finds the callee of a call.
extension CallLowering {
    /// What stands before the parentheses.
    enum Callee {
        case called(Call.Callee, qualifier: String?, chainRoot: TermID?)
        /// A closure with a name, behind a `?`, a `!` or in parentheses.
        case value(Int, Site)
    }

    func lowerCallee(_ expression: ExprSyntax) -> Callee {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node) where node.declName.baseName.text != "callAsFunction": return lowerMember(node)
        case .memberAccessExpr(let node) where node.base != nil: return lowerCallee(node.base!)
        case .genericSpecializationExpr(let node): return lowerCallee(node.expression)
        case .declReferenceExpr(let node):
            if case .variable(let term)? = builder.scope.lookUp(node.baseName.text) {
                return isMadeHere(term)
                    ? .called(
                        .member(of: term, name: "callAsFunction"), qualifier: node.baseName.text,
                        chainRoot: chainRoot(of: term))
                    : .called(.value(term), qualifier: nil, chainRoot: nil)
            }
            return .called(.name(node.baseName.text), qualifier: nil, chainRoot: nil)
        case .tupleExpr(let node) where node.elements.count == 1: return lowerCallee(node.elements.first!.expression)
        default: return lowerCalledValue(expression)
        }
    }

    private func lowerCalledValue(_ expression: ExprSyntax) -> Callee {
        switch expressionLowering.lowerLink(expression) {
        case .term(let term): .called(.value(term), qualifier: nil, chainRoot: nil)
        case .callable(let index): .value(index, Site(expression))
        default: .called(.other, qualifier: nil, chainRoot: nil)
        }
    }

    private func lowerMember(_ node: MemberAccessExprSyntax) -> Callee {
        let name = node.declName.baseName.text
        guard let base = node.base else { return .called(.member(of: nil, name: name), qualifier: nil, chainRoot: nil) }
        let qualifier =
            base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? (base.is(SuperExprSyntax.self) ? "super" : nil)
        if let type = madeType(named: qualifier, by: name) {
            return .called(.name(type), qualifier: nil, chainRoot: nil)
        }
        let callsBefore = builder.graph.calls.count
        let receiver = expressionLowering.lowerLink(base)
        // `workItem.perform()`, `closure.callAsFunction()`
        if case .callable(let index) = receiver {
            if builder.callables[index].isWorkItem, !Vocabulary.workItemMethods.contains(name) {
                return .called(
                    .member(of: builder.callables[index].variable, name: name), qualifier: qualifier, chainRoot: nil)
            }
            return .value(index, Site(base))
        }
        guard case .term(let term) = receiver else {
            let root = builder.graph.calls.count > callsBefore ? builder.graph.calls.last?.chainRoot : nil
            return .called(.member(of: nil, name: name), qualifier: qualifier, chainRoot: root)
        }
        return .called(.member(of: term, name: name), qualifier: qualifier, chainRoot: chainRoot(of: term))
    }

    /// `Kiln.init(…)` is `Kiln(…)`.
    private func madeType(named qualifier: String?, by name: String) -> String? {
        guard name == "init", let qualifier, Call.isTypeName(qualifier), qualifier != "Self",
            builder.scope.lookUp(qualifier) == nil
        else { return nil }
        return qualifier
    }

    /// `let once = Once()`: not a closure, so a call of it is a call of its method.
    private func isMadeHere(_ name: TermID) -> Bool {
        guard let made = builder.namedResults[name] else { return false }
        return builder.graph.calls.contains { $0.result == made && $0.isInitializer }
    }

    private func chainRoot(of term: TermID) -> TermID {
        guard builder.graph.terms[term].kind == .callResult else { return term }
        return builder.graph.calls.last { $0.result == term }?.chainRoot ?? term
    }

    func terminates(_ head: Callee) -> Bool {
        switch head {
        case .called(.name(let name), _, _), .called(.member(_, let name), qualifier: "self", _),
            .called(.member(_, let name), qualifier: "Self", _):
            builder.terminating.contains(name)
                || builder.typeName.map { builder.terminating.contains(name, of: $0) } ?? false
        case .called(.member(_, let name), qualifier: let type?, _): builder.terminating.contains(name, of: type)
        default: false
        }
    }
}

extension FunctionCallExprSyntax {
    /// `load` in `load(…)`, where nothing stands before it.
    var bareName: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }

    var calledName: String? { calledExpression.lastReference?.baseName.text }
}
