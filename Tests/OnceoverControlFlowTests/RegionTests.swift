import OnceoverControlFlow
import Testing

/// How often and when closures run, by the functions that are given them.
@Suite struct RegionTests {
    /// Each closure of a body: how often it runs, `later` where it does so behind the call, `surely` where it does.
    private func closures(_ body: String) throws -> [String] {
        try lower(body).regions.map { region in
            let mode =
                switch region.mode {
                case .once: "once"
                case .zeroOrOne: "zero or one"
                case .zeroOrMore: "any number"
                case .oneOrMore: "at least once"
                case .repeating: "again and again"
                case .alternative: "one of several"
                case .never: "never"
                case .kept: "kept"
                case .reported(let answer): "where the call returns \(answer)"
                }
            return mode + (region.isDeferred ? " later" : "")
                + (region.isDeferred && region.surelyRuns ? " surely" : "")
        }
    }

    @Test(
        arguments: [
            "lock.withLock { }", "queue.sync { }", "await withCheckedContinuation { c in }", "_ = AsyncStream { c in }",
            "let c = Result { try x() }", "{ x() }()", "let c = { x() }; c()", "func c() {}; c()",
            "await withTaskGroup(of: Int.self) { group in }", "autoreleasepool { }",
        ])
    func onceInPlace(body: String) throws {
        #expect(try closures(body) == ["once"])
    }

    @Test(
        arguments: [
            "a.forEach { }", "a.filter { $0 }", "a.first(where: { $0 })",
            "DispatchQueue.concurrentPerform(iterations: 3) { i in }",
            "a.sorted { $0 < $1 }", "a.compactMap { $0 }",
        ])
    func anyNumberInPlace(body: String) throws {
        #expect(try closures(body) == ["any number"])
    }

    @Test(arguments: ["a.map { $0 }", "a.flatMap { $0 }"])
    func ofAnOptional(body: String) throws {
        #expect(try closures(body) == ["zero or one"])
    }

    @Test(
        arguments: [
            "Task { }", "Task.detached { }", "DispatchQueue.main.async { }", "queue.asyncAfter(deadline: d) { }",
            "group.notify(queue: q) { }", "group.addTask { }",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
        ])
    func laterAndSurely(body: String) throws {
        #expect(try closures(body) == ["once later surely"])
    }

    @Test(arguments: ["run { }", "a.load(then: { })", "a.onClose = { }", "let c = { x() }; run(c)"])
    func nobodyKnowsWhether(body: String) throws {
        #expect(try closures(body) == ["once later"])
    }

    @Test(
        arguments: [
            "a.observe { }", "a.sink { v in }", "load(progress: { })", "a.stateUpdateHandler = { s in }",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", "c.onTermination = { _ in }",
        ])
    func againAndAgain(body: String) throws {
        #expect(try closures(body) == ["again and again later"])
    }

    @Test func outcomesExcludeEachOther() throws {
        let body = "load(success: { }, failure: { })"
        #expect(try closures(body) == ["one of several later", "one of several later"])
        #expect(Set(try lower(body).regions.map(\.mode)).count == 1)
        let chained = try lower("let future = load()\nfuture.whenSuccess { }\nfuture.whenFailure { }").regions
        #expect(Set(chained.map(\.mode)).count == 1)
        let apart = try lower("a.whenSuccess { }\nb.whenFailure { }").regions
        #expect(Set(apart.map(\.mode)).count == 2)
    }

    @Test func aRegionKnowsItsCallAndItsPlace() throws {
        let graph = try lower("run(1) { i in\n    lock.withLock { }\n}\na.onClose = { }")
        #expect(graph.regions.map { $0.call.flatMap { graph.calls[$0].name } } == ["run", "withLock", nil])
        #expect(graph.regions.map(\.argument) == [1, 0, nil])
        #expect(graph.regions.map(\.parent) == [nil, 0, nil])
        #expect(graph.regions.map { $0.parameters.map { graph.terms[$0].name } }.first == ["i"])
        #expect(graph.regions[2].property.map { graph.terms[$0].name } == "a.onClose")
    }
}
