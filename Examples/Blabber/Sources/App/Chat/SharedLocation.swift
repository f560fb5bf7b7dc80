import Bridge
import CallbackAPI
import Foundation
import Onceover

/// A location as a line of the chat.
package struct SharedLocation: Sendable {
    private let encoder: AddressEncoder

    package init(encoder: AddressEncoder) { self.encoder = encoder }

    /// Such as "📍 Dresden, Germany (51.052, 13.741)".
    ///
    /// - Throws: `AddressError`.
    package func text(for location: Location) async throws -> String {
        let place = String(format: "%.3f, %.3f", location.latitude, location.longitude)
        do {
            return "📍 \(try await encoder.address(for: location)) (\(place)\(precision(of: location)))"
        } catch let interruption as Interruption where interruption.reason == .empty {
            return "📍 \(place)\(precision(of: location)), far from any city"
        }
    }

    private func precision(of location: Location) -> String {
        guard let accuracy = location.accuracy, accuracy > 1000 else { return "" }
        return " ± \(Int((accuracy / 1000).rounded())) km"
    }
}
