import Testing

/// Operators that decide what is evaluated.
@Suite struct OperatorTests {
    @Test func aTernaryBranches() throws {
        try check(
            "x(a ? y() : z())",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call y(); ternary = y; -> b3
            b2: call z(); ternary = z; -> b3
            b3: call x(ternary); return = x; return x; -> exit
            """)
        try check(
            "a ? x() : y()",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); ternary = x; -> b3
            b2: call y(); ternary = y; -> b3
            b3: return = ternary; return ternary; -> exit
            """)
        try check(
            "let c = a ? b ? 1 : 2 : 3",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: -> b3 then if b is true; -> b4 else if b is false
            b2: ternary = some; -> b5
            b3: ternary = some; -> b6
            b4: ternary = some; -> b6
            b5: c = ternary; -> exit
            b6: ternary = ternary; -> b5
            """)
    }

    @Test func coalescingEvaluatesItsRightSideLate() throws {
        try check(
            """
            let c = a ?? x()
            y(c)
            """,
            """
            b0: -> b1 then if a is not nil; -> b2 else if a is nil
            b1: ?? = a; -> b3
            b2: call x(); ?? = x; -> b3
            b3: c = ??; call y(c); -> exit
            """)
        try check(
            "x(a ?? b ?? 1)",
            """
            b0: -> b1 then if a is not nil; -> b2 else if a is nil
            b1: ?? = a; -> b3
            b2: -> b4 then if b is not nil; -> b5 else if b is nil
            b3: call x(??); return = x; return x; -> exit
            b4: ?? = b; -> b6
            b5: ?? = some; -> b6
            b6: ?? = ??; -> b3
            """)
        try check(
            "let c = a ?? fatalError()",
            """
            b0: -> b1 then if a is not nil; -> b2 else if a is nil
            b1: ?? = a; c = ??; -> exit
            b2: call fatalError()
            """)
    }

    @Test func logicAsAValue() throws {
        try check(
            """
            let c = a && x()
            y(c)
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); -> b3 then if x is true; -> b2 else if x is false
            b2: condition = false; -> b4
            b3: condition = true; -> b4
            b4: c = condition; call y(c); -> exit
            """)
        try check(
            "return a || x()",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: condition = true; -> b3
            b2: call x(); -> b1 then if x is true; -> b4 else if x is false
            b3: return = condition; return condition; -> exit
            b4: condition = false; -> b3
            """)
    }

    @Test func assignmentsBindLeast() throws {
        try check(
            "c = a ? b : k",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: ternary = b; -> b3
            b2: ternary = k; -> b3
            b3: self.c = ternary; return = _; return _; -> exit
            """)
        try check("a.b = x()", "b0: call x(); a.b = x; return = _; return _; -> exit")
        try check("(a, b) = x()", "b0: call x(); a = x.0; b = x.1; return = _; return _; -> exit")
        try check(
            "(a, b) = (b, a)",
            "b0: part = b; part = a; a = part; b = part; return = _; return _; -> exit")
        try check("_ = x()", "b0: call x(); discard x; return = _; return _; -> exit")
        try check("_ = k", "b0: discard k; return = _; return _; -> exit")
    }

    @Test func aCompoundAssignmentForgets() throws {
        try check("a += x()", "b0: call x(); change a; return = _; return _; -> exit")
        try check("x(&a)", "b0: change a; call x(a); return = x; return x; -> exit")
    }

    @Test func castsKeepTheValue() throws {
        try check(
            """
            let c = a as? B
            x(c)
            """,
            "b0: c = a; call x(c); -> exit")
        try check("x(k as Any)", "b0: call x(k); return = x; return x; -> exit")
    }

    @Test func valuesThatGoWhereNobodyFollows() throws {
        try check("let c = [k]", "b0: escape k; c = some; c.isEmpty = false; -> exit")
        try check("let c = [1: k]", "b0: escape k; c = some; -> exit")
        try check(
            """
            let c = (a, k)
            x(c.1)
            """,
            "b0: c = (a, k); call x(c.1); -> exit")
    }

    @Test func printingDoesNothing() throws {
        try check(
            #"""
            print("\(k) \(x())")
            """#,
            "b0: call x(); call print(some); return = print; return print; -> exit")
    }
}
