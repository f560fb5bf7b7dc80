import SwiftSyntax

/// The names that a statement declares for those behind it.
struct DeclaredNames {
    private(set) var all: Set<String> = []
    /// Those whose values cannot be nil.
    private(set) var unwrapped: Set<String> = []

    init(in statement: CodeBlockItemSyntax, isNeverNil: (ExprSyntax) -> Bool = { _ in false }) {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                let names = PatternNames(in: binding.pattern).names
                all.formUnion(names)
                let isKnown = binding.typeAnnotation.map { $0.type.optionalWrapped == nil } ?? false
                let value = binding.initializer?.value
                if isKnown || value.map({ $0.isNeverNil || isNeverNil($0) }) == true { unwrapped.formUnion(names) }
            }
        } else if let node = statement.item.as(GuardStmtSyntax.self) {
            add(node.conditions)
        } else if let function = statement.item.as(FunctionDeclSyntax.self) {
            all.insert(function.name.text)
        }
    }

    init(in conditions: ConditionElementListSyntax) { add(conditions) }

    private mutating func add(_ conditions: ConditionElementListSyntax) {
        for element in conditions {
            if case .optionalBinding(let binding) = element.condition {
                let names = PatternNames(in: binding.pattern).names
                all.formUnion(names)
                unwrapped.formUnion(names)
            } else if case .matchingPattern(let pattern) = element.condition {
                all.formUnion(PatternNames(in: pattern.pattern).names)
            }
        }
    }
}

/// The names in patterns.
class PatternNames: SyntaxVisitor {
    final var names: Set<String> = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }
}
