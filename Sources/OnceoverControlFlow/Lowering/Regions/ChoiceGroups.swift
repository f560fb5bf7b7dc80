import OnceoverContracts
import OnceoverVocabulary

/// Closures of which one runs.
struct ChoiceGroups {
    let builder: BodyBuilder

    /// The term that stands for a set of closures of which one runs.
    func alternativeGroup(call: Int?, argument: Int?, property: TermID?) -> TermID? {
        if let call, let argument, isLook(argument, of: builder.graph.calls[call]) { return nil }
        if let call, makesChoice(builder.graph.calls[call]) {
            builder.choices.insert(builder.graph.calls[call].result)
            return choice
        }
        if let call, isGivenChoice(builder.graph.calls[call]), !hearsOfShowing(argument, of: builder.graph.calls[call])
        {
            return choice
        }
        if let property, case .member(let owner, let name) = builder.graph.terms[property].kind,
            AlternativeClosures.isOutcome(label: name)
        {
            return builder.graph.terms.member("outcome", of: owner)
        }
        guard let call, let argument else { return nil }
        let made = builder.graph.calls[call]
        if let label = made.arguments[argument].label, AlternativeClosures.isOutcome(label: label) {
            return builder.graph.terms.member("outcome", of: made.result)
        }
        if isExcluded(argument, of: made) { return builder.graph.terms.member("outcome", of: made.result) }
        guard let name = made.name, AlternativeClosures.isOutcome(method: name) else { return nil }
        return made.request(among: builder.graph.calls, builder.graph.terms).map {
            builder.graph.terms.member("outcome", of: $0)
        }
    }

    /// Whether a contract says that one closure of a call is called instead of another.
    private func isExcluded(_ argument: Int, of call: Call) -> Bool {
        guard let name = call.name, builder.contracts.excludesClosures(name) else { return false }
        func use(_ argument: Int) -> ClosureUse { ClosureUse(of: argument, in: call, literals: [:]) }
        return call.arguments.indices.contains {
            $0 != argument && call.arguments[$0].mayBeClosure
                && builder.contracts.exclude(use(argument), use($0), of: name)
        }
    }

    /// `Button { … } label: { Text("Go") }`, `Button(action: { … }) { Text("Go") }`: how a choice looks.
    private func isLook(_ argument: Int, of call: Call) -> Bool {
        let closure = call.arguments[argument]
        guard closure.isTrailing else { return false }
        return closure.label == "label" || closure.label == nil && call.arguments.contains { $0.label == "action" }
    }

    /// Whether a call makes something that the user may choose: `UIAlertAction(…)`, or, where it is offered, `.init(…)`,
    /// `.cancel { }` and `Dialogs.cancelAction { }`, which are the project's own.
    private func makesChoice(_ call: Call) -> Bool {
        if let name = call.name, AlternativeClosures.isChoice(type: name) || AlternativeClosures.isChoice(method: name)
        {
            return true
        }
        let type = call.qualifyingType
        if type.map(AlternativeClosures.isChoice(type:)) ?? false { return true }
        if builder.isOffered, call.isInitializer { return true }
        if builder.isOffered, case .member(of: nil, _) = call.callee { return true }
        guard let name = call.name, AlternativeClosures.isChoice(made: name) else { return false }
        return builder.isOffered || type != nil
    }

    /// `UIAlertAction(title: "Cancel", style: .cancel)`: the user may choose an action that calls no handler.
    func layOutSilentChoice(madeBy index: Int) {
        let call = builder.graph.calls[index]
        guard call.isInitializer, call.arguments.contains(where: { $0.label == "title" }), makesChoice(call),
            !call.arguments.contains(where: \.mayBeClosure)
        else { return }
        let region = builder.graph.regions.count
        let (entry, exit) = (builder.graph.makeBlock(in: region), builder.graph.makeBlock())
        let result = builder.graph.terms.addCallResult(of: "choice")
        builder.graph.regions.append(
            Region(silentChoice: choice, madeBy: index, at: call.site, in: builder.frame.region, (entry, exit), result))
        builder.graph.connect(to: entry, .entersClosure(region), site: call.site)
        builder.graph.connect(to: exit, .skipsClosure(region), site: call.site)
        builder.start(entry)
        builder.graph.append(.enter(region))
        builder.graph.connect(to: exit, site: call.site)
        builder.start(exit)
        builder.graph.append(.leave(region))
    }

    /// `show(title, option: action) { … }`: the closure runs for another choice than the one that is offered beside it.
    private func isGivenChoice(_ call: Call) -> Bool {
        !builder.choices.isEmpty
            && call.arguments.contains { $0.operand.terms.contains(where: builder.choices.contains) }
    }

    /// `show(title, option: action, completion: { … })`: the closure runs when the choices are shown.
    private func hearsOfShowing(_ argument: Int?, of call: Call) -> Bool {
        argument.map { call.arguments[$0].label == "completion" } ?? false
    }

    private var choice: TermID { builder.graph.terms.condition("the user's choice", name: "choice", mentions: []) }
}

extension Argument {
    /// Whether it is a closure, or a name for one, by its label.
    package var mayBeClosure: Bool {
        switch operand {
        case .region, .callable, .method: true
        case .term: label.map(Vocabulary.choiceHandlerLabels.contains) ?? false
        default: false
        }
    }
}
