import OnceoverSource
import OnceoverSymbols
import Testing

/// Which properties may hold an obligation, and where in them it is.
@Suite struct StoredPropertyTests {
    /// Those of `Pier`: their path, `[]` behind a collection, and the constant of its elements.
    private func check(
        _ text: String, _ expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let stored = Declarations(SourceFile(path: "f.swift", text: text)).storedProperties
        let found = stored.filter { $0.typeName == "Pier" }.map { property in
            property.path.joined(separator: ".")
                + (property.container == .collection ? "[]" : "") + (property.elementMember.map { "." + $0 } ?? "")
        }
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test func collectionsShowTheirTypeByTheirFirstValue() {
        check("class Pier { var waiting = [Int: CheckedContinuation<Void, Never>]() }", ["waiting[]"])
        check("class Pier { var waiting = [CheckedContinuation<Void, Never>]() }", ["waiting[]"])
        check("class Pier { var waiting = [AsyncStream<Int>.Continuation]() }", ["waiting[]"])
        check("class Pier { var ships = [Int: Ship](); let log = [String]() }", [])
    }

    @Test func elementsCarryAnObligation() {
        check(
            "class Pier { struct Ask { let id: Int; let completion: () -> Void }; private var asks: [Int: Ask] = [:] }",
            ["asks[].completion"])
        check(
            "struct Ask { let k: CheckedContinuation<Int, Never> }; actor Pier { private var asks = [Ask]() }",
            ["asks[].k"])
    }

    @Test func whoseNameIsAHandlersIsAType() {
        check(
            """
            class Pier {
                final class Handler { let completion: () -> Void = {} }
                private var handlers = [Int: Handler]()
            }
            """, ["handlers[].completion"])
    }

    @Test func elementsThatAreNotFollowed() {
        // Others reach the elements.
        check("class Pier { struct Ask { let completion: () -> Void }; var asks: [Ask] = [] }", [])
        // What can be taken out of an element, or is one of two.
        check("class Pier { struct Ask { var completion: (() -> Void)? }; private var asks: [Ask] = [] }", [])
        check(
            "class Pier { struct Ask { let done: () -> Void; let reply: () -> Void }; private var asks: [Ask] = [] }",
            [])
    }
}
