import OnceoverSource
import OnceoverSymbols
import Testing

@Suite struct DeclarationsTests {
    private func declarations(_ text: String) -> Declarations {
        Declarations(SourceFile(path: "f.swift", text: text))
    }

    /// `Type.name`, with `local` or `override` before it where it is one.
    private func names(_ text: String) -> [String] {
        declarations(text).functions.map { function in
            (function.isLocal ? "local " : "") + (function.isOverride ? "override " : "")
                + (function.typeName.map { "\($0)." } ?? "") + function.name
        }
    }

    @Test func functionsKnowTheirType() {
        #expect(
            names(
                """
                func tide() {}
                struct Pier { func moor() {}; enum Kind { static func of() {} }; func leave() {} }
                extension Pier { func extend() {} }
                extension Harbour.Pier { func outer() {} }
                actor Pilot { init() {}; deinit {} }
                protocol Sailor { func sail() }
                extension Sailor { func sail() {} }
                """) == [
                    "tide", "Pier.moor", "Pier.Kind.of", "Pier.leave", "Pier.extend", "Harbour.Pier.outer",
                    "Pilot.init",
                    "Pilot.", "Sailor.sail",
                ])
    }

    @Test func localFunctionsAreMarked() {
        #expect(
            names("func tide() { func rise() { struct Wave { func roll() {} } } }").prefix(2) == ["tide", "local rise"])
        // FIXME: a function in an accessor is local as well.
        #expect(names("var tide: Int { func rise() {}; return 1 }") == ["", "rise"])
    }

    @Test func accessorsAreFunctionsWithoutParameters() {
        #expect(
            names(
                """
                struct Buoy {
                    var light: Bool { true }
                    var colour: Int { get { 1 } set { use(newValue) } }
                    var depth = 0 { didSet { use(depth) } }
                    var load: Int { get async throws { 1 } }
                    var crew: Int { get { 1 } set(count) { use(count) } }
                    subscript(index: Int) -> Int { index }
                    let fixed = 1
                }
                """) == [String](repeating: "Buoy.", count: 8))
    }

    @Test func membersOfAPrivateExtensionArePrivate() {
        let text = """
            private extension Pier { func moor() {}; init(at quay: Quay) {}; struct Rope { func tie() {} } }
            fileprivate extension Pier { func leave() {} }
            extension Pier { func wait() {}; private func count() {} }
            """
        let hidden = declarations(text).functions.filter(\.isPrivate).map(\.name)
        #expect(hidden == ["moor", "init", "leave", "count"])
    }

    @Test func overridesAreKnownByTheirFullName() {
        let found = declarations("class Tug: Ship { override func moor(at pier: Int) {}; override init() {} }")
        #expect(found.overridden == ["moor(at:)"])
        #expect(found.functions.first?.isOverride == true)
    }

    @Test func whatNeverReturnsIsKnownByItsName() {
        let found = declarations(
            "func sink() -> Never { while true {} }\nprotocol P { func halt() -> Never }\nfunc sail() {}")
        #expect(found.terminating == ["sink", "halt"])
    }

    @Test func parametersHaveLabelsNamesAndShapes() {
        let found = declarations(
            """
            typealias Landing = (Int) -> Void
            func moor(_ ship: Ship, at pier: Int = 1, done: @escaping Landing, lines: Int...) {}
            """)
        let parameters = found.functions[0].parameters
        #expect(parameters.map(\.label) == [nil, "at", "done", "lines"])
        #expect(parameters.map(\.name) == ["ship", "pier", "done", "lines"])
        #expect(parameters.map(\.hasDefault) == [false, true, false, true])
        #expect(parameters.map(\.shape) == [.other, .other, .handler(isOptional: false), .other])
    }

    @Test func anAliasMayStandBelowItsUseOrInAType() {
        let found = declarations("struct Pier { func f(done: Landing) {}; typealias Landing = () -> Void }")
        #expect(found.functions[0].parameters[0].shape == .handler(isOptional: false))
    }

    @Test func functionsAreFoundByTheirBaseName() {
        let found = declarations("func f() {}\nstruct A { func f(a: Int) {}; init() {} }\nclass B { init() {} }")
        #expect(found.functions(named: "f") == [0, 1])
        #expect(found.functions(named: "A") == [2])
        #expect(found.functions(named: "B") == [3])
        #expect(found.functions(named: "init").isEmpty)
        #expect(found.functions(named: "g").isEmpty)
    }

    @Test func everyBranchOfAConditionIsRead() {
        #expect(names("#if os(Linux)\nfunc a() {}\n#else\nfunc b() {}\n#endif") == ["a", "b"])
    }
}
