import OnceoverSignatures
import SwiftParser
import SwiftSyntax

/// The caller's own parameters that a task holds and that may not be sent. They were used from any thread before, so the task
/// may hold them by a name that says so.
struct SentParameters {
    private let names: [String]

    /// - Parameters:
    ///   - lines: of the task.
    ///   - handler: of the function that is called: one that is `@Sendable` held only what may be sent.
    init(in lines: String, of call: FunctionCallExprSyntax, _ handler: CompletionHandler, _ receivers: ReceiverType) {
        let isSafe = handler.types.allSatisfy(\.isSendable)
        let used = isSafe ? Self.names(in: call) : UsedNames(in: Parser.parse(source: lines)).names
        names = used.sorted().filter { name in
            guard let local = LocalDeclaration.of(name, at: call), local.scope.is(FunctionDeclSyntax.self),
                case .typed(let type) = local.meaning
            else { return false }
            return Self.isUnsendable(type, in: local.scope, at: call, receivers)
        }
    }

    /// What has to stand in front of the task.
    var declarations: [String] { names.map { "nonisolated(unsafe) let \($0) = \($0)" } }

    /// But for those in closures.
    private static func names(in call: FunctionCallExprSyntax) -> Set<String> {
        call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }.reduce(into: []) {
            $0.formUnion(UsedNames(in: $1).names)
        }
    }

    private static func isUnsendable(
        _ type: TypeSyntax, in scope: Syntax, at call: FunctionCallExprSyntax, _ receivers: ReceiverType
    ) -> Bool {
        let aliases = receivers.index.aliases(in: receivers.types(around: call))
        if let closure = HandlerType(type, aliases: aliases) { return !closure.isSendable }
        guard let function = scope.as(FunctionDeclSyntax.self) else { return false }
        return receivers.index.isUnsendable(type, of: function)
    }
}
