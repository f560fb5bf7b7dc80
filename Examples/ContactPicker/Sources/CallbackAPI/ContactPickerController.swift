import Synchronization

/// Lets the user pick a contact on the terminal, with fzf. As older frameworks have it: the answer comes to a delegate,
/// which is not kept alive.
@MainActor
package final class ContactPickerController {
    package weak var delegate: (any ContactPickerDelegate)?
    private let presented = Mutex<FuzzyFinder?>(nil)

    package init() {}

    /// Shows the contacts. The delegate learns what came of it, even when the picker could not be shown.
    package func present(_ contacts: [Contact]) {
        do {
            let finder = try presented.withLock { presented in
                if presented != nil { throw ContactPickerError.alreadyPresented }
                let finder = try FuzzyFinder(lines: contacts.map(\.line))
                presented = finder
                return finder
            }
            finder.run { outcome in
                Task { @MainActor in self.end(of: finder, with: outcome, among: contacts) }
            }
        } catch {
            delegate?.contactPicker(self, didFailWith: error)
        }
    }

    /// Takes the picker off the screen. The delegate is not told, because the caller knows. From any thread.
    package nonisolated func dismiss() {
        presented.withLock { presented in
            presented?.terminate()
            presented = nil
        }
    }

    /// A finder that was dismissed ends too, but is no longer the one that is presented.
    private func end(of finder: FuzzyFinder, with outcome: FuzzyFinder.Outcome, among contacts: [Contact]) {
        guard take(finder) else { return }
        switch outcome {
        case .line(let number) where contacts.indices.contains(number):
            delegate?.contactPicker(self, didSelect: contacts[number])
        case .line, .nothing: delegate?.contactPickerDidCancel(self)
        case .failure(let status):
            delegate?.contactPicker(self, didFailWith: ContactPickerError.failed(status: status))
        }
    }
}

extension ContactPickerController {
    private func take(_ finder: FuzzyFinder) -> Bool {
        presented.withLock { presented in
            guard presented === finder else { return false }
            presented = nil
            return true
        }
    }
}

extension Contact {
    fileprivate var line: String { email.map { "\(name) <\($0)>" } ?? name }
}
