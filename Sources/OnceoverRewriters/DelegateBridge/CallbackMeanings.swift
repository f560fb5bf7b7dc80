import OnceoverContracts
import OnceoverSignatures
import SwiftSyntax

/// What the callbacks of one delegate mean: as the user says, else as the contract table does, else by their names.
struct CallbackMeanings {
    private let delegate: DelegateProtocol
    private let contracts: ContractTable
    private let events: [String]
    /// Of all callbacks.
    private let names: Set<String>
    /// What is waited for: the first interaction of which the protocol has an end.
    private let interaction: DelegateContract?

    /// - Parameter events: parts of the names of callbacks that come more than once.
    init(of delegate: DelegateProtocol, contracts: ContractTable, events: [String]) {
        self.delegate = delegate
        self.contracts = contracts
        self.events = events
        let names = Set(delegate.functions.map(\.fullName))
        self.names = names
        interaction = delegate.lineage.lazy.flatMap(contracts.interactions).first { interaction in
            interaction.exits.contains { !names.isDisjoint(with: $0.callbacks) }
        }
    }

    /// Nil for a callback that tells nothing which another does not tell, and that need not be there.
    func meaning(of function: FunctionDeclSyntax, _ callback: Callback) -> CallbackMeaning? {
        let name = function.fullName
        if events.contains(where: name.contains) { return .event }
        let isRepeating = delegate.lineage.contains { contracts.isRepeating(name, of: $0) }
        // An end that need not be asked for, as that of a connection that was made, is an event.
        if let exit = interaction?.exits.first(where: { $0.isNeeded && $0.callbacks.contains(name) }),
            exit.isInterruption != true
        {
            return meaning(of: function, callback, ending: exit, isRepeating: isRepeating)
        }
        if isRepeating || delegate.known != nil { return .event }
        // A callback that receives only an error ends the wait, whatever its name is.
        return callback.fault.isAlways ? .ends(.answer) : CallbackMeaning(ofName: name)
    }

    private func meaning(
        of function: FunctionDeclSyntax, _ callback: Callback, ending exit: ContractRow.Exit, isRepeating: Bool
    ) -> CallbackMeaning? {
        if exit.isFollowed == true, isRepeating { return .event }
        switch exit.outcome {
        case .cancel: return CallbackMeaning(ending: .cancellation, isEvent: isRepeating)
        case .failure: return CallbackMeaning(ending: .failure, isEvent: isRepeating)
        case .success, .end: break
        }
        if isFirst(function.fullName, of: exit) { return CallbackMeaning(ending: .answer, isEvent: isRepeating) }
        if case .none = callback.fault { return function.isOptional ? nil : .event }
        return .ends(.errorOnly)
    }

    /// Of several callbacks that say the same, one answers: which, the order in the row says.
    private func isFirst(_ name: String, of exit: ContractRow.Exit) -> Bool {
        exit.callbacks.first(where: names.contains) == name
    }
}

extension FunctionDeclSyntax {
    /// `scanner(_:didFind:)`
    package var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}

extension DeclSyntaxProtocol {
    /// Whether a type may conform without it.
    var isOptional: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" } ?? false
    }
}
