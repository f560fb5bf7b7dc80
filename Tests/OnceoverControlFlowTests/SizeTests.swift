import OnceoverControlFlow
import OnceoverSource
import Synchronization
import Testing

/// Bodies that nobody writes by hand.
@Suite struct SizeTests {
    /// Lowers on a stack that is deep enough, as the driver does.
    private func graph(of body: String) throws -> FlowGraph {
        let result = Mutex<Result<FlowGraph, any Error>?>(nil)
        DeepStack.run(threads: 1) { _ in result.withLock { $0 = Result { try lower(body) } } }
        return try #require(result.withLock { $0 }).get()
    }

    @Test func aLongBodyIsLinear() throws {
        let short = try lower(String(repeating: "if a { x() }\n", count: 100))
        let long = try lower(String(repeating: "if a { x() }\n", count: 1000))
        #expect(long.isComplete)
        #expect(long.blocks.count < 11 * short.blocks.count)
    }

    @Test func aBodyBeyondTheLimitSaysSo() throws {
        let graph = try lower(String(repeating: "x()\n", count: 31_000))
        #expect(!graph.isComplete)
        #expect(graph.blocks.count < 31_000)
    }

    @Test(arguments: [50, 150])
    func nestedBlocks(depth: Int) throws {
        let body = String(repeating: "if a {\n", count: depth) + "x()\n" + String(repeating: "}\n", count: depth)
        let graph = try graph(of: body)
        #expect(graph.isComplete)
        #expect(graph.calls.count == 1)
    }

    @Test func aLongChainOfElseIf() throws {
        let body = "if a { x() }" + String(repeating: " else if b { x() }", count: 1000)
        #expect(try graph(of: body).calls.count == 1001)
    }

    @Test func aLongChainOfMembers() throws {
        let body = "a" + String(repeating: ".x()", count: 1000)
        #expect(try graph(of: body).calls.count == 1000)
    }

    @Test func aLongSum() throws {
        let body = "let c = a" + String(repeating: " + x()", count: 1000)
        #expect(try graph(of: body).calls.count == 1000)
    }

    @Test func aLongCondition() throws {
        let body = "if a" + String(repeating: " || x()", count: 300) + " { y() }"
        #expect(try graph(of: body).calls.count == 301)
    }

    @Test func nestedClosures() throws {
        let body = String(repeating: "run {\n", count: 100) + "x()\n" + String(repeating: "}\n", count: 100)
        let graph = try graph(of: body)
        #expect(graph.regions.count >= 12)
        #expect(graph.isComplete)
    }

    /// Each function calls the one before it twice: laid out at every call, the last would take 2³⁰ blocks.
    @Test func localFunctionsThatCallEachOther() throws {
        let functions = (1...30).map { "func c\($0)() { c\($0 - 1)(); c\($0 - 1)() }" }.joined(separator: "\n")
        let graph = try graph(of: "func c0() { x() }\n\(functions)\nc30()")
        #expect(graph.blocks.count < 100_000)
    }

    @Test func deferInDefer() throws {
        let body = String(repeating: "defer { x()\n", count: 40) + String(repeating: "}\n", count: 40)
        #expect(try graph(of: body).calls.count < 1000)
    }
}
