import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import Testing

/// How urgent a finding is: who could rule its path out.
@Suite struct LevelTests {
    private func check(
        _ text: String, _ expected: Level, _ message: Comment, at place: SourceLocation = #_sourceLocation
    ) throws {
        let file = SourceFile(try #require(SourceText(path: "a.swift", bytes: Array(text.utf8))))
        let analyzer = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)
        let found = analyzer.open(file).run(.none).findings.diagnostics.map(\.level)
        #expect(found == [expected], message, sourceLocation: place)
    }

    @Test func nobodyRulesOutWhatAlwaysHappens() throws {
        try check("func load(completion: @escaping () -> Void) { print() }", .error, "no path calls it")
        try check(
            "func load(completion: @escaping () -> Void) { if isReady { completion() }; completion() }", .error,
            "a `return` is missing")
    }

    @Test func nobodyRulesOutAnError() throws {
        try check(
            """
            func load(completion: @escaping (Data) -> Void) {
                do { completion(try read()) } catch { print(error) }
            }
            """, .error, "the error is caught and dropped")
        try check(
            """
            func load(completion: @escaping (Data?) -> Void) {
                fetch { data, error in
                    guard error == nil else { return }
                    completion(data)
                }
            }
            """, .error, "an error is asked for")
        try check(
            """
            func load(completion: @escaping (Data) -> Void) {
                fetch { result in
                    switch result {
                    case .success(let data): completion(data)
                    case .failure: print("failed")
                    }
                }
            }
            """, .error, "a result that fails")
    }

    @Test func failureThatOthersAreToldOfIsLessUrgent() throws {
        func text(_ telling: String) -> String {
            """
            func load(completion: @escaping (Data?, Error?) -> Void) {
                fetch { data, error in
                    if let error {
                        \(telling)
                        return
                    }
                    completion(data, nil)
                }
            }
            """
        }
        try check(text("self.setState(withError: error)"), .warning, "a state says so")
        try check(text("log.error(error)"), .error, "a log reaches nobody who waits")
        try check("public " + text("self.setState(withError: error)"), .error, "whoever imports it waits")
    }

    @Test func callersMayRuleOutAState() throws {
        let body = "func load(completion: @escaping () -> Void) { guard isReady else { return }; completion() }"
        try check(body, .warning, "callers may have asked")
        try check("public \(body)", .error, "other modules have not")
        try check("public struct Loader { \(body) }", .warning, "other modules do not see it")
        try check("public extension Loader { \(body) }", .error, "as the extension says")
        try check(
            "public func load(callback: @escaping (Data?) -> Void) { guard isReady else { return }; callback(nil) }",
            .warning,
            "what a callback is for is not said")
    }

    @Test func whatMayGoOnIsNotOwed() throws {
        try check(
            "public func load(callback: @escaping () -> Void) { print() }", .warning, "a callback that is not called")
        try check(
            """
            public func ticks() -> AsyncStream<Int> {
                AsyncStream { ticks in
                    timer.run { number in
                        guard number > 0 else { return }
                        ticks.finish()
                    }
                }
            }
            """, .warning, "a stream that goes on")
    }

    @Test func whoHoldsAReferenceMayRuleOutItsEnd() throws {
        try check(
            """
            class Loader {
                public func load(completion: @escaping () -> Void) {
                    fetch { [weak self] in
                        guard let self else { return }
                        completion()
                    }
                }
            }
            """, .warning, "a weak reference")
        try check(
            "public func load(completion: @escaping () -> Void) { service?.fetch { completion() } }", .warning,
            "a chain"
        )
    }
}
