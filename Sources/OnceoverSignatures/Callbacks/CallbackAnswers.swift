/// What the callbacks of one delegate answer a waiting call with: the one value, or a case for each callback.
package struct CallbackAnswers {
    package let callbacks: [Callback]

    package init(callbacks: [Callback]) { self.callbacks = callbacks }

    private var answering: [Callback] { callbacks.filter { !$0.fault.isAlways } }
    package var isEnumeration: Bool { answering.count > 1 }

    package var type: String { isEnumeration ? "Callback" : answering.first?.type ?? "Void" }

    /// The enumeration, if there is one.
    package func enumeration(_ access: String) -> String {
        guard isEnumeration else { return "" }
        let cases = answering.map(\.caseDeclaration).joined(separator: "\n")
        return "/// What a callback brought.\n\(access)enum Callback: Sendable {\n\(cases)\n}\n"
    }

    /// The statement that answers with what a callback brought.
    package func statement(for callback: Callback, slot: String) -> String {
        let value = isEnumeration ? callback.caseExpression : callback.expression
        let answer = "\(slot).resume(returning: \(value))"
        switch callback.fault {
        case .none: return answer
        case .always(let error): return "\(slot).resume(throwing: \(error))"
        case .optional(let error):
            return "if let \(error) {\n\(slot).resume(throwing: \(error))\n} else {\n\(answer)\n}"
        }
    }
}
