import SwiftSyntax

/// The completion handler among a function's parameters: one, or a pair of success and failure.
package struct CompletionHandler {
    /// 0-based positions in the parameter list; the success handler is first.
    package let positions: [Int]
    package let shape: HandlerShape
    package let outcome: AsyncOutcome
    package let types: [HandlerType]

    /// The handler of a function, or the reason why there is none.
    package static func find(
        in parameters: FunctionParameterListSyntax, aliases: TypeAliases = .none
    ) -> Result<CompletionHandler, HandlerRefusal> {
        let handlers = parameters.enumerated().compactMap { position, parameter in
            HandlerType(parameter.type, aliases: aliases).map { (position, parameter.internalName, $0) }
        }
        .filter { !$0.2.isAutoclosure && !$0.2.isAsync }
        if let pair = pair(among: handlers) { return pair }
        guard let (position, name, type) = best(of: handlers) else { return .failure(.noHandler) }
        if !type.returnsVoid { return .failure(.handlerReturnsValue(name)) }
        if !type.isEscaping { return .failure(.handlerDoesNotEscape(name)) }
        let (shape, outcome) = type.reading
        return .success(CompletionHandler(positions: [position], shape: shape, outcome: outcome, types: [type]))
    }
}

extension CompletionHandler {
    private typealias Candidate = (position: Int, name: String, type: HandlerType)

    /// By name first, since a function may take other closures; the last of those that are left.
    private static func best(of candidates: [Candidate]) -> Candidate? {
        let endings = ["completion", "completionhandler", "handler", "callback", "completionblock", "reply"]
        let named = candidates.filter { candidate in
            endings.contains { candidate.name.lowercased().hasSuffix($0) }
        }
        return named.last ?? candidates.filter(\.type.isEscaping).last ?? candidates.last
    }

    private static func pair(among candidates: [Candidate]) -> Result<CompletionHandler, HandlerRefusal>? {
        let escaping = candidates.filter { $0.type.isEscaping && $0.type.returnsVoid }
        func named(_ endings: [String]) -> Candidate? {
            escaping.first { candidate in endings.contains { candidate.name.lowercased().hasSuffix($0) } }
        }
        guard let success = named(["success", "onsucceed"]), let failure = named(["failure", "onerror", "onfail"]),
            failure.type.parameters.count == 1, failure.type.parameters[0].namesAnError
        else { return nil }
        let values = success.type.parameters.filter { !$0.isVoid }.map(\.trimmedDescription)
        return .success(
            CompletionHandler(
                positions: [success.position, failure.position], shape: .successFailurePair,
                outcome: AsyncOutcome(values: values, failure: .any), types: [success.type, failure.type]))
    }
}

/// Why a function has no async form.
package enum HandlerRefusal: Error, Equatable, Sendable {
    case noHandler
    case handlerReturnsValue(String)
    case handlerDoesNotEscape(String)
}
