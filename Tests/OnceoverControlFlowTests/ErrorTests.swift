import Testing

/// Errors: `do`, `catch` and `throw`.
@Suite struct ErrorTests {
    @Test func catchTakesAll() throws {
        try check(
            """
            do { try x() } catch { y() }
            z()
            """,
            """
            b0: call x() tried; -> b1; -> b2 throws
            b1: call z(); -> exit
            b2: -> b3 catches
            b3: call y(); -> b1
            """)
    }

    @Test func aDoWithoutATryNeverCatches() throws {
        try check("do { x() } catch { y() }", "b0: call x(); -> exit")
    }

    @Test func aPatternMayNotMatch() throws {
        try check(
            "do { try x() } catch Spill.oil { y() }",
            """
            b0: call x() tried; -> exit; -> b1 throws
            b1: -> b2 catches; -> b3 no match
            b2: call y(); -> exit
            b3: -> throws throws
            """)
        try check(
            "do { try x() } catch let error as Spill { y(error) } catch { z() }",
            """
            b0: call x() tried; -> exit; -> b1 throws
            b1: -> b2 catches if error is Spill is .is Spill; -> b3 no match if error is Spill is not .is Spill
            b2: error = error; call y(error); -> exit
            b3: -> b4 catches
            b4: call z(); -> exit
            """)
        try check(
            "do { try x() } catch is Spill where a { y() } catch { z() }",
            """
            b0: call x() tried; -> exit; -> b1 throws
            b1: -> b2 catches; -> b3 no match
            b2: -> b4 matches if a is true; -> b3 no match if a is false
            b3: -> b5 catches
            b4: call y(); -> exit
            b5: call z(); -> exit
            """)
    }

    @Test func severalPatternsShareABody() throws {
        try check(
            "do { try x() } catch Spill.oil, Spill.grain { y() } catch { z() }",
            """
            b0: call x() tried; -> exit; -> b1 throws
            b1: -> b2 catches; -> b3 no match
            b2: call y(); -> exit
            b3: -> b2 catches; -> b4 no match
            b4: -> b5 catches
            b5: call z(); -> exit
            """)
    }

    @Test func aTypedDoCatchesAsWell() throws {
        try check(
            """
            do throws(Spill) { try x() } catch { y() }
            z()
            """,
            """
            b0: call x() tried; -> b1; -> b2 throws
            b1: call z(); -> exit
            b2: -> b3 catches
            b3: call y(); -> b1
            """)
    }

    @Test func throwGoesToTheNearestCatch() throws {
        try check(
            """
            do {
                if a { throw Spill.oil }
                x()
            } catch { y() }
            z()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: -> b3 throws
            b2: call x(); -> b4
            b3: -> b5 catches
            b4: call z(); -> exit
            b5: call y(); -> b4
            """)
        try check(
            """
            guard a else { throw Spill.oil }
            x()
            """,
            """
            b0: -> b1 guard passes if a is true; -> b2 guard fails if a is false
            b1: call x(); -> exit
            b2: -> throws throws
            """)
    }

    @Test func aCatchMayThrowOn() throws {
        try check(
            """
            do { try x() } catch {
                y()
                throw error
            }
            z()
            """,
            """
            b0: call x() tried; -> b1; -> b2 throws
            b1: call z(); -> exit
            b2: -> b3 catches
            b3: call y(); -> throws throws
            """)
    }

    @Test func doNests() throws {
        try check(
            """
            do {
                do { try x() } catch Spill.oil { y() }
                try z()
            } catch { w() }
            """,
            """
            b0: call x() tried; -> b1; -> b2 throws
            b1: call z() tried; -> exit; -> b3 throws
            b2: -> b4 catches; -> b5 no match
            b3: -> b6 catches
            b4: call y(); -> b1
            b5: -> b3 throws
            b6: call w(); -> exit
            """)
    }

    @Test func aLabelledDoCanBeLeft() throws {
        try check(
            """
            out: do {
                if a { break out }
                x()
            }
            y()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call y(); -> exit
            b2: call x(); -> b1
            """)
    }
}
