import Testing

/// Closures that a body keeps in a property of its own, and calls that throw behind their closures.
@Suite struct OwnClosureTests {
    @Test func runsWhereItIsCalled() throws {
        try check("self.done = { x() }; self.done?()", "")
    }

    @Test func isUnknownOnceItIsAssignedAgain() throws {
        try check("self.done = { x() }; if a { self.done = b }; self.done?()", "")
    }

    @Test func aCallMayThrowBehindItsClosure() throws {
        try check("try run { x() }", "")
    }
}
