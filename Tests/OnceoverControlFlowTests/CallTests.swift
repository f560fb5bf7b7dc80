import OnceoverControlFlow
import Testing

/// What a graph says of each call, beyond its dump.
@Suite struct CallTests {
    private func call(_ body: String, named name: String) throws -> (call: Call, graph: FlowGraph) {
        let graph = try lower(body)
        return (try #require(graph.calls.first { $0.name == name }), graph)
    }

    @Test func qualifiers() throws {
        #expect(try call("self.x()", named: "x").call.qualifier == "self")
        #expect(try call("super.x()", named: "x").call.qualifier == "super")
        #expect(try call("Pier.x()", named: "x").call.qualifier == "Pier")
        #expect(try call("x()", named: "x").call.qualifier == nil)
        #expect(try call("a.b.x()", named: "x").call.qualifier == nil)
    }

    @Test func theReceiverIsATerm() throws {
        let (found, graph) = try call("a.b.x()", named: "x")
        #expect(found.receiver.map { graph.terms[$0].name } == "a.b")
        #expect(try call("a.x().y()", named: "y").call.receiver == lower("a.x()").calls.first?.result)
    }

    @Test func aValueThatIsCalledHasNoName() throws {
        let calls = try lower("k()\nk.callAsFunction()").calls
        #expect(calls.map(\.name) == [nil, nil])
        #expect(Set(calls.map(\.callee)).count == 1)
    }

    @Test func aChainKnowsItsRoot() throws {
        let (found, graph) = try call("a.map { }.filter { }.x()", named: "x")
        #expect(found.chainRoot.map { graph.terms[$0].name } == "a")
    }

    @Test func argumentsKeepTheirLabels() throws {
        let arguments = try call("x(1, at: 2) { } then: { }", named: "x").call.arguments
        #expect(arguments.map(\.label) == [nil, "at", nil, "then"])
        #expect(arguments.map(\.isTrailing) == [false, false, true, true])
    }

    @Test func sitesAreOffsetsIntoTheFile() throws {
        let found = try call("a.b(1)", named: "b").call
        #expect(found.site.range.count == "a.b(1)".utf8.count)
    }

    @Test func tryReachesTheClosuresArgumentsButNotItsBody() throws {
        let graph = try lower("try run(x()) { y() }")
        #expect(graph.calls.filter(\.isTried).compactMap(\.name) == ["x", "run"])
    }

    @Test func theDumpShowsEveryBlock() throws {
        let graph = try lower("guard a else { return }\nx()")
        #expect(
            graph.description == """
                b0: entry
                  -> b3 guard passes if a#2 is true
                  -> b4 guard fails if a#2 is false
                b1: exit
                b2: throws
                b3:
                  call x()
                  -> b1 always
                b4:
                  -> b1 always
                b5:
                """)
    }
}
