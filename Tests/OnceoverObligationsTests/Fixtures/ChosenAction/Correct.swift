// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

import UIKit

final class Porter {
    /// What is done where the user says so is not done where nobody is asked.
    func castOff(from host: UIViewController, mayLeave: Bool, completion: (() -> Void)?) {
        guard mayLeave else { return }  // assumes user-choice
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in completion?() })
        host.present(alert, animated: true)
    }
}

/// Another choice may have something else done.
final class Mate {
    func castOff(from host: UIViewController, completion: (() -> Void)? = nil) {
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Look at the tide", style: .default) { _ in Tide.show() })  // assumes user-choice
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion?() })
        host.present(alert, animated: true)
    }
}

/// What is told which action was taken is the action.
final class Boatswain {
    func alert(_ text: String, handler: ((UIAlertAction) -> Void)? = nil) -> UIAlertController {
        let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Aye", style: .default, handler: handler))
        return alert
    }

    func pipe(_ text: String, on host: UIViewController, handler: ((UIAlertAction?) -> Void)?) {
        guard host.presentedViewController == nil else { return }
        host.present(alert(text, handler: handler), animated: true)
    }
}
