import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols
import SwiftSyntax

/// The parts of what a function returns, where that is a tuple: `-> (isHandled: Bool, rest: Data)`.
struct ReturnedParts {
    private let terms: [(name: String, term: TermID)]

    init(of function: DeclaredFunction, in graph: FlowGraph) {
        let type = function.returnType?.as(TupleTypeSyntax.self)
        terms = (type?.elements ?? []).enumerated().flatMap { index, element -> [(String, TermID)] in
            guard let term = graph.terms.find("\(index)", of: graph.returnTerm) else { return [] }
            return ["\(index)", element.firstName?.text].compactMap { $0 }.map { ($0, term) }
        }
    }

    /// What is known of them, by number and by label.
    func facts(in facts: FactSet) -> [String: Fact] {
        terms.reduce(into: [:]) { known, part in known[part.name] = facts.fact(of: part.term) }
    }
}
