import Foundation
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import OnceoverTesting
import Testing

@Suite struct TextGlanceTests {
    private static let analyzer = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)

    /// All files of all fixtures.
    private static func texts() throws -> [SourceText] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try ["Fixtures", "ModuleFixtures"].flatMap {
            try Fixture(folder: folder.appendingPathComponent($0).path).texts
        }
    }

    /// What is settled by a glance has no obligation, and nothing to tell or to ask that the glance had not seen.
    @Test func aGlanceMissesNothing() throws {
        for text in try Self.texts() {
            guard let glanced = Self.analyzer.glance(text) else { continue }
            let analysis = Self.analyzer.open(SourceFile(text)).run(.none)
            #expect(analysis.findings.obligations.isEmpty, "\(text.path)")
            #expect(analysis.findings.diagnostics.isEmpty, "\(text.path)")
            #expect(analysis.asks.isSubset(of: glanced.asks), "\(text.path)")
            #expect(analysis.offers.filter { !isOffered($0, in: glanced) } == [], "\(text.path)")
        }
    }

    /// A glance offers whatever it cannot rule out, to all who might see it.
    private func isOffered(_ offer: Offer, in glanced: FileAnalysis) -> Bool {
        glanced.offers.contains {
            $0.name == offer.name && !$0.isExpected && $0.calls == nil && ($0.isPublic || !offer.isPublic)
        }
    }

    private func glance(_ text: String, path: String = "a.swift") -> FileAnalysis? {
        Self.analyzer.glance(SourceText(path: path, text: text))
    }

    @Test(arguments: [
        "func load(completion: @escaping (Int) -> Void) { completion(1) }",
        "func load() async { await withCheckedContinuation { k in k.resume() } }",
        "extension Store { func done() { list.observe { completion in completion() } } }",
        "final class Kiln { var waiting: [CheckedContinuation<Int, Never>] = [] }",
        "func heats() -> AsyncStream<Int> { AsyncStream { heat in heat.finish() } }",
        "/// - Onceover: done is called many times\nfunc watch(done: Ready)",
        "func load(whenDone then : @escaping () -> Void) { then() }",
        "func load(with success: (Int) -> Void, _ failure: () -> Void) { success(1) }",
        "typealias Ready = () -> Void\nfunc load(done: Ready) { done() }",
        "func load(handler: Core.Callback) { handler(1) }",
        "func loadWithCompletion(_ then: @escaping () -> Void) { then() }",
        "@available(*, renamed: \"load()\") func load(_ then: @escaping () -> Void) { then() }",
        "func webView(_ v: View, shouldAllowDeprecatedTLS allow: (Bool) -> Void) { } // instead of decisionHandler",
        "func abandon() -> Never { exit(1) } // a completion",
        "final class Sheet: UIDocumentPickerDelegate { let completion: (URL) -> Void }",
        "final class Sheet { private var taken: ((URL) -> Void)?\n func take() { taken = nil } }",
        "func seek(then: @escaping () -> Void) { then() }",
        "protocol Oven { func heat() }\nfunc load(completion: @escaping (Int) -> Void) { completion(1) }",
        "// What the protocol says of an {oven}\nfunc load(completion: @escaping (Int) -> Void) { completion(1) }",
        "func load(completion: (\n  (Int) -> Void\n)?) { completion?(1) }",
        "let load = { (completion: @escaping () -> Void) in completion() }",
    ])
    func whatMayHoldAnObligationIsParsed(text: String) { #expect(glance(text) == nil) }

    @Test func whatOnlyCallsIsNot() throws {
        let analysis = try #require(glance("struct A { func b() { load(completion: { print($0) }) } }"))
        #expect(analysis.offers.isEmpty && analysis.asks.isEmpty)
    }

    @Test(arguments: [
        "struct A { func b() { list.observe { done in print(done) } } }",
        "struct A { func b() { for completion in waiting { completion() } } }",
        "struct A { func b() -> EventLoopFuture<Int> { load() } }",
        "struct A { func b() { load(completion: nil) } } // Future users may call it without",
        "enum MessageContinuation { case done(next: () -> Void) }",
        "struct Sheet { let completion: (Int) -> Void; var done: (() -> Void)? }",
        "typealias Size = Int\nfunc load(handler: Oven, next: () -> Void) {}",
        "public protocol Oven { func load(completion: @escaping (Int) -> Void) }",
        "let load: () -> Void = { Oven(completion: (1, nil)).heat() }",
        "func see(_ show: () -> Void) { switch heat { case .success: // (Int) -> Void\n show() } }",
        "/// - Parameter completion: (Int) -> Void, which is not called.\nfunc see(_ show: () -> Void) { show() }",
        "struct Kiln { private let taken: (() -> Void)?; func see(_ show: () -> Void) { show() } } // taken = nil",
        "func see(_ show: () -> Void, done: Task<Void, Never>) { show() }",
        "struct OvenMock { func heats() -> AsyncStream<Int> { made(AsyncStream<Int>.self) } }",
    ])
    func whatOnlySoundsLikeAnObligationIsNot(text: String) { #expect(glance(text) != nil) }

    @Test func closuresThatAreNoObligationsAreToldOfIfSomebodyAsks() throws {
        let text = """
            public final class Kiln {
                static let shared = Kiln()
                private let clay = Clay(wet: true)
                init(tapped: @escaping () -> Void) { load(completion: tapped) }
                func each(_ visit: (Int) -> Void) { visit(size) }
            }
            """
        let analysis = try #require(glance(text))
        #expect(analysis.asks.isEmpty)
        #expect(analysis.offers.map(\.name).sorted() == ["Kiln", "each", "lasting Clay", "lasting Kiln"])
    }

    @Test func whatADoubleIsGivenIsUpToItsTest() {
        let text = "struct OvenMock { func load(completion: @escaping () -> Void) {} }"
        #expect(glance(text, path: "KilnTests/OvenMock.swift") != nil)
        #expect(glance(text, path: "Kiln/Oven.swift") == nil)
    }

    @Test func whatTheProgramMentionsMayLast() throws {
        let text = "@main struct Harbour { var kiln: Kiln!; func open(_ show: () -> Void) { show() } }"
        let analysis = try #require(glance(text))
        #expect(Set(analysis.offers.map(\.name)).isSuperset(of: ["lasting Harbour", "lasting Kiln", "open"]))
    }

    @Test(arguments: [
        ("var then: (() -> Void)?", "then = nil", ["handlers of A"]),
        ("var then: (() -> Void)?", "now = nil", []),
        ("var then: Int?", "then = nil", []),
    ])
    func handlersAreToldOfThatACallMayUseUp(property: String, statement: String, offers: [String]) throws {
        let text = "class A { \(property)\n func b() { each { () -> Void in }; \(statement) } }"
        #expect(try #require(glance(text)).offers.map(\.name) == offers)
    }

    @Test func extensionsAreAskedIfTheTypeStoresSomething() throws {
        let analysis = try #require(glance("extension A { func b() { load(completion: { print($0) }) } }"))
        #expect(analysis.asks.map(\.name) == ["slots of A"])
        #expect(analysis.offers.map(\.name).sorted() == ["A.b", "A.init", "discharges in A"])
    }
}
