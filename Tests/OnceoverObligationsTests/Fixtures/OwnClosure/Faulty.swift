// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

/// The closure that a property keeps answers, and so does who calls it.
final class Clerk {
    var onConfirm: (() -> Void)?
    private var whenSigned: (Bool) -> Void = { _ in }

    func confirm() async -> Bool {
        await withCheckedContinuation { continuation in
            self.onConfirm = {
                Task { @MainActor in
                    do {
                        try await self.office.close()
                        continuation.resume(returning: true)
                    } catch {
                        continuation.resume(returning: false)
                    }
                }
            }
            let alert = UIAlertController(title: "Close?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
            alert.addAction(
                UIAlertAction(title: "Yes", style: .default) { _ in
                    self.onConfirm?()
                    continuation.resume(returning: true)  // want "double-resume: `continuation`"
                })
            self.present(alert, animated: true)
        }
    }

    func sign(_ paper: Paper, completion: @escaping (Bool) -> Void) {
        whenSigned = { isSigned in completion(isSigned) }
        guard paper.isReady else {
            whenSigned(false)
            completion(false)  // want "double-resume: `completion` is called a second time"
            return
        }
    }

    func stamp(_ paper: Paper, completion: @escaping () -> Void) {
        onConfirm = completion
        onConfirm = { completion() }  // want "double-resume: `completion` is called a second time"
        onConfirm?()
        self.onConfirm?()
    }
}
