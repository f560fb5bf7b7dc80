// verdicts: 0 proved, 0 assumed, 0 violated, 6 unknown

final class Clerk {
    var onConfirm: (() -> Void)?

    /// Who calls the closure leaves the answer to it.
    func confirm() async -> Bool {
        await withCheckedContinuation { continuation in
            self.onConfirm = { continuation.resume(returning: true) }
            let alert = UIAlertController(title: "Close?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.onConfirm?() })
            self.present(alert, animated: true)
        }
    }

    /// On the path that answers itself, the closure has been taken back.
    func sign(completion: @escaping (Bool) -> Void) {
        onConfirm = { completion(true) }
        if isClosed {
            onConfirm = nil
            onConfirm?()
            completion(false)
        }
    }

    /// Which closure the property has, the branch says.
    func stamp(completion: @escaping (Bool) -> Void) {
        if isClosed {
            completion(false)
        } else {
            onConfirm = { completion(true) }
        }
        onConfirm?()
    }

    /// A flag keeps the second answer back.
    func file(completion: @escaping (Bool) -> Void) {
        var isFiled = false
        onConfirm = {
            guard !isFiled else { return }
            isFiled = true
            completion(true)
        }
        onConfirm?()
        onConfirm?()
    }

    /// Another closure has taken its place.
    func archive(completion: @escaping (Bool) -> Void) {
        onConfirm = { completion(true) }
        onConfirm = { print("archived") }
        onConfirm?()
        completion(false)
    }

    /// What the other object's property holds is its own.
    func forward(to other: Clerk, completion: @escaping (Bool) -> Void) {
        onConfirm = { completion(true) }
        other.onConfirm?()
    }
}
