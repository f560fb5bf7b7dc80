import Testing

/// Closures that run in place.
@Suite struct ClosureTests {
    @Test func calledWhereItIsWritten() throws {
        try check(
            """
            { x() }()
            y()
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; call y(); -> exit
            """)
        try check(
            """
            let c = { x() }()
            y(c)
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; c = closure; call y(c); -> exit
            """)
    }

    @Test func aCallbackOfAnUnknownFunction() throws {
        try check(
            """
            run { x() }
            y()
            """,
            """
            b0: call run(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; call y(); -> exit
            """)
    }

    @Test func returnEndsTheClosureAlone() throws {
        try check(
            """
            run {
                if a { return }
                x()
            }
            y()
            """,
            """
            b0: call run(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 then if a is true; -> b3 else if a is false
            b2: leave closure 0; call y(); -> exit
            b3 in closure 0: call x(); -> b2
            """)
    }

    @Test func forEachRepeats() throws {
        try check(
            """
            a.forEach { x($0) }
            y()
            """,
            """
            b0: call a.forEach(closure 0); -> b1 into closure 0 if a.isEmpty is false; -> b2 past closure 0 if a.isEmpty is true
            b1 in closure 0: enter closure 0; $0 = a.[each]; call x($0); closure = x; return x; -> b2
            b2: leave closure 0; forEach = closure; -> b1 again closure 0; -> b3
            b3: call y(); -> exit
            """)
    }

    @Test func mapRunsAtMostOnce() throws {
        try check(
            "a.map { x($0) }",
            """
            b0: call a.map(closure 0); -> b1 into closure 0 if a is not nil; -> b2 past closure 0 if a is nil
            b1 in closure 0: enter closure 0; $0 = a.[each]; call x($0); closure = x; return x; -> b2
            b2: leave closure 0; map = closure; return = map; return map; -> exit
            """)
    }

    @Test func aLockGivesTheResultOn() throws {
        try check(
            """
            let c = lock.withLock { a }
            x(c)
            """,
            """
            b0: call self.lock.withLock(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; closure = a; return a; -> b2
            b2: leave closure 0; withLock = closure; c = withLock; call x(c); -> exit
            """)
    }

    @Test func anErrorInPlaceIsTheCallers() throws {
        try check(
            """
            try queue.sync { try x() }
            y()
            """,
            """
            b0: call self.queue.sync(closure 0) tried; -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x() tried; -> b2; -> throws throws
            b2 in closure 0: closure = x; return x; -> b3
            b3: leave closure 0; sync = closure; call y(); -> exit
            """)
        // An error that is not the closure's comes from the call itself.
        try check(
            """
            try queue.sync { x() }
            y()
            """,
            """
            b0: call self.queue.sync(closure 0) tried; -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; sync = closure; -> b3; -> throws throws
            b3: call y(); -> exit
            """)
        try check(
            "do { try a.forEach { try x($0) } } catch { y() }",
            """
            b0: call a.forEach(closure 0) tried; -> b1; -> b2 throws
            b1: -> b3 into closure 0 if a.isEmpty is false; -> b4 past closure 0 if a.isEmpty is true
            b2: -> b5 catches
            b3 in closure 0: enter closure 0; $0 = a.[each]; call x($0) tried; -> b6; -> b2 throws
            b4: leave closure 0; forEach = closure; -> b3 again closure 0; -> exit
            b5: call y(); -> exit
            b6 in closure 0: closure = x; return x; -> b4
            """)
    }

    @Test func nests() throws {
        try check(
            """
            a.forEach { i in
                b.map { x(i, $0) }
            }
            """,
            """
            b0: call a.forEach(closure 0); -> b1 into closure 0 if a.isEmpty is false; -> b2 past closure 0 if a.isEmpty is true
            b1 in closure 0: enter closure 0; i = a.[each]; call b.map(closure 1); -> b3 into closure 1 if b is not nil; -> b4 past closure 1 if b is nil
            b2: leave closure 0; forEach = closure; -> b1 again closure 0; -> b5
            b3 in closure 1: enter closure 1; $0 = b.[each]; call x(i, $0); closure = x; return x; -> b4
            b4 in closure 0: leave closure 1; map = closure; closure = map; return map; -> b2
            b5: return = forEach; return forEach; -> exit
            """)
    }

    @Test func trailingClosuresHaveLabels() throws {
        try check(
            "load { x() } failure: { y() }",
            """
            b0: call load(closure 0, failure: closure 1); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> b3 into closure 1; -> b4 past closure 1
            b3 in closure 1: enter closure 1; call y(); closure = y; return y; -> b4
            b4: leave closure 1; return = load; return load; -> exit
            """)
    }

    @Test func autoclosuresAreOperands() throws {
        try check(
            """
            check(x())
            y()
            """,
            "b0: call x(); call check(x); call y(); -> exit")
    }

    @Test func whatIsAssertedHolds() throws {
        try check(
            """
            precondition(a == nil)
            y()
            """,
            """
            b0: -> b1 always if a is nil; -> b2 always if a is not nil
            b1: call y(); -> exit
            b2: 
            """)
    }

    @Test func resultCatchesItsErrors() throws {
        try check(
            """
            let c = Result { try x() }
            y(c)
            """,
            """
            b0: call Result(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x() tried; -> b2; -> b3 throws
            b2 in closure 0: closure = x; return x; -> b3
            b3: leave closure 0; Result = closure; c = Result; call y(c); -> exit
            """)
    }
}
