import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols
import SwiftSyntax

/// The calls in a file of the functions that have a name.
struct Callers {
    let name: String
    let code: FileCode

    /// A call, laid out in the body that it stands in.
    struct Place {
        let caller: Int
        let block: Int
        let call: Call
    }

    /// All calls; nil if unknown code may call one of the functions: its name is used as a value, or it stands outside
    /// of all bodies.
    ///
    /// - Complexity: O(bytes + mentions × functions).
    var all: [Place]? {
        var places: [Place] = []
        for reference in code.file.tokens(of: name).compactMap({ $0.parent?.as(DeclReferenceExprSyntax.self) }) {
            guard let call = reference.ownCall, let found = self.places(of: call) else { return nil }
            places += found
        }
        return places
    }

    /// Whether a protocol of the file requires a function of the name, so that others call it by the protocol.
    var isRequired: Bool {
        code.file.tokens(of: name).contains { token in
            token.parent?.as(FunctionDeclSyntax.self).map { $0.body == nil } ?? false
        }
    }

    /// Where a call is laid out; nil if it stands outside of all bodies that are.
    private func places(of node: FunctionCallExprSyntax) -> [Place]? {
        guard let caller = code.body(around: node.position.utf8Offset) else { return nil }
        let graph = code.graph(of: caller)
        let site = Site(node)
        let places = graph.blocks.indices.compactMap { block in
            graph.blocks[block].call.map { Place(caller: caller, block: block, call: graph.calls[$0]) }
        }
        let found = places.filter { $0.call.site == site }
        return graph.isComplete && !found.isEmpty ? found : nil
    }
}

extension FileCode {
    /// The function in whose laid-out body an offset is: local functions are laid out in the one around them.
    fileprivate func body(around offset: Int) -> Int? {
        innermostFunction { bodyRange(of: $0).contains(offset) }
    }
}

extension SourceFile {
    /// Where a word stands as a name, in order. The tree is not walked: only what is around the places of the word in the
    /// text is looked at.
    fileprivate func tokens(of name: String) -> [TokenSyntax] {
        var found: [TokenSyntax] = []
        words.search(name) { offset in
            if let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), token.text == name,
                token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
            {
                found.append(token)
            }
            return true
        }
        return found
    }
}

extension DeclReferenceExprSyntax {
    /// The call of the function that it names, with or without something in front; nil if it is no call.
    fileprivate var ownCall: FunctionCallExprSyntax? {
        guard argumentNames == nil else { return nil }
        var callee = Syntax(self)
        if let access = parent?.as(MemberAccessExprSyntax.self) {
            guard access.declName.id == id else { return nil }
            callee = Syntax(access)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == callee.id
        else { return nil }
        return call
    }
}
