import Bridge
import CallbackAPI
import Chat

/// Where this machine is, in words: one position, and then an address. The callbacks of both are in the bridge.
struct LocationSharing: Sendable {
    /// A receiver that was just switched on needs longer, and says so by being mute.
    private static let patience = Duration.seconds(5)

    let service: LocationService
    let encoder: AddressEncoder

    /// - Throws: `LocationError`; `AddressError`.
    func text() async throws -> String {
        let location = try await CurrentLocation().location(from: service, within: Self.patience)
        return try await SharedLocation(encoder: encoder).text(for: location)
    }
}
