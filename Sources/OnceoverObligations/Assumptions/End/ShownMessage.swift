import OnceoverControlFlow
import OnceoverVocabulary

/// What the user reads, by whatever it is shown: `view.showToast("no name")`, `Toast.show("no name")`, `Banner(text).show()`,
/// `present(alert, animated: true)`, `isAlertShown = true`.
enum ShownMessage {
    static func isShown(by call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, !AlternativeClosures.isChoice(method: name) else { return false }
        if isNamed(name) { return true }
        if Vocabulary.sayingVerbs.contains(where: name.hasPrefix), isOfMessenger(call, in: graph) { return true }
        guard Vocabulary.showingMethods.contains(name) else { return false }
        let shown = [call.receiver].compactMap(\.self) + call.arguments.flatMap(\.operand.terms)
        return shown.contains { isMade($0, in: graph) }
    }

    /// `presentAlert`, and `showMessage`, which `sendMessage` is none of.
    static func isNamed(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return Vocabulary.messageKinds.contains { lowered.contains($0) }
            || lowered.hasSuffix("message") && Vocabulary.messageVerbs.contains { lowered.hasPrefix($0) }
    }

    /// Whether a property of this name is the text of one: `alertMessage`.
    static func isText(_ name: String) -> Bool {
        isNamed(name)
            && Vocabulary.messagePartEndings.contains { name.hasSuffix($0) }
    }

    /// `Message.show("no name")`, `ToastCentre.shared.show("no name")`, but not `Message.text("…")`, which makes a value, nor
    /// `HUD.show()`, which asks the user to wait.
    private static func isOfMessenger(_ call: Call, in graph: FlowGraph) -> Bool {
        guard !call.arguments.isEmpty, !graph.isUsed(call.result) else { return false }
        let receiver = call.receiver.map { graph.terms[$0].name } ?? call.qualifier ?? ""
        return receiver.split(separator: ".").contains { word in
            let word = word.lowercased()
            return Vocabulary.messageKinds.contains { word.contains($0) }
                || Vocabulary.messengerNames.contains(word)
        }
    }

    /// Whether a term is what a type with such a name has made.
    private static func isMade(_ shown: TermID, in graph: FlowGraph) -> Bool {
        let values = graph.assignments.filter { $0.target == shown }.flatMap(\.value.terms) + [shown]
        return graph.calls.contains { call in
            call.isInitializer && values.contains(call.result) && call.name.map(isNamed) ?? false
        }
    }
}
