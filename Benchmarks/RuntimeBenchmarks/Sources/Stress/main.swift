import Onceover
import Synchronization

// Races two resumes, a drop, a cancel and a deadline for each of many waits. Every wait must have one outcome, and
// every answer that was told that it won must be one. Then the same for slots. Usage: Stress [rounds]

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000
let lanes = 4
let tally = Tally()
let reported = Atomic<Int>(0)
Misuse.handler = { misuse in if misuse.kind == .resumedAgain { reported.increment() } }

/// A wait of an actor sleeps in another way than one that is isolated to nothing.
actor Site {}
let site = Site()

/// One wait and its rivals. `round` decides who takes part, and how late.
@Sendable func race(_ round: Int, on isolation: isolated (any Actor)?) async {
    let waiting = Task {
        isolation?.preconditionIsolated()
        let handled = Atomic<Int>(0)
        var kept: SharedCallback?
        let outcome = await Result {
            try await wait(round) { continuation in
                continuation.onCancel { handled.increment() }
                let callback = SharedCallback(
                    { continuation.resume(returning: $0) }, onCancel: { continuation.onCancel($0) })
                // Then only the deadline can end the wait: on one core, it never wins otherwise.
                if round & 31 == 7 { kept = callback }
                if hasLateHandler(round) {
                    Task { [callback] in
                        waste(round & 7); callback.addHandler(tally)
                    }
                }
                if round & 1 == 0 {
                    Task { [callback] in
                        waste(round & 31); callback.call(1, tally)
                    }
                }
                if round & 2 == 0 {
                    Task { [callback] in
                        waste(round & 15); callback.call(2, tally)
                    }
                }
            }
        }
        isolation?.preconditionIsolated()
        withExtendedLifetime(kept) {}
        let isInterrupted = (try? outcome.get()) == nil
        guard handled.now <= (isInterrupted ? 1 : 0) else { fatalError("a handler ran \(handled.now) times") }
        tally.handlersRun.add(handled.now, ordering: .relaxed)
        if tally.count(outcome), hasLateHandler(round) { tally.lateHandlersDue.increment() }
    }
    if round & 4 == 0 {
        Task {
            waste(round & 63); waiting.cancel()
        }
    }
    await waiting.value
}

@Sendable func hasLateHandler(_ round: Int) -> Bool { round & 96 == 0 }

@Sendable func wait(
    _ round: Int, isolation: isolated (any Actor)? = #isolation,
    _ body: (consuming CancellableContinuation<Int, any Error>) -> Void
) async throws -> Int {
    if round & 24 != 0 { return try await withCancellableContinuation(of: Int.self, body) }
    return try await withCancellableContinuation(of: Int.self, within: .microseconds(round & 7), body)
}

extension Result where Success == Int, Failure == any Error {
    init(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Int) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}

await withTaskGroup(of: Void.self) { group in
    for lane in 0..<lanes {
        group.addTask {
            for round in stride(from: lane, to: rounds, by: lanes) {
                await race(round, on: round % 3 == 0 ? site : nil)
            }
        }
    }
}

/// The losers of a race may still be on their way when its wait is over.
func settle() async {
    let calls = (0..<rounds).reduce(0) { $0 + ($1 & 1 == 0 ? 1 : 0) + ($1 & 2 == 0 ? 1 : 0) }
    while tally.wins.now + tally.refusals.now < calls { await Task.yield() }
    while tally.lateHandlers.now < (0..<rounds).count(where: hasLateHandler) { await Task.yield() }
}
await settle()

print(
    """
    stress: \(tally.outcomes) outcomes of \(rounds): \(tally.answered.now) answered, \(tally.cancelled.now) cancelled, \
    \(tally.dropped.now) dropped, \(tally.expired.now) expired; \(tally.refusals.now) late answers refused, \
    \(reported.now) of them reported; \(tally.lateHandlersRun.now) handlers came late
    """)
require(tally.outcomes == rounds, "a wait had no outcome, or two")
require(tally.wins.now == tally.answered.now, "an answer won that nobody got, or the other way round")
require(tally.lateHandlersRun.now == tally.lateHandlersDue.now, "a handler that came late was lost, or ran twice")
require(tally.dropped.now > 0 && tally.cancelled.now > 0 && tally.expired.now > 0, "a rival never won")

for policy in [SlotPolicy.reject, .replace, .queue, .join] {
    await SlotRace(policy).run(rounds: rounds / 4, lanes: lanes)
}
for policy in [SlotPolicy.reject, .replace, .queue, .join] {
    await StoppedWorkRace(policy: policy).run(rounds: rounds / 4, lanes: lanes)
}
try await raceTheStopOfAStream(rounds: rounds)
