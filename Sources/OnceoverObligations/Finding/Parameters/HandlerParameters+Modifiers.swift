import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

/// Handlers of functions that give a value of a kind which listens, as a view does.
extension HandlerParameters {
    /// `func onMove(completion:) -> some View { onPreferenceChange(Place.self, perform: completion) }`: what only those methods of
    /// the returned value's kind are given that call it again and again hears of each change.
    func isOfModifier(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard let kind = declared.returnType?.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription,
            let uses = uses(of: parameter), !uses.isRenamed, !uses.calls.isEmpty || !uses.takers.isEmpty
        else { return false }
        let graph = code.graph(of: function)
        return uses.takers.allSatisfy { taker in
            taker.arguments.indices.allSatisfy { argument in
                !taker.arguments[argument].operand.terms.contains(uses.handler)
                    || callsAgain(argument, of: taker, asMethodOf: kind)
            }
        }
            && uses.calls.allSatisfy { block in
                graph.closures(outwardFrom: block.region).contains { region in
                    guard let call = graph.call(givenRegion: region), let argument = graph.regions[region].argument
                    else { return false }
                    return callsAgain(argument, of: call, asMethodOf: kind)
                }
            }
    }

    private func callsAgain(_ argument: Int, of call: Call, asMethodOf kind: String) -> Bool {
        let use = ClosureUse(of: argument, in: call, literals: [:])
        guard let contract = call.name.flatMap({ code.contracts.callback(of: $0, use) }) else { return false }
        return contract.calls == .many && contract.name.type == kind
    }
}
