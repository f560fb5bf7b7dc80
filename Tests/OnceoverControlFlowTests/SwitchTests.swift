import Testing

/// Switches, as statements and as values.
@Suite struct SwitchTests {
    @Test func casesAreTestedInTheirOrder() throws {
        try check(
            """
            switch a {
            case .docked: x()
            case .adrift, .sunk: y()
            }
            """,
            """
            b0: -> b1 matches if a is .docked; -> b2 no match if a is not .docked
            b1: call x(); -> exit
            b2: -> b3 matches if a is .adrift; -> b4 no match if a is not .adrift
            b3: call y(); -> exit
            b4: -> b3 matches if a is .sunk
            """)
    }

    @Test func theLastCaseOfAnExhaustiveSwitchIsNotAsked() throws {
        try check(
            """
            switch a {
            case true: x()
            case false: y()
            }
            """,
            """
            b0: -> b1 matches if a is true; -> b2 no match if a is false
            b1: call x(); -> exit
            b2: -> b3 matches if a is false
            b3: call y(); -> exit
            """)
    }

    /// FIXME: that `1` matches is not remembered, so a second switch over `a` may take another case.
    @Test func defaultTakesTheRest() throws {
        try check(
            """
            switch a {
            case 1: x()
            default: y()
            }
            z()
            """,
            """
            b0: -> b1 matches; -> b2 no match
            b1: call x(); -> b3
            b2: -> b4 matches
            b3: call z(); -> exit
            b4: call y(); -> b3
            """)
        try check(
            """
            switch a {
            case .docked: x()
            @unknown default: break
            }
            """,
            """
            b0: -> b1 matches if a is .docked; -> b2 no match if a is not .docked
            b1: call x(); -> exit
            b2: -> exit matches
            """)
    }

    @Test func whereIsAskedBehindThePattern() throws {
        try check(
            """
            switch a {
            case .docked(let pier) where pier.isFree: x(pier)
            case .docked: y()
            default: break
            }
            """,
            """
            b0: -> b1 matches if a is .docked; -> b2 no match if a is not .docked
            b1: pier = a.docked.0; -> b3 matches if pier.isFree is true; -> b2 no match if pier.isFree is false
            b2: -> b4 matches if a is .docked; -> b5 no match if a is not .docked
            b3: call x(pier); -> exit
            b4: call y(); -> exit
            b5: -> exit matches
            """)
    }

    @Test func aResultHasTwoCases() throws {
        try check(
            """
            switch a {
            case .success(let ship): x(ship)
            case .failure(let error): y(error)
            }
            """,
            """
            b0: -> b1 matches if a is not .failure; -> b2 no match if a is .failure
            b1: ship = a.success.0; call x(ship); -> exit
            b2: -> b3 matches if a is .failure
            b3: error = a.failure.0; call y(error); -> exit
            """)
    }

    @Test func optionalsMatchByNil() throws {
        try check(
            """
            switch a {
            case nil: x()
            case let c?: y(c)
            }
            """,
            """
            b0: -> b1 matches if a is nil; -> b2 no match if a is not nil
            b1: call x(); -> exit
            b2: -> b3 matches if a is not nil
            b3: c = a; call y(c); -> exit
            """)
        try check(
            """
            switch a {
            case .none: x()
            case .some(let c): y(c)
            }
            """,
            """
            b0: -> b1 matches if a is nil; -> b2 no match if a is not nil
            b1: call x(); -> exit
            b2: -> b3 matches if a is not nil
            b3: c = a; call y(c); -> exit
            """)
    }

    @Test func tuplesMatchPartByPart() throws {
        try check(
            """
            switch (a, b) {
            case (let ship?, nil): x(ship)
            case (nil, let error?): y(error)
            default: z()
            }
            """,
            """
            b0: -> b1 matches if a is not nil, b is nil; -> b2 no match if a is nil; -> b2 no match if a is not nil, \
            b is not nil
            b1: ship = a; call x(ship); -> exit
            b2: -> b3 matches if a is nil, b is not nil; -> b4 no match if a is not nil; -> b4 no match if a is nil, \
            b is nil
            b3: error = b; call y(error); -> exit
            b4: -> b5 matches
            b5: call z(); -> exit
            """)
    }
}
