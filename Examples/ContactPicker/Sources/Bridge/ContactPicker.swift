import CallbackAPI
import Onceover

/// The picker as an async call.
@MainActor
package final class ContactPicker {
    private let controller = ContactPickerController()
    private let choice = ContinuationSlot<Contact?, any Error>(whenBusy: .reject)

    package init() { controller.delegate = self }

    /// Shows the contacts and waits for the user.
    ///
    /// Cancelling the task takes the picker off the screen.
    ///
    /// - Returns: the contact that was picked; nil when the user cancelled.
    /// - Throws: `ContactPickerError`; `CancellationError`; an `Interruption` (`busy`) while another call waits.
    package func pickContact(from contacts: [Contact]) async throws -> Contact? {
        try await choice.wait(onCancel: { [controller] in controller.dismiss() }) { controller.present(contacts) }
    }
}

extension ContactPicker: ContactPickerDelegate {
    package func contactPicker(_: ContactPickerController, didSelect contact: Contact) {
        choice.resume(returning: contact)
    }

    package func contactPickerDidCancel(_: ContactPickerController) { choice.resume(returning: nil) }

    package func contactPicker(_: ContactPickerController, didFailWith error: any Error) {
        choice.resume(throwing: error)
    }
}
