import ArgumentParser
import AsyncHTTPClient
import Bridge
import CallbackAPI
import Chat
import Client
import Foundation

/// A chat on the terminal: prints what happens, and sends each line that is typed.
@main
struct Clipper: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clipper", abstract: "Prints what happens in a chat, and sends each line that you type.",
        discussion: "/location shares where this machine is, as gpsd knows it. /quit, or Ctrl-D, ends.")

    @Argument(help: "Your name in the chat.") var name: String
    @Option(help: "The address of the chat.") var server = "http://127.0.0.1:8080/"
    @Option(help: "HOST:PORT of gpsd.") var gpsd = LocationService(host: "127.0.0.1", port: 2947)
    @Option(help: "The list of cities: Locations.xml of libgweather.") var cities = AddressEncoder.installed.path

    func run() async throws {
        guard let url = URL(string: server), url.host != nil, url.scheme == "http" || url.scheme == "https" else {
            throw ValidationError("\(server) is no address of a server")
        }
        let http = HTTPClient(configuration: ChatClient.configuration)
        do {
            let person = try Person(name: name, key: UUID().uuidString)
            try await chat(ChatClient(server: url, person: person, http: http))
            try await http.shutdown()
        } catch {
            try? await http.shutdown()
            FileHandle.standardError.write(Data("clipper: \(error)\n".utf8))
            throw ExitCode.failure
        }
    }

    /// Until nothing more is typed, or the chat ends.
    private func chat(_ client: ChatClient) async throws {
        let share = LocationSharing(service: gpsd, encoder: AddressEncoder(cities: URL(fileURLWithPath: cities)))
        try await withThrowingTaskGroup { group in
            group.addTask { try await Listening(client: client).run() }
            group.addTask { try await Typing(client: client, sharing: share).run() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

extension LocationService: ExpressibleByArgument {
    package init?(argument: String) {
        guard let colon = argument.lastIndex(of: ":"), let port = UInt16(argument[argument.index(after: colon)...])
        else { return nil }
        self.init(host: argument[..<colon].trimmingCharacters(in: ["[", "]"]), port: port)
    }
}
