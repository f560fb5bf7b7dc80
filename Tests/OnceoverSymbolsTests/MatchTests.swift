import OnceoverSource
import OnceoverSymbols
import Testing

@Suite struct MatchTests {
    /// Matches a call with these arguments: a label, `_` for none, `{}` for a trailing closure, `label:{}` for a
    /// labelled one.
    private func match(_ parameters: String, _ arguments: String...) throws -> [Int]? {
        let file = SourceFile(path: "f.swift", text: "func moor(\(parameters)) {}")
        let function = try #require(Declarations(file).functions.first)
        return function.match(
            arguments.map { text in
                let label = text.hasSuffix("{}") ? String(text.dropLast(text.contains(":") ? 3 : 2)) : text
                return (label == "_" || label.isEmpty ? nil : label, text.hasSuffix("{}"))
            })
    }

    @Test func argumentsGoByTheirLabels() throws {
        #expect(try match("") == [])
        #expect(try match("_ ship: Ship, at pier: Int", "_", "at") == [0, 1])
        #expect(try match("ship: Ship, at pier: Int", "ship", "at") == [0, 1])
    }

    @Test func anotherLabelIsAnotherFunction() throws {
        #expect(try match("_ ship: Ship", "ship") == nil)
        #expect(try match("ship: Ship", "_") == nil)
        #expect(try match("ship: Ship, pier: Int", "pier", "ship") == nil)
    }

    @Test func whatHasADefaultMayBeLeftOut() throws {
        #expect(try match("ship: Ship, pier: Int = 1, done: () -> Void", "ship", "done") == [0, 2])
        #expect(try match("ship: Ship, pier: Int = 1, done: () -> Void", "ship", "pier", "done") == [0, 1, 2])
        #expect(try match("ship: Ship, pier: Int = 1", "ship") == [0])
    }

    @Test func whatHasNoneMayNot() throws {
        #expect(try match("ship: Ship, pier: Int", "ship") == nil)
        #expect(try match("ship: Ship, pier: Int, done: () -> Void", "ship", "done") == nil)
        #expect(try match("ship: Ship", "ship", "pier") == nil)
    }

    @Test func aTrailingClosureGoesToTheLastHandler() throws {
        #expect(try match("ship: Ship, done: () -> Void", "ship", "{}") == [0, 1])
        #expect(try match("done: () -> Void, tries: Int = 3", "{}") == [0])
        #expect(try match("ship: Ship, done: () -> Void", "{}") == nil)
    }

    @Test func furtherTrailingClosuresHaveLabels() throws {
        #expect(try match("success: () -> Void, failure: () -> Void", "{}", "failure:{}") == [0, 1])
        #expect(try match("ship: Ship, body: () -> Void, done: () -> Void", "ship", "{}", "done:{}") == [0, 1, 2])
        #expect(try match("success: () -> Void, failure: () -> Void", "{}", "done:{}") == nil)
        #expect(try match("success: () -> Void, failure: () -> Void", "success", "failure") == [0, 1])
    }

    @Test func aClosureThatReturnsSomethingIsAHandlerOfNothing() throws {
        #expect(try match("map: (Int) -> Int", "{}") == [0])
    }

    @Test func fullNameIsHowTheCompilerWritesIt() throws {
        let file = SourceFile(path: "f.swift", text: "func moor(_ ship: Ship, at pier: Int, done: () -> Void) {}")
        #expect(Declarations(file).functions.map(\.fullName) == ["moor(_:at:done:)"])
    }
}
