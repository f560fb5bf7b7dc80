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

    private static let details: [(Violation.Defect, Violation.Detail)] = [
        (.undischargedPath, .closureNotRun(by: "animate")), (.droppedWhilePending, .replaced(by: "load()")),
        (.raced, .rival("and in the closure of `fetch`")), (.raced, .rival("by two callbacks of `fetch`")),
        (.missingExit(callback: "didCancel(_:)"), .noMethod(in: "Chooser")),
        (.missingExit(callback: "didEnd(_:)"), .occasion("with an error")),
    ]

    /// What the first rule says that takes the violation, as `rule: message`.
    private static func finding(
        _ defect: Violation.Defect, of kind: Obligation.Kind, _ name: String, _ detail: Violation.Detail? = nil
    ) -> String? {
        let place = Location(path: "a.swift", line: 1, column: 1, endColumn: 2, excerpt: "")
        let obligation = Obligation(kind: kind, name: name, location: place, symbol: "")
        let violation = Violation(obligation: obligation, defect: defect, location: place, witness: [], detail: detail)
        return RuleCatalog.obligationRules.lazy.compactMap { $0.diagnose(violation) }.first
            .map { "\($0.rule): \($0.message)" }
    }

    private static func findings(of kind: Obligation.Kind, _ name: String) -> [String] {
        defects.map { finding($0, of: kind, name) ?? "no rule reports it" }
            + details.map { finding($0, of: kind, name, $1) ?? "no rule reports it" }
    }

    @Test func handlers() {
        #expect(
            Self.findings(of: .handler, "completion").prefix(12) == [
                "unresumed-path: `completion` is never called",
                "unresumed-path: `completion` is not called on this path",
                "unresumed-path: `completion` is not called when an error is thrown here",
                "droppable-callback: `completion` is never called when `self` is nil",
                "unresumed-path: `finish` can return without calling `completion`",
                "double-resume: `completion` is called a second time here",
                "double-resume: `completion` is called here, and always called again further on",
                "stale-continuation: `completion` is called here and stays stored, so it can be called again",
                "lost-continuation: what `completion` holds is dropped here without being called",
                "unguarded-race: `completion` can be called here and by other code at the same time",
                "repeating-callback: `completion` is called a second time here when `sink` calls back again",
                "missing-delegate-exit: `completion` is not called when `pickerDidCancel(_:)` is called",
            ]
        )
    }

    @Test func details() {
        #expect(
            Self.findings(of: .handler, "completion").dropFirst(12) == [
                "unresumed-path: `completion` is not called, because `animate` never runs this closure",
                "lost-continuation: a second call of `load()` overwrites what still waits in `completion`",
                "unguarded-race: `completion` can be called here and in the closure of `fetch` at the same time",
                "unguarded-race: `completion` can be called here by two callbacks of `fetch` at the same time",
                "missing-delegate-exit: `completion` is not called, because `Chooser` has no `didCancel(_:)`",
                "missing-delegate-exit: `completion` is not called when `didEnd(_:)` is called with an error",
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
                "unresumed-path: `continuation` is not resumed on this path, so its task waits forever",
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
                == "unresumed-path: `continuation` is never resumed, so its task waits forever")
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
