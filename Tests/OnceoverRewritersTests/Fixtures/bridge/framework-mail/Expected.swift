#if canImport(MessageUI) && canImport(UIKit)
import Foundation
import MessageUI
import Onceover
import UIKit

/// Waits for the callbacks of a `MFMailComposeViewControllerDelegate`.
final class MFMailComposeViewControllerDelegateBridge: NSObject, MFMailComposeViewControllerDelegate, Sendable {
    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<MFMailComposeResult>, any Error>(whenBusy: .reject)

    override init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (MFMailComposeViewControllerDelegateBridge) -> Void
    ) async throws -> MFMailComposeResult {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(returning: HandedOver(value: result))
        }
    }
}
#endif
