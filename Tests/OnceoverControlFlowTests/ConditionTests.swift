import Testing

/// Conditions: `if`, `guard`, and what each branch knows.
@Suite struct ConditionTests {
    @Test func anIfBranches() throws {
        try check(
            """
            if a { x() }
            y()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); -> b2
            b2: call y(); -> exit
            """)
    }

    @Test func elseIfIsAskedWhereTheFirstFails() throws {
        try check(
            "if a { x() } else if b { y() } else { z() }",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); -> exit
            b2: -> b3 then if b is true; -> b4 else if b is false
            b3: call y(); -> exit
            b4: call z(); -> exit
            """)
    }

    @Test func aGuardLeavesWhereItFails() throws {
        try check(
            """
            guard a else { return x() }
            y()
            """,
            """
            b0: -> b1 guard passes if a is true; -> b2 guard fails if a is false
            b1: call y(); -> exit
            b2: call x(); return = x; return x; -> exit
            """)
    }

    @Test func aBindingKnowsThatItIsNotNil() throws {
        try check(
            "if let c = a.b { c() } else { x() }",
            """
            b0: -> b1 then if a.b is not nil; -> b2 else if a.b is nil
            b1: c = a.b; call c(); -> exit
            b2: call x(); -> exit
            """)
        try check(
            "if let k { k() }",
            """
            b0: -> b1 then if k is not nil; -> exit else if k is nil
            b1: k = k; call k(); -> exit
            """)
    }

    @Test func aListAsksOneAfterTheOther() throws {
        try check(
            """
            guard let b, b.c, !a else { return }
            x()
            """,
            """
            b0: -> b1 guard passes if b is not nil; -> exit guard fails if b is nil
            b1: b = b; -> b2 guard passes if b.c is true; -> exit guard fails if b.c is false
            b2: -> exit guard fails if a is true; -> b3 guard passes if a is false
            b3: call x(); -> exit
            """)
    }

    @Test func selfMayBeNil() throws {
        try check(
            """
            run { [weak self] in
                guard let self else { return }
                work()
            }
            """,
            """
            b0: call run(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 guard passes if self is not nil; -> b3 guard fails if self is nil
            b2 in closure 0: call work(); -> b3
            b3: leave closure 0; return = run; return run; -> exit
            """)
    }

    @Test func casesArePatterns() throws {
        try check(
            "if case .failure(let error) = a { x(error) }",
            """
            b0: -> b1 then if a is .failure; -> exit else if a is not .failure
            b1: error = a.failure.0; call x(error); -> exit
            """)
        try check(
            "if case .docked = a { x() }",
            """
            b0: -> b1 then if a is .docked; -> exit else if a is not .docked
            b1: call x(); -> exit
            """)
        try check(
            "if case let c? = a { x(c) }",
            """
            b0: -> b1 then if a is not nil; -> exit else if a is nil
            b1: c = a; call x(c); -> exit
            """)
    }

    @Test func shadowedNamesAreToldApart() throws {
        try check(
            """
            if let a = a.b { a() }
            a()
            """,
            """
            b0: -> b1 then if a#2.b is not nil; -> b2 else if a#2.b is nil
            b1: a#6 = a#2.b; call a#6(); -> b2
            b2: call a#2(); -> exit
            """, withNumbers: true)
    }

    /// FIXME: the value is lost; what each branch ends with should be assigned.
    @Test func anIfMayBeAValue() throws {
        try check(
            """
            let c = if a { x() } else { y() }
            z(c)
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); -> b3
            b2: call y(); -> b3
            b3: c = _; call z(c); -> exit
            """)
    }

    @Test func aLabelledIfCanBeLeft() throws {
        try check(
            """
            out: if a {
                if b { break out }
                x()
            }
            y()
            """,
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: -> b2 then if b is true; -> b3 else if b is false
            b2: call y(); -> exit
            b3: call x(); -> b2
            """)
    }
}
