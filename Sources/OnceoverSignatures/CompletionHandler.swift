import SwiftSyntax

/// The completion handler among a function's parameters: one, or a pair of success and failure.
package struct CompletionHandler {
    /// 0-based positions in the parameter list; the success handler is first.
    package let positions: [Int]
    package let shape: HandlerShape
    package let outcome: AsyncOutcome
    package let types: [HandlerType]

    /// The same, where a call may also end without an answer: its async form throws.
    package var throwing: CompletionHandler {
        let outcome = AsyncOutcome(values: outcome.values, failure: .any)
        return CompletionHandler(positions: positions, shape: shape, outcome: outcome, types: types)
    }

    /// The handler of a function, or the reason why there is none.
    ///
    /// - Parameter said: names of completion handlers that the user gives: they come before all others.
    package static func find(
        in parameters: FunctionParameterListSyntax, aliases: TypeAliases = .none, named said: Set<String> = []
    ) -> Result<CompletionHandler, HandlerRefusal> {
        let handlers = parameters.enumerated().compactMap { position, parameter in
            HandlerType(parameter.type, aliases: aliases).map {
                Named(position: position, parameter: parameter, type: $0)
            }
        }
        .filter { !$0.type.isAutoclosure && !$0.type.isAsync }
        let meant = handlers.last { $0.isNamed(said.contains) }
        if meant == nil, let pair = pair(among: handlers) { return pair }
        guard let best = meant ?? best(of: handlers) else { return .failure(.noHandler) }
        let (name, type) = (best.parameter.internalName, best.type)
        if meant == nil, let other = otherEnd(than: [best.position], among: handlers) {
            return .failure(.endsOtherwise(name, other))
        }
        if !type.returnsVoid { return .failure(.handlerReturnsValue(name)) }
        if !type.isEscaping { return .failure(.handlerDoesNotEscape(name)) }
        let (shape, outcome) = type.reading
        return .success(CompletionHandler(positions: [best.position], shape: shape, outcome: outcome, types: [type]))
    }
}

extension CompletionHandler {
    /// A closure among the parameters.
    private struct Named {
        let position: Int
        let parameter: FunctionParameterSyntax
        let type: HandlerType

        /// Whether its label or its name is as asked for.
        func isNamed(_ matches: (String) -> Bool) -> Bool {
            matches(parameter.internalName) || matches(parameter.firstName.text)
        }
    }

    /// By name first, since a function may take other closures; the last of those that are left.
    private static func best(of candidates: [Named]) -> Named? {
        let named = candidates.filter { $0.isNamed(HandlerName.suggestsCompletion) }
        return named.last ?? candidates.filter(\.type.isEscaping).last ?? candidates.last
    }

    /// The name of another closure for an outcome: a failure or a cancellation.
    private static func otherEnd(than positions: [Int], among candidates: [Named]) -> String? {
        let isOfFailure = candidates.contains {
            positions.contains($0.position) && positions.count == 1 && $0.isNamed(HandlerName.isFailure)
        }
        return candidates.first { other in
            !positions.contains(other.position) && other.type.isEscaping && other.type.returnsVoid
                && (other.isNamed(HandlerName.isFailure) || other.isNamed(HandlerName.isCancellation)
                    || other.isNamed(HandlerName.isSuccess) || isOfFailure && other.isNamed(HandlerName.isCompletion))
        }?.parameter.internalName
    }

    private static func pair(among candidates: [Named]) -> Result<CompletionHandler, HandlerRefusal>? {
        let escaping = candidates.filter { $0.type.isEscaping && $0.type.returnsVoid }
        guard let failure = escaping.first(where: { $0.isNamed(HandlerName.isFailure) }),
            let success = escaping.first(where: { $0.isNamed(HandlerName.isSuccess) })
                ?? escaping.last(where: { $0.isNamed(HandlerName.isCompletion) && $0.position != failure.position }),
            success.position != failure.position, failure.type.parameters.count == 1,
            failure.type.isError(failure.type.parameters[0])
        else { return nil }
        let name = success.parameter.internalName
        if let other = otherEnd(than: [success.position, failure.position], among: candidates) {
            return .failure(.endsOtherwise(name, other))
        }
        let values = success.type.parameters.filter { !$0.isVoid }.map(\.trimmedDescription)
        return .success(
            CompletionHandler(
                positions: [success.position, failure.position], shape: .successFailurePair,
                outcome: AsyncOutcome(values: values, failure: failure.type.failure(failure.type.parameters[0])),
                types: [success.type, failure.type]))
    }
}

/// Why a function has no async form.
package enum HandlerRefusal: Error, Equatable, Sendable {
    case noHandler
    case handlerReturnsValue(String)
    case handlerDoesNotEscape(String)
    /// Instead of the handler, another one may be called, from which nothing can be thrown.
    case endsOtherwise(String, String)
}
