@testable import Onceover

/// A run of a stream, its readers, its producers, and what ends it. Readers, producers and elements are numbers.
struct StreamWorld: Explorable {
    typealias State = StreamState<Int, TestError, Int, Int, Int>
    typealias Elements = RingBuffer<(Int, Int)>

    enum Step: Hashable {
        /// `start` returns what stops the work. Readers come after.
        case started
        case next(Int), awaitElement(Int), send(Int), sendWaiting(Int), awaitRoom(Int)
        case finish, fail, cancelReader(Int), cancelProducer(Int)
        case deliver(Int, Int?), admit(Int), refuse(Int), runStop, stopped
    }

    var state: State
    var threads: [[Step]]
    var hasStarted = false
    /// What each reader has been given: elements, and -1 for the end.
    var read: [[Int]]
    var isWaiting: [Bool]
    /// Elements that were accepted, and where each waiting producer is.
    var accepted: [Int] = []
    var room: [Int: Bool] = [:]
    var stops = 0
    var discards = false

    init(_ buffering: StreamBuffering, readers: Int, asks: Int, producers: [[Step]], events: [Step]) {
        state = State(buffering)
        read = Array(repeating: [], count: readers)
        isWaiting = Array(repeating: false, count: readers)
        let asking = (0..<readers).map { Array(repeating: Step.next($0), count: asks) }
        threads = [[.started]] + asking + producers.map { $0.reversed() } + events.map { [$0] }
    }
}

extension StreamWorld {
    var isQuiet: Bool {
        threads.allSatisfy { thread in
            switch thread.last {
            case nil, .next, .finish, .fail, .cancelReader, .cancelProducer, .send, .sendWaiting: hasStarted
            case let step?: !isEnabled(step)
            }
        }
    }

    private func isEnabled(_ step: Step) -> Bool {
        switch step {
        case .next: hasStarted
        case .awaitElement(let reader): !isWaiting[reader]
        case .awaitRoom(let producer): room[producer] != nil
        case .cancelReader(let reader): isWaiting[reader]
        case .cancelProducer(let producer): threads.contains { $0.last == .awaitRoom(producer) }
        default: true
        }
    }

    func successors() throws -> [StreamWorld] {
        var next: [StreamWorld] = []
        for thread in threads.indices {
            guard let step = threads[thread].last, isEnabled(step) else { continue }
            var world = self
            world.threads[thread].removeLast()
            world.threads[thread] += try world.take(step).reversed()
            next.append(world)
        }
        return next
    }

    func checkQuiet() throws {
        let isOpen = if case .open = state.life { true } else { false }
        let waiting = isWaiting.contains(true)
        try require(!waiting || isOpen && state.buffer.isEmpty, "a reader waits forever")
        try require(
            state.producers.isEmpty || isOpen && state.buffer.count == state.capacity, "a producer waits forever")
        try require(isOpen || stops == 1, "the work of a stream that has ended was stopped \(stops) times")
        let seen = read.joined().filter { $0 >= 0 }
        try require(Set(seen).count == seen.count, "an element is read twice: \(seen)")
        let kept = contents(state.buffer)
        if !discards, !state.dropsOldest {
            try require(Set(seen + kept) == Set(accepted), "\(accepted) were accepted; \(seen) read, \(kept) kept")
        }
    }

    private func contents(_ buffer: RingBuffer<Int>) -> [Int] {
        var rest = buffer
        var all: [Int] = []
        while let element = rest.popFirst() { all.append(element) }
        return all
    }

    private var key: [AnyHashable] {
        var waiting = state.producers
        var senders: [Int] = []
        while let (producer, element) = waiting.popFirst() { senders += [producer, element] }
        let life =
            switch state.life {
            case .open: 0;
            case .ending: 1;
            case .ended: 2
            }
        return [
            contents(state.buffer), senders,
            [life, state.failure?.number ?? -1, state.consumer ?? -1, state.stop ?? -1],
            state.laterConsumers, threads, hasStarted, read, isWaiting, accepted, room, stops, discards,
        ]
    }

    static func == (one: StreamWorld, other: StreamWorld) -> Bool { one.key == other.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
