import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSymbols

/// A function that a call may mean.
struct Callee {
    enum Body {
        case here(Int)
        case elsewhere(FunctionFact)
    }

    let body: Body
    let typeName: String?
    /// What the declaration of the type, or the extension, says that the type is.
    let inherited: [String]
    let isInitializer: Bool
    /// Whether it may replace a method of a superclass.
    let isOverride: Bool
    /// The number of the parameter that each argument goes to.
    let mapping: [Int]

    /// The function's number, if it stands in this file.
    var function: Int? { if case .here(let function) = body { function } else { nil } }

    var fact: FunctionFact? { if case .elsewhere(let fact) = body { fact } else { nil } }

    /// Whether it belongs to a type, or to one that is declared to be it.
    func isMember(of name: String) -> Bool { belongs(to: name) || inherited.contains(name) }

    /// Whether it belongs to a type, by the type's own name.
    func belongs(to name: String) -> Bool { typeName == name || typeName?.hasSuffix("." + name) == true }
}

extension Resolver {
    /// Whether no function of another file may be meant by a call.
    func areAll(_ here: [Callee], of call: Call, in graph: FlowGraph) -> Bool {
        guard let question = question(of: call, in: graph), isOpen(question, here) else { return true }
        return !context.others.isDeclared(elsewhere: question)
    }

    /// Those that stand in the file; none where it is not sure that there are no others.
    func calleesHere(of call: Call, in graph: FlowGraph) -> [Callee] {
        question(of: call, in: graph).map(callees(here:)) ?? []
    }

    func isDeclaredHere(_ call: Call, in graph: FlowGraph) -> Bool { !calleesHere(of: call, in: graph).isEmpty }

    /// Whether functions of other files may be meant.
    ///
    /// What a contract knows by its name, as `context.perform { }`, is not looked for in other files where the receiver
    /// is not known: a type of the project that has a method of the same name is hardly ever meant.
    func isOpen(_ question: CalleeQuestion, _ here: [Callee]) -> Bool {
        if question.receiver.isKnown { return here.isEmpty }
        return question.receiver == .superclass || !context.contracts.knows(question.name)
    }

    func question(of call: Call, in graph: FlowGraph) -> CalleeQuestion? {
        guard let name = declaredName(of: call) else { return nil }
        let receiver = receiver(of: call, in: graph)
        return CalleeQuestion(
            name: name,
            labels: call.arguments.map { CalleeQuestion.Label(text: $0.label, isTrailing: $0.isTrailing) },
            receiver: receiver, own: context.declarations.functions[function].typeName,
            inherited: receiver.isOwn || receiver == .superclass ? context.code.inheritedTypes(of: function) : [])
    }

    /// `self.init(…)` is found under the type's name, as other initialisers are.
    private func declaredName(of call: Call) -> String? {
        guard call.name == "init", call.qualifier == "self" else { return call.name }
        return context.declarations.functions[function].simpleTypeName
    }

    func callees(here question: CalleeQuestion) -> [Callee] {
        if question.receiver == .unknown, context.contracts.knows(question.name) { return [] }
        return question.narrowed(
            context.declarations.functions(named: question.name).compactMap { index in
                let declared = context.declarations.functions[index]
                // A type that stands in a body is known by the constant that is made of it.
                guard !declared.isLocal || question.receiver.isType && declared.isMember,
                    let mapping = question.mapping(to: declared.parameters)
                else { return nil }
                return Callee(
                    body: .here(index), typeName: declared.typeName,
                    inherited: question.receiver.isType ? context.code.inheritedTypes(of: index) : [],
                    isInitializer: declared.isInitializer, isOverride: declared.isOverride, mapping: mapping)
            })
    }

    private func receiver(of call: Call, in graph: FlowGraph) -> CalleeQuestion.Receiver {
        switch (call.callee, call.qualifier) {
        case (.member, "super"?): .superclass
        case (.member, "self"?), (.member, "Self"?): .own(isBare: false)
        case (.name, _): .own(isBare: true)
        case (.member, let qualifier?) where qualifier.first?.isUppercase == true: .type(qualifier)
        case (.member(let receiver?, _), _):
            receiverType(receiver, in: graph).map(CalleeQuestion.Receiver.type) ?? .unknown
        case (.member, _): .unknown
        default: .none
        }
    }

    /// The declared type of a property or parameter, or the type that a constant was made of.
    func receiverType(_ receiver: TermID, in graph: FlowGraph) -> String? {
        let declared = context.declarations.functions[function]
        if case .member(graph.selfTerm, let name) = graph.terms[receiver].kind, let own = declared.typeName {
            return context.declarations.typeName(ofProperty: name, in: own)
        }
        if let index = graph.parameters.firstIndex(of: receiver) {
            return Declarations.name(of: declared.parameters[index].node.type)
        }
        for case (receiver, .term(let value)) in graph.assignments {
            guard let call = graph.calls.first(where: { $0.result == value }), case .name(let name) = call.callee,
                name.first?.isUppercase == true
            else { continue }
            return name
        }
        return nil
    }
}
