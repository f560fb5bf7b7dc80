/// One thing to measure: a loop of `count` calls.
struct Contender {
    let name: String
    /// The most that it may cost, in times of the first contender of its row. Nil: not a promise of ours.
    let limit: Double?
    let run: @Sendable (Int) async throws -> Void

    init(_ name: String, limit: Double? = nil, _ run: @escaping @Sendable (Int) async throws -> Void) {
        self.name = name
        self.limit = limit
        self.run = run
    }
}

/// Contenders that do the same thing. The first is what the others are compared with.
struct Row {
    let name: String
    let calls: Int
    let contenders: [Contender]
    /// Runs callbacks only after their caller has suspended, on the thread of the caller. Nil: nothing is arranged.
    var turns: TurnLoop.Manner?
}

struct Figure {
    let name: String
    let nanoseconds: Double
    let ratio: Double
    let allocations: Double
    let limit: Double?
    var isWithin: Bool { limit.map { ratio <= $0 } ?? true }
}

extension Row {
    /// Medians of many short rounds in which the contenders take turns. A ratio is taken within each round, so that what
    /// slows the machine for a while slows both of its terms.
    func measure(rounds: Int) async throws -> [Figure] {
        var times = contenders.map { _ in [Double]() }
        for round in 0..<rounds + 2 {
            for (index, contender) in contenders.enumerated() {
                let time = try await time(contender)
                if round > 1 { times[index].append(time) }
            }
        }
        var figures: [Figure] = []
        for (contender, own) in zip(contenders, times) {
            figures.append(
                Figure(
                    name: contender.name, nanoseconds: median(own), ratio: median(zip(own, times[0]).map(/)),
                    allocations: try await allocations(of: contender), limit: contender.limit))
        }
        return figures
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private func time(_ contender: Contender) async throws -> Double {
        let time = try await ContinuousClock().measure { try await perform(contender) }
        let (seconds, attoseconds) = time.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls)
    }

    private func allocations(of contender: Contender) async throws -> Double {
        let before = AllocationCounter.count
        try await perform(contender)
        return Double(AllocationCounter.count - before) / Double(calls)
    }

    private func perform(_ contender: Contender) async throws {
        if let turns {
            try TurnLoop.run(turns) { try await contender.run(calls) }
        } else {
            try await contender.run(calls)
        }
    }
}
