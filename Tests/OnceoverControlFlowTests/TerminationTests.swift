import Testing

/// Calls that never return.
@Suite struct TerminationTests {
    @Test func knownOnes() throws {
        try check(
            """
            fatalError()
            x()
            """,
            "b0: call fatalError()")
        try check(
            """
            guard a else { preconditionFailure() }
            x()
            """,
            """
            b0: -> b1 guard passes if a is true; -> b2 guard fails if a is false
            b1: call x(); -> exit
            b2: call preconditionFailure()
            """)
    }

    @Test func theProjectsOwn() throws {
        try check(
            """
            if a { halt() }
            x()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call halt()
            b2: call x(); -> exit
            """, terminating: ["halt"])
        try check(
            """
            self.halt()
            x()
            """,
            "b0: call self.halt()", terminating: ["halt"])
    }

    @Test func anotherTypesMethodOfThatNameMayReturn() throws {
        try check(
            """
            a.halt()
            x()
            """,
            "b0: call a.halt(); call x(); -> exit", terminating: ["halt"])
    }

    @Test func assertionsReturn() throws {
        try check(
            """
            assertionFailure()
            x()
            """,
            "b0: call assertionFailure(); call x(); -> exit")
    }

    @Test func argumentsComeFirst() throws {
        try check("halt(x())", "b0: call x(); call halt(x)", terminating: ["halt"])
    }

    @Test func aDeferIsNotRun() throws {
        try check(
            """
            defer { x() }
            halt()
            """,
            "b0: call halt()", terminating: ["halt"])
    }

    @Test func inAClosure() throws {
        try check(
            """
            run { fatalError() }
            x()
            """,
            """
            b0: call run(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call fatalError()
            """)
    }

    @Test func behindAReturnNothingRuns() throws {
        try check("return; x()", "b0: -> exit")
    }
}
