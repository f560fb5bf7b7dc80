/// Learns how a picker ended. Each presentation ends with exactly one of the calls, on the main actor; with none when it
/// was dismissed.
@MainActor
package protocol ContactPickerDelegate: AnyObject {
    func contactPicker(_ picker: ContactPickerController, didSelect contact: Contact)
    func contactPickerDidCancel(_ picker: ContactPickerController)
    func contactPicker(_ picker: ContactPickerController, didFailWith error: any Error)
}

/// Why there is nothing to pick with.
package enum ContactPickerError: Error, CustomStringConvertible {
    case notInstalled
    /// A system call failed, with its `errno`.
    case notStarted(errno: Int32)
    /// It ended with a status that means neither a choice nor a cancellation; it has said why on standard error.
    case failed(status: Int32)
    case alreadyPresented

    package var description: String {
        switch self {
        case .notInstalled: "fzf is not installed: `apt-get install fzf` or `brew install fzf`"
        case .notStarted(let errno): "fzf could not be started: error \(errno)"
        case .failed(let status): "fzf failed with status \(status)"
        case .alreadyPresented: "the picker is on the screen already"
        }
    }
}
