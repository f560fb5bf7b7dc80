import Foundation

/// A TCP connection that brings lines. Connecting and reading block.
final class LineConnection: @unchecked Sendable {
    private let descriptor: Int32
    /// What was received and is no whole line yet. Touched by the one thread that reads.
    private var received = Data()

    init(to service: LocationService) throws(LocationError) {
        var hints = addrinfo()
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var addresses: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(service.host, String(service.port), &hints, &addresses)
        guard status == 0, let addresses else {
            throw .unreachable(service, reason: String(cString: gai_strerror(status)))
        }
        defer { freeaddrinfo(addresses) }
        descriptor = try Self.connect(to: addresses, of: service)
    }

    deinit { closeDescriptor(descriptor) }

    /// The first address that accepts.
    private static func connect(
        to addresses: UnsafeMutablePointer<addrinfo>, of service: LocationService
    ) throws(LocationError) -> Int32 {
        var next: UnsafeMutablePointer<addrinfo>? = addresses
        var code = EADDRNOTAVAIL
        while let address = next?.pointee {
            let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
            if descriptor != -1, Foundation.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                return descriptor
            }
            code = errno
            if descriptor != -1 { closeDescriptor(descriptor) }
            next = address.ai_next
        }
        if code == ECONNREFUSED { throw .denied(service) }
        throw .unreachable(service, reason: String(cString: strerror(code)))
    }
}

extension LineConnection {
    /// The next line, without its end; nil when the other side has gone, or after `end`.
    func nextLine() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = received[..<end]
                received = Data(received[(end + 1)...])
                return line
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == -1 && errno == EINTR { continue }
            if count <= 0 { return nil }
            received += buffer[..<count]
        }
    }

    /// Sends a short line. If the other side has gone, reading says so.
    func send(_ line: String) {
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        _ = line.withCString { Foundation.send(descriptor, $0, strlen($0), flags) }
    }

    /// Wakes the thread that reads, from any thread. The descriptor stays taken until nobody holds the connection.
    func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
