import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// Whether a method gets at what a stored property holds.
enum Reach: Comparable {
    /// Neither it nor anything of the type that it calls.
    case none
    /// It calls an unknown function.
    case possible
    case certain
}

/// Follows the methods that a method calls, to see whether one of them mentions a stored property: those of its own type, and
/// those of the property's type, where a delegate hands on to the object that it works for.
struct ReachSearch {
    let property: StoredProperty
    let context: FileContext
    /// Whether a request counts that leads on to another callback of the delegate.
    var followsRequests = true

    var withoutRequests: ReachSearch {
        var search = self
        search.followsRequests = false
        return search
    }

    func reach(of method: Int) -> Reach {
        var seen: Set<Int> = []
        return reach(of: method, &seen)
    }

    /// The same for one block of a method.
    func reach(of block: Int, in method: Int) -> Reach {
        let graph = context.graph(of: method)
        if let term = context.code.term(of: property, in: method), graph.blocks[block].mentions(term, in: graph) {
            return .certain
        }
        var seen: Set<Int> = [method]
        return graph.blocks[block].call.map { reach(of: graph.calls[$0], in: method, &seen) } ?? .none
    }

    /// The methods of the file that a call means, if it is one to the method's own object or to the property's.
    func methods(calledBy call: Call, in method: Int) -> [Int] {
        guard let name = call.name, let type = receiverType(of: call, in: method) else { return [] }
        return context.declarations.functions(named: name).filter {
            context.declarations.functions[$0].typeName == type
        }
    }

    /// Whether it is a method of the property's own type.
    private func isOwner(_ method: Int) -> Bool {
        property.isGlobal || context.declarations.functions[method].typeName == property.typeName
    }

    private func reach(of method: Int, _ seen: inout Set<Int>) -> Reach {
        guard seen.insert(method).inserted else { return .none }
        let graph = context.graph(of: method)
        if mentions(method) { return .certain }
        var found = isOwner(method) && mayBeObserved(graph) ? Reach.possible : .none
        for call in graph.calls {
            found = max(found, reach(of: call, in: method, &seen))
            if found == .certain { break }
        }
        return found
    }

    private func mentions(_ method: Int) -> Bool {
        if context.code.term(of: property, in: method) != nil { return true }
        return isOwner(method) && !property.isClearable
            && context.graph(of: method).calls.contains { $0.name == property.path.last }
    }

    private func reach(of call: Call, in method: Int, _ seen: inout Set<Int>) -> Reach {
        let graph = context.graph(of: method)
        if call.arguments.contains(where: { $0.operand == .term(graph.selfTerm) }) { return .possible }
        switch call.callee {
        case .name(let name): return name.first?.isUppercase == true ? .none : reach(ofMethod: name, in: method, &seen)
        case .member(let receiver?, let name):
            if graph.isSelf(receiver) { return reach(ofMethod: name, in: method, &seen) }
            let begun = reach(ofCallbacksBegunBy: name, in: method, &seen)
            if begun != .none || isOwner(method) { return begun }
            let found = methods(calledBy: call, in: method)
            // What else a delegate has may work for the same object.
            if found.isEmpty { return isOwn(receiver, graph) ? unknown(name) : .none }
            return found.map { reach(of: $0, &seen) }.max() ?? .none
        case .value(let term): return isOfSelf(term, graph) ? .possible : .none
        default: return .none
        }
    }

    /// `peripheral.discoverServices(nil)`, which leads on to a callback of the same delegate.
    private func reach(ofCallbacksBegunBy name: String, in method: Int, _ seen: inout Set<Int>) -> Reach {
        let type = context.declarations.functions[method].typeName
        let protocols = context.declarations.conformances.filter { $0.typeName == type }.flatMap(\.names)
        let callbacks = followsRequests ? context.contracts.callbacks(begunBy: name, toldTo: protocols) : []
        guard !callbacks.isEmpty else { return .none }
        return context.declarations.functions.indices.filter {
            let declared = context.declarations.functions[$0]
            return declared.typeName == type && callbacks.contains(declared.fullName)
        }.map { reach(of: $0, &seen) }.max() ?? .none
    }

    private func receiverType(of call: Call, in method: Int) -> String? {
        let graph = context.graph(of: method)
        switch call.callee {
        case .name: return context.declarations.functions[method].typeName
        case .member(let receiver?, _):
            if receiver == graph.selfTerm { return context.declarations.functions[method].typeName }
            let type = context.questions(for: method).callees.types.type(of: receiver, in: graph)
            return type == property.simpleTypeName ? property.typeName : nil
        default: return nil
        }
    }

    /// Whether a term is a property, or a part of one. `Logger.shared` belongs to a type if no file says what `Logger`
    /// is.
    private func isOwn(_ term: TermID, _ graph: FlowGraph) -> Bool {
        guard case .member(let owner, let name) = graph.terms[term].kind else { return false }
        return owner == graph.selfTerm ? !Call.isTypeName(name) : isOwn(owner, graph)
    }

    /// A closure that the type keeps may do anything.
    private func isOfSelf(_ term: TermID, _ graph: FlowGraph) -> Bool {
        graph.terms[term].mentions.contains(graph.selfTerm)
    }

    private func reach(ofMethod name: String, in method: Int, _ seen: inout Set<Int>) -> Reach {
        let own = context.declarations.functions(named: name).filter {
            let type = context.declarations.functions[$0].typeName
            return type == context.declarations.functions[method].typeName || type == nil
        }
        return own.isEmpty ? unknown(name) : own.map { reach(of: $0, &seen) }.max() ?? .none
    }

    private func unknown(_ name: String) -> Reach {
        context.contracts.knows(name) || LogCall.isHarmless(name) ? .none : .possible
    }

    /// Whether the method sets a property of its own whose observer, or setter, gets at what is stored.
    private func mayBeObserved(_ graph: FlowGraph) -> Bool {
        let accessors = context.declarations.functions.indices.filter {
            let declared = context.declarations.functions[$0]
            return declared.typeName == property.typeName && declared.name.isEmpty
                && context.code.mentions(property.path.last ?? "", in: $0)
        }
        guard !accessors.isEmpty else { return false }
        return graph.assignments.contains { target, _ in
            if case .member(graph.selfTerm, _) = graph.terms[target].kind { true } else { false }
        }
    }
}

extension StoredProperty {
    /// The name of its type without those around it.
    var simpleTypeName: String { typeName.simpleName }
}
