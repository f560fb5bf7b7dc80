import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols
import SwiftSyntax

/// Finds the ways in which a function calls a closure that it is given.
struct DeliveryFinder {
    /// The paths of the function, with the closure followed on them.
    let exploration: Exploration
    let function: DeclaredFunction
    private var flow: ObligationFlow { exploration.flow }
    private var graph: FlowGraph { flow.body.graph }

    func deliveries() -> Deliveries {
        guard exploration.isComplete else { return .open }
        var found = Deliveries()
        for point in exploration.simulation.points {
            guard let call = graph.blocks[point.node].call else { continue }
            found.formUnion(deliveries(by: graph.calls[call], in: graph.blocks[point.node], at: point.state))
        }
        return found
    }

    private func deliveries(by call: Call, in block: Block, at state: PathState) -> Deliveries {
        if case .value(let closure) = call.callee, flow.body.aliases.contains(closure) {
            return given(call.arguments, knowing: flow.facts(beforeCallIn: block, from: state), in: block)
        }
        var found = Deliveries()
        for (index, argument) in call.arguments.enumerated() {
            guard case .term(let term) = argument.operand, flow.body.aliases.contains(term) else { continue }
            let facts = flow.facts(beforeCallIn: block, from: state)
            found.formUnion(
                flow.body.questions.deliveries.deliveries(of: call, argument: index, in: graph, for: nil) {
                    value(of: $0, facts)
                }
                    ?? .open)
        }
        return found
    }

    /// What a call of the closure gives, once for each way in which the callback was called that it stands in.
    private func given(_ arguments: [Argument], knowing facts: FactSet, in block: Block) -> Deliveries {
        let values = arguments.map { value(of: $0.operand, facts) }
        var found = Deliveries()
        guard let callback = callback(giving: arguments, around: block), let ways = deliveries(to: callback) else {
            found.insert(Delivery(values: values))
            return found
        }
        let parameters = graph.regions[callback].parameters
        let known = parameters.map(facts.fact)
        if ways.isOpen { found.formUnion(.open) }
        for way in ways.all where way.admits(known, neither: [:]) {
            let given = zip(arguments, values).map { argument, value in
                guard value == .unknown, let index = Self.index(of: argument.operand, in: parameters) else {
                    return value
                }
                return way.values.indices.contains(index) ? way.values[index] : .unknown
            }
            found.insert(Delivery(values: given))
        }
        return found
    }

    /// The callback around a call whose own parameters the call passes on.
    private func callback(giving arguments: [Argument], around block: Block) -> Int? {
        graph.closures(outwardFrom: block.region).first { region in
            arguments.contains { Self.index(of: $0.operand, in: graph.regions[region].parameters) != nil }
        }
    }

    private static func index(of operand: Operand, in parameters: [TermID]) -> Int? {
        if case .term(let term) = operand { parameters.firstIndex(of: term) } else { nil }
    }

    private func deliveries(to region: Int) -> Deliveries? {
        guard let call = graph.call(givenRegion: region), let argument = graph.regions[region].argument else {
            return nil
        }
        return flow.body.questions.deliveries.deliveries(of: call, argument: argument, in: graph, for: nil) {
            value(of: $0, FactSet())
        }
    }

    private func value(of operand: Operand, _ facts: FactSet) -> Delivery.Value {
        let value = PathValues(body: flow.body).value(of: operand, facts)
        guard value == .unknown, let parameter = Self.index(of: operand, in: graph.parameters) else { return value }
        return self.value(ofParameter: parameter)
    }

    /// What is not optional is not nil; what is, the caller knows, also where it leaves it out and `nil` is the default.
    private func value(ofParameter number: Int) -> Delivery.Value {
        let parameter = function.parameters[number].node
        guard parameter.type.isOptional else { return .known(.isNil(false)) }
        guard let value = parameter.defaultValue?.value else { return .parameter(number) }
        return value.is(NilLiteralExprSyntax.self) ? .parameter(number) : .unknown
    }
}

extension TypeSyntax {
    /// Whether it is written as an optional. A type alias may hide one.
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || `as`(AttributedTypeSyntax.self)?.baseType.isOptional == true
    }
}
