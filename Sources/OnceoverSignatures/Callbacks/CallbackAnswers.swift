/// What the callbacks of one delegate answer a waiting call with: the one value, or a case for each callback.
package struct CallbackAnswers {
    package let callbacks: [Callback]

    package init(callbacks: [Callback]) { self.callbacks = callbacks }

    private var answering: [Callback] { callbacks.filter { !$0.fault.isAlways } }
    package var isEnumeration: Bool { answering.count > 1 }

    package var type: String { isEnumeration ? "Callback" : answering.first?.type ?? "Void" }

    /// The enumeration, if there is one.
    package func enumeration(_ access: String, isChecked: Bool = true) -> String {
        guard isEnumeration else { return "" }
        let cases = answering.map(\.caseDeclaration).joined(separator: "\n")
        let conformance = isChecked ? "Sendable" : "@unchecked Sendable"
        return "/// What a callback received.\n\(access)enum Callback: \(conformance) {\n\(cases)\n}\n"
    }

    /// The statement that answers with what a callback brought.
    ///
    /// - Parameter wrapper: a type whose `value` it is, where the slot holds that.
    package func statement(for callback: Callback, slot: String, wrapper: String? = nil) -> String {
        let brought = isEnumeration ? callback.caseExpression : callback.expression
        let value = wrapper.map { "\($0)(value: \(brought))" } ?? brought
        let answer = "\(slot).resume(returning: \(value))"
        switch callback.fault {
        case .none: return answer
        case .always(let error): return "\(slot).resume(throwing: \(error))"
        case .optional(let error):
            return "if let \(error) {\n\(slot).resume(throwing: \(error))\n} else {\n\(answer)\n}"
        }
    }
}
