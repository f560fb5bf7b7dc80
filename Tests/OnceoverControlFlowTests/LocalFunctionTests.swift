import Testing

/// Local functions.
@Suite struct LocalFunctionTests {
    @Test func laidOutWhereItIsCalled() throws {
        try check(
            """
            func c() { x() }
            c()
            y()
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; call y(); -> exit
            """)
    }

    @Test func visibleBeforeItsDeclaration() throws {
        try check(
            """
            c()
            func c() { x() }
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> exit
            """)
    }

    @Test func notCalledNotLaidOut() throws {
        try check(
            """
            func c() { x() }
            y()
            """,
            "b0: call y(); -> exit")
    }

    @Test func takesItsArguments() throws {
        try check(
            """
            func c(_ i: Int) { x(i) }
            c(a)
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; i = a; call x(i); closure = x; return x; -> b2
            b2: leave closure 0; -> exit
            """)
        try check(
            """
            func c(then d: () -> Void) { d() }
            c { x() }
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 into closure 1
            b2 in closure 1: enter closure 1; call x(); closure = x; return x; -> b3
            b3 in closure 0: leave closure 1; closure = closure; return closure; -> b4
            b4: leave closure 0; -> exit
            """)
    }

    @Test func givesItsResult() throws {
        try check(
            """
            func c() -> Bool { return a }
            if c() { x() }
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; closure = a; return a; -> b2
            b2: leave closure 0; -> b3 then if closure is true; -> exit else if closure is false
            b3: call x(); -> exit
            """)
    }

    @Test func returnsToItsCaller() throws {
        try check(
            """
            func c() {
                guard a else { return }
                x()
            }
            c()
            y()
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 guard passes if a is true; -> b3 guard fails if a is false
            b2 in closure 0: call x(); -> b3
            b3: leave closure 0; call y(); -> exit
            """)
    }

    @Test func throwsToItsCaller() throws {
        try check(
            """
            func c() throws { throw Spill.oil }
            try c()
            x()
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> throws throws
            """)
    }

    @Test func callsItself() throws {
        try check(
            """
            func c() {
                if a { c() }
                x()
            }
            c()
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 then if a is true; -> b3 else if a is false
            b2 in closure 0: -> b4 into closure 1
            b3 in closure 0: call x(); -> b5
            b4 in closure 1: enter closure 1; recursion; -> b6
            b5: leave closure 0; -> exit
            b6 in closure 0: leave closure 1; -> b3
            """)
    }

    @Test func callsAnother() throws {
        try check(
            """
            func c() { d() }
            func d() { x() }
            c()
            """,
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 into closure 1
            b2 in closure 1: enter closure 1; call x(); closure = x; return x; -> b3
            b3 in closure 0: leave closure 1; closure = closure; return closure; -> b4
            b4: leave closure 0; -> exit
            """)
    }

    @Test func handedOn() throws {
        try check(
            """
            func c() { x() }
            run(c)
            y()
            """,
            """
            b0: call run(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; call y(); -> exit
            """)
    }
}
