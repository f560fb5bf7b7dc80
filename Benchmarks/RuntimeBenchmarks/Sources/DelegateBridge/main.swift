import Onceover
import Synchronization

// The regression test for a compiler bug: Swift 6.3.1 with -O retains an object that a continuation's body stores in an
// optional field only after the suspension, so the object is dead when the callback clears the field first. A slot
// keeps the object alive. Run it with -O: by hand, round 0 fails.

/// What a delegate holds while a call is pending, with a count of those that have died.
final class Request: Sendable {
    static let deaths = Atomic<Int>(0)
    let payload: [Int]
    init(_ number: Int) { payload = [number, number + 1] }
    deinit { Self.deaths.add(1, ordering: .relaxed) }
}

final class Manager: @unchecked Sendable {
    private let slot = ContinuationSlot<Int, any Error>(whenBusy: .reject)
    private var pending: Request?

    /// An async function whose body ends by storing a captured object: the shape that fails by hand. It runs where its
    /// caller does, so nothing here races.
    nonisolated(nonsending) func load(_ number: Int) async throws -> Int {
        let request = Request(number)
        let answer = try await slot.wait { pending = request }
        guard Request.deaths.load(ordering: .relaxed) == number else { fatalError("round \(number): the request died") }
        return answer + request.payload[1]
    }

    /// The callback clears the field before it answers.
    func answer() -> Bool {
        guard let number = pending?.payload[0] else { return false }
        pending = nil
        return slot.resume(returning: number)
    }
}

let rounds = 20_000
let manager = Manager()
for number in 0..<rounds {
    let sum = Task { @MainActor in try await manager.load(number) }
    while !manager.answer() { await Task.yield() }
    let expected = 2 * number + 1
    guard try await sum.value == expected else { fatalError("round \(number): the request was overwritten") }
}
print("delegate bridge: \(rounds) rounds, every request alive")
