@testable import Onceover

/// A promise, its readers, and those who answer, cancel and let go of it.
struct PromiseWorld: Explorable {
    enum Step: Hashable { case read(Int), await(Int), answer(Int), drop, cancel(Int), tell(Int, Int) }

    /// The state's own parts are read through its events, so what the world knows of it tells worlds apart.
    var state = PromiseState<Int, Int>()
    var threads: [[Step]]
    var results: [Int?]
    var winner: Int?
    let answers: Range<Int>

    /// Answers are numbers from 1, a drop is 0, and a cancellation -1.
    init(readers: Int, answers: Int, cancels: [Int]) {
        results = Array(repeating: nil, count: readers)
        self.answers = readers..<readers + answers
        threads = (0..<readers).map { [.read($0)] } + (0..<answers).map { [.answer($0 + 1)] }
        threads += [[.drop]] + cancels.map { [.cancel($0)] }
    }

    static func == (one: Self, other: Self) -> Bool {
        (one.threads, one.results, one.winner) == (other.threads, other.results, other.winner)
            && one.state.readers == other.state.readers
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(threads)
        hasher.combine(results)
        hasher.combine(state.readers)
    }
}

extension PromiseWorld {
    var isQuiet: Bool { threads.allSatisfy { $0.last.map { !isEnabled($0) } ?? true } }

    private func isEnabled(_ step: Step) -> Bool {
        switch step {
        case .await: false
        case .drop: answers.allSatisfy { threads[$0].isEmpty }
        case .cancel(let reader): threads[reader].last == .await(reader) && results[reader] == nil
        default: true
        }
    }

    func successors() throws -> [PromiseWorld] {
        var next: [PromiseWorld] = []
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
        for (reader, result) in results.enumerated() {
            guard let result else { throw Violation("reader \(reader) waits forever") }
            try require(
                result == winner || result == -1, "reader \(reader) gets \(result), and \(winner ?? -2) has won")
        }
    }

    private mutating func take(_ step: Step) throws -> [Step] {
        switch step {
        case .read(let reader):
            guard let answer = state.read(reader) else { return [.await(reader)] }
            return [.tell(reader, answer)]
        case .await: return []
        case .answer(let answer): return resolve(answer)
        case .drop: return resolve(0)
        case .cancel(let reader): return state.leave(reader) ? [.tell(reader, -1)] : []
        case .tell(let reader, let result):
            try require(results[reader] == nil, "reader \(reader) is told twice")
            results[reader] = result
            return []
        }
    }

    private mutating func resolve(_ answer: Int) -> [Step] {
        guard let readers = state.resolve(answer) else { return [] }
        winner = answer
        return readers.map { .tell($0, answer) }
    }
}
