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
                try await client.stream(after: position) { happening, next in
                    if !isConnected && hasBeenConnected { Terminal.show("(connected again)") }
                    (position, isConnected, hasBeenConnected) = (next, true, true)
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
