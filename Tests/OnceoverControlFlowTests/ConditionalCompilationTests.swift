import Testing

/// `#if`.
@Suite struct ConditionalCompilationTests {
    @Test func everyBranchIsLaidOut() throws {
        try check(
            """
            #if os(Linux)
            x()
            #elseif DEBUG
            y()
            #else
            z()
            #endif
            w()
            """,
            """
            b0: -> b1 matches if os(Linux) is true, os is .Linux; \
            -> b2 matches if os(Linux) is false, DEBUG is true; \
            -> b3 matches if os(Linux) is false, DEBUG is false
            b1: call x(); -> b4
            b2: call y(); -> b4
            b3: call z(); -> b4
            b4: call w(); -> exit
            """)
    }

    @Test func withoutElseItMayBeEmpty() throws {
        try check(
            """
            #if DEBUG
            x()
            #endif
            y()
            """,
            """
            b0: -> b1 matches if DEBUG is true; -> b2 no match if DEBUG is false
            b1: call x(); -> b2
            b2: call y(); -> exit
            """)
    }

    @Test func theSameQuestionHasTheSameAnswer() throws {
        try check(
            """
            #if DEBUG
            x()
            #endif
            #if DEBUG
            y()
            #endif
            """,
            """
            b0: -> b1 matches if DEBUG is true; -> b2 no match if DEBUG is false
            b1: call x(); -> b2
            b2: -> b3 matches if DEBUG is true; -> exit no match if DEBUG is false
            b3: call y(); -> exit
            """)
    }

    @Test func aQuestionAndItsOpposite() throws {
        try check(
            """
            #if DEBUG
            x()
            #endif
            #if !DEBUG
            y()
            #endif
            """,
            """
            b0: -> b1 matches if DEBUG is true; -> b2 no match if DEBUG is false
            b1: call x(); -> b2
            b2: -> b3 matches if DEBUG is false; -> exit no match if DEBUG is true
            b3: call y(); -> exit
            """)
    }

    @Test func itsPartsHold() throws {
        try check(
            """
            #if os(iOS) && !DEBUG
            x()
            #endif
            #if os(iOS) || os(tvOS)
            y()
            #endif
            """,
            """
            b0: -> b1 matches if os(iOS) && !DEBUG is true, os(iOS) is true, os is .iOS, DEBUG is false; \
            -> b2 no match if os(iOS) && !DEBUG is false
            b1: call x(); -> b2
            b2: -> b3 matches if os(iOS) || os(tvOS) is true; \
            -> exit no match if os(iOS) || os(tvOS) is false, os(iOS) is false, os(tvOS) is false
            b3: call y(); -> exit
            """)
    }

    @Test func declarationsAreSeenBehindIt() throws {
        try check(
            """
            #if DEBUG
            let c = x()
            #else
            let c = y()
            #endif
            z(c)
            """,
            """
            b0: -> b1 matches if DEBUG is true; -> b2 matches if DEBUG is false
            b1: call x(); c = x; -> b3
            b2: call y(); c = y; -> b3
            b3: call z(c); -> exit
            """)
    }

    /// FIXME: the conditional call is not there at all.
    @Test func aMemberMayBeConditional() throws {
        try check(
            """
            a
                #if DEBUG
                .x()
                #endif
                .y()
            """,
            "b0: call a.y(); return = y; return y; -> exit")
    }

    @Test func aReturnLeavesTheBody() throws {
        try check(
            """
            #if DEBUG
            return
            #endif
            x()
            """,
            """
            b0: -> exit matches if DEBUG is true; -> b1 no match if DEBUG is false
            b1: call x(); -> exit
            """)
    }
}
