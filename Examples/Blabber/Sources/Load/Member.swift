import Chat
import Client
import Foundation

/// One of a crowd.
struct Member {
    /// From 0.
    let number: Int
    let client: ChatClient
    let tally: Tally

    /// Until it is cancelled. A stream that breaks is made anew, and counted.
    func listen() async throws {
        var position: String?
        var hasArrived = false
        while !Task.isCancelled {
            do {
                try await client.stream(after: position) {
                    if !hasArrived { await tally.arrive() }
                    hasArrived = true
                } _: { happening, next in
                    let now = ContinuousClock.now
                    position = next
                    if case .line(let line) = happening { await tally.receive(line.text, by: number, at: now) }
                }
            } catch ChatProblem.lost {
            } catch ChatProblem.silent {
            }
            if !Task.isCancelled { await tally.countBreak() }
        }
    }

    func send(_ lines: Int, every interval: Duration, from first: ContinuousClock.Instant) async throws {
        for sequence in 0..<lines {
            try await Task.sleep(until: first + interval * sequence, clock: .continuous)
            let text = await tally.text(sender: number, sequence: sequence, at: .now)
            try await post(Draft(person: client.person, text: text))
        }
    }

    /// As clipper does it: a draft without an answer, or from somebody whose stream is just being made anew (403), is sent
    /// again, and stays one line.
    private func post(_ draft: Draft) async throws {
        while true {
            do {
                return try await client.post(draft)
            } catch ChatProblem.lost {
            } catch ChatProblem.silent {
            } catch ChatProblem.refused(403, _) {
                try await Task.sleep(for: .milliseconds(100))
            }
            await tally.countRepeat()
        }
    }
}
