// verdicts: 0 proved, 0 violated, 2 unknown

import UIKit

final class Porter {
    /// What is done where the user says so is not done where nobody is asked.
    func castOff(from host: UIViewController, mayLeave: Bool, completion: (() -> Void)?) {
        guard mayLeave else { return }
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
        alert.addAction(UIAlertAction(title: "Look at the tide", style: .default) { _ in Tide.show() })
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion?() })
        host.present(alert, animated: true)
    }
}
