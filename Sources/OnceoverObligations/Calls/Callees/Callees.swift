import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// Which functions the calls in a body may mean, in the file and in others. It looks at declarations only, and follows no paths.
struct Callees {
    let code: FileCode
    let others: OtherFiles
    /// The function in whose body the calls stand.
    let function: Int

    var types: ReceiverTypes { ReceiverTypes(code: code, function: function) }

    /// Whether no function of another file may be meant by a call.
    func areAll(_ here: [Callee], of call: Call, in graph: FlowGraph) -> Bool {
        guard let question = question(of: call, in: graph), isOpen(question, here) else { return true }
        return !others.isDeclared(elsewhere: question)
    }

    /// Those that stand in the file; none where it is not sure that there are no others.
    func here(of call: Call, in graph: FlowGraph) -> [Callee] {
        question(of: call, in: graph).map(here(meantBy:)) ?? []
    }

    /// Whether all functions that a call may mean stand in this file and are such. Others are asked about only where these
    /// are.
    func areAllHere(_ call: Call, in graph: FlowGraph, where isSuch: (Int) -> Bool) -> Bool {
        let here = here(of: call, in: graph)
        return !here.isEmpty && here.compactMap(\.function).allSatisfy(isSuch) && areAll(here, of: call, in: graph)
    }

    func isDeclaredHere(_ call: Call, in graph: FlowGraph) -> Bool { !here(of: call, in: graph).isEmpty }

    /// Whether functions of other files may be meant.
    ///
    /// What a contract knows by its name, as `context.perform { }`, is not looked for in other files where the receiver
    /// is not known: a type of the project that has a method of the same name is hardly ever meant.
    func isOpen(_ question: CalleeQuestion, _ here: [Callee]) -> Bool {
        if question.receiver.isKnown { return here.isEmpty }
        return question.receiver == .superclass || !code.contracts.knows(question.name)
    }

    func question(of call: Call, in graph: FlowGraph) -> CalleeQuestion? {
        guard let name = declaredName(of: call) else { return nil }
        let receiver = receiver(of: call, in: graph)
        return CalleeQuestion(
            name: name,
            labels: call.arguments.map { CalleeQuestion.Label(text: $0.label, isTrailing: $0.isTrailing) },
            receiver: receiver, own: code.declarations.functions[function].typeName,
            inherited: receiver.isOwn || receiver == .superclass ? code.inheritedTypes(of: function) : [])
    }

    /// `self.init(…)` is found under the type's name, as other initialisers are.
    private func declaredName(of call: Call) -> String? {
        guard call.name == "init", call.qualifier == "self" else { return call.name }
        return code.declarations.functions[function].simpleTypeName
    }

    func here(meantBy question: CalleeQuestion) -> [Callee] {
        if question.receiver == .unknown, code.contracts.knows(question.name) { return [] }
        return question.narrowed(
            code.declarations.functions(named: question.name).compactMap { index in
                let declared = code.declarations.functions[index]
                // A type that stands in a body is known by the constant that is made of it.
                guard !declared.isLocal || question.receiver.isType && declared.isMember,
                    let mapping = question.mapping(to: declared.parameters)
                else { return nil }
                return Callee(
                    body: .here(index), typeName: declared.typeName,
                    inherited: question.receiver.isType ? code.inheritedTypes(of: index) : [],
                    isInitializer: declared.isInitializer, isOverride: declared.isOverride, mapping: mapping)
            })
    }

    /// The type of a receiver. `$0` in `state.withLock { $0.add(1) }` has the same term as the lock.
    private func type(of receiver: TermID, having method: String, in graph: FlowGraph) -> String? {
        let type = types.type(of: receiver, in: graph)
        guard type.map(Declarations.isGuard) ?? false, !Vocabulary.lockedScopes.contains(method) else { return type }
        return types.content(of: receiver, in: graph) ?? type
    }

    private func receiver(of call: Call, in graph: FlowGraph) -> CalleeQuestion.Receiver {
        switch (call.callee, call.qualifier) {
        case (.member, "super"?): .superclass
        case (.member, "self"?), (.member, "Self"?): .own(isBare: false)
        case (.name, _): .own(isBare: true)
        case (.member, let qualifier?) where qualifier.first?.isUppercase == true: .type(qualifier)
        case (.member(let receiver?, let name), _):
            type(of: receiver, having: name, in: graph).map(CalleeQuestion.Receiver.type) ?? .unknown
        case (.member, _): .unknown
        default: .none
        }
    }
}
