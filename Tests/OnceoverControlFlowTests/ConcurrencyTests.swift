import Testing

/// Tasks, queues, continuations.
@Suite struct ConcurrencyTests {
    @Test func aTaskRunsLaterAndSurely() throws {
        try check(
            """
            Task { await x() }
            y()
            """,
            """
            b0: call Task(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; call y(); -> exit
            """)
    }

    @Test func aTaskKeepsItsErrors() throws {
        try check(
            """
            Task {
                try await x()
                y()
            }
            """,
            """
            b0: call Task(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x() tried; -> b2; -> b3 throws
            b2 in closure 0: call y(); -> b3
            b3: leave closure 0; return = Task; return Task; -> exit
            """)
        try check(
            "Task.detached { throw Spill.oil }",
            """
            b0: call self.Task.detached(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; -> b2 throws
            b2: leave closure 0; return = detached; return detached; -> exit
            """)
    }

    @Test func queues() throws {
        try check(
            """
            DispatchQueue.main.async { x() }
            y()
            """,
            """
            b0: call self.DispatchQueue.main.async(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; call y(); -> exit
            """)
        try check(
            """
            DispatchQueue.main.sync { x() }
            y()
            """,
            """
            b0: call self.DispatchQueue.main.sync(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; sync = closure; call y(); -> exit
            """)
    }

    @Test func groups() throws {
        try check(
            """
            await withTaskGroup(of: Int.self) { group in
                group.addTask { x() }
            }
            """,
            """
            b0: call withTaskGroup(of: self.Int, closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call group.addTask(closure 1); -> b2 into closure 1
            b2 in closure 1: enter closure 1; call x(); closure = x; return x; -> b3
            b3 in closure 0: leave closure 1; closure = addTask; return addTask; -> b4
            b4: leave closure 0; withTaskGroup = closure; return = withTaskGroup; return withTaskGroup; -> exit
            """)
    }

    @Test func asyncLet() throws {
        try check(
            """
            async let c = x()
            y()
            await z(c)
            """,
            "b0: call x(); c = x; call y(); call z(c); -> exit")
        try check(
            """
            async let c = x()
            try await y(c)
            """,
            "b0: call x(); c = x; call y(c) tried; -> exit; -> throws throws")
    }

    @Test func continuations() throws {
        try check(
            """
            await withCheckedContinuation { c in c.resume() }
            x()
            """,
            """
            b0: call withCheckedContinuation(closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call c.resume(); closure = resume; return resume; -> b2
            b2: leave closure 0; call x(); -> exit
            """)
        try check(
            """
            try await withCheckedThrowingContinuation { c in
                run { c.resume() }
            }
            """,
            """
            b0: call withCheckedThrowingContinuation(closure 0) tried; -> b1 into closure 0
            b1 in closure 0: enter closure 0; call run(closure 1); -> b2 into closure 1
            b2 in closure 1: enter closure 1; call c.resume(); closure = resume; return resume; -> b3
            b3 in closure 0: leave closure 1; closure = run; return run; -> b4
            b4: leave closure 0; -> b5; -> throws throws
            b5: return = withCheckedThrowingContinuation; return withCheckedThrowingContinuation; -> exit
            """)
    }

    @Test func cancellation() throws {
        try check(
            "await withTaskCancellationHandler { x() } onCancel: { y() }",
            """
            b0: call withTaskCancellationHandler(closure 0, onCancel: closure 1); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; withTaskCancellationHandler = closure; -> b3 into closure 1
            b3 in closure 1: enter closure 1; call y(); closure = y; return y; -> b4
            b4: leave closure 1; return = withTaskCancellationHandler; return withTaskCancellationHandler; -> exit
            """)
    }

    @Test func aTimerFiresAgain() throws {
        try check(
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in x() }",
            """
            b0: call self.Timer.scheduledTimer(withTimeInterval: some, repeats: true, closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; return = scheduledTimer; return scheduledTimer; -> exit
            """)
        try check(
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in x() }",
            """
            b0: call self.Timer.scheduledTimer(withTimeInterval: some, repeats: false, closure 0); -> b1 into closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; return = scheduledTimer; return scheduledTimer; -> exit
            """)
    }

    @Test func alternatives() throws {
        try check(
            "load(success: { x() }, failure: { y() })",
            """
            b0: call load(success: closure 0, failure: closure 1); -> b1 into closure 0; -> b2 past closure 0
            b1 in closure 0: enter closure 0; call x(); closure = x; return x; -> b2
            b2: leave closure 0; -> b3 into closure 1; -> b4 past closure 1
            b3 in closure 1: enter closure 1; call y(); closure = y; return y; -> b4
            b4: leave closure 1; return = load; return load; -> exit
            """)
    }
}
