import SwiftSyntax

/// Whose function a name in code means.
enum CalleeOwner {
    /// Functions of the project of that name: all that the place can see.
    case functions([ProjectFunction])
    /// Something else: a local function, a property, a function of another module.
    case other
    /// The type of what is in front is not known.
    case unknown
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
        guard let type = self.name(of: base) else { return .unknown }
        let types = relations.lineage(of: type)
        return owner(in: index.functions(named: name).filter { types.contains($0.scope.last ?? "") })
    }

    private func bareOwner(of reference: DeclReferenceExprSyntax, _ name: String) -> CalleeOwner {
        if LocalDeclaration.of(name, at: reference) != nil { return .other }
        let all = index.functions(named: name)
        for type in types(around: reference).reversed() {
            let types = relations.lineage(of: type)
            let found = all.filter { types.contains($0.scope.last ?? "") }
            if !found.isEmpty { return .functions(found) }
        }
        return owner(in: all.filter(\.scope.isEmpty))
    }

    private func owner(in functions: [ProjectFunction]) -> CalleeOwner {
        functions.isEmpty ? .other : .functions(functions)
    }
}
