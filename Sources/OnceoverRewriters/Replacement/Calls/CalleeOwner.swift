import SwiftSyntax

/// Whose function a name in code means.
enum CalleeOwner {
    /// Functions of the project of that name: all that the place can see.
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
        let types = relations.lineage(of: type)
        let found = all.filter { types.contains($0.scope.last ?? "") }
        return found.isEmpty ? inherited(all, by: [type]) : .functions(found)
    }

    private func bareOwner(of reference: DeclReferenceExprSyntax, _ name: String) -> CalleeOwner {
        if LocalDeclaration.of(name, at: reference) != nil { return .other }
        let all = index.functions(named: name)
        for type in types(around: reference).reversed() {
            let types = relations.lineage(of: type)
            let found = all.filter { types.contains($0.scope.last ?? "") }
            if !found.isEmpty { return .functions(found) }
        }
        let global = all.filter(\.scope.isEmpty)
        return global.isEmpty ? inherited(all, by: types(around: reference)) : .functions(global)
    }

    /// What extensions add to types that are declared elsewhere reaches whoever inherits from such a type.
    private func inherited(_ functions: [ProjectFunction], by types: [String]) -> CalleeOwner {
        let isOpen = types.contains { relations.lineage(of: $0).contains { !relations.isDeclared($0) } }
        let added = functions.filter { !$0.scope.isEmpty && !relations.isDeclared($0.scope.last ?? "") }
        return isOpen && !added.isEmpty ? .unknown(added) : .other
    }
}
