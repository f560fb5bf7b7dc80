import Testing

/// Closures that are kept: in a constant, a property, a work item.
@Suite struct NamedClosureTests {
    @Test func captureListsDeclare() throws {
        try check(
            "run { [weak self, c = a] in self?.x(c) }",
            """
            b0: call run(closure 0); c = a; -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 chain goes on if self is not nil; -> b3 chain ends if self is nil
            b2 in closure 0: call self.x(c); chain = x; -> b4
            b3 in closure 0: chain = nil; -> b4
            b4 in closure 0: closure = chain; return chain; -> b5
            b5: leave closure 0; return = run; return run; -> exit
            """)
    }

    @Test func parametersAreDeclared() throws {
        try check(
            """
            run { a in a() }
            run { (a: A) in a() }
            run { $0() }
            """,
            """
            b0: call run(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call a#6(); closure#7 = a#8; return a#8; -> b2
            b2: leave closure 0; call run(closure 1); -> b3 into closure 1
            b3 in closure 1: enter closure 1; call a#10(); closure#11 = a#12; return a#12; -> b4
            b4: leave closure 1; call run(closure 2); -> b5 into closure 2
            b5 in closure 2: enter closure 2; call $0#14(); closure#17 = $0#18; return $0#18; -> b6
            b6: leave closure 2; -> exit
            """, withNumbers: true)
    }

    @Test func aClosureThatIsAssigned() throws {
        try check(
            "a.onClose = { x() }",
            """
            b0: -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; a.onClose = closure 0; return = _; return _; -> exit
            """)
        try check(
            """
            let c = { x() }
            y()
            """,
            "b0: c = some; call y(); -> exit")
        try check(
            """
            let c = { x() }
            c()
            c()
            """,
            """
            b0: c = some; -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> b3 into closure 1
            b3 in closure 1: enter closure 1; call x(); closure = x; return x; -> b4
            b4: leave closure 1; -> exit
            """)
        try check(
            """
            let c = { x() }
            y(c)
            """,
            """
            b0: c = some; call y(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> exit
            """)
    }

    @Test func aWorkItemRunsWhenItIsPerformed() throws {
        try check(
            """
            let c = DispatchWorkItem { x() }
            c.perform()
            """,
            """
            b0: c = some; -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> exit
            """)
        try check(
            """
            let c = DispatchWorkItem { x() }
            queue.async(execute: c)
            """,
            """
            b0: c = some; call self.queue.async(execute: closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> exit
            """)
    }
}
