import OnceoverContracts
import OnceoverSignatures
import SwiftSyntax

/// A callback of a delegate with what its bridge does when it comes.
struct BridgePart {
    enum Role {
        case question(BridgeQuestion.Answer)
        case meaning(CallbackMeaning)
    }

    let function: FunctionDeclSyntax
    private(set) var callback: Callback
    let role: Role

    /// Nil for one that the bridge does without.
    init?(_ function: FunctionDeclSyntax, of delegate: DelegateProtocol, _ meanings: CallbackMeanings) {
        self.function = function
        let handler = function.lastHandler
        let result = function.signature.returnClause.map(\.type).flatMap { $0.isVoid ? nil : $0.trimmedDescription }
        if let handler, handler.returnsVoid, result == nil {
            callback = Callback(function.withoutGenerics.withoutLastParameter)
            if callback.values.isEmpty { callback.name = Callback.name(of: function) }
            let parameters = handler.parameters.filter { !$0.isVoid }.map(\.trimmedDescription)
            let name = function.signature.parameterClause.parameters.last?.internalName ?? ""
            role = .question(.handler(name: name, parameters: parameters, isOptional: handler.isOptional))
            return
        }
        callback = Callback(function.withoutGenerics)
        if let result {
            role = .question(.result(type: result))
        } else if delegate.inPlace.contains(function.fullName) {
            role = .question(.result(type: "Void"))
        } else if let meaning = meanings.meaning(of: function, callback) {
            role = .meaning(meaning)
        } else {
            return nil
        }
    }

    var ending: CallbackMeaning.Ending? { if case .meaning(let meaning) = role { meaning.ending } else { nil } }
    var isEvent: Bool { if case .meaning(let meaning) = role { meaning.isEvent } else { false } }

    /// Whether its name is seen by the bridge's user.
    var isNamed: Bool {
        switch (role, ending) {
        case (.question, _), (_, .answer), (_, .failure): true
        case (.meaning, _): isEvent
        }
    }

    /// The question that it asks, if it does.
    func question(in delegate: DelegateProtocol) -> BridgeQuestion? {
        guard case .question(let answer) = role else { return nil }
        return BridgeQuestion(
            name: callback.name, arguments: callback.asNews.values, answer: answer,
            setting: setting(of: answer, in: delegate), standard: delegate.answers[function.fullName])
    }

    /// A task on the actor of the protocol keeps its thread. If a framework's protocol has no actor, the answer is
    /// given on the main thread, as most of these protocols want it. A delegate that is `Sendable` takes it on any
    /// thread.
    private func setting(of answer: BridgeQuestion.Answer, in delegate: DelegateProtocol) -> BridgeQuestion.Setting {
        let actor = delegate.node.attributes.first(where: \.isGlobalActor)?.trimmedDescription
        guard case .handler = answer, function.lastHandler?.isEscaping == true else { return .inPlace(actor: actor) }
        if actor != nil { return .task(actor: actor) }
        if delegate.known == nil { return .inPlace(actor: nil) }
        return .otherTask(actor: delegate.inheritsSendable ? nil : "@MainActor")
    }
}

extension [BridgePart] {
    /// With different names: `didReceiveData` and `didReceiveStream` where both would be `didReceive`.
    var distinctlyNamed: [BridgePart] {
        let named = Dictionary(grouping: filter(\.isNamed), by: \.callback.name).filter { $0.value.count > 1 }
        return map { part in
            guard part.isNamed, let namesakes = named[part.callback.name] else { return part }
            let tells = part.callback.asNews.values.first { value in
                namesakes.count { $0.callback.asNews.values.contains { $0.name == value.name } } == 1
            }
            let number = namesakes.firstIndex { $0.function.id == part.function.id } ?? 0
            return part.renamed(
                part.callback.name + (tells?.name.capitalizedFirst ?? (number == 0 ? "" : "\(number + 1)")))
        }
    }
}

extension BridgePart {
    fileprivate func renamed(_ name: String) -> BridgePart {
        var part = self
        part.callback.name = name
        return part
    }
}

extension String {
    /// Without the backticks that a name may need.
    var capitalizedFirst: String {
        let bare = filter { $0 != "`" }
        return bare.prefix(1).uppercased() + bare.dropFirst()
    }
}

extension FunctionDeclSyntax {
    /// The closure that a callback is given last.
    fileprivate var lastHandler: HandlerType? {
        signature.parameterClause.parameters.last.flatMap { HandlerType($0.type) }
    }

    /// A callback as it would be without its handler.
    fileprivate var withoutLastParameter: FunctionDeclSyntax {
        var function = self
        let parameters = function.signature.parameterClause.parameters
        function.signature.parameterClause.parameters = FunctionParameterListSyntax(parameters.dropLast())
        return function
    }
}
