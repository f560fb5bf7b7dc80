import OnceoverSignatures

/// What calls wait for, and in what.
extension DelegateBridge {
    private var answers: CallbackAnswers {
        CallbackAnswers(callbacks: parts.filter { $0.ending == .answer }.map(\.callback))
    }

    /// A cancellation answers with nil, where there is a value to be missing, and else with an error.
    private var cancelsWithNil: Bool { parts.contains { $0.ending == .cancellation } && answers.type != "Void" }

    private var returned: String {
        let type = answers.type
        guard cancelsWithNil, !type.hasSuffix("?") else { return type }
        return type.contains(" ") && !type.hasPrefix("(") && !type.hasPrefix("[") ? "(\(type))?" : type + "?"
    }

    /// Whether the values are known to be `Sendable`. For types of a framework this depends on the version.
    func isChecked(_ types: [String]) -> Bool { types.allSatisfy(index.isKnownSendable) }

    private var hasCheckedAnswers: Bool {
        isChecked(parts.filter { $0.ending == .answer }.flatMap(\.callback.values).map(\.type))
    }

    private var wrapper: String? { hasCheckedAnswers || answers.isEnumeration ? nil : "HandedOver" }

    var answerType: String { answers.enumeration(access, isChecked: hasCheckedAnswers).indentedBlocks(unit) }

    /// Errors for what goes wrong without one.
    var failureType: String {
        let failures = parts.filter { part in
            if case .always = part.callback.fault { return false }
            return part.ending == .failure
        }
        if failures.isEmpty { return "" }
        let cases = failures.map { unit + $0.callback.caseDeclaration }.joined(separator: "\n")
        let isChecked = isChecked(failures.flatMap(\.callback.values).map(\.type))
        return "/// Failures for which the callback has no error.\n"
            + "\(access)enum Failure: Error\(isChecked ? "" : ", @unchecked Sendable") {\n\(cases)\n}"
    }

    var handedOver: String {
        let isAsked = questions.contains { if case .otherTask = $0.setting { true } else { false } }
        if wrapper == nil, !isAsked { return "" }
        return """
            /// The framework does not keep what it hands over, so another thread may use it.
            private struct HandedOver<Value>: @unchecked Sendable {
            \(unit)let value: Value
            }
            """
    }

    var slot: String {
        let type = wrapper.map { "\($0)<\(returned)>" } ?? returned
        return "private let slot = ContinuationSlot<\(type), any Error>(whenBusy: .\(options.policy))"
    }

    var wait: String {
        """
        /// Runs `start`, then waits for a callback.
        ///
        /// - Returns: What the callback receives\(cancelsWithNil ? ", or nil if the user cancels" : "").
        \(access)func wait(
        \(unit)onCancel: (@Sendable () -> Void)? = nil,
        \(unit)isolation: isolated (any Actor)? = #isolation,
        \(unit)fileID: StaticString = #fileID,
        \(unit)line: UInt = #line,
        \(unit)_ start: (\(className)) -> Void
        ) async throws -> \(returned) {
        \(unit)try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }\
        \(wrapper == nil ? "" : "\n\(unit)\(unit).value")
        }
        """
    }

    /// What a callback does that needs no answer.
    func statements(of part: BridgePart) -> String {
        let told = part.isEvent ? "eventSource.yield(\(part.callback.asNews.caseExpression))" : nil
        return [told, answering(part)].compactMap(\.self).joined(separator: "\n")
    }

    private func answering(_ part: BridgePart) -> String? {
        switch part.ending {
        case .answer: answers.statement(for: part.callback, slot: "slot", wrapper: wrapper)
        case .cancellation:
            resume(
                cancelsWithNil
                    ? "returning: \(wrapper.map { "\($0)(value: nil)" } ?? "nil")" : "throwing: CancellationError()")
        case .failure: failing(part.callback)
        case .errorOnly:
            switch part.callback.fault {
            case .none: nil
            case .always(let error): resume("throwing: \(error)")
            case .optional(let error): "if let \(error) {\n\(resume("throwing: \(error)"))\n}"
            }
        case nil: nil
        }
    }

    private func failing(_ callback: Callback) -> String {
        switch callback.fault {
        case .none: resume("throwing: Failure\(callback.caseExpression)")
        case .always(let error): resume("throwing: \(error)")
        case .optional(let error): resume("throwing: \(error) ?? Failure\(callback.caseExpression)")
        }
    }

    private func resume(_ with: String) -> String { "slot.resume(\(with))" }
}
