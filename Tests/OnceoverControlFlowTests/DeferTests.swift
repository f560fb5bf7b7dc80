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
            b2: call x(); -> throws throws
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
            b2: call x(); -> b3 throws
            b3: -> b4 catches
            b4: call z(); -> exit
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
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> b2 loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; -> b3 then if i is true; -> b4 else if i is false
            b2: call z(); -> exit
            b3: call x(); -> b5
            b4: -> b6 then if b is true; -> b7 else if b is false
            b5: forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> b2 loop ends if a.[each] is nil
            b6: call x(); -> b2
            b7: call y(); call x(); -> b5
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
            b0: call a.map(closure 0); -> b1 into closure 0 if a is not nil; -> b2 past closure 0 if a is nil
            b1 in closure 0: enter closure 0; i = a.[each]; call z(i); closure = z; return z; call y(); -> b2
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
