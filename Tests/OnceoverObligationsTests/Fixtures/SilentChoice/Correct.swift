// verdicts: 1 proved, 4 assumed, 0 violated, 2 unknown
// proofs assume: one-of-several-runs
import UIKit

@MainActor
func ask(on host: UIViewController) async -> Bool {
    await withCheckedContinuation { continuation in
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
        host.present(alert, animated: true)
    }
}

/// What asks nothing of the answer is no choice between answers.
func tell(on host: UIViewController) async {
    await withCheckedContinuation { continuation in
        let alert = UIAlertController(title: "Land ahoy", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Aye", style: .cancel))
        host.present(alert, animated: true) { continuation.resume() }
    }
}

/// A completion handler may be there for those who agree.
func confirm(on host: UIViewController, completion: @escaping () -> Void) {
    let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion() })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    host.present(alert, animated: true)
}

/// The user may leave alone what the sheet offers that a function makes.
final class Bridge {
    weak var host: UIViewController?

    private func sheet(_ text: String, _ pick: @escaping (Bool) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in pick(true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in pick(false) })
        return alert
    }

    func ask(_ text: String, completion: @escaping (Bool) -> Void) {
        if let host {
            host.present(sheet(text, completion), animated: true)
        } else {
            completion(false)
        }
    }

    /// A sheet that is made and not shown answers nobody.
    func askLater(_ text: String, completion: @escaping (Bool) -> Void) {
        let sheet = sheet(text, completion)
        guard let host else { return completion(false) }
        host.present(sheet, animated: true)
    }
}

/// Who is told yes or no is told.
func askToSink(on host: UIViewController, completion: @escaping (Bool) -> Void) {
    let alert = UIAlertController(title: "Sink it?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Sink", style: .destructive) { _ in completion(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in completion(false) })
    host.present(alert, animated: true)
}

/// Who can be told of a name alone hears of none where none is chosen, or nothing is shown.
func rename(on host: UIViewController?, handler: ((String) -> Void)? = nil) {
    guard let host else { return }  // assumes listener-callback, user-choice
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Aurora", style: .default) { _ in handler?("Aurora") })
    alert.addAction(UIAlertAction(title: "None", style: .cancel))
    host.present(alert, animated: true)
}
