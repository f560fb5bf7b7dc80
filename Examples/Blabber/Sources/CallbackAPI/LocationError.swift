/// Why there is no location.
package enum LocationError: Error, Hashable, CustomStringConvertible {
    /// The service refuses the connection.
    case denied(LocationService)
    case unreachable(LocationService, reason: String)
    /// Something else answers there.
    case notALocationService(LocationService)
    /// The service runs, but has no receiver.
    case noReceiver
    /// The service has ended the connection.
    case serviceLost
    /// The receiver is mute, or sees no satellites; or it has gone, of which gpsd may say nothing.
    case noPosition(within: Duration)

    package var description: String {
        switch self {
        case .denied(let service):
            """
            no location: gpsd refuses at \(service); `apt-get install gpsd`, then \
            `gpsd -N -n -b -S \(service.port) /dev/…` or, without a receiver, `./gps` starts it with a recorded track
            """
        case .unreachable(let service, let reason): "no location: \(service) cannot be reached (\(reason))"
        case .notALocationService(let service): "no location: what answers at \(service) is not gpsd"
        case .noReceiver: "no location: gpsd has no receiver; give it one, such as `gpsd -N -n /dev/ttyUSB0`"
        case .serviceLost: "no location: gpsd has gone"
        case .noPosition(let limit):
            "no location: the receiver gave no position within \(limit); it is mute, or sees no satellites"
        }
    }
}

/// Where gpsd listens.
package struct LocationService: Hashable, Sendable, CustomStringConvertible {
    package let host: String
    package let port: UInt16

    package init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
