import Testing

/// Which conditions are one, and what a path knows by them.
@Suite struct ComparisonTests {
    @Test func andOrAndNot() throws {
        try check(
            "if a && b { x() }",
            """
            b0: -> b1 then if a is true; -> exit else if a is false
            b1: -> b2 then if b is true; -> exit else if b is false
            b2: call x(); -> exit
            """)
        try check(
            "if a || b { x() }",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: call x(); -> exit
            b2: -> b1 then if b is true; -> exit else if b is false
            """)
        try check(
            "if !(a || b) { x() }",
            """
            b0: -> exit else if a is true; -> b1 then if a is false
            b1: -> exit else if b is true; -> b2 then if b is false
            b2: call x(); -> exit
            """)
        try check(
            "if a && b || c { x() }",
            """
            b0: -> b1 then if a is true; -> b2 else if a is false
            b1: -> b3 then if b is true; -> b2 else if b is false
            b2: -> b3 then if self.c is true; -> exit else if self.c is false
            b3: call x(); -> exit
            """)
    }

    @Test func nilIsComparedFromBothSides() throws {
        try check(
            "if a == nil { x() } else { y() }",
            """
            b0: -> b1 then if a is nil; -> b2 else if a is not nil
            b1: call x(); -> exit
            b2: call y(); -> exit
            """)
        try check(
            "if nil != a { x() } else { y() }",
            """
            b0: -> b1 then if a is not nil; -> b2 else if a is nil
            b1: call x(); -> exit
            b2: call y(); -> exit
            """)
    }

    @Test func aComparisonAndItsOppositeAreOneCondition() throws {
        try check(
            """
            if a > 3 { x() }
            if a <= 3 { y() }
            """,
            """
            b0: -> b1 then if a > 3 is true; -> b2 else if a > 3 is false
            b1: call x(); -> b2
            b2: -> b3 then if a > 3 is false; -> exit else if a > 3 is true
            b3: call y(); -> exit
            """)
        try check(
            """
            if a.b == c { x() }
            if a.b != c { y() }
            """,
            """
            b0: -> b1 then if a.b == c is true; -> b2 else if a.b == c is false
            b1: call x(); -> b2
            b2: -> b3 then if a.b == c is false; -> exit else if a.b == c is true
            b3: call y(); -> exit
            """)
    }

    @Test func aTruthLiteralIsComparedAway() throws {
        try check(
            "if a == false { x() }",
            """
            b0: -> b1 then if a is not nil, a is false; -> exit else if a is true
            b1: call x(); -> exit
            """)
        try check(
            "if true { x() } else { y() }",
            """
            b0: -> b1 then
            b1: call x(); -> exit
            """)
    }

    /// `contains` asks and changes nothing, so that both are one condition.
    @Test func aQueryIsOneConditionEachTime() throws {
        try check(
            """
            if a.contains(3) { x() }
            if a.contains(3) { y() }
            """,
            """
            b0: call a.contains(some); -> b1 then if contains is true, a.contains(3) is true; -> b2 else if contains is false, a.contains(3) is false
            b1: call x(); -> b2
            b2: call a.contains(some); -> b3 then if contains is true, a.contains(3) is true; -> exit else if contains is false, a.contains(3) is false
            b3: call y(); -> exit
            """)
    }

    @Test func aCallMayAnswerDifferentlyEachTime() throws {
        try check(
            """
            if next() { x() }
            if next() { y() }
            """,
            """
            b0: call next(); -> b1 then if next is true; -> b2 else if next is false
            b1: call x(); -> b2
            b2: call next(); -> b3 then if next is true; -> exit else if next is false
            b3: call y(); -> exit
            """)
    }

    @Test func anAssignmentForgetsWhatWasKnown() throws {
        try check(
            """
            var c = a
            c = b
            c += 1
            """,
            "b0: c = a; c = b; change c; -> exit")
    }

    @Test func availabilityIsACondition() throws {
        try check(
            "if #available(macOS 15, *) { x() } else { y() }",
            """
            b0: -> b1 then if #available(macOS 15, *) is true; -> b2 else if #available(macOS 15, *) is false
            b1: call x(); -> exit
            b2: call y(); -> exit
            """)
    }
}
