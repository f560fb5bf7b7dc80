// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

import UIKit

/// The alert is shown, and then one of its buttons is pressed.
final class Porter {
    func ask(on host: UIViewController, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Go up?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { _ in
                completion(true)  // want "double-resume: `completion` is called here, and always called again"
            })
        alert.addAction(
            UIAlertAction(title: "No", style: .cancel) { _ in
                completion(false)
            })
        host.present(alert, animated: true) { completion(false) }
    }

    func warn(on host: UIViewController, completion: @escaping () -> Void) {
        let alert = UIAlertController(title: "It is late", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
                completion()  // want "double-resume: `completion` is called here, and always called again"
            })
        host.present(alert, animated: true, completion: completion)
    }
}
