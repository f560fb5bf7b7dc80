import Testing

/// Optional chains.
@Suite struct ChainTests {
    @Test func aNilLinkSkipsTheRest() throws {
        try check(
            """
            a?.x(y())
            z()
            """,
            """
            b0: -> b1 chain goes on if a is not nil; -> b2 chain ends if a is nil
            b1: call y(); call a.x(y); chain = x; -> b3
            b2: chain = nil; -> b3
            b3: call z(); -> exit
            """)
    }

    @Test func eachLinkMayBeNil() throws {
        try check(
            "a?.b?.x()",
            """
            b0: -> b1 chain goes on if a is not nil; -> b2 chain ends if a is nil
            b1: -> b3 chain goes on if a.b is not nil; -> b2 chain ends if a.b is nil
            b2: chain = nil; -> b4
            b3: call a.b.x(); chain = x; -> b4
            b4: return = chain; return chain; -> exit
            """)
    }

    @Test func anOptionalClosure() throws {
        try check(
            "k?(x())",
            """
            b0: -> b1 chain goes on if k is not nil; -> b2 chain ends if k is nil
            b1: call x(); call k(x); chain = k; -> b3
            b2: chain = nil; -> b3
            b3: return = chain; return chain; -> exit
            """)
        try check(
            "a.k?()",
            """
            b0: -> b1 chain goes on if a.k is not nil; -> b2 chain ends if a.k is nil
            b1: call a.k(); chain = a.k; -> b3
            b2: chain = nil; -> b3
            b3: return = chain; return chain; -> exit
            """)
    }

    @Test func theValueIsNilWhereALinkIs() throws {
        try check(
            "if let c = a?.b { x(c) } else { y() }",
            """
            b0: -> b1 chain goes on if a is not nil; -> b2 chain ends if a is nil
            b1: chain = a.b; -> b3
            b2: chain = nil; -> b3
            b3: -> b4 then if chain is not nil; -> b5 else if chain is nil
            b4: c = chain; call x(c); -> exit
            b5: call y(); -> exit
            """)
    }

    /// FIXME: the right side is evaluated only where the chain is not nil.
    @Test func anAssignmentIsSkippedToo() throws {
        try check(
            "a?.b = x()",
            """
            b0: call x(); -> b1 chain goes on if a is not nil; -> b2 chain ends if a is nil
            b1: a.b = x; chain = _; -> b3
            b2: chain = nil; -> b3
            b3: return = _; return _; -> exit
            """)
    }

    @Test func behindAForcedLinkItIsThere() throws {
        try check(
            "a!.x()",
            """
            b0: -> b1 always if a is not nil
            b1: call a.x(); return = x; return x; -> exit
            """)
    }

    @Test func subscriptsAreMembers() throws {
        try check(
            """
            if a[1] { x() }
            if a[1] { y() }
            """,
            """
            b0: -> b1 then if a.[1] is true; -> b2 else if a.[1] is false
            b1: call x(); -> b2
            b2: -> b3 then if a.[1] is true; -> exit else if a.[1] is false
            b3: call y(); -> exit
            """)
        try check(
            "a?[b]?.x()",
            """
            b0: -> b1 chain goes on if a is not nil; -> b2 chain ends if a is nil
            b1: -> b3 chain goes on if a.[b] is not nil; -> b2 chain ends if a.[b] is nil
            b2: chain = nil; -> b4
            b3: call a.[b].x(); chain = x; -> b4
            b4: return = chain; return chain; -> exit
            """)
    }

    @Test func aClosureIsSkippedWithItsCall() throws {
        try check(
            "a?.x { y() }",
            """
            b0: -> b1 chain goes on if a is not nil; -> b2 chain ends if a is nil
            b1: call a.x(closure 0); -> b3 into closure 0
            b2: chain = nil; -> b4
            b3 in closure 0: enter closure 0; call y(); closure = y; return y; -> b5
            b4: return = chain; return chain; -> exit
            b5: leave closure 0; chain = x; -> b4
            """)
    }

    @Test func chainsOfCalls() throws {
        try check(
            "a.x().y { z() }.w()",
            """
            b0: call a.x(); call x.y(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call z(); closure = z; return z; -> b2
            b2: leave closure 0; call y.w(); return = w; return w; -> exit
            """)
    }
}
