import OnceoverDiagnostics
import OnceoverRules
import Testing

@testable import OnceoverObligations

/// What the rules say, for each kind of obligation and each defect, and the convention that all of it keeps.
@Suite struct MessageTests {
    private static let obligations: [(Obligation.Kind, String)] = [
        (.continuation, "continuation"), (.handler, "completion"), (.handlerPair, "success and failure"),
        (.stream, "stream"), (.promise, "promise"),
    ]

    private static let defects: [Violation.Defect] = [
        .neverDischarged, .undischargedPath, .undischargedOnThrow, .droppable(reference: "self"),
        .undischargedByHelper(function: "finish"), .dischargedAgain, .dischargedBeforeAnother, .keptAfterDischarge,
        .droppedWhilePending, .raced, .dischargedByRepeating(callback: "sink"),
        .missingExit(callback: "pickerDidCancel(_:)"),
    ]

    /// What the first rule says that takes the violation, as `rule: message`.
    private static func finding(_ defect: Violation.Defect, of kind: Obligation.Kind, _ name: String) -> String? {
        let place = Location(path: "a.swift", line: 1, column: 1, endColumn: 2, excerpt: "")
        let obligation = Obligation(kind: kind, name: name, location: place, symbol: "")
        let violation = Violation(obligation: obligation, defect: defect, location: place, witness: [])
        return RuleCatalog.obligationRules.lazy.compactMap { $0.diagnose(violation) }.first
            .map { "\($0.rule): \($0.message)" }
    }

    private static func findings(of kind: Obligation.Kind, _ name: String) -> [String] {
        defects.map { finding($0, of: kind, name) ?? "nobody takes it" }
    }

    @Test func handlers() {
        #expect(
            Self.findings(of: .handler, "completion") == [
                "unresumed-path: `completion` is never called",
                "unresumed-path: `completion` is not called on this path",
                "unresumed-path: `completion` is not called when an error is thrown here",
                "droppable-callback: `completion` is never called when `self` is nil",
                "unresumed-path: `finish` can return without calling `completion`",
                "double-resume: `completion` is called a second time here",
                "double-resume: `completion` is called here, and always called again further on",
                "stale-continuation: `completion` is called here and stays stored, so it can be called again",
                "lost-continuation: what `completion` holds is dropped here without being called",
                "unguarded-race: `completion` can be called here and elsewhere at the same time",
                "repeating-callback: `completion` is called a second time here when `sink` calls back again",
                "missing-delegate-exit: `completion` is not called when `pickerDidCancel(_:)` is called",
            ]
        )
    }

    @Test func pairs() {
        #expect(
            Self.findings(of: .handlerPair, "success and failure").prefix(7) == [
                "unresumed-path: neither `success` nor `failure` is called",
                "unresumed-path: neither `success` nor `failure` is called on this path",
                "unresumed-path: neither `success` nor `failure` is called when an error is thrown here",
                "droppable-callback: neither `success` nor `failure` is called when `self` is nil",
                "unresumed-path: `finish` can return without calling `success` or `failure`",
                "double-resume: one of `success` and `failure` is called a second time here",
                "double-resume: one of `success` and `failure` is called here, and always called again further on",
            ]
        )
    }

    @Test func otherKindsHaveTheirVerbs() {
        #expect(
            Self.obligations.map { Self.finding(.undischargedPath, of: $0, $1) } == [
                "unresumed-path: `continuation` is not resumed on this path, so its task waits for ever",
                "unresumed-path: `completion` is not called on this path",
                "unresumed-path: neither `success` nor `failure` is called on this path",
                "unresumed-path: `stream` is not finished on this path",
                "unresumed-path: `promise` is not completed on this path",
            ]
        )
    }

    @Test func whatComesOfItIsSaidWhereItIsWorst() {
        #expect(
            Self.finding(.dischargedAgain, of: .continuation, "continuation")
                == "double-resume: `continuation` is resumed a second time here, which crashes")
        #expect(
            Self.finding(.neverDischarged, of: .continuation, "continuation")
                == "unresumed-path: `continuation` is never resumed, so its task waits for ever")
    }

    /// Lower case, without a final stop, naming the user's symbol in backticks, on one line.
    @Test(arguments: obligations.flatMap { findings(of: $0, $1) })
    func convention(finding: String) throws {
        let message = try #require(finding.split(separator: ": ", maxSplits: 1).last)
        #expect(message.first == "`" || message.first?.isLowercase == true)
        #expect(message.last?.isPunctuation == false || message.last == "`")
        #expect(message.contains(#/`[^`]+`/#))
        #expect(!message.contains("\n") && message.count <= 100)
    }
}
