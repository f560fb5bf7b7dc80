import Foundation
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import OnceoverTesting
import Testing

/// Every assumption has a fixture that says so, and that changes when it is switched off: none is dead.
@Suite struct AssumptionTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// All fixtures, with what they say that they rest on.
    private static let fixtures: [(fixture: Fixture, names: Set<AssumptionID>)] = {
        let alone = ((try? VerdictFixture.all()) ?? []).map { Fixture(texts: [$0.topical]) }
        let modules = ((try? ModuleFixtureTests.topics) ?? []).compactMap { topic in
            var fixture = try? Fixture(folder: folder.appendingPathComponent("ModuleFixtures/\(topic)").path)
            fixture?.sharing = .facts
            return fixture
        }
        return (alone + modules).map { ($0, names(in: $0)) }
    }()

    private static func names(in fixture: Fixture) -> Set<AssumptionID> {
        let lines = fixture.texts.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
        let lists = lines.flatMap { line in
            line.split(separator: "// assumes ").dropFirst() + line.split(separator: "// proofs assume: ").dropFirst()
                + (line.hasPrefix("// proofs assume: ") ? [line.dropFirst("// proofs assume: ".count)] : [])
        }
        return Set(
            lists.flatMap { $0.split(separator: ",") }.map { AssumptionID(String($0.filter { !$0.isWhitespace })) })
    }

    private func report(on fixture: Fixture, without off: Set<AssumptionID> = []) -> Report {
        let rules = RuleCatalog.obligationRules
        let analyzer = ExactlyOnce.analyzer(rules: rules, by: VerdictBasis(assumptions: AssumptionPolicy(off: off)))
        return fixture.report(analyzers: [analyzer], rules: Set(rules.map(\.page.id)))
    }

    @Test(arguments: AssumptionCatalog.all.map(\.id))
    func switchingItOffChangesItsFixture(_ id: AssumptionID) throws {
        let own = try #require(
            Self.fixtures.first { $0.names.contains(id) }?.fixture, "no fixture says that it rests on `\(id)`")
        let (with, without) = (report(on: own), report(on: own, without: [id]))
        #expect(with.obligations != without.obligations || with.diagnostics != without.diagnostics)
        let names = (without.diagnostics + without.excused.map(\.diagnostic)).flatMap(\.assumptions)
        #expect(!names.contains(id))
    }

    @Test func namesAreUniqueAndPlain() {
        let names = AssumptionCatalog.all.map(\.id.description)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    }

    @Test(arguments: AssumptionCatalog.all.map(\.id))
    func thePageSaysAll(_ id: AssumptionID) throws {
        let page = try #require(AssumptionCatalog.assumption(id)).page
        for words in [page.takes, page.why, page.stillFound, page.costs] {
            #expect(words.hasSuffix("."))
            #expect(words.first?.isUppercase ?? false)
        }
        #expect(!page.example.isEmpty)
    }
}
