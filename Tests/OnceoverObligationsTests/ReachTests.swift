import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import Testing

/// How urgent a finding is: who can come to it, in all files of the program.
@Suite struct ReachTests {
    /// Leaves its handler alone where it is not ready.
    private let faulty = """
        final class Pilot {
            func guide(to berth: Int, completion: ((Int) -> Void)? = nil) {
                radio.call(berth) { answer in
                    guard answer > 0 else { return }
                    completion?(answer)
                }
            }
        }
        """

    private func levels(
        _ sources: [String], in standing: Standing = Standing(.application)
    ) -> [Level] {
        let texts = sources.enumerated().map { index, source in
            var text = SourceText(path: "\(index).swift", text: source)
            text.standing = standing
            return text
        }
        let rules = RuleCatalog.obligationRules
        let driver = Driver(
            analyzers: [ExactlyOnce.analyzer(rules: rules)], rules: Set(rules.map(\.page.id)))
        return driver.check(texts).diagnostics.map(\.level)
    }

    private func call(_ text: String) -> String {
        "func dock(_ pilot: Pilot) { \(text) }\nlet docked: Void = dock(Pilot())"
    }

    @Test func nobodyCalls() {
        #expect(levels([faulty]) == [.note])
        #expect(levels([faulty, "func dock() {}"]) == [.note])
        #expect(levels([faulty], in: Standing()) == [.error], "nothing says that all callers are in sight")
    }

    @Test func somebodyCallsWithAHandler() {
        #expect(levels([faulty, call("pilot.guide(to: 1) { print($0) }")]) == [.warning])
        #expect(levels([faulty + "\n" + call("pilot.guide(to: 1) { print($0) }")]) == [.warning])
        #expect(levels([faulty, call("let guide = pilot.guide\nguide(1, { _ in })")]) == [.warning], "it is given on")
        #expect(
            levels([faulty, call("pilot.guide(to: 1) { print($0) }")], in: Standing(.component)) == [.error],
            "outside of an application every lost callback counts")
    }

    @Test(arguments: [
        "group.enter(); pilot.guide(to: 1) { _ in group.leave() }",
        "pilot.guide(to: 1) { _ in semaphore.signal() }; semaphore.wait()",
        "Task { await withCheckedContinuation { done in pilot.guide(to: 1) { _ in done.resume() } } }",
        "Task { await withCheckedContinuation { done in pilot.guide(to: 1) { done.resume(returning: $0) } } }",
        "_ = Promise<Int> { seal in pilot.guide(to: 1, completion: seal.fulfill) }",
        "_ = Promise<Int> { seal in pilot.guide(to: 1) { seal.fulfill($0) } }",
    ])
    func somebodyWaitsForTheHandler(text: String) {
        #expect(levels([faulty, call(text)]) == [.error])
        #expect(levels([faulty + "\n" + call(text)]) == [.error])
    }

    @Test func somebodyWaitsBehindAnotherHandler() {
        let caller = "func dock(_ pilot: Pilot, done: @escaping () -> Void) { pilot.guide(to: 1) { _ in done() } }"
        let waiting = "func moor(_ pilot: Pilot) { dock(pilot) { group.leave() } }\nlet moored: Void = moor(Pilot())"
        let showing = "func moor(_ pilot: Pilot) { dock(pilot) { print() } }\nlet moored: Void = moor(Pilot())"
        #expect(levels([faulty + "\n" + caller + "\n" + waiting]) == [.error])
        #expect(levels([faulty + "\n" + caller + "\n" + showing]) == [.warning])
        // FIXME: What a handler of another file's function calls in turn is not asked for.
        #expect(levels([faulty, caller, waiting]) == [.warning])
    }

    @Test(arguments: ["pilot.guide(to: 1)", "pilot.guide(to: 1, completion: nil)", "pilot.guide(to: 1) { _ in }"])
    func allLeaveTheHandlerOut(text: String) {
        #expect(levels([faulty, call(text)]) == [.note])
        #expect(levels([faulty + "\n" + call(text)]) == [.note])
    }

    @Test func onlyAFunctionCallsThatNobodyCalls() {
        let caller = "func dock(_ pilot: Pilot) { pilot.guide(to: 1) { print($0) } }"
        #expect(levels([faulty + "\n" + caller]) == [.note])
        #expect(
            levels([faulty + "\n" + caller, "func steer() { dock(Pilot()) }\nlet steered: Void = steer()"]) == [
                .warning
            ])
    }

    @Test func onlyTestsCall() {
        let test = "import XCTest\nfunc testDock() { Pilot().guide(to: 1) { print($0) } }"
        #expect(levels([faulty, test]) == [.note])
    }

    @Test func usersOfAProductMayCall() {
        let open = faulty.opened
        #expect(levels([open], in: Standing(.product)) == [.error])
        #expect(levels([faulty], in: Standing(.product)) == [.note])
        #expect(levels([open], in: Standing(.component)) == [.error], "another module of the project may")
        #expect(levels([open], in: Standing(.application)) == [.note], "nobody imports it")
    }

    @Test(arguments: [Standing.Role.vendored, .demo, .test])
    func whatIsNotTheProjectsOwnHasNotes(role: Standing.Role) {
        let called = [faulty, call("pilot.guide(to: 1) { print($0) }")]
        #expect(levels(called, in: Standing(.application, role: role)) == [.note])
    }

    @Test func whatIsHardlyEverGoneIsANoteInAnApplication() {
        let weak = """
            final class Pilot {
                func guide(completion: @escaping () -> Void) {
                    radio.call { [weak self] in
                        guard let self else { return }
                        completion()
                    }
                }
            }
            func dock(_ pilot: Pilot) { pilot.guide { print(1) } }
            let docked: Void = dock(Pilot())
            """
        #expect(levels([weak]) == [.note])
        #expect(levels([weak], in: Standing(.component)) == [.note], "no user of a product holds it")
        #expect(levels([weak.opened], in: Standing(.product)) == [.warning], "a user may drop it")
        #expect(levels([weak], in: Standing()) == [.warning])
    }
}

extension String {
    /// The same, public.
    fileprivate var opened: String {
        replacing("final class", with: "public final class").replacing("func guide", with: "public func guide")
    }
}
