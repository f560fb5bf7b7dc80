import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import OnceoverTesting
import Testing

/// What files that are read together do not mix up.
@Suite struct JoinedFilesTests {
    private func report(_ texts: [String: String]) -> Report {
        let rules = RuleCatalog.obligationRules
        return Fixture(texts: texts.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) })
            .report(analyzers: [ExactlyOnce.analyzer(rules: rules)], rules: Set(rules.map(\.page.id)))
    }

    private let moor = """
        public func moor(completion: @escaping () -> Void) {
            Tug().pull(completion)
        }
        """

    @Test func aStepInTheOtherFileKeepsItsPlace() throws {
        let report = report([
            "Moor.swift": """
            final class Quay {
                var waiting: CheckedContinuation<Void, Never>?
                func wait() async { await withCheckedContinuation { waiting = $0 } }
                func call() { waiting?.resume(); waiting = nil }
            }
            """,
            "Close.swift": """
            extension Quay {
                func close() {
                    waiting = nil
                }
            }
            """,
        ])
        let finding = try #require(report.diagnostics.first { $0.location.path == "Close.swift" })
        #expect(finding.location.line == 3)
        #expect(finding.witness.first?.location.pathAndLine == "Moor.swift:2")
    }

    @Test func whatOnlyOneFileSeesIsNotCalledFromTheOther() {
        let report = report([
            "Moor.swift": """
            private func answer(_ completion: () -> Void) { completion() }
            public struct Tug { public func pull(_ completion: () -> Void) { answer(completion) } }
            """,
            "Sail.swift": """
            private func answer(_ completion: () -> Void) {}
            public func moor(completion: @escaping () -> Void) { Tug().pull(completion) }
            """,
        ])
        #expect(
            report.diagnostics.filter { $0.level != .note && $0.obligation == "completion" }.allSatisfy {
                $0.location.path == "Sail.swift" && $0.location.line == 1
            })
    }

    @Test func filesThatDeclareOneTypeAreNotReadTogether() {
        let first = "final class Quay { func moor(_ completion: () -> Void) { tie(completion) } }"
        let rope = "extension Quay { func tie(_ completion: () -> Void) { completion() } }"
        let other = "final class Quay { func tie(_ completion: () -> Void) {} }"
        #expect(report(["A.swift": first, "B.swift": rope]).diagnostics == [])
        let mixed = report(["A.swift": first, "B.swift": rope, "C.swift": other])
        #expect(mixed.diagnostics.filter { $0.location.path != "C.swift" } == [])
    }

    @Test func aTestSaysNothingAboutTheProgram() {
        let tug = "public struct Tug { public func pull(_ completion: () -> Void) { completion() } }"
        let double = "import XCTest\nextension Tug { func pull(_ completion: () -> Void, twice: Bool) { moor {} } }"
        let alone = report(["Moor.swift": moor, "Tug.swift": tug])
        let tested = report(["Moor.swift": moor, "Tug.swift": tug, "TugTests.swift": double])
        #expect(alone.obligations.filter { $0.location.path == "Moor.swift" }.map(\.judgement) == [.proved])
        #expect(tested.obligations.filter { $0.location.path == "Moor.swift" }.map(\.judgement) == [.proved])
    }
}
