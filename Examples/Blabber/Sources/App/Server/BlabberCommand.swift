import ArgumentParser
import CallbackAPI
import Chat
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// A chat: a server with a page, for browsers and for `clipper`.
@main
struct BlabberCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blabber", abstract: "Serves a chat: a page for browsers, and a stream for clipper.")

    @Option(help: "The address to listen at.") var host = "127.0.0.1"
    @Option(help: "The port to listen at; 0 takes a free one.") var port = 8080
    @Option(help: "A name that visitors use for this server, besides localhost and the address. Can be repeated.")
    var name: [String] = []
    @Option(help: "The file that keeps the lines.") var database = "blabber.sqlite"
    @Option(help: "HOST:PORT of the Redis that connects several nodes.") var redis: RedisAddress?
    @Option(help: "How many lines a second a person may send in the long run.") var rate = 5.0
    @Option(help: "The list of cities: Locations.xml of libgweather.") var cities = AddressEncoder.installed.path

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("a port is a number from 0 to 65535") }
        guard rate > 0 else { throw ValidationError("the rate must be more than 0") }
    }

    func run() async throws {
        do {
            try await serve()
        } catch {
            FileHandle.standardError.write(Data("blabber: \(problem(error))\n".utf8))
            throw ExitCode.failure
        }
    }

    private func serve() async throws {
        var logger = Logger(label: "blabber", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .notice
        let relay = redis.map { RedisRelay(address: $0, logger: logger) }
        try await relay?.check()
        let room = try Room(history: History(path: database), relay: relay, rate: rate, logger: logger)
        var services: [any Service] = [Heart(room: room), application(room, logger)]
        if let relay { services.insert(NodeLink(relay: relay, room: room), at: 0) }
        var group = ServiceGroupConfiguration(
            services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        // A client that does not read cannot be told that this is the end.
        group.maximumGracefulShutdownDuration = .seconds(3)
        try await ServiceGroup(configuration: group).run()
    }

    private func application(_ room: Room, _ logger: Logger) -> some ApplicationProtocol {
        let encoder = AddressEncoder(cities: URL(fileURLWithPath: cities))
        let urlHost = host.contains(":") ? "[\(host)]" : host
        let hosts = ["localhost", "127.0.0.1", "[::1]", urlHost] + name
        let routes = ChatRoutes(
            room: room, sharedLocation: SharedLocation(encoder: encoder), hosts: Set(hosts.map { $0.lowercased() }))
        return Application(
            router: routes.router, configuration: .init(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                // Not `print`, which keeps lines back when they go into a pipe.
                let line = "http://\(urlHost):\(channel.localAddress?.port ?? port)/\n"
                FileHandle.standardOutput.write(Data(line.utf8))
            },
            logger: logger)
    }

    private func problem(_ error: any Error) -> String {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            "port \(port) is in use; `--port 0` takes a free one"
        case is SocketAddressError: "there is no address \(host) to listen at"
        case let error as IOError: "cannot listen at \(host):\(port): \(error)"
        default: "\(error)"
        }
    }
}

extension RedisAddress: ExpressibleByArgument {
    init?(argument: String) {
        let parts = argument.split(separator: ":")
        guard parts.count == 2, let port = Int(parts[1]), (1...65535).contains(port) else { return nil }
        self.init(host: String(parts[0]), port: port)
    }
}
