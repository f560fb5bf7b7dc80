import Testing

/// `try` in its three forms, and what it covers.
@Suite struct TryTests {
    @Test func tryLeavesTheBody() throws {
        try check(
            """
            try x()
            y()
            """,
            """
            b0: call x() tried; -> b1; -> throws throws
            b1: call y(); -> exit
            """)
        try check(
            "try x(y())",
            """
            b0: call y() tried; -> b1; -> throws throws
            b1: call x(y) tried; -> b2; -> throws throws
            b2: return = x; return x; -> exit
            """)
    }

    @Test func aPropertyMayThrow() throws {
        try check(
            "let c = try await a.b",
            """
            b0: -> b1; -> throws throws
            b1: c = a.b; -> exit
            """)
    }

    @Test func optionalTryMakesNil() throws {
        try check(
            """
            let c = try? x()
            y(c)
            """,
            """
            b0: call x() tried; -> b1; -> b2 throws
            b1: try? = x; -> b3
            b2: try? = nil; -> b3
            b3: c = try?; call y(c); -> exit
            """)
        try check(
            """
            guard let c = try? x() else { return }
            y(c)
            """,
            """
            b0: call x() tried; -> b1; -> b2 throws
            b1: try? = x; -> b3
            b2: try? = nil; -> b3
            b3: -> b4 guard passes if try? is not nil; -> exit guard fails if try? is nil
            b4: c = try?; call y(c); -> exit
            """)
    }

    @Test func forcedTryDoesNotThrow() throws {
        try check(
            """
            try! x()
            y()
            """,
            "b0: call x(); call y(); -> exit")
    }

    @Test func tryCoversAllToItsRight() throws {
        try check(
            "a = try x() + y()",
            """
            b0: call x() tried; -> b1; -> throws throws
            b1: call y() tried; -> b2; -> throws throws
            b2: a = _; return = _; return _; -> exit
            """)
        try check(
            "try a.x().y()",
            """
            b0: call a.x() tried; -> b1; -> throws throws
            b1: call x.y() tried; -> b2; -> throws throws
            b2: return = y; return y; -> exit
            """)
    }
}
