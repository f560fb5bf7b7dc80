import FlyingFox
import Foundation

/// Serves the files of a folder on a free port of this machine, and prints its address.
@main
struct ImageServer {
    static func main() async throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: image-server FOLDER\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0), handler: DirectoryHTTPHandler(root: folder))
        async let running: Void = server.run()
        try await server.waitUntilListening()
        if case .ip4(let host, let port) = await server.listeningAddress { report("http://\(host):\(port)/") }
        try await running
    }

    /// Not `print`, which keeps lines back when they go into a pipe.
    private static func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
