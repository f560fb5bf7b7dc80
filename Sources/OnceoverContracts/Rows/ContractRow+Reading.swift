/// From a row as written to the contracts that it stands for.
extension ContractRow {
    /// What the row is about: each kind of row has fields of its own.
    enum Subject {
        case function(APIName)
        case property(APIName)
        case delegate(String)
    }

    func subject() throws(ContractError) -> Subject {
        switch (function, property, delegate) {
        case (let name?, nil, nil): return .function(try api(name))
        case (nil, let name?, nil): return .property(try api(name))
        case (nil, nil, let name?): return .delegate(name)
        default: throw ContractError("a contract is about one `function`, one `property` or one `delegate`")
        }
    }

    private func api(_ text: String) throws(ContractError) -> APIName {
        guard let name = APIName(text) else {
            throw ContractError(
                "`\(text)` is no name of an API, such as `Timer.scheduledTimer(withTimeInterval:repeats:block:)`")
        }
        return name
    }

    func callback(_ name: APIName) throws(ContractError) -> CallbackContract? {
        guard let calls else {
            guard gives == nil, last == nil, tellsLast == nil, states == nil, excludes == nil else {
                throw ContractError("`gives`, `last`, `tells-last`, `states` and `excludes` go with `calls`")
            }
            return nil
        }
        guard repeatedBy == nil || calls == .anyNumber else {
            throw ContractError("`repeated-by` goes with `calls: any number`")
        }
        guard Set(((gives ?? []) + (last ?? [])).map(\.count)).count < 2 else {
            throw ContractError("`gives` and `last` name all arguments of the closure each time")
        }
        for argument in [argument, excludes].compactMap({ $0 }) {
            if let labels = name.labels, !labels.contains(argument) {
                throw ContractError("`\(function ?? "")` has no argument `\(argument)`")
            }
        }
        let told = (last ?? []).joined().compactMap(\.member)
        guard (requestedBy ?? [:]).keys.allSatisfy(told.contains) else {
            throw ContractError("`requested-by` names cases of `last`")
        }
        return CallbackContract(
            name: name, argument: argument, calls: calls, timing: runs ?? .later, isTyped: isTyped ?? false,
            when: when ?? [:], startedBy: startedBy, refused: refused, repeatedBy: try (repeatedBy ?? []).map(api),
            awaits: awaits, excludes: excludes, handler: handler, gives: gives ?? [], givenUnless: givenUnless ?? [],
            last: last ?? [], requestedBy: requestedBy ?? [:], tellsLast: tellsLast, states: states ?? [:])
    }

    /// What a function, or a property, gives for sure.
    func value(_ name: APIName) -> ValueContract? {
        guard returns == .value || returns == .elements else { return nil }
        return ValueContract(
            name: name, hasElements: returns == .elements, type: type, elementType: elements, filledBy: filledBy,
            isTyped: isTyped ?? false, when: when ?? [:], givenBy: givenBy ?? [],
            isThrowing: throwing == .anyError || throwing == .hardlyEver)
    }

    func delegateContract(_ name: String) throws(ContractError) -> DelegateContract? {
        guard let exits else { return nil }
        guard let interaction else { throw ContractError("`exits` need an `interaction`: what is waited for") }
        for callback in exits.flatMap(\.callbacks) + (repeating ?? []) { _ = try api(callback) }
        return DelegateContract(
            delegate: name, interaction: interaction, begunBy: begunBy ?? [], exits: exits,
            isExclusive: isExclusive ?? false)
    }

    func delegateDeclaration(_ name: String) throws(ContractError) -> DelegateDeclaration? {
        guard let declaration else {
            guard modules == nil, conforms == nil, answers == nil, inPlace == nil else {
                throw ContractError("`modules`, `conforms`, `answers` and `in-place` go with a `declaration`")
            }
            return nil
        }
        for callback in Array((answers ?? [:]).keys) + (inPlace ?? []) { _ = try api(callback) }
        return DelegateDeclaration(
            delegate: name, text: declaration, modules: modules ?? [], conformances: conforms ?? [],
            answers: answers ?? [:], inPlace: Set(inPlace ?? []))
    }
}
