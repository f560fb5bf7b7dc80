import Testing

/// `defer` on every way out.
@Suite struct DeferTests {
    @Test func runsAtTheEnd() throws {
        try check(
            """
            defer { x() }
            y()
            """,
            "b0: call y(); call x(); -> exit")
    }

    @Test func lastInFirstOut() throws {
        try check(
            """
            defer { x() }
            defer { y() }
            z()
            """,
            "b0: call z(); call y(); call x(); -> exit")
    }

    @Test func runsBeforeAReturn() throws {
        try check(
            """
            defer { x() }
            if a { return }
            y()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); -> exit
            b2: call y(); call x(); -> exit
            """)
    }

    @Test func oneBehindTheReturnIsNotPending() throws {
        try check(
            """
            if a { return }
            defer { x() }
            y()
            """,
            """
            b0: -> exit then if a is true; -> b1 else if a is false
            b1: call y(); call x(); -> exit
            """)
    }

    @Test func runsWhenAnErrorLeaves() throws {
        try check(
            """
            defer { x() }
            try y()
            z()
            """,
            """
            b0: call y() tried; -> b1; -> b2 throws
            b1: call z(); call x(); -> exit
            b2: call x(); -> throws
            """)
        try check(
            """
            defer { x() }
            throw Spill.oil
            """,
            "b0: call x(); -> throws throws")
    }

    @Test func waitsForTheCatch() throws {
        try check(
            """
            defer { x() }
            do { try y() } catch { z() }
            """,
            """
            b0: call y() tried; -> b1; -> b2 throws
            b1: call x(); -> exit
            b2: -> b3 catches
            b3: call z(); -> b1
            """)
        try check(
            """
            do {
                defer { x() }
                try y()
            } catch { z() }
            """,
            """
            b0: call y() tried; -> b1; -> b2 throws
            b1: call x(); -> exit
            b2: call x(); -> b3 catches
            b3: call z(); -> exit
            """)
    }

    @Test func belongsToItsScope() throws {
        try check(
            """
            if a {
                defer { x() }
                y()
            }
            z()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call y(); call x(); -> b2
            b2: call z(); -> exit
            """)
    }

    @Test func runsInEveryRound() throws {
        try check(
            """
            for i in a {
                defer { x() }
                if i { continue }
                if b { break }
                y()
            }
            z()
            """,
            """
            b0: -> b1
            b1: forget a.[each]; -> b2 loop runs if a.[each] is not nil; -> b3 loop ends if a.[each] is nil
            b2: forget i; i = a.[each]; -> b4 then if i is true; -> b5 else if i is false
            b3: call z(); -> exit
            b4: call x(); -> b1
            b5: -> b6 then if b is true; -> b7 else if b is false
            b6: call x(); -> b3
            b7: call y(); call x(); -> b1
            """)
    }

    @Test func mayBranch() throws {
        try check(
            """
            defer { if a { x() } }
            y()
            """,
            """
            b0: call y(); -> b1 then if a is true; -> exit else if a is false
            b1: call x(); -> exit
            """)
    }

    @Test func seesTheNamesOfItsPlace() throws {
        try check(
            """
            defer { a() }
            if let a = a.b { a() }
            """,
            """
            b0: -> b1 then if a#2.b is not nil; -> b2 else if a#2.b is nil
            b1: a#6 = a#2.b; call a#6(); -> b2
            b2: call a#2(); -> exit
            """, withNumbers: true)
    }

    @Test func aClosureHasItsOwn() throws {
        try check(
            """
            defer { x() }
            a.map { i in
                defer { y() }
                return z(i)
            }
            """,
            """
            b0: call a.map(closure 0); -> b1 into closure 0; -> b2 past closure 0
            b1 in closure 0: enter closure 0; call z(i); closure = z; return z; call y(); -> b2
            b2: leave closure 0; map = closure; call x(); -> exit
            """)
    }

    @Test func nests() throws {
        try check(
            """
            defer {
                defer { x() }
                y()
            }
            z()
            """,
            "b0: call z(); call y(); call x(); -> exit")
    }
}
