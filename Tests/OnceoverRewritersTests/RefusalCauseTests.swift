import OnceoverDiagnostics
import OnceoverRewriters
import OnceoverSource
import Testing

/// A reason that lies elsewhere says where, as values.
@Suite struct RefusalCauseTests {
    private static let report: RewriteReport = {
        let base = """
            class Base {
                func load(completion: @escaping (Int) -> Void) { completion(1) }
                func stay(completion: @escaping (Int) -> Void) { completion(1) }
            }
            """
        let heir = """
            final class Heir: Base {
                override func load(completion: @escaping (Int) -> Void) { if isOpen { completion(2) } }
                let isOpen = true
            }
            func use(_ base: Base) {
                base.load { print($0) }
                let stay = base.stay
            }
            """
        let texts = [SourceText(path: "Base.swift", text: base), SourceText(path: "Heir.swift", text: heir)]
        return DeepStack.map(count: 1, jobs: 1) { _ in
            Rewrite.replacement(isPlain: true).run(Project(texts.map(SourceFile.init)), Selection())
        }[0]
    }()

    private func cause(of symbol: String) -> RefusalCause? {
        Self.report.refusals.first { $0.symbol == symbol }?.cause
    }

    @Test func aRelative() {
        let cause = cause(of: "Base.load(completion:)")
        #expect(cause?.symbol == "Heir.load(completion:)")
        #expect(cause?.location.pathAndLine == "Heir.swift:2")
        #expect(cause?.reason == "`completion` is not called on every path, see line 2")
    }

    @Test func aUse() {
        let cause = cause(of: "Base.stay(completion:)")
        #expect(cause?.symbol == nil)
        #expect(cause?.location.pathAndLine == "Heir.swift:7")
        #expect(cause?.reason == "uses it as a value")
    }

    @Test func itsOwnFault() {
        #expect(cause(of: "Heir.load(completion:)") == nil)
    }
}
