import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxBuilder

/// A class that conforms to a delegate protocol, and lets async calls wait for its callbacks.
struct DelegateBridge {
    let delegate: ProtocolDeclSyntax
    let functions: [FunctionDeclSyntax]
    let policy: String

    private var answers: CallbackAnswers { CallbackAnswers(callbacks: functions.map { Callback($0) }) }
    private var access: String { delegate.modifiers.access.isEmpty ? "" : delegate.modifiers.access + " " }
    private var name: String { delegate.name.text + "Bridge" }

    var declaration: DeclSyntax {
        """
        /// Waits for the callbacks of a `\(raw: delegate.name.text)`.
        \(raw: attributes)\(raw: access)final class \(raw: name): \(raw: superclass)\(raw: delegate.name.text), Sendable {
        \(raw: answers.enumeration(access))private let callbackSlot = ContinuationSlot<\(raw: answers.type), any Error>(whenBusy: \(raw: policy))

        \(raw: initializer)

        \(raw: wait)

        \(raw: methods)
        }
        """
    }

    private var attributes: String {
        delegate.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { $0.attributeName.trimmedDescription == "available" || $0.isGlobalActor }
            .map { $0.trimmedDescription + "\n" }.joined()
    }

    private var isolation: String { delegate.attributes.isolationParameter }
    private var isolationArgument: String { delegate.attributes.isolationArgument }

    private var inheritsNSObject: Bool {
        delegate.inheritanceClause?.inheritedTypes.contains {
            $0.type.trimmedDescription.hasSuffix("NSObjectProtocol")
        } ?? false
    }

    private var superclass: String { inheritsNSObject ? "NSObject, " : "" }
    private var initializer: String { "\(access)\(inheritsNSObject ? "override " : "")init() {}" }

    private var wait: String {
        """
        /// Runs `start`, then waits for a callback.
        \(access)func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        \(isolation)fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (\(name)) -> Void
        ) async throws -> \(answers.type) {
        try await callbackSlot.wait(onCancel: onCancel, \(isolationArgument)fileID: fileID, line: line) {
        start(self)
        }
        }
        """
    }

    private var methods: String {
        zip(functions, answers.callbacks).map { function, callback in
            let clause = function.signature.parameterClause.trimmedDescription
            let body = answers.statement(for: callback, slot: "callbackSlot")
            return "\(access)func \(function.name.text)\(clause) {\n\(body)\n}"
        }
        .joined(separator: "\n\n")
    }
}

extension AttributeSyntax {
    fileprivate var isGlobalActor: Bool { attributeName.trimmedDescription.hasSuffix("Actor") }
}

extension AttributeListSyntax {
    /// What a method that waits is isolated to: to its caller's actor, unless its type has a global one.
    private var hasGlobalActor: Bool { contains { $0.as(AttributeSyntax.self)?.isGlobalActor ?? false } }
    var isolationParameter: String { hasGlobalActor ? "" : "isolation: isolated (any Actor)? = #isolation,\n" }
    var isolationArgument: String { hasGlobalActor ? "" : "isolation: isolation, " }
}
