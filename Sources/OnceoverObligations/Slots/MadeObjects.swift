import OnceoverSymbols
import SwiftSyntax

/// What becomes of the objects of a type that a file makes.
enum MadeObjects: String {
    case none
    /// Each is made where it is called or handed over.
    case used
    /// A property or a global holds one, or a function returns one.
    case kept

    init(of type: String, in context: FileContext) {
        let mayBeMade = ["(", "<"].contains { context.file.words.contains(type + $0) }
        if context.declarations.isStored(type) {
            self = .kept
        } else {
            self = mayBeMade ? MadeObjectVisitor.objects(of: type, in: context.file.tree) : .none
        }
    }
}

private final class MadeObjectVisitor: SyntaxVisitor {
    private let type: String
    private var objects = MadeObjects.none

    private init(of type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    /// - Complexity: O(size of the file).
    static func objects(of type: String, in tree: SourceFileSyntax) -> MadeObjects {
        let visitor = MadeObjectVisitor(of: type)
        visitor.walk(tree)
        return visitor.objects
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if objects != .kept, Construction.typeName(calledBy: node) == type {
            objects = isKept(ExprSyntax(node)) ? .kept : .used
        }
        return objects == .kept ? .skipChildren : .visitChildren
    }

    private func isKept(_ value: ExprSyntax) -> Bool {
        guard let parent = value.parent else { return true }
        switch parent.as(SyntaxEnum.self) {
        case .tryExpr(let node): return isKept(ExprSyntax(node))
        case .awaitExpr(let node): return isKept(ExprSyntax(node))
        case .forceUnwrapExpr(let node): return isKept(ExprSyntax(node))
        case .optionalChainingExpr(let node): return isKept(ExprSyntax(node))
        case .memberAccessExpr, .labeledExpr, .optionalBindingCondition: return false
        case .initializerClause(let node): return isKept(node)
        // `self = Side(demand: demand)`
        case .exprList(let list):
            return list.first?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
        default: return true
        }
    }

    /// A variable of a function is kept if it is assigned to another one, or returned.
    private func isKept(_ node: InitializerClauseSyntax) -> Bool {
        guard let binding = node.parent?.as(PatternBindingSyntax.self) else { return false }
        guard let block = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self),
            block.parent?.is(SourceFileSyntax.self) == false,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return true }
        return block.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                return false
            }
            return reference.parent?.is(ReturnStmtSyntax.self) == true || isAssigned(reference)
        }
    }

    private func isAssigned(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let list = reference.parent?.as(ExprListSyntax.self), list.last?.id == reference.id else { return false }
        return list.contains { $0.is(AssignmentExprSyntax.self) }
    }
}
