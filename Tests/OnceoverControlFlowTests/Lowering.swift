import OnceoverControlFlow
import OnceoverSource
import SwiftSyntax
import Testing

/// The graph of a function with this body and the parameters `a`, `b` and `k`.
func lower(_ body: String, terminating: Set<String> = []) throws -> FlowGraph {
    let file = SourceFile(path: "f.swift", text: "func f(a: A, b: B, k: K) {\n\(body)\n}")
    let function = try #require(file.tree.statements.first?.item.as(FunctionDeclSyntax.self))
    let block = try #require(function.body)
    return FlowGraph.laidOut(
        of: block.statements, parameters: ["a", "b", "k"], end: Site(block.rightBrace),
        terminating: TerminatingCalls(declared: terminating))
}

/// Lowers a body and compares its graph with a dump, as `Picture` draws it.
func check(
    _ body: String, _ dump: String, withNumbers: Bool = false, terminating: Set<String> = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let graph = try lower(body, terminating: terminating)
    let text = Picture(of: graph).text(withNumbers: withNumbers)
    #expect(text == dump, "\(text)", sourceLocation: sourceLocation)
}
