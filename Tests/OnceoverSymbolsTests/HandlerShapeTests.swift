import OnceoverSource
import OnceoverSymbols
import SwiftSyntax
import Testing

@Suite struct HandlerShapeTests {
    private func shape(_ type: String, aliases: [String: String] = [:]) -> HandlerShape {
        HandlerShape(Self.type(type), aliases: aliases.mapValues(Self.type))
    }

    private static func type(_ text: String) -> TypeSyntax {
        let file = SourceFile(path: "f.swift", text: "typealias Written = \(text)")
        return file.tree.statements.first!.item.cast(TypeAliasDeclSyntax.self).initializer.value
    }

    @Test(
        arguments: [
            "() -> Void", "() -> ()", "(Int, Error?) -> Void", "@escaping (Int) -> Void", "@Sendable () -> Void",
            "@escaping @Sendable @MainActor (Result<Int, Error>) -> Void", "(() -> Void)", "() async throws -> Void",
            "(Int) -> Swift.Void", "() throws(Spill) -> Void", "sending () -> Void",
        ])
    func aClosureThatReturnsNothingIsAHandler(type: String) {
        #expect(shape(type) == .handler(isOptional: false))
    }

    @Test(
        arguments: [
            "(() -> Void)?", "((Int) -> Void)!", "Optional<(Int) -> Void>", "(@Sendable (Int) -> Void)?",
            "((() -> Void)?)?",
        ])
    func anOptionalHandlerMayBeNil(type: String) {
        #expect(shape(type) == .handler(isOptional: true))
    }

    @Test(
        arguments: [
            "() -> Int", "(Int) -> Bool?", "() -> () -> Void", "Int", "String?", "[() -> Void]", "(Int, Int)",
            "Array<Int>", "any Sailor", "Harbour.Pier", "inout Int", "Optional<Int>",
        ])
    func anythingElseIsNone(type: String) {
        #expect(shape(type) == .other)
    }

    @Test func continuationsStreamsAndPromises() {
        #expect(shape("CheckedContinuation<Int, Error>") == .continuation(isOptional: false))
        #expect(shape("UnsafeContinuation<Void, Never>?") == .continuation(isOptional: true))
        #expect(shape("AsyncStream<Int>.Continuation") == .stream(isOptional: false))
        #expect(shape("AsyncThrowingStream<Int, Error>.Continuation?") == .stream(isOptional: true))
        #expect(shape("EventLoopPromise<Int>") == .promise(isOptional: false))
        #expect(shape("NIOCore.EventLoopPromise<Void>?") == .promise(isOptional: true))
    }

    @Test func continuationsAndSlotsOfTheRuntimeLibrary() {
        #expect(shape("CancellableContinuation<Int, any Error>?") == .answerable(isOptional: true))
        #expect(shape("Onceover.OnceContinuation<Int, Never>") == .answerable(isOptional: false))
        #expect(shape("ContinuationSlot<Int, Never>") == .slot)
    }

    @Test func aContinuationOfSomethingElseIsNone() {
        #expect(shape("Ferry.Continuation") == .other)
        #expect(shape("Continuation") == .other)
    }

    @Test func aliasesAreFollowed() {
        let aliases = ["Landing": "(Int) -> Void", "Late": "Landing?", "Ticket": "CheckedContinuation<Int, Never>"]
        #expect(shape("Landing", aliases: aliases) == .handler(isOptional: false))
        #expect(shape("@escaping Landing", aliases: aliases) == .handler(isOptional: false))
        #expect(shape("Late", aliases: aliases) == .handler(isOptional: true))
        #expect(shape("Ticket?", aliases: aliases) == .continuation(isOptional: true))
        #expect(shape("CompletionBlock", aliases: ["CompletionBlock": "() -> Int"]) == .other)
    }

    @Test func anAliasOfItselfIsNoEndlessLoop() {
        #expect(shape("Snake", aliases: ["Snake": "Snake?"]) == .other)
    }

    @Test func anUnknownAliasIsJudgedByItsName() {
        #expect(shape("LandingCompletion") == .presumedHandler(isOptional: false))
        #expect(shape("Pier.DockingHandler?") == .presumedHandler(isOptional: true))
        #expect(shape("DockingCallback").isHandler)
        #expect(!shape("DockingPlan").isHandler)
    }

    @Test func whatEscapesIsAClosureWhateverItIsCalled() {
        #expect(shape("@escaping DockingPlan") == .presumedHandler(isOptional: false))
        #expect(shape("@escaping @Sendable Pier.Plan") == .presumedHandler(isOptional: false))
        #expect(shape("@Sendable DockingPlan") == .other)
        #expect(shape("@escaping Weighing", aliases: ["Weighing": "(Ship) -> Int"]) == .other)
    }
}
