import Testing

/// Loops, labels, and the jumps out of them.
@Suite struct LoopTests {
    @Test func aForMayNotRunAtAll() throws {
        try check(
            """
            for i in a { x(i) }
            y()
            """,
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> b2 loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; call x(i); forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> b2 loop ends if a.[each] is nil
            b2: call y(); -> exit
            """)
    }

    @Test func whereSkipsARound() throws {
        try check(
            "for i in a where i.b { x() }",
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; -> b2 matches if i.b is true; -> b3 no match if i.b is false
            b2: call x(); -> b3
            b3: forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            """)
    }

    @Test func aWhileAsksEachTime() throws {
        try check(
            """
            while a { x() }
            y()
            """,
            """
            b0: -> b1
            b1: -> b2 loop runs if a is true; -> b3 loop ends if a is false
            b2: call x(); -> b1
            b3: call y(); -> exit
            """)
        try check(
            "while let c = a.next() { x(c) }",
            """
            b0: -> b1
            b1: forget self.next; call a.next(); -> b2 loop runs if next is not nil; -> exit loop ends if next is nil
            b2: c = next; call x(c); -> b1
            """)
    }

    @Test func aWhileThatIsTrueEndsByBreak() throws {
        try check(
            """
            while true {
                if a { break }
                x()
            }
            y()
            """,
            """
            b0: -> b1
            b1: -> b2 loop runs
            b2: -> b3 then if a is true; -> b4 else if a is false
            b3: call y(); -> exit
            b4: call x(); -> b1
            """)
        try check(
            """
            while true { x() }
            y()
            """,
            """
            b0: -> b1
            b1: -> b2 loop runs
            b2: call x(); -> b1
            """)
    }

    @Test func aRepeatRunsOnce() throws {
        try check(
            """
            repeat { x() } while a
            y()
            """,
            """
            b0: -> b1
            b1: call x(); -> b1 loop runs if a is true; -> b2 loop ends if a is false
            b2: call y(); -> exit
            """)
        try check(
            """
            repeat {
                if b { continue }
                x()
            } while a
            """,
            """
            b0: -> b1
            b1: -> b2 then if b is true; -> b3 else if b is false
            b2: -> b1 loop runs if a is true; -> exit loop ends if a is false
            b3: call x(); -> b2
            """)
    }

    @Test func breakAndContinue() throws {
        try check(
            """
            for i in a {
                if i { continue }
                if b { break }
                x()
            }
            """,
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; -> b2 then if i is true; -> b3 else if i is false
            b2: forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            b3: -> exit then if b is true; -> b4 else if b is false
            b4: call x(); -> b2
            """)
    }

    @Test func labelsNameTheOuterLoop() throws {
        try check(
            """
            outer: for i in a {
                for j in b {
                    if j { continue outer }
                    if i { break outer }
                }
                x()
            }
            """,
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; forget b.[each]; -> b2 loop runs if b.[each] is not nil, b.isEmpty is false; -> b3 loop ends if b.[each] is nil, b.isEmpty is true
            b2: forget j; j = b.[each]; -> b4 then if j is true; -> b5 else if j is false
            b3: call x(); -> b4
            b4: forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            b5: -> exit then if i is true; -> b6 else if i is false
            b6: forget b.[each]; -> b2 loop runs if b.[each] is not nil; -> b3 loop ends if b.[each] is nil
            """)
    }

    @Test func aSequenceMayThrow() throws {
        try check(
            "for try await i in a { x(i) }",
            """
            b0: -> b1; -> throws throws
            b1: forget a.[each]; -> b2 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b2: forget i; i = a.[each]; call x(i); -> b3; -> throws throws
            b3: forget a.[each]; -> b2 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            """)
        try check(
            "for await i in a { x(i) }",
            """
            b0: forget a.[each]; -> b1 loop runs if a.[each] is not nil, a.isEmpty is false; -> exit loop ends if a.[each] is nil, a.isEmpty is true
            b1: forget i; i = a.[each]; call x(i); forget a.[each]; -> b1 loop runs if a.[each] is not nil; -> exit loop ends if a.[each] is nil
            """)
    }

    @Test func whatOthersCanChangeIsForgotten() throws {
        try check(
            "while !isDone { x() }",
            """
            b0: -> b1
            b1: forget self.isDone; -> exit loop ends if self.isDone is true; -> b2 loop runs if self.isDone is false
            b2: call x(); -> b1
            """)
    }
}
