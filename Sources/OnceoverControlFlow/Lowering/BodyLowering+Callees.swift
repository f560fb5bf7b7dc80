import OnceoverSource
import OnceoverVocabulary
import SwiftSyntax

/// Finds the callee of a call.
extension BodyLowering {
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
            if case .variable(let term)? = scope.lookUp(node.baseName.text) {
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
        switch lowerLink(expression) {
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
        let callsBefore = graph.calls.count
        let receiver = lowerLink(base)
        // `workItem.perform()`, `closure.callAsFunction()`
        if case .callable(let index) = receiver {
            if callables[index].isWorkItem, !Vocabulary.workItemMethods.contains(name) {
                return .called(.member(of: callables[index].variable, name: name), qualifier: qualifier, chainRoot: nil)
            }
            return .value(index, Site(base))
        }
        guard case .term(let term) = receiver else {
            let root = graph.calls.count > callsBefore ? graph.calls.last?.chainRoot : nil
            return .called(.member(of: nil, name: name), qualifier: qualifier, chainRoot: root)
        }
        return .called(.member(of: term, name: name), qualifier: qualifier, chainRoot: chainRoot(of: term))
    }

    /// `Kiln.init(…)` is `Kiln(…)`.
    private func madeType(named qualifier: String?, by name: String) -> String? {
        guard name == "init", let qualifier, Call.isTypeName(qualifier), qualifier != "Self",
            scope.lookUp(qualifier) == nil
        else { return nil }
        return qualifier
    }

    /// `let once = Once()`: not a closure, so a call of it is a call of its method.
    private func isMadeHere(_ name: TermID) -> Bool {
        guard let made = namedResults[name] else { return false }
        return graph.calls.contains { $0.result == made && $0.isInitializer }
    }

    private func chainRoot(of term: TermID) -> TermID {
        guard graph.terms[term].kind == .callResult else { return term }
        return graph.calls.last { $0.result == term }?.chainRoot ?? term
    }

    /// `load` in `load(…)`, where nothing stands before it.
    func bareName(calledBy node: FunctionCallExprSyntax) -> String? {
        node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    func name(calledBy node: FunctionCallExprSyntax) -> String? {
        node.calledExpression.lastReference?.baseName.text
    }

    func terminates(_ head: Callee) -> Bool {
        switch head {
        case .called(.name(let name), _, _), .called(.member(_, let name), qualifier: "self", _),
            .called(.member(_, let name), qualifier: "Self", _):
            terminating.contains(name) || typeName.map { terminating.contains(name, of: $0) } ?? false
        case .called(.member(_, let name), qualifier: let type?, _): terminating.contains(name, of: type)
        default: false
        }
    }
}
