import ArgumentParser
import AsyncHTTPClient
import Client
import Foundation

/// Measures a chat server from another process: many people who all talk and all listen.
@main
struct BlabberLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blabber-load", abstract: "Measures a chat server, and fails when a line is lost or out of order.")

    @Option(help: "The address of the chat.") var server = "http://127.0.0.1:8080/"
    @Option(help: "How many people.") var clients = 200
    @Option(help: "How many lines a second all of them together send. Each of them gets as many.") var rate = 20.0
    @Option(help: "For how long.") var seconds = 60.0
    @Option(help: "The server's process, whose memory is printed.") var pid: Int32?

    func validate() throws {
        guard let url = URL(string: server), url.host != nil else { throw ValidationError("\(server) is no address") }
        guard clients > 0, rate > 0, rate * seconds >= Double(clients) else {
            throw ValidationError("each client must send a line at least: rate * seconds is less than the clients")
        }
    }

    func run() async throws {
        let http = HTTPClient(configuration: ChatClient.configuration)
        do {
            try await measure(with: http)
            try await http.shutdown()
        } catch {
            try? await http.shutdown()
            throw error
        }
    }

    private func measure(with http: HTTPClient) async throws {
        let memory = pid.map(ProcessMemory.init)
        let before = try memory?.megabytes()
        let crowd = try Crowd(
            server: URL(string: server)!, http: http, count: clients, lines: Int(rate * seconds) / clients)
        let tally = try await crowd.talk(every: .seconds(Double(clients) / rate))
        print(await tally.report)
        if let memory, let before {
            print(String(format: "the server's memory: %.1f MB before, %.1f MB after", before, try memory.megabytes()))
        }
        if await !tally.isSound { throw ExitCode.failure }
    }
}
