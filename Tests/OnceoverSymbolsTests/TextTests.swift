import OnceoverSource
import OnceoverSymbols
import Testing

@Suite struct TextTests {
    private func words(_ text: String) -> WordSearch { WordSearch(SourceText(path: "a.swift", text: text)) }

    @Test(arguments: [
        "var done: (() -> Void)?", "func f(_ done: @escaping (Int)\n    -> ()) {}", "func stop() -> Never {}",
        "let k: CheckedContinuation<Int, Never>", "promise: EventLoopPromise<Void>", "reply: @escaping ReplyBlock) {",
        "let all: [Store.Handler]", "done: @escaping loadCompletion", "done: @escaping @Sendable Ready) {",
        "var done: loadCompletion?\n",
        "[UUID: doneBlock]",
        "done: Optional<doneCallback>", "_Closure",
    ])
    func aTypeWithAShapeIsSeen(text: String) { #expect(HandlerShape.mayBeWritten(in: words(text))) }

    @Test(arguments: [
        "", "load(completionHandler: { _ in })", "completionHandler?(nil)", "doneBlock!.perform()", "self.callback(1)",
        "func sum() -> Int", "HandlerTests", "if isBlocked && !Blocked.all { }", "errorHandler = nil",
        "work: @escaping @Sendable (Int) -> Int",
    ])
    func aCallShowsNone(text: String) { #expect(!HandlerShape.mayBeWritten(in: words(text))) }

    @Test func namesAreReadFromTheText() {
        let names = DeclaredNames(
            in: words(
                """
                extension Kiln.State where Self: Sendable { func fire<T>(_ t: T) {} }
                @MainActor public extension  Store<Int> {
                    func `repeat`() {}
                }
                """))
        #expect(names.extendedTypes == ["Kiln.State", "Store"])
        #expect(names.functions == ["fire", "repeat"])
    }

    @Test func withoutAnExtensionFunctionsAreNotLookedFor() {
        #expect(DeclaredNames(in: words("struct A { func b() {} }")).functions.isEmpty)
    }

    @Test func whatIsMadeIsReadFromTheText() {
        let made = DeclaredNames.constructedTypes(
            in: words("let kiln: Oven = Kiln(size: 2)\nself.store = Store()\nlet size = Kiln.size\nlet a = load(A())"))
        #expect(made == ["Kiln", "Store"])
    }

    @Test(arguments: [
        ("let kiln: Oven = Kiln(Clay<Wet>(2))\nself.store = try Core.Store { $0 }", ["Kiln", "Clay", "Store"]),
        ("let size = Mug.size\nif size == Size(2), a >= Size(1) { show(Mug()) }", []),
        ("let kiln =\n    isWarm // yet\n    // or not\n    ? Kiln()\n    : Oven()\nshow(Mug())", ["Kiln", "Oven"]),
        ("let kiln = {\n    let clay = 1\n    return Kiln()\n}()\nshow(Mug())", ["Kiln"]),
        ("class A {\n    func load() {\n        let kiln = Kiln()\n    }\n    let mug = Mug()\n}", ["Mug"]),
        ("class A {\n    func setUp() {\n        kiln = Kiln()\n    }\n    func load() { a = Mug() }\n}", ["Kiln"]),
        ("func application(_ a: A, didFinishLaunching: B) {\n    let kiln = Kiln()\n}", ["Kiln"]),
        ("protocol A {\n    func load()\n}\nclass B {\n    let kiln = Kiln()\n}", ["Kiln"]),
        ("func load() {\n    class A { let kiln = Kiln() }\n}", ["Kiln"]),
        ("// func load\nclass A {\n    let kiln = Kiln()\n}", ["Kiln"]),
    ])
    func whatSomebodyMayKeepIsReadFromTheText(text: String, names: [String]) {
        #expect(DeclaredNames.keptTypes(in: words(text)) == Set(names))
    }

    @Test(arguments: [
        ("class A { static let shared = A() }", true), ("class A { private static var `default`: A? }", true),
        ("class A { init() { Store.shared = self } }", true), ("class A { static let size = 2 }", false),
        ("class A { let shared = B() }", false),
    ])
    func whoMayBeSharedIsReadFromTheText(text: String, mayBe: Bool) {
        #expect(DeclaredNames.mayHaveSharedInstance(in: words(text)) == mayBe)
    }

    @Test func typesAreReadFromTheText() {
        let text = "final class Kiln: Oven {\n struct State {} }\nextension Mug.Handle { enum Side {} }\nlet a: Ash"
        #expect(DeclaredNames.types(in: words(text)) == ["Kiln", "State", "Handle", "Side"])
    }

    @Test(arguments: [
        ("func fire<T>(_ clay: T, until: @escaping (T)\n -> Void) {}", ["fire"]),
        (
            "func fire(at heat: Int = (1 + 2), sign: String = \")\", then: Ready?) {}\ntypealias Ready = () -> Void",
            ["fire"]
        ),
        ("class Kiln { convenience init?(done: Handler?) {} }\nextension Kiln.State {}", ["Kiln", "State"]),
        ("class Kiln { init(heat: Int) {} \n func fire() { let then: () -> Void = {} } }", []),
        ("func sum(_ each: (Int) -> Int) -> Void {}", []),
    ])
    func functionsThatAreGivenClosuresAreReadFromTheText(text: String, names: [String]) {
        #expect(DeclaredNames.functionsGivenClosures(in: words(text)) == Set(names))
    }
}
