import OnceoverSource
import SwiftSyntax

/// The subjects that a file's types have: `private let states = PassthroughSubject<State, Never>()`.
final class Subjects: SyntaxVisitor {
    private var names: Set<String> = []
    /// Those that only their own types have.
    private var hidden: Set<String> = []
    /// Those that are ended, or handed to others.
    private var ended: Set<String> = []
    /// `var states: AnyPublisher<State, Never> { subject.eraseToAnyPublisher() }`
    private var published: [String: String] = [:]

    /// - Complexity: O(size of the file).
    init(in file: SourceFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    /// Whether a property is a subject, or what a subject of the same object gives.
    func has(_ name: String) -> Bool { names.contains(published[name] ?? name) }

    func isNeverEnded(_ name: String) -> Bool {
        let subject = published[name] ?? name
        return hidden.contains(subject) && !ended.contains(subject)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPrivate = node.modifiers.contains { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if isSubject(binding.initializer?.value) {
                names.insert(name)
                if isPrivate { hidden.insert(name) } else { ended.insert(name) }
            }
            if case .getter(let body)? = binding.accessorBlock?.accessors, let only = body.first, body.count == 1 {
                published[name] = publisher(only.item)
            }
        }
        return .visitChildren
    }

    /// The other permitted uses of a subject: giving it a value, and listening to it.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let own = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName == node ? $0 : nil }
        let value = own.map { ExprSyntax($0) } ?? ExprSyntax(node)
        guard let member = value.parent?.as(MemberAccessExprSyntax.self), member.base == value else {
            ended.insert(node.baseName.text)
            return .visitChildren
        }
        let call = member.parent?.as(FunctionCallExprSyntax.self)
        let isOver = call?.arguments.contains { $0.label?.text == "completion" } ?? true
        if member.declName.baseName.text == "send", isOver { ended.insert(node.baseName.text) }
        return .visitChildren
    }

    private func isSubject(_ value: ExprSyntax?) -> Bool {
        guard let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let type = made.as(GenericSpecializationExprSyntax.self)?.expression ?? made
        let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name == "PassthroughSubject" || name == "CurrentValueSubject"
    }

    private func publisher(_ item: CodeBlockItemSyntax.Item) -> String? {
        guard let called = item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "eraseToAnyPublisher", let base = called.base
        else { return nil }
        let own = base.as(MemberAccessExprSyntax.self).flatMap {
            $0.base?.isSelf == true ? $0.declName : nil
        }
        return (own ?? base.as(DeclReferenceExprSyntax.self))?.baseName.text
    }
}
