import OnceoverSignatures
import SwiftSyntax

/// A class that conforms to a delegate protocol: calls wait in it for an answer, and read what goes on meanwhile.
package struct DelegateBridge {
    private let delegate: DelegateProtocol
    private let callbacks: [(function: FunctionDeclSyntax, callback: Callback, kind: CallbackKind)]
    private let policy: String

    /// - Parameter policy: what the slot does with a second call, such as `reject`.
    package init(
        of name: String, in project: Project, contracts: CallbackContracts, policy: String
    ) throws(BridgeRefusal) {
        delegate = try DelegateProtocol(named: name, in: project)
        self.policy = policy
        callbacks = delegate.functions.map { function in
            let callback = Callback(function)
            // A callback that brings nothing but an error ends the wait, whatever it is called.
            let kind = callback.fault.isAlways ? .answer : contracts.kind(name, function.fullName) ?? .answer
            return (function, callback, kind)
        }
        guard callbacks.contains(where: { $0.kind == .answer }) else {
            throw BridgeRefusal("no callback of `\(name)` answers a call; all of them may come more than once")
        }
    }

    /// A whole file.
    package var text: String {
        """
        \(delegate.inheritsNSObject ? "import Foundation\n" : "")import Onceover

        /// Waits for the callbacks of a `\(delegate.name)`.
        \(attributes)\(access)final class \(bridgeName): \(superclass)\(delegate.name), Sendable {
        \(members.joined(separator: "\n\n").indented(by: unit))
        }

        """
    }

    private let unit = "    "
    private var bridgeName: String { delegate.name + "Bridge" }
    private var superclass: String { delegate.inheritsNSObject ? "NSObject, " : "" }

    private var access: String {
        let level = delegate.node.modifiers.first { ["public", "package"].contains($0.name.text) }
        return level.map { $0.name.text + " " } ?? ""
    }

    private var attributes: String {
        delegate.node.attributes.filter { $0.isGlobalActor || $0.trimmedDescription.hasPrefix("@available") }
            .map { $0.trimmedDescription + "\n" }.joined()
    }

    private func callbacks(of kind: CallbackKind) -> [Callback] { callbacks.filter { $0.kind == kind }.map(\.callback) }

    private var answers: CallbackAnswers { CallbackAnswers(callbacks: callbacks(of: .answer)) }
    private var canBeCancelled: Bool { !callbacks(of: .cancellation).isEmpty }
    private var hasEvents: Bool { !callbacks(of: .event).isEmpty }

    /// A cancellation answers with nil, where there is a value to be missing, and else with an error.
    private var cancelsWithNil: Bool { canBeCancelled && answers.type != "Void" }

    private var answerType: String {
        let type = answers.type
        guard cancelsWithNil else { return type }
        return type.contains(" ") && !type.hasPrefix("(") ? "(\(type))?" : type + "?"
    }

    private var members: [String] {
        let enumeration = answers.enumeration(access).indentedBlocks(unit)
        let slot = "private let slot = ContinuationSlot<\(answerType), any Error>(whenBusy: .\(policy))"
        return (enumeration.isEmpty ? [] : [enumeration]) + (hasEvents ? [eventType, slot, eventStream] : [slot])
            + [initializer] + (hasEvents ? ["deinit { eventSource.finish() }"] : []) + [wait] + methods
    }

    private var initializer: String {
        let overriding = delegate.inheritsNSObject ? "override " : ""
        guard hasEvents else { return "\(access)\(overriding)init() {}" }
        let rest = delegate.inheritsNSObject ? "\n\(unit)super.init()" : ""
        return """
            \(access)\(overriding)init() {
            \(unit)(events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))\(rest)
            }
            """
    }

    private var eventType: String {
        let cases = callbacks(of: .event).map { unit + $0.caseDeclaration }.joined(separator: "\n")
        return "/// What goes on while an answer is waited for.\n\(access)enum Event: Sendable {\n\(cases)\n}"
    }

    private var eventStream: String {
        """
        /// What goes on, for one reader; the newest 64 events wait for it.
        \(access)let events: AsyncStream<Event>
        private let eventSource: AsyncStream<Event>.Continuation
        """
    }

    private var wait: String {
        """
        /// Runs `start`, then waits for a callback.
        ///
        /// - Returns: What the callback brought\(cancelsWithNil ? "; nil when the user cancelled" : "").
        \(access)func wait(
        \(unit)onCancel: (@Sendable () -> Void)? = nil,
        \(unit)isolation: isolated (any Actor)? = #isolation,
        \(unit)fileID: StaticString = #fileID,
        \(unit)line: UInt = #line,
        \(unit)_ start: (\(bridgeName)) -> Void
        ) async throws -> \(answerType) {
        \(unit)try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
        }
        """
    }

    private var methods: [String] {
        callbacks.map { function, callback, kind in
            let clause = function.signature.parameterClause.trimmedDescription
            let body = statement(for: callback, kind).indentedBlocks(unit).indented(by: unit)
            return "\(access)func \(function.name.text)\(clause) {\n\(body)\n}"
        }
    }

    private func statement(for callback: Callback, _ kind: CallbackKind) -> String {
        switch kind {
        case .answer: answers.statement(for: callback, slot: "slot")
        case .cancellation:
            cancelsWithNil ? "slot.resume(returning: nil)" : "slot.resume(throwing: CancellationError())"
        case .event: "eventSource.yield(\(callback.caseExpression))"
        }
    }
}

extension FunctionDeclSyntax {
    /// `scanner(_:didFind:)`
    fileprivate var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}

extension String {
    /// Text without indentation, as the macros have it: each level of braces one further in.
    fileprivate func indentedBlocks(_ unit: String) -> String {
        var depth = 0
        return split(separator: "\n", omittingEmptySubsequences: true).map { line in
            if line.hasPrefix("}") { depth -= 1 }
            defer { if line.hasSuffix("{") { depth += 1 } }
            return String(repeating: unit, count: depth) + line
        }.joined(separator: "\n")
    }

}
