import OnceoverAnalysis
import OnceoverSymbols

/// What a file can tell others: it offers names cheaply, and follows the paths of a function only when it is asked.
struct FactTeller {
    let context: FileContext

    func answer(to names: Set<String>) -> FactAnswer {
        var answer = FactAnswer()
        for (index, function) in context.declarations.functions.enumerated() where isReachable(function) {
            let name = FactName.function(function)
            if names.contains(name) { answer.facts.append(fact(of: index, named: name)) }
            guard let type = function.typeName else { continue }
            let method = FactName.method(function.name, of: type)
            if names.contains(method) { answer.facts.append(fact(of: index, named: method)) }
            let discharges = FactName.discharges(in: type)
            if names.contains(discharges) { answer.facts += dischargeFact(of: index, named: discharges) }
        }
        // What is followed first may change what is found of others: the order must not be the set's.
        let ordered = names.sorted()
        answer.facts += slotFacts(for: names) + promiseFacts(for: names)
        answer.facts += statements(for: names) + callFacts(for: ordered) + grantFacts(for: ordered)
        answer.facts += sharingFacts(for: ordered) + presenceFacts(for: ordered) + enumFacts(for: ordered)
        answer.facts += initializerFacts(for: ordered) + makingFacts(for: ordered)
        answer.asks = context.others.asks.union(asks)
        answer.stands = { [premises = context.others.premises] known in
            let elsewhere = Elsewhere(known)
            return premises.allSatisfy { $0.holds(for: elsewhere) }
        }
        return answer
    }

    private func fact(of index: Int, named name: String) -> ModuleFact {
        let function = context.declarations.functions[index]
        var fact = FunctionFact(
            name: function.name, typeName: function.typeName, inherited: function.inheritedTypes,
            parameters: function.parameters.indices.map { parameter($0, of: index) },
            slotEffects: name == FactName.function(function) ? [] : effects(of: index))
        if function.isAddedToObligations {
            fact.receiver = context.summaries.summary(of: index, parameter: ParameterKey.receiver)
        }
        return ModuleFact(name: name, isPublic: function.isPublic, text: fact.text)
    }

    private func parameter(_ number: Int, of function: Int) -> FunctionFact.Parameter {
        let parameter = context.declarations.functions[function].parameters[number]
        let summary =
            context.code.promisesOtherwise(function, parameter: number)
            ? nil : context.summaries.summary(of: function, parameter: number)
        return FunctionFact.Parameter(
            label: parameter.label, hasDefault: parameter.hasDefault, shape: parameter.shape, summary: summary,
            deliveries: summary == nil ? Deliveries() : context.deliveries.deliveries(of: function, parameter: number))
    }

    private func promiseFacts(for names: Set<String>) -> [ModuleFact] {
        context.code.annotated.promises.filter { names.contains($0.name) }.map {
            ModuleFact(name: $0.name, isPublic: $0.isPublic, text: $0.text)
        }
    }

    /// For a function that the file calls and another file declares. A test says nothing about the callers in the
    /// program.
    private func callFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            FactName.called(in: name).map { called in
                let calls = context.isOfTests ? [] : Callers(name: called, code: context.code).known(by: context)
                return ModuleFact(name: name, isPublic: false, text: CallsFact.text(of: calls))
            }
        }
    }
}
