import Onceover

/// Waits for the callbacks of a `SocketEvents`.
final class SocketEventsBridge: SocketEvents, Sendable {
    /// What a callback received.
    enum Callback: Sendable {
        case opened([String: String])
        case closed(String, UInt16)
    }

    private let slot = ContinuationSlot<Callback, any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (SocketEventsBridge) -> Void
    ) async throws -> Callback {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func opened(_ argument0: [String: String]) {
        slot.resume(returning: .opened(argument0))
    }

    func closed(_ argument0: String, _ argument1: UInt16) {
        slot.resume(returning: .closed(argument0, argument1))
    }
}
