import OnceoverControlFlow
import OnceoverSignatures
import SwiftSyntax

/// Which of the calls of a function that is asked, as `claim()` is, hear that they may go on. It reads the bodies of the functions
/// that a call may mean.
struct Grants {
    let code: FileCode
    let others: OtherFiles
    let callees: Callees

    /// Whether the function answers `true` once: it asks a property, and sets it before it says so.
    ///
    /// `func mayEnd() -> Bool { guard !hasEnded else { return false }; hasEnded = true; return true }`, whatever its name.
    func grantsOnce(_ call: Call, in graph: FlowGraph) -> Bool {
        callees.areAllHere(call, in: graph, where: grantsOnce)
    }

    /// The answer that only one call of the function on the same object gets; nil if there is none.
    func answerGivenOnce(_ call: Call, in graph: FlowGraph) -> Fact? {
        var answers: Set<Fact> = []
        let areAll = callees.areAllHere(call, in: graph) { function in
            guard let type = code.declarations.functions[function].returnType, type.mayTell else { return false }
            let answer = OneTimeAnswer(of: code.graph(of: function)).granted(
                isOptional: type.is(OptionalTypeSyntax.self))
            if let answer { answers.insert(answer) }
            return answer != nil
        }
        if areAll { return answers.count == 1 ? answers.first : nil }
        return isGrantedElsewhere(call, in: graph) ? .boolean(true) : nil
    }

    private func isGrantedElsewhere(_ call: Call, in graph: FlowGraph) -> Bool {
        guard graph.isAsked(call.result), callees.here(of: call, in: graph).isEmpty, let name = call.name,
            let type = call.receiver.flatMap({ callees.types.type(of: $0, in: graph) })
        else { return false }
        return others.isGrantedOnce(elsewhere: name, of: type)
    }

    /// Whether the function does nothing after its first call on the same object: it reads and sets a property.
    func runsOnce(_ call: Call, in graph: FlowGraph) -> Bool {
        callees.areAllHere(call, in: graph) { OneTimeFlags(of: code.graph(of: $0)).areAny }
    }

    /// The same, where no function of the file sets the property back.
    func runsOnceForGood(_ call: Call, in graph: FlowGraph) -> Bool {
        callees.areAllHere(call, in: graph) { function in
            let body = code.graph(of: function)
            let type = code.declarations.functions[function].typeName
            return OneTimeFlags(of: body).all.contains { flag, value in
                guard case .member(_, let name) = body.terms[flag].kind else { return false }
                return code.functions(setting: name, of: type, to: "\(!value)").isEmpty
            }
        }
    }

    private func grantsOnce(_ function: Int) -> Bool {
        let declared = code.declarations.functions[function]
        guard declared.returnType?.ownText == "Bool", declared.parameters.isEmpty else { return false }
        let graph = code.graph(of: function)
        return returned(in: graph) == [.boolean(true), .boolean(false)] && OneTimeFlags(of: graph).areAny
    }

    private func returned(in graph: FlowGraph) -> Set<Operand> {
        var values: Set<Operand> = []
        for instruction in graph.instructions {
            guard case .returnValue(let value, _) = instruction else { continue }
            if case .term(let term) = value, graph.terms[term].kind == .callResult { continue }
            values.insert(value)
        }
        return values
    }
}
