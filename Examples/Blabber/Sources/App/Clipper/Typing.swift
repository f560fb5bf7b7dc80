import Chat
import Client
import Foundation

/// Sends each line that is typed, one after the other.
struct Typing {
    let client: ChatClient
    let sharing: LocationSharing

    /// Until nothing more is typed.
    func run() async throws {
        for await line in Terminal.lines {
            switch line.trimmingCharacters(in: .whitespaces) {
            case "": continue
            case "/quit": return
            case "/location": await shareLocation()
            case let line where line.hasPrefix("/") && !line.hasPrefix("//"):
                Terminal.show("(there is no \(line); there are /location, /quit, and // for a line that begins with /)")
            case let line: try await send(line.hasPrefix("//") ? String(line.dropFirst()) : line)
            }
        }
    }

    private func shareLocation() async {
        Terminal.show("(looking where this is)")
        do {
            try await send(await sharing.text())
        } catch {
            Terminal.show("(not shared: \(error))")
        }
    }

    /// While the server is away, the line waits; and so do those after it.
    private func send(_ text: String) async throws {
        let draft = Draft(person: client.person, text: text)
        while true {
            do {
                return try await client.post(draft)
            } catch let problem as ChatProblem where problem.isPassing {
                try await Task.sleep(for: .milliseconds(300))
            } catch let problem as ChatProblem {
                return Terminal.show("(not sent: \(problem))")
            }
        }
    }
}
