import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

/// What a function returns in addition to calling a handler.
extension ParameterObligations {
    /// Whether the function makes something that the user may choose, and that calls the handler when chosen: no control,
    /// no call. A failable initialiser that fails is the same.
    var makesControl: Bool {
        guard let optional = declared.returnType?.as(OptionalTypeSyntax.self) else { return false }
        let name = optional.wrappedType.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        return declared.isInitializer
            || Vocabulary.chosenTypeEndings.contains { name.hasSuffix($0) }
    }

    /// `func load(completion: …) -> Request? { guard isOpen else { return nil } … }`: where nothing was started, no end is to be
    /// told. A function that gives what it tells has only nothing to give.
    var startsSomething: Bool { declared.returnType?.optionalWrapped != nil }

    /// `func badge(completion: (UIImage?) -> Void) -> UIImage?`: what a handler is told is what the function returns where it has
    /// it at once. A truth value is none: it says whether something was started.
    func isAnswered(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard let type = declared.returnType, let handler = parameter.handlerType else { return false }
        let result = (type.optionalWrapped ?? type).trimmedDescription
        guard !Vocabulary.bareAnswers.contains(result), handler.parameters.count < 3 else { return false }
        return handler.reading.outcome.values.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } == [result]
    }

    /// `func sender(completion: …) -> Sender { Sender(send: { completion(.sent) }) }`: what is made and given back calls the
    /// handler when it is used, and is one answer of several that the function may give.
    func isCarriedByResult(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard let type = declared.returnType, !type.isVoid, let uses = handlers.uses(of: parameter) else {
            return false
        }
        let graph = code.graph(of: function)
        return !uses.calls.isEmpty && uses.takers.isEmpty && !uses.isRenamed
            && uses.calls.allSatisfy { block in
                graph.closures(outwardFrom: block.region).contains { isGivenToResult($0, in: graph) }
            }
    }

    private func isGivenToResult(_ closure: Int, in graph: FlowGraph) -> Bool {
        let region = graph.regions[closure]
        guard region.isDeferred, !region.surelyRuns, let call = region.call.map({ graph.calls[$0] }) else {
            return false
        }
        return call.isInitializer && graph.isGivenBack(call.result)
    }
}
