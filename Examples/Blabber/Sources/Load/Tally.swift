import Onceover

/// What was sent and what arrived.
actor Tally {
    private let members: Int
    private let lines: Int
    private let zero = ContinuousClock.now
    /// The next number from each sender, for each receiver.
    private var next: [[Int]]
    private var arrived = 0
    private var breaks = 0
    private var repeats = 0
    private var disordered = 0
    private var latencies: [Duration] = []
    private var beginning: ContinuousClock.Instant?
    private var end: ContinuousClock.Instant?
    private let arrivals = ContinuationSlot<Void, any Error>(whenBusy: .reject)
    private let completions = ContinuationSlot<Void, any Error>(whenBusy: .reject)

    init(members: Int, lines: Int) {
        self.members = members
        self.lines = lines
        next = Array(repeating: Array(repeating: 0, count: members), count: members)
    }

    private var expected: Int { members * members * lines }
}

extension Tally {
    func arrive() {
        arrived += 1
        if arrived == members { arrivals.resume() }
    }

    /// Waits until all members are there.
    ///
    /// - Throws: `LoadError`.
    func arrival(within limit: Duration) async throws {
        if arrived < members { try? await arrivals.wait(within: limit) {} }
        if arrived < members { throw LoadError.absent(members - arrived) }
    }

    /// Waits until every member has every line.
    func completion(within limit: Duration) async {
        if latencies.count < expected { try? await completions.wait(within: limit) {} }
    }

    func begin() { beginning = .now }

    func countBreak() { breaks += 1 }

    func countRepeat() { repeats += 1 }

    func text(sender: Int, sequence: Int, at now: ContinuousClock.Instant) -> String {
        "\(sender) \(sequence) \((now - zero) / .microseconds(1))"
    }

    /// Lines of somebody else are passed over.
    func receive(_ text: String, by receiver: Int, at now: ContinuousClock.Instant) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let sender = Int(parts[0]), let sequence = Int(parts[1]), let sent = Double(parts[2]),
            beginning != nil, (0..<members).contains(sender)
        else { return }
        if next[receiver][sender] != sequence { disordered += 1 }
        next[receiver][sender] = sequence + 1
        latencies.append(now - zero - .microseconds(sent))
        if latencies.count == expected {
            end = now
            completions.resume()
        }
    }
}

extension Tally {
    var isSound: Bool { latencies.count == expected && disordered == 0 }

    var report: String {
        let sorted = latencies.sorted()
        let time = { (share: Double) in
            sorted.isEmpty
                ? "-" : "\(Int((sorted[Int(Double(sorted.count - 1) * share)] / .microseconds(1)).rounded()))"
        }
        let seconds = beginning.flatMap { beginning in end.map { $0 - beginning } }.map { $0 / .seconds(1) } ?? 0
        let rate = seconds == 0 ? 0 : Double(members * lines) / seconds
        return """
            \(members) clients, \(members * lines) lines sent, \(tenths(rate)) lines a second, \
            \(latencies.count) of \(expected) deliveries, in \(tenths(seconds)) s
            out of order or doubled: \(disordered); streams that broke: \(breaks); lines sent again: \(repeats)
            latency in microseconds: median \(time(0.5)), p99 \(time(0.99)), most \(time(1))
            """
    }

    private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}

enum LoadError: Error, CustomStringConvertible {
    case absent(Int)

    var description: String {
        switch self {
        case .absent(let count): "\(count) clients could not connect"
        }
    }
}
