import Onceover

/// Calls a callback at once, but as one that could be kept.
@inline(never)
func callBack(_ callback: @escaping @Sendable (Int) -> Void) {
    kept = callback
    kept?(7)
    kept = nil
}

nonisolated(unsafe) private var kept: (@Sendable (Int) -> Void)?

let immediate = Row(
    name: "answered at once", calls: 4_000,
    contenders: [
        Contender("withUnsafeContinuation") { n in
            for _ in 0..<n { _ = await withUnsafeContinuation { $0.resume(returning: 7) } }
        },
        Contender("withCheckedThrowingContinuation") { n in
            for _ in 0..<n { _ = try await withCheckedThrowingContinuation { $0.resume(returning: 7) } }
        },
        Contender("withOnceContinuation", limit: 1.8) { n in
            for _ in 0..<n { _ = try await withOnceContinuation(of: Int.self) { $0.resume(returning: 7) } }
        },
        Contender("withCancellableContinuation", limit: 6.6) { n in
            for _ in 0..<n { _ = try await withCancellableContinuation(of: Int.self) { $0.resume(returning: 7) } }
        },
        Contender("withTaskCancellationHandler + unsafe") { n in
            for _ in 0..<n {
                _ = await withTaskCancellationHandler {
                    await withUnsafeContinuation { $0.resume(returning: 7) }
                } onCancel: {
                }
            }
        },
        Contender("by hand") { n in for _ in 0..<n { _ = try await handWritten { $0(7) } } },
    ], isOneThread: true)

/// The rows whose callback escapes: the same contenders, and two ways of calling it.
func escaping(
    _ name: String, calls: Int, once: Double?, cancellable: Double?, within: Double? = nil,
    turns: TurnLoop.Manner? = nil, isOneThread: Bool = false,
    _ call: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void
) -> Row {
    Row(
        name: name, calls: calls,
        contenders: [
            Contender("withUnsafeContinuation") { n in
                for _ in 0..<n { _ = await withUnsafeContinuation { k in call { k.resume(returning: $0) } } }
            },
            Contender("withCheckedThrowingContinuation") { n in
                for _ in 0..<n {
                    _ = try await withCheckedThrowingContinuation { k in call { k.resume(returning: $0) } }
                }
            },
            Contender("withOnceContinuation", limit: once) { n in
                for _ in 0..<n {
                    _ = try await withOnceContinuation(of: Int.self) { k in call { k.resume(returning: $0) } }
                }
            },
            Contender("withCancellableContinuation", limit: cancellable) { n in
                for _ in 0..<n {
                    _ = try await withCancellableContinuation(of: Int.self) { k in call { k.resume(returning: $0) } }
                }
            },
            Contender("withCancellableContinuation, within:", limit: within, allocations: 1) { n in
                for _ in 0..<n {
                    _ = try await withCancellableContinuation(of: Int.self, within: .seconds(5)) { k in
                        call { k.resume(returning: $0) }
                    }
                }
            },
            Contender("withTaskCancellationHandler + unsafe") { n in
                for _ in 0..<n {
                    _ = await withTaskCancellationHandler {
                        await withUnsafeContinuation { k in call { k.resume(returning: $0) } }
                    } onCancel: {
                    }
                }
            },
            Contender("by hand") { n in for _ in 0..<n { _ = try await handWritten(call) } },
        ], turns: turns, isOneThread: isOneThread)
}
