import OnceoverContracts
import OnceoverSignatures
import SwiftSyntax

/// A class that conforms to a delegate protocol: calls wait in it for an answer, and read what goes on meanwhile.
package struct DelegateBridge {
    /// What a user may say of a bridge.
    package struct Options {
        /// Parts of the names of callbacks that come more than once.
        package var events: [String] = []
        /// What the slot does with a second call, such as `reject`.
        package var policy = "reject"
        /// How many events wait for their reader, the newest of them; nil for all.
        package var buffer: Int? = 64

        package init() {}
    }

    let delegate: DelegateProtocol
    let parts: [BridgePart]
    let options: Options
    /// What the project declares: it tells which values may be sent to another thread.
    let index: ProjectIndex

    package init(
        of name: String, in project: Project, contracts: ContractTable, options: Options
    ) throws(BridgeRefusal) {
        let delegate = try DelegateProtocol(named: name, in: project, contracts: contracts)
        let meanings = CallbackMeanings(of: delegate, contracts: contracts, events: options.events)
        self.delegate = delegate
        self.options = options
        index = project.index
        parts = delegate.functions.compactMap { BridgePart($0, of: delegate, meanings) }.distinctlyNamed
        guard !parts.isEmpty else { throw BridgeRefusal("`\(name)` has no callbacks") }
    }

    /// A whole file.
    package var text: String {
        let frame = BridgeImports(of: self)
        return """
            \(frame.opening)
            /// \(summary)
            \(attributes)\(access)final class \(className): \(inherited.joined(separator: ", ")) {
            \(members.joined(separator: "\n\n").indented(by: unit))
            }
            \(frame.closing)
            """
    }

    let unit = "    "
    var className: String { delegate.name.filter { $0 != "." } + "Bridge" }

    private var summary: String {
        hasWait
            ? "Waits for the callbacks of a `\(delegate.name)`."
            : hasEvents
                ? "Passes on the events of a `\(delegate.name)`." : "Answers the questions of a `\(delegate.name)`."
    }

    private var inherited: [String] {
        (delegate.inheritsNSObject ? ["NSObject"] : []) + [delegate.name] + (delegate.known?.conformances ?? [])
            + ["Sendable"]
    }

    var access: String {
        let level = delegate.node.modifiers.first { ["public", "package"].contains($0.name.text) }
        return level.map { $0.name.text + " " } ?? ""
    }

    private var attributes: String {
        delegate.node.attributes.filter { $0.isGlobalActor || $0.trimmedDescription.hasPrefix("@available") }
            .map { $0.trimmedDescription + "\n" }.joined()
    }

    var hasWait: Bool { parts.contains { $0.ending != nil } }
    var hasEvents: Bool { parts.contains(where: \.isEvent) }
    var questions: [BridgeQuestion] { parts.compactMap { $0.question(in: delegate) } }

    private var members: [String] {
        let types = [failureType, answerType, hasEvents ? eventType : "", handedOver]
        let storage = [
            hasWait ? slot : "", hasEvents ? eventStream : "", questions.map(\.storage).joined(separator: "\n"),
        ]
        let life = [initializer, hasEvents ? "deinit { eventSource.finish() }" : "", hasWait ? wait : ""]
        return (types + storage + life).filter { !$0.isEmpty } + methods
    }

    private var methods: [String] {
        parts.map { part in
            let signature = part.function.signature
            let result = signature.returnClause.map { " -> \($0.type.trimmedDescription)" } ?? ""
            let body = (part.question(in: delegate)?.statements ?? statements(of: part)).indentedBlocks(unit)
            let generics = part.function.genericParameterClause?.trimmedDescription ?? ""
            let head = "\(access)func \(part.function.name.text)"
            return "\(head)\(generics)\(clause(of: part, behind: head))\(result) {\n\(body.indented(by: unit))\n}"
        }
    }

    /// A line for each parameter, where one line for all is long.
    private func clause(of part: BridgePart, behind head: String) -> String {
        let parameters = part.function.signature.parameterClause.parameters.map {
            $0.with(\.trailingComma, nil).trimmedDescription
        }
        let line = parameters.joined(separator: ", ")
        if unit.count + head.count + line.count < 110 { return "(\(line))" }
        return "(\n\(parameters.map { unit + $0 }.joined(separator: ",\n"))\n)"
    }
}

extension String {
    /// Text without indentation, as the macros have it: each level of braces one further in.
    func indentedBlocks(_ unit: String) -> String {
        var depth = 0
        return split(separator: "\n", omittingEmptySubsequences: true).map { line in
            if line.hasPrefix("}") { depth -= 1 }
            defer { if line.hasSuffix("{") || line.hasSuffix("{ @MainActor in") { depth += 1 } }
            return String(repeating: unit, count: depth) + line
        }.joined(separator: "\n")
    }
}
