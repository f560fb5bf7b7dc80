import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols
import SwiftSyntax

/// The calls of a function in its file.
struct Callers {
    let function: Int
    let context: FileContext

    /// A call, laid out in the body that it stands in.
    struct Place {
        let caller: Int
        let block: Int
        let call: Call
        /// The number of the parameter that each argument goes to.
        let mapping: [Int]
    }

    private var declared: DeclaredFunction { context.declarations.functions[function] }

    /// All calls there are; nothing where somebody else may call the function, whom nobody sees.
    ///
    /// - Complexity: O(bytes + mentions × functions).
    var all: [Place]? {
        guard declared.isPrivate, !declared.isLocal, !declared.isInitializer, !declared.isCalledByAttribute else {
            return nil
        }
        var places: [Place] = []
        for reference in context.file.references(to: declared.name) {
            guard let call = reference.ownCall, let found = self.places(of: call) else { return nil }
            places += found
        }
        return places
    }

    /// Where a call is laid out, if it may mean the function; nothing where it stands outside of all bodies that are.
    private func places(of node: FunctionCallExprSyntax) -> [Place]? {
        guard let caller = context.body(around: node.position.utf8Offset) else { return nil }
        let graph = context.graph(of: caller)
        let site = Site(node)
        let blocks = graph.blocks.indices.filter { block in
            graph.blocks[block].call.map { graph.calls[$0].site == site } ?? false
        }
        guard graph.isComplete, !blocks.isEmpty else { return nil }
        return blocks.compactMap { place(in: $0, of: graph, caller) }
    }

    private func place(in block: Int, of graph: FlowGraph, _ caller: Int) -> Place? {
        guard let call = graph.blocks[block].call.map({ graph.calls[$0] }),
            let mapping = declared.match(call.arguments.map { ($0.label, $0.isTrailing) })
        else { return nil }
        let meant = context.resolver(for: caller).calleesHere(of: call, in: graph)
        guard meant.isEmpty || meant.contains(where: { $0.function == function }) else { return nil }
        return Place(caller: caller, block: block, call: call, mapping: mapping)
    }
}

extension DeclaredFunction {
    /// Whether an attribute gives it to somebody to call whom nobody sees: `@objc`, `@IBAction`.
    fileprivate var isCalledByAttribute: Bool {
        attributes.contains { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return !["MainActor", "discardableResult", "available", "inline"].contains(name)
        }
    }
}

extension FileContext {
    /// The function in whose laid-out body an offset is: local functions are laid out in the one around them.
    fileprivate func body(around offset: Int) -> Int? {
        let around = declarations.functions.indices.filter {
            !declarations.functions[$0].isLocal && bodyRange(of: $0).contains(offset)
        }
        return around.max { bodyRange(of: $0).lowerBound < bodyRange(of: $1).lowerBound }
    }
}

extension SourceFile {
    /// Where expressions name something by a word, in order. The tree is not walked: only what is around the places of the
    /// word in the text is looked at.
    fileprivate func references(to name: String) -> [DeclReferenceExprSyntax] {
        var found: [DeclReferenceExprSyntax] = []
        words.search(name) { offset in
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), token.text == name,
                token.positionAfterSkippingLeadingTrivia.utf8Offset == offset,
                let reference = token.parent?.as(DeclReferenceExprSyntax.self)
            else { return true }
            found.append(reference)
            return true
        }
        return found
    }
}

extension DeclReferenceExprSyntax {
    /// The call of the function that it names, with or without something in front; nothing where it is no call.
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
