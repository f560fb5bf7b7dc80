import Testing

/// Closures that a body keeps in a property of its own, and calls that throw behind their closures.
@Suite struct OwnClosureTests {
    @Test func runsWhereItIsCalled() throws {
        try check(
            "self.done = { x() }; self.done?()",
            """
            b0: -> b1 past closure 0
            b1: leave closure 0; self.done = closure 0; -> b2 chain goes on if self.done is not nil; -> b3 chain ends if self.done is nil
            b2: call self.done(); -> b4 into closure 1
            b3: chain = nil; -> exit
            b4 in closure 1: enter closure 1; call x(); closure = x; return x; -> b5
            b5: leave closure 1; chain = self.done; -> exit
            """)
    }

    @Test func isUnknownOnceItIsAssignedAgain() throws {
        try check(
            "self.done = { x() }; if a { self.done = b }; self.done?()",
            """
            b0: -> b1 past closure 0
            b1: leave closure 0; self.done = closure 0; -> b2 then if a is true; -> b3 else if a is false
            b2: self.done = b; -> b3
            b3: -> b4 chain goes on if self.done is not nil; -> b5 chain ends if self.done is nil
            b4: call self.done(); chain = self.done; -> exit
            b5: chain = nil; -> exit
            """)
    }

    @Test func aCallMayThrowBehindItsClosure() throws {
        try check(
            "try run { x() }",
            """
            b0: call run(closure 0) tried; -> b1; -> throws throws
            b1: -> b2 into closure 0
            b2 in closure 0: enter closure 0; call x(); closure = x; return x; -> b3
            b3: leave closure 0; -> b4; -> throws throws behind
            b4: return = run; return run; -> exit
            """)
    }
}
