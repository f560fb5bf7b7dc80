#if canImport(UIKit)
import Foundation
import Onceover
import UIKit

/// Waits for the callbacks of a `UIImagePickerControllerDelegate`.
@MainActor
final class UIImagePickerControllerDelegateBridge: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate, Sendable {
    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<[UIImagePickerController.InfoKey: Any]?>, any Error>(whenBusy: .reject)

    override init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives, or nil if the user cancels.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (UIImagePickerControllerDelegateBridge) -> Void
    ) async throws -> [UIImagePickerController.InfoKey: Any]? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        slot.resume(returning: HandedOver(value: info))
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        slot.resume(returning: HandedOver(value: nil))
    }
}
#endif
