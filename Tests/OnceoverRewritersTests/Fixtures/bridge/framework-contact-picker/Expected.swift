#if canImport(ContactsUI) && canImport(UIKit)
import ContactsUI
import Foundation
import Onceover
import UIKit

/// Waits for the callbacks of a `CNContactPickerDelegate`.
final class CNContactPickerDelegateBridge: NSObject, CNContactPickerDelegate, Sendable {
    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<CNContact?>, any Error>(whenBusy: .reject)

    override init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives, or nil if the user cancels.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (CNContactPickerDelegateBridge) -> Void
    ) async throws -> CNContact? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        slot.resume(returning: HandedOver(value: contact))
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        slot.resume(returning: HandedOver(value: nil))
    }
}
#endif
