import Testing

/// The ways out of a case.
@Suite struct SwitchJumpTests {
    @Test func fallthroughGoesToTheNextBody() throws {
        try check(
            """
            switch a {
            case 1:
                x()
                fallthrough
            case 2: y()
            default: z()
            }
            """,
            """
            b0: -> b1 matches; -> b2 no match
            b1: call x(); -> b3
            b2: -> b3 matches; -> b4 no match
            b3: call y(); -> exit
            b4: -> b5 matches
            b5: call z(); -> exit
            """)
    }

    @Test func breakLeavesTheSwitchAlone() throws {
        try check(
            """
            for i in a {
                switch i {
                case 1: break
                default: continue
                }
                x()
            }
            """,
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; -> b2 matches; -> b3 no match
            b2: call x(); -> b4
            b3: -> b4 matches
            b4: forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            """)
    }

    @Test func aLabelReachesTheLoop() throws {
        try check(
            """
            loop: for i in a {
                switch i {
                case 1: break loop
                default: x()
                }
            }
            """,
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; -> exit matches; -> b2 no match
            b2: -> b3 matches
            b3: call x(); forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            """)
    }

    /// FIXME: the value is lost; what each case ends with should be assigned.
    @Test func aSwitchMayBeAValue() throws {
        try check(
            """
            let c = switch a {
            case 1: x()
            default: y()
            }
            z(c)
            """,
            """
            b0: -> b1 matches; -> b2 no match
            b1: call x(); -> b3
            b2: -> b4 matches
            b3: c = _; call z(c); -> exit
            b4: call y(); -> b3
            """)
    }

    @Test func aReturnInACaseLeavesTheBody() throws {
        try check(
            """
            switch a {
            case 1: return
            case 2: return x()
            default: y()
            }
            z()
            """,
            """
            b0: -> exit matches; -> b1 no match
            b1: -> b2 matches; -> b3 no match
            b2: call x(); return = x; return x; -> exit
            b3: -> b4 matches
            b4: call y(); call z(); -> exit
            """)
    }

    @Test func conditionalCasesAreAllThere() throws {
        try check(
            """
            switch a {
            case 1: x()
            #if os(Linux)
            case 2: y()
            #endif
            default: z()
            }
            """,
            """
            b0: -> b1 matches; -> b2 no match
            b1: call x(); -> exit
            b2: -> b3 matches; -> b4 no match
            b3: call y(); -> exit
            b4: -> b5 matches
            b5: call z(); -> exit
            """)
    }
}
