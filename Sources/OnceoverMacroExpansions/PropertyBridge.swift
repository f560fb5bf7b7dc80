import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxBuilder

/// What lets async calls wait for the callback properties of a class.
struct PropertyBridge {
    let owner: ClassDeclSyntax
    let properties: [(name: String, type: HandlerType)]
    let policy: String

    private var answers: CallbackAnswers {
        CallbackAnswers(callbacks: properties.map { Callback(name: $0.name, $0.type) })
    }

    private var access: String {
        let access = owner.modifiers.access
        return access.isEmpty || access == "private" ? "" : access + " "
    }

    var declarations: [DeclSyntax] {
        let slot: DeclSyntax =
            "private let callbackSlot = ContinuationSlot<\(raw: answers.type), any Error>(whenBusy: \(raw: policy))"
        let enumeration = answers.enumeration(access)
        return [slot] + (enumeration.isEmpty ? [] : ["\(raw: enumeration)"]) + [wait]
    }

    private var wait: DeclSyntax {
        """
        /// Takes over the callbacks, runs `start`, then waits for one of them.
        \(raw: access)func nextCallback(
        onCancel: (@Sendable () -> Void)? = nil,
        \(raw: owner.attributes.isolationParameter)fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () -> Void
        ) async throws -> \(raw: answers.type) {
        \(raw: assignments)
        return try await callbackSlot.wait(onCancel: onCancel, \(raw: owner.attributes.isolationArgument)fileID: fileID, line: line, start)
        }
        """
    }

    private var assignments: String {
        zip(properties, answers.callbacks).map { property, callback in
            let names = property.type.parameters.filter { !$0.isVoid }.indices.map { "value\($0)" }
            let head = names.isEmpty ? "" : " " + names.joined(separator: ", ")
            let statement = answers.statement(for: callback, slot: "callbackSlot")
            return "\(property.name) = { [callbackSlot]\(head) in\n\(statement)\n}"
        }
        .joined(separator: "\n")
    }
}
