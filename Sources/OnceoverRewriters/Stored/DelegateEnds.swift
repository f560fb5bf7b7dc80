import OnceoverContracts
import OnceoverSignatures
import SwiftSyntax

/// An exit of an interaction at which a waiting call gets no answer.
struct MissingEnd: Sendable {
    enum Manner: Sendable {
        /// The delegate does not have the method. It goes behind another one.
        case absent(FunctionDeclSyntax, behind: FunctionDeclSyntax)
        /// The method exists but does not answer the call that waits.
        case silent(FunctionDeclSyntax)
    }

    let manner: Manner
    /// The name of the error that the method receives; nil for a cancellation.
    let error: String?
}

/// Finds the ends that the contracts of a class's delegate protocols demand, and that the class does not answer.
struct DelegateEnds {
    let project: Project
    let contracts: ContractTable
    /// The full name of the class.
    let scope: [String]
    let uses: [StoredUse]

    /// In the order of the contracts; or the names of those for which nothing can be written.
    var missing: Result<[MissingEnd], RefusalReason> {
        var found: [MissingEnd] = []
        var unwritable: [String] = []
        for interaction in protocols.flatMap(contracts.interactions) {
            let needed = interaction.exits.filter { $0.isNeeded && isTold(of: $0) }
            guard let known = needed.flatMap(\.callbacks).compactMap(answering).first else { continue }
            for exit in needed where exit.isFollowed != true && !exit.callbacks.contains(where: isAnswered) {
                switch end(exit, of: interaction.delegate, behind: known) {
                case let end?: found.append(end)
                case nil: unwritable += exit.callbacks.prefix(1)
                }
            }
        }
        return unwritable.isEmpty ? .success(found) : .failure(.endsWithout(unwritable))
    }

    private var protocols: [String] {
        let name = scope.joined(separator: ".")
        return (project.index.types[name]?.inherited ?? []) + (project.index.addedParents[name] ?? [])
    }

    private func isTold(of exit: ContractRow.Exit) -> Bool {
        exit.delegate.map(protocols.contains) ?? true && exit.requestedBy == nil
    }

    // MARK: - Who answers

    /// The method of the class by its full name.
    private func method(_ fullName: String) -> FunctionDeclSyntax? {
        project.index.functions(named: String(fullName.prefix { $0 != "(" })).first {
            $0.scope == scope && $0.node.fullName == fullName
        }?.node
    }

    private func answering(_ fullName: String) -> FunctionDeclSyntax? {
        method(fullName).flatMap { answers($0) ? $0 : nil }
    }

    private func isAnswered(_ fullName: String) -> Bool { answering(fullName) != nil }

    /// Whether a method answers, or calls one of its class that does.
    private func answers(_ function: FunctionDeclSyntax, depth: Int = 0) -> Bool {
        if uses.contains(where: { $0.isAnswer && $0.member?.decl.id == DeclSyntax(function).id }) { return true }
        guard depth < 3, let body = function.body else { return false }
        return UsedNames(in: body).names.contains { name in
            project.index.functions(named: name).contains {
                $0.scope == scope && $0.node.id != function.id && answers($0.node, depth: depth + 1)
            }
        }
    }

    // MARK: - What to add

    /// Nil if the signature of the method, or the answer, is not known.
    private func end(
        _ exit: ContractRow.Exit, of delegate: String, behind known: FunctionDeclSyntax
    ) -> MissingEnd? {
        if let own = exit.callbacks.lazy.compactMap(method).first {
            guard let body = own.body, !Exits(of: body).hasReturn, let error = error(of: exit, own) else { return nil }
            return MissingEnd(manner: .silent(own), error: error.name)
        }
        let declared = try? DelegateProtocol(named: delegate, in: project, contracts: contracts)
        guard let function = declared?.functions.first(where: { exit.callbacks.contains($0.fullName) }),
            let error = error(of: exit, function)
        else { return nil }
        return MissingEnd(manner: .absent(function, behind: known), error: error.name)
    }

    /// The error that the callback brings; nil where it should bring one, and does not.
    private func error(of exit: ContractRow.Exit, _ function: FunctionDeclSyntax) -> (name: String?, Void)? {
        switch (exit.outcome, Callback(function).fault) {
        case (.cancel, .always(let name)), (.failure, .always(let name)): (name, ())
        case (.cancel, _): (nil, ())
        default: nil
        }
    }
}

extension RefusalReason {
    fileprivate static func endsWithout(_ names: [String]) -> Self {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Self("it stores its handler, and \(list) must answer it, too", "stored handler without an end")
    }
}
