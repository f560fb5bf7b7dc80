import SwiftSyntax

/// The owner of the function that a name in code means.
enum CalleeOwner {
    /// Functions of the project of that name: all that the place can see, those of the nearest type first.
    case functions([ProjectFunction])
    /// Something else: a local function, a property, a function of another module.
    case other
    /// The type of what is in front is not known, or what it inherits. These may be meant.
    case unknown([ProjectFunction])
}

extension ReceiverType {
    /// - Parameter reference: the name, also as the member of something.
    func owner(of reference: DeclReferenceExprSyntax) -> CalleeOwner {
        let name = reference.baseName.text
        guard reference.isMemberName, let member = reference.parent?.as(MemberAccessExprSyntax.self) else {
            return bareOwner(of: reference, name)
        }
        // `.load` alone is a case of an enumeration, or a static member of a type that is not written.
        guard let base = member.base else { return .other }
        let all = index.functions(named: name)
        guard let type = self.name(of: base) else { return .unknown(all.filter { !$0.scope.isEmpty }) }
        if !relations.isDeclared(type), index.placeholders.contains(type) {
            return .unknown(all.filter { !$0.scope.isEmpty })
        }
        let found = members(all, of: type)
        return found.isEmpty ? inherited(all, by: [type]) : .functions(found)
    }

    /// Those that a type has or inherits, or gets from a protocol, nearest first. A requirement comes before its default.
    private func members(_ functions: [ProjectFunction], of type: String) -> [ProjectFunction] {
        relations.lineage(of: type).flatMap { type in
            let own = functions.filter { $0.scope.last == type }
            return own.filter { $0.place == .protocol } + own.filter { $0.place != .protocol }
        }
    }

    private func bareOwner(of reference: DeclReferenceExprSyntax, _ name: String) -> CalleeOwner {
        if LocalDeclaration.of(name, at: reference) != nil { return .other }
        let all = index.functions(named: name)
        for type in types(around: reference).reversed() {
            let found = members(all, of: type)
            if !found.isEmpty { return .functions(found) }
        }
        let global = all.filter(\.scope.isEmpty)
        return global.isEmpty ? inherited(all, by: types(around: reference)) : .functions(global)
    }

    /// What extensions add to types that are declared elsewhere also belongs to types that inherit from them.
    private func inherited(_ functions: [ProjectFunction], by types: [String]) -> CalleeOwner {
        let isOpen = types.contains { relations.lineage(of: $0).contains { !relations.isDeclared($0) } }
        let added = functions.filter { !$0.scope.isEmpty && !relations.isDeclared($0.scope.last ?? "") }
        return isOpen && !added.isEmpty ? .unknown(added) : .other
    }
}

extension ReceiverType {
    /// What has to be in front of a function's bare name in a closure: `self.`, `Self.`, a type around this one, or nothing.
    func receiver(of function: ProjectFunction) -> String {
        guard let own = outer.last, let type = function.scope.last, !relations.lineage(of: own).contains(type) else {
            return function.receiver
        }
        return function.scope.joined(separator: ".") + "."
    }
}
