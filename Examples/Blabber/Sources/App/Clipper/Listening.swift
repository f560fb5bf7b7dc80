import Chat
import Client
import Foundation

/// Prints what happens, over one connection after the other.
struct Listening {
    let client: ChatClient

    /// - Throws: `ChatProblem` when the first connection fails, or the chat does not let this person in again.
    func run() async throws {
        var position: String?
        var isConnected = false
        var hasBeenConnected = false
        while true {
            do {
                try await client.stream(after: position) {
                    if hasBeenConnected { Terminal.show("(connected again)") }
                    (isConnected, hasBeenConnected) = (true, true)
                } _: { happening, next in
                    position = next
                    Terminal.show(happening)
                }
            } catch let problem as ChatProblem {
                guard hasBeenConnected && problem.isPassing else { throw problem }
            }
            try Task.checkCancellation()
            if isConnected { Terminal.show("(the connection is lost; connecting anew)") }
            isConnected = false
            try await Task.sleep(for: .milliseconds(.random(in: 500...1500)))
        }
    }
}
