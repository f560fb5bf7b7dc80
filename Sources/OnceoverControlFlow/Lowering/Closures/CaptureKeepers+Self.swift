import SwiftSyntax

/// Closures that capture `self` weakly, and what keeps it all the same.
///
/// A constant that holds a closure, or a local function, keeps what it speaks of, and is kept by the closures that speak of
/// it: `let cleanUp = { self.request = nil }`, and then `start { [weak self] in cleanUp() }`.
extension CaptureKeepers {
    /// Whether a closure speaks of what keeps `self`.
    func keepsSelf(_ closure: ClosureExprSyntax) -> Bool {
        guard !builder.callables.isEmpty else { return false }
        var seen: Set<Int> = []
        return callables(namedIn: closure.tokens(viewMode: .sourceAccurate), builder.scope).contains {
            keepsSelf($0, &seen)
        }
    }

    private func keepsSelf(_ index: Int, _ seen: inout Set<Int>) -> Bool {
        guard seen.insert(index).inserted else { return false }
        let callable = builder.callables[index]
        return namesSelf(callable)
            || callables(namedIn: callable.body.tokens, callable.scope).contains { keepsSelf($0, &seen) }
    }

    /// A closure inside it that captures `self` weakly has it from there.
    private func namesSelf(_ callable: Callable) -> Bool {
        guard case .variable(builder.selfTerm)? = callable.scope.lookUp("self") else { return false }
        if case .closure(let node) = callable.body, node.signature?.capture?.namesSelf ?? false { return false }
        return callable.body.tokens.contains { token in
            token.tokenKind == .keyword(.self)
                && (token.isReference || token.parent?.is(ClosureCaptureSyntax.self) == true)
        }
    }

    private func callables(namedIn tokens: TokenSequence, _ scope: Scope) -> [Int] {
        tokens.compactMap { token in
            guard case .identifier(let name) = token.tokenKind, token.isReference,
                case .callable(let index)? = builder.scope.lookUp(name)
            else { return nil }
            return index
        }
    }
}

extension ClosureCaptureClauseSyntax {
    fileprivate var namesSelf: Bool { items.contains { $0.name.tokenKind == .keyword(.self) } }
}

extension TokenSyntax {
    /// `cleanUp`, but neither `ship.cleanUp` nor `cleanUp:`.
    var isReference: Bool {
        guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        return name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
    }
}
