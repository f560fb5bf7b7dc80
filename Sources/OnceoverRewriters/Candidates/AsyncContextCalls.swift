import OnceoverSource
import SwiftSyntax

/// Calls in async code that leave out a handler with a default value. Beside an async form, they would mean that one, and
/// no longer compile without `await`.
struct AsyncContextCalls {
    let project: Project

    init(in project: Project) { self.project = project }

    /// The place of the first such call, as `file:line`.
    func first(of candidate: Candidate) -> String? {
        let parameters = candidate.function.parameters
        guard candidate.handler.positions.allSatisfy({ parameters[$0].defaultValue != nil }) else { return nil }
        for file in project.files where file.words.contains(candidate.function.name + "(") {
            let finder = AsyncCallFinder(name: candidate.function.name, labels: candidate.labels)
            finder.walk(file.tree)
            if let call = finder.found { return "\(file.path):\(file.location(of: call).line)" }
        }
        return nil
    }
}

private final class AsyncCallFinder: SyntaxVisitor {
    private let name: String
    private let labels: [String]
    private(set) var found: FunctionCallExprSyntax?

    init(name: String, labels: [String]) {
        self.name = name
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isMeant =
            found == nil && node.calledName == name && node.trailingClosure == nil
            && node.arguments.map { $0.label?.text ?? "_" } == labels
        if isMeant, node.isInAsyncCode { found = node }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether the nearest function or closure around the call is async, by its declaration or by what it is given to.
    fileprivate var isInAsyncCode: Bool {
        var node = parent
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.effectSpecifiers?.asyncSpecifier != nil
            }
            if let closure = current.as(ClosureExprSyntax.self) {
                return closure.signature?.effectSpecifiers?.asyncSpecifier != nil || closure.isGivenToTask
            }
            node = current.parent
        }
        return false
    }
}

extension ClosureExprSyntax {
    fileprivate var isGivenToTask: Bool {
        let call = parent?.as(FunctionCallExprSyntax.self) ?? enclosing(FunctionCallExprSyntax.self)
        return ["Task", "detached", "task", "addTask", "refreshable", "run"].contains(call?.calledName ?? "")
    }
}
