import AsyncHTTPClient
import Chat
import Client
import Foundation

/// Many people in one chat. Each has a stream, and sends line after line.
struct Crowd {
    private let members: [Member]
    private let tally: Tally
    private let lines: Int

    /// - Parameter lines: how many each of them sends.
    init(server: URL, http: HTTPClient, count: Int, lines: Int) throws {
        let tally = Tally(members: count, lines: lines)
        let run = String(UUID().uuidString.prefix(8))
        members = try (0..<count).map { number in
            let person = try Person(name: "\(run) \(number)", key: UUID().uuidString)
            return Member(number: number, client: ChatClient(server: server, person: person, http: http), tally: tally)
        }
        self.tally = tally
        self.lines = lines
    }

    /// All come; then each sends, at an even pace and one after the other, and all wait for what is under way.
    ///
    /// - Parameter interval: between two lines of one member.
    /// - Throws: `ChatProblem`; `LoadError`.
    func talk(every interval: Duration) async throws -> Tally {
        try await withThrowingTaskGroup { listening in
            for member in members { listening.addTask { try await member.listen() } }
            try await tally.arrival(within: .seconds(120))
            try await send(every: interval)
            await tally.completion(within: .seconds(120))
            listening.cancelAll()
        }
        return tally
    }

    private func send(every interval: Duration) async throws {
        await tally.begin()
        let start = ContinuousClock.now
        try await withThrowingTaskGroup { sending in
            for member in members {
                let first = start + interval * (Double(member.number) / Double(members.count))
                sending.addTask { try await member.send(lines, every: interval, from: first) }
            }
            try await sending.waitForAll()
        }
    }
}
