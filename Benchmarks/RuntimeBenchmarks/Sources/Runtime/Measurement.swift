/// One thing to measure: a loop of `count` calls.
struct Contender {
    let name: String
    /// The most that it may cost, in times of the first contender of its row. Nil: not a promise of ours.
    let limit: Double?
    /// How many allocations it may have beside those of the first contender.
    let allocations: Double?
    let run: @Sendable (Int) async throws -> Void

    init(
        _ name: String, limit: Double? = nil, allocations: Double? = nil,
        _ run: @escaping @Sendable (Int) async throws -> Void
    ) {
        self.name = name
        self.limit = limit
        self.allocations = allocations
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
    /// Whether nothing happens on other threads. Then the time of the processor is taken, which others on the machine share
    /// less of.
    var isOneThread = false
}

struct Figure {
    let name: String
    let nanoseconds: Double
    let ratio: Double
    let allocations: Double
    let limit: Double?
    let allocationLimit: Double?
    /// As it is printed: with two places.
    var isWithin: Bool {
        (limit.map { (ratio * 100).rounded() / 100 <= $0 } ?? true)
            && (allocationLimit.map { (allocations * 10).rounded() / 10 <= $0 } ?? true)
    }
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
        let base = try await allocations(of: contenders[0])
        var figures: [Figure] = []
        for (contender, own) in zip(contenders, times) {
            figures.append(
                Figure(
                    name: contender.name, nanoseconds: median(own), ratio: median(zip(own, times[0]).map(/)),
                    allocations: try await allocations(of: contender), limit: contender.limit,
                    allocationLimit: contender.allocations.map { base + $0 }))
        }
        return figures
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private func time(_ contender: Contender) async throws -> Double {
        let before = ProcessTime.now(ofProcessor: isOneThread || turns != nil)
        try await perform(contender)
        return (ProcessTime.now(ofProcessor: isOneThread || turns != nil) - before) / Double(calls)
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
