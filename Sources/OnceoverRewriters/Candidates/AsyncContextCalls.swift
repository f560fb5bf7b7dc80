import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

/// Calls in async code that leave out a handler with a default value. Beside an async form, they would mean that one, and
/// no longer compile without `await`.
struct AsyncContextCalls {
    let project: Project

    init(in project: Project) { self.project = project }

    /// The place of the first such call.
    func first(of candidate: Candidate) -> Location? {
        let parameters = candidate.function.parameters
        guard candidate.handler.positions.allSatisfy({ parameters[$0].defaultValue != nil }) else { return nil }
        for number in project.index.filesOfAsyncCalls(to: candidate.function.name) {
            let file = project.files[number]
            let call = file.calls(of: candidate.function.name).first { isMeant($0, candidate) && $0.isInAsyncCode }
            if let call { return file.location(of: call) }
        }
        return nil
    }

    /// What is awaited means an async function already.
    private func isMeant(_ call: FunctionCallExprSyntax, _ candidate: Candidate) -> Bool {
        let function = candidate.function
        guard !call.isAwaited, function.fits(call, without: candidate.handler.positions, project.index) else {
            return false
        }
        let receivers = ReceiverType(index: project.index, relations: project.relations, outer: [])
        return receivers.functions(calledBy: call).contains { FunctionKey($0) == FunctionKey(function) }
    }
}

extension SourceFile {
    /// The names in front of parentheses, in a file that may hold async code.
    var asyncCallees: Set<String> {
        guard AsyncCode.words.contains(where: { words.contains($0) }) else { return [] }
        var names: Set<String> = []
        words.search("(") { offset in
            let name = words.name(around: offset)
            if !name.isEmpty { names.insert(words.text(in: name)) }
            return true
        }
        return names
    }
}

extension SourceFile {
    /// Where a name stands in front of parentheses as that of the function that is called, in order. The tree is not
    /// walked: only what is above the places of the name in the text is looked at.
    fileprivate func calls(of name: String) -> [FunctionCallExprSyntax] {
        var calls: [FunctionCallExprSyntax] = []
        words.search(name + "(") { offset in
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
            let reference = token?.parent?.as(DeclReferenceExprSyntax.self)
            if let reference, reference.baseName.text == name, let call = reference.ownCall { calls.append(call) }
            return true
        }
        return calls
    }
}

extension DeclReferenceExprSyntax {
    /// The call of the function that it names, with or without something in front.
    fileprivate var ownCall: FunctionCallExprSyntax? {
        let callee = parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? Syntax(self)
        let call = callee.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledName == baseName.text && call.map { Syntax($0.callee).id } == callee.id
            ? call : nil
    }
}

/// How async code looks.
private enum AsyncCode {
    /// The functions that run a closure as async code.
    static let runners = ["Task", "detached", "task", "addTask", "refreshable", "run"]
    /// One of which async code shows.
    static let words = ["async", "Task", "task", "refreshable", "run"]
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
        return AsyncCode.runners.contains(call?.calledName ?? "")
    }
}
